"""How many clicks a turn takes, in a real browser: python -m benchmarks.clicks [GAME…]

A simulated person plays a match with the mouse on the board against the easiest bots, forty turns at most, as the tests of the page do. A
turn begins where the game asks for one (its prompt `turn`), and lasts until others act or the game asks for the next. Clicks are counted
where the browser reports them.
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
from benchmarks.browser import call_api, chromium, open_page, serve
from boardwright.cli.screen import Screen
from tests.browser import endeavor, europe, railroads, trains
from tests.browser.chooser import Chooser, action_space
from tests.browser.person import Person, frame_record, latest_frame, record_frames

MOST_TURNS = 40
COUNT_CLICKS = "addEventListener('click', event => { if (event.isTrusted) window.clicks = (window.clicks ?? 0) + 1 }, true)"


class Game(NamedTuple):
    """The simulated person of a game, its title in the lobby, and the most clicks of a usual turn: as many as it once took."""

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


class GreedyChooser:
    """Chooses what the bot `greedy` would, where the page offers it."""

    def __init__(self, game: str, otherwise: Any, received: list[dict[str, Any]]) -> None:
        self.bot, self.actions, self.otherwise, self.received = bw.bot("greedy", bw.load(game)), action_space(game), otherwise, received

    def choose(self, offers: Any) -> str:
        frame = next(message for message in reversed(self.received) if message["type"] == "frame")
        if "record" in frame:
            legal = [choice["id"] for choice in latest_frame(self.received)["legal"]]
            wanted = str(self.actions[self.bot.choose(frame_record(frame).array[0], legal)])
            if wanted in offers:
                return wanted
        return str(self.otherwise.choose(offers))


def sit_down(page: Page, game: str) -> tuple[Person, list[dict[str, Any]]]:
    """Begin a match. Returns the person at the table and the messages that the page receives."""
    received = record_frames(page)
    page.get_by_role("button", name=f"Play now: {GAMES[game].title}").click()
    page.context.set_default_timeout(5_000)
    person = GAMES[game].person(page)
    if isinstance(person, Chooser):
        person.strategy = GreedyChooser(game, person.strategy, received)  # type: ignore[assignment]
    return person, received


def count_clicks(person: Person) -> int:
    """Let the person make the next decision. Returns the number of clicks."""
    before = person.page.evaluate("window.clicks ?? 0")
    with suppress(TooLong):  # the pressed element may disappear; the click has counted
        person.decide()
    return int(person.page.evaluate("window.clicks ?? 0") - before)


def clicks_by_turn(page: Page, game: str) -> Iterator[int]:
    """Yield the clicks of every turn of a match."""
    person, received = sit_down(page, game)
    clicks: int | None = None  # None: between turns
    seen, decisions = 0, -1
    while person.wait_for_turn():
        others_acted = any(message["type"] == "frame" and 0 not in message["actors"] for message in received[seen:])
        seen = len(received)
        frame = latest_frame(received)
        if frame["decisions"] != decisions and (frame["prompt"]["id"] == "turn" or others_acted):
            if clicks is not None:
                yield clicks
            clicks = 0 if frame["prompt"]["id"] == "turn" else None
        decisions = frame["decisions"]
        new_clicks = count_clicks(person)
        if clicks is not None:
            clicks += new_clicks
    if clicks is not None:
        yield clicks


def row_of(game: str, clicks: list[int]) -> list[str]:
    """Return a row of the table."""
    game_goal, median, mean = GAMES[game], statistics.median(clicks), statistics.mean(clicks)
    reached = median <= game_goal.median and round(mean, 1) <= game_goal.mean
    goal = f"≤ {game_goal.median:g}" + (f", {game_goal.mean:g}" if game_goal.mean < inf else "")
    return [game, f"{median:g}", f"{mean:.1f}", str(max(clicks)), goal, "✓" if reached else "✗ missed", str(len(clicks))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; all if none is named")
    games = parser.parse_args().games or list(GAMES)
    rows = []
    with serve(games) as server, chromium() as browser:
        for game in call_api(server.address, "api/games"):
            if game["id"] not in games:
                continue
            page = open_page(browser, "about:blank")
            page.add_init_script(COUNT_CLICKS)
            page.goto(server.address)
            rows.append(row_of(game["id"], list(islice(clicks_by_turn(page, game["id"]), MOST_TURNS))))
            page.context.close()
    screen = Screen()
    screen.line("Clicks of a person's turns in a match, without what lies between turns")
    screen.table(["game", "median", "mean", "most", "goal", "", "turns"], rows, right=(1, 2, 3, 6))


if __name__ == "__main__":
    main()
