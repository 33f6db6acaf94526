"""Tests of copies of records that plain Python reads quickly."""

from __future__ import annotations

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.machine.state import RecordBuffer, once_for_tables, to_namespace

INNER = np.dtype([("cap", "i4"), ("row", "i1", (2,))], align=True)
FIELDS = np.dtype([("count", "i4"), ("cards", "i1", (3,)), ("grid", "u2", (2, 2)), ("inner", INNER), ("items", INNER, (2,))], align=True)


def test_to_namespace_makes_ints_and_lists() -> None:
    record = RecordBuffer(FIELDS).record
    record.count, record.cards[:], record.grid[1, 0], record.inner.cap = 7, [1, -2, 3], 9, 5
    namespace = to_namespace(record)
    assert type(namespace.count) is int and namespace.count == 7
    assert namespace.cards == [1, -2, 3] and type(namespace.cards) is list and type(namespace.cards[0]) is int
    assert namespace.grid[1, 0] == 9
    assert (namespace.inner.cap, namespace.inner.row) == (5, [0, 0])
    assert len(namespace.items) == 2


def test_the_namespace_does_not_change_with_the_record() -> None:
    record = RecordBuffer(FIELDS).record
    namespace = to_namespace(record)
    record.count, record.cards[0] = 1, 1
    assert (namespace.count, namespace.cards) == (0, [0, 0, 0])


@pytest.mark.parametrize("name", bw.games())
def test_the_plain_copy_of_the_tables_equals_the_record(name: str) -> None:

    cell = bw.load(name).tables
    assert cell.plain is not cell.record
    for field in cell.record.dtype.names:
        assert np.array_equal(getattr(cell.plain, field), cell.record[field]), field


def test_once_for_tables_caches_by_content() -> None:
    calls = []

    @once_for_tables
    def doubled(tables):  # type: ignore[no-untyped-def]
        """Twice as much."""
        calls.append(tables.count)
        return {"count": 2 * tables.count, "grid": tables.grid}

    one, same, other = (RecordBuffer(FIELDS).record for _ in range(3))
    one.count, same.count, other.count = 3, 3, 4
    assert doubled(one) is doubled(same) and doubled(one) == {"count": 6, "grid": [[0, 0], [0, 0]]}
    assert doubled(other)["count"] == 8 and calls == [3, 4]
    assert doubled.__doc__ == "Twice as much."
