"""Random playouts of other engines and of this one, in the same run: python -m benchmarks.peers [--seconds S] [--json]

The games differ, so the numbers do not rank the engines: they say how long one waits for a decision of each. A package that is not
installed is listed as absent. Every peer is driven as its own documentation drives it.
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

OneGame = Callable[[int], int]
"""Plays the random game with this number to its end and says how many decisions it took."""


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


def catanatron() -> tuple[str, OneGame]:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(number: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=number)
        game.play()
        return len(game.state.actions)

    return "Catan, 4 players", play


def open_spiel() -> tuple[str, OneGame]:
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def play(number: int) -> int:
        draw = np.random.default_rng(number)
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw.integers(len(outcomes)))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draw.integers(len(legal)))])
                decisions += 1
        return decisions

    return "gin rummy, 2 players", play


def pettingzoo() -> tuple[str, OneGame]:
    from pettingzoo.classic import connect_four_v3

    environment = connect_four_v3.env()

    def play(number: int) -> int:
        draw, decisions = np.random.default_rng(number), 0
        environment.reset(seed=number)
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, information = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            mask = information["action_mask"] if "action_mask" in information else observation["action_mask"]
            environment.step(int(draw.choice(np.flatnonzero(mask))))
            decisions += 1
        return decisions

    return "connect four, 2 players", play


def rlcard() -> tuple[str, OneGame]:
    import rlcard
    from rlcard.agents import RandomAgent

    environment = rlcard.make("gin-rummy", config={"seed": 1})
    environment.set_agents([RandomAgent(num_actions=environment.num_actions) for _ in range(environment.num_players)])

    def play(number: int) -> int:
        trajectories, _ = environment.run(is_training=False)
        return sum(len(each) // 2 for each in trajectories)

    return "gin rummy, 2 players", play


PEERS: dict[str, Callable[[], tuple[str, OneGame]]] = {
    "catanatron": catanatron,
    "open-spiel": open_spiel,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
}


def measure(engine: str, version: str, game: str, play: OneGame, seconds: float) -> Row:
    play(0)  # whatever is loaded or compiled at first use
    games = decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        games += 1
        decisions += play(games)
    return Row(engine, version, game, games, decisions, spent)


def peers(seconds: float) -> Iterator[Row]:
    for name, prepare in PEERS.items():
        try:
            version = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            yield Row(name, "", "", 0, 0, 0.0, "absent: see benchmarks/requirements.txt")
            continue
        game, play = prepare()
        yield measure(name, version, game, play, seconds)


def from_python(name: str, players: int) -> OneGame:
    """A whole match of ours stepped from Python, as the peers are."""
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


def simulated(name: str, players: int, seconds: float) -> Row:
    """Whole matches in compiled code, as `boardwright simulate` runs them; twice, the second time for as long as asked."""
    games = 20
    for _ in range(2):
        command = ["simulate", name, "--players", players, "--games", games, "--bots", "random", "--seed", 1, "--json"]
        run = [sys.executable, "-c", "from boardwright.cli import main; raise SystemExit(main())", *map(str, command)]
        said = json.loads(subprocess.run(run, capture_output=True, text=True, check=True).stdout)
        games, last = max(games, int(said["games_per_second"] * seconds)), said
    label = f"{name}, {players} players"
    return Row("boardwright", bw.__version__, label, last["games"], last["decisions"], last["seconds"], "compiled")


def ours(seconds: float) -> Iterator[Row]:
    for name in bw.games():
        counts = bw.load(name).players
        for players in sorted({min(counts), max(counts)}):
            yield simulated(name, players, seconds)
        label = f"{name}, {max(counts)} players"
        row = measure("boardwright", bw.__version__, label, from_python(name, max(counts)), seconds)
        yield Row(**(asdict(row) | {"note": "stepped from Python"}))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each engine plays (default 5)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows = [*ours(options.seconds), *peers(options.seconds)]
    if options.json:
        print(json.dumps([asdict(row) | {"decisions_per_second": row.per_second} for row in rows]))
        return
    print(f"{'engine':<12} {'version':<9} {'game':<34} {'games':>7} {'decisions/s':>13}")
    for row in rows:
        speed = f"{row.per_second:>13,.0f}" if row.seconds else f"{'–':>13}"
        print(f"{row.engine:<12} {row.version:<9} {row.game:<34} {row.games:>7} {speed}  {row.note}")


if __name__ == "__main__":
    main()
