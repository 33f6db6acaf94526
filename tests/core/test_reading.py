"""Copies of records that plain Python reads quickly."""

from __future__ import annotations

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.machine.state import RecordBuffer, once_for_tables, to_namespace

INNER = np.dtype([("cap", "i4"), ("row", "i1", (2,))], align=True)
FIELDS = np.dtype([("count", "i4"), ("cards", "i1", (3,)), ("grid", "u2", (2, 2)), ("inner", INNER), ("items", INNER, (2,))], align=True)


def test_numbers_are_ints_and_rows_are_lists() -> None:
    record = RecordBuffer(FIELDS).record
    record.count, record.cards[:], record.grid[1, 0], record.inner.cap = 7, [1, -2, 3], 9, 5
    found = to_namespace(record)
    assert type(found.count) is int and found.count == 7
    assert found.cards == [1, -2, 3] and type(found.cards) is list and type(found.cards[0]) is int
    assert found.grid[1, 0] == 9
    assert (found.inner.cap, found.inner.row) == (5, [0, 0])
    assert len(found.items) == 2


def test_what_is_written_later_is_not_in_it() -> None:
    record = RecordBuffer(FIELDS).record
    found = to_namespace(record)
    record.count, record.cards[0] = 1, 1
    assert (found.count, found.cards) == (0, [0, 0, 0])


@pytest.mark.parametrize("name", bw.games())
def test_rules_in_plain_python_read_the_same_tables(name: str) -> None:
    """The quicker copy of a game's tables says what the record says, field by field."""
    cell = bw.load(name).tables
    assert cell.plain is not cell.record
    for field in cell.record.dtype.names:
        assert np.array_equal(getattr(cell.plain, field), cell.record[field]), field


def test_what_follows_from_tables_is_made_once_for_those_that_say_the_same() -> None:
    made = []

    @once_for_tables
    def doubled(tables):  # type: ignore[no-untyped-def]
        """Twice as much."""
        made.append(tables.count)
        return {"count": 2 * tables.count, "grid": tables.grid}

    one, same, other = (RecordBuffer(FIELDS).record for _ in range(3))
    one.count, same.count, other.count = 3, 3, 4
    assert doubled(one) is doubled(same) and doubled(one) == {"count": 6, "grid": [[0, 0], [0, 0]]}
    assert doubled(other)["count"] == 8 and made == [3, 4]
    assert doubled.__doc__ == "Twice as much."
