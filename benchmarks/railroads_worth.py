"""What `greedy` misses on boards of Russian Railroads: python -m benchmarks.railroads_worth [--players N] [--matches N]

Bots with different plans play each other. When a round begins, `greedy` judges each board, and the points that it misses at the end are
fitted to what is on the board. Printed are, by the rounds after this one, the points that `greedy` misses for each space or piece, and the
standard deviation of what it misses, before and after the fit. `bots/leanings.py` uses about these figures.
"""

from __future__ import annotations

import argparse

import numpy as np

import boardwright as bw
from boardwright.core.machine.state import record_at
from boardwright.games.russian_railroads.bots.greedy_value import lasting_value, rounds_after
from boardwright.games.russian_railroads.bots.own_board import POINT
from boardwright.games.russian_railroads.components import BLACK, GREY, NATURAL, TRANSSIBERIAN

FIELD = ("siberia", "kiev", "industry", "engineers", "swift", "greedy")
SIBERIANS = 0.6
"""How often one of the seats certainly follows `siberia`."""
FEATURES = ("black", "grey", "natural", "doublers", "marker", "coins", "")
"""The rails are those of the Transsiberian. The last feature is the same for all boards."""


def features_of(state: np.void, seat: int) -> list[int]:
    """Return the numbers of FEATURES for a seat's board. A piece that is not on it yet counts as 0."""
    rails, marker = np.maximum(state["rail"][seat, TRANSSIBERIAN], 0), max(0, state["marker"][seat, 0])
    return [rails[BLACK], rails[GREY], rails[NATURAL], state["doublers"][seat], marker, state["coins"][seat], 1]


def collect(players: int, matches: int, seed: int) -> np.ndarray:
    """Return rows of (rounds after this one, features, final points - what `greedy` thinks of the board)."""
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
                    board = features_of(sim.states()[0], seat)
                    judged.append((seat, rounds_after(tables, state), board, lasting_value(tables, state, seat) / POINT))
            sim.playout(bots, decisions=1)
        scores = sim.outcomes()["score"][0]
        rows += [(after, *board, scores[seat] - value) for seat, after, board, value in judged]
    return np.array(rows, float)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rows = collect(arguments.players, arguments.matches, arguments.seed)
    print(f"{'after':>5}" + "".join(f"{name:>10}" for name in (*FEATURES[:-1], "before", "after fit")))
    for after in np.unique(rows[:, 0])[::-1]:
        here = rows[rows[:, 0] == after]
        boards, missed = here[:, 1:-1], here[:, -1]
        weights = np.linalg.lstsq(boards, missed, rcond=None)[0]
        spread = missed.std(), (missed - boards @ weights).std()
        print(f"{int(after):>5}" + "".join(f"{each:>10.1f}" for each in (*weights[:-1], *spread)))


if __name__ == "__main__":
    main()
