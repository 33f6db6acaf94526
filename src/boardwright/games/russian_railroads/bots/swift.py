"""Fast policies with a plan. They never simulate: effects are formulas on the own board (judging.py).

`swift` follows the plan that its board fits best; the others always the one of their name.
"""

from boardwright.core.machine.bot import bot
from boardwright.core.machine.rule import separately_compiled
from boardwright.games.russian_railroads.bots import plan_weights as w
from boardwright.games.russian_railroads.bots.greedy import choose_payment
from boardwright.games.russian_railroads.bots.judging import judge
from boardwright.games.russian_railroads.bots.own_board import WORKSPACE, load_weights
from boardwright.games.russian_railroads.bots.swift_plan import best_plan
from boardwright.games.russian_railroads.components import ROUNDS
from boardwright.games.russian_railroads.state import PAY

LOOKED_AT = 5  # places after which the rest of the round is computed


@bot(WORKSPACE)
def swift(tables, hidden, seat, moves, rng, workspace, decision):
    """Follows the plan that its board fits best."""
    if moves.count == 1:
        return int(moves.ids[0])
    return follow(tables, hidden, seat, moves, best_plan(tables, hidden, seat, workspace), workspace)


@bot(WORKSPACE)
def siberia(tables, hidden, seat, moves, rng, workspace, decision):
    """Plays for the Transsiberian."""
    return follow(tables, hidden, seat, moves, w.SIBERIA, workspace)


@bot(WORKSPACE)
def kiev(tables, hidden, seat, moves, rng, workspace, decision):
    """Plays for the line to Kiev."""
    return follow(tables, hidden, seat, moves, w.KIEV_PLAN, workspace)


@bot(WORKSPACE)
def industry(tables, hidden, seat, moves, rng, workspace, decision):
    """Plays for industry and factories."""
    return follow(tables, hidden, seat, moves, w.INDUSTRY_PLAN, workspace)


@bot(WORKSPACE)
def engineers(tables, hidden, seat, moves, rng, workspace, decision):
    """Plays for engineers."""
    return follow(tables, hidden, seat, moves, w.ENGINEER_PLAN, workspace)


def follow(tables, hidden, seat, moves, plan, workspace):
    """The best action for a plan."""
    load_weights(plan, workspace)
    workspace.horizon, workspace.looked_at = ROUNDS, LOOKED_AT
    return best_action(tables, hidden, seat, moves, workspace)


@separately_compiled("t", "s", "i", "m", WORKSPACE, returns=True)
def best_action(tables, hidden, seat, moves, workspace):
    """The best action for the plan of the workspace; the first of equals."""
    if moves.count == 1:
        return int(moves.ids[0])
    if hidden.phase == PAY:
        return choose_payment(tables, hidden, moves)
    judge(tables, hidden, seat, moves, workspace)
    return int(moves.ids[best_judged(moves, workspace)])


def best_judged(moves, workspace):
    """The index of the legal action that was judged best; the first of equals."""
    best = 0
    for k in range(1, moves.count):
        if workspace.judged[k] > workspace.judged[best]:
            best = k
    return best
