"""Compiles the rules of the games when the server starts: machine code, and the WebAssembly modules with which pages run the rules.

Earlier results are loaded. The rest is compiled in separate processes, two at once on two cores: in one process Numba compiles one function
at a time, and pages would wait. The server loads the results (docs/decisions/14_kept_code.md). The modules with bots come last, one after
the other: pages can do without them.
"""

import os
import subprocess
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from boardwright.core.domain.game import load
from boardwright.core.domain.registry import folder_of, games
from boardwright.core.domain.shipped_rules import fresh_file
from boardwright.core.machine.building import Progress
from boardwright.core.machine.engine import jit_wanted
from boardwright.core.machine.platforms import PAGE, WASM
from boardwright.server.games.page_rules import wants_module
from boardwright.server.log import log
from boardwright.server.processes.subprocesses import start
from boardwright.server.protocol.game_answers import CompileProgress

MOST_PROCESSES = min(2, os.cpu_count() or 1)
"""More processes would finish sooner, but each takes a few hundred MiB."""

TIMEOUT_S = 3600.0
"""Seconds for compiling one game: an hour; the largest game takes some minutes."""


class CompileQueue:
    """Compiles the rules of every game. Matches start in plain Python and switch when the machine code of their game is ready.

    `native`: the ids of the games whose machine code is ready.
    """

    def __init__(self) -> None:
        self.native: list[str] = []
        self._states: dict[str, CompileProgress] = {}
        self._processes: list[subprocess.Popen[bytes]] = []
        self._one_at_a_time = threading.Lock()  # Numba's settings are global
        self._stopped = threading.Event()

    @property
    def making(self) -> list[CompileProgress]:
        """The progress of each game that is not complete, in the order of compilation."""
        return list(self._states.values())

    def start(self) -> None:
        """Start compiling in threads that wait for processes. Does nothing with BOARDWRIGHT_JIT=0."""
        if not jit_wanted():
            return
        order = in_order(games())
        self._states = {id: CompileProgress(id, "rules", 0, 0) for id in order}  # at once: nothing here means that all is done
        threading.Thread(target=self._make_everything, args=[order], name="make", daemon=True).start()

    def stop(self) -> None:
        """Stop compiling. The code that has been stored is used at the next start."""
        self._stopped.set()
        for process in self._processes:
            process.kill()

    def _make_everything(self, order: Sequence[str]) -> None:
        waiting = iter(order)
        threads = [threading.Thread(target=self._make_all, args=[waiting, self._make], daemon=True) for _ in range(MOST_PROCESSES)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self._make_all(iter(order), self._make_bots)

    def _make_all(self, waiting: Iterator[str], compile_game: Callable[[str], None]) -> None:
        for id in waiting:
            if self._stopped.is_set():
                break
            try:
                compile_game(id)
            except Exception:
                if not self._stopped.is_set():
                    log.exception("no fast rules for %s; it goes on without", id)
                self._tell(msgspec.structs.replace(self._states[id], failed=True))

    def _make(self, id: str) -> None:
        """Compile machine code and the module for pages."""
        game = load(id)
        if wants_module(game) and fresh_file(game, PAGE) is None:  # something has changed
            for state in self._compile_in_process(id):
                self._tell(state)
                if state.failed:
                    return
                if state.stage == "page":
                    self._load(game)
        self._load(game, lambda done, total, _: self._tell(CompileProgress(id, "rules", done, total)))
        if lacks_bots(game):
            self._tell(CompileProgress(id, "bots", 0, 0))
        else:
            del self._states[id]

    def _make_bots(self, id: str) -> None:
        """Compile the module with bots, if the rest succeeded."""
        state = self._states.get(id)
        if state is None or state.stage != "bots":
            return
        for state in self._compile_in_process(id, "bots"):
            self._tell(state)
        if not state.failed:
            del self._states[id]

    def _load(self, game: Any, progress: Progress | None = None) -> None:
        """Load the machine code, or compile it here if processes cannot keep it."""
        if game.id in self.native:
            return
        with self._one_at_a_time:
            if game.compile(progress, bots=game.bots).native:
                self.native = [*self.native, game.id]

    def _compile_in_process(self, *arguments: str) -> Iterator[CompileProgress]:
        """Compile something in a process with these arguments. Raises RuntimeError if it was ended."""
        with start("boardwright.server.games.compile_game", *arguments, stdin=subprocess.DEVNULL) as process:
            self._processes.append(process)
            if self._stopped.is_set():
                process.kill()
            timer = threading.Timer(TIMEOUT_S, process.kill)
            timer.daemon = True
            timer.start()
            assert process.stdout
            try:
                for line in process.stdout:
                    yield msgspec.json.decode(line, type=CompileProgress)
            finally:
                timer.cancel()
        if process.returncode:
            raise RuntimeError(f"the process that makes {' '.join(arguments)} ended with {process.returncode}")

    def _tell(self, state: CompileProgress) -> None:
        self._states[state.game] = state


def lacks_bots(game: Any) -> bool:
    """Return whether the module with a game's bots should be compiled here."""
    return wants_module(game) and fresh_file(game, WASM) is None


def in_order(ids: Iterable[str]) -> list[str]:
    """The smallest game first, so that one is ready soon; then the largest, so that both cores stay busy until the end."""
    by_size = sorted(ids, key=_size)
    return by_size[:1] + by_size[:0:-1]


def _size(id: str) -> int:
    """The bytes of a game's sources, an estimate of its compilation time."""
    return sum(path.stat().st_size for path in folder_of(id).rglob("*.py"))
