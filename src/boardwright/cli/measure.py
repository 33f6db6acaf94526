"""The measurements of `bench`. Times are medians of several runs; a program that is measured is started for each run."""

import hashlib
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from boardwright.cli.page_size import KIB, module_kib, page_kib, site_kib

PACKAGE = Path(__file__).parents[1]
RUNS = 5
DECISIONS = 20_000  # stepped from Python per run
GAME_OF_SITE_KIB, SITE_KIB = 280_000 / KIB, 1_400_000 / KIB
NO_SITE = "needs a built page, the modules of `boardwright page`, and brotli"
START = [sys.executable, "-m", "boardwright"]


@dataclass
class Row:
    """One measurement and its target. `less`: smaller is better; `value` None: not measured, for the reason in `note`."""

    id: str
    what: str
    unit: str
    target: float | None
    value: float | None
    less: bool = False
    runs: int = RUNS
    note: str = ""

    @property
    def meets_target(self) -> bool | None:
        """Whether the target is met; None if there is none."""
        if self.value is None or self.target is None:
            return None
        return self.value < self.target if self.less else self.value >= self.target

    def plain(self) -> dict[str, Any]:
        """The row as plain data."""
        return {**asdict(self), "met": self.meets_target}


def rows(progress: Callable[[str], None]) -> Iterator[Row]:
    """Do all measurements in order. `progress` is called with the name of each."""
    import boardwright as bw

    steps: list[Callable[[], Iterator[Row]]] = [imports, first_page, server_memory, site_size]
    for step in steps:
        progress(step.__name__.replace("_", " "))
        yield from step()
    for game in bw.games():
        yield from page_size(game)
        progress(f"{game}: first compilation")
        yield first_compilation(game)
        progress(f"{game}: playing")
        yield from speeds(game)
        progress(f"{game}: stepping from Python")
        yield stepping(game)


def targets(game: str) -> dict[str, float]:
    """The `[targets]` of a game's `game.toml`."""
    from boardwright.core.domain.registry import about

    targets_of_game: dict[str, float] = about(game).get("targets", {})
    return targets_of_game


def median(measure: Callable[[], float], runs: int = RUNS) -> float:
    """The median of several runs of `measure`."""
    return statistics.median(measure() for _ in range(runs))


def timed(work: Callable[[], object]) -> float:
    """The run time of a function in seconds."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def calibration() -> float:
    """Milliseconds of a fixed loop, to compare measurements of different machines."""

    def loop() -> None:
        x = 1
        for _ in range(1_000_000):
            x = (x * 1_103_515_245 + 12_345) & 0x7FFF_FFFF

    return 1000 * median(lambda: timed(loop))


def imports() -> Iterator[Row]:
    """Seconds for `import boardwright` and `boardwright --help`."""
    code = "import time; s = time.perf_counter(); import boardwright; print(time.perf_counter() - s)"
    value = median(lambda: float(_output([sys.executable, "-c", code])))
    yield Row("import", "import boardwright", "s", 0.1, value, less=True)
    value = median(lambda: timed(lambda: _output([*START, "--help"])))
    yield Row("help", "boardwright --help", "s", 0.25, value, less=True)


def _output(command: list[str], **environment: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, **environment}).stdout


def first_page() -> Iterator[Row]:
    """Seconds from starting `serve` to the first page, with an existing database."""
    with tempfile.TemporaryDirectory() as folder:
        seconds = [_seconds_to_page(Path(folder) / "bench.db") for _ in range(RUNS + 1)]
    yield Row("serve", "second start of serve to the first page", "s", 2.5, statistics.median(seconds[1:]), less=True)


def _seconds_to_page(db: Path) -> float:
    start = time.perf_counter()
    command = [*START, "serve", "--port", "0", "--db", str(db)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            with urllib.request.urlopen(address, timeout=30) as page:
                page.read()
            return time.perf_counter() - start
        finally:
            server.terminate()


def server_memory() -> Iterator[Row]:
    """The server's memory, measured by a script in the repository, which needs more than the installed package."""
    root = PACKAGE.parents[1]
    row = Row("memory", "memory of the server with 200 open matches", "MiB", 400, None, less=True, runs=1)
    if (root / "benchmarks" / "server_memory.py").is_file():
        completed = subprocess.run([sys.executable, "-m", "benchmarks.server_memory", "--json"], cwd=root, capture_output=True, text=True)
        row.value, row.note = _mebibytes(completed.stdout), "benchmarks.server_memory failed"
    else:
        row.note = "needs a checkout with benchmarks/"
    yield row


