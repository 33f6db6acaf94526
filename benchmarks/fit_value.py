"""Fit the weights of a position's value (bots/knowledge.py): python -m benchmarks.fit_value GAME --strong A,B,… [--early C,D,…]

A mixture of all bots begins matches, for a random number of decisions, and strong bots finish them. So positions are varied, and their
value is what strong bots make of them. The weights are linear in the game's `features`, one row for each of its `stage`s. The result is the
game's `bots/value_weights.py`. Printed is, by stage and on matches held out, the root of the mean squared error in points: of the stage's
mean, of a line through the points so far, and of the fitted value.
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator
from typing import Any

import numpy as np

import boardwright as bw
from boardwright.core.domain.game import Game
from boardwright.core.domain.shipping import builder_of

MATCHES = 60
HELD_OUT = 5  # every fifth batch
RIDGE = 300.0
MOST_EARLY_DECISIONS = 65  # of a seat, before the bots change


def positions(game: Game, players: int, strong: list[str], early: list[str], batch: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the unfinished states of one batch of matches, their points so far, and their final points: (matches,), (matches, players)
    twice."""
    dice = np.random.default_rng(batch)
    sim = bw.Simulator(game, MATCHES, players, seed=batch)
    sim.playout([str(dice.choice(early + strong)) for _ in range(players)], decisions=int(dice.integers(1, MOST_EARLY_DECISIONS * players)))
    going = sim.to_move >= 0
    states, now = sim.states()[going], sim.outcomes()["score"][going, :players]
    sim.playout([str(dice.choice(strong)) for _ in range(players)])
    return states, now, sim.outcomes()["score"][going, :players]


def rows(game: Game, knowledge: Any, strong: list[str], early: list[str], batches: int) -> Iterator[tuple[np.ndarray, ...]]:
    """Yield stage, features, points so far, final points and batch number of every seat of every position."""
    builder = builder_of(game)
    jobs = [builder.job(knowledge.features, "tsif", False, {"f": knowledge.FEATURES}), builder.job(knowledge.stage, "s", True)]
    builder.build(jobs)
    features, stage = (builder.made[job.function] for job in jobs)
    buffer = np.zeros(1, knowledge.FEATURES)
    for batch in range(batches):
        players = game.players_with()[batch % len(game.players_with())]
        states, now, final = positions(game, players, strong, early, batch)
        for i in range(len(states)):
            row = stage.call(states[i : i + 1].ctypes.data)
            for seat in range(players):
                features.call(game.tables.array.ctypes.data, states[i : i + 1].ctypes.data, seat, buffer.ctypes.data)
                yield row, buffer["x"][0].copy(), now[i, seat], final[i, seat], batch


def fit_weights(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Return the coefficients of a ridge regression. Feature 0 is the constant."""
    middle, spread = x.mean(axis=0), x.std(axis=0)
    varying = spread > 0
    scaled = (x[:, varying] - middle[varying]) / spread[varying]
    weights = np.zeros(x.shape[1])
    weights[varying] = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(varying.sum()), scaled.T @ (y - y.mean())) / spread[varying]
    weights[0] = y.mean() - middle @ weights
    return weights


def rmse(predicted: np.ndarray, actual: np.ndarray) -> float:
    return float(np.sqrt(((predicted - actual) ** 2).mean()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--strong", required=True, help="the bots that finish the matches: A,B,…")
    parser.add_argument("--early", default="random", help="further bots that begin them: C,D,…")
    parser.add_argument("--batches", type=int, default=600, help=f"batches of {MATCHES} matches")
    arguments = parser.parse_args()
    game = bw.load(arguments.game).compile()
    knowledge = game.module("bots.knowledge")
    strong, early = arguments.strong.split(","), arguments.early.split(",")
    stage, x, now, y, batch = map(np.array, zip(*rows(game, knowledge, strong, early, arguments.batches), strict=True))
    weights = np.zeros((knowledge.STAGES, x.shape[1]), np.int64)
    held = batch % HELD_OUT == HELD_OUT - 1
    print(f"{'stage':>5} {'fitted on':>9} {'held out':>9} {'mean':>7} {'points':>7} {'value':>7} {'bias':>7}")
    for row in range(knowledge.STAGES):
        train, test = (stage == row) & ~held, (stage == row) & held
        if train.sum() < x.shape[1]:
            raise SystemExit(f"fit_value: {train.sum()} positions of stage {row}, expected at least {x.shape[1]}; take more batches")
        weights[row] = np.round(100 * knowledge.SCALE * fit_weights(x[train].astype(float), y[train].astype(float)))
        line = np.polyfit(now[train], y[train], 1)
        predicted = (x[test] @ weights[row]) // knowledge.SCALE / 100
        errors = [
            rmse(y[train].mean(), y[test]),
            rmse(np.polyval(line, now[test]), y[test]),
            rmse(predicted, y[test]),
        ]
        print(
            f"{row:>5} {train.sum():>9} {test.sum():>9} " + " ".join(f"{value:>7.2f}" for value in [*errors, (predicted - y[test]).mean()])
        )
    write(game, weights)


def write(game: Game, weights: np.ndarray) -> None:
    """Write the file of weights."""
    rows = "\n".join(f"        (\n{wrapped_numbers(row)}\n        )," for row in weights)
    text = f'''"""The weights of `value`, fitted (`python -m benchmarks.fit_value {game.id}`): a row for each stage."""

import numpy as np

WEIGHTS = np.array(
    [
{rows}
    ],
    np.int64,
)  # fmt: skip
'''
    (game.folder / "bots" / "value_weights.py").write_text(text)


def wrapped_numbers(row: np.ndarray) -> str:
    """Return numbers, separated by commas, in lines of 140 characters."""
    indent = " " * 12
    return textwrap.fill(", ".join(map(str, row)) + ",", 140, initial_indent=indent, subsequent_indent=indent)


if __name__ == "__main__":
    main()
