"""Room that a bot tries things out in: the same in plain Python and in machine code."""

import numpy as np
import pytest

from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import copy_record, handle, only

CELL = np.dtype([("number", "i2"), ("row", "i1", (3,))], align=True)
ROOM = np.dtype([("first", CELL), ("second", CELL), ("total", "i8")], align=True)


@rule
def try_out(given):
    """Copy a record twice and change the copies."""
    memory = np.zeros(1, ROOM)
    room = only(memory)
    copy_record(room.first, given)
    room.first.row[1] = 9
    copy_record(room.second, room.first)
    room.second.number = 500
    room.total = int(room.first.number) + int(room.second.number) + int(room.second.row[1]) * 10 + int(room.second.row[2]) * 1000
    return int(only(memory).total)


def given() -> np.ndarray:
    array = np.zeros(1, CELL)
    array["number"], array["row"] = 77, (1, 2, 3)
    return array


def test_copies_of_records_are_their_own() -> None:
    array = given()
    assert try_out(handle(array, 0)) == 77 + 500 + 90 + 3000
    assert array[0].tolist()[0] == 77
    assert array["row"].tolist() == [[1, 2, 3]]


def test_machine_code_copies_records_the_same_way() -> None:
    pytest.importorskip("numba")
    from boardwright.core.machine import compiled

    array = given()
    assert compiled.entry(try_out, (CELL,), True, None).call(array.ctypes.data) == 77 + 500 + 90 + 3000
    assert array["row"].tolist() == [[1, 2, 3]]
