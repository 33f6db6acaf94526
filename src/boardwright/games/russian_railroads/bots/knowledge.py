"""Russian Railroads' knowledge for the search (docs/bots.md): what a seat can expect, what its board is worth, the round."""

from boardwright.core.machine.memory import local
from boardwright.games.russian_railroads.bots import features as f, greedy_weights as w
from boardwright.games.russian_railroads.bots.forecast_weights import ALL_PLANS
from boardwright.games.russian_railroads.bots.greedy_value import lasting_value, rounds_after
from boardwright.games.russian_railroads.bots.leanings import worth_of_leaning
from boardwright.games.russian_railroads.bots.own_board import POINT


def final_points(tables, state, seat):
    """The expected final points of a seat, in hundredths of a point. Fitted on matches of bots with different plans."""
    features, after = local(f.FEATURES), rounds_after(tables, state)
    f.write_features(tables, state, seat, features)
    worth = int(state.points[seat]) * POINT
    for i in range(f.COUNT):
        worth += int(ALL_PLANS[after, i]) * int(features.of[i])
    return worth


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
