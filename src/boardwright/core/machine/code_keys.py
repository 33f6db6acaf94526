"""The key of kept machine code: a digest of everything that the code was made from (docs/decisions/14_kept_code.md).

Numba freezes into the code of a rule: its bytecode and constants, the defaults of its arguments, the global values it reads (by name or
from modules), and the same for each rule it calls. The key is computed from these objects in memory, so it matches what would be compiled
now, even if the files have changed. Views, words, tests and docstrings are not reached, so editing them changes no key.
"""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Collection, Iterator
from functools import cache
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, TypeGuard

import numpy as np

LENGTH = 32
"""The number of hexadecimal digits of a key."""
_BUILTIN = object()
_PLAIN = (type(None), bool, int, float, complex, str, bytes)
_LIBRARIES = {"builtins", "math", "numpy"}  # their versions are part of the key


class _Unknown(Exception):
    """A rule reads a value that cannot be digested."""


def key_of(function: Any, made_by: str, overloaded: Collection[Any] = ()) -> str | None:
    """The key of a rule's code. None: the rule reads something that cannot be digested, so its code must not be kept.

    Args:
        function: the rule.
        made_by: what else the code depends on: the compiler and the types of the arguments.
        overloaded: functions that the compiler replaces by code of its own.
    """
    description = _Description(overloaded)
    description.add(made_by)
    try:
        description.rule(function)
    except _Unknown:
        return None
    return description.digest.hexdigest()[:LENGTH]


WHOLE = ""
"""In place of an attribute name: the value itself is read."""


@cache
def names_in(code: CodeType) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The global names that a function and its inner functions read, each with the attributes read from it (or WHOLE); sorted."""
    found: dict[str, set[str]] = {}
    steps = [step for step in dis.get_instructions(code) if step.opname not in ("CACHE", "PRECALL")]
    for step, following in zip(steps, steps[1:], strict=False):
        if step.opname == "LOAD_GLOBAL":
            attribute = following.argval if following.opname in ("LOAD_ATTR", "LOAD_METHOD") else WHOLE
            found.setdefault(step.argval, set()).add(attribute)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            for name, attributes in names_in(inner):
                found.setdefault(name, set()).update(attributes)
    return tuple((name, tuple(sorted(found[name]))) for name in sorted(found))


def rules_in(function: Any, overloaded: Collection[Any] = ()) -> Iterator[Any]:
    """The rules that a rule reads by name, or from modules (`cards.draw`)."""
    for name, attributes in names_in(function.__code__):
        value = function.__globals__.get(name)
        for each in [getattr(value, attribute, None) for attribute in attributes] if is_own_module(value) else [value]:
            if is_rule(each, overloaded):
                yield each


def is_rule(value: Any, overloaded: Collection[Any] = ()) -> TypeGuard[FunctionType]:
    """Return whether a value that a rule reads is a rule: any Python function except `overloaded` ones and those of NumPy and the like."""
    library = str(getattr(value, "__module__", "")).split(".")[0]
    return isinstance(value, FunctionType) and library not in {*_LIBRARIES, "numba"} and value not in overloaded


def is_own_module(value: Any) -> TypeGuard[ModuleType]:
    """Return whether this is a module whose constants and rules are digested one by one: any but NumPy and the like."""
    return isinstance(value, ModuleType) and value.__name__ not in _LIBRARIES


class _Description:
    """A digest of a rule and everything it reaches. A rule met again is digested as its number, so the call structure counts as well."""

    def __init__(self, overloaded: Collection[Any]) -> None:
        self.digest = hashlib.sha256()
        self.overloaded = overloaded
        self.numbers: dict[Any, int] = {}

    def add(self, *words: object) -> None:
        for word in words:
            data = word if isinstance(word, bytes) else str(word).encode()
            self.digest.update(b"%d:%b" % (len(data), data))

    def rule(self, function: Any) -> None:
        if function in self.numbers:
            self.add("again", self.numbers[function])
            return
        self.numbers[function] = len(self.numbers)
        if function.__closure__:  # a closure: it was made from values that are not digested here
            raise _Unknown
        self.add("rule", function.__module__, function.__qualname__, _code(function.__code__))
        self.value(function.__defaults__)
        self.value(function.__kwdefaults__)
        self.value(getattr(function, "__separately_compiled__", None))
        for name, attributes in names_in(function.__code__):
            self.add(name)
            value = function.__globals__.get(name, _BUILTIN)
            if is_own_module(value):
                self.attributes(value, attributes)
            elif value is _BUILTIN:
                self.add("builtin")
            else:
                self.value(value)

    def attributes(self, module: ModuleType, attributes: Collection[str]) -> None:
        for attribute in attributes:
            if attribute == WHOLE:  # the module itself is used, so any attribute may matter
                raise _Unknown
            self.add("attribute", attribute)
            self.value(getattr(module, attribute))

    def value(self, value: Any) -> None:
        if type(value) in _PLAIN:
            self.add(type(value).__name__, repr(value))
        elif type(value) is tuple:
            self.add("tuple", len(value))
            for each in value:
                self.value(each)
        elif isinstance(value, np.dtype):
            self.add("dtype", repr(value))
        elif isinstance(value, np.ndarray | np.generic) and not value.dtype.hasobject:
            array = np.asarray(value)
            self.add(type(value).__name__, repr(array.dtype), array.shape, array.flags.num, array.tobytes())
        elif is_rule(value, self.overloaded):
            self.rule(value)
        elif isinstance(value, ModuleType) and value.__name__ in _LIBRARIES:
            self.add("module", value.__name__)
        elif any(value is each for each in self.overloaded) or _is_known(value):
            self.add("known", value.__module__, value.__qualname__)
        else:
            raise _Unknown


def _is_known(value: Any) -> bool:
    return isinstance(value, type | BuiltinFunctionType) and value.__module__ in _LIBRARIES


@cache
def _code(code: CodeType) -> bytes:
    """A digest of a function's bytecode, without its file, its lines and constants that no instruction loads: its docstring."""
    loaded = {step.arg for step in dis.get_instructions(code) if step.opcode in dis.hasconst}
    constants = [_constant(each) for index, each in enumerate(code.co_consts) if index in loaded]
    parts = [code.co_code, code.co_exceptiontable, code.co_flags, code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount]
    parts += [code.co_names, code.co_varnames, code.co_cellvars, code.co_freevars, constants]
    return hashlib.sha256(repr(parts).encode()).digest()


def _constant(value: Any) -> Any:
    if isinstance(value, CodeType):
        return _code(value)
    return ["set", *sorted(map(repr, value))] if isinstance(value, frozenset) else [type(value).__name__, repr(value)]
