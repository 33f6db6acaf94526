"""Numbers of entrants at each table of a league's round."""

from __future__ import annotations


def table_sizes(entrants: int, size: int, smallest: int) -> list[int]:
    """The numbers of seats of all tables, largest first: as few byes as possible, then tables as large as possible.

    Tables differ by at most one seat. What is left of `entrants` has a bye.
    """
    for seated in range(entrants, smallest - 1, -1):
        tables = -(-seated // size)
        if seated // tables >= smallest:
            return [seated // tables + (table < seated % tables) for table in range(tables)]
    raise ValueError(f"{entrants} entrants, expected at least {smallest}")
