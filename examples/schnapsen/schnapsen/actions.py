"""The actions. Declaring a marriage is a way to lead its king or queen."""

from boardwright.core.domain.actions import ActionSpace
from schnapsen.components import CARDS, SUITS

ACTIONS = ActionSpace()

PLAY = ACTIONS.add("play", card=CARDS)
MARRY = ACTIONS.add("marry", card=[f"{suit}_{rank}" for suit in SUITS for rank in ("queen", "king")])
EXCHANGE = ACTIONS.add("exchange")
CLOSE = ACTIONS.add("close")

FAMILY, PLACE = ACTIONS.family, ACTIONS.place
"""Number of the family and index within it, by action."""
