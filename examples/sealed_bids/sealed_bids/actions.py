"""The actions."""

from boardwright.core.domain.actions import ActionSpace, Family
from sealed_bids.components import CARDS

ACTIONS = ActionSpace(Family("bid", card=range(1, CARDS + 1)), Family("swap", card=range(1, CARDS + 1)), Family("pass"))

FAMILY, PLACE = ACTIONS.family, ACTIONS.place
"""By action: the number of its family, and its place there from 0 (a card less one)."""

BID_CARD, SWAP_CARD, PASS = range(3)
FIRST_PASS = ACTIONS.first("pass")
