"""Why an action is not possible, with the section of the rules."""

from boardwright.core.domain.refusal import Obstacles
from schnapsen.components import NAMES, SUITS

OBSTACLES = Obstacles()

NOT_IN_HAND = OBSTACLES.add("not_in_hand", "tricks", card=NAMES)
MUST_FOLLOW = OBSTACLES.add("must_follow", "strict", suit=SUITS)
MUST_BEAT = OBSTACLES.add("must_beat", "strict", card=NAMES)
MUST_TRUMP = OBSTACLES.add("must_trump", "strict", suit=SUITS)
NO_PAIR = OBSTACLES.add("no_pair", "marriages", suit=SUITS)
NO_JACK = OBSTACLES.add("no_jack", "exchange", suit=SUITS)
TALON_CLOSED = OBSTACLES.add("talon_closed", "closing")
TALON_LOW = OBSTACLES.add("talon_low", "closing")
