"""Game of Trains' knowledge for the search: how likely a seat is to win, from the turns that all trains still need."""

from math import exp

import numpy as np

from boardwright.core.machine.memory import local
from boardwright.core.machine.state import record
from boardwright.games.game_of_trains.bots.greedy import APART, HEADROOM, SCRATCH, count_unseen, estimate_turns
from boardwright.games.game_of_trains.state import OVER, SEATS, SETUP_REPLACE

WIN = 10_000  # the value of a win
TO_MOVE = 500  # thousandths of a turn that the seat to move is ahead
E_FOLD = 2000  # thousandths of a turn by which a train is ahead of another when it wins e times as often
STEP = 32  # of the table CHANCE
CHANCE = np.array([round(2**20 * exp(-i * STEP / E_FOLD)) for i in range(1000)], np.int64)
"""By thousandths of a turn behind the first train, in steps: the chance to win in proportion to that of the first train."""

TURNS = record([("turns", "i8", (SEATS,))])


def win_share(tables, state, seat):
    """The expected share of the win of a seat, in ten-thousandths; exact when the match is over."""
    if state.phase == OVER:
        return (WIN if state.winner == seat else 0) if state.winner >= 0 else WIN // int(state.players)
    found = local(TURNS)
    turns_needed(tables, state, found)
    first, together = found.turns[0], 0
    for other in range(1, int(state.players)):
        first = min(first, found.turns[other])
    for other in range(int(state.players)):
        together += chance(found.turns[other] - first)
    return WIN * chance(found.turns[seat] - first) // together


def chance(behind):
    """The chance of a train that is so far behind the first one, in proportion to that of the first one."""
    return CHANCE[min(behind // STEP, len(CHANCE) - 1)]


def turns_needed(tables, state, found):
    """Write the turns that each train still needs, in thousandths, less if its seat is to move."""
    scratch = local(SCRATCH)
    scratch.apart, scratch.headroom = APART, HEADROOM
    count_unseen(state, scratch)
    for seat in range(int(state.players)):
        scratch.train[:] = state.train[seat]
        ahead = TO_MOVE if state.active == seat and state.phase > SETUP_REPLACE else 0
        found.turns[seat] = estimate_turns(scratch.train, scratch) - ahead
