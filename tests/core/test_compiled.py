"""Tests of compiled rules that read constants and rules by name or from modules."""

from __future__ import annotations

import llvmlite.binding as llvm
import numpy as np

from boardwright.core.machine import compiled
from boardwright.core.machine.generic import GENERIC
from boardwright.core.machine.portable import portable_code
from boardwright.core.machine.state import RecordBuffer
from tests.core import parts

STATE = np.dtype([("n", "i8")], align=True)


def price(state):
    return parts.COSTS[1] * state.n + parts.doubled(state) + parts.tripled(state)


def test_compiled_rules_read_constants_and_rules_from_modules() -> None:
    """The rule reads a tuple, an inlined rule and a separately compiled rule, as in plain Python."""
    for function in compiled.separately_compiled_in([price]):
        compiled.compile_separately(function, {"s": STATE}, None)
    state = RecordBuffer(STATE)
    state.record.n = 7
    result = compiled.entry(price, (STATE,), True, None).call(state.address)
    assert result == price(state.record) == 7 * (11 + 2 + 3)


def test_code_does_not_depend_on_earlier_compilations() -> None:
    """Inlined rules are optimised like the rules they are part of, even if they were compiled earlier at another level."""

    def compile_opcodes() -> list[str]:
        rule, dtypes, returns = GENERIC["observe_records"]
        with compiled.low_optimization_level():
            code = portable_code(rule, compiled.signature_of(dtypes, returns), "observe", None)
        functions = llvm.parse_bitcode(code.fast).functions
        return [instruction.opcode for function in functions for block in function.blocks for instruction in block.instructions]

    compiled.entry(*GENERIC["observe_records"], None)
    after_another_level = compile_opcodes()
    compiled._machine_rule.cache_clear()  # as in a new process
    assert compile_opcodes() == after_another_level
