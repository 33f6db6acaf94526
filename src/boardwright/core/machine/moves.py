"""Lists of actions: `legal` sets `moves.count` to 0, then appends ids in ascending order. And whether an id is one of them."""

from boardwright.core.machine.bits import write_set


def add_move(moves, action):
    """Append an action."""
    moves.ids[moves.count] = action
    moves.count += 1


def add_moves(moves, first, numbers):
    """Append the actions whose numbers are in a set (`bits`); `first` is the id of the action with number 0."""
    moves.count = write_set(numbers, moves.ids, moves.count, first)


def is_listed(moves, action):
    """Return whether an action is one of those listed."""
    low, high = 0, moves.count
    while low < high:
        middle = (low + high) // 2
        if moves.ids[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < moves.count and moves.ids[low] == action
