"""A game's functions behind one face: plain Python, or machine code.

All functions take `Cell`s for records and ints for the rest, so that the callers need not know which engine runs.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.random import BOT_RNG
from boardwright.core.machine.state import MOVES, OUTCOME, Cell

Progress = Callable[[int, int, str], None]

ENTRIES: dict[str, tuple[str, bool]] = {
    # name: (arguments: t tables, s state, m moves, e events, o outcome, r a bot's generator, i integer; whether it returns one)
    "setup": ("tse", False),
    "actors": ("ts", True),
    "legal": ("tsim", True),
    "obstacle": ("tsiim", True),
    "apply": ("tsiie", False),
    "hide": ("tsi", False),
    "resample": ("tsi", False),
    "outcome": ("tso", False),
}
BOT = ("tsimr", True)
QUERY = ("tsiia", False)  # a: the answer, a record of the query's own
FIXED = {"m": MOVES, "e": EVENTS, "o": OUTCOME, "r": BOT_RNG}


class Query:
    """A question that a game's rules answer for its presentation: `function(tables, state, seat, which, answer)` fills in `answer`."""

    def __init__(self, function: Callable[..., None], answer: np.dtype) -> None:
        self.function, self.answer = function, answer


def jit_wanted() -> bool:
    """Whether machine code may be used: the environment variable BOARDWRIGHT_JIT=0 switches it off."""
    return os.environ.get("BOARDWRIGHT_JIT", "1") != "0"


class PlainEngine:
    """The rules as plain Python: slow, always there, good enough for a table of people."""

    native = False
    setup: Any
    actors: Any
    legal: Any
    obstacle: Any
    apply: Any
    hide: Any
    resample: Any
    outcome: Any

    def __init__(self, functions: dict[str, Any], bots: dict[str, Any], queries: Mapping[str, Query]) -> None:
        self.functions = functions
        self.bots = bots
        self.queries = queries
        self.query = {name: self._plain(query.function, QUERY[0]) for name, query in queries.items()}
        self.bot = {name: self._plain(function, BOT[0]) for name, function in bots.items()}
        for name, function in functions.items():
            setattr(self, name, self._plain(function, ENTRIES[name][0]))

    @staticmethod
    def _plain(function: Any, arguments: str) -> Any:
        cells = tuple(letter != "i" for letter in arguments)

        def call(*values: Any) -> int:
            result = function(*[v.plain if cell else v for v, cell in zip(values, cells, strict=True)])
            return 0 if result is None else int(result)

        return call


class NativeEngine:
    """The rules as machine code: each function takes cells and passes their addresses on."""

    native = True

    def __init__(self, pointers: dict[str, Any], bots: dict[str, Any], queries: dict[str, Any]) -> None:
        self.pointers, self.bot_pointers = pointers, bots
        # The calls are written out: going through a loop over the arguments would cost a third of the speed from Python.
        setup, actors, legal = pointers["setup"].call, pointers["actors"].call, pointers["legal"].call
        apply, outcome = pointers["apply"].call, pointers["outcome"].call
        hide, resample = pointers["hide"].call, pointers["resample"].call
        self.setup = lambda t, s, e: setup(t.address, s.address, e.address)
        self.actors = lambda t, s: actors(t.address, s.address)
        self.legal = lambda t, s, seat, m: legal(t.address, s.address, seat, m.address)
        if "obstacle" in pointers:
            obstacle = pointers["obstacle"].call
            self.obstacle = lambda t, s, seat, a, m: obstacle(t.address, s.address, seat, a, m.address)
        self.apply = lambda t, s, seat, a, e: apply(t.address, s.address, seat, a, e.address)
        self.hide = lambda t, s, seat: hide(t.address, s.address, seat)
        self.resample = lambda t, s, seat: resample(t.address, s.address, seat)
        self.outcome = lambda t, s, o: outcome(t.address, s.address, o.address)
        self.bot = {name: self._bot(pointer.call) for name, pointer in bots.items()}
        self.query = {name: self._query(pointer.call) for name, pointer in queries.items()}

    @staticmethod
    def _bot(choose: Any) -> Any:
        return lambda t, s, seat, m, r: choose(t.address, s.address, seat, m.address, r.address)

    @staticmethod
    def _query(ask: Any) -> Any:
        return lambda t, s, seat, which, a: ask(t.address, s.address, seat, which, a.address)


Engine = PlainEngine | NativeEngine


def compile_engine(
    name: str,
    plain: PlainEngine,
    tables: np.dtype,
    state: np.dtype,
    progress: Progress | None = None,
) -> NativeEngine:
    """Machine code for a game. `progress(done, total, what)` is called before each entry and at the end."""
    from boardwright.core.machine import compiled
    from boardwright.core.machine.code_store import open_store

    store = open_store(name)
    dtypes = {"t": tables, "s": state, "i": None, **FIXED}
    functions = [*plain.functions.values(), *plain.bots.values(), *(query.function for query in plain.queries.values())]
    apart = compiled.apart_in(functions)
    total = len(apart) + len(functions)
    done = 0

    def build(what: str, function: Any, arguments: str, returns: bool, answer: Any = None) -> Any:
        nonlocal done
        if progress:
            progress(done, total, what)
        done += 1
        return compiled.entry(function, tuple(answer if a == "a" else dtypes[a] for a in arguments), returns, store)

    with compiled.quickly():
        for function in apart:
            if progress:
                progress(done, total, function.__name__)
            done += 1
            compiled.compile_apart(function, dtypes, store)
        pointers = {what: build(what, plain.functions[what], *ENTRIES[what]) for what in plain.functions}
        bots = {what: build(what, function, *BOT) for what, function in plain.bots.items()}
        queries = {what: build(what, query.function, *QUERY, query.answer) for what, query in plain.queries.items()}
    if progress:
        progress(total, total, "")
    return NativeEngine(pointers, bots, queries)


__all__ = ["BOT", "ENTRIES", "Cell", "Engine", "NativeEngine", "PlainEngine", "Query", "compile_engine", "jit_wanted"]
