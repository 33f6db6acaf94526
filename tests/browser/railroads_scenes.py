"""Matches of Russian Railroads at every question that looks different, played in Python and then opened on the page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
from playwright.sync_api import Locator, Page

import boardwright as bw
from boardwright.core.actions import Action
from boardwright.core.match import Match
from tests.browser.house import Server
from tests.browser.railroads import GAME, Curious, Person
from tests.browser.stored import Chooser, begun, open_stored

NAMES = ["Ana", "bot:greedy", "bot:random", "bot:greedy"]
QUESTIONS = ("start_bonus", "turn", "pay", "act", "next", "place", "replace", "token", "card", "bonus", "repeat", "once_more", "reuse")


def curious(curious_seat: int = 0) -> Chooser:
    """One seat does what it has done least often, the others anything."""
    mind = Curious()

    def choose(match: Match, seat: int, chance: np.random.Generator) -> Action:
        legal = match.legal(seat)
        if seat != curious_seat:
            return legal[int(chance.integers(len(legal)))]
        wanted = mind.choose(map(str, legal))
        return next(action for action in legal if str(action) == wanted)

    return choose


def asks(question: str) -> Callable[[Match], bool]:
    """The first person is asked this."""
    return lambda match: 0 in match.actors and match.prompt(0).id == question


@cache
def a_match(until: str | Callable[[Match], bool], players: int = 2, curious_seat: int = 0) -> Match:
    """The first match in which it comes to that; a text is a question to the first person."""
    wanted = asks(until) if isinstance(until, str) else until
    found = (begun(GAME, players, seed, curious(curious_seat), wanted) for seed in range(1, 200))
    return next(match for match in found if match is not None)


# -- a match of bots that know what they do: good to look at


@cache
def _by_bots(players: int) -> Match:
    game = bw.load(GAME)
    bot = bw.bot("greedy", game)
    match = game.new_match(players=players, seed=2)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
    return match


@cache
def by_bots(until: Callable[[Match], bool], players: int = 3) -> Match:
    """That match, as far as it had to go for something to be so."""
    whole = _by_bots(players)
    match = Match.start(whole.game, whole.players, whole.seed, whole.options)
    for seat, action in whole.decisions:
        if until(match):
            break
        match.play(seat, action)
    return match


def midway(match: Match) -> bool:
    """The first person's turn in the fourth round, when some have done something."""
    view = match.full_view()
    return view["round"] == 4 and asks("turn")(match) and sum(space["taken"] is not None for space in view["spaces"].values()) > 4


def stepping(match: Match) -> bool:
    """The first person has rails to move, on more than one line."""
    view = match.full_view()
    return view["round"] >= 4 and asks("act")(match) and len({action.args.get("line") for action in match.legal(0)}) > 2


def can_step_thrice(match: Match) -> bool:
    """The first person can move black rails three times, and on the Kiev line as far as that."""
    rails = match.full_view()["seats"][0]["rails"]["kiev"]
    return rails["black"] <= 5 and asks("turn")(match) and "occupy black_2" in map(str, match.legal(0))


def nearly_over(match: Match) -> bool:
    """Whatever the first person does now, the others have passed: the last turns of the match."""
    view = match.full_view()
    return view["round"] == view["rounds"] and asks("turn")(match) and sum(view["passed"]) == match.players - 1


def ends_round(match: Match) -> bool:
    """When the first person passes, the round is scored, and it brings something on more than one line."""
    view = match.full_view()
    paid = [part["points"] for name, part in view["seats"][0]["scoring"].items() if name != "total"]
    last_turn = asks("turn")(match) and sum(view["passed"]) == match.players - 1 and view["claims"] == [None, None]
    return last_turn and view["round"] < view["rounds"] and sum(points > 0 for points in paid) > 1


def other_holds(match: Match) -> bool:
    """The first person's turn; somebody else has taken an end-bonus card, and the first person has never seen them."""
    view = match.full_view()
    return asks("turn")(match) and view["seats"][1]["bonus_count"] > 0 and not view["seats"][0]["bonus_count"]


def over(match: Match) -> bool:
    return match.over


# -- on the page


def show(page: Page, server: Server, scene: str) -> None:
    """Bring the page to a scene."""
    SCENES[scene](page, server)
    page.evaluate("() => document.fonts.ready")


def opened(page: Page, server: Server, match: Match) -> Person:
    open_stored(page, server, match, NAMES[: match.players])
    person = Person(page)
    person.phase()
    return person


def _asked(question: str) -> Callable[[Page, Server], None]:
    def show_it(page: Page, server: Server) -> None:
        opened(page, server, a_match(question))

    return show_it


def _turn(page: Page, server: Server) -> None:
    opened(page, server, by_bots(midway))


def _space(page: Page, server: Server) -> None:
    """A space that can be taken, explained with what it would bring."""
    person = opened(page, server, by_bots(midway))
    explain(person, person.place(free(by_bots(midway))))


def _why(page: Page, server: Server) -> None:
    match = by_bots(midway)
    person = opened(page, server, match)
    explain(person, person.place(next(place for place, space in match.view(0)["spaces"].items() if space["taken"] is not None)))
    page.locator(".beside .why").wait_for()


def _step(page: Page, server: Server) -> None:
    """Rails to move, one of the choices pointed at."""
    person = opened(page, server, by_bots(stepping))
    person.board.locator(".own-area .large [data-action]").first.focus()


def _own(page: Page, server: Server) -> None:
    person = opened(page, server, by_bots(midway))
    person.board.locator(".seats .acting").click()


def _other(page: Page, server: Server) -> None:
    person = opened(page, server, by_bots(midway))
    person.board.locator(".seats .seat[data-board='1']").click()


def _points(page: Page, server: Server) -> None:
    person = opened(page, server, by_bots(midway))
    person.board.locator(".seats .sums").click()
    person.board.locator(".scores details").first.wait_for()


def _last(page: Page, server: Server) -> None:
    opened(page, server, a_match(nearly_over))


def _end(page: Page, server: Server) -> None:
    opened(page, server, by_bots(over))


def _reckoning(page: Page, server: Server) -> None:
    _end(page, server)
    page.keyboard.press("Escape")
    page.locator(".end.panel").wait_for(state="detached")


def free(match: Match) -> str:
    """A space of the main board that the first person can take, and that would change points at the round's end if there is one."""
    spaces = match.view(0)["spaces"]
    places = [action.args["place"] for action in match.legal(0) if action.kind == "occupy" and action.args["place"] in spaces]
    return max(places, key=lambda place: len(match.preview(0, f"occupy {place}")["gives"]))


def explain(person: Person, place: Locator) -> None:
    """Point at a space of the main board."""
    place.hover()
    person.board.locator(".beside").wait_for()


SCENES: dict[str, Callable[[Page, Server], None]] = {
    **{question: _asked(question) for question in QUESTIONS if question not in ("turn", "act")},
    "turn": _turn,
    "space": _space,
    "why": _why,
    "act": _step,
    "own": _own,
    "other": _other,
    "points": _points,
    "last": _last,
    "end": _end,
    "reckoning": _reckoning,
}
