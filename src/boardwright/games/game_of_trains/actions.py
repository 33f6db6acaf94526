"""The actions of Game of Trains."""

from boardwright.core.domain.actions import ActionSpace
from boardwright.games.game_of_trains.components import ABILITIES, CARDS, WAGONS

POSITIONS = range(1, WAGONS + 1)

ACTIONS = ActionSpace()

DRAW = ACTIONS.add("draw")
USE = ACTIONS.add("use", ability=ABILITIES)
REPLACE_WAGON = ACTIONS.add("replace", position=POSITIONS)
SWAP_ADJACENT = ACTIONS.add("swap_adjacent", position=POSITIONS)
ACTIONS.add("swap_skip_one", position=POSITIONS)
ACTIONS.add("move_right_2", position=POSITIONS)
ACTIONS.add("move_left_2", position=POSITIONS)
PROTECT_WAGON = ACTIONS.add("protect", position=POSITIONS)
KEEP = ACTIONS.add("keep", card=range(1, CARDS + 1))
"""Families. From SWAP_ADJACENT to PROTECT_WAGON they choose the wagon for an ability."""

FAMILY, PLACE = ACTIONS.family, ACTIONS.place
"""By action: the number of its family, and its position there from 0 (an ability, a wagon, a card minus one)."""

FIRST = (*map(ACTIONS.first, ACTIONS.families), len(ACTIONS))
"""The first action of each family; then the number of actions."""

ANSWERS = (
    (KEEP, KEEP + 1),
    (REPLACE_WAGON, SWAP_ADJACENT),
    (DRAW, REPLACE_WAGON),
    (REPLACE_WAGON, SWAP_ADJACENT),
    (SWAP_ADJACENT, KEEP),
    (0, 0),
)
"""By phase: the first family that answers, and the one after the last."""
