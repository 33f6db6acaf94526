"""The buildings on a mat and those that may be put up (rulebook p. 4–5)."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.components import BUILDINGS, LEVELS, PLACES
from boardwright.games.endeavor.rules.tracks import building_level


@rule
def own_buildings(state, seat):
    """The buildings of a seat, as a set."""
    buildings = 0
    for place in range(int(state.built[seat])):
        buildings |= 1 << int(state.building[seat, place])
    return buildings


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
def unmanned_buildings(state, seat):
    """The buildings of a seat on which there is room for a disc, as a set."""
    buildings = 0
    for place in range(int(state.built[seat])):
        buildings |= (1 - int(state.manned[seat, place])) << int(state.building[seat, place])
    return buildings


@rule
def manned_buildings(state, seat, activated):
    """The buildings of a seat from which a disc can be taken, as a set."""
    buildings = 0
    for place in range(int(state.built[seat])):
        if place != activated:
            buildings |= int(state.manned[seat, place]) << int(state.building[seat, place])
    return buildings


# -- building (phase 1) ------------------------------------------------------------------------------------------------------------


@rule
def left_to_build(tables, state, seat):
    """The buildings that are left for a seat, as a set: one of level five is the most that it may own (ruling 22)."""
    buildings = 0
    for building in range(1, len(BUILDINGS)):
        buildings |= int(state.stock[building] > 0) << building
    best = int(tables.buildings_up_to[5]) & ~int(tables.buildings_up_to[4])
    return buildings if own_buildings(state, seat) & best == 0 else buildings & ~best


@rule
def highest_level(tables, state, seat):
    """The level up to which a seat may build: its own; if nothing is left of that, the lowest that is left (ruling 28)."""
    level = min(building_level(tables, state, seat), LEVELS)
    left = left_to_build(tables, state, seat)
    while level < LEVELS and left & int(tables.buildings_up_to[level]) == 0:
        level += 1
    return level


@rule
def buildable(tables, state, seat):
    """The buildings that a seat may put up."""
    return left_to_build(tables, state, seat) & int(tables.buildings_up_to[highest_level(tables, state, seat)])
