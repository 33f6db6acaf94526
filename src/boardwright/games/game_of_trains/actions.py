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

DRAW = ACTIONS.first("draw")
USE = ACTIONS.first("use")
REPLACE_WAGON = ACTIONS.first("replace")
DO_SWAP_ADJACENT = ACTIONS.first("swap_adjacent")
DO_SWAP_SKIP_ONE = ACTIONS.first("swap_skip_one")
DO_MOVE_RIGHT = ACTIONS.first("move_right_2")
DO_MOVE_LEFT = ACTIONS.first("move_left_2")
DO_PROTECT = ACTIONS.first("protect")
KEEP = ACTIONS.first("keep")
