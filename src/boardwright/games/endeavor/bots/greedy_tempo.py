"""How many actions discs, buildings and status allow: the rounds to come played through in numbers."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.bots import greedy_weights as w
from boardwright.games.endeavor.bots.greedy_near import spaces_left
from boardwright.games.endeavor.components import CITIES, CULTURE, DRAW, FINANCE, INDUSTRY, LEVELS, OCCUPY, PLACES, POLITICS, SHIP
from boardwright.games.endeavor.rules.board import is_present
from boardwright.games.endeavor.state import NOBODY


@rule
def tempo(tables, state, seat, mind, coming, acts):
    """What activations are worth from now to the end, and the discs left then."""
    count = sort_buildings(tables, state, seat, mind)
    mind.cities = cities_ahead(tables, state, seat)
    mind.slots += level_at(tables, mind, POLITICS, coming) - level_at(tables, mind, POLITICS, 0)
    mind.discs = state.harbour[seat]
    worth, share = 0, 100
    if acts:
        for i in range(count):
            if mind.manned[i] == 0:
                worth += activation(mind, i, 1)
    manned = 0
    for i in range(count):
        manned += int(mind.manned[i])
    builds = PLACES - int(state.built[seat])
    for t in range(1, coming + 1):
        share = share * w.HELD_BACK // 100
        if builds > coming - t:
            level = level_at(tables, mind, INDUSTRY, t)
            count = add_building(mind, count, w.COMING_USE[level], w.COMING_USE[level], SHIP, w.COMING_COST, 0)
            worth += w.COMING_GLORY[level]
        paid = min(manned, int(tables.payments[level_at(tables, mind, FINANCE, t)]))
        mind.discs += int(tables.growth[level_at(tables, mind, CULTURE, t)]) + paid
        free = count - manned + paid
        for i in range(count):
            if free > 0:
                gained = activation(mind, i, 0)
                worth += gained * share // 100
                free -= 1 if gained > 0 else 0
        manned = count - free
    if coming == 0 and not acts:
        return worth + int(mind.discs) // int(tables.discs_for_one) * w.POINT
    return worth + int(mind.discs) * w.DISC


@rule
def activation(mind, i, man):
    """What activating a building brings, 0 if it cannot be; its discs, cities and places for cards are used up."""
    if mind.cost[i] > mind.discs:
        return 0
    use, kind = int(mind.use[i]), int(mind.kind[i])
    if (kind == OCCUPY and mind.cities <= 0) or (kind == DRAW and mind.slots <= 0):
        use = int(mind.poor[i])
        if use == 0:
            return 0
    elif kind == OCCUPY:
        mind.cities -= 10
    elif kind == DRAW:
        mind.slots -= 1
    mind.discs -= mind.cost[i]
    if man:
        mind.manned[i] = 1
    return use


@rule
def cities_ahead(tables, state, seat):
    """Tenths of the free cities that one may expect to occupy."""
    ahead = 0
    for city in range(len(CITIES)):
        region = int(tables.city_region[city])
        if state.city_owner[city] == NOBODY and is_present(tables, state, seat, region):
            ahead += w.CITIES_TO_COME * w.OPENING[spaces_left(tables, state, region)]
    return ahead // 100


@rule
def level_at(tables, mind, track, t):
    """The level of a track in so many rounds, from 0."""
    value = int(mind.level[track]) + w.DRIFT[track] * t // 10
    level = 0
    for i in range(1, LEVELS):
        if value >= tables.thresholds[i]:
            level = i
    return level


@rule
def sort_buildings(tables, state, seat, mind):
    """Buildings that can be activated, the best first; returns their number."""
    count = 0
    for place in range(PLACES):
        building = int(state.building[seat, place])
        if building >= 0 and w.USE[building] > 0:
            mask = int(tables.building_actions[building])
            kind = OCCUPY if (mask >> OCCUPY) & 1 else DRAW if (mask >> DRAW) & 1 else SHIP
            count = add_building(mind, count, w.USE[building], w.POOR[building], kind, w.COST[building], int(state.manned[seat, place]))
    return count


@rule
def add_building(mind, count, use, poor, kind, cost, manned):
    """One more, in its place; returns the new number."""
    i = count
    while i > 0 and mind.use[i - 1] < use:
        mind.use[i], mind.poor[i], mind.kind[i] = mind.use[i - 1], mind.poor[i - 1], mind.kind[i - 1]
        mind.cost[i], mind.manned[i] = mind.cost[i - 1], mind.manned[i - 1]
        i -= 1
    mind.use[i], mind.poor[i], mind.kind[i], mind.cost[i], mind.manned[i] = use, poor, kind, cost, manned
    return count + 1
