"""Rules as portable code: optimised LLVM bitcode that needs neither Numba nor Python nor addresses of this process.

A rule fails if it does something forbidden (assigning a slice of the wrong length). Numba then asks Python to print an error; portable
code calls FAILED, which each target defines (`core.machine.targets`).
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

from boardwright.core.errors import NotPortable
from boardwright.core.machine import compiled
from boardwright.core.machine.code_store import Store
from boardwright.core.machine.numba_settings import TRIED, patches

FAILED = "boardwright_rule_failed"
_MADE_BY = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()


class Portable(NamedTuple):
    """The bitcode of a rule, optimised for two things. `fast`: for libraries; `small`: for modules, which pages download."""

    fast: bytes
    small: bytes


def portable_code(function: Any, signature: Any, symbol: str, store: Store | None) -> Portable:
    """The bitcode of a rule, with every symbol hidden except the function `symbol`. Raises NotPortable.

    The function takes its arguments unwrapped: addresses of records, and 64-bit integers.
    """
    name, version = f"{function.__module__}.{function.__qualname__}", compiled.key(function, f"{_MADE_BY} {symbol} {signature}")
    if store is None or version is None:
        return _compiled(function, signature, symbol)
    names = [f"{name}.{kind}" for kind in Portable._fields]
    with store.alone():
        fast, small = (store.load(each, version) for each in names)
        if fast is not None and small is not None:
            return Portable(fast, small)
        code = _compiled(function, signature, symbol)
        for each, content in zip(names, code, strict=True):
            store.save(each, version, content)
    return code


def _compiled(function: Any, signature: Any, symbol: str) -> Portable:
    ours = patches()
    if ours is None:
        raise NotPortable(f"rules as files need Numba 0.{TRIED[0]} to 0.{TRIED[-1]}")
    with global_compiler_lock, ours.patched():
        result = compiled.compile_result(function, signature)
        result.library.add_ir_module(_without_python(result.fndesc, symbol))
        linked = _linked(result.library)
        fast, small = (llvm.parse_bitcode(_optimised(result.library, linked, small=small)) for small in (False, True))
    for module in (fast, small):
        if any(each.name.startswith("numba.dynamic.globals") for each in module.global_variables):
            raise NotPortable(f"rule {function.__qualname__}: it reads an object of this process, expected numbers and records only")
        hide_all_but(module, [symbol])
    return Portable(bytes(fast.as_bitcode()), bytes(small.as_bitcode()))


def _linked(library: Any) -> bytes:
    """The bitcode that Numba's `finalize` optimises: with all that the function calls."""
    module = library._final_module
    for other in dict.fromkeys(library._linking_libraries):
        module.link_in(other._get_module_for_linking(), preserve=True)
    for each in [each for each in module.functions if not each.is_declaration and _NEEDLESS.search(each.name)]:
        module.link_in(_emptied(each, module))
    return bytes(module.as_bitcode())


def _optimised(library: Any, linked: bytes, *, small: bool) -> bytes:
    """Return what Numba's `finalize` makes of it, without passing it on to the in-memory compiler.

    `small`: with fewer copies of what is called, since the rules of a game call much in common. It is as fast.
    """
    library._final_module = llvm.parse_bitcode(linked)
    if small:
        for each in library._final_module.functions:
            if not each.is_declaration:
                each.add_function_attribute("optsize")
    library._optimize_final_module()
    return bytes(library._final_module.as_bitcode())


_NEEDLESS = re.compile("^NRT_(incref|decref)$|ol_raise_with_shape_context")
"""Functions of Numba that count references to arrays, or that format an error about arrays that do not fit. (Arrays made by a rule are
freed when its entry returns: `core.machine.targets`.)"""


def _emptied(function: llvm.ValueRef, like: llvm.ModuleRef) -> llvm.ModuleRef:
    """An empty function with the same signature, which reports failure if it returns a status: linked in, it replaces the original."""
    returned, arguments = re.fullmatch(r"(\S+) (\(.*\))", str(function.global_value_type)).groups()  # type: ignore[union-attr]
    body = "ret void" if returned == "void" else f"ret {returned} -1"
    module = llvm.parse_assembly(f'define {returned} @"{function.name}"{arguments} {{ {body} }}')
    module.triple, module.data_layout = like.triple, like.data_layout
    return module


def _without_python(described: Any, symbol: str) -> ir.Module:
    """A function with C's calling convention around Numba's, which has one of its own."""
    context = cpu_target.target_context
    module = context.create_module(symbol)
    made = ir.Function(module, context.call_conv.get_function_type(described.restype, described.argtypes), described.llvm_func_name)
    arguments = [context.get_value_type(each) for each in described.argtypes]
    function = ir.Function(module, ir.FunctionType(context.get_value_type(described.restype), arguments), symbol)
    builder = ir.IRBuilder(function.append_basic_block())
    status, value = context.call_conv.call_function(builder, made, described.restype, described.argtypes, function.args)
    with builder.if_then(status.is_error, likely=False):
        builder.call(ir.Function(module, ir.FunctionType(ir.VoidType(), []), FAILED), [])
    builder.ret(value)
    return module


def hide_all_but(module: llvm.ModuleRef, names: list[str]) -> None:
    """Make every definition of a module private, except for some names, and drop what is no longer needed."""
    for group in (module.functions, module.global_variables):
        for each in group:
            if not each.is_declaration and each.name not in names:
                each.linkage = "internal"
    machine = llvm.Target.from_default_triple().create_target_machine()
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
