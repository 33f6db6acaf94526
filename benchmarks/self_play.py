"""How many points a bot makes against itself.

`python -m benchmarks.self_play GAME [--bot NAME] [--players N] [--matches N] [--seed N]` prints the points of each match as it ends. At the
end it prints their mean with its 95 % interval, and the mean processor time of a decision. Match number k has the seed `--seed` + k.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import numpy as np

import boardwright as bw


def parser_of(text: str | None) -> argparse.ArgumentParser:
    """Return a parser with the options that every benchmark of a bot against itself has."""
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="grandmaster")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def play_matches(game: bw.Game, options: argparse.Namespace) -> Iterator[tuple[bw.Simulator, int]]:
    """Yield each finished match as match 0 of its simulator, with its number of decisions."""
    for number in range(options.matches):
        sim = bw.Simulator(game, n=1, players=options.players, seed=options.seed + number)
        yield sim, int(sim.playout(options.bot)[0])


def mean_of(points: list[int]) -> str:
    """Return the mean of the points of some seats, with its 95 % interval."""
    error = 1.96 * np.std(points, ddof=1) / len(points) ** 0.5
    return f"{len(points)} seats: {np.mean(points):.1f} ± {error:.1f} points"


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("game")
    options = parser.parse_args()
    game = bw.load(options.game).compile()
    if not game.module("scoring").SCORED:
        parser.error(f"{options.game} has no points")
    points: list[int] = []
    decisions, started = 0, 0.0
    for sim, made in play_matches(game, options):
        if not points:
            started = time.process_time()  # the first match waits for machine code
        else:
            decisions += made
        points += sim.outcome(0).scores
        print(*sim.outcome(0).scores, flush=True)
    spent = (time.process_time() - started) / max(decisions, 1)
    print(mean_of(points) + (f", {1000 * spent:.1f} ms for a decision" if decisions else ""))


if __name__ == "__main__":
    main()
