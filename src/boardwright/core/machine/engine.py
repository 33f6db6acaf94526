"""A common interface to a game's functions, in plain Python or machine code.

All functions take `RecordBuffer`s for records and ints for the rest, so that callers need not know which engine runs.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from boardwright.core.machine.bot import BOT, BotRule
from boardwright.core.machine.building import Builder, Progress
from boardwright.core.machine.comparing import COMPARE, compare_actions
from boardwright.core.machine.expecting import EXPECT, expect_action
from boardwright.core.machine.mixed_bot import MixedBot, asking
from boardwright.core.machine.outlook import OUTLOOK_ENTRY
from boardwright.core.machine.search_bot import CompiledBot, KnowledgeRule, PlainMemory, SearchBot, native_memory
from boardwright.core.machine.state import RecordBuffer

if TYPE_CHECKING:
    from boardwright.core.machine.schema import Answer

ENTRIES: dict[str, tuple[str, bool]] = {
    # name: (arguments: t tables, s state, m moves, e events, o outcome, r a generator, w outlook, i integer; whether it returns an integer)
    "setup": ("tse", False),
    "actors": ("ts", True),
    "legal": ("tsim", True),
    "obstacle": ("tsiim", True),
    "apply": ("tsiie", False),
    "hide": ("tsi", False),
    "resample": ("tsi", False),
    "outcome": ("tso", False),
}
REASON = ("tsiim", True)
"""The arguments of a game's rule `reason`: those of `obstacle`."""
QUERY = ("tsiia", False)  # a: the answer, a record of the query's own type


class Query:
    """A question that presentation code asks the rules: `function(tables, state, seat, which, answer)` fills in `answer`."""

    def __init__(self, function: Callable[..., None], answer: np.dtype | type[Answer]) -> None:
        """`answer`: a record, or declared fields, which can be written as plain data."""
        self.function = function
        self.declared = None if isinstance(answer, np.dtype) else answer
        self.answer = answer if isinstance(answer, np.dtype) else answer.dtype


def jit_wanted() -> bool:
    """Return whether machine code may be used; BOARDWRIGHT_JIT=0 in the environment turns it off."""
    return os.environ.get("BOARDWRIGHT_JIT", "1") != "0"


class PlainEngine:
    """The rules as plain Python: slow, always available, fast enough for people at a table."""

    native = False
    setup: Any
    actors: Any
    legal: Any
    obstacle: Any
    apply: Any
    hide: Any
    resample: Any
    outcome: Any

    def __init__(self, functions: dict[str, Any], queries: Mapping[str, Query]) -> None:
        self.functions = functions
        self.queries = queries
        self.query = {name: self._plain(query.function, QUERY[0]) for name, query in queries.items()}
        for name, function in functions.items():
            setattr(self, name, self._plain(function, ENTRIES[name][0]))

    def bot(self, rule: CompiledBot) -> Any:
        """The function that calls a bot, with the buffers listed in BOT."""
        return asking(rule, self.bot) if isinstance(rule, MixedBot) else self._plain(rule.function, BOT[0])

    def comparing(self, search: SearchBot) -> Any:
        """The function that compares actions, with the buffers listed in COMPARE."""
        return self._plain(compare_actions, COMPARE[0])

    def expecting(self, search: SearchBot) -> Any:
        """The function that tells what the seats may expect, with the buffers listed in EXPECT."""
        return self._plain(expect_action, EXPECT[0])

    def outlook(self, rule: KnowledgeRule) -> Any:
        """The function that calls the game's rule, with the buffers listed in OUTLOOK_ENTRY."""
        return self._plain(rule.function, OUTLOOK_ENTRY[0])

    def scratch(self, rule: CompiledBot) -> Any:
        """New scratch memory for a bot."""
        return PlainMemory(rule, self.functions) if isinstance(rule, SearchBot) else RecordBuffer(rule.scratch)

    def reason(self, rule: Any) -> Any:
        """The function that says what speaks for an action. `rule`: the game's rule `reason`."""
        return self._plain(rule, REASON[0])

    @staticmethod
    def _plain(function: Any, arguments: str) -> Any:
        cells = tuple(letter != "i" for letter in arguments)

        def call(*values: Any) -> int:
            result = function(*[v.plain if cell else v for v, cell in zip(values, cells, strict=True)])
            return 0 if result is None else int(result)

        return call


