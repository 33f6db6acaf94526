"""How `legal` lists actions: their ids go into the buffer of the moves, ascending. `legal` sets `moves.count` to 0 first."""

from boardwright.core.machine.bits import write_set


def add_move(moves, action):
    """List one action."""
    moves.ids[moves.count] = action
    moves.count += 1


def add_moves(moves, first, numbers):
    """List the actions whose numbers are in a set (`bits`); `first` is the action of number 0."""
    moves.count = write_set(numbers, moves.ids, moves.count, first)
