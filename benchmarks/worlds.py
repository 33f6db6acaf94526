"""What a world that fits a hidden copy costs: python -m benchmarks.worlds [GAME…] [--players N…]

Over the decisions of random matches: `resample` in machine code with a new key each time, less copying the state and writing the key.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator

import numpy as np

import boardwright as bw
from boardwright.core.machine.compiled import entry
from boardwright.core.machine.memory import call, copy_bytes, numbers, record_in

MATCHES, STEP, WORLDS, RUNS = 8, 9, 300, 5
GOALS = {"ticket_to_ride_europe": 1.0}
"""µs, for any number of players."""
LOOP = np.dtype([(name, "u8") for name in ("resample", "tables", "world", "hidden", "size", "key", "worlds")])


def make_worlds(loop, seat, fill):
    """Copy a hidden state again and again, write a key, and (if `fill`) make a world of it."""
    for i in range(loop.worlds):
        copy_bytes(record_in(loop.world, 0, 0), record_in(loop.hidden, 0, 0), loop.size)
        numbers(loop.key, np.uint32)[0] = i
        if fill:
            call(loop.resample, record_in(loop.tables, 0, 0), record_in(loop.world, 0, 0), seat)


def costs(game: bw.Game, players: int) -> Iterator[float]:
    """Yield the cost of a world, in µs, at each STEP-th decision of MATCHES random matches, for the seat that decides."""
    run = entry(make_worlds, (LOOP, None, None), False, None)
    hidden, world, loop = np.zeros(1, game.state_dtype), np.zeros(1, game.state_dtype), np.zeros(1, LOOP)
    rng = game.state_dtype.fields["rng"]
    key = world.ctypes.data + rng[1] + rng[0].fields["key"][1]
    resample = game.engine.pointers["resample"].address
    loop[0] = resample, game.tables.address, world.ctypes.data, hidden.ctypes.data, game.state_dtype.itemsize, key, WORLDS

    def fastest(seat: int, fill: bool) -> float:
        times = []
        for _ in range(RUNS):
            start = time.perf_counter()
            run.call(loop.ctypes.data, seat, fill)
            times.append(time.perf_counter() - start)
        return min(times) / WORLDS * 1e6

    for seed in range(MATCHES):
        simulator = bw.Simulator(game, 1, players, seed=seed)
        while (seat := int(simulator.to_move[0])) >= 0:
            hidden[0] = simulator.hidden(0)
            yield fastest(seat, True) - fastest(seat, False)
            simulator.playout("random", decisions=STEP)


def main() -> None:
    """Print a line for each game and number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=bw.games(), metavar="GAME")
    parser.add_argument("--players", nargs="+", type=int, metavar="N")
    options = parser.parse_args()
    for name in options.games:
        game = bw.load(name).compile()
        for players in options.players or game.players:
            all_costs = list(costs(game, players))
            goal = f", goal {GOALS[name]}" if name in GOALS else ""
            print(f"{name}, {players} players: {statistics.mean(all_costs):.2f} µs a world, at most {max(all_costs):.2f}{goal}", flush=True)


if __name__ == "__main__":
    main()
