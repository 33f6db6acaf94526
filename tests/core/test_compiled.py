"""What compiled rules may read: constants and rules by their names or from modules."""

from __future__ import annotations

import numpy as np

from boardwright.core.machine import compiled
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
