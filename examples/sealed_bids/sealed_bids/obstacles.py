"""Why an action is not possible, with the section of the rules."""

from boardwright.core.domain.refusal import Obstacle, Obstacles

OBSTACLES = Obstacles(Obstacle("not_in_hand", "bid", card=None), Obstacle("not_in_hand", "swap", card=None))

CANNOT_BID, CANNOT_SWAP = OBSTACLES.number("not_in_hand", "bid"), OBSTACLES.number("not_in_hand", "swap")
