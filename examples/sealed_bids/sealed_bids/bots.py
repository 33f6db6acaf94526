"""The opponent: a rule like any other, over a hidden copy."""

from boardwright.core.machine.bot import bot
from boardwright.core.machine.rule import rule
from sealed_bids.actions import BID_CARD, FAMILY, FIRST_PASS, PLACE, SWAP_CARD

LOW = 6  # a card of this value or less is not worth keeping


@bot()
def eager(tables, hidden, seat, moves, rng, scratch, decision):
    """Bid the highest card; swap the lowest one if it is low. The first of equals."""
    best, highest = FIRST_PASS, 0
    for i in range(moves.count):
        rating = rate(tables, moves.ids[i])
        if rating > highest:
            best, highest = moves.ids[i], rating
    return best


@rule
def rate(tables, action):
    """What an action is worth; nothing more than a pass if it swaps a card that is worth keeping."""
    value = tables.value[PLACE[action] + 1]
    if FAMILY[action] == BID_CARD:
        return value + 1
    return LOW + 1 - value if FAMILY[action] == SWAP_CARD else 0


BOTS = {"eager": eager}
