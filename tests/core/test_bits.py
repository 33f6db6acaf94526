"""Sets as the bits of an integer: the same in plain Python and in machine code."""

import numpy as np
import pytest
from hypothesis import given, strategies as st

from boardwright.core.machine.bits import each, lowest, read_set, size, write_set

SETS = st.sets(st.integers(0, 62), min_size=1)


def bits(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


def smallest(numbers):
    """As rules use it."""
    return lowest(numbers)


@given(SETS)
def test_the_lowest_of_a_set(numbers: set[int]) -> None:
    assert lowest(bits(numbers)) == lowest(np.int64(bits(numbers))) == min(numbers)


@given(SETS)
def test_the_size_of_a_set(numbers: set[int]) -> None:
    assert size(bits(numbers)) == size(np.int64(bits(numbers))) == len(numbers) and size(0) == 0


@given(SETS, st.integers(0, 9), st.integers(0, 100))
def test_a_set_is_written_behind_what_stands_there(numbers: set[int], count: int, first: int) -> None:
    cells = np.full(80, -1)
    assert write_set(bits(numbers), cells, count, first) == count + len(numbers)
    assert cells[cells >= 0].tolist() == [first + number for number in sorted(numbers)] and (cells[:count] == -1).all()
    assert write_set(0, cells) == 0


@given(st.lists(st.integers(0, 62), max_size=20), st.data())
def test_a_set_is_read_from_the_first_cells(numbers: list[int], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(numbers)))
    assert read_set(np.array(numbers, np.int8), count) == bits(set(numbers[:count]))


@given(st.sets(st.integers(0, 62)))
def test_the_numbers_of_a_set_one_by_one(numbers: set[int]) -> None:
    assert list(each(bits(numbers))) == list(each(np.int64(bits(numbers)))) == sorted(numbers)


def in_order(numbers):
    """As rules use it: the numbers as digits, up to the first one over 7."""
    found = 0
    for number in each(numbers):
        if number > 7:
            return found
        found = 10 * found + number
    return found


def test_machine_code_goes_through_a_set_in_the_same_order() -> None:
    pytest.importorskip("numba")
    from boardwright.core.machine.compiled import entry

    fast = entry(in_order, (None,), True, None).call
    for numbers in (set(), {0}, {1, 3, 7}, {2, 5, 8, 9}, set(range(63)), {62}):
        assert fast(bits(numbers)) == in_order(bits(numbers))


def test_machine_code_finds_the_same() -> None:
    pytest.importorskip("numba")
    from boardwright.core.machine.compiled import entry

    fast = entry(smallest, (None,), True, None).call
    for number in range(63):
        for others in (set(), {62}, set(range(number, 63))):
            assert fast(bits({number, *others})) == min({number, *others})
