"""A game's rules from a shared library: machine code without Numba (docs/decisions/26_shipped_code.md)."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardwright.core.errors import BadLibrary, BadOption
from boardwright.core.machine.bot import BotRule
from boardwright.core.machine.engine import NativeEngine, PlainEngine
from boardwright.core.machine.manifest import Manifest
from boardwright.core.machine.platforms import numba_is_there
from boardwright.core.machine.search_bot import KnowledgeRule

if TYPE_CHECKING:
    from boardwright.core.machine.building import Builder, Progress


class LibraryFunction:
    """A function of a library: Python uses `call` with addresses and integers, compiled code uses its `address`."""

    def __init__(self, library: ctypes.CDLL, name: str, shape: str) -> None:
        """`shape`: its arguments and result, as written in a manifest."""
        arguments, _, result = shape.partition(">")
        self.address = ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0
        kinds = [ctypes.c_int64 if letter == "i" else ctypes.c_void_p for letter in arguments]
        self.call = ctypes.CFUNCTYPE(ctypes.c_int64 if result else None, *kinds)(self.address)


def load_functions(path: Path, expected: Manifest) -> dict[str, LibraryFunction]:
    """The functions of a library by name. Raises BadLibrary if the library is not the expected one."""
    expected.check(path)
    try:
        library = ctypes.CDLL(str(path.resolve()))
        return {name: LibraryFunction(library, name, shape) for name, shape in expected.entries.items()}
    except (OSError, AttributeError) as error:
        raise BadLibrary(f"{path.name}: {error}, expected a shared library for {expected.platform}") from None


class LibraryEngine(NativeEngine):
    """The rules from a shared library. Bots that are not in it are compiled, if Numba is installed."""

    def __init__(self, functions: Mapping[str, LibraryFunction], plain: PlainEngine, bots: Mapping[Any, str], builder: Builder) -> None:
        """`functions`: from `load_functions`; `bots`: the names of those that are bots, by rule; `builder`: for other bots."""
        queries = {name: functions[f"query_{name}"] for name in plain.queries}
        super().__init__({name: functions[name] for name in plain.functions}, queries, builder)
        self._functions, self._bot_names = functions, bots

    def build_bots(self, rules: Iterable[BotRule], progress: Progress | None = None) -> list[Any]:
        """The machine code of bots. Raises BadOption for a bot that is not in the library and cannot be compiled."""
        wanted = list(rules)
        others = [rule for rule in wanted if rule.function not in self._bot_names]
        if others and not numba_is_there():
            known = ", ".join(name.removeprefix("bot_") for name in self._bot_names.values())
            raise BadOption(f"bot {others[0].name}: expected one of {known}; others need Numba: pip install 'boardwright[compile]'")
        compiled = iter(super().build_bots(others, progress))
        return [self._functions[name] if (name := self._bot_names.get(rule.function)) else next(compiled) for rule in wanted]

    def generic_pointer(self, name: str) -> Any:
        """The machine code of a function of `core.machine.generic`."""
        return self._functions[name]

    def reason_pointer(self, rule: Any) -> Any:
        """The machine code of the game's rule `reason`."""
        return self._functions["reason"]

    def knowledge_pointer(self, rule: KnowledgeRule) -> Any:
        """The machine code of a rule that tells what the game knows."""
        return self._functions[f"know_{rule.name}"]
