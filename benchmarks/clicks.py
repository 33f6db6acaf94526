"""How many clicks a turn takes, in a real browser: python -m benchmarks.clicks [GAME…]

Somebody plays a match, forty turns of it at most, with the mouse on the board against the easiest bots, as the tests of the page do. A
turn begins where the game asks for one (its prompt `turn`), and lasts until others act or it asks for the next. Clicks are counted where
the browser reports them.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from math import inf
from typing import Any, NamedTuple

from playwright.sync_api import Page, TimeoutError as TooLong

import boardwright as bw
from benchmarks.browser import call, chromium, open_page, served
from boardwright.cli.screen import Screen
from tests.browser import endeavor, europe, railroads, trains
from tests.browser.chooser import Chooser, actions
from tests.browser.person import Person, frames_of, latest, record_of

MOST = 40  # turns
COUNT = "addEventListener('click', event => { if (event.isTrusted) window.clicks = (window.clicks ?? 0) + 1 }, true)"


class Game(NamedTuple):
    """Who plays it, how its lobby calls it, and the most clicks that a usual turn should take: as many as it once took."""

    person: type[Person]
    title: str
    median: float
    mean: float = inf


GAMES = {
    "game_of_trains": Game(trains.Person, trains.TITLE, 4),
    "ticket_to_ride_europe": Game(europe.Person, europe.TITLE, 2),
    "russian_railroads": Game(railroads.Person, railroads.TITLE, 2, 2.5),  # 2.6 when there were clicks that only paid
    "endeavor": Game(endeavor.Person, endeavor.TITLE, 2),
}


class Sensible:
    """Chooses what the strongest bot would, where that is among what a person is offered."""

    def __init__(self, game: str, otherwise: Any, received: list[dict[str, Any]]) -> None:
        self.bot, self.actions, self.otherwise, self.received = bw.bot("greedy", bw.load(game)), actions(game), otherwise, received

    def choose(self, offers: Any) -> str:
        frame = next(message for message in reversed(self.received) if message["type"] == "frame")
        if "record" in frame:
            wanted = str(self.actions[self.bot.choose(record_of(frame).array[0], [each["id"] for each in latest(self.received)["legal"]])])
            if wanted in offers:
                return wanted
        return str(self.otherwise.choose(offers))


def sit_down(page: Page, game: str) -> tuple[Person, list[dict[str, Any]]]:
    """Somebody at a table of the game, and what the page is told there."""
    received = frames_of(page)
    page.get_by_role("button", name=f"Play now: {GAMES[game].title}").click()
    page.context.set_default_timeout(5_000)
    person = GAMES[game].person(page)
    if isinstance(person, Chooser):
        person.mind = Sensible(game, person.mind, received)  # type: ignore[assignment]
    return person, received


def clicks_of(person: Person) -> int:
    """How often the person clicks for the next decision."""
    before = person.page.evaluate("window.clicks ?? 0")
    with suppress(TooLong):  # what was pressed went away under the press, and is looked for in vain: the click has counted
        person.decide()
    return int(person.page.evaluate("window.clicks ?? 0") - before)


def turns(page: Page, game: str) -> Iterator[int]:
    """The clicks of every turn of a match."""
    person, received = sit_down(page, game)
    clicks: int | None = None  # None: between turns
    looked_at, decisions = 0, -1
    while person.wait():
        others_acted = any(message["type"] == "frame" and 0 not in message["actors"] for message in received[looked_at:])
        looked_at = len(received)
        frame = latest(received)
        if frame["decisions"] != decisions and (frame["prompt"]["id"] == "turn" or others_acted):
            if clicks is not None:
                yield clicks
            clicks = 0 if frame["prompt"]["id"] == "turn" else None
        decisions = frame["decisions"]
        pressed = clicks_of(person)
        if clicks is not None:
            clicks += pressed
    if clicks is not None:
        yield clicks


def row_of(game: str, counted: list[int]) -> list[str]:
    """A line of the table."""
    wanted, median, mean = GAMES[game], statistics.median(counted), statistics.mean(counted)
    met = median <= wanted.median and round(mean, 1) <= wanted.mean
    goal = f"≤ {wanted.median:g}" + (f", {wanted.mean:g}" if wanted.mean < inf else "")
    return [game, f"{median:g}", f"{mean:.1f}", str(max(counted)), goal, "✓" if met else "✗ missed", str(len(counted))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; all if none is named")
    games = parser.parse_args().games or list(GAMES)
    rows = []
    with served(games) as server, chromium() as browser:
        for each in call(server.address, "api/games"):
            if each["id"] not in games:
                continue
            page = open_page(browser, "about:blank")
            page.add_init_script(COUNT)
            page.goto(server.address)
            rows.append(row_of(each["id"], list(islice(turns(page, each["id"]), MOST))))
            page.context.close()
    screen = Screen()
    screen.line("Clicks of a person's turns in a match, without what lies between turns")
    screen.table(["game", "median", "mean", "most", "goal", "", "turns"], rows, right=(1, 2, 3, 6))


if __name__ == "__main__":
    main()
