"""The buildings on a mat and those that may be put up (rulebook p. 4–5).

Each rule called `…_obstacle` says why something is not possible: a number of `obstacles.py`, 0 if it is possible.
"""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.components import BUILDINGS, PLACES
from boardwright.games.endeavor.obstacles import LEVEL_TOO_HIGH, LOWER_LEVEL_FIRST, NO_SALARY_THERE, ONE_OF_LEVEL_FIVE, SOLD_OUT
from boardwright.games.endeavor.rules.tracks import building_level
from boardwright.games.endeavor.state import NOTHING


@rule
def owns(state, seat, building):
    """Whether a seat has put up such a building."""
    for place in range(PLACES):
        if state.building[seat, place] == building:
            return True
    return False


@rule
def empty_place(state, seat, building):
    """A place with that building and no disc on it, or -1."""
    for place in range(PLACES):
        if state.building[seat, place] == building and state.manned[seat, place] == 0:
            return place
    return -1


@rule
def manned_place(state, seat, building, activated):
    """A place with that building and a disc on it, or -1; not the one that was activated to take it back (ruling 2)."""
    for place in range(PLACES):
        if state.building[seat, place] == building and state.manned[seat, place] > 0 and place != activated:
            return place
    return -1


@rule
def salary_obstacle(state, seat, building):
    """Why no disc can be taken from a building as a salary."""
    return 0 if manned_place(state, seat, building, NOTHING) >= 0 else NO_SALARY_THERE


# -- building (phase 1) ------------------------------------------------------------------------------------------------------------


@rule
def build_obstacle(tables, state, seat, building, highest):
    """Why a seat that may build up to the level `highest` cannot put up a building. One must be left, and one of level five is the most."""
    if state.stock[building] == 0:
        return SOLD_OUT
    if not may_own(tables, state, seat, building):
        return ONE_OF_LEVEL_FIVE
    if tables.building_level[building] <= highest:
        return 0
    return LOWER_LEVEL_FIRST if highest > building_level(tables, state, seat) else LEVEL_TOO_HIGH


@rule
def may_own(tables, state, seat, building):
    """One building of level five at most (ruling 22)."""
    if tables.building_level[building] < 5:
        return True
    for place in range(PLACES):
        other = int(state.building[seat, place])
        if other >= 0 and tables.building_level[other] == 5:
            return False
    return True


@rule
def highest_level(tables, state, seat):
    """The level up to which a seat may build: its own; if nothing is left of that, the lowest that is left (ruling 28)."""
    level = building_level(tables, state, seat)
    lowest = 0
    for building in range(1, len(BUILDINGS)):
        wanted = int(tables.building_level[building])
        if state.stock[building] > 0 and may_own(tables, state, seat, building):
            if wanted <= level:
                return level
            if lowest == 0 or wanted < lowest:
                lowest = wanted
    return max(level, lowest)
