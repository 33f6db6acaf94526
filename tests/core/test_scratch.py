"""Tests of the working memory of rules, in plain Python and in machine code."""

import numpy as np
import pytest

from boardwright.core.machine.memory import local
from boardwright.core.machine.state import assign_record, record, record_at

CELL = np.dtype([("number", "i2"), ("row", "i1", (3,))], align=True)
ROOM = np.dtype([("first", CELL), ("second", CELL), ("total", "i8")], align=True)

LARGE = record([("number", "i2"), ("row", "i1", (3,)), ("rest", "i4", (1025,))])
WIDE = record([("flag", "i1"), ("first", LARGE), ("second", LARGE), ("small", CELL), ("total", "i8")])


def copy_and_change(source):
    """Copy a record twice and change the copies."""
    room = local(ROOM)
    assign_record(room.first, source)
    room.first.row[1] = 9
    assign_record(room.second, room.first)
    room.second.number = 500
    room.total = int(room.first.number) + int(room.second.number) + int(room.second.row[1]) * 10 + int(room.second.row[2]) * 1000
    return int(room.total)


def make_cell() -> np.ndarray:
    array = np.zeros(1, CELL)
    array["number"], array["row"] = 77, (1, 2, 3)
    return array


def test_copies_of_records_are_independent() -> None:
    array = make_cell()
    assert copy_and_change(record_at(array, 0)) == 77 + 500 + 90 + 3000
    assert array[0].tolist()[0] == 77
    assert array["row"].tolist() == [[1, 2, 3]]


def test_machine_code_copies_records_the_same_way() -> None:
    pytest.importorskip("numba")
    from boardwright.core.machine import compiled

    array = make_cell()
    assert compiled.entry(copy_and_change, (CELL,), True, None).call(array.ctypes.data) == 77 + 500 + 90 + 3000
    assert array["row"].tolist() == [[1, 2, 3]]


def copy_large(room):
    """Copy a large record, then write into the copy and into fields behind it."""
    assign_record(room.second, room.first)
    room.second.rest[1024] += 7
    room.small.row[2] = 4
    room.total = int(room.second.rest[1024]) + int(room.second.row[1]) * 100 + int(room.flag)


def test_large_inner_records_are_aligned_to_cache_lines() -> None:
    offsets = {name: WIDE.fields[name][1] for name in WIDE.names}
    assert offsets["first"] % 64 == offsets["second"] % 64 == WIDE.itemsize % 64 == 0
    assert LARGE.itemsize % 64
    ends = [offsets[name] + WIDE[name].itemsize for name in WIDE.names]
    assert all(end <= start for end, start in zip(ends, [*offsets.values()][1:], strict=False))
    assert offsets["small"] - ends[2] < CELL.alignment
    assert ends[-1] <= WIDE.itemsize


def test_both_engines_read_fields_behind_large_records() -> None:
    pytest.importorskip("numba")
    from boardwright.core.machine import compiled

    plain, machine = (np.zeros(1, WIDE) for _ in range(2))
    for array in (plain, machine):
        array["flag"], array["first"]["row"], array["first"]["rest"] = 3, (1, 2, 3), np.arange(1025)
    copy_large(record_at(plain, 0))
    compiled.entry(copy_large, (WIDE,), False, None).call(machine.ctypes.data)
    assert plain.tobytes() == machine.tobytes()
    assert int(plain["total"][0]) == 1024 + 7 + 200 + 3


def add_up(room, times):
    """Add up in working memory that is empty in each round."""
    total = 0
    for _ in range(times):
        inner = local(ROOM)
        inner.total += 5
        total += int(inner.total)
    room.total = total


def fill_twice(room):
    """Use working memory before and after a call of another rule that uses some."""
    own = local(ROOM)
    own.total = 1
    add_up(room, 3)
    room.total += own.total


def test_working_memory_is_empty_whenever_a_rule_asks_for_it() -> None:
    pytest.importorskip("numba")
    from boardwright.core.machine import compiled

    plain, machine = np.zeros(1, ROOM), np.zeros(1, ROOM)
    fill_twice(record_at(plain, 0))
    compiled.entry(fill_twice, (ROOM,), False, None).call(machine.ctypes.data)
    assert plain["total"][0] == machine["total"][0] == 16
