"""Why an action is not possible: the reasons that the rules give, each with its section of the rulebook."""

from __future__ import annotations

from boardwright.core.domain.refusal import Obstacle, Obstacles
from boardwright.games.game_of_trains.components import ABILITIES

OBSTACLES = Obstacles(
    Obstacle("not_drawn", "setup", card=None),
    Obstacle("row_empty", "other_rules"),
    Obstacle("not_in_row", "actions", ability=ABILITIES),
    Obstacle("all_protected", "protection"),
    Obstacle("other_ability", "abilities", ability=ABILITIES),
    Obstacle("already_protected", "protection", position=None),
    Obstacle("not_protectable", "protection", position=None),
    Obstacle("no_right_neighbour", "abilities", position=None),
    Obstacle("too_far_left", "abilities", position=None),
    Obstacle("too_far_right", "abilities", position=None),
)

NOT_DRAWN, ROW_EMPTY, NOT_IN_ROW, ALL_PROTECTED, OTHER_ABILITY, *_ = OBSTACLES.numbers
*_, ALREADY_PROTECTED, NOT_PROTECTABLE, NO_RIGHT_NEIGHBOUR, TOO_FAR_LEFT, TOO_FAR_RIGHT = OBSTACLES.numbers
