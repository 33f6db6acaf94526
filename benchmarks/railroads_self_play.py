"""What a bot of Russian Railroads builds when it plays itself.

`python -m benchmarks.railroads_self_play [--bot NAME] [--players N] [--matches N]` prints a line for each match as it ends, and in the end
the mean points, how many seats ended with the black rail of the Trans-Siberian at 10 or more, and how often each source brought a seat the
most points: its plan.
"""

from __future__ import annotations

import argparse
from collections import Counter

import numpy as np

import boardwright as bw
from boardwright.games.russian_railroads.components import BLACK, TRANSSIBERIAN
from boardwright.games.russian_railroads.state import POINTS_FROM

LONG = 10
PLANS = POINTS_FROM[:4]
"""Lines and industry; the other sources are beside any plan."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="grandmaster")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game, points, long, plans = bw.load("russian_railroads").compile(), [], 0, Counter[str]()
    for number in range(arguments.matches):
        sim = bw.Simulator(game, n=1, players=arguments.players, seed=arguments.seed + number)
        sim.playout(arguments.bot)
        seats = slice(0, arguments.players)
        state, scores = sim.states()[0], sim.outcome(0).scores
        rails = state["rail"][seats, TRANSSIBERIAN, BLACK]
        by_plan = state["scored"][seats].sum(axis=-1)[:, : len(PLANS)]
        chosen = [PLANS[k] for k in by_plan.argmax(axis=1)]
        points += list(scores)
        plans.update(chosen)
        long += int((rails >= LONG).sum())
        print(number, list(scores), rails.tolist(), chosen, flush=True)
    error = 1.96 * np.std(points, ddof=1) / len(points) ** 0.5
    print(f"{len(points)} seats: {np.mean(points):.0f} ± {error:.0f} points; {long} at {LONG} or more on the Trans-Siberian; {dict(plans)}")


if __name__ == "__main__":
    main()
