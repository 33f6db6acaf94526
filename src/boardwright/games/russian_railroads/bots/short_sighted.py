"""Players who err like people: they want points soon, save no coins, and forget the turn order and what the others will take.

They take the place that brings most per worker at that moment, as far as they see: so many scorings, and rewards so many spaces away.
"""

from boardwright.core.machine.bot import bot
from boardwright.games.russian_railroads.bots import plan_weights as w
from boardwright.games.russian_railroads.bots.own_board import WORKSPACE, load_weights
from boardwright.games.russian_railroads.bots.swift import best_action
from boardwright.games.russian_railroads.components import ROUNDS

NEXT_SPACE, EVERYTHING = 1, w.DISTANCES


@bot(WORKSPACE)
def hasty(tables, hidden, seat, moves, rng, workspace, decision):
    """Sees the scoring of this round, and rewards on the next space."""
    return see(tables, hidden, seat, moves, 0, NEXT_SPACE, workspace)


@bot(WORKSPACE)
def eager(tables, hidden, seat, moves, rng, workspace, decision):
    """Sees two scorings, and rewards on the next space."""
    return see(tables, hidden, seat, moves, 1, NEXT_SPACE, workspace)


@bot(WORKSPACE)
def steady(tables, hidden, seat, moves, rng, workspace, decision):
    """Sees two scorings, all rewards, and how lines may grow."""
    return see(tables, hidden, seat, moves, 1, EVERYTHING, workspace)


def see(tables, hidden, seat, moves, horizon, sight, workspace):
    """The best action of a player who sees so many scorings after this one, and rewards so many spaces away."""
    load_weights(w.KIEV_PLAN, workspace)
    workspace.weights[w.FIRST_SEAT], workspace.weights[w.SECOND_SEAT] = 0, 0
    for after in range(ROUNDS):
        workspace.weights[w.COIN + after] = 0
        if sight < EVERYTHING:
            workspace.weights[w.GROWTH + after] = 0
    for far in range(sight + 1, w.DISTANCES):
        workspace.weights[w.NEAR + far], workspace.weights[w.NEAR_LAST + far] = 0, 0
    workspace.horizon, workspace.looked_at = horizon, 1
    return best_action(tables, hidden, seat, moves, workspace)
