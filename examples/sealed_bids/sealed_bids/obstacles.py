"""Why an action is not possible, with the section of the rules."""

from boardwright.core.domain.refusal import Obstacles

OBSTACLES = Obstacles()

CANNOT_BID = OBSTACLES.add("not_in_hand", "bid", card=None)
CANNOT_SWAP = OBSTACLES.add("not_in_hand", "swap", card=None)
