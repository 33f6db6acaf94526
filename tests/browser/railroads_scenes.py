"""Matches of Russian Railroads at every question that looks different, played in Python and then opened on the page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from playwright.sync_api import Locator, Page

from boardwright.core.domain.match import Match
from tests.browser import scenes
from tests.browser.person import Way
from tests.browser.railroads import GAME, Curious, Person
from tests.browser.scenes import Scene, asks, curious, nearly_over, over, without_the_panel
from tests.browser.server import Server
from tests.browser.stored import Moment

ALONE = ("Ana", "bot:random", "bot:random")
NAMES = ["Ana", "bot:greedy", "bot:random", "bot:greedy"]
QUESTIONS = ("start_bonus", "turn", "pay", "act", "next", "place", "replace", "token", "card", "bonus", "repeat", "once_more", "reuse")


@cache
def a_match(until: str | Moment, players: int = 2, curious_seat: int = 0) -> Match:
    """The first match in which it comes to that; a text is a question to the first person."""
    wanted = asks(until) if isinstance(until, str) else until
    return scenes.first(GAME, players, lambda: curious(Curious(), curious_seat), wanted)


def by_bots(until: Moment, players: int = 3) -> Match:
    """A match of bots that know what they do, as far as it had to go for something to be so: good to look at."""
    return scenes.by_bots(GAME, "greedy", players, until, seed=2)


def midway(match: Match) -> bool:
    """The first person's turn in the fourth round, when some have done something."""
    if not asks("turn")(match):
        return False
    view = match.full_view()
    return view["round"] == 4 and sum(space["taken"] is not None for space in view["spaces"].values()) > 4


def stepping(match: Match) -> bool:
    """The first person has rails to move, on more than one line."""
    lines = asks("act")(match) and {action.args.get("line") for action in match.legal(0)}
    return bool(lines) and len(lines) > 2 and match.full_view()["round"] >= 4


def can_step_thrice(match: Match) -> bool:
    """The first person can move black rails three times, and on the Kiev line as far as that."""
    may = asks("turn")(match) and "occupy black_2" in map(str, match.legal(0))
    return may and match.full_view()["seats"][0]["rails"]["kiev"]["black"] <= 5


def other_holds(match: Match) -> bool:
    """The first person's turn; another player has taken an end-bonus card, and the first person has never seen them."""
    seats = match.full_view()["seats"] if asks("turn")(match) else []
    return bool(seats) and seats[1]["bonus_count"] > 0 and not seats[0]["bonus_count"]


def last_to_pass(match: Match) -> bool:
    """The first person's turn; who passes now ends the round, and it is scored."""
    return asks("turn")(match) and sum(match.full_view()["passed"]) == match.players - 1


# -- on the page


def opened(page: Page, server: Server, match: Match) -> Person:
    return scenes.opened(Person(page), server, match, NAMES)


def at(page: Page, server: Server, match: Match, way: Way = "mouse", names: Sequence[str] = ALONE) -> Person:
    """The first person at the table, about to choose; `names`: who sits there."""
    return scenes.at(Person(page, way), server, match, names)


def _asked(question: str) -> Scene:
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
    without_the_panel(page)


def free(match: Match) -> str:
    """A space of the main board that the first person can take, and that would change points at the round's end if there is one."""
    spaces = match.view(0)["spaces"]
    places = [action.args["place"] for action in match.legal(0) if action.kind == "occupy" and action.args["place"] in spaces]
    return max(places, key=lambda place: len(match.preview(0, f"occupy {place}")["gives"]))


def explain(person: Person, place: Locator) -> None:
    """Point at a space of the main board."""
    place.hover()
    person.board.locator(".beside").wait_for()


SCENES: dict[str, Scene] = {
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
