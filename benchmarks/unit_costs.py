"""What a decision of bots costs, with and without a row of a dataset, in CPU time of one core: python -m benchmarks.unit_costs [GAME…]"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.machine.random import key_of
from boardwright.dataset.making import make
from boardwright.dataset.recipe import Recipe

PLAYERS, MATCHES = 4, 60


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=bw.games(), metavar="GAME")
    for name in parser.parse_args().games:
        game = bw.load(name).compile(bots=("random", "greedy"))
        costs = []
        for bot in ("random", "greedy"):
            simulate_batch(game, PLAYERS, [bot] * PLAYERS, 1, key_of(0))
            start = time.process_time()
            totals = simulate_batch(game, PLAYERS, [bot] * PLAYERS, MATCHES, key_of(1))
            costs.append(f"{bot} {totals.decisions / (time.process_time() - start):,.0f} decisions/s")
        recipe = Recipe(game, PLAYERS, game.check_options(None), ("greedy",) * PLAYERS, MATCHES, 1, key_of(1))
        with tempfile.TemporaryDirectory() as folder:
            start = time.process_time()
            rows = make(recipe, Path(folder))["decisions"]
            seconds = time.process_time() - start
            size = sum(path.stat().st_size for path in Path(folder).rglob("*.parquet"))
        row = f"dataset (greedy) {rows / seconds:,.0f} rows/s, {size / rows:.0f} bytes a row"
        print(f"{name}: {', '.join(costs)}, {row}, {rows / MATCHES:.0f} decisions a match", flush=True)


if __name__ == "__main__":
    main()
