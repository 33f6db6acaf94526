"""Compiles rules to machine code with Numba.

Rules are compiled from the same source that runs as plain Python: `machine_rule` builds a copy of the function whose globals hold the
compiled versions of the rules it calls. Only *entries* (the functions of a game's contract and the generic batch code) are kept on disk.
The rules they call are inlined, except rules marked `separately_compiled`, which are called. Kept code is found by a digest of what it
was made from (`core.machine.code_keys`), in a folder that is checked (`core.machine.code_store`). Numba is only imported here and in
modules that only this one imports.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import sys
import types as python_types
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite
import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types
from numba.core import config
from numba.core.ccallback import CFunc
from numba.core.compiler_lock import global_compiler_lock
from numba.core.funcdesc import ExternalFunctionDescriptor
from numba.core.registry import cpu_target
from numba.extending import intrinsic

from boardwright.core.machine import overloads, overloads_memory
from boardwright.core.machine.code_keys import is_own_module, is_rule, key_of, names_in, rules_in
from boardwright.core.machine.code_store import Store
from boardwright.core.machine.numba_settings import low_optimization_level, patches

if TYPE_CHECKING:
    from boardwright.core.machine.object_code import MachineCode

PARTS = ("compiled", "numba_patches", "numba_settings", "object_code", "overloads", "overloads_memory")


def _digest_of_the_compiler() -> str:
    """A digest of everything that turns rules into machine code, except the rules. Our own sources are read once, at import."""
    ours = [(Path(__file__).parent / f"{name}.py").read_bytes() for name in PARTS]
    versions = numba.__version__, llvmlite.__version__, np.__version__, sys.version
    settings = sorted((name, value) for name, value in os.environ.items() if name.startswith("NUMBA_"))
    machine = cpu_target.target_context.codegen().magic_tuple()  # the system, the processor and its features
    return hashlib.sha256(repr((ours, versions, settings, machine)).encode()).hexdigest()


OVERLOADED = (*overloads.OVERLOADED, *overloads_memory.OVERLOADED)
_COMPILER = _digest_of_the_compiler()


def key(function: Any, signature: Any) -> str | None:
    """The key of a rule's code for arguments of these types; None: it must not be kept."""
    return key_of(function, f"{_COMPILER} {config.OPT} {signature}", OVERLOADED)  # type: ignore[attr-defined]


def machine_rule(function: Any) -> Any:
    """The rule as a Numba function for other compiled rules. It has no wrapper, so Python must not call it: see `entry`.

    There is one per optimisation level: otherwise code would depend on what this program compiled earlier, at another level.
    """
    return _machine_rule(function, int(config.OPT))  # type: ignore[attr-defined]


