"""Patches to Numba's internals while our code compiles, which cut the compile time of a game to a third.

Because of them and of `core.machine.object_code`, Numba's version has an upper bound in pyproject.toml and in
`core.machine.numba_settings`, which falls back to unpatched Numba. Raise both when `tests/contract/test_compile_cache.py` and
`test_two_engines.py` pass with the newer version.
"""

from __future__ import annotations

import contextlib
import itertools
import secrets
from collections.abc import Iterator
from functools import cache
from typing import Any

import llvmlite.binding as llvm
from numba.core import types
from numba.core.bytecode import FunctionIdentity
from numba.core.callconv import CPUCallConv
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.registry import cpu_target
from numba.core.targetconfig import TargetConfig
from numba.core.typed_passes import NativeLowering
from numba.core.types.functions import BaseFunction


@contextlib.contextmanager
def patched() -> Iterator[None]:
    """Apply the patches in the `with` block; other users of Numba in this program are not affected."""
    changes = [*_PATCHES, (cpu_target.target_context.codegen(), "_tm", _any_processor())]
    theirs = [(owner, name, getattr(owner, name)) for owner, name, _ in changes]
    for owner, name, ours in changes:
        setattr(owner, name, ours)
    try:
        yield
    finally:
        for owner, name, original in theirs:
            setattr(owner, name, original)


@cache
def _any_processor() -> llvm.TargetMachine:
    """The machine that LLVM optimises for: the baseline of this architecture.

    Each function is optimised several times on its way into a library, and keeps what was optimised for a particular processor. Only the
    last step, from optimised code to instructions, targets a processor: this machine's for code in memory, the target's for files. So the
    same sources give the same bytes wherever they are compiled.
    """
    return llvm.Target.from_default_triple().create_target_machine()


def _values(self: TargetConfig) -> dict[str, Any]:
    """Like Numba's own method, but faster: it runs at every call in every rule, which is a seventh of the compile time."""
    chosen = self._values
    options = type(self).options
    return {name: chosen[name] if name in chosen else option.default for name, option in options.items()}


_find_call_type = BaseFunction.get_call_type
_call_types: dict[Any, Any] = {}


def _call_type(self: BaseFunction, context: Any, args: Any, kws: Any) -> Any:
    """Like Numba's own method, but cached: for each `a + b` Numba tries every signature, those of strings and arrays included."""
    key = self, args, tuple(kws.items())
    if key not in _call_types:
        _call_types[key] = _find_call_type(self, context, args, kws)
    return _call_types[key]


def _failure(self: CPUCallConv, exc: Any, exc_args: Any, loc: Any, func_name: Any) -> tuple[Any, Any, None]:
    """Like Numba's own method, but without file and line: code would contain the path of this installation, and depend on it."""
    return exc, exc_args, None


_PATCHES: tuple[tuple[type, str, Any], ...] = (
    (TargetConfig, "values", _values),
    (BaseFunction, "get_call_type", _call_type),
    # Numba describes each of twenty passes for each rule with all fields of its records, for a listener that we do not have; a name
    # suffices.
    (types.Record, "__repr__", types.Record.__str__),
    (CPUCallConv, "build_excinfo_struct", _failure),
    # Numba numbers functions in their symbols from 1 in each process, so kept code of one process was linked to functions of another that
    # only had the same name: other records, other closures.
    (FunctionIdentity, "_unique_ids", itertools.count(secrets.randbits(64))),
)


class _UnfinishedCode(JITCodeLibrary):
    """The code of a rule that is only inlined into other code. It is optimised and compiled there, once, not here."""

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
    """Creates `_UnfinishedCode`: there is no machine code yet to put an environment into."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Any) -> None:
        pass


@register_pass(mutates_CFG=True, analysis_only=False)  # type: ignore[no-untyped-call]
class _RuleLowering(NativeLowering):
    """Numba's lowering, ending with unfinished code."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = _UnfinishedCode(state.targetctx.codegen(), state.func_id.func_qualname)  # type: ignore[no-untyped-call]
        return bool(super().run_pass(state))  # type: ignore[no-untyped-call]


# Passes of Numba that have nothing to do in rules: array expressions, closures, comprehensions, type listings.
_NEEDLESS = {
    "with_lift", "inline_closure_likes", "make_function_op_code_to_jit_function", "inline_inlinables", "inline_overloads",
    "nopython_rewrites", "annotate_types", "find_literally", "literal_unroll",
}  # fmt: skip


class RuleCompiler(CompilerBase):
    """Numba's compiler for rules that are inlined into other rules. It halves the compile time of a game."""

    def define_pipelines(self) -> list[Any]:
        builder = DefaultPassBuilder.define_nopython_pipeline(self.state)  # type: ignore[no-untyped-call]
        builder.passes = [
            (_RuleLowering, description) if step is NativeLowering else (step, description)
            for step, description in builder.passes
            if step.name() not in _NEEDLESS
        ]
        builder.finalize()
        return [builder]
