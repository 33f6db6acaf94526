"""`planner`: the sensible actions of every plan with the final points that they promise, best first; it plays the first."""

from boardwright.core.machine.bot import bot
from boardwright.core.machine.state import record
from boardwright.games.russian_railroads.bots import plan_weights as w
from boardwright.games.russian_railroads.bots.greedy import choose_payment
from boardwright.games.russian_railroads.bots.judging import judge
from boardwright.games.russian_railroads.bots.own_board import INFINITY, MOST_CHOICES, POINT, WORKSPACE, load_weights
from boardwright.games.russian_railroads.bots.swift import best_judged
from boardwright.games.russian_railroads.bots.swift_plan import forecast_plans
from boardwright.games.russian_railroads.components import ROUNDS
from boardwright.games.russian_railroads.state import PAY

REPORTED = 12
LOOKED_AT = 12  # places of each plan after which the rest of the round is computed
BEHIND = 15 * POINT  # how much less than the best one a plan promises at most

PLANNER = record([("one", WORKSPACE), ("merged", "i8", (MOST_CHOICES,))])


@bot(PLANNER)
def planner(tables, hidden, seat, moves, rng, workspace, decision):
    """The best action of the plan that promises most."""
    if moves.count == 1 or hidden.phase == PAY:
        decision.count, decision.ids[0], decision.values[0] = 1, moves.ids[0], 0
        if hidden.phase == PAY:
            decision.ids[0] = choose_payment(tables, hidden, moves)
        return int(decision.ids[0])
    merge_plans(tables, hidden, seat, moves, workspace)
    report(moves, workspace, decision)
    return int(decision.ids[0])


def merge_plans(tables, hidden, seat, moves, workspace):
    """Write into `merged` what each action promises in the plan that likes it best."""
    highest = forecast_plans(tables, hidden, seat, workspace.one)
    for k in range(moves.count):
        workspace.merged[k] = -INFINITY
    workspace.one.horizon, workspace.one.looked_at = ROUNDS, LOOKED_AT
    for plan in range(len(w.PLANS)):
        load_weights(plan, workspace.one)
        judge(tables, hidden, seat, moves, workspace.one)
        promise = max(int(workspace.one.promise[plan]), highest - BEHIND) - int(workspace.one.judged[best_judged(moves, workspace.one)])
        for k in range(moves.count):
            workspace.merged[k] = max(int(workspace.merged[k]), promise + int(workspace.one.judged[k]))


def report(moves, workspace, decision):
    """Report the best actions; places after which the rest of the round was not computed only where nothing else is left."""
    for place in range(min(REPORTED, int(moves.count))):
        best = 0
        for k in range(1, moves.count):
            if workspace.merged[k] > workspace.merged[best]:
                best = k
        if place > 0 and workspace.merged[best] < 0:
            break
        decision.ids[place], decision.values[place] = moves.ids[best], workspace.merged[best]
        decision.count = place + 1
        workspace.merged[best] = -2 * INFINITY
