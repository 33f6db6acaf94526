"""Tune a plan of Russian Railroads: python -m benchmarks.railroads_plans PLAN [--minutes N] [--field A,B,…] [--large]

Evolution strategies: all weights are moved at random, once in one direction and once in the opposite one. Both play the same deals, one
seat against the field or all seats, in tables of two and three. The results decide how the weights move. The result is a row of WEIGHTS in
`bots/plan_weights.py`, printed at the end.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np

import boardwright as bw
from boardwright.core.domain.simulator import LIMIT
from boardwright.core.machine.bot import bot
from boardwright.games.russian_railroads.bots import plan_weights as w
from boardwright.games.russian_railroads.bots.own_board import WORKSPACE
from boardwright.games.russian_railroads.bots.swift import LOOKED_AT, best_action
from boardwright.games.russian_railroads.components import BLACK, ROUNDS, TRANSSIBERIAN

BOT_CONTRACT = 2
TUNED = f"{__file__}:tuned"
DEALS = 3  # by table and seat
PAIRS = 8  # directions tried at once
SIGMA, RATE, KEPT = 0.12, 0.06, 0.8
LEAST = {"AHEAD": 2, "PULL_AHEAD": 2, "INDUSTRY_AHEAD": 2, "DOUBLERS_AHEAD": 2, "FACTORIES_AHEAD": 2, "NO_PULL": 1, "COMING": 5}
"""Weights change by a share of their size, which counts as at least this. Other weights count as at least 150."""
LEAST |= {"NEW_LATE": 10, "NEAR": 10, "NEAR_LAST": 10, "GROWTH": 20, "PERMANENT": 20, "SURE": 20, "REST": 30, "CONTEST": 30}
"""Weights change by a share of their size, counted as at least this; other weights as at least 150."""


@bot(WORKSPACE)
def tuned(tables, hidden, seat, moves, rng, workspace, decision):
    """Follow the weights in the bot's working memory."""
    workspace.horizon, workspace.looked_at = ROUNDS, LOOKED_AT
    return best_action(tables, hidden, seat, moves, workspace)


@dataclass
class Table:
    """The same deals again and again, where some seats are tuned: one against the field, or all among themselves."""

    simulator: bw.Simulator
    seats: tuple[int, ...]

    def play(self, weights: np.ndarray, seed: int, rails: float) -> float:
        """Return how well the weights do: own points, and the lead over the best of the field. `rails`: the value of each space of the
        Transsiberian."""
        sim, memory = self.simulator, self.simulator._memory
        for seat in self.seats:
            scratch = memory.contexts[0]._scratch[seat].array[0]
            scratch["weights"], scratch["key"] = np.rint(weights), 0
        sim.reset(seed)
        memory.run("playout_all", LIMIT, memory.where("to_move"), 0)  # `playout` would seat the bots anew
        points = sim.outcomes()["score"][:, : sim.players].astype(float)
        reached = np.minimum(sim.states()["rail"][:, self.seats, TRANSSIBERIAN, BLACK], 11).mean()
        own, others = points[:, self.seats].mean(1), np.delete(points, self.seats, 1)
        lead = np.clip(own - others.max(1), -150, 150) if others.size else 0
        return float((0.6 * own + 0.6 * lead).mean() + rails * reached)


def tables(field: list[str], large: bool) -> list[Table]:
    """Make tables of two with each bot of the field and tables of three, for one seat against the field; and tables of two and three for
    all seats.

    `large`: instead one seat against the field at tables of three and four.
    """
    game, tables = bw.load("russian_railroads").compile(), []
    several = [(2, (seat,), k) for k in range(len(field)) for seat in range(2)] + [(3, (seat,), seat) for seat in range(3)]
    several += [(2, (0, 1), 0), (3, (0, 1, 2), 0), (2, (0, 1), 0), (3, (0, 1, 2), 0)]
    if large:
        several = [(players, (seat,), seat + players) for players in (3, 4) for seat in range(players)]
    for players, seats, first in several:
        simulator = bw.Simulator(game, DEALS, players)
        simulator.seat_bots([TUNED if each in seats else field[(first + each) % len(field)] for each in range(players)])
        tables.append(Table(simulator, seats))
    return tables


def tune(plan: int, seats: list[Table], minutes: float, rails: float, seed: int) -> np.ndarray:
    """Return the mean of the second half of the walk."""
    chance = np.random.default_rng(seed)
    least = np.concatenate([np.full(count, LEAST.get(name, 150)) for name, count in w.LAYOUT.items()])
    mean, speed, walk, start = w.WEIGHTS[plan].astype(float), np.zeros(w.COUNT), [], time.monotonic()
    while time.monotonic() - start < 60 * minutes:
        scale = SIGMA * np.maximum(np.abs(mean), least)
        directions, deal = chance.standard_normal((PAIRS, w.COUNT)), int(chance.integers(1 << 30))
        ahead = [sum(t.play(mean + scale * d, deal, rails) - t.play(mean - scale * d, deal, rails) for t in seats) for d in directions]
        slope = (np.array(ahead)[:, None] * directions).mean(0) / (np.std(ahead) + 1e-9) * PAIRS**0.5
        speed = KEPT * speed + (1 - KEPT) * slope
        mean = mean + RATE / SIGMA * 0.6 * scale * speed
        walk.append(mean)
        if len(walk) % 10 == 0:
            worth = np.mean([t.play(mean, 7, rails) for t in seats])
            print(f"{len(walk):>5} {time.monotonic() - start:>6.0f} s {worth:>7.1f}", flush=True)
    return np.rint(np.mean(walk[len(walk) // 2 :], axis=0)).astype(np.int32)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plan", choices=w.PLANS)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--field", default="greedy,kiev")
    parser.add_argument("--rails", type=float, default=0, help="additional value of each space of the Transsiberian's black rail up to 11")
    parser.add_argument("--large", action="store_true", help="only one seat at tables of three and four")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    seats = tables(arguments.field.split(","), arguments.large)
    row = tune(w.PLANS.index(arguments.plan), seats, arguments.minutes, arguments.rails, arguments.seed)
    print(", ".join(map(str, row.tolist())))


if __name__ == "__main__":
    main()
