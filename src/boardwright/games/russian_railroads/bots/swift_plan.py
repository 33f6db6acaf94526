"""Finds the plan that fits a board best."""

from boardwright.core.machine.rule import separately_compiled
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.bots import features as f, plan_weights as w
from boardwright.games.russian_railroads.bots.forecast_weights import BY_PLAN
from boardwright.games.russian_railroads.bots.greedy_value import rounds_after
from boardwright.games.russian_railroads.bots.leanings import last_engineer
from boardwright.games.russian_railroads.bots.own_board import POINT, WORKSPACE

DEALT = (w.SIBERIA, w.INDUSTRY_PLAN, w.KIEV_PLAN, w.INDUSTRY_PLAN, w.KIEV_PLAN)
"""The plans that seats one after the other are dealt: at one table at most one of them goes far on the Transsiberian."""
FAVOUR = (0, 0, 200, 1000, 1000)
"""By players: hundredths of a point, per round after this one, for the plan that a seat was dealt. More players leave more to others."""


def best_plan(tables, hidden, seat, workspace):
    """The plan that promises most points for the board as it is. At the start all boards are alike, so each favours one."""
    forecast_plans(tables, hidden, seat, workspace)
    workspace.promise[dealt_plan(tables, hidden, seat)] += FAVOUR[hidden.players] * rounds_after(tables, hidden)
    best = 0
    for plan in range(1, len(w.PLANS)):
        if workspace.promise[plan] > workspace.promise[best]:
            best = plan
    return best


@separately_compiled("t", "s", "i", WORKSPACE, returns=True)
def forecast_plans(tables, hidden, seat, workspace):
    """Write the final points that each plan promises (`promise`), in hundredths; return the highest."""
    f.write_features(tables, hidden, seat, workspace.features)
    after, highest = rounds_after(tables, hidden), 0
    for plan in range(len(w.PLANS)):
        worth = int(hidden.points[seat]) * POINT
        for i in range(f.COUNT):
            worth += int(BY_PLAN[plan * c.ROUNDS + after, i]) * int(workspace.features.of[i])
        workspace.promise[plan] = worth
        highest = max(highest, worth)
    return highest


def dealt_plan(tables, hidden, seat):
    """A plan for a seat, by the deal only."""
    return DEALT[(last_engineer(tables, hidden) + 1 + seat) % len(DEALT)]
