"""The search as a bot of a game: its settings and knowledge, and the memory that its rules work in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple

import numpy as np

from boardwright.core.machine.bot import NO_SCRATCH, BotRule
from boardwright.core.machine.mixed_bot import MixedBot
from boardwright.core.machine.search import choose_by_search
from boardwright.core.machine.search_record import ARRAYS, ENTRIES_USED, SEARCH, WORKING
from boardwright.core.machine.state import CACHE_LINE, RecordBuffer, record_at

STATES = 4
"""Number of states that the search works with (`search_record.BASE` and the others)."""


KNOWLEDGE_ENTRY = ("tsi", True)
"""The arguments of a rule of `search_record.KNOWLEDGE`: tables, state, seat; it returns an integer (letters as in `engine.ENTRIES`)."""


class KnowledgeRule(NamedTuple):
    """A rule that tells what the game knows: one of `search_record.KNOWLEDGE` for the search, or the outlook (`core.machine.outlook`)."""

    name: str
    function: Any
    entry: tuple[str, bool] = KNOWLEDGE_ENTRY


class Filling(NamedTuple):
    """The value that a field of a SEARCH must hold before the search runs.

    `kind`: "entry" (the name of a function of the game's contract), "knowledge" (a KnowledgeRule), "bot" (a BotRule), "memory" (an offset
    in the bot's scratch), or "number". `at`: the offset of the field's bytes; `place`: its index in an array.
    """

    name: str
    place: int
    kind: str
    value: Any

    @property
    def at(self) -> int:
        """The offset of the value in a SEARCH."""
        field, offset = SEARCH.fields[self.name][:2]  # type: ignore[index]
        return int(offset) + self.place * field.base.itemsize

    @property
    def is_real(self) -> bool:
        """Whether the field holds a floating-point number."""
        return bool(SEARCH[self.name].base.kind == "f")

    @property
    def exported(self) -> str:
        """The name of its function in a module."""
        if self.kind == "entry":
            return str(self.value)
        return f"bot_{self.value.name}" if self.kind == "bot" else f"know_{self.value.name}"


@dataclass(frozen=True)
class SearchBot:
    """The search with a game's settings.

    Args:
        name: the bot's name.
        state: the dtype of the game's states.
        policies: the bots that play on, each with its share of the playouts.
        candidates: the bot that proposes candidates; None: all legal actions are candidates.
        knowledge: the game's rules that the search may ask.
        settings: the numbers of `[search]` in `game.toml`, by name.
        seconds: the processor time for a decision, which the caller keeps (`boardwright.bots`); 0: any.
    """

    name: str
    state: np.dtype
    policies: Sequence[tuple[BotRule, int]]
    candidates: BotRule | None
    knowledge: Sequence[KnowledgeRule]
    settings: Mapping[str, float]
    seconds: float = 0.0

    slips: ClassVar[int] = 0
    needs_hidden: ClassVar[bool] = True
    function: ClassVar[Any] = staticmethod(choose_by_search)

    @property
    def seated(self) -> tuple[SearchBot, ...]:
        """The bots that take turns in its seat: itself."""
        return (self,)

    @cached_property
    def parts(self) -> tuple[BotRule, ...]:
        """The bots whose machine code it needs."""
        return tuple(rule for rule, _ in self._bots())

    @property
    def budget(self) -> int:
        """The number of simulations for a decision, unless the caller gives another one."""
        return int(self.settings["budget"])

    def within(self, name: str, budget: int, seconds: float = 0) -> SearchBot:
        """The same search with another name, most simulations and processor time for a decision (0: any)."""
        return replace(self, name=name, settings={**self.settings, "budget": budget}, seconds=seconds)

    def _bots(self) -> list[tuple[BotRule, str]]:
        """Its bots, each with the name of its scratch memory."""
        named = [(rule, f"scratch_{k}") for k, (rule, _) in enumerate(self.policies)]
        return [*named, *([(self.candidates, "candidates_scratch")] if self.candidates else [])]

    @cached_property
    def scratch(self) -> np.dtype:
        """The memory of the search: a SEARCH, and all that its addresses point to."""
        fields: list[tuple[str, np.dtype, int]] = [("search", SEARCH, 1), ("states", self.state, STATES)]
        fields += [(name, rule.scratch or NO_SCRATCH, 1) for rule, name in self._bots()]
        fields += [(name, np.dtype(dtype), length) for name, (dtype, length) in ARRAYS.items()]
        offsets, end = [], 0
        for _, dtype, length in fields:
            offsets.append(-(-end // CACHE_LINE) * CACHE_LINE)
            end = offsets[-1] + dtype.itemsize * length
        formats = [dtype if length == 1 else (dtype, (length,)) for _, dtype, length in fields]
        names = [name for name, *_ in fields]
        return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": -(-end // CACHE_LINE) * CACHE_LINE})

    @cached_property
    def fillings(self) -> list[Filling]:
        """All that must be in its memory before the search runs."""
        places = {name: int(field[1]) for name, field in (self.scratch.fields or {}).items()}
        key_at = self.state.fields["rng"][1] + self.state["rng"].fields["key"][1]  # type: ignore[index]
        found = [Filling(name, 0, "entry", name) for name in ENTRIES_USED]
        found += [Filling(rule.name, 0, "knowledge", rule) for rule in self.knowledge]
        found += [Filling(name, 0, "memory", places[name]) for name in ("states", *ARRAYS)]
        for k, (rule, share) in enumerate(self.policies):
            found += [Filling("policies", k, "bot", rule), Filling("scratch", k, "memory", places[f"scratch_{k}"])]
            found += [Filling("shares", k, "number", share)]
        if self.candidates:
            found += [Filling("candidates", 0, "bot", self.candidates)]
            found += [Filling("candidates_scratch", 0, "memory", places["candidates_scratch"])]
        sizes = {"state_size": self.state.itemsize, "key_at": key_at, "rng_size": self.state["rng"].itemsize}
        numbers = {"policy_count": len(self.policies), **sizes, **self.settings}
        return found + [Filling(name, 0, "number", value) for name, value in numbers.items()]


CompiledBot = BotRule | MixedBot | SearchBot


def native_memory(bot: SearchBot, address_of: Callable[[str, Any], int]) -> RecordBuffer:
    """The memory of a search for machine code. `address_of(kind, value)`: the address of a function of a filling."""
    memory = RecordBuffer(bot.scratch)
    for name, index, kind, value in bot.fillings:
        field = memory.array["search"][name].reshape(-1)
        if kind == "memory":
            field[index] = memory.address + value
        else:
            field[index] = value if kind == "number" else address_of(kind, value)
    return memory


class PlainMemory:
    """The memory of a search in plain Python: `plain` holds functions, records and arrays."""

    def __init__(self, bot: SearchBot, functions: Mapping[str, Any]) -> None:
        self._array = np.zeros(1, bot.scratch)
        inside = record_at(self._array["search"], 0)
        self.plain = SimpleNamespace(**{name: getattr(inside, name) for name in SEARCH.names or ()})
        for name in WORKING:
            setattr(self.plain, name, 0)
        self.plain.policies, self.plain.scratch, self.plain.candidates = {}, {}, None
        self.plain.fits = self.plain.believe = self.plain.final_points = self.plain.win_share = self.plain.outlook = None
        for name, index, kind, value in bot.fillings:
            found = self._found(bot, kind, value, functions)
            if name in ("policies", "scratch"):
                getattr(self.plain, name)[index] = found
            elif name == "shares":
                self.plain.shares[index] = found
            else:
                setattr(self.plain, name, found)

    def _found(self, bot: SearchBot, kind: str, value: Any, functions: Mapping[str, Any]) -> Any:
        if kind == "number":
            return value
        if kind == "memory":
            (name,) = (name for name, field in (bot.scratch.fields or {}).items() if field[1] == value)
            part = self._array[name].reshape(-1)
            return [record_at(part, i) for i in range(len(part))] if part.dtype.names else part
        return functions[value] if kind == "entry" else value.function
