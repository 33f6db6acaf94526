"""The machines that rules are shipped for, and the object code of a game's rules for one of them.

Portable code (`core.machine.portable`) was optimised for 8-byte addresses. Records contain no addresses, so their layout is the same
everywhere. Stack frames may contain them: WebAssembly, with 4-byte addresses, keeps 8-byte slots for them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core.compiler_lock import global_compiler_lock

from boardwright.core.errors import NotPortable
from boardwright.core.machine import platforms, target_runtime
from boardwright.core.machine.bot import ARGUMENTS
from boardwright.core.machine.portable import Portable, hide_all_but
from boardwright.core.machine.search_bot import Filling


class Target(NamedTuple):
    """A kind of machine.

    `zig`: its name in the package ziglang, with the oldest supported system; `integers`: the width in bits of arguments and results that
    are integers; `runtime`: the runtime for rules there, as LLVM assembly.
    """

    name: str
    triple: str
    processor: str
    zig: str
    features: str = ""
    relocation: str = "pic"
    integers: int = 64
    runtime: str = target_runtime.LIBRARY


LINUX = Target(platforms.LINUX, "x86_64-unknown-linux-gnu", "x86-64", "x86_64-linux-gnu.2.17")
WASM = Target(
    platforms.WASM, "wasm32-unknown-unknown", "generic", "wasm32-freestanding", "+bulk-memory,+sign-ext,+nontrapping-fptoint", "static", 32,
    target_runtime.MODULE,
)  # fmt: skip
LIBRARIES = [
    LINUX,
    Target(platforms.LINUX_ARM, "aarch64-unknown-linux-gnu", "generic", "aarch64-linux-gnu.2.17"),
    Target(platforms.MACOS, "x86_64-apple-macosx11.0.0", "x86-64", "x86_64-macos.11.0"),
    Target(platforms.MACOS_ARM, "arm64-apple-macosx11.0.0", "apple-m1", "aarch64-macos.11.0"),
    Target(platforms.WINDOWS, "x86_64-pc-windows-gnu", "x86-64", "x86_64-windows-gnu"),
]
TARGETS = {target.name: target for target in (*LIBRARIES, WASM)} | {platforms.PAGE: WASM}
"""The target of each platform."""


class Export(NamedTuple):
    """A function exported by the shipped code: the symbol of its portable code, and which arguments are integers (else addresses).

    `inside`: the same for the portable code, where it differs. `fillings`: what it writes into its scratch memory first, for a search.
    """

    symbol: str
    integers: tuple[bool, ...]
    returns: bool
    inside: tuple[bool, ...] | None = None
    fillings: tuple[Filling, ...] = ()


def object_code(units: Mapping[str, Portable], exports: Mapping[str, Export], target: Target) -> bytes:
    """Compile portable code (by symbol) for a target, with only the exports visible. Raises NotPortable."""
    small = target is WASM
    parsed = {symbol: llvm.parse_bitcode(unit.small if small else unit.fast) for symbol, unit in units.items()}
    making_arrays = {symbol for symbol, unit in parsed.items() if any(each.name.startswith("NRT_") for each in unit.functions)}
    if making_arrays - {export.symbol for export in exports.values()}:  # a separately compiled rule, which any entry may call
        making_arrays = set(parsed)
    like = next(iter(parsed.values()))
    module = _parsed_like(str(_offered(exports, target, making_arrays)), like)
    for unit in [*parsed.values(), _parsed_like(target.runtime, like)]:
        module.link_in(unit)
    hide_all_but(module, list(exports))
    missing = [each.name for each in module.functions if each.is_declaration and "." in each.name and not each.name.startswith("llvm.")]
    if missing:
        raise NotPortable(f"{target.name}: missing rules: {', '.join(missing)}")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor, features=target.features, opt=2, reloc=target.relocation, codemodel="default"
    )
    if small:
        module = llvm.parse_assembly("".join(_of_module(str(module))))
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    module.verify()
    _number(module, exports)
    with global_compiler_lock:
        try:
            _optimise(module, machine, small)
            return bytes(machine.emit_object(module))
        finally:
            llvm.set_option("", _JUMP_TABLES)


_JUMP_TABLES = "-min-jump-table-entries=4"
"""LLVM's default. Code for WebAssembly sets it to 2 for the whole program, which would change all code that is made after it."""


def _number(module: llvm.ModuleRef, exports: Collection[str]) -> None:
    """Give all that is not exported a name by its place in the module.

    Numba's names contain numbers that differ in each run. Some formats keep them, and functions are merged in the order of their names.
    """
    own = [each for group in (module.functions, module.global_variables) for each in group if not each.is_declaration]
    for number, each in enumerate(each for each in own if each.name not in exports):
        each.name = f"inner.{number}"


def _optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine, small: bool) -> None:
    """Optimise again, now that the whole game is in one module: gains a tenth of speed and size.

    `small`: merge rules that several units contain, and prefer small code; a page downloads up to a third less, and is not slower.
    """
    tuning = llvm.create_pipeline_tuning_options(speed_level=2 if small else 1)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, tuning)
    if small:
        for function in module.functions:
            if not function.is_declaration:
                function.add_function_attribute("minsize")
                function.add_function_attribute("optsize")
        merging = llvm.create_new_module_pass_manager()
        merging.add_merge_functions_pass()
        merging.run(module, builder)
    builder.getModulePassManager().run(module, builder)


