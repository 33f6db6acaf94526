"""Russian Railroads' knowledge for the search (docs/bots.md): what a board is worth, the round."""

from boardwright.games.russian_railroads.bots import greedy_weights as w
from boardwright.games.russian_railroads.bots.greedy_value import lasting_value, rounds_after
from boardwright.games.russian_railroads.bots.leanings import worth_of_leaning


def worth(tables, state, seat):
    """Return what a seat's board is worth where a round begins: `greedy`'s value, its place in the turn order, and its leaning."""
    value = lasting_value(tables, state, seat)
    if state.order[0] == seat:
        value += w.FIRST_SEAT
    elif state.players > 2 and state.order[1] == seat:
        value += w.SECOND_SEAT
    return value + worth_of_leaning(tables, state, seat, rounds_after(tables, state))


def stage(tables, state, seat):
    """The round."""
    return int(state.round_no)
