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

DRAW, USE, REPLACE_WAGON, SWAP_ADJACENT, _, _, _, PROTECT_WAGON, KEEP = range(len(ACTIONS.families))
"""Families. From SWAP_ADJACENT to PROTECT_WAGON they say for which wagon an ability is."""

FIRST_DRAW, FIRST_USE, FIRST_REPLACE, FIRST_SWAP_ADJACENT, _, _, _, FIRST_PROTECT, FIRST_KEEP = map(ACTIONS.first, ACTIONS.families)
"""The first action of a family."""
