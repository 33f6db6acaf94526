"""Matches at a position worth a test, found or played in Python and then opened on the page; shared by the scenes of all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

import numpy as np
from playwright.sync_api import Page

import boardwright as bw
from boardwright.core.domain.actions import Action
from boardwright.core.domain.match import Match
from tests.browser.chooser import VarietyStrategy
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.stored import Condition, Policy, open_stored_match, play_until

P = TypeVar("P", bound=Person)
Scene = Callable[[Page, Server], None]

# -- conditions. They check what is cheap first: they run after every decision, and a whole view costs milliseconds.


@cache
def is_asked(question: str, kind: str | None = None) -> Condition:
    """Return the condition that the first seat is asked this question, and may answer with an action of that kind."""

    def condition(match: Match) -> bool:
        if 0 not in match.actors or match.prompt(0).id != question:
            return False
        return kind is None or any(action.kind == kind for action in match.legal(0))

    return condition


def is_last_turn(match: Match) -> bool:
    """Return whether the first seat plays the last turns of a match: in the last round, and all others have passed."""
    if not is_asked("turn")(match):
        return False
    view = match.full_view()
    return bool(view["round"] == view["rounds"] and sum(view["passed"]) == match.players - 1)


def is_over(match: Match) -> bool:
    return match.over


# -- how seats choose


def strategy_policy(strategy: VarietyStrategy, strategy_seat: int = 0) -> Policy:
    """Return a policy: one seat chooses by a strategy, the others choose at random."""

    def choose(match: Match, seat: int, chance: np.random.Generator) -> Action:
        legal = match.legal(seat)
        if seat != strategy_seat:
            return legal[int(chance.integers(len(legal)))]
        choice = strategy.choose(map(str, legal))
        return next(action for action in legal if str(action) == choice)

    return choose


def first_match(game: str, players: int, make_policy: Callable[[], Policy], condition: Condition, seed: int = 1) -> Match:
    """Return the first match, from this seed on, that reaches a condition. Each match has a policy of its own, which may have memory."""
    matches = (play_until(game, players, number, make_policy(), condition) for number in range(seed, seed + 200))
    return next(match for match in matches if match is not None)


# -- matches of strong bots, which look like real ones


@cache
def finished_bot_match(game: str, level: str, players: int, seed: int) -> Match:
    """Return a finished match of bots."""
    loaded = bw.load(game)
    bot = bw.bot(level, loaded)
    match = loaded.new_match(players=players, seed=seed)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
    return match


@cache
def bot_match(game: str, level: str, players: int, condition: Condition, seed: int = 1) -> Match:
    """Return the first match of bots, from this seed on, that reaches a condition, up to that position."""
    matches = (_cut_at(condition, finished_bot_match(game, level, players, number)) for number in range(seed, seed + 30))
    return next(match for match in matches if match)


def _cut_at(condition: Condition, finished: Match) -> Match | None:
    """Return a finished match up to the first position where a condition holds."""
    if condition(finished):  # the condition is about the end
        return finished
    match = Match.start(finished.game, finished.players, finished.seed, finished.options)
    for seat, action in finished.decisions:
        if condition(match):
            return match
        match.play(seat, action)
    return None


# -- on the page


def show_scene(scene: Scene, page: Page, server: Server) -> None:
    """Bring the page to a scene."""
    scene(page, server)
    wait_for_fonts(page)


def wait_for_fonts(page: Page) -> None:
    """Wait for the fonts: before they have loaded, words are wider."""
    page.evaluate("() => document.fonts.ready")


def open_match(person: P, server: Server, match: Match, names: Sequence[str]) -> P:
    """Open the table of a match. A name is a person's, or `bot:level`."""
    open_stored_match(person.page, server, match, list(names[: match.players]))
    person.phase()
    wait_for_fonts(person.page)
    return person


def open_at_turn(person: P, server: Server, match: Match, names: Sequence[str]) -> P:
    """Open the table of a match whose first seat is about to choose."""
    page = person.page
    open_stored_match(page, server, match, list(names[: match.players]))
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    assert person.wait_for_turn()
    wait_for_fonts(page)
    return person


def close_result_panel(page: Page) -> None:
    """Close the panel with the result, and leave the scoring on the board."""
    page.keyboard.press("Escape")
    page.locator(".end.panel").wait_for(state="detached")
