"""A simpler Ticket to Ride in C, as a yardstick for this machine: python -m benchmarks.probe [--players N]

`probe.c` says what it plays and what it leaves out. It is compiled in a temporary folder with `gcc -O3 -march=native`.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCE = Path(__file__).with_name("probe.c")
OPTIONS = ("-O3", "-march=native")
SECONDS = 1.0
RUNS = 5


class Probe:
    """The compiled program."""

    def __init__(self, program: Path) -> None:
        self._program = program

    def play(self, players: int, seconds: float, seed: int) -> tuple[int, int, float]:
        """Play for about so many seconds, at least one match. Returns the number of matches, of decisions, and the processor seconds."""
        command = [str(self._program), str(players), str(seconds), str(seed)]
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        matches, decisions, spent, _ = output.split()
        return int(matches), int(decisions), float(spent)

    def rate(self, players: int = 2, seconds: float = SECONDS, seed: int = 1) -> float:
        """Return decisions per second of the processor."""
        _, decisions, spent = self.play(players, seconds, seed)
        return decisions / spent


@contextmanager
def compiled_probe() -> Iterator[Probe]:
    """Compile the probe for this machine in a temporary folder. Raises SystemExit without gcc."""
    compiler = shutil.which("gcc")
    if compiler is None:
        raise SystemExit("benchmarks: expected gcc, which compiles benchmarks/probe.c")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "probe"
        subprocess.run([compiler, *OPTIONS, "-o", str(program), str(SOURCE)], check=True)
        yield Probe(program)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.probe", description=__doc__)
    parser.add_argument("--players", type=int, default=2, choices=range(2, 6))
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"of each of {RUNS} runs (default {SECONDS})")
    arguments = parser.parse_args()
    with compiled_probe() as probe:
        rates = [probe.rate(arguments.players, arguments.seconds, seed) for seed in range(1, RUNS + 1)]
    low, middle, high = min(rates), statistics.median(rates), max(rates)
    print(f"probe, {arguments.players} players: {middle:,.0f} decisions/s (median of {RUNS} runs, {low:,.0f} to {high:,.0f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