def _offered(exports: Mapping[str, Export], target: Target, making_arrays: Collection[str]) -> ir.Module:
    """The exported functions, each of which calls its portable code and then frees the arrays it allocated."""
    module = ir.Module("offered")
    address, wide, integer = ir.PointerType(), ir.IntType(64), ir.IntType(target.integers)
    used = ir.Function(module, ir.FunctionType(wide, []), target_runtime.USED)
    release = ir.Function(module, ir.FunctionType(ir.VoidType(), [wide]), target_runtime.RELEASE)
    functions = {}
    for name, export in exports.items():
        takes = [wide if each else address for each in export.inside or export.integers]
        portable = ir.Function(module, ir.FunctionType(wide if export.returns else address, takes), export.symbol)
        given = [integer if each else address for each in export.integers]
        function = ir.Function(module, ir.FunctionType(integer if export.returns else ir.VoidType(), given), name)
        function.storage_class = "dllexport"  # for Windows, where nothing is visible otherwise
        functions[name] = function
        builder = ir.IRBuilder(function.append_basic_block())
        if export.fillings:
            _fill(builder, function.args[SCRATCH], export.fillings, functions)
        before = builder.call(used, []) if export.symbol in making_arrays else None
        result = builder.call(portable, [_as(builder, value, kind) for value, kind in zip(function.args, takes, strict=True)])
        if before:
            builder.call(release, [before])
        if export.returns:
            builder.ret(_as(builder, result, integer))
        else:
            builder.ret_void()
    return module


SCRATCH = ARGUMENTS.index("scratch")


def _as(builder: ir.IRBuilder, value: Any, kind: Any) -> Any:
    """An integer or an address as another kind of integer or address."""
    if isinstance(kind, ir.PointerType):
        return value if isinstance(value.type, ir.PointerType) else builder.inttoptr(value, kind)
    if isinstance(value.type, ir.PointerType):
        return builder.ptrtoint(value, kind)
    return builder.sext(value, kind) if value.type.width < kind.width else builder.trunc(value, kind)


def _fill(builder: ir.IRBuilder, memory: Any, fillings: Iterable[Filling], functions: Mapping[str, ir.Function]) -> None:
    """Write what a search needs into its memory: addresses of functions (`functions`: those exported) and of its parts, and numbers."""
    wide = ir.IntType(64)
    for each in fillings:
        if each.kind == "number":
            value = ir.Constant(ir.DoubleType() if each.is_real else wide, each.value)
        elif each.kind == "memory":
            value = builder.add(builder.ptrtoint(memory, wide), ir.Constant(wide, each.value))
        else:
            value = builder.ptrtoint(_called_by_address(builder.module, functions[each.exported]), wide)
        builder.store(value, builder.gep(memory, [ir.Constant(wide, each.at)], source_etype=ir.IntType(8)), align=8)


def _called_by_address(module: ir.Module, function: ir.Function) -> ir.Function:
    """The function as generic code calls it, with 64-bit numbers only. (WebAssembly checks the type of a function called by address.)"""
    name, wide = f"by_address.{function.name}", ir.IntType(64)
    if name in module.globals:
        return module.globals[name]
    returned = function.function_type.return_type
    nothing = isinstance(returned, ir.VoidType)
    wrapper = ir.Function(module, ir.FunctionType(returned if nothing else wide, [wide] * len(function.args)), name)
    builder = ir.IRBuilder(wrapper.append_basic_block())
    pairs = zip(wrapper.args, function.function_type.args, strict=True)
    result = builder.call(function, [_as(builder, value, kind) for value, kind in pairs])
    builder.ret_void() if nothing else builder.ret(_as(builder, result, wide))
    return wrapper


def _parsed_like(text: str, other: llvm.ModuleRef) -> llvm.ModuleRef:
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = other.triple, other.data_layout
    return module


_PLACE = re.compile(r"\s+%\S+ = (?:alloca|getelementptr)\s(?:(?:inbounds|nuw|nusw)\s)*")
_WHOLE = re.compile(r"\s+(?:%\S+ = load|store)\s(?:volatile\s)?(?=[\[{<])")
_ADDRESS = re.compile(r"\bptr\b")


_CAN_FAIL = re.compile(r"define .*%excinfo[,)]")
_FAILS = re.compile(r"\s+store ptr \S+, ptr %excinfo,")


def _of_module(assembly: str) -> Iterator[str]:
    """The lines of LLVM assembly as WebAssembly needs it: with wide places, and a rule that fails ends the call where it fails.

    Numba's functions say at each return whether they failed, and why, and each caller looks. A call that ends needs none of that.
    """
    can_fail = False
    for line in assembly.splitlines(keepends=True):
        if line.startswith("define "):
            can_fail = bool(_CAN_FAIL.match(line))
        elif can_fail and _FAILS.match(line):
            yield "  call void @llvm.trap()\n"
        yield _with_wide_places(line)


def _with_wide_places(line: str) -> str:
    """A line of LLVM assembly in which every stack slot has the size and alignment that it has with 8-byte addresses."""
    whole, place = _WHOLE.match(line), _PLACE.match(line)
    if whole and _ADDRESS.search(line[whole.end() : _end_of_type(line, whole.end())]):
        raise NotPortable(f"addresses are kept inside a record: {line.strip()}")
    if not place:
        return line
    start, end = place.end(), _end_of_type(line, place.end())
    return line[:start] + _ADDRESS.sub("i64", line[start:end]) + line[end:]


def _end_of_type(line: str, start: int) -> int:
    """Return where the type that starts at `start` ends."""
    depth = 0
    for at in range(start, len(line)):
        depth += (line[at] in "[{<(") - (line[at] in "]}>)")
        if depth == 0 and line[at] in ", \n":
            return at
    return len(line)
