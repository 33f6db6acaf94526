"""Compiles a game's functions, or loads their machine code, on first use."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from boardwright.core.machine.bot import BOT, DECISION, BotRule
from boardwright.core.machine.comparing import COMPARISON
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.expecting import EXPECTATION
from boardwright.core.machine.outlook import FEATURES
from boardwright.core.machine.random import BOT_RNG
from boardwright.core.machine.state import MOVES, OUTCOME, OUTLOOK

if TYPE_CHECKING:
    from boardwright.core.machine.code_store import Store
    from boardwright.core.machine.search_bot import SearchBot

FIXED = {
    "m": MOVES, "e": EVENTS, "o": OUTCOME, "r": BOT_RNG, "d": DECISION, "w": OUTLOOK, "f": FEATURES, "c": COMPARISON, "x": EXPECTATION,
}  # fmt: skip
Progress = Callable[[int, int, str], None]
"""Called with how many functions are ready, how many there are, and the name of the next one."""


class Job(NamedTuple):
    """A function to compile: the records that its arguments are (None: an integer), and whether it returns an integer.

    `search`: for a module's search, whose function is the same for all games: what its memory must hold before it runs; `generic`: the
    name of this function.
    """

    function: Any
    dtypes: tuple[np.dtype | None, ...]
    returns: bool
    search: SearchBot | None = None
    generic: str = ""


class Builder:
    """Compiles the functions of one game.

    `made`: the machine code of each function so far; `dtypes`: the dtype for each letter; `store`: where code is kept.
    """

    def __init__(self, name: str, tables: np.dtype, state: np.dtype) -> None:
        self.made: dict[Any, Any] = {}
        self.dtypes = {"t": tables, "s": state, "i": None, **FIXED}
        self._name = name
        self._separate: set[Any] = set()
        self._one_at_a_time = threading.RLock()

    @cached_property
    def store(self) -> Store | None:
        """The store, opened on first use: engines from a library need none."""
        from boardwright.core.machine.code_store import open_store

        return open_store(self._name)

    def job(self, function: Any, arguments: str, returns: bool, more: Mapping[str, np.dtype] | None = None) -> Job:
        """The job for a function whose `arguments` are letters (see `engine.ENTRIES`); `more`: dtypes for further letters."""
        dtypes = {**self.dtypes, **(more or {})}
        return Job(function, tuple(dtypes[letter] for letter in arguments), returns)

    def bot_job(self, rule: BotRule) -> Job:
        """The job for a bot."""
        return self.job(rule.function, *BOT, {"k": rule.scratch})

    def search_job(self, bot: SearchBot, generic: str, function: Any, arguments: tuple[str, bool]) -> Job:
        """The job for a module's search. `generic`: the name of the generic function with these arguments."""
        return self.job(function, *arguments, {"k": bot.scratch})._replace(search=bot, generic=generic)

    def build(self, jobs: Iterable[Job], progress: Progress | None = None) -> None:
        """Compile or load what is missing. `progress(done, total, what)` is called before each function and at the end."""
        missing = {job.function: job for job in jobs if job.function not in self.made}
        if not missing:
            return
        from boardwright.core.machine import compiled

        with self._one_at_a_time, compiled.low_optimization_level():
            missing = {function: job for function, job in missing.items() if function not in self.made}
            apart = [function for function in compiled.separately_compiled_in(missing) if function not in self._separate]
            total = len(apart) + len(missing)
            for done, function in enumerate([*apart, *missing]):
                if progress:
                    progress(done, total, function.__name__)
                if function in missing:
                    job = missing[function]
                    self.made[function] = compiled.entry(function, job.dtypes, job.returns, self.store)
                else:
                    compiled.compile_separately(function, self.dtypes, self.store)
                    self._separate.add(function)
            if progress:
                progress(total, total, "")
