"""Room that a rule tries things out in: the same in plain Python and in machine code."""

import numpy as np
import pytest

from boardwright.core.machine.memory import local
from boardwright.core.machine.state import assign_record, record_at

CELL = np.dtype([("number", "i2"), ("row", "i1", (3,))], align=True)
ROOM = np.dtype([("first", CELL), ("second", CELL), ("total", "i8")], align=True)


def try_out(given):
    """Copy a record twice and change the copies."""
    room = local(ROOM)
    assign_record(room.first, given)
    room.first.row[1] = 9
    assign_record(room.second, room.first)
    room.second.number = 500
    room.total = int(room.first.number) + int(room.second.number) + int(room.second.row[1]) * 10 + int(room.second.row[2]) * 1000
    return int(room.total)


def given() -> np.ndarray:
    array = np.zeros(1, CELL)
    array["number"], array["row"] = 77, (1, 2, 3)
    return array


def test_copies_of_records_are_their_own() -> None:
    array = given()
    assert try_out(record_at(array, 0)) == 77 + 500 + 90 + 3000
    assert array[0].tolist()[0] == 77
    assert array["row"].tolist() == [[1, 2, 3]]


def test_machine_code_copies_records_the_same_way() -> None:
    pytest.importorskip("numba")
    from boardwright.core.machine import compiled

    array = given()
    assert compiled.entry(try_out, (CELL,), True, None).call(array.ctypes.data) == 77 + 500 + 90 + 3000
    assert array["row"].tolist() == [[1, 2, 3]]


def fill(room, times):
    """Add up in a room of its own, which is empty each time."""
    total = 0
    for _ in range(times):
        inner = local(ROOM)
        inner.total += 5
        total += int(inner.total)
    room.total = total


def fill_twice(room):
    """A room stays as it is while another rule uses one."""
    own = local(ROOM)
    own.total = 1
    fill(room, 3)
    room.total += own.total


def test_a_room_is_empty_whenever_a_rule_asks_for_one() -> None:
    pytest.importorskip("numba")
    from boardwright.core.machine import compiled

    plain, machine = np.zeros(1, ROOM), np.zeros(1, ROOM)
    fill_twice(record_at(plain, 0))
    compiled.entry(fill_twice, (ROOM,), False, None).call(machine.ctypes.data)
    assert plain["total"][0] == machine["total"][0] == 16
