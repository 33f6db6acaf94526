"""Tests of events as integers in a buffer."""

from __future__ import annotations

import numpy as np
import pytest

from boardwright.core.machine.event_buffer import ARGUMENTS, CAPACITY, EVENTS, EVERY_SEAT, NONE, SWITCHED_OFF, emit, emit_row
from boardwright.core.machine.state import RecordBuffer

CELLS = np.array([7, -1, 9, 4])


def padded_arguments(*given: int) -> list[int]:
    """Return the arguments of an event, filled up with NONE."""
    return [*given, *[NONE] * (ARGUMENTS - len(given))]


@pytest.mark.parametrize(("count", "row"), [(0, []), (1, [7]), (3, [7, NONE, 9]), (4, [7, NONE, 9, 4])])
def test_emit_row_appends_a_row_of_cells_to_the_other_arguments(count: int, row: list[int]) -> None:
    """An absent cell becomes NONE; cells beyond the count are left out."""
    events = RecordBuffer(EVENTS).record
    emit_row(events, 5, EVERY_SEAT, CELLS, count)
    emit_row(events, 6, 1 << 2, CELLS, count, 2)
    emit_row(events, 7, EVERY_SEAT, CELLS, count, 2, 0, 3)
    assert events.count == 3
    expected = [(5, -1, *padded_arguments(*row)), (6, 4, *padded_arguments(2, *row)), (7, -1, *padded_arguments(2, 0, 3, *row))]
    assert events.items[:3].tolist() == [list(item) for item in expected]


def test_a_full_buffer_ignores_further_events() -> None:
    events = RecordBuffer(EVENTS).record
    for number in range(CAPACITY):
        emit(events, 1, EVERY_SEAT, number)
    emit_row(events, 2, EVERY_SEAT, CELLS, 4, 3)
    assert events.count == CAPACITY and events.items[-1].tolist() == [1, -1, *padded_arguments(CAPACITY - 1)]
    emit_row(SWITCHED_OFF, 2, EVERY_SEAT, CELLS, 4, 3)
    assert SWITCHED_OFF.count == -1
