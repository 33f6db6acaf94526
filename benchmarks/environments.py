"""How fast environments are: python -m benchmarks.environments [GAME…] [--players N]

Each makes legal decisions at random, driven as its ecosystem's documentation does it, on one core: the environment's part and the drawing
of actions. Beside it, the same game at random in machine code alone: the goal for one match in PettingZoo is a share of that.
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
PLACES = 1024
GOAL_OF_IMPORT = 1.0


def turns_in_pettingzoo(game: str, players: int) -> Iterator[int]:
    """One match after the other; yields the decisions of each."""
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


def steps_of_one(game: str, players: int) -> Iterator[int]:
    """One seat against a bot that plays at random; yields after each step."""
    env = SeatEnv(game, players, opponents="random")
    _, info = env.reset(seed=1)
    while True:
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        if over:
            _, info = env.reset()
        yield 1


def steps_of_many(game: str, players: int) -> Iterator[int]:
    """The same in many places; yields after each step of all."""
    envs = SeatsEnv(game, PLACES, players, opponents="random", copy=False)
    observations, _ = envs.reset(seed=1)
    while True:
        actions = observations["action_mask"].argmax(axis=1)
        observations, *_ = envs.step(actions)
        yield PLACES


def machine_code(game: str, players: int) -> Iterator[int]:
    """Random play in machine code; yields the decisions of each match."""
    sim = bw.Simulator(bw.load(game), 1, players)
    while True:
        yield int(sim.playout("random")[0])
        sim.reset()


def rate(make: Callable[[str, int], Iterator[int]], game: str, players: int) -> float:
    """How many a second of the processor: the best of some runs."""
    found, counted = [], make(game, players)
    next(counted)  # whatever is made or loaded first
    for _ in range(RUNS):
        count, start = 0, time.process_time()
        while time.process_time() - start < SECONDS:
            count += next(counted)
        found.append(count / (time.process_time() - start))
    return max(found)


def seconds_to_import() -> float:
    """How long `import boardwright.envs` takes in a new process, when its files have been read before."""
    command = [sys.executable, "-c", "import time; t = time.perf_counter(); import boardwright.envs; print(time.perf_counter() - t)"]
    return min(float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(RUNS))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=bw.games(), metavar="GAME")
    parser.add_argument("--players", type=int, help="default: as few as the game allows")
    args = parser.parse_args()
    imported = seconds_to_import()
    print(f"import boardwright.envs: {imported:.2f} s (goal {GOAL_OF_IMPORT} s)")
    kinds = {"AEC decisions/s": turns_in_pettingzoo, "steps/s of one": steps_of_one, f"of {PLACES}": steps_of_many}
    for game in args.games:
        players = args.players or bw.load(game).players_with()[0]
        alone = rate(machine_code, game, players)
        rates = {name: rate(kind, game, players) for name, kind in kinds.items()}
        shown = ", ".join(f"{name} {value:,.0f}" for name, value in rates.items())
        share = rates["AEC decisions/s"] / alone
        print(f"{game}, {players} players: {shown}; machine code alone {alone:,.0f} (AEC: {share:.1%})", flush=True)
    return int(imported > GOAL_OF_IMPORT)


if __name__ == "__main__":
    sys.exit(main())
