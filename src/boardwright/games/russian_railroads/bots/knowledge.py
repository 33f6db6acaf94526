"""What a search may know about Russian Railroads (docs/bots.md): what a seat can expect, what its board is worth, the round."""

from boardwright.core.machine.memory import local
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.bots import features as f, greedy_weights as w
from boardwright.games.russian_railroads.bots.forecast_weights import ALL_PLANS
from boardwright.games.russian_railroads.bots.greedy_value import lasting_value, rounds_after
from boardwright.games.russian_railroads.bots.own_board import POINT

FAR_FROM = 5
FAR = (190, 400, 560, 1000, 1800, 1800, 1800)
"""What `greedy`, whose weights come from matches in which no seat goes far there, misses for each further space of the black rail on the
Transsiberian, by rounds after this one."""


def final_points(tables, state, seat):
    """The expected final points of a seat, in hundredths of a point. Fitted on matches of bots with different plans."""
    features, after = local(f.FEATURES), rounds_after(tables, state)
    f.write_features(tables, state, seat, features)
    worth = int(state.points[seat]) * POINT
    for i in range(f.COUNT):
        worth += int(ALL_PLANS[after, i]) * int(features.of[i])
    return worth


def worth(tables, state, seat):
    """What the board of a seat is worth where a round begins: what `greedy` thinks of it, and its place in the turn order."""
    value = lasting_value(tables, state, seat)
    if state.order[0] == seat:
        value += w.FIRST_SEAT
    elif state.players > 2 and state.order[1] == seat:
        value += w.SECOND_SEAT
    if state.players > 2:
        far = int(state.rail[seat, c.TRANSSIBERIAN, c.BLACK]) - FAR_FROM
        value += max(0, far) * FAR[rounds_after(tables, state)]
    return value


def stage(tables, state, seat):
    """The round."""
    return int(state.round_no)
