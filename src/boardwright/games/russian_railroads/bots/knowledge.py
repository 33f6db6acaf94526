"""What a search may know about Russian Railroads: the expected final points of a seat (docs/bots.md)."""

from boardwright.core.machine.memory import local
from boardwright.games.russian_railroads.bots import features as f
from boardwright.games.russian_railroads.bots.forecast_weights import ALL_PLANS
from boardwright.games.russian_railroads.bots.greedy_value import rounds_after
from boardwright.games.russian_railroads.bots.own_board import POINT


def final_points(tables, state, seat):
    """The expected final points of a seat, in hundredths of a point. Fitted on matches of bots with different plans."""
    features, after = local(f.FEATURES), rounds_after(tables, state)
    f.write_features(tables, state, seat, features)
    worth = int(state.points[seat]) * POINT
    for i in range(f.COUNT):
        worth += int(ALL_PLANS[after, i]) * int(features.of[i])
    return worth
