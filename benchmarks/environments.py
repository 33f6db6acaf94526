"""How fast environments are: python -m benchmarks.environments [GAME…] [--players N]

Each environment makes legal decisions at random on one core, driven as its ecosystem's documentation does it. The time includes the drawing
of actions. Beside it, the same game plays at random in machine code alone. The goal for one match in PettingZoo is a share of that.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import boardwright as bw
from boardwright.envs.pettingzoo import aec_env
from boardwright.envs.seat import SeatEnv
from boardwright.envs.seats import SeatsEnv

SECONDS = 2.0
RUNS = 3
ENVIRONMENTS = 1024
GOAL_OF_IMPORT = 1.0


def play_pettingzoo(game: str, players: int) -> Iterator[int]:
    """Play one match after the other. Yields the decisions of each."""
    env = aec_env(game, players)
    env.reset(seed=1)
    while True:
        decisions = 0
        for agent in env.agent_iter(10_000):
            observation, _, termination, truncation, _ = env.last()
            over = termination or truncation
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            decisions += not over
        yield decisions
        env.reset()


def step_one(game: str, players: int) -> Iterator[int]:
    """Step one seat against a bot that plays at random. Yields after each step."""
    env = SeatEnv(game, players, opponents="random")
    _, info = env.reset(seed=1)
    while True:
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        if over:
            _, info = env.reset()
        yield 1


def step_many(game: str, players: int) -> Iterator[int]:
    """Step many such environments together. Yields after each step of all."""
    envs = SeatsEnv(game, ENVIRONMENTS, players, opponents="random", copy=False)
    observations, _ = envs.reset(seed=1)
    while True:
        actions = observations["action_mask"].argmax(axis=1)
        observations, *_ = envs.step(actions)
        yield ENVIRONMENTS


def play_machine_code(game: str, players: int) -> Iterator[int]:
    """Play at random in machine code. Yields the decisions of each match."""
    sim = bw.Simulator(bw.load(game), 1, players)
    while True:
        yield int(sim.playout("random")[0])
        sim.reset()


def rate(make: Callable[[str, int], Iterator[int]], game: str, players: int) -> float:
    """Return how many come in a second of processor time: the best of some runs."""
    rates, counts = [], make(game, players)
    next(counts)  # a warm-up
    for _ in range(RUNS):
        count, start = 0, time.process_time()
        while time.process_time() - start < SECONDS:
            count += next(counts)
        rates.append(count / (time.process_time() - start))
    return max(rates)


def seconds_to_import() -> float:
    """Return how long `import boardwright.envs` takes in a new process, when its files have been read before."""
    command = [sys.executable, "-c", "import time; t = time.perf_counter(); import boardwright.envs; print(time.perf_counter() - t)"]
    return min(float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(RUNS))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=bw.games(), metavar="GAME")
    parser.add_argument("--players", type=int, help="default: the fewest that the game allows")
    args = parser.parse_args()
    imported = seconds_to_import()
    print(f"import boardwright.envs: {imported:.2f} s (goal {GOAL_OF_IMPORT} s)")
    kinds = {"AEC decisions/s": play_pettingzoo, "steps/s of one": step_one, f"of {ENVIRONMENTS}": step_many}
    for game in args.games:
        players = args.players or bw.load(game).players_with()[0]
        alone = rate(play_machine_code, game, players)
        rates = {name: rate(kind, game, players) for name, kind in kinds.items()}
        shown = ", ".join(f"{name} {value:,.0f}" for name, value in rates.items())
        share = rates["AEC decisions/s"] / alone
        print(f"{game}, {players} players: {shown}; machine code alone {alone:,.0f} (AEC: {share:.1%})", flush=True)
    return int(imported > GOAL_OF_IMPORT)


if __name__ == "__main__":
    sys.exit(main())
