"""Counting in the cells of an array of a record, such as `state.hand[seat]`."""


def total(cells):
    """The numbers in all cells, added up."""
    found = 0
    for i in range(len(cells)):
        found += int(cells[i])
    return found


def how_many(cells, value):
    """In how many cells a value stands."""
    found = 0
    for i in range(len(cells)):
        found += int(cells[i] == value)
    return found


def how_many_below(cells, value):
    """In how many cells less than a value stands."""
    found = 0
    for i in range(len(cells)):
        found += int(cells[i] < value)
    return found
