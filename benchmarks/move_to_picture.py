"""How long a move takes to its picture, in a real browser: python -m benchmarks.move_to_picture [GAME…] [--players N] [--moves N] [--local]

A simulated person plays a match against bots by pressing entries of the list of choices. Measured is the time from each press to the first
picture in which the board has changed (the server has played, stored and answered, and the page has drawn). Every game is played with as
many players as fit. With `--local` the matches are kept on this device: the page plays them itself, with rules and bots.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
from typing import Any

import numpy as np
from playwright.sync_api import Page, TimeoutError as TooLong

import boardwright as bw
from benchmarks.browser import call_api, chromium, open_page, serve
from benchmarks.page_memory import STORE_SETTINGS
from boardwright.cli.screen import Screen

GOAL = 40
"""Milliseconds, in the median."""

BETWEEN_EVENTS = (40, 90)
"""Milliseconds between pointing, pressing and releasing."""

# Pressing a choice starts the clock; the first picture after a change inside the board stops it. A task of the highest priority comes
# before the next picture, which a timer may have to wait for.
WATCH_BOARD = """() => {
    window.taken = []
    let pressed = null
    document.addEventListener('click', event => { if (event.target.closest('.choice')) pressed = event.timeStamp }, true)
    const seen = () => {
        if (pressed === null) return
        const start = pressed
        pressed = null
        requestAnimationFrame(() => scheduler.postTask(() => window.taken.push(performance.now() - start), {priority: 'user-blocking'}))
    }
    const options = {subtree: true, childList: true, attributes: true, characterData: true}
    new MutationObserver(seen).observe(document.querySelector('section.board'), options)
}"""
OWN_CHOICE_OR_END = """() => document.querySelector('.end.panel')
    || (document.querySelector('.prompt.mine') && document.querySelector('ul .choice:not(.closed)'))"""


def open_match(page: Page, address: str, game: dict[str, Any], players: int, level: str, local: bool = False) -> None:
    """Begin a match with bots of one level that do not wait, and open the list of choices."""
    seats = [{"kind": "person", "name": "Ana"}, *({"kind": "bot", "level": level} for _ in range(players - 1))]
    settings = {"here": local, "pause": 0, "tables": {game["id"]: {"seats": seats, "options": {}}}}
    page.context.add_init_script(f"({STORE_SETTINGS})({json.dumps(settings)})")
    page.goto(f"{address}#/new/{game['id']}")
    page.get_by_role("button", name="Start").click()
    page.locator("section.board").wait_for()
    page.get_by_role("button", name="Choices").click()
    page.evaluate(WATCH_BOARD)


def press_as_people_do(page: Page, chance: np.random.Generator) -> None:
    """Press and release the mouse where it is, each at a random moment between two pictures of the screen.

    Playwright's own `click` waits until a picture is complete and presses at once: each press would wait for the whole next picture.
    """
    for act in (page.mouse.down, page.mouse.up):
        page.wait_for_timeout(chance.uniform(*BETWEEN_EVENTS))
        act()


def play(page: Page, moves: int, chance: np.random.Generator) -> list[float]:
    """Return the milliseconds from press to picture of so many choices, or of those until the match is over."""
    for _ in range(moves):
        page.wait_for_function(OWN_CHOICE_OR_END, timeout=60_000)
        if page.locator(".end.panel").count():
            break
        choices = page.locator("ul .choice:not(.closed)")
        known, count = page.evaluate("() => window.taken.length"), choices.count()
        if not count:  # a newer frame has just removed them
            continue
        # The list may be newer than its count. Then its first entry exists.
        choices.nth(min(int(chance.integers(count)), max(0, choices.count() - 1))).hover(timeout=5000)
        press_as_people_do(page, chance)
        try:
            page.wait_for_function("known => window.taken.length > known", arg=known, timeout=5000)
        except TooLong:
            print("  a move changed nothing in the board's picture")
    return list(page.evaluate("() => window.taken"))


def row_of(game: dict[str, Any], players: int, level: str, taken: list[float]) -> list[str]:
    """Return a row of the table."""
    ordered = sorted(taken)
    median, slow = statistics.median(ordered), ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
    numbers = [f"{each:.0f}" for each in (median, slow, ordered[-1])]
    return [game["id"], str(players), level, *numbers, f"< {GOAL}", "✓" if median < GOAL else "✗ missed", str(len(ordered))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; default: all")
    parser.add_argument("--players", type=int, help="how many players; default: the most that fit")
    parser.add_argument("--moves", type=int, default=200, help="the most moves of the person")
    parser.add_argument("--local", action="store_true", help="keep the matches on this device")
    args = parser.parse_args()
    games = args.games or bw.games()
    rows = []
    with serve(games) as server, chromium() as browser:
        for game in call_api(server.address, "api/games"):
            if game["id"] not in games:
                continue
            page = open_page(browser, "about:blank")
            players, level = args.players or max(game["players"]), "greedy" if "greedy" in game["levels"] else game["levels"][-1]
            open_match(page, server.address, game, players, level, args.local)
            rows.append(row_of(game, players, level, play(page, args.moves, np.random.Generator(np.random.PCG64(1)))))
            page.context.close()
    screen = Screen()
    where = " on this device" if args.local else ""
    screen.line(f"Milliseconds from press to picture{where}; {os.getloadavg()[0]:.1f} programs ran at once in the last minute")
    columns = ["game", "players", "bots", "median", "95 of 100", "longest", "goal", "", "moves"]
    screen.table(columns, rows, right=(1, 3, 4, 5, 6, 8))


if __name__ == "__main__":
    main()
