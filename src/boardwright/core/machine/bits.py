"""Sets of the numbers 0 to 62 as bits of an integer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def lowest(numbers: Any) -> int:
    """The smallest number of a non-empty set: one instruction in compiled code."""
    return (int(numbers) & -int(numbers)).bit_length() - 1


def each(numbers: Any) -> Iterator[int]:
    """The numbers of a set, ascending."""
    left = int(numbers)
    while left != 0:
        yield lowest(left)
        left &= left - 1


def size(numbers: int) -> int:
    """The number of elements of a set."""
    count = 0
    while numbers != 0:
        numbers &= numbers - 1
        count += 1
    return count


def write_set(numbers: int, cells: Any, count: int = 0, first: int = 0) -> int:
    """Write the numbers of a set, ascending and each plus `first`, after the first `count` cells; return the new count."""
    for number in each(numbers):
        cells[count] = first + number
        count += 1
    return count


def read_set(cells: Any, count: int) -> int:
    """The numbers in the first `count` cells, as a set."""
    numbers = 0
    for i in range(count):
        numbers |= 1 << int(cells[i])
    return numbers


def seats_where(cells: Any, value: int, players: int) -> int:
    """The set of seats whose cell holds `value`. `cells`: one per seat."""
    seats = 0
    for seat in range(players):
        if cells[seat] == value:
            seats |= 1 << seat
    return seats
