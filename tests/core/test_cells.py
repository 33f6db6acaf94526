"""Tests that counting in cells and listing actions give the same in plain Python and in machine code."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, strategies as st

from boardwright.core.machine.cells import how_many, how_many_below, total
from boardwright.core.machine.moves import add_move, add_moves
from boardwright.core.machine.state import MOVES, RecordBuffer, record

NUMBERS = st.lists(st.integers(-3, 100), min_size=6, max_size=6)
CELLS = record([("rows", "i1", (2, 6)), ("found", "i8", (3,))])


def count_cells(state):
    """Count in a row, a part of a row and a column, as rules do."""
    state.found[0] = total(state.rows[1])
    state.found[1] = how_many(state.rows[1, 2:5], 7)
    state.found[2] = how_many_below(state.rows[:, 0], 7)


@given(NUMBERS, st.integers(-3, 100))
def test_total_how_many_and_how_many_below(numbers: list[int], value: int) -> None:
    cells = np.array(numbers, np.int8)
    assert total(cells) == sum(numbers)
    assert how_many(cells, value) == numbers.count(value)
    assert how_many_below(cells, value) == sum(number < value for number in numbers)


def test_machine_code_counts_the_same() -> None:
    pytest.importorskip("numba")
    from boardwright.core.machine.compiled import entry

    state = RecordBuffer(CELLS)
    state.record.rows[:] = [[3, 0, 0, 0, 0, 0], [100, 7, 7, 100, 7, 7]]
    entry(count_cells, (CELLS,), False, None).call(state.address)
    assert state.record.found.tolist() == [228, 2, 1]


def test_actions_are_listed_in_ascending_order() -> None:
    moves = RecordBuffer(MOVES).record
    add_moves(moves, 10, 0b1101)
    add_moves(moves, 50, 0)
    add_move(moves, 60)
    assert moves.ids[: moves.count].tolist() == [10, 12, 13, 60]
