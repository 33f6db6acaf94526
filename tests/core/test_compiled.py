"""Compiled rules may read constants and rules by name or from modules."""

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


def test_constants_and_rules_are_read_from_modules() -> None:
    """A tuple, a rule that becomes part of this one, and one that is compiled separately: as in plain Python."""
    for function in compiled.separately_compiled_in([price]):
        compiled.compile_separately(function, {"s": STATE}, None)
    state = RecordBuffer(STATE)
    state.record.n = 7
    found = compiled.entry(price, (STATE,), True, None).call(state.address)
    assert found == price(state.record) == 7 * (11 + 2 + 3)


def test_code_does_not_depend_on_what_was_compiled_before() -> None:
    """Rules that are part of others are optimised as those are, whatever this program compiled earlier at another level."""

    def made() -> list[str]:
        rule, dtypes, returns = GENERIC["observe_records"]
        with compiled.low_optimization_level():
            code = portable_code(rule, compiled.signature_of(dtypes, returns), "observe", None)
        functions = llvm.parse_bitcode(code.fast).functions
        return [each.opcode for function in functions for block in function.blocks for each in block.instructions]

    compiled.entry(*GENERIC["observe_records"], None)
    after_another_level = made()
    compiled._machine_rule.cache_clear()  # as in a program that has just begun
    assert made() == after_another_level
