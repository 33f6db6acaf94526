"""Matches of Endeavor at every question and every kind of choice, played in Python and then opened on the page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from playwright.sync_api import Locator, Page

from boardwright.core.domain.actions import Action
from boardwright.core.domain.match import Match
from tests.browser import scenes
from tests.browser.endeavor import GAME, SPOT, Curious, Person, on_map
from tests.browser.person import Way
from tests.browser.scenes import Scene, asks, curious, over, without_the_panel
from tests.browser.server import Server
from tests.browser.stored import Chooser, Moment

ALONE = ("Ana", "bot:random", "bot:random", "bot:random", "bot:random")
PEOPLE = ("Ana", "Ivo", "Eva")
NAMES = ["Ana", "bot:greedy", "bot:random", "bot:greedy", "bot:random"]
# Every question, with every kind of answer to it.
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
def a_match(until: Moment, players: int = 3) -> Match:
    """The first match in which it comes to that."""
    return scenes.first(GAME, players, lambda: curious(Curious()), until)


@cache
def asked(choice: str) -> Match:
    """The first match in which the first person has this choice."""
    return a_match(asks(*CHOICES[choice]))


def abolitionist() -> Chooser:
    """The first seat is after Europe's cities and cards, the others do anything."""
    eager = (
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
        rank = {str(action): next((i for i, text in enumerate(eager) if str(action).startswith(text)), len(eager)) for action in legal}
        return min(legal, key=lambda action: (rank[str(action)], action.kind in ("pass", "done")))

    return choose


def abolishing(match: Match) -> bool:
    """The first person may take the last European card, while a player holds slavery cards."""
    return "draw europe" in texts(match, "draw") and bool(match.preview(0, "draw europe").get("laid_aside"))


@cache
def before_abolition() -> Match:
    return scenes.first(GAME, 3, abolitionist, abolishing)


def texts(match: Match, *kinds: str) -> list[str]:
    """What the first person may do of these kinds."""
    return [str(action) for action in match.legal(0) if action.kind in kinds]


def by_bots(until: Moment, players: int = 3) -> Match:
    """The first match of bots that know what they do in which it comes to that, as far as it has to go: good to look at."""
    return scenes.by_bots(GAME, "greedy", players, until)


# -- when


def midway(match: Match) -> bool:
    """The first person's turn in the fifth round, when some have done something."""
    if not asks("turn")(match):
        return False
    view = match.full_view()
    return view["round"] == 5 and any(building["manned"] for building in view["seats"][0]["buildings"])


def occupying(match: Match) -> bool:
    """The first person has several cities to occupy, some with glory at once, while others are taken or closed."""
    if not asks("act", "occupy")(match) or len(texts(match, "occupy")) < 2 or match.full_view()["round"] < 4:
        return False
    bring = match.preview(0, best(match))
    return bring.get("glory", 0) > 0 and bool(bring.get("links")) and taken(match) is not None and closed(match) is not None


def building(match: Match) -> bool:
    """The first person builds in the fifth round."""
    if not asks("build")(match) or match.full_view()["round"] < 3:
        return False
    return any(match.preview(0, text).get("levels") for text in texts(match, "build"))


# -- on the page


def opened(page: Page, server: Server, match: Match) -> Person:
    return scenes.opened(Person(page), server, match, NAMES)


def at(page: Page, server: Server, match: Match, way: Way = "mouse", names: Sequence[str] = ALONE) -> Person:
    """The first person at the table, about to choose; `names`: who sits there."""
    return scenes.at(Person(page, way), server, match, names)


def _asked(choice: str) -> Scene:
    def show_it(page: Page, server: Server) -> None:
        opened(page, server, asked(choice))

    return show_it


def _played(until: Moment, players: int = 3) -> Scene:
    def show_it(page: Page, server: Server) -> None:
        opened(page, server, by_bots(until, players))

    return show_it


def _city(page: Page, server: Server) -> None:
    """A city that can be occupied, explained with what it would bring."""
    match = by_bots(occupying)
    explain(opened(page, server, match), f"city:{best(match).split()[1]}")


def _why(page: Page, server: Server) -> None:
    match = by_bots(occupying)
    person = opened(page, server, match)
    explain(person, f"city:{taken(match)}")
    page.locator(".beside .why").wait_for()


def _pointed(kind: str) -> Scene:
    """The last choice of that kind is pointed at on the map."""

    def show_it(page: Page, server: Server) -> None:
        person = opened(page, server, asked(kind))
        explain(person, str(on_map(texts(asked(kind), kind)[-1])))

    return show_it


def _abolition(page: Page, server: Server) -> None:
    """The last European card: what taking it would do to whom."""
    explain(opened(page, server, before_abolition()), "deck:europe")


def _abolished(page: Page, server: Server) -> None:
    """Just now: what it means for whom stands in the strip."""
    person = opened(page, server, before_abolition())
    person.choose("draw europe")
    page.locator(".notices .abolished").wait_for()


def _desk(name: str) -> Scene:
    def show_it(page: Page, server: Server) -> None:
        person = opened(page, server, by_bots(midway))
        open_desk(person, name)

    return show_it


def _other(page: Page, server: Server) -> None:
    person = opened(page, server, by_bots(midway))
    person.board.locator(".seats .seat[data-board='1']").click()


def _reckoning(page: Page, server: Server) -> None:
    opened(page, server, by_bots(over))
    without_the_panel(page)


def best(match: Match) -> str:
    """Of the cities that can be occupied the one that brings most."""
    return max(texts(match, "occupy"), key=lambda text: match.preview(0, text).get("glory") or 0)


def taken(match: Match) -> str | None:
    """A city of another player in a region that is open, which cannot be chosen now."""
    view = match.full_view()
    may = {text.split()[1] for text in texts(match, "occupy", "attack")}
    held = (id for id, city in view["cities"].items() if city["seat"] and view["regions"][city["region"]]["open"])
    return next((id for id in held if id not in may), None)


def closed(match: Match) -> str | None:
    """A city of a region that is still closed."""
    view = match.full_view()
    return next((id for id, city in view["cities"].items() if not view["regions"][city["region"]]["open"]), None)


def open_desk(person: Person, name: str) -> Locator:
    """One of the tables below the mat; on a phone they are all behind one button."""
    behind = person.board.locator(".seats [data-board='desk']")
    if behind.count():
        behind.click()
    person.board.locator(f"[data-desk='{name}']").click()
    return person.board.locator(".desk .body")


def explain(person: Person, key: str) -> None:
    """Point at something on the map, on all of it where it lies out of sight."""
    if not person.thing(key).evaluate(SPOT):
        person.whole_map()
    at = person.spot(person.thing(key))
    person.page.mouse.move(at["x"], at["y"])
    person.board.locator(".beside").wait_for()


SCENES: dict[str, Scene] = {
    "build": _played(building),
    "salary": _asked("salary"),
    "turn": _played(midway),
    "five": _played(midway, 5),
    "act": _played(occupying),
    "city": _city,
    "why": _why,
    "ship": _pointed("ship"),
    "attack": _pointed("attack"),
    "draw": _pointed("draw"),
    "abolition": _abolition,
    "abolished": _abolished,
    "payment": _asked("payment"),
    "second": _asked("done"),
    "governor": _asked("governor"),
    "discard": _asked("discard"),
    "other": _other,
    "players": _desk("players"),
    "cards": _desk("cards"),
    "presence": _desk("presence"),
    "glory": _desk("glory"),
    "end": _played(over),
    "reckoning": _reckoning,
}
