"""Tests of compiling rules to files for other machines: arrays, rules that fail, addresses of another size."""

from __future__ import annotations

import ctypes
import json
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from boardwright.core.errors import NotPortable
from boardwright.core.machine import compiled, targets
from boardwright.core.machine.linkers import linked
from boardwright.core.machine.platforms import LINUX, this_platform
from boardwright.core.machine.portable import portable_code
from boardwright.core.machine.state import RecordBuffer
from boardwright.core.machine.targets import Export, Target, object_code
from tests.contract.node_engine import find_node

STATE = np.dtype([("n", "i8"), ("few", "i8", (3,)), ("many", "i8", (5,)), ("grid", "i8", (2, 3))], align=True)


def with_array(state, seat):
    """Use an array of 100 numbers (800 bytes)."""
    numbers = np.zeros(100, np.int64)
    for i in range(100):
        numbers[(i * seat) % 100] += i
    return numbers[state.n] + numbers.sum()


def reshaped(state, seat):
    """Read the same numbers in one row and in rows of another length."""
    return state.grid.reshape(6)[seat] * 10 + state.grid.reshape((3, 2))[2, seat % 2]


def wrong(state, seat):
    """Assign arrays whose lengths differ, which the compiler does not notice."""
    state.few[:seat] = state.many
    return 7


def build(target: Target) -> bytes:
    units, exports = {}, {}
    with compiled.low_optimization_level():
        for function in (with_array, reshaped, wrong):
            name = function.__name__
            exports[name] = Export(f"rule.{name}", (False, True), True)
            units[f"rule.{name}"] = portable_code(function, compiled.signature_of((STATE, None), True), f"rule.{name}", None)
    return linked(object_code(units, exports, target), exports, target)


@pytest.mark.skipif(this_platform() != LINUX, reason="there are no shared libraries for this platform")
def test_a_library_computes_the_same(tmp_path: Path) -> None:
    """Arrays are freed when the entry returns: 1 000 of them would not fit. A rule that fails returns 0."""
    path = tmp_path / "rules.so"
    path.write_bytes(build(targets.LINUX))
    library = ctypes.CDLL(str(path))
    state = RecordBuffer(STATE)
    state.record.n = 6
    state.record.grid[:] = np.arange(6).reshape(2, 3)
    shape = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)
    functions = {name: shape((name, library)) for name in ("with_array", "reshaped", "wrong")}
    for seat in range(1_000):
        assert functions["with_array"](state.address, seat) == with_array(state.record, seat)
    assert [functions["reshaped"](state.address, seat) for seat in range(6)] == [reshaped(state.record, seat) for seat in range(6)]
    assert functions["wrong"](state.address, 3) == 0
    with pytest.raises(ValueError, match="could not broadcast"):
        wrong(state.record, 3)


CALL_MODULE = """
import { readFileSync } from 'node:fs'
const { exports } = (await WebAssembly.instantiate(readFileSync(process.argv[1]), {})).instance
const at = exports.__heap_base.value + 15 & ~15
exports.memory.grow(1) // a module has no more than it needs itself
new BigInt64Array(exports.memory.buffer, at, 1)[0] = 6n
new BigInt64Array(exports.memory.buffer, at + 72, 6).set([0n, 1n, 2n, 3n, 4n, 5n])
const results = []
for (let seat = 0; seat < 1000; seat++) results.push(exports.with_array(at, seat))
for (let seat = 0; seat < 6; seat++) results.push(exports.reshaped(at, seat))
try { exports.wrong(at, 3) } catch (error) { results.push(error instanceof WebAssembly.RuntimeError) }
console.log(JSON.stringify(results))
"""


def test_a_module_computes_the_same(tmp_path: Path) -> None:
    """A rule that fails is an error that the host can catch."""
    path = tmp_path / "rules.wasm"
    path.write_bytes(build(targets.WASM))
    done = subprocess.run([find_node(), "--input-type=module", "-e", CALL_MODULE, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    state: Any = RecordBuffer(STATE).record
    state.n = 6
    state.grid[:] = np.arange(6).reshape(2, 3)
    expected = [int(with_array(state, seat)) for seat in range(1_000)] + [int(reshaped(state, seat)) for seat in range(6)]
    assert json.loads(done.stdout) == [*expected, True]


@pytest.mark.parametrize(
    ("line", "wide"),
    [
        ("  %a = alloca { ptr, i64, [2 x ptr] }, align 8\n", "  %a = alloca { i64, i64, [2 x i64] }, align 8\n"),
        ("  %a = alloca ptr, align 8\n", "  %a = alloca i64, align 8\n"),
        (
            "  %b = getelementptr inbounds nuw { ptr, i32 }, ptr %a, i64 0\n",
            "  %b = getelementptr inbounds nuw { i64, i32 }, ptr %a, i64 0\n",
        ),
        ("  %b = getelementptr i8, ptr %a, i64 4\n", None),
        ("  %c = load ptr, ptr %a, align 8\n", None),
        ("  store <2 x i8> <i8 1, i8 2>, ptr %a, align 1\n", None),
        ("  %d = load <8 x i64>, ptr %a, align 8\n", None),
        ("  %e = call ptr @f({ ptr, i64 } %d, ptr %a)\n", None),
    ],
)
def test_addresses_on_the_stack_keep_their_size(line: str, wide: str | None) -> None:
    assert targets._with_wide_places(line) == (wide or line)


@pytest.mark.parametrize("line", ["  %a = load { ptr, i64 }, ptr %b, align 8\n", "  store [2 x ptr] %a, ptr %b, align 8\n"])
def test_addresses_in_records_are_refused(line: str) -> None:
    with pytest.raises(NotPortable, match="addresses are kept inside a record"):
        targets._with_wide_places(line)


def test_a_module_traps_where_a_rule_fails() -> None:
    """The trap is where a function stores its error, not where its caller provides the memory for it."""
    fails, calls = "define i32 @inner(ptr %retptr, ptr noalias %excinfo, i64 %x) {", "define i64 @outer(i64 %x) {"
    line = "  store ptr null, ptr %excinfo, align 8"
    converted = "".join(targets._of_module("\n".join([fails, line, "}", calls, line, "}", ""])))
    assert converted.splitlines() == [fails, "  call void @llvm.trap()", line, "}", calls, line, "}"]


def test_a_missing_rule_is_reported_by_name() -> None:
    export = Export("rule.with_array", (False, True), True)
    unit = portable_code(with_array, compiled.signature_of((STATE, None), True), "rule.other", None)
    with pytest.raises(NotPortable, match=r"wasm32: missing rules: rule\.with_array"):
        object_code({"rule.other": unit}, {"with_array": export}, targets.WASM)
