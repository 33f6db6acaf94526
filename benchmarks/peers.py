"""Random play of other engines and of this one, in the same run: python -m benchmarks.peers [--seconds S] [--only ENGINE…] [--json]

Seconds are those of the processor, of all threads together. The games differ, so the numbers do not rank the engines. A package that is not
installed is listed as absent. Every peer is driven as its own documentation drives it (`benchmarks.peer_games`).
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

import numpy as np

import boardwright as bw
from benchmarks.peer_games import BATCH, PEERS, STEPS, OneGame
from boardwright.envs import BatchEnv

OURS = "boardwright"


@dataclass(frozen=True)
class Row:
    engine: str
    version: str
    game: str
    games: int
    decisions: int
    seconds: float
    note: str = ""

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def measure(engine: str, version: str, game: str, play: OneGame, seconds: float, note: str = "") -> Row:
    play(0)  # a warm-up
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        games += 1
        decisions += play(games)
    return Row(engine, version, game, games, decisions, spent, note)


def measure_peers(seconds: float, only: list[str]) -> Iterator[Row]:
    for name, prepare in PEERS.items():
        if only and name not in only:
            continue
        try:
            version = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            yield Row(name, "", "", 0, 0, 0.0, "absent: see benchmarks/requirements.txt")
            continue
        for game, play in prepare():
            yield measure(name, version, game, play, seconds)


def play_matches(name: str, players: int) -> OneGame:
    """Play whole matches, with events and undo, as a program plays them in Python."""
    game = bw.load(name)

    def play(number: int) -> int:
        draw = np.random.default_rng(number)
        match, decisions = game.new_match(players=players, seed=number), 0
        while not match.over:
            seat = match.actors[0]
            legal = match.legal_ids(seat)
            match.play(seat, int(legal[int(draw.integers(len(legal)))]))
            decisions += 1
        return decisions

    return play


def step_simulator(name: str, players: int) -> OneGame:
    """Step one match in the simulator: masks, sampling, steps and resets."""
    sim = bw.Simulator(bw.load(name), 1, players, seed=1)

    def play(number: int) -> int:
        for _ in range(BATCH):
            sim.step(sim.sample(sim.legal_mask()))
        return BATCH

    return play


def play_pettingzoo(name: str, players: int) -> OneGame:
    """Play whole matches by PettingZoo's AEC interface, as its own games are played."""
    from boardwright.envs.pettingzoo import aec_env

    env = aec_env(name, players)

    def play(number: int) -> int:
        decisions = 0
        env.reset(seed=number)
        for agent in env.agent_iter(1_000_000):
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            decisions += not over
        return decisions

    return play


def step_batch(name: str, players: int) -> OneGame:
    """Step many matches at once: steps, resets, masks, observations and sampling."""
    env = BatchEnv(name, BATCH, players, seed=1)

    def play(number: int) -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return STEPS * BATCH

    return play


INTERFACES: dict[str, Callable[[str, int], OneGame]] = {
    "Match": play_matches,
    "PettingZoo": play_pettingzoo,
    "Simulator, n = 1": step_simulator,
    f"BatchEnv, {BATCH:,} at once": step_batch,
}


def measure_simulate(name: str, players: int, seconds: float) -> Row:
    """Run whole matches in compiled code by `boardwright simulate`, twice: the second time for as long as asked."""
    games = 20
    for _ in range(2):
        command = ["simulate", name, "--players", players, "--games", games, "--bots", "random", "--seed", 1, "--json"]
        run = [sys.executable, "-c", "from boardwright.cli import main; raise SystemExit(main())", *map(str, command)]
        output = json.loads(subprocess.run(run, capture_output=True, text=True, check=True).stdout)
        games, last = max(games, int(output["games_per_second"] * seconds)), output
    label = f"{name}, {players} players"
    return Row(OURS, bw.__version__, label, last["games"], last["decisions"], last["seconds"], "simulate")


def measure_ours(seconds: float) -> Iterator[Row]:
    for name in bw.games():
        players = bw.load(name).players_with()[0]
        yield measure_simulate(name, players, seconds)
        for interface, prepare in INTERFACES.items():
            yield measure(OURS, bw.__version__, f"{name}, {players} players", prepare(name, players), seconds, interface)


def rows(seconds: float, only: list[str]) -> Iterator[Row]:
    if not only or OURS in only:
        yield from measure_ours(seconds)
    yield from measure_peers(seconds, only)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each engine plays (default 5)")
    parser.add_argument("--only", nargs="+", default=[], choices=[OURS, *PEERS], metavar="ENGINE", help="only these engines")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows_found = rows(options.seconds, options.only)
    if options.json:
        print(json.dumps([asdict(row) | {"decisions_per_second": row.per_second} for row in rows_found]))
        return
    print(f"{'engine':<12} {'version':<9} {'game':<34} {'games':>7} {'decisions/s':>13}")
    for row in rows_found:
        speed = f"{row.per_second:>13,.0f}" if row.seconds else f"{'–':>13}"
        print(f"{row.engine:<12} {row.version:<9} {row.game:<34} {row.games:>7} {speed}  {row.note}", flush=True)


if __name__ == "__main__":
    main()
