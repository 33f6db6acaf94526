"""Fits the weights of what a position is worth (bots/knowledge.py): python -m benchmarks.fit_value GAME --strong A,B,… [--early C,D,…]

Matches begin with a mixture of all the bots, for a random number of decisions, and are finished by the strong ones: so the positions are
of many kinds, and what is fitted is what a strong player makes of them. The weights are linear in the game's `features`, one row for each
of its `stage`s. Written is the game's `bots/value_weights.py`; printed is, on matches held out, the root of the mean squared error in
points, by stage: of the stage's mean, of the points so far corrected by a line, and of the fitted value.
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
LONGEST = 65  # decisions of a seat before the bots change


def positions(game: Game, players: int, strong: list[str], early: list[str], batch: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """States of one batch of matches that are not over, their points so far, and the final points: (matches,), (matches, players) twice."""
    dice = np.random.default_rng(batch)
    sim = bw.Simulator(game, MATCHES, players, seed=batch)
    sim.playout([str(dice.choice(early + strong)) for _ in range(players)], decisions=int(dice.integers(1, LONGEST * players)))
    going = sim.to_move >= 0
    states, now = sim.states()[going], sim.outcomes()["score"][going, :players]
    sim.playout([str(dice.choice(strong)) for _ in range(players)])
    return states, now, sim.outcomes()["score"][going, :players]


def rows(game: Game, knowledge: Any, strong: list[str], early: list[str], batches: int) -> Iterator[tuple[np.ndarray, ...]]:
    """Stage, features, points so far, final points and number of the batch of every seat of every position."""
    builder = builder_of(game)
    jobs = [builder.job(knowledge.features, "tsif", False, {"f": knowledge.FEATURES}), builder.job(knowledge.stage, "s", True)]
    builder.build(jobs)
    features, stage = (builder.made[job.function] for job in jobs)
    found = np.zeros(1, knowledge.FEATURES)
    for batch in range(batches):
        players = game.players_with()[batch % len(game.players_with())]
        states, now, final = positions(game, players, strong, early, batch)
        for i in range(len(states)):
            row = stage.call(states[i : i + 1].ctypes.data)
            for seat in range(players):
                features.call(game.tables.array.ctypes.data, states[i : i + 1].ctypes.data, seat, found.ctypes.data)
                yield row, found["x"][0].copy(), now[i, seat], final[i, seat], batch


def fitted(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The coefficients of a linear regression, slightly drawn to 0 (ridge). Feature 0 is the constant."""
    middle, spread = x.mean(axis=0), x.std(axis=0)
    of = spread > 0
    scaled = (x[:, of] - middle[of]) / spread[of]
    found = np.zeros(x.shape[1])
    found[of] = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(of.sum()), scaled.T @ (y - y.mean())) / spread[of]
    found[0] = y.mean() - middle @ found
    return found


def error(found: np.ndarray, real: np.ndarray) -> float:
    return float(np.sqrt(((found - real) ** 2).mean()))


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
        of, test = (stage == row) & ~held, (stage == row) & held
        if of.sum() < x.shape[1]:
            raise SystemExit(f"fit_value: {of.sum()} positions of stage {row}, expected at least {x.shape[1]}; take more batches")
        weights[row] = np.round(100 * knowledge.SCALE * fitted(x[of].astype(float), y[of].astype(float)))
        line = np.polyfit(now[of], y[of], 1)
        said = (x[test] @ weights[row]) // knowledge.SCALE / 100
        errors = [error(y[of].mean(), y[test]), error(np.polyval(line, now[test]), y[test]), error(said, y[test])]
        print(f"{row:>5} {of.sum():>9} {test.sum():>9} " + " ".join(f"{each:>7.2f}" for each in [*errors, (said - y[test]).mean()]))
    write(game, weights)


def write(game: Game, weights: np.ndarray) -> None:
    """Write the file of weights."""
    rows = "\n".join(f"        (\n{wrapped(row)}\n        )," for row in weights)
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


def wrapped(row: np.ndarray) -> str:
    """Numbers, separated by commas, in lines of 140 characters."""
    indent = " " * 12
    return textwrap.fill(", ".join(map(str, row)) + ",", 140, initial_indent=indent, subsequent_indent=indent)


if __name__ == "__main__":
    main()
