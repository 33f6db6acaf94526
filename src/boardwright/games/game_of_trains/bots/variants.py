"""Bots that weigh choices as `greedy` does, but count all plans of a train together, and `candidates`, which tells how they are weighed."""

from boardwright.core.machine.bot import bot, report
from boardwright.games.game_of_trains import actions as act
from boardwright.games.game_of_trains.bots.greedy import (
    APART,
    HEADROOM,
    SCRATCH,
    best_choice,
    estimate_turns,
    rate_replace,
    survey,
    weigh_turn,
)
from boardwright.games.game_of_trains.cards import rearrange

PLANNER_THREAT, BLOCKER_THREAT = 100, 250  # weight of turns of the rivals, in per cent of an own turn
REPORTED = 16


@bot(SCRATCH)
def planner(tables, hidden, seat, moves, rng, scratch, decision):
    """A turn of the rivals counts as much as an own one."""
    count_plans_together(hidden, scratch, PLANNER_THREAT)
    return best_choice(tables, hidden, seat, moves, scratch)


@bot(SCRATCH)
def blocker(tables, hidden, seat, moves, rng, scratch, decision):
    """A turn of the rivals counts more than an own one."""
    count_plans_together(hidden, scratch, BLOCKER_THREAT)
    return best_choice(tables, hidden, seat, moves, scratch)


@bot(SCRATCH)
def candidates(tables, hidden, seat, moves, rng, scratch, decision):
    """Reports every choice as `planner` weighs it, best first, with minus the turns that are still needed, in thousandths."""
    count_plans_together(hidden, scratch, PLANNER_THREAT)
    survey(hidden, seat, scratch)
    weigh_all(tables, hidden, seat, moves, scratch)
    report(moves, scratch.worth, REPORTED, decision)
    return decision.ids[0]


def count_plans_together(hidden, scratch, threat):
    """Set the style. Only the nearest rival is weighed, for one share of all rivals."""
    scratch.threat, scratch.apart, scratch.headroom = threat // (int(hidden.players) - 1), APART, HEADROOM


def weigh_all(tables, hidden, seat, moves, scratch):
    """Write the value of every legal choice to `worth`: higher is better."""
    kind = int(act.FAMILY[moves.ids[0]])
    if kind < act.REPLACE_WAGON or kind == act.KEEP:
        weigh_turn(tables, hidden, seat, moves, scratch)
        return
    for k in range(moves.count):
        place = int(act.PLACE[moves.ids[k]])
        if kind == act.REPLACE_WAGON:
            scratch.worth[k] = -rate_replace(tables, hidden, seat, hidden.hand[seat, 0], place, scratch)
        elif kind == act.PROTECT_WAGON:  # the far end of the train first
            scratch.worth[k] = place
        else:
            scratch.worth[k] = -rate_target(kind - act.SWAP_ADJACENT, place, scratch)


def rate_target(ability, place, scratch):
    """The value of the own train after a swap or a move of the wagon in this place."""
    scratch.tried[:] = scratch.train
    rearrange(scratch.tried, ability, place)
    return estimate_turns(scratch.tried, scratch)