@cache
def _machine_rule(function: Any, level: int) -> Any:
    # Python never calls it, so it needs no wrappers, which take a fifth of the compile time.
    options = {"nogil": True, "error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    ours = patches()
    if ours:
        options["pipeline_class"] = ours.RuleCompiler
    machine = numba.njit(**options)(_with_machine_globals(function))  # type: ignore[call-overload]
    typed = machine.get_call_template

    def with_wide_integers(args: Any, kws: Any) -> Any:
        return typed(tuple(_widened(a) for a in args), {name: _widened(a) for name, a in kws.items()})

    machine.get_call_template = with_wide_integers
    return machine


def _widened(argument: Any) -> Any:
    """The type of an argument with all integers widened to one type: otherwise Numba compiles a version for each width and constant."""
    plain = types.unliteral(argument)  # type: ignore[no-untyped-call]
    return types.int64 if isinstance(plain, types.Integer) else plain


def _with_machine_globals(function: Any) -> Any:
    names = dict(function.__globals__)
    for name, attributes in names_in(function.__code__):
        if name not in names:  # a builtin of Python
            continue
        value = names[name]
        if is_own_module(value):
            read = {each: _in_machine(getattr(value, each)) for each in attributes if hasattr(value, each)}
            names[name] = python_types.ModuleType(value.__name__)
            names[name].__dict__.update(read)
        else:
            names[name] = _in_machine(value)
    copy = python_types.FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
    return copy


def _in_machine(value: Any) -> Any:
    """The value that compiled code uses for a global: the compiled version of a rule, anything else unchanged."""
    if hasattr(value, "__separately_compiled__"):
        return _call_separate(value)
    return machine_rule(value) if is_rule(value, OVERLOADED) else value


_symbols: dict[Any, tuple[str, Any]] = {}
"""Separately compiled rules: their symbol and signature by rule and argument types."""
_held: dict[str, Any] = {}  # their code by symbol, kept alive as long as the program runs


@cache
def _call_separate(function: Any) -> Any:
    """The stub that other rules call for a separately compiled rule: a jump to its code."""

    def resolve(*arguments: Any) -> Any:
        symbol, signature = _symbols[function, tuple(_widened(a) for a in arguments)]

        def generate(context: Any, builder: Any, _: Any, values: Any) -> Any:
            described = ExternalFunctionDescriptor(symbol, signature.return_type, signature.args)  # type: ignore[no-untyped-call]
            code = context.declare_external_function(builder.module, described)
            return context.call_external_function(builder, code, signature.args, values)

        return signature, generate

    with_arguments = [  # an intrinsic must have as many arguments as the rule
        lambda _: resolve(),
        lambda _, a: resolve(a),
        lambda _, a, b: resolve(a, b),
        lambda _, a, b, c: resolve(a, b, c),
        lambda _, a, b, c, d: resolve(a, b, c, d),
        lambda _, a, b, c, d, e: resolve(a, b, c, d, e),
        lambda _, a, b, c, d, e, f: resolve(a, b, c, d, e, f),
        lambda _, a, b, c, d, e, f, g: resolve(a, b, c, d, e, f, g),
    ]
    count = function.__code__.co_argcount
    if count >= len(with_arguments):
        raise TypeError(f"{function.__qualname__} has {count} arguments: expected at most {len(with_arguments) - 1}")
    return intrinsic(with_arguments[count])


def separately_compiled_in(functions: Iterable[Any]) -> list[Any]:
    """The rules marked `separately_compiled` that these functions need, callees before callers."""
    found: dict[Any, None] = {}
    seen: set[Any] = set()

    def visit(function: Any) -> None:
        if function in seen:
            return
        seen.add(function)
        for rule in rules_in(function, OVERLOADED):
            visit(rule)
        if hasattr(function, "__separately_compiled__"):
            found[function] = None

    for function in functions:
        visit(function)
    return list(found)


def declare_separate(function: Any, dtypes: Mapping[str, np.dtype | None]) -> tuple[str, Any]:
    """Make a rule marked `separately_compiled` callable. `dtypes`: the dtype for each of its letters.

    Returns its symbol and signature. Two rules that reach it under the same key get the same code.
    """
    kinds, returns = function.__separately_compiled__
    exact = tuple(_exact(dtypes[kind] if isinstance(kind, str) else kind) for kind in kinds)
    if (function, exact) not in _symbols:
        signature = (types.int64 if returns else types.void)(*exact)
        number = key(function, signature) or len(_symbols)
        _symbols[function, exact] = f"{function.__module__}.{function.__qualname__}.{number}", signature
    return _symbols[function, exact]


def compile_separately(function: Any, dtypes: Mapping[str, np.dtype | None], store: Store | None) -> None:
    """Compile a rule marked `separately_compiled`, or load it, and make it callable. `dtypes`: the dtype for each of its letters."""
    symbol, signature = declare_separate(function, dtypes)
    if symbol not in _held:
        code = _held[symbol] = _c_function(function, signature, store)
        llvm.add_symbol(symbol, code.address)


def _exact(dtype: np.dtype | None) -> Any:
    return types.int64 if dtype is None else numba.from_dtype(dtype)


def _c_function(function: Any, signature: Any, store: Store | None) -> Any:
    """A C function made from a rule, or loaded, with an `address`. Without our patches, Numba compiles it in each run."""
    ours = patches()
    if ours is None:
        return numba.cfunc(signature, error_model="numpy")(_with_machine_globals(function))
    with global_compiler_lock, ours.patched():
        return _kept(function, signature, store)


def compile_result(function: Any, signature: Any) -> Any:
    """Numba's unoptimised code for a rule, with its symbols."""
    made: Any = CFunc(_with_machine_globals(function), (signature.args, signature.return_type), {}, {"error_model": "numpy"})
    return made._compile_uncached()


def _kept(function: Any, signature: Any, store: Store | None) -> MachineCode:
    """The code of a rule, loaded from the store if possible, otherwise compiled and stored.

    Only a program that must compile waits for other programs that are compiling.
    """
    name, version = f"{function.__module__}.{function.__qualname__}", key(function, signature)
    if store is None or version is None:
        return _made(function, signature)
    code = _loaded(function, name, version, store)
    if code is None:
        with store.alone():
            code = _loaded(function, name, version, store)
            if code is None:
                code = _made(function, signature)
                packed = code.packed()
                if packed is not None:
                    store.save(name, version, packed)
    return code


def _loaded(function: Any, name: str, version: str, store: Store) -> MachineCode | None:
    from boardwright.core.machine.object_code import MachineCode

    packed = store.load(name, version)
    return MachineCode.unpacked(packed, function.__globals__) if packed else None


def _made(function: Any, signature: Any) -> MachineCode:
    from boardwright.core.machine.object_code import MachineCode

    result = compile_result(function, signature)
    return MachineCode(result.library, result.fndesc.llvm_cfunc_wrapper_name, [result.environment])


class Pointer:
    """A compiled entry: Python uses `call` with addresses and integers, compiled code uses its `address`."""

    def __init__(self, code: Any, signature: Any) -> None:
        self._code, self.address = code, code.address
        result = None if signature.return_type == types.void else ctypes.c_int64
        arguments = [ctypes.c_void_p if t == types.uintp else ctypes.c_int64 for t in signature.args]
        self.call = ctypes.CFUNCTYPE(result, *arguments)(code.address)


def entry(function: Any, dtypes: tuple[np.dtype | None, ...], returns: bool, store: Store | None) -> Pointer:
    """Compile an entry, or load it.

    Args:
        function: the rule.
        dtypes: for each argument the dtype of its record, or None for an integer.
        returns: whether it returns an integer.
        store: where the code is kept; None: nowhere.
    """
    seen = [types.int64 if d is None else types.uintp for d in dtypes]
    result = types.int64 if returns else types.void
    return Pointer(_c_function(function, signature_of(dtypes, returns), store), result(*seen))


def signature_of(dtypes: Iterable[np.dtype | None], returns: bool) -> Any:
    """Numba's signature of an entry; see `entry`."""
    return (types.int64 if returns else types.void)(*map(_exact, dtypes))


__all__ = [
    "Pointer", "compile_result", "compile_separately", "declare_separate", "entry", "key", "low_optimization_level", "machine_rule",
    "separately_compiled_in", "signature_of",
]  # fmt: skip
