"""Sums and counts over the cells of an array in a record, such as `state.hand[seat]`."""


def total(cells):
    """The sum of all cells."""
    found = 0
    for i in range(len(cells)):
        found += int(cells[i])
    return found


def how_many(cells, value):
    """The number of cells that hold `value`."""
    found = 0
    for i in range(len(cells)):
        found += int(cells[i] == value)
    return found


def how_many_below(cells, value):
    """The number of cells that hold less than `value`."""
    found = 0
    for i in range(len(cells)):
        found += int(cells[i] < value)
    return found
