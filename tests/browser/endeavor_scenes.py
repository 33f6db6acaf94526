"""Matches of Endeavor at every question and every kind of choice, played in Python and then opened on the page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from playwright.sync_api import Locator, Page

from boardwright.core.domain.actions import Action
from boardwright.core.domain.match import Match
from tests.browser import scenes
from tests.browser.endeavor import GAME, SPOT, Person, Strategy, map_key
from tests.browser.person import InputMethod
from tests.browser.scenes import Scene, close_result_panel, is_asked, is_over, strategy_policy
from tests.browser.server import Server
from tests.browser.stored import Condition, Policy

ONE_PERSON = ("Ana", "bot:random", "bot:random", "bot:random", "bot:random")
THREE_PEOPLE = ("Ana", "Ivo", "Eva")
NAMES = ["Ana", "bot:greedy", "bot:random", "bot:greedy", "bot:random"]
# Every question with every kind of its answers: (question, kind of action).
CHOICES = {
    "build": ("build", "build"),
    "salary": ("salary", "free"),
    "activate": ("turn", "activate"),
    "spend": ("turn", "spend"),
    "pass": ("turn", "pass"),
    "ship": ("act", "ship"),
    "occupy": ("act", "occupy"),
    "attack": ("act", "attack"),
    "draw": ("act", "draw"),
    "payment": ("act", "free"),
    "done": ("act", "done"),
    "governor": ("governor", "governor"),
    "no_governor": ("governor", "no_governor"),
    "discard": ("discard", "discard"),
}


@cache
def match_at(condition: Condition, players: int = 3) -> Match:
    """Return the first match that reaches a condition."""
    return scenes.first_match(GAME, players, lambda: strategy_policy(Strategy()), condition)


@cache
def match_at_choice(choice: str) -> Match:
    """Return the first match in which the first seat has this choice."""
    return match_at(is_asked(*CHOICES[choice]))


def abolition_policy() -> Policy:
    """Return a policy: the first seat seeks Europe's cities and cards, the others choose at random."""
    preferred = (
        "draw europe",
        "activate colonial_house",
        "occupy",
        "attack",
        "spend",
        "activate",
        "draw",
        "build docks",
        "build fortress",
        "build market",
        "build",
    )

    def choose(match: Match, seat: int, chance: np.random.Generator) -> Action:
        legal = match.legal(seat)
        if seat:
            return legal[int(chance.integers(len(legal)))]
        rank = {
            str(action): next((i for i, text in enumerate(preferred) if str(action).startswith(text)), len(preferred)) for action in legal
        }
        return min(legal, key=lambda action: (rank[str(action)], action.kind in ("pass", "done")))

    return choose


def is_abolition_possible(match: Match) -> bool:
    """Return whether the first seat may take the last European card, while a player holds slavery cards."""
    return "draw europe" in choice_texts(match, "draw") and bool(match.preview(0, "draw europe").get("laid_aside"))


@cache
def match_before_abolition() -> Match:
    return scenes.first_match(GAME, 3, abolition_policy, is_abolition_possible)


def choice_texts(match: Match, *kinds: str) -> list[str]:
    """Return the texts of the first seat's legal actions of these kinds."""
    return [str(action) for action in match.legal(0) if action.kind in kinds]


def bot_match(condition: Condition, players: int = 3) -> Match:
    """Return the first match of strong bots that reaches a condition, up to that position."""
    return scenes.bot_match(GAME, "greedy", players, condition)


# -- conditions


def is_midway(match: Match) -> bool:
    """Return whether it is the first seat's turn in the fifth round, with a building in use."""
    if not is_asked("turn")(match):
        return False
    view = match.full_view()
    return view["round"] == 5 and any(building["manned"] for building in view["seats"][0]["buildings"])


def is_occupying(match: Match) -> bool:
    """Return whether the first seat can occupy several cities, some with immediate glory, while others are taken or closed."""
    if not is_asked("act", "occupy")(match) or len(choice_texts(match, "occupy")) < 2 or match.full_view()["round"] < 4:
        return False
    preview = match.preview(0, best_occupation(match))
    return preview.get("glory", 0) > 0 and bool(preview.get("links")) and taken_city(match) is not None and closed_city(match) is not None


def is_building(match: Match) -> bool:
    """Return whether the first seat builds in the third round or later, with a change of its levels."""
    if not is_asked("build")(match) or match.full_view()["round"] < 3:
        return False
    return any(match.preview(0, text).get("levels") for text in choice_texts(match, "build"))


# -- on the page


def open_match(page: Page, server: Server, match: Match) -> Person:
    return scenes.open_match(Person(page), server, match, NAMES)


