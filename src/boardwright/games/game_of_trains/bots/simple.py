"""Bots that play like beginners: each wagon has a place of its own in the train (1 to 12 next to the locomotive, 73 to 84 at the end).

They look at no other train and count no cards.
"""

from boardwright.core.machine.bot import best_move, bot
from boardwright.core.machine.state import record
from boardwright.games.game_of_trains import actions as act
from boardwright.games.game_of_trains.cards import is_in_reach, rearrange
from boardwright.games.game_of_trains.components import CARDS, MOVE_LEFT, WAGONS

SCRATCH = record([("worth", "i8", (len(act.ACTIONS),)), ("after", "i8", (WAGONS,))])
"""The value of each move, and the train after a swap or move."""

ALWAYS, IF_IT_HELPS, NEVER = range(3)
"""When to swap or move wagons instead of drawing."""
FAR = 1_000_000  # more than any train gains


@bot(SCRATCH)
def shunter(tables, hidden, seat, moves, rng, scratch, decision):
    """Swaps and moves wagons whenever the row allows it; places a wagon where it belongs, whatever is there."""
    return best_order(hidden, seat, moves, scratch, ALWAYS, 0)


@bot(SCRATCH)
def starter(tables, hidden, seat, moves, rng, scratch, decision):
    """Draws each turn, and places the wagon where it belongs, whatever is there."""
    return best_order(hidden, seat, moves, scratch, NEVER, 0)


@bot(SCRATCH)
def tidy(tables, hidden, seat, moves, rng, scratch, decision):
    """Swaps and moves wagons if it helps; places a wagon where it is better than the one there."""
    return best_order(hidden, seat, moves, scratch, IF_IT_HELPS, 1)


def best_order(hidden, seat, moves, scratch, when, compares):
    """The move that brings wagons closest to their places. `compares`: whether the wagon that is replaced counts, too."""
    for k in range(moves.count):
        kind, place = int(act.FAMILY[moves.ids[k]]), int(act.PLACE[moves.ids[k]])
        gain = 0
        if kind == act.REPLACE_WAGON:
            gain = compares * misfit(hidden.train[seat, place], place) - misfit(hidden.hand[seat, 0], place)
        elif kind == act.USE and (when == NEVER or place > MOVE_LEFT):
            gain = -FAR
        elif kind == act.USE:
            gain = best_gain(hidden, seat, place, scratch) + (FAR if when == ALWAYS else 0)
        elif act.SWAP_ADJACENT <= kind < act.PROTECT_WAGON:
            gain = gain_of(hidden, seat, kind - act.SWAP_ADJACENT, place, scratch)
        scratch.worth[k] = gain
    return best_move(moves, scratch.worth)


def best_gain(hidden, seat, ability, scratch):
    """Return how much closer a swap or move can bring wagons to their places."""
    most = -FAR
    for place in range(WAGONS):
        if is_in_reach(ability, place):
            most = max(most, gain_of(hidden, seat, ability, place, scratch))
    return most


def gain_of(hidden, seat, ability, place, scratch):
    """Return how much closer the swap or move of the wagon in this place brings wagons to their places."""
    scratch.after[:] = hidden.train[seat]
    rearrange(scratch.after, ability, place)
    gain = 0
    for i in range(WAGONS):
        gain += misfit(hidden.train[seat, i], i) - misfit(scratch.after[i], i)
    return gain


def misfit(card, place):
    """Return how far a card is from the middle of the numbers that belong to a place."""
    return abs(2 * WAGONS * int(card) - CARDS * (2 * place + 1))
