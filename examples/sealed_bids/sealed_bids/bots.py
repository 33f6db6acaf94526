"""The opponent: a rule like any other, over a hidden copy."""

from boardwright.core.machine.bot import bot
from sealed_bids.actions import BID_CARD, FAMILY, PLACE, SWAP_CARD

LOW = 6  # a card of this value or less is not worth keeping


@bot()
def eager(tables, hidden, seat, moves, rng, scratch, decision):
    """Bid the highest card; swap the lowest one if it is low, else pass. Ties go to the first."""
    best, highest = moves.ids[moves.count - 1], 0  # the last action is to pass
    for i in range(moves.count):
        kind, value = FAMILY[moves.ids[i]], tables.value[PLACE[moves.ids[i]] + 1]
        rating = value + 1 if kind == BID_CARD else LOW + 1 - value if kind == SWAP_CARD else 0
        if rating > highest:
            best, highest = moves.ids[i], rating
    return best


BOTS = {"eager": eager}
