"""Fit what boards of Russian Railroads are worth: python -m benchmarks.railroads_value [--matches N] [--write]

Matches of two, three and four: every seat follows a plan drawn at random, changes it once at a random moment, and follows the new one to
the end. What it gains from then on is fitted by rounds left for each plan: `swift` chooses its plan by that. A third of the matches is held
out. The table gives the root mean square error of a forecast over all plans, of a constant by round, and of the points so far plus a
constant.
"""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path

import numpy as np

import boardwright as bw
from boardwright.core.machine.state import RecordBuffer, record_at
from boardwright.games.russian_railroads.bots import features as f, plan_weights as w
from boardwright.games.russian_railroads.components import ROUNDS

TARGET = Path(f.__file__).with_name("forecast_weights.py")
HELD_OUT = 3  # one match of so many
STRIDE = 24  # decisions between two positions of a match
RIDGE = 30.0


def collect(matches: int, seed: int = 1) -> dict[str, np.ndarray]:
    """Return positions after the change of plan: features, rounds left, points so far and at the end, plan, match."""
    game, chance = bw.load("russian_railroads").compile(), np.random.default_rng(seed)
    rows: dict[str, list] = {name: [] for name in ("features", "after", "points", "final", "plan", "match")}
    buffer, batch = RecordBuffer(f.FEATURES).record, 10
    for first in range(0, matches, batch):
        players = 2 + first // batch % 3
        sim = bw.Simulator(game, batch, players, seed=seed * 1_000_000 + first)
        before, after = ([w.PLANS[k] for k in chance.integers(len(w.PLANS), size=players)] for _ in range(2))
        sim.playout(before, decisions=int(chance.integers(1, 110 * players)))
        collected: list[tuple[int, int, int]] = []
        while (sim.to_move >= 0).any():
            for i in np.flatnonzero(sim.to_move >= 0):
                state = record_at(sim.states(), i)
                for seat in range(players):
                    f.write_features(game.tables.plain, state, seat, buffer)
                    collected.append((len(rows["after"]), i, seat))
                    rows["features"].append(buffer.of.copy())
                    rows["after"].append(int(game.tables.plain.rounds[players]) - max(1, int(state.round_no)))
                    rows["points"].append(int(state.points[seat]))
                    rows["plan"].append(w.PLANS.index(after[seat]))
                    rows["match"].append(first + i)
            sim.playout(after, decisions=STRIDE)
        score = sim.outcomes()["score"]
        rows["final"] += [int(score[i, seat]) for _, i, seat in collected]
    return {name: np.array(values, float) for name, values in rows.items()}


def design(data: dict[str, np.ndarray]) -> np.ndarray:
    """Return each feature, also times the rounds left and times their square."""
    x, after = data["features"], data["after"][:, None]
    return np.concatenate([x, x * after, x * after**2 / ROUNDS], axis=1)


def fit_weights(data: dict[str, np.ndarray]) -> np.ndarray:
    """Return hundredths of a point by rounds left and feature, by ridge regression."""
    x, y = design(data), data["final"] - data["points"]
    scale = x.std(0) + 1e-6
    a, b, c = (np.linalg.solve((x / scale).T @ (x / scale) + RIDGE * np.eye(x.shape[1]), (x / scale).T @ y) / scale).reshape(3, -1)
    return np.rint([100 * (a + b * left + c * left**2 / ROUNDS) for left in range(ROUNDS)]).astype(int)


def forecast(weights: np.ndarray, data: dict[str, np.ndarray]) -> np.ndarray:
    """Return the final points that the weights predict."""
    return data["points"] + (data["features"] * weights[data["after"].astype(int)]).sum(1) / 100


def print_errors(weights: np.ndarray, train: dict[str, np.ndarray], test: dict[str, np.ndarray]) -> None:
    """Print the errors on the held-out matches."""
    print(f"{'rounds left':>11}{'positions':>11}{'forecast':>10}{'constant':>10}{'points so far':>15}")
    for left in map(int, np.unique(test["after"])):
        here, there = test["after"] == left, train["after"] == left
        final, points = test["final"][here], test["points"][here]
        more = (train["final"] - train["points"])[there].mean()
        guesses = forecast(weights, test)[here], train["final"][there].mean(), points + more
        rmse = [np.sqrt(((final - guess) ** 2).mean()) for guess in guesses]
        print(f"{left:>11}{here.sum():>11}{rmse[0]:>10.1f}{rmse[1]:>10.1f}{rmse[2]:>15.1f}")


def positions_where(data: dict[str, np.ndarray], which: np.ndarray) -> dict[str, np.ndarray]:
    """Return some of the positions."""
    return {name: values[which] for name, values in data.items()}


def table(name: str, weights: np.ndarray) -> str:
    """Return an array as Python source."""
    wrap = textwrap.TextWrapper(132, initial_indent="        (", subsequent_indent="        ")
    rows = ",\n".join(wrap.fill(", ".join(map(str, row))) + ")" for row in weights)
    return f"{name} = np.array(\n    (\n{rows},\n    ),\n    np.int32,\n)  # fmt: skip\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--write", action="store_true", help=f"renew {TARGET.name}")
    arguments = parser.parse_args()
    data = collect(arguments.matches)
    held = data["match"] % HELD_OUT == 0
    train, test = positions_where(data, ~held), positions_where(data, held)
    print_errors(fit_weights(train), train, test)
    by_plan = []
    for plan, name in enumerate(w.PLANS):
        one, other = positions_where(train, train["plan"] == plan), positions_where(test, test["plan"] == plan)
        by_plan.append(fit_weights(one))
        rmse = np.sqrt(((forecast(by_plan[-1], other) - other["final"]) ** 2).mean())
        print(f"{name}: {len(one['after'])} positions, error {rmse:.1f}, mean {other['final'].mean():.0f}")
    if arguments.write:
        head = '"""What boards promise: hundredths of a point by rounds left and feature (benchmarks/railroads_value.py)."""\n'
        TARGET.write_text(head + "\nimport numpy as np\n\n" + table("BY_PLAN", np.concatenate(by_plan)))


if __name__ == "__main__":
    main()
