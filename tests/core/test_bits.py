"""Tests of sets as the bits of an integer, in plain Python and in machine code."""

import numpy as np
import pytest
from hypothesis import given, strategies as st

from boardwright.core.machine.bits import each, lowest, read_set, size, write_set

SETS = st.sets(st.integers(0, 62), min_size=1)


def bits_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


def lowest_bit(numbers):
    """Call `lowest` as a rule does."""
    return lowest(numbers)


@given(SETS)
def test_lowest_is_the_minimum_of_a_set(numbers: set[int]) -> None:
    assert lowest(bits_of(numbers)) == lowest(np.int64(bits_of(numbers))) == min(numbers)


@given(SETS)
def test_size_is_the_number_of_elements(numbers: set[int]) -> None:
    assert size(bits_of(numbers)) == size(np.int64(bits_of(numbers))) == len(numbers) and size(0) == 0


@given(SETS, st.integers(0, 9), st.integers(0, 100))
def test_write_set_appends_after_the_given_count(numbers: set[int], count: int, first: int) -> None:
    cells = np.full(80, -1)
    assert write_set(bits_of(numbers), cells, count, first) == count + len(numbers)
    assert cells[cells >= 0].tolist() == [first + number for number in sorted(numbers)] and (cells[:count] == -1).all()
    assert write_set(0, cells) == 0


@given(st.lists(st.integers(0, 62), max_size=20), st.data())
def test_read_set_reads_the_first_cells(numbers: list[int], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(numbers)))
    assert read_set(np.array(numbers, np.int8), count) == bits_of(set(numbers[:count]))


@given(st.sets(st.integers(0, 62)))
def test_each_yields_the_numbers_in_ascending_order(numbers: set[int]) -> None:
    assert list(each(bits_of(numbers))) == list(each(np.int64(bits_of(numbers)))) == sorted(numbers)


def digits_of(numbers):
    """Loop over a set as a rule does: return the numbers as digits, up to the first one over 7."""
    digits = 0
    for number in each(numbers):
        if number > 7:
            return digits
        digits = 10 * digits + number
    return digits


def test_machine_code_loops_over_a_set_in_the_same_order() -> None:
    pytest.importorskip("numba")
    from boardwright.core.machine.compiled import entry

    compiled_rule = entry(digits_of, (None,), True, None).call
    for numbers in (set(), {0}, {1, 3, 7}, {2, 5, 8, 9}, set(range(63)), {62}):
        assert compiled_rule(bits_of(numbers)) == digits_of(bits_of(numbers))


def test_machine_code_finds_the_same_lowest_bit() -> None:
    pytest.importorskip("numba")
    from boardwright.core.machine.compiled import entry

    compiled_rule = entry(lowest_bit, (None,), True, None).call
    for number in range(63):
        for others in (set(), {62}, set(range(number, 63))):
            assert compiled_rule(bits_of({number, *others})) == min({number, *others})
