"""The actions of Game of Trains."""

from __future__ import annotations

from boardwright.core.domain.actions import ActionSpace, Family
from boardwright.games.game_of_trains.components import ABILITIES, CARDS, WAGONS

POSITIONS = range(1, WAGONS + 1)

ACTIONS = ActionSpace(
    Family("draw"),
    Family("use", ability=ABILITIES),
    Family("replace", position=POSITIONS),
    Family("swap_adjacent", position=POSITIONS),
    Family("swap_skip_one", position=POSITIONS),
    Family("move_right_2", position=POSITIONS),
    Family("move_left_2", position=POSITIONS),
    Family("protect", position=POSITIONS),
    Family("keep", card=range(1, CARDS + 1)),
)

FAMILY, PLACE = ACTIONS.family, ACTIONS.place
"""By action: the number of its family, and its place there from 0 (an ability, a wagon, a card less one)."""

DRAW = ACTIONS.number("draw")
USE = ACTIONS.number("use")
REPLACE_WAGON = ACTIONS.number("replace")
SWAP_WAGONS = ACTIONS.number("swap_adjacent")
PROTECT_WAGON = ACTIONS.number("protect")
KEEP = ACTIONS.number("keep")
"""Families."""

FIRST_DRAW = ACTIONS.first("draw")
FIRST_USE = ACTIONS.first("use")
FIRST_REPLACE = ACTIONS.first("replace")
FIRST_SWAP_ADJACENT = ACTIONS.first("swap_adjacent")
FIRST_PROTECT = ACTIONS.first("protect")
FIRST_KEEP = ACTIONS.first("keep")
"""The first action of a family."""
