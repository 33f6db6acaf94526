"""What a bot of Russian Railroads builds when it plays itself.

`python -m benchmarks.railroads_self_play [--bot NAME] [--players N] [--matches N]` prints a line for each match as it ends. At the end it
prints the mean points, how many seats ended with the black rail of the Trans-Siberian at 10 or more, and how often each source brought a
seat the most points: its plan.
"""

from __future__ import annotations

from collections import Counter

import numpy as np

import boardwright as bw
from benchmarks.self_play import mean_of, parser_of, play_matches
from boardwright.games.russian_railroads.components import BLACK, TRANSSIBERIAN
from boardwright.games.russian_railroads.state import POINTS_FROM

FAR = 10
PLANS = POINTS_FROM[:4]
"""Lines and industry; the other sources belong to no plan."""


def plan_of(scored: np.ndarray) -> str:
    """Return the line, or industry, that brought a seat the most points. `scored`: the points of a seat by round and source."""
    return PLANS[int(scored.sum(axis=0)[: len(PLANS)].argmax())]


def main() -> None:
    options = parser_of(__doc__).parse_args()
    game, points, long, plans = bw.load("russian_railroads").compile(), [], 0, Counter[str]()
    for number, (sim, _) in enumerate(play_matches(game, options)):
        seats = slice(0, options.players)
        state, scores = sim.states()[0], sim.outcome(0).scores
        rails = state["rail"][seats, TRANSSIBERIAN, BLACK]
        chosen = [plan_of(scored) for scored in state["scored"][seats]]
        points += list(scores)
        plans.update(chosen)
        long += int((rails >= FAR).sum())
        print(number, list(scores), rails.tolist(), chosen, flush=True)
    print(f"{mean_of(points)}; {long} at {FAR} or more on the Trans-Siberian; {dict(plans)}")


if __name__ == "__main__":
    main()
