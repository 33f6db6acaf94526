"""What the rules in the page cost in a real browser: python -m benchmarks.rules_in_page [GAME…] [--matches N]

After each decision of some matches, for the seat that is to act: the whole frame (view, prompt, legal actions with all previews), and the
reasons against all other actions. Measured at full speed, and with a processor that Chromium slows down six times.
"""

from __future__ import annotations

import argparse
import os
import statistics
from base64 import b64encode
from typing import Any

from playwright.sync_api import Page

import boardwright as bw
from benchmarks.browser import chromium, open_page, serve
from boardwright.cli.page_size import LOADER, files_of
from boardwright.cli.screen import Screen
from tests.contract.matches import load_game, play_decisions

GOALS = {1: 5, 6: 30}
"""Milliseconds for frame and reasons together, by how much slower the processor is made."""

MEASURE = """async ({loader, game, frames, actions}) => {
    const { loadPageRules } = await import(loader)
    const get = (...path) => fetch(['/api/games', game, 'rules', ...path].join('/'))
    const rules = await loadPageRules(game, {
        rules: async () => (await get()).json(),
        rulesModule: async (_, digest) => new Uint8Array(await (await get(digest)).arrayBuffer()),
    })
    const bytes = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
    return frames.map(each => ({ ...each, record: bytes(each.record) })).map(frame => {
        const began = performance.now()
        rules.fill(frame)
        const filled = performance.now()
        for (let action = 0; action < actions; action += 1) rules.whyNot(frame.viewer, action)
        return [filled - began, performance.now() - filled]
    })
}"""


def frames_of(game: Any, matches: int) -> list[dict[str, Any]]:
    """Return what the rules read of the server's frames, before each decision of some matches with the most players."""
    frames = []
    for number in range(matches):
        match = game.new_match(game.players[-1], seed=number)
        for seat, _ in play_decisions(match, number):
            record = b64encode(match.information_state(seat)).decode()
            frames.append({"viewer": seat, "seats": [], "actors": list(match.actors), "over": match.over, "record": record})
    return frames


def measure(page: Page, game: Any, frames: list[dict[str, Any]], slower: int) -> tuple[list[float], list[float]]:
    """Return the milliseconds for each frame, and for its reasons."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    loader = "/" + files_of()[LOADER]["file"]
    arguments = {"loader": loader, "game": game.id, "frames": frames, "actions": game.num_actions}
    times = page.evaluate(MEASURE, arguments)
    return [frame for frame, _ in times], [reasons for _, reasons in times]


def row_of(game: Any, slower: int, frames: list[float], reasons: list[float]) -> list[str]:
    """Return a row of the table."""
    totals = [frame + reason for frame, reason in zip(frames, reasons, strict=True)]
    medians = [statistics.median(times) for times in (frames, reasons, totals)]
    goal = GOALS[slower]
    numbers = [f"{times:.2f}" for times in (*medians, max(frames), max(totals))]
    return [game.id, f"{slower} ×", *numbers, f"< {goal}", "✓" if medians[-1] < goal else "✗ missed", str(len(totals))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; default: all")
    parser.add_argument("--matches", type=int, default=2)
    args = parser.parse_args()
    games = args.games or bw.games()
    rows = []
    with serve(games) as server, chromium() as browser:
        for game in map(load_game, games):
            frames = frames_of(game, args.matches)
            for slower in GOALS:
                page = open_page(browser, server.address)
                rows.append(row_of(game, slower, *measure(page, game, frames, slower)))
                page.context.close()
    screen = Screen()
    screen.line(f"Milliseconds, medians and longest of all decisions; {os.getloadavg()[0]:.1f} programs ran at once in the last minute")
    columns = ["game", "slower", "frame", "reasons", "together", "longest frame", "longest", "goal", "", "decisions"]
    screen.table(columns, rows, right=(1, 2, 3, 4, 5, 6, 7, 9))


if __name__ == "__main__":
    main()
