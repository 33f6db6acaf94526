"""What the page keeps after matches in a row, in a real browser: python -m benchmarks.page_memory [GAME] [--matches N] [--local]
[--interpreted]

A simulated person plays by the list of choices against bots, and presses “Play again” in the result. After each match the browser collects
garbage; then the memory of the page's objects and the number of its elements and listeners are read. The values after the last match are
compared with those after the second one, when all parts of the page have been loaded. With `--local` the matches are kept on this device:
the page plays them itself, with rules and bots. The browser also counts the machine code of functions that run often, which grows for many
matches. With `--interpreted` it makes none, so that only the page's objects can grow.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from playwright.sync_api import Page

from benchmarks.browser import chromium, open_page, serve
from benchmarks.clicks import GAMES
from boardwright.cli.screen import Screen
from tests.browser.engines.by_list import PLAY_BY_LIST

GOAL = 1.3
"""The memory after the last match, as a multiple of that after the second."""
INTERPRETED = "--js-flags=--no-sparkplug --no-maglev --no-turbofan"
METRICS = {"JSHeapUsedSize": "MB of objects", "Nodes": "elements", "JSEventListeners": "listeners"}
SETTINGS = {"pace": "instant", "side": True, "curtain": "never", "opponents": {"game_of_trains": "greedy"}}
STORE_SETTINGS = """settings => {
    const key = 'boardwright.settings'
    localStorage.setItem(key, JSON.stringify({...JSON.parse(localStorage.getItem(key)), ...settings}))
}"""


def memory_of(page: Page) -> dict[str, float]:
    """Return what the page still holds after garbage collection."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    for _ in range(3):  # objects freed in one pass may have held others
        session.send("HeapProfiler.collectGarbage")
    values = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return {name: values[name] for name in METRICS}


def matches_in_a_row(page: Page, address: str, title: str, count: int, local: bool = False) -> Iterator[dict[str, float]]:
    """Yield what is kept after each of so many matches."""
    page.context.add_init_script(f"({STORE_SETTINGS})({json.dumps(SETTINGS | {'here': local})})")
    page.goto(address)
    page.get_by_role("button", name=f"Play now: {title}").click()
    for number in range(count):
        page.locator(".tabs .tab").first.wait_for()
        page.evaluate(f"({PLAY_BY_LIST})(900)")
        yield memory_of(page)
        if number < count - 1:
            page.locator(".end.panel").get_by_role("button", name="Play again").click()
            page.locator(".end.panel").wait_for(state="detached")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=GAMES, default="game_of_trains")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--local", action="store_true", help="keep the matches on this device")
    parser.add_argument("--interpreted", action="store_true", help="without the browser's machine code")
    args = parser.parse_args()
    title = GAMES[args.game].title
    with serve([args.game]) as server, chromium(*([INTERPRETED] if args.interpreted else [])) as browser:
        page = open_page(browser, "about:blank")
        kept = list(matches_in_a_row(page, server.address, title, args.matches, args.local))
    screen = Screen()
    screen.line(f"What the page keeps after matches in a row{' on this device' if args.local else ''}: {title}")
    rows = [[METRICS[name], *(f"{each[name] / unit(name):.1f}" for each in (kept[1], kept[-1])), *growth(kept, name)] for name in METRICS]
    screen.table(["", "after 2", f"after {args.matches}", "growth", "goal", ""], rows, right=(1, 2, 3))


def unit(name: str) -> int:
    return 1_000_000 if name == "JSHeapUsedSize" else 1


def growth(memory: list[dict[str, float]], name: str) -> list[str]:
    """Return how many times as much is kept, and whether the goal is reached."""
    times = memory[-1][name] / memory[1][name]
    return [f"{times:.2f}", f"≤ {GOAL}", "✓" if times <= GOAL else "✗ missed"]


if __name__ == "__main__":
    main()
