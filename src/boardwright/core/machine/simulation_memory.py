"""The memory of a simulator: the arrays of its matches and, for each thread, a SIMULATION for its loops."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import numpy as np

from boardwright.core.machine.bot import BotRule
from boardwright.core.machine.search_bot import CompiledBot, SearchBot
from boardwright.core.machine.simulation import ENTRIES_USED, SHARED, SIMULATION
from boardwright.core.machine.simulation_loops import LOOPS
from boardwright.core.machine.state import MAX_SEATS, RecordBuffer, record_at

PLACES = (0, MAX_SEATS)
"""The offsets of bots in the arrays `bots` and `scratch`: a seat's own bot, then the second part of a mixed bot."""


class SimulationMemory:
    """The memory of `n` matches. `arrays`: those of SHARED by name; `states` and `blank` are records of the game."""

    def __init__(
        self, engine: Any, tables: RecordBuffer, blank: RecordBuffer, num_actions: int, n: int, by_place: bool, threads: int
    ) -> None:
        self.engine, self.n, self.players = engine, n, int(blank.record.players)
        sizes = {"keys": 8 * n, "masks": n * num_actions, "rewards": n * self.players, "bot_rngs": n * MAX_SEATS}
        self.arrays: dict[str, np.ndarray] = {
            name: np.zeros(sizes.get(name, n), dtype) for name, dtype in SHARED.items() if dtype is not None
        }
        self.arrays |= {"tables": tables.array, "blank": blank.array, "states": np.zeros(n, blank.array.dtype)}
        self.arrays["episodes"][:] = -1
        key_at = blank.array.dtype.fields["rng"][1] + blank.array.dtype["rng"].fields["key"][1]
        numbers = {"state_size": blank.array.dtype.itemsize, "key_at": key_at, "players": self.players}
        numbers |= {"num_actions": num_actions, "by_place": int(by_place)}
        context = _Native if engine.native else _Plain
        parts = min(threads, n)
        bounds = [part * n // parts for part in range(parts + 1)]
        self.contexts: list[Any] = [
            context(engine, self.arrays, tables, numbers | {"first": first, "last": last}) for first, last in zip(bounds, bounds[1:])
        ]
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0
        self.seated: list[CompiledBot] = []

    def run(self, loop: str, *arguments: Any) -> list[int]:
        """Run a loop over all matches, divided among the threads, with the first part on this one. Returns the result of each thread."""
        mine, *others = self.contexts
        if not others:
            return [mine.run(loop, *arguments)]
        if self._pool is None or self._process != os.getpid():  # a fork takes no threads along
            self._pool, self._process = ThreadPoolExecutor(len(others)), os.getpid()
        theirs = [self._pool.submit(context.run, loop, *arguments) for context in others]
        found = mine.run(loop, *arguments)
        return [found, *(each.result() for each in theirs)]

    def seat_bots(self, rules: list[CompiledBot], budget: int) -> None:
        """Set the bot of each seat for `playout`. Allocates memory only if the bots changed."""
        for context in self.contexts:
            context.sim.decision.budget = budget
            if rules != self.seated:
                context.seat_bots(rules)
        self.seated = list(rules)

    def where(self, name: str, array: np.ndarray | None = None) -> Any:
        """The argument that loops get for an array of this name: a shared array (None) or another one."""
        return self.contexts[0].where(self.arrays[name] if array is None else array)


class _Native:
    """A SIMULATION for machine code: functions, records and arrays are addresses."""

    def __init__(self, engine: Any, arrays: dict[str, np.ndarray], tables: RecordBuffer, numbers: dict[str, int]) -> None:
        self._engine, self._cell = engine, RecordBuffer(SIMULATION)
        self.sim = self._cell.record
        self._scratch: list[RecordBuffer] = []
        self._hidden = RecordBuffer(arrays["states"].dtype)
        for name in ENTRIES_USED:
            self.sim[name] = engine.pointers[name].address
        for name, array in arrays.items():
            self.sim[name] = self.where(array)
        for name, value in numbers.items():
            self.sim[name] = value
        self.sim["hidden"] = self._hidden.address
        self.sim.events.count = -1

    def run(self, loop: str, *arguments: int) -> Any:
        return self._engine.generic(f"loop_{loop}")(self._cell.address, *arguments)

    def bound(self, loop: str) -> tuple[Any, int]:
        """A loop and its first argument, for callers that count nanoseconds."""
        return self._engine.generic(f"loop_{loop}"), self._cell.address

    def seat_bots(self, rules: list[CompiledBot]) -> None:
        self._scratch = []
        for seat, rule in enumerate(rules):
            self.sim.needs_hidden[seat], self.sim.slips[seat] = rule.needs_hidden, rule.slips
            for place, part in zip(PLACES, rule.seated):
                self._scratch.append(self._engine.scratch(part))
                self.sim.bots[place + seat] = self._engine.bot_pointer(part).address
                self.sim.scratch[place + seat] = self._scratch[-1].address

    @staticmethod
    def where(array: np.ndarray) -> int:
        return array.ctypes.data


class _Plain:
    """A SIMULATION for plain Python: functions, lists of records, arrays."""

    def __init__(self, engine: Any, arrays: dict[str, np.ndarray], tables: RecordBuffer, numbers: dict[str, int]) -> None:
        self._engine = engine
        inside = RecordBuffer(SIMULATION).record
        self._hidden = RecordBuffer(arrays["states"].dtype)
        self.sim = SimpleNamespace(**{name: engine.functions[name] for name in ENTRIES_USED}, **numbers)
        for name, array in arrays.items():
            setattr(self.sim, name, self.where(array))
        self.sim.tables, self.sim.hidden = [tables.plain], [self._hidden.record]
        self.sim.moves, self.sim.events, self.sim.decision = inside.moves, inside.events, inside.decision
        self.sim.block, self.sim.needs_hidden, self.sim.slips = inside.block, inside.needs_hidden, inside.slips
        self.sim.events.count = -1

    def run(self, loop: str, *arguments: Any) -> Any:
        function: Any = LOOPS[loop][0]
        return function(self.sim, *arguments)

    def bound(self, loop: str) -> tuple[Any, Any]:
        return LOOPS[loop][0], self.sim

    def seat_bots(self, rules: list[CompiledBot]) -> None:
        self.sim.bots, self.sim.scratch = {}, {}
        for seat, rule in enumerate(rules):
            self.sim.needs_hidden[seat], self.sim.slips[seat] = rule.needs_hidden, rule.slips
            parts: tuple[BotRule | SearchBot, ...] = rule.seated
            for place, part in zip(PLACES, parts):
                self.sim.bots[place + seat] = part.function
                self.sim.scratch[place + seat] = [self._engine.scratch(part).plain]

    @staticmethod
    def where(array: np.ndarray) -> Any:
        return [record_at(array, i) for i in range(len(array))] if array.dtype.names else array
