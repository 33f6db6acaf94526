"""The batched step beside the probe: python -m benchmarks.batched_step [GAME…] [--players N…] [--matches N…] [--threads N…] [--seen KIND…]

`boardwright.envs.BatchEnv` plays at random: each step does an action in every match, resets ended matches, writes masks and observations,
and draws the next actions. A step counts once for each match. Observations are hidden records, numbers, or numbers that are written only
where they change (`incremental`). Probe (`benchmarks/probe.c`, one core) and step take turns. The figures are medians of five runs by
wall-clock time, and the ratio is the median of the five ratios.

The goal: 4 096 matches of Ticket to Ride: Europe for 2, two threads on two cores: 0.9 of the probe.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import boardwright as bw
from benchmarks.probe import Probe, compiled_probe
from boardwright.envs import BatchEnv

RUNS = 5
SECONDS = 1.0
GOAL = 0.9
KINDS = ("records", "floats", "changes", "none")
GAME, PLAYERS, MATCHES, THREADS = "ticket_to_ride_europe", 2, 4096, 2


@dataclass(frozen=True)
class Setting:
    """What is measured: the matches, the threads, and the kind of observations (`seen`)."""

    game: str
    players: int
    matches: int
    threads: int
    seen: str

    def environment(self) -> BatchEnv:
        """Make the environment. Its masks fit its observations: bits beside records."""
        masks = "bits" if self.seen == "records" else "bool"
        changes = self.seen == "changes"
        seen = "floats" if changes else self.seen
        return BatchEnv(
            self.game, self.matches, self.players, seed=1, threads=self.threads, masks=masks, observations=seen, incremental=changes
        )


def step_rate_of(env: BatchEnv) -> Callable[[float], float]:
    """Return a function that steps an environment at random for about so many seconds and returns steps per second."""

    def rate(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            env.step(env.sample())
            count += env.n
        return count / spent

    return rate


def compare_with_probe(probe: Probe, setting: Setting, seconds: float) -> tuple[float, float, float]:
    """Return steps per second, the probe's decisions per second, and their ratio."""
    rate = step_rate_of(setting.environment())
    rate(seconds / 2)  # a warm-up, after which matches are at different stages
    pairs = [(rate(seconds), probe.rate(setting.players, seconds, seed)) for seed in range(1, RUNS + 1)]
    steps, decisions = zip(*pairs)
    return statistics.median(steps), statistics.median(decisions), statistics.median(a / b for a, b in pairs)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.batched_step", description=__doc__)
    parser.add_argument("games", nargs="*", default=[GAME], metavar="GAME")
    parser.add_argument("--players", type=int, nargs="+", help="default: the fewest that the game allows")
    parser.add_argument("--matches", type=int, nargs="+", default=[MATCHES])
    parser.add_argument("--threads", type=int, nargs="+", default=[1, THREADS])
    parser.add_argument("--seen", nargs="+", choices=KINDS, default=["records", "floats", "changes"], help="kinds of observations")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"of each of {RUNS} runs (default {SECONDS})")
    arguments = parser.parse_args()
    missed = False
    with compiled_probe() as probe:
        for game in arguments.games:
            counts = arguments.players or bw.load(game).players_with()[:1]
            for values in itertools.product(counts, arguments.matches, arguments.threads, arguments.seen):
                setting = Setting(game, *values)
                steps, decisions, ratio = compare_with_probe(probe, setting, arguments.seconds)
                is_goal = setting == Setting(GAME, PLAYERS, MATCHES, THREADS, setting.seen)
                missed |= is_goal and ratio < GOAL
                note = f"  goal {GOAL}{', missed' if ratio < GOAL else ''}" if is_goal else ""
                description = f"{game}, {setting.players} players, {setting.matches:,} matches, {setting.threads} threads, {setting.seen}"
                print(f"{description}: {steps:,.0f} steps/s; probe {decisions:,.0f}; ratio {ratio:.2f}{note}", flush=True)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
