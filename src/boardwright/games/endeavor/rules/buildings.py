"""The buildings on a mat and those that may be put up (rulebook p. 4–5)."""

from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor.components import BUILDINGS, LEVELS
from boardwright.games.endeavor.rules.tracks import building_level


def buildings_with(state, seat, discs, activated):
    """The buildings of a seat on which so many discs lie (0 or 1), as a set; the one at the place `activated` does not count (ruling 2)."""
    buildings = 0
    for place in range(int(state.built[seat])):
        if place != activated:
            buildings |= int(state.manned[seat, place] == discs) << int(state.building[seat, place])
    return buildings


def own_buildings(state, seat):
    """All buildings of a seat, as a set."""
    return buildings_with(state, seat, 0, ABSENT) | buildings_with(state, seat, 1, ABSENT)


def place_with(state, seat, building, discs, activated):
    """A place with that building and so many discs, other than `activated`."""
    place = 0
    while state.building[seat, place] != building or state.manned[seat, place] != discs or place == activated:
        place += 1
    return place


# -- building (phase 1) ------------------------------------------------------------------------------------------------------------


def left_to_build(tables, state, seat):
    """The buildings that are left for a seat, as a set: one of level five is the most that it may own (ruling 22)."""
    buildings = 0
    for building in range(1, len(BUILDINGS)):
        buildings |= int(state.stock[building] > 0) << building
    best = int(tables.buildings_up_to[LEVELS]) & ~int(tables.buildings_up_to[LEVELS - 1])
    return buildings if own_buildings(state, seat) & best == 0 else buildings & ~best


def highest_level(tables, state, seat):
    """The level up to which a seat may build: its own; if nothing is left of that, the lowest that is left (ruling 28)."""
    level = min(building_level(tables, state, seat), LEVELS)
    left = left_to_build(tables, state, seat)
    while level < LEVELS and left & int(tables.buildings_up_to[level]) == 0:
        level += 1
    return level


def buildable(tables, state, seat):
    """The buildings that a seat may put up, as a set."""
    return left_to_build(tables, state, seat) & int(tables.buildings_up_to[highest_level(tables, state, seat)])
