"""Matches of Russian Railroads at every question that looks different, played in Python and then opened on the page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from playwright.sync_api import Locator, Page

from boardwright.core.domain.match import Match
from tests.browser import scenes
from tests.browser.person import InputMethod
from tests.browser.railroads import GAME, Person, Strategy
from tests.browser.scenes import Scene, close_result_panel, is_asked, is_last_turn, is_over, strategy_policy
from tests.browser.server import Server
from tests.browser.stored import Condition

ONE_PERSON = ("Ana", "bot:random", "bot:random")
NAMES = ["Ana", "bot:greedy", "bot:random", "bot:greedy"]
QUESTIONS = ("start_bonus", "turn", "pay", "act", "next", "place", "replace", "token", "card", "bonus", "repeat", "once_more", "reuse")


@cache
def match_at(condition: str | Condition, players: int = 2, strategy_seat: int = 0) -> Match:
    """Return the first match that reaches a condition; a text is a question to the first seat."""
    reached = is_asked(condition) if isinstance(condition, str) else condition
    return scenes.first_match(GAME, players, lambda: strategy_policy(Strategy(), strategy_seat), reached)


def bot_match(condition: Condition, players: int = 3) -> Match:
    """Return the first match of strong bots that reaches a condition, up to that position."""
    return scenes.bot_match(GAME, "greedy", players, condition, seed=2)


def is_midway(match: Match) -> bool:
    """Return whether it is the first seat's turn in the fourth round, with several spaces taken."""
    if not is_asked("turn")(match):
        return False
    view = match.full_view()
    return view["round"] == 4 and sum(space["taken"] is not None for space in view["spaces"].values()) > 4


def is_moving_rails(match: Match) -> bool:
    """Return whether the first seat moves rails on more than one line."""
    lines = is_asked("act")(match) and {action.args.get("line") for action in match.legal(0)}
    return bool(lines) and len(lines) > 2 and match.full_view()["round"] >= 4


def can_step_thrice(match: Match) -> bool:
    """Return whether the first seat can move black rails three times, on the Kiev line, too."""
    can_occupy = is_asked("turn")(match) and "occupy black_2" in map(str, match.legal(0))
    return can_occupy and match.full_view()["seats"][0]["rails"]["kiev"]["black"] <= 5


def other_has_bonus(match: Match) -> bool:
    """Return whether it is the first seat's turn, another seat has an end-bonus card, and the first seat has seen none."""
    seats = match.full_view()["seats"] if is_asked("turn")(match) else []
    return bool(seats) and seats[1]["bonus_count"] > 0 and not seats[0]["bonus_count"]


def is_last_to_pass(match: Match) -> bool:
    """Return whether it is the first seat's turn and its pass ends the round, which is then scored."""
    return is_asked("turn")(match) and sum(match.full_view()["passed"]) == match.players - 1


# -- on the page


def open_match(page: Page, server: Server, match: Match) -> Person:
    return scenes.open_match(Person(page), server, match, NAMES)


def open_at_turn(page: Page, server: Server, match: Match, method: InputMethod = "mouse", names: Sequence[str] = ONE_PERSON) -> Person:
    """Open the table of a match whose first seat is about to choose; `names`: who sits there."""
    return scenes.open_at_turn(Person(page, method), server, match, names)


def _question_scene(question: str) -> Scene:
    def scene(page: Page, server: Server) -> None:
        open_match(page, server, match_at(question))

    return scene


def _turn(page: Page, server: Server) -> None:
    open_match(page, server, bot_match(is_midway))


def _space(page: Page, server: Server) -> None:
    """Explain a space that can be taken, with what it would bring."""
    person = open_match(page, server, bot_match(is_midway))
    explain(person, person.space(free_space(bot_match(is_midway))))


def _why(page: Page, server: Server) -> None:
    match = bot_match(is_midway)
    person = open_match(page, server, match)
    explain(person, person.space(next(place for place, space in match.view(0)["spaces"].items() if space["taken"] is not None)))
    page.locator(".beside .why").wait_for()


def _rails(page: Page, server: Server) -> None:
    """Focus one of several rail moves."""
    person = open_match(page, server, bot_match(is_moving_rails))
    person.board.locator(".own-area .large [data-action]").first.focus()


def _own_board(page: Page, server: Server) -> None:
    person = open_match(page, server, bot_match(is_midway))
    person.board.locator(".seats .acting").click()


def _other_board(page: Page, server: Server) -> None:
    person = open_match(page, server, bot_match(is_midway))
    person.board.locator(".seats .seat[data-board='1']").click()


def _points(page: Page, server: Server) -> None:
    person = open_match(page, server, bot_match(is_midway))
    person.board.locator(".seats .sums").click()
    person.board.locator(".scores details").first.wait_for()


def _last(page: Page, server: Server) -> None:
    open_match(page, server, match_at(is_last_turn))


def _end(page: Page, server: Server) -> None:
    open_match(page, server, bot_match(is_over))


def _scoring(page: Page, server: Server) -> None:
    _end(page, server)
    close_result_panel(page)


def free_space(match: Match) -> str:
    """Return a space of the main board that the first seat can take, with the most changes of points at the round's end."""
    spaces = match.view(0)["spaces"]
    places = [action.args["place"] for action in match.legal(0) if action.kind == "occupy" and action.args["place"] in spaces]
    return max(places, key=lambda place: len(match.preview(0, f"occupy {place}")["gives"]))


def explain(person: Person, space: Locator) -> None:
    """Point at a space of the main board."""
    space.hover()
    person.board.locator(".beside").wait_for()


SCENES: dict[str, Scene] = {
    **{question: _question_scene(question) for question in QUESTIONS if question not in ("turn", "act")},
    "turn": _turn,
    "space": _space,
    "why": _why,
    "act": _rails,
    "own": _own_board,
    "other": _other_board,
    "points": _points,
    "last": _last,
    "end": _end,
    "reckoning": _scoring,
}
