"""How long the page takes to analyse a finished match: python -m benchmarks.page_analysis [GAME…] [--matches N]

A match of bots of the level `greedy`, with the usual number of players, is opened from its file and analysed with the usual settings.
Measured are the seconds from the press until the graph is there, and until all decisions are compared.
"""

from __future__ import annotations

import argparse
import os
import re
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page

import boardwright as bw
from benchmarks.browser import chromium, open_page, serve
from boardwright.cli.screen import Screen
from boardwright.core.machine.platforms import WASM
from boardwright.training.settings import usual_players
from tests.contract.shipped import built_file

GOALS = (10, 120)
"""Seconds until the graph and until the end."""
LONGEST_MS = 400_000


def save_match(name: str, seed: int, path: Path) -> int:
    """Save a match between bots. Returns its number of decisions."""
    game = bw.load(name).compile()
    match = game.new_match(players=usual_players(game), seed=seed)
    bots = [bw.bot("greedy", game, seed=seed) for _ in range(match.players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat).tolist()))
    match.save(path)
    return len(match.decisions)


def analyse(page: Page, address: str, path: Path) -> tuple[float, float, int]:
    """Return the seconds until the graph and until the end, and the simulations for a decision."""
    page.goto(address)
    page.get_by_label("Open a match file").set_input_files(path)
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse this match").wait_for()
    begun = time.perf_counter()
    page.get_by_role("button", name="Analyse this match").click()
    page.get_by_role("slider", name="Chances").wait_for(timeout=LONGEST_MS)
    graph = time.perf_counter() - begun
    page.get_by_text("All decisions compared").wait_for(timeout=LONGEST_MS)
    taken = time.perf_counter() - begun
    simulations = re.search(r"Simulations for a decision: ([\d,]+)", page.locator(".analysis").inner_text())
    assert simulations, "the page shows the number of simulations"
    return graph, taken, int(simulations[1].replace(",", ""))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; default: all")
    parser.add_argument("--matches", type=int, default=1, metavar="N", help="matches of each game")
    args = parser.parse_args()
    games, rows = args.games or bw.games(), []
    for game in games:
        built_file(game, WASM)
    with tempfile.TemporaryDirectory() as folder, serve(games) as server, chromium() as browser:
        for game in games:
            for seed in range(1, args.matches + 1):
                path = Path(folder) / f"{game}-{seed}.json"
                decisions = save_match(game, seed, path)
                page = open_page(browser, server.address)
                graph, taken, simulations = analyse(page, server.address, path)
                page.context.close()
                rows.append([game, str(usual_players(bw.load(game))), str(decisions), str(simulations), f"{graph:.1f}", f"{taken:.0f}"])
    screen = Screen()
    screen.line(f"Seconds; goals {GOALS[0]} and {GOALS[1]}; {os.getloadavg()[0]:.1f} programs ran at once in the last minute")
    screen.table(["game", "players", "decisions", "simulations", "graph", "all"], rows, right=(1, 2, 3, 4, 5))


if __name__ == "__main__":
    main()