def open_at_turn(page: Page, server: Server, match: Match, method: InputMethod = "mouse", names: Sequence[str] = ONE_PERSON) -> Person:
    """Open the table of a match whose first seat is about to choose; `names`: who sits there."""
    return scenes.open_at_turn(Person(page, method), server, match, names)


def _choice_scene(choice: str) -> Scene:
    def scene(page: Page, server: Server) -> None:
        open_match(page, server, match_at_choice(choice))

    return scene


def _bot_scene(condition: Condition, players: int = 3) -> Scene:
    def scene(page: Page, server: Server) -> None:
        open_match(page, server, bot_match(condition, players))

    return scene


def _city(page: Page, server: Server) -> None:
    """Explain a city that can be occupied, with what it would bring."""
    match = bot_match(is_occupying)
    explain(open_match(page, server, match), f"city:{best_occupation(match).split()[1]}")


def _why(page: Page, server: Server) -> None:
    match = bot_match(is_occupying)
    person = open_match(page, server, match)
    explain(person, f"city:{taken_city(match)}")
    page.locator(".beside .why").wait_for()


def _pointer_scene(kind: str) -> Scene:
    """Return a scene with the pointer at the last map choice of that kind."""

    def scene(page: Page, server: Server) -> None:
        person = open_match(page, server, match_at_choice(kind))
        explain(person, str(map_key(choice_texts(match_at_choice(kind), kind)[-1])))

    return scene


def _abolition(page: Page, server: Server) -> None:
    """Explain the last European card, with its effects on each player."""
    explain(open_match(page, server, match_before_abolition()), "deck:europe")


def _abolished(page: Page, server: Server) -> None:
    """Show the strip's notice of its effects, just after the card was taken."""
    person = open_match(page, server, match_before_abolition())
    person.choose("draw europe")
    page.locator(".notices .abolished").wait_for()


def _desk_scene(name: str) -> Scene:
    def scene(page: Page, server: Server) -> None:
        person = open_match(page, server, bot_match(is_midway))
        open_desk(person, name)

    return scene


def _other_seat(page: Page, server: Server) -> None:
    person = open_match(page, server, bot_match(is_midway))
    person.board.locator(".seats .seat[data-board='1']").click()


def _scoring(page: Page, server: Server) -> None:
    open_match(page, server, bot_match(is_over))
    close_result_panel(page)


def best_occupation(match: Match) -> str:
    """Return the occupation with the most immediate glory."""
    return max(choice_texts(match, "occupy"), key=lambda text: match.preview(0, text).get("glory") or 0)


def taken_city(match: Match) -> str | None:
    """Return a city of another player in an open region that cannot be chosen now."""
    view = match.full_view()
    choices = {text.split()[1] for text in choice_texts(match, "occupy", "attack")}
    cities = (id for id, city in view["cities"].items() if city["seat"] and view["regions"][city["region"]]["open"])
    return next((id for id in cities if id not in choices), None)


def closed_city(match: Match) -> str | None:
    """Return a city of a closed region."""
    view = match.full_view()
    return next((id for id, city in view["cities"].items() if not view["regions"][city["region"]]["open"]), None)


def open_desk(person: Person, name: str) -> Locator:
    """Open one of the tables below the mat; on a phone one button leads to all of them."""
    button = person.board.locator(".seats [data-board='desk']")
    if button.count():
        button.click()
    person.board.locator(f"[data-desk='{name}']").click()
    return person.board.locator(".desk .body")


def explain(person: Person, key: str) -> None:
    """Point at a map item; show the whole map first if the item is out of sight."""
    if not person.map_item(key).evaluate(SPOT):
        person.show_whole_map()
    point = person.spot(person.map_item(key))
    person.page.mouse.move(point["x"], point["y"])
    person.board.locator(".beside").wait_for()


SCENES: dict[str, Scene] = {
    "build": _bot_scene(is_building),
    "salary": _choice_scene("salary"),
    "turn": _bot_scene(is_midway),
    "five": _bot_scene(is_midway, 5),
    "act": _bot_scene(is_occupying),
    "city": _city,
    "why": _why,
    "ship": _pointer_scene("ship"),
    "attack": _pointer_scene("attack"),
    "draw": _pointer_scene("draw"),
    "abolition": _abolition,
    "abolished": _abolished,
    "payment": _choice_scene("payment"),
    "second": _choice_scene("done"),
    "governor": _choice_scene("governor"),
    "discard": _choice_scene("discard"),
    "other": _other_seat,
    "players": _desk_scene("players"),
    "cards": _desk_scene("cards"),
    "presence": _desk_scene("presence"),
    "glory": _desk_scene("glory"),
    "end": _bot_scene(is_over),
    "reckoning": _scoring,
}
