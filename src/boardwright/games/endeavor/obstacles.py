"""Why an action is not possible: the reasons that the rules give, each with its section of the rulebook."""

from __future__ import annotations

from boardwright.core.domain.refusal import Obstacles
from boardwright.games.endeavor.components import DECKS, REGIONS

OBSTACLES = Obstacles()

SOLD_OUT = OBSTACLES.add("sold_out", "build")
ONE_OF_LEVEL_FIVE = OBSTACLES.add("one_of_level_five", "build")
LOWER_LEVEL_FIRST = OBSTACLES.add("lower_level_first", "build", level=None)
LEVEL_TOO_HIGH = OBSTACLES.add("level_too_high", "build", level=None, allowed=None)
NO_SUCH_BUILDING = OBSTACLES.add("no_such_building", "actions")
NO_ACTIVATION_SPACE = OBSTACLES.add("no_activation_space", "actions")
ALL_MANNED = OBSTACLES.add("all_manned", "actions")
NO_TOKEN = OBSTACLES.add("no_token", "tokens")
TOO_FEW_DISCS = OBSTACLES.add("no_disc", "actions", needed=None, have=None)
NOTHING_TO_DO = OBSTACLES.add("nothing_to_do", "actions")
NOT_THIS_ACTION = OBSTACLES.add("not_this_action", "actions")
OTHER_REGION = OBSTACLES.add("other_region", "actions", region=REGIONS)
OTHER_DECK = OBSTACLES.add("other_deck", "actions", deck=DECKS)
MUST_ACT = OBSTACLES.add("must_act", "actions")
NO_DISC_TO_SHIP = OBSTACLES.add("no_disc", "ship", needed=None, have=None)
CITY_TAKEN = OBSTACLES.add("city_taken", "occupy", seat=None)
CLOSED_TO_OCCUPY = OBSTACLES.add("region_closed", "occupy", region=REGIONS)
NOT_PRESENT_TO_OCCUPY = OBSTACLES.add("no_presence", "occupy", region=REGIONS)
NO_DISC_TO_OCCUPY = OBSTACLES.add("no_disc", "occupy", needed=None, have=None)
CITY_FREE = OBSTACLES.add("city_free", "attack")
OWN_CITY = OBSTACLES.add("own_city", "attack")
CLOSED_TO_ATTACK = OBSTACLES.add("region_closed", "attack", region=REGIONS)
NOT_PRESENT_TO_ATTACK = OBSTACLES.add("no_presence", "attack", region=REGIONS)
NO_DISC_TO_ATTACK = OBSTACLES.add("no_disc", "attack", needed=None, have=None)
CLOSED_TO_DRAW = OBSTACLES.add("region_closed", "draw", region=REGIONS)
DECK_GONE = OBSTACLES.add("deck_gone", "draw")
DECK_EMPTY = OBSTACLES.add("deck_empty", "draw")
TOO_LITTLE_PRESENCE = OBSTACLES.add("too_little_presence", "draw", needed=None, have=None)
NO_SALARY_THERE = OBSTACLES.add("no_disc_there", "salary")
NO_PAYMENT_THERE = OBSTACLES.add("no_disc_there", "payment")
ACTIVATED_ITSELF = OBSTACLES.add("activated_itself", "payment")
MORE_TO_FREE = OBSTACLES.add("more_to_free", "payment", left=None)
NOT_HELD = OBSTACLES.add("not_held", "passing")
DOES_NOT_COUNT = OBSTACLES.add("does_not_count", "passing")
