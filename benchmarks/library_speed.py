"""How fast the shipped libraries are beside Numba's code in memory: python -m benchmarks.library_speed [GAME…]

Random players play with the most players of each game. Two programs take turns, one with Numba and one that cannot import it. Both play
the same matches.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import boardwright as bw

RUNS = 5
SECONDS = 1.0
"""How long a run takes, about."""
GOAL = 0.95
ENGINES = {"numba": "NativeEngine", "library": "LibraryEngine"}


class Player:
    """A program that plays a game by one engine on request."""

    def __init__(self, program: subprocess.Popen[str]) -> None:
        self._program = program

    def play(self, games: int) -> tuple[int, float, str]:
        """Play so many matches. Returns the number of decisions, the processor seconds, and a digest of the last states."""
        assert self._program.stdin and self._program.stdout
        self._program.stdin.write(f"{games}\n")
        self._program.stdin.flush()
        decisions, seconds, states = self._program.stdout.readline().split()
        return int(decisions), float(seconds), states


@contextmanager
def start_player(game: str, engine: str) -> Iterator[Player]:
    command = [sys.executable, "-m", "benchmarks.library_speed", "--play", engine, game]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        try:
            yield Player(program)
        finally:
            assert program.stdin
            program.stdin.close()


def run_player(name: str, engine: str) -> None:
    """Run as the program of a `Player`: for each number on standard input, play so many matches."""
    if engine == "library":
        sys.modules["numba"] = sys.modules["llvmlite"] = None  # type: ignore[assignment]
    from boardwright.core.domain.batch import simulate_batch

    game = bw.load(name).compile(bots=["random"])
    if type(game.engine).__name__ != ENGINES[engine]:
        raise SystemExit(f"{name} runs by a {type(game.engine).__name__}, expected a {ENGINES[engine]}: run this in a checkout")
    players = game.players[-1]
    for line in sys.stdin:
        start = time.process_time()
        totals = simulate_batch(game, players, ["random"] * players, int(line), bytes(32))
        print(totals.decisions, time.process_time() - start, totals.state_hash, flush=True)


def rates(game: str) -> dict[str, float]:
    """Return decisions per second of the processor by engine: medians of runs in turn."""
    rates_by_engine: dict[str, list[float]] = {engine: [] for engine in ENGINES}
    with ExitStack() as stack:
        players = {engine: stack.enter_context(start_player(game, engine)) for engine in ENGINES}
        games = 1
        while players["numba"].play(games)[1] < SECONDS:
            games *= 2
        players["library"].play(games)
        for _ in range(RUNS):
            states = set()
            for engine, each in players.items():
                decisions, seconds, digest = each.play(games)
                rates_by_engine[engine].append(decisions / seconds)
                states.add(digest)
            assert len(states) == 1, f"{game}: the engines play different matches"
    return {engine: statistics.median(each) for engine, each in rates_by_engine.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="a game (default: all)")
    parser.add_argument("--play", choices=ENGINES, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    games = arguments.games or bw.games()
    if arguments.play:
        run_player(games[0], arguments.play)
        return
    subprocess.run([sys.executable, "-m", "boardwright", "compile", *games], check=True, stdout=subprocess.DEVNULL)
    print(f"{'game':<24}{'Numba':>14}{'library':>14}{'ratio':>8}   decisions/s, random players; goal: {GOAL} ×")
    for game in games:
        rate_by_engine = rates(game)
        ratio = rate_by_engine["library"] / rate_by_engine["numba"]
        missed = "" if ratio >= GOAL else "   missed"
        print(f"{game:<24}{rate_by_engine['numba']:>14,.0f}{rate_by_engine['library']:>14,.0f}{ratio:>8.2f}{missed}", flush=True)


if __name__ == "__main__":
    main()
