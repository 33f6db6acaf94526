"""How well the search of Russian Railroads judges boards: python -m benchmarks.railroads_worth [--players N] [--matches N]

Bots with different plans play each other; when a round begins, each board is judged (`worth` in `bots/knowledge.py`). Prints the
mean of what the seat had more at the end, in points, by the round and by how far its black rail had come on the Transsiberian. If both
columns of a round agree, the judgement favours neither way.
"""

from __future__ import annotations

import argparse

import numpy as np

import boardwright as bw
from boardwright.core.machine.state import record_at
from boardwright.games.russian_railroads.bots.knowledge import worth
from boardwright.games.russian_railroads.bots.own_board import POINT
from boardwright.games.russian_railroads.components import BLACK, TRANSSIBERIAN

FIELD = ("siberia", "kiev", "industry", "engineers", "swift", "greedy")
SIBERIANS = 0.6
"""How often one of the seats follows `siberia` for sure."""
FAR = 7


def collect(players: int, matches: int, seed: int) -> np.ndarray:
    """Rows of (round, space of the black rail, final points - worth)."""
    game, chance, rows = bw.load("russian_railroads").compile(), np.random.default_rng(seed), []
    tables = game.tables.plain
    for number in range(matches):
        bots = [FIELD[k] for k in chance.integers(len(FIELD), size=players)]
        if chance.random() < SIBERIANS:
            bots[chance.integers(players)] = "siberia"
        sim, judged, last = bw.Simulator(game, 1, players, seed=seed * 1_000_000 + number), [], 0
        while sim.to_move[0] >= 0:
            state = record_at(sim.states(), 0)
            if state.round_no > last:
                last = int(state.round_no)
                for seat in range(players):
                    judged.append((last, seat, int(state.rail[seat, TRANSSIBERIAN, BLACK]), worth(tables, state, seat) / POINT))
            sim.playout(bots, decisions=1)
        scores = sim.outcomes()["score"][0]
        rows += [(round_no, space, scores[seat] - value) for round_no, seat, space, value in judged]
    return np.array(rows, float)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rows = collect(arguments.players, arguments.matches, arguments.seed)
    print(f"{'round':>5}{f'space {FAR} or more':>20}{'less':>8}")
    for round_no in np.unique(rows[:, 0]):
        here = rows[rows[:, 0] == round_no]
        far = here[:, 1] >= FAR
        means = [f"{here[which, 2].mean():+.0f}" if which.any() else "–" for which in (far, ~far)]
        print(f"{int(round_no):>5}{means[0]:>20}{means[1]:>8}")


if __name__ == "__main__":
    main()
