"""Events as integers in a buffer."""

from __future__ import annotations

import numpy as np
import pytest

from boardwright.core.machine.event_buffer import ARGUMENTS, CAPACITY, EVENTS, EVERY_SEAT, NONE, SWITCHED_OFF, emit, emit_row
from boardwright.core.machine.state import RecordBuffer

CELLS = np.array([7, -1, 9, 4])


def arguments(*given: int) -> list[int]:
    """All arguments of an event, of which these are there."""
    return [*given, *[NONE] * (ARGUMENTS - len(given))]


@pytest.mark.parametrize(("count", "row"), [(0, []), (1, [7]), (3, [7, NONE, 9]), (4, [7, NONE, 9, 4])])
def test_a_row_of_cells_stands_behind_the_other_arguments(count: int, row: list[int]) -> None:
    """An absent one is not there; cells beyond the count are none of the event's."""
    events = RecordBuffer(EVENTS).record
    emit_row(events, 5, EVERY_SEAT, CELLS, count)
    emit_row(events, 6, 1 << 2, CELLS, count, 2)
    emit_row(events, 7, EVERY_SEAT, CELLS, count, 2, 0, 3)
    assert events.count == 3
    told = [(5, -1, *arguments(*row)), (6, 4, *arguments(2, *row)), (7, -1, *arguments(2, 0, 3, *row))]
    assert events.items[:3].tolist() == [list(item) for item in told]


def test_a_full_buffer_takes_nothing() -> None:
    events = RecordBuffer(EVENTS).record
    for number in range(CAPACITY):
        emit(events, 1, EVERY_SEAT, number)
    emit_row(events, 2, EVERY_SEAT, CELLS, 4, 3)
    assert events.count == CAPACITY and events.items[-1].tolist() == [1, -1, *arguments(CAPACITY - 1)]
    emit_row(SWITCHED_OFF, 2, EVERY_SEAT, CELLS, 4, 3)
    assert SWITCHED_OFF.count == -1
