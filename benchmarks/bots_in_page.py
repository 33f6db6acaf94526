"""How long the strongest bot of a page thinks: python -m benchmarks.bots_in_page [GAME…] [--bot NAME] [--decisions N]

The page's own code runs in Node, which compiles WebAssembly as Chromium does. The positions are from one match between bots `greedy` with
the fewest and one with the most players. Decisions without a choice are left out.
"""

from __future__ import annotations

import argparse
import contextlib
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.cli.screen import Screen
from boardwright.core.domain.match import Match
from boardwright.core.machine.platforms import PAGE, WASM
from boardwright.server.games.page_rules import page_bots_of
from tests.contract.matches import load_game
from tests.contract.page_in_node import IN_PAGES
from tests.contract.shipped import built_file
from tests.contract.test_page_bots import BotsInNode

SEED = 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; default: all")
    parser.add_argument("--bot", help="a search with a name; default: the strongest level")
    parser.add_argument("--decisions", type=int, default=60, metavar="N", help="decisions of each match, about (default 60)")
    args = parser.parse_args()
    rows = [row for name in args.games or IN_PAGES for row in measure(load_game(name), args.bot, args.decisions)]
    Screen().table(["game", "players", "bot", "simulations", "decisions", "median ms", "longest"], rows, right=(1, 3, 4, 5, 6))


def measure(game: Any, bot: str | None, decisions: int) -> Iterator[list[str]]:
    """Yield a row of the table for the fewest and one for the most players."""
    bot = bot or game.about["levels"][-1]
    built_file(game.id, PAGE)
    module, page_bots = built_file(game.id, WASM), page_bots_of(game)
    assert page_bots, "the modules exist now"
    budget = page_bots.description.budgets[bot]
    with tempfile.TemporaryDirectory() as folder, contextlib.closing(BotsInNode(game, module, Path(folder))) as page:
        for players in (game.players[0], game.players[-1]):
            positions = list(greedy_positions(game, players))
            chosen = positions[:: max(1, len(positions) // decisions)]
            page.choose(bot, chosen[0], budget=budget)  # loads the module
            taken = [time_of(page, bot, match, budget) for match in chosen]
            numbers = (f"{statistics.median(taken):.0f}", f"{max(taken):.0f}")
            yield [game.id, str(players), bot, str(budget), str(len(taken)), *numbers]


def greedy_positions(game: Any, players: int) -> Iterator[Match]:
    """Yield copies of a match between greedy bots before each decision with a choice."""
    match, greedy = game.new_match(players=players, seed=SEED), bw.bot("greedy", game)
    while not match.over:
        seat = match.actors[0]
        legal = match.legal_ids(seat)
        if len(legal) > 1:
            yield match.copy()
        match.play(seat, greedy.choose(match.hidden(seat), legal))


def time_of(page: BotsInNode, bot: str, match: Match, budget: int) -> float:
    """Return the milliseconds until the bot has chosen."""
    start = time.perf_counter()
    page.choose(bot, match, budget=budget)
    return 1000 * (time.perf_counter() - start)


if __name__ == "__main__":
    main()