def _mebibytes(text: str) -> float | None:
    import json

    try:
        return float(json.loads(text)["mebibytes"])
    except (ValueError, KeyError, TypeError):
        return None


def page_size(game: str) -> Iterator[Row]:
    """KiB of compressed JavaScript and CSS of the lobby and this game's board with the words of one language; then with the rules."""
    limits, label = targets(game), f"{game}: compressed JavaScript and CSS"
    page, module = page_kib(game), module_kib(game)
    note = "" if page is not None else "the page is not built, or has no board of this game"
    yield Row(f"{game}-page", label, "KiB", limits.get("page_kib"), page, less=True, runs=1, note=note)
    total = None if page is None or module is None else page + module
    note = note if module is not None else "boardwright compile makes the module"
    yield Row(f"{game}-page-rules", f"{label}, and rules", "KiB", limits.get("page_with_rules_kib"), total, less=True, runs=1, note=note)
    site, label = site_kib(game), f"{game}: a page without a server: lobby, board, rules and bots, in brotli"
    yield Row(f"{game}-site", label, "KiB", GAME_OF_SITE_KIB, site, less=True, runs=1, note=NO_SITE)


def site_size() -> Iterator[Row]:
    """KiB of a page without a server, with all games in all languages."""
    label = "a page without a server: all games, all languages, in brotli"
    yield Row("site", label, "KiB", SITE_KIB, site_kib(), less=True, runs=1, note=NO_SITE)


def first_compilation(game: str) -> Row:
    """Seconds to compile a game, its bots and the simulator's loops into an empty folder."""
    code = (
        "import sys, time; s = time.perf_counter()\n"
        "import boardwright as bw; from boardwright.core.domain.batch import simulate_batch\n"
        "game = bw.load(sys.argv[1]); game.compile(bots=game.bots)\n"
        "simulate_batch(game, game.players[-1], ['random'] * game.players[-1], 1, bytes(32)); print(time.perf_counter() - s)"
    )
    with tempfile.TemporaryDirectory() as folder:
        value = float(_output([sys.executable, "-c", code, game], BOARDWRIGHT_CACHE=folder))
    return Row(f"{game}-compilation", f"{game}: first compilation", "s", targets(game).get("compilation_seconds"), value, less=True, runs=1)


def speeds(game: str) -> Iterator[Row]:
    """The speed of whole matches of bots in machine code, as `simulate` plays them, for each `[[bench]]` in `game.toml`."""
    import boardwright as bw
    from boardwright.core.domain.batch import simulate_batch
    from boardwright.core.machine.random import key_of

    loaded = bw.load(game).compile()
    for benchmark in loaded.about.get("bench", ()):
        bot, players, games = benchmark["bots"], benchmark["players"], benchmark["games"]
        simulate_batch(loaded, players, [bot] * players, 1, key_of(0))
        runs = [simulate_batch(loaded, players, [bot] * players, games, key_of(1)) for _ in range(RUNS)]
        seconds = statistics.median(run.seconds for run in runs)
        for unit, count, name in (("decisions/s", runs[0].decisions, "decisions_per_second"), ("matches/s", games, "games_per_second")):
            if name in benchmark:
                label = f"{game}: {players} players, {bot}"
                yield Row(f"{game}-{bot}-{players}-{name}", label, unit, benchmark[name], count / seconds)


def stepping(game: str) -> Row:
    """Decisions per second from Python: `legal_ids` and `play` by id, with any legal action."""
    import boardwright as bw

    loaded = bw.load(game)

    def rate() -> float:
        match, decisions = loaded.new_match(loaded.players[-1], 0), 0
        choices = [word for (word,) in struct.iter_unpack("<I", hashlib.shake_128(b"bench").digest(4 * DECISIONS))]
        start = time.perf_counter()
        for choice in choices:
            if match.over:
                match = loaded.new_match(loaded.players[-1], decisions)
            seat = match.actors[0]
            legal = match.legal_ids(seat)
            match.play(seat, int(legal[choice % len(legal)]))
            decisions += 1
        return decisions / (time.perf_counter() - start)

    return Row(f"{game}-stepping", f"{game}: stepping from Python", "decisions/s", 60_000, median(rate))
