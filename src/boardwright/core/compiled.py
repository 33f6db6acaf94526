"""Machine code from rules, by Numba, kept on disk.

A rule is compiled from the source that also runs in plain Python: `machine_rule` builds a copy of the function whose globals hold
compiled versions of the rules it calls. Only *entries* (the functions of a game's contract and the generic batch code) are kept on
disk; the rules they call become part of them, but for rules marked `apart`, which they only call.

Numba looks only at a function's own file to tell whether kept code is fresh. So the folder's name holds a digest of all sources
that can matter; folders of older digests are removed. This file alone imports Numba.
"""

from __future__ import annotations

import contextlib
import ctypes
import dis
import gc
import hashlib
import os
import shutil
import sys
import tempfile
import threading
import types as python_types
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types
from numba.core import cgutils, config
from numba.core.caching import CacheImpl, _CacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.errors import NumbaExperimentalFeatureWarning
from numba.core.funcdesc import ExternalFunctionDescriptor
from numba.core.targetconfig import TargetConfig
from numba.core.typed_passes import NativeLowering
from numba.core.types.functions import BaseFunction
from numba.extending import intrinsic, overload

from boardwright.core.bits import lowest
from boardwright.core.rule import BEGAN
from boardwright.core.state import copy_record, copy_state, handle, only

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

# Functions as arguments are called experimental, also whenever compiled code is called with some.
warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)

CORE = Path(__file__).parent
_lock = threading.RLock()
_folder: list[Path | None] = [None]  # where entries compiled now are kept


class _RuleLocator(_CacheLocator):
    """Tells Numba to keep rules in our folder; freshness is the folder's name."""

    def __init__(self, function: Any, path: Path) -> None:
        self._path, self._line = path, function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> str:
        return self._path.name

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _RuleLocator | None:
        folder = _folder[0]
        return cls(py_func, folder) if folder is not None and hasattr(py_func, "__rule__") else None


CacheImpl._locator_classes.insert(0, _RuleLocator)


def _values(self: TargetConfig) -> dict[str, Any]:
    """What Numba's own method gives, made quicker: it is asked for at every call in every rule, a seventh of the time to compile."""
    chosen = self._values
    options = type(self).options
    return {name: chosen[name] if name in chosen else option.default for name, option in options.items()}


TargetConfig.values = _values  # type: ignore[method-assign]


_find_call_type = BaseFunction.get_call_type
_call_types: dict[Any, Any] = {}


def _call_type(self: BaseFunction, context: Any, args: Any, kws: Any) -> Any:
    """What Numba's own method gives, remembered: for each `a + b` in each rule it tries all it knows to add, texts and arrays too."""
    key = self, args, tuple(kws.items())
    if key not in _call_types:
        _call_types[key] = _find_call_type(self, context, args, kws)
    return _call_types[key]


BaseFunction.get_call_type = _call_type  # type: ignore[method-assign]
# For a listener that there is not, each of twenty steps for each rule writes out all fields of its records; their name says the same.
types.Record.__repr__ = types.Record.__str__  # type: ignore[method-assign]


@property  # type: ignore[misc]
def _record_in_symbols(self: types.Record) -> tuple[str, tuple[str]]:
    """What stands for a record in the names that code is linked by: its fields. Numba takes the record's number in this process, so
    kept code of one game was linked to another game's functions where two games had been compiled in another order."""
    return type(self).__name__, (_digest(self.name),)


@cache
def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


types.Record.mangling_args = _record_in_symbols  # type: ignore[method-assign,assignment]


@contextlib.contextmanager
def quickly() -> Iterator[None]:
    """How a whole game is compiled: LLVM's first level makes code as fast as its third does, in less time (a seventh); and Python looks
    seldom for garbage among the millions of small objects that stay."""
    level, threshold = config.OPT, gc.get_threshold()  # type: ignore[attr-defined]
    config.OPT = type(level)(1)  # type: ignore[attr-defined]
    gc.set_threshold(200_000, 50, 1000)
    try:
        yield
    finally:
        config.OPT = level  # type: ignore[attr-defined]
        gc.set_threshold(*threshold)


