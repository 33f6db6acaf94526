"""The reasons why an action is illegal, each with its section of the rulebook."""

from boardwright.core.domain.refusal import Obstacles
from boardwright.games.game_of_trains.components import ABILITIES

OBSTACLES = Obstacles()

NOT_DRAWN = OBSTACLES.add("not_drawn", "setup", card=None)
ROW_EMPTY = OBSTACLES.add("row_empty", "other_rules")
NOT_IN_ROW = OBSTACLES.add("not_in_row", "actions", ability=ABILITIES)
ALL_PROTECTED = OBSTACLES.add("all_protected", "protection")
OTHER_ABILITY = OBSTACLES.add("other_ability", "abilities", ability=ABILITIES)
ALREADY_PROTECTED = OBSTACLES.add("already_protected", "protection", position=None)
NOT_PROTECTABLE = OBSTACLES.add("not_protectable", "protection", position=None)
NO_RIGHT_NEIGHBOUR = OBSTACLES.add("no_right_neighbour", "abilities", position=None)
TOO_FAR_LEFT = OBSTACLES.add("too_far_left", "abilities", position=None)
TOO_FAR_RIGHT = OBSTACLES.add("too_far_right", "abilities", position=None)
