"""Matches at a moment worth looking at: found or played in Python, then opened on the page. What the games' scenes share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

import numpy as np
from playwright.sync_api import Page

import boardwright as bw
from boardwright.core.domain.actions import Action
from boardwright.core.domain.match import Match
from tests.browser.chooser import Curious
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.stored import Chooser, Moment, begun, open_stored

P = TypeVar("P", bound=Person)
Scene = Callable[[Page, Server], None]

# -- moments. They ask the cheap thing first: this is looked at after every decision, and a whole view costs milliseconds.


@cache
def asks(question: str, kind: str | None = None) -> Moment:
    """The first person is asked this, and may answer with an action of that kind."""

    def until(match: Match) -> bool:
        if 0 not in match.actors or match.prompt(0).id != question:
            return False
        return kind is None or any(action.kind == kind for action in match.legal(0))

    return until


def nearly_over(match: Match) -> bool:
    """Whatever the first person does now, the others have passed: the last turns of a match of so many rounds."""
    if not asks("turn")(match):
        return False
    view = match.full_view()
    return bool(view["round"] == view["rounds"] and sum(view["passed"]) == match.players - 1)


def over(match: Match) -> bool:
    return match.over


# -- how seats choose


def curious(mind: Curious, curious_seat: int = 0) -> Chooser:
    """One seat does what it has done least often, the others anything."""

    def choose(match: Match, seat: int, chance: np.random.Generator) -> Action:
        legal = match.legal(seat)
        if seat != curious_seat:
            return legal[int(chance.integers(len(legal)))]
        wanted = mind.choose(map(str, legal))
        return next(action for action in legal if str(action) == wanted)

    return choose


def first(game: str, players: int, chooser: Callable[[], Chooser], until: Moment, seed: int = 1) -> Match:
    """The first match, from this seed on, in which it comes to that. Each has a chooser of its own, who may remember things."""
    found = (begun(game, players, each, chooser(), until) for each in range(seed, seed + 200))
    return next(match for match in found if match is not None)


# -- matches of bots that know what they do: good to look at


@cache
def whole(game: str, level: str, players: int, seed: int) -> Match:
    """A match of bots to its end."""
    loaded = bw.load(game)
    bot = bw.bot(level, loaded)
    match = loaded.new_match(players=players, seed=seed)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
    return match


@cache
def by_bots(game: str, level: str, players: int, until: Moment, seed: int = 1) -> Match:
    """The first of their matches, from this seed on, that comes to that: as far as it has to go."""
    return next(match for each in range(seed, seed + 30) if (match := _as_far_as(until, whole(game, level, players, each))))


def _as_far_as(until: Moment, whole: Match) -> Match | None:
    if until(whole):  # its end is what is wanted
        return whole
    match = Match.start(whole.game, whole.players, whole.seed, whole.options)
    for seat, action in whole.decisions:
        if until(match):
            return match
        match.play(seat, action)
    return None


# -- on the page


def show(scene: Scene, page: Page, server: Server) -> None:
    """Bring the page to a scene."""
    scene(page, server)
    settle(page)


def settle(page: Page) -> None:
    """Wait for the fonts: until they are here, words are wider than they will be."""
    page.evaluate("() => document.fonts.ready")


def opened(person: P, server: Server, match: Match, names: Sequence[str]) -> P:
    """At this match's table. A name is a person's, or `bot:level`."""
    open_stored(person.page, server, match, list(names[: match.players]))
    person.phase()
    settle(person.page)
    return person


def at(person: P, server: Server, match: Match, names: Sequence[str]) -> P:
    """The first person at the table, about to choose."""
    page = person.page
    open_stored(page, server, match, list(names[: match.players]))
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    assert person.wait()
    settle(page)
    return person


def without_the_panel(page: Page) -> None:
    """What lies behind the panel with the result: the reckoning on the board."""
    page.keyboard.press("Escape")
    page.locator(".end.panel").wait_for(state="detached")