@intrinsic
def _address(typing_context: Any, array: Any, index: Any) -> Any:
    """The address of an array's element (its first byte for two-dimensional byte arrays)."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        struct = context.make_array(signature.args[0])(context, builder, args[0])
        strides = cgutils.unpack_tuple(builder, struct.strides)  # type: ignore[no-untyped-call]
        base = builder.ptrtoint(struct.data, context.get_value_type(types.uintp))
        return builder.add(base, builder.mul(strides[0], args[1]))

    return types.uintp(array, types.intp), generate


@overload(copy_state)
def _copy_state(target: Any, source: Any, index: Any) -> Any:
    def copy(target: Any, source: Any, index: Any) -> None:  # a loop: Numba takes 1.5 s to compile `target[0] = source[index]`
        for i in range(target.shape[1]):
            target[0, i] = source[index, i]

    return copy


@overload(handle)
def _handle(array: Any, index: Any) -> Any:
    def address(array: Any, index: Any) -> Any:
        return _address(array, index)  # type: ignore[call-arg]  # the typing context comes from Numba

    return address


@overload(only)
def _only(array: Any) -> Any:
    def first(array: Any) -> Any:
        return array[0]

    return first


@intrinsic
def _copy_bytes(typing_context: Any, target: Any, source: Any) -> Any:
    """Copy the memory of a record."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = context.get_constant(types.intp, signature.args[0].size)
        cgutils.raw_memcpy(builder, args[0], args[1], size, 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(target, source), generate


@overload(copy_record)
def _copy_record(target: Any, source: Any) -> Any:
    def copy(target: Any, source: Any) -> None:
        _copy_bytes(target, source)  # type: ignore[call-arg]  # the typing context comes from Numba

    return copy


@intrinsic
def _trailing_zeros(typing_context: Any, number: Any) -> Any:
    """How many zeros a number other than 0 ends with."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), generate


@overload(lowest)
def _lowest(numbers: Any) -> Any:
    def find(numbers: Any) -> Any:
        return _trailing_zeros(numbers)  # type: ignore[call-arg]  # the typing context comes from Numba

    return find


class _UnfinishedCode(JITCodeLibrary):
    """The code of a rule that only becomes part of other code: it is optimised and translated there, once, not here as well."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # it has no address

    @property
    def codegen(self) -> Any:
        return _NoEnvironment(self._codegen)


class _NoEnvironment:
    """What `_UnfinishedCode` is made by; there is no machine code yet to put an environment into."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Any) -> None:
        pass


@register_pass(mutates_CFG=True, analysis_only=False)  # type: ignore[no-untyped-call]
class _RuleLowering(NativeLowering):
    """Numba's last step, into unfinished code."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = _UnfinishedCode(state.targetctx.codegen(), state.func_id.func_qualname)  # type: ignore[no-untyped-call]
        return bool(super().run_pass(state))  # type: ignore[no-untyped-call]


# Steps of Numba's that have nothing to do in rules: array expressions, closures, comprehensions, listings of types.
_NEEDLESS = {
    "with_lift", "inline_closure_likes", "make_function_op_code_to_jit_function", "inline_inlinables", "inline_overloads",
    "nopython_rewrites", "annotate_types", "find_literally", "literal_unroll",
}  # fmt: skip


class _RuleCompiler(CompilerBase):
    """Numba's compiler for rules that become part of other rules. It halves the time that a game takes to compile."""

    def define_pipelines(self) -> list[Any]:
        builder = DefaultPassBuilder.define_nopython_pipeline(self.state)  # type: ignore[no-untyped-call]
        builder.passes = [
            (_RuleLowering, description) if step is NativeLowering else (step, description)
            for step, description in builder.passes
            if step.name() not in _NEEDLESS
        ]
        builder.finalize()
        return [builder]


@cache
def machine_rule(function: Any) -> Any:
    """The rule as a Numba function for other compiled rules. It has no wrapper, so Python must not call it: see `entry`."""
    # Nobody calls it from Python, so it needs no wrappers: a fifth of the time to compile.
    options = {"nogil": True, "error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": _RuleCompiler}
    machine = numba.njit(**options)(_with_machine_globals(function))  # type: ignore[call-overload]
    typed = machine.get_call_template

    def with_wide_integers(args: Any, kws: Any) -> Any:
        return typed(tuple(_widened(a) for a in args), {name: _widened(a) for name, a in kws.items()})

    machine.get_call_template = with_wide_integers
    return machine


def _widened(argument: Any) -> Any:
    """One version of a rule for all integers: Numba would compile another one for each width and each constant (four times as many)."""
    plain = types.unliteral(argument)  # type: ignore[no-untyped-call]
    return types.int64 if isinstance(plain, types.Integer) else plain


def _with_machine_globals(function: Any) -> Any:
    names = dict(function.__globals__)
    for name in _names_in(function.__code__):
        value = names.get(name)
        if hasattr(value, "__apart__"):
            names[name] = _call_apart(value)
        elif getattr(value, "__rule__", False):
            names[name] = machine_rule(value)
    copy = python_types.FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
    copy.__rule__ = True  # type: ignore[attr-defined]
    return copy


def _names_in(code: Any) -> set[str]:
    """The global names that a function reads."""
    return {i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"}


_symbols: dict[Any, tuple[str, Any]] = {}
"""Rules compiled apart: by rule and types of its arguments, the name it is linked by and its signature."""
_kept: list[Any] = []  # their code, for as long as the program runs


@cache
def _call_apart(function: Any) -> Any:
    """What other rules call for a rule compiled apart: a jump to its code instead of the code itself."""

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
        raise TypeError(f"{function.__qualname__} has {count} arguments: a rule compiled apart may have {len(with_arguments) - 1}")
    return intrinsic(with_arguments[count])


def apart_in(functions: Iterable[Any]) -> list[Any]:
    """The rules compiled apart that these functions need, those that others of them call first."""
    found: dict[Any, None] = {}
    seen: set[Any] = set()

    def visit(function: Any) -> None:
        if function in seen:
            return
        seen.add(function)
        for name in sorted(_names_in(function.__code__)):
            value = function.__globals__.get(name)
            if getattr(value, "__rule__", False):
                visit(value)
        if hasattr(function, "__apart__"):
            found[function] = None

    for function in functions:
        visit(function)
    return list(found)


def compile_apart(function: Any, dtypes: Mapping[str, np.dtype | None], folder: Path | None) -> None:
    """Compile a rule marked `apart`, or load it from `folder`, and let others call it. `dtypes`: what its letters stand for."""
    kinds, returns = function.__apart__
    exact = tuple(_exact(dtypes[kind] if isinstance(kind, str) else kind) for kind in kinds)
    if (function, exact) in _symbols:
        return
    digest = hashlib.sha256(repr(exact).encode()).hexdigest()[:16]
    symbol = f"{function.__module__}.{function.__qualname__}.{digest}"
    signature = (types.int64 if returns else types.void)(*exact)
    code = _compiled(function, signature, folder)
    llvm.add_symbol(symbol, code.address)
    _kept.append(code)
    _symbols[function, exact] = symbol, signature


def _exact(dtype: np.dtype | None) -> Any:
    return types.int64 if dtype is None else numba.from_dtype(dtype)


def _compiled(function: Any, signature: Any, folder: Path | None) -> Any:
    """A C function made from a rule, or loaded from `folder`."""
    return _kept_in(folder, lambda kept: numba.cfunc(signature, cache=kept, error_model="numpy")(_with_machine_globals(function)))


def _kept_in(folder: Path | None, compile_it: Callable[[bool], Any]) -> Any:
    """What `compile_it` makes, loaded from `folder` or kept there; it is told whether there is one."""
    with _lock:
        try:
            with _alone_in(folder):
                _folder[0] = folder
                return compile_it(folder is not None)
        except FileNotFoundError:  # a program of another version has just removed the folder as too old
            _folder[0] = None
            return compile_it(False)
        finally:
            _folder[0] = None


@contextlib.contextmanager
def _alone_in(folder: Path | None) -> Iterator[None]:
    """One program at a time: Numba's lists of what is kept mix up code when two write them. Others wait, and find it there."""
    if folder is None or fcntl is None:
        yield
        return
    with (folder / "lock").open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


class Pointer(types.WrapperAddressProtocol):
    """A compiled entry: callable from Python with addresses and integers, and passed to compiled code as a function."""

    def __init__(self, code: Any, signature: Any) -> None:
        self._code, self._signature = code, signature
        result = None if signature.return_type == types.void else ctypes.c_int64
        arguments = [ctypes.c_void_p if t == types.uintp else ctypes.c_int64 for t in signature.args]
        self.call = ctypes.CFUNCTYPE(result, *arguments)(code.address)

    def __wrapper_address__(self) -> int:
        return int(self._code.address)

    def signature(self) -> Any:
        return self._signature


def entry(function: Any, dtypes: tuple[np.dtype | None, ...], returns: bool, folder: Path | None) -> Pointer:
    """Compile an entry, or load it from `folder`. `dtypes`: per argument its record, or None for an integer."""
    seen = [types.int64 if d is None else types.uintp for d in dtypes]
    result = types.int64 if returns else types.void
    code = _compiled(function, result(*map(_exact, dtypes)), folder)
    return Pointer(code, result(*seen))


def generic(function: Any, signature: Any, folder: Path | None) -> Any:
    """Compile code that takes games as function pointers, or load it from `folder`."""
    return _kept_in(
        folder, lambda kept: numba.njit(signature, cache=kept, nogil=True, error_model="numpy")(_with_machine_globals(function))
    )


def function_type(arguments: str, returns: bool) -> Any:
    """The type of a function pointer; in `arguments` the letter i is an integer, every other one a record."""
    kinds = [types.int64 if letter == "i" else types.uintp for letter in arguments]
    return types.FunctionType((types.int64 if returns else types.void)(*kinds))


def cache_folder(name: str, sources: Iterable[Path]) -> Path | None:
    """The folder for compiled code of `name` made from these source folders; older ones are removed. None: nothing can be kept.

    Where a source was edited since the program began, the functions in memory are not what the file says: their code is not kept.
    """
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for folder in sources:
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
            if path.stat().st_mtime > BEGAN:
                return None
    folder_name = f"{name}-{digest.hexdigest()[:20]}"
    for root in _roots():
        with contextlib.suppress(OSError):
            folder = root / folder_name
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            for old in root.glob(f"{name}-{'?' * 20}"):
                if old.name != folder_name:
                    shutil.rmtree(old, ignore_errors=True)
            return folder
    return None


def _roots() -> list[Path]:
    """Where compiled code may be kept, best first: $BOARDWRIGHT_CACHE, the user's cache, the folder for temporary files."""
    chosen = os.environ.get("BOARDWRIGHT_CACHE")
    if chosen:
        return [Path(chosen)]
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "boardwright"
    return [home, Path(tempfile.gettempdir()) / f"boardwright-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"]
