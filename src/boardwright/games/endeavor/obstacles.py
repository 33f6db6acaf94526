"""Why an action is not possible: the reasons that the rules give, each with its section of the rulebook."""

from __future__ import annotations

from boardwright.core.domain.refusal import Obstacle, Obstacles
from boardwright.games.endeavor.components import DECKS, REGIONS

OBSTACLES = Obstacles(
    Obstacle("sold_out", "build"),
    Obstacle("one_of_level_five", "build"),
    Obstacle("lower_level_first", "build", level=None),
    Obstacle("level_too_high", "build", level=None, allowed=None),
    Obstacle("no_such_building", "actions"),
    Obstacle("no_activation_space", "actions"),
    Obstacle("all_manned", "actions"),
    Obstacle("no_token", "tokens"),
    Obstacle("no_disc", "actions", needed=None, have=None),
    Obstacle("nothing_to_do", "actions"),
    Obstacle("not_this_action", "actions"),
    Obstacle("other_region", "actions", region=REGIONS),
    Obstacle("other_deck", "actions", deck=DECKS),
    Obstacle("must_act", "actions"),
    Obstacle("no_disc", "ship", needed=None, have=None),
    Obstacle("city_taken", "occupy", seat=None),
    Obstacle("region_closed", "occupy", region=REGIONS),
    Obstacle("no_presence", "occupy", region=REGIONS),
    Obstacle("no_disc", "occupy", needed=None, have=None),
    Obstacle("city_free", "attack"),
    Obstacle("own_city", "attack"),
    Obstacle("region_closed", "attack", region=REGIONS),
    Obstacle("no_presence", "attack", region=REGIONS),
    Obstacle("no_disc", "attack", needed=None, have=None),
    Obstacle("region_closed", "draw", region=REGIONS),
    Obstacle("deck_gone", "draw"),
    Obstacle("deck_empty", "draw"),
    Obstacle("too_little_presence", "draw", needed=None, have=None),
    Obstacle("no_disc_there", "salary"),
    Obstacle("no_disc_there", "payment"),
    Obstacle("activated_itself", "payment"),
    Obstacle("more_to_free", "payment", left=None),
    Obstacle("not_held", "passing"),
    Obstacle("does_not_count", "passing"),
)

SOLD_OUT = OBSTACLES.number("sold_out")
ONE_OF_LEVEL_FIVE = OBSTACLES.number("one_of_level_five")
LOWER_LEVEL_FIRST = OBSTACLES.number("lower_level_first")
LEVEL_TOO_HIGH = OBSTACLES.number("level_too_high")
NO_SUCH_BUILDING = OBSTACLES.number("no_such_building")
NO_ACTIVATION_SPACE = OBSTACLES.number("no_activation_space")
ALL_MANNED = OBSTACLES.number("all_manned")
NO_TOKEN = OBSTACLES.number("no_token")
TOO_FEW_DISCS = OBSTACLES.number("no_disc", "actions")
NOTHING_TO_DO = OBSTACLES.number("nothing_to_do")
NOT_THIS_ACTION = OBSTACLES.number("not_this_action")
OTHER_REGION = OBSTACLES.number("other_region")
OTHER_DECK = OBSTACLES.number("other_deck")
MUST_ACT = OBSTACLES.number("must_act")
NO_DISC_TO_SHIP = OBSTACLES.number("no_disc", "ship")
CITY_TAKEN = OBSTACLES.number("city_taken")
CLOSED_TO_OCCUPY = OBSTACLES.number("region_closed", "occupy")
NOT_PRESENT_TO_OCCUPY = OBSTACLES.number("no_presence", "occupy")
NO_DISC_TO_OCCUPY = OBSTACLES.number("no_disc", "occupy")
CITY_FREE = OBSTACLES.number("city_free")
OWN_CITY = OBSTACLES.number("own_city")
CLOSED_TO_ATTACK = OBSTACLES.number("region_closed", "attack")
NOT_PRESENT_TO_ATTACK = OBSTACLES.number("no_presence", "attack")
NO_DISC_TO_ATTACK = OBSTACLES.number("no_disc", "attack")
CLOSED_TO_DRAW = OBSTACLES.number("region_closed", "draw")
DECK_GONE = OBSTACLES.number("deck_gone")
DECK_EMPTY = OBSTACLES.number("deck_empty")
TOO_LITTLE_PRESENCE = OBSTACLES.number("too_little_presence")
NO_SALARY_THERE = OBSTACLES.number("no_disc_there", "salary")
NO_PAYMENT_THERE = OBSTACLES.number("no_disc_there", "payment")
ACTIVATED_ITSELF = OBSTACLES.number("activated_itself")
MORE_TO_FREE = OBSTACLES.number("more_to_free")
NOT_HELD = OBSTACLES.number("not_held")
DOES_NOT_COUNT = OBSTACLES.number("does_not_count")