class NativeEngine:
    """The rules as machine code: each function takes buffers and passes on their addresses."""

    native = True

    def __init__(self, pointers: dict[str, Any], queries: dict[str, Any], builder: Builder) -> None:
        self.pointers, self._builder = pointers, builder
        self._bots: dict[Any, Any] = {}
        # The calls are written out: a loop over the arguments would cost a third of the speed from Python.
        setup, actors, legal = pointers["setup"].call, pointers["actors"].call, pointers["legal"].call
        apply, outcome = pointers["apply"].call, pointers["outcome"].call
        hide, resample = pointers["hide"].call, pointers["resample"].call
        self.setup = lambda t, s, e: setup(t.address, s.address, e.address)
        self.actors = lambda t, s: actors(t.address, s.address)
        self.legal = lambda t, s, seat, m: legal(t.address, s.address, seat, m.address)
        obstacle = pointers["obstacle"].call
        self.obstacle = lambda t, s, seat, a, m: obstacle(t.address, s.address, seat, a, m.address)
        self.apply = lambda t, s, seat, a, e: apply(t.address, s.address, seat, a, e.address)
        self.hide = lambda t, s, seat: hide(t.address, s.address, seat)
        self.resample = lambda t, s, seat: resample(t.address, s.address, seat)
        self.outcome = lambda t, s, o: outcome(t.address, s.address, o.address)
        self.query = {name: self._query(pointer.call) for name, pointer in queries.items()}

    def bot(self, rule: CompiledBot) -> Any:
        """The function that calls a bot, with the buffers listed in BOT. The bot is compiled on first use."""
        if isinstance(rule, MixedBot):
            return asking(rule, self.bot)
        if rule.function not in self._bots:
            choose = self.bot_pointer(rule).call
            self._bots[rule.function] = lambda t, s, seat, m, r, k, d: choose(
                t.address, s.address, seat, m.address, r.address, k.address, d.address
            )
        return self._bots[rule.function]

    def comparing(self, search: SearchBot) -> Any:
        """The function that compares actions, with the buffers listed in COMPARE."""
        self.build_bots(search.parts)
        compare = self.generic("compare")
        return lambda t, s, seat, m, r, k, c: compare(t.address, s.address, seat, m.address, r.address, k.address, c.address)

    def expecting(self, search: SearchBot) -> Any:
        """The function that tells what the seats may expect, with the buffers listed in EXPECT."""
        expect = self.generic("expect")
        return lambda t, s, seat, a, r, k, x: expect(t.address, s.address, seat, a, r.address, k.address, x.address)

    def outlook(self, rule: KnowledgeRule) -> Any:
        """The function that calls the game's rule, with the buffers listed in OUTLOOK_ENTRY. It is compiled on first use."""
        write = self.knowledge_pointer(rule).call
        return lambda t, s, seat, w: write(t.address, s.address, seat, w.address)

    def scratch(self, rule: CompiledBot) -> Any:
        """New scratch memory for a bot."""
        return native_memory(rule, self._address_of) if isinstance(rule, SearchBot) else RecordBuffer(rule.scratch)

    def bot_pointer(self, rule: BotRule | SearchBot) -> Any:
        """The machine code of a bot."""
        if isinstance(rule, SearchBot):
            self.build_bots(rule.parts)
            return self.generic_pointer("search")
        (pointer,) = self.build_bots([rule])
        return pointer

    def _address_of(self, kind: str, value: Any) -> int:
        """The address of a function that a search calls."""
        if kind == "entry":
            found = self.pointers[value]
        else:
            found = self.bot_pointer(value) if kind == "bot" else self.knowledge_pointer(value)
        return int(found.address)

    def reason(self, rule: Any) -> Any:
        """The function that says what speaks for an action, compiled on first use. `rule`: the game's rule `reason`."""
        tell = self.reason_pointer(rule).call
        return lambda t, s, seat, a, m: tell(t.address, s.address, seat, a, m.address)

    def reason_pointer(self, rule: Any) -> Any:
        """The machine code of the game's rule `reason`."""
        job = self._builder.job(rule, *REASON)
        self._builder.build([job])
        return self._builder.made[job.function]

    def knowledge_pointer(self, rule: KnowledgeRule) -> Any:
        """The machine code of a rule that tells what the game knows."""
        job = self._builder.job(rule.function, *rule.entry)
        self._builder.build([job])
        return self._builder.made[job.function]

    def build_bots(self, rules: Iterable[BotRule], progress: Progress | None = None) -> list[Any]:
        """The machine code of bots, compiled or loaded if necessary."""
        jobs = [self._builder.bot_job(rule) for rule in rules]
        self._builder.build(jobs, progress)
        return [self._builder.made[job.function] for job in jobs]

    def generic(self, name: str) -> Any:
        """A function of `core.machine.generic` to call."""
        return self.generic_pointer(name).call

    def generic_pointer(self, name: str) -> Any:
        """The machine code of a function of `core.machine.generic`."""
        from boardwright.core.machine.generic import compiled_generic

        return compiled_generic(name)

    @staticmethod
    def _query(ask: Any) -> Any:
        return lambda t, s, seat, which, a: ask(t.address, s.address, seat, which, a.address)


Engine = PlainEngine | NativeEngine


def compile_engine(builder: Builder, plain: PlainEngine, bots: Iterable[BotRule] = (), progress: Progress | None = None) -> NativeEngine:
    """Compile a game and some of its bots. `progress(done, total, what)` is called before each function and at the end."""
    entries = {name: builder.job(function, *ENTRIES[name]) for name, function in plain.functions.items()}
    queries = {name: builder.job(query.function, *QUERY, {"a": query.answer}) for name, query in plain.queries.items()}
    builder.build([*entries.values(), *(builder.bot_job(rule) for rule in bots), *queries.values()], progress)
    pointers, answers = ({name: builder.made[job.function] for name, job in jobs.items()} for jobs in (entries, queries))
    return NativeEngine(pointers, answers, builder)


__all__ = ["BOT", "ENTRIES", "Engine", "NativeEngine", "PlainEngine", "Query", "RecordBuffer", "compile_engine", "jit_wanted"]
