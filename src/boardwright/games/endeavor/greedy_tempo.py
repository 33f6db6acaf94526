"""How many actions discs, buildings and status allow: the rounds to come played through in numbers."""

from __future__ import annotations

from boardwright.core.rule import rule
from boardwright.games.endeavor.components import CULTURE, FINANCE, INDUSTRY, LEVELS, PLACES
from boardwright.games.endeavor.greedy_weights import COMING_COST, COMING_GLORY, COMING_USE, COST, DISC, DRIFT, HELD_BACK, POINT, USE


@rule
def tempo(tables, state, seat, mind, coming, acts):
    """What activations are worth from now to the end, and the discs left then."""
    count = sort_buildings(state, seat, mind)
    discs, worth, share = int(state.harbour[seat]), 0, 100
    if acts:
        for i in range(count):
            if mind.manned[i] == 0 and 0 < mind.cost[i] <= discs:
                discs -= int(mind.cost[i])
                worth += int(mind.use[i])
                mind.manned[i] = 1
    manned = 0
    for i in range(count):
        manned += int(mind.manned[i])
    builds = PLACES - int(state.built[seat])
    for t in range(1, coming + 1):
        share = share * HELD_BACK // 100
        later = coming - t
        if builds > later:
            level = level_at(tables, mind, INDUSTRY, t)
            count = add_building(mind, count, COMING_USE[level], COMING_COST, 0)
            worth += COMING_GLORY[level]
        discs += int(tables.growth[level_at(tables, mind, CULTURE, t)])
        paid = min(manned, int(tables.payments[level_at(tables, mind, FINANCE, t)]))
        discs += paid
        free = count - manned + paid
        for i in range(count):
            if free > 0 and mind.cost[i] <= discs:
                discs -= int(mind.cost[i])
                worth += int(mind.use[i]) * share // 100
                free -= 1
        manned = count - free
    if coming == 0 and not acts:
        return worth + discs // int(tables.discs_for_one) * POINT
    return worth + discs * DISC


@rule
def level_at(tables, mind, track, t):
    """The level of a track in so many rounds, from 0."""
    value = int(mind.level[track]) + DRIFT[track] * t // 10
    level = 0
    for i in range(1, LEVELS):
        if value >= tables.thresholds[i]:
            level = i
    return level


@rule
def sort_buildings(state, seat, mind):
    """Buildings that can be activated, the best first; returns their number."""
    count = 0
    for place in range(PLACES):
        building = int(state.building[seat, place])
        if building >= 0 and USE[building] > 0:
            count = add_building(mind, count, USE[building], COST[building], int(state.manned[seat, place]))
    return count


@rule
def add_building(mind, count, use, cost, manned):
    """One more, in its place; returns the new number."""
    i = count
    while i > 0 and mind.use[i - 1] < use:
        mind.use[i], mind.cost[i], mind.manned[i] = mind.use[i - 1], mind.cost[i - 1], mind.manned[i - 1]
        i -= 1
    mind.use[i], mind.cost[i], mind.manned[i] = use, cost, manned
    return count + 1
