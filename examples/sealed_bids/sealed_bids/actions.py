"""The actions."""

from boardwright.core.domain.actions import ActionSpace
from sealed_bids.components import CARDS

ACTIONS = ActionSpace()

BID_CARD = ACTIONS.add("bid", card=range(1, CARDS + 1))
SWAP_CARD = ACTIONS.add("swap", card=range(1, CARDS + 1))
PASS = ACTIONS.add("pass")

FAMILY, PLACE = ACTIONS.family, ACTIONS.place
"""Number of the family and index within it (card - 1), by action."""
