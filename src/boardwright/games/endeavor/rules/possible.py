"""What an action that was begun allows now, and whether it is worth beginning (rulebook p. 7, section 8)."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.components import ATTACK, BUILDINGS, CITIES, DECKS, DRAW, EUROPE, OCCUPY, PAYMENT, PLACES, REGIONS, SHIP
from boardwright.games.endeavor.rules.board import can_attack, can_occupy
from boardwright.games.endeavor.rules.cards import can_draw
from boardwright.games.endeavor.state import NOTHING


@rule
def allowed(state, action):
    """Whether the action at hand is one of those that were begun."""
    return (state.may >> action) & 1 > 0


@rule
def can_ship_to(state, region, discs):
    """Any region with a track; the second half in the region of the first."""
    return discs > 0 and (state.in_region == NOTHING or state.in_region == region)


@rule
def can_occupy_now(tables, state, seat, city, discs):
    """A city, in the region of the first half if there was one."""
    if discs < 1 or (state.in_region != NOTHING and state.in_region != tables.city_region[city]):
        return False
    return can_occupy(tables, state, seat, city)


@rule
def can_draw_now(tables, state, seat, deck):
    """A deck, the same as before for a second card."""
    if state.from_deck != NOTHING and state.from_deck != deck:
        return False
    return can_draw(tables, state, seat, deck)


@rule
def can_free(state, seat, place, activated):
    """A building with a disc on it, but not the one that was activated for this (ruling 2)."""
    return state.manned[seat, place] > 0 and place != activated


@rule
def any_possible(tables, state, seat, mask, discs, activated):
    """Whether one of these actions is possible with so many discs in the harbour."""
    if (mask >> SHIP) & 1 and discs > 0:
        for region in range(EUROPE + 1, len(REGIONS)):
            if can_ship_to(state, region, discs):
                return True
    if (mask >> DRAW) & 1:
        for deck in range(len(DECKS)):
            if can_draw_now(tables, state, seat, deck):
                return True
    if (mask >> OCCUPY) & 1 and discs > 0:
        for city in range(len(CITIES)):
            if can_occupy_now(tables, state, seat, city, discs):
                return True
    if (mask >> ATTACK) & 1 and discs > 1:
        for city in range(len(CITIES)):
            if can_attack(tables, state, seat, city):
                return True
    if (mask >> PAYMENT) & 1:
        for place in range(PLACES):
            if can_free(state, seat, place, activated):
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
    """A place with that building and a disc on it, or -1."""
    for place in range(PLACES):
        if state.building[seat, place] == building and can_free(state, seat, place, activated):
            return place
    return -1


@rule
def can_activate(tables, state, seat, building):
    """A building of one's own without a disc; one disc for it, and something must be possible with the rest (ruling 3)."""
    if tables.building_actions[building] == 0 or state.harbour[seat] < 1:
        return False
    place = empty_place(state, seat, building)
    return place >= 0 and any_possible(tables, state, seat, tables.building_actions[building], state.harbour[seat] - 1, place)


@rule
def can_build(tables, state, seat, building, level):
    """A building up to one's level that is left, one of level five; if none is left, one of the lowest level that is (ruling 28)."""
    if state.stock[building] == 0 or not may_own(tables, state, seat, building):
        return False
    wanted = int(tables.building_level[building])
    return wanted <= level or wanted == lowest_left(tables, state, seat, level)


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
def lowest_left(tables, state, seat, level):
    """The lowest level above `level` that is left, if nothing up to `level` is; else 0."""
    lowest = 0
    for building in range(1, len(BUILDINGS)):
        wanted = int(tables.building_level[building])
        if state.stock[building] > 0 and may_own(tables, state, seat, building):
            if wanted <= level:
                return 0
            if lowest == 0 or wanted < lowest:
                lowest = wanted
    return lowest
