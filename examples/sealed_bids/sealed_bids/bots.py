"""The opponent: a rule like any other, over a hidden copy."""

from __future__ import annotations

from boardwright.core.machine.bot import bot
from boardwright.core.machine.rule import rule
from sealed_bids.actions import FIRST_BID, FIRST_PASS, FIRST_SWAP
from sealed_bids.state import SWAP

LOW = 6  # a card of this value or less is not worth keeping


@bot()
def eager(tables, hidden, seat, moves, rng, scratch, decision):
    """Bid the highest card; swap the lowest one if it is low."""
    swapping = hidden.phase == SWAP
    best = moves.ids[0]
    for i in range(1, moves.count):
        if moves.ids[i] != FIRST_PASS and is_better(tables, moves.ids[i], best, swapping):
            best = moves.ids[i]
    if swapping and tables.value[best - FIRST_SWAP + 1] > LOW:
        return FIRST_PASS
    return best


@rule
def is_better(tables, one, other, swapping):
    """Whether one action is about a better card for the purpose than the other."""
    if swapping:
        return tables.value[one - FIRST_SWAP + 1] < tables.value[other - FIRST_SWAP + 1]
    return tables.value[one - FIRST_BID + 1] > tables.value[other - FIRST_BID + 1]


BOTS = {"eager": eager}
