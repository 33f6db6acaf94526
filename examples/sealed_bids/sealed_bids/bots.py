"""The opponent: a rule like any other, over a hidden copy."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from sealed_bids.actions import DO_BID, DO_PASS, DO_SWAP
from sealed_bids.state import SWAP

LOW = 6  # a card of this value or less is not worth keeping


@rule
def eager(tables, hidden, seat, moves, rng):
    """Bid the highest card; swap the lowest one if it is low."""
    swapping = hidden.phase == SWAP
    best = moves.ids[0]
    for i in range(1, moves.count):
        if moves.ids[i] != DO_PASS and better(tables, moves.ids[i], best, swapping):
            best = moves.ids[i]
    if swapping and tables.value[best - DO_SWAP + 1] > LOW:
        return DO_PASS
    return best


@rule
def better(tables, one, other, swapping):
    """Whether one action is about a better card for the purpose than the other."""
    if swapping:
        return tables.value[one - DO_SWAP + 1] < tables.value[other - DO_SWAP + 1]
    return tables.value[one - DO_BID + 1] > tables.value[other - DO_BID + 1]


BOTS = {"eager": eager}
