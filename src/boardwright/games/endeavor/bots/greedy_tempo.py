"""The number of actions that discs, buildings and status allow: simulates the coming rounds in numbers."""

from boardwright.core.machine.bits import size
from boardwright.games.endeavor.bots import greedy_weights as w
from boardwright.games.endeavor.bots.styles import DISC
from boardwright.games.endeavor.components import CULTURE, DRAW, FINANCE, INDUSTRY, OCCUPY, PLACES, POLITICS, REGIONS, SHIP
from boardwright.games.endeavor.rules import board, tracks

USE, FALLBACK, KIND, COST, MANNED = range(5)
"""Columns of `activations` in a workspace: the value; the value if no city or card slot is left for it; which of the two it needs; its
cost in discs; whether a disc is on it."""


def tempo(tables, state, seat, workspace, coming, can_act):
    """The value of activations from now to the end, and the number of discs left then."""
    count = sort_buildings(tables, state, seat, workspace)
    workspace.cities = cities_ahead(tables, state, seat)
    workspace.card_slots += level_at(tables, workspace, POLITICS, coming) - level_at(tables, workspace, POLITICS, 0)
    workspace.discs = state.harbour[seat]
    worth, share = 0, 100
    if can_act:
        for i in range(count):
            if workspace.activations[i, MANNED] == 0:
                worth += activation(workspace, i, 1)
    manned = 0
    for i in range(count):
        manned += int(workspace.activations[i, MANNED])
    builds = PLACES - int(state.built[seat])
    for t in range(1, coming + 1):
        share = share * w.HELD_BACK // 100
        if builds > coming - t:
            level = level_at(tables, workspace, INDUSTRY, t)
            count = add_building(workspace, count, w.COMING_USE[level], w.COMING_USE[level], SHIP, w.COMING_COST, 0)
            worth += w.COMING_GLORY[level]
        paid = min(manned, int(tables.payments[level_at(tables, workspace, FINANCE, t)]))
        workspace.discs += int(tables.growth[level_at(tables, workspace, CULTURE, t)]) + paid
        free = count - manned + paid
        for i in range(count):
            if free > 0:
                gained = activation(workspace, i, 0)
                worth += gained * share // 100
                free -= 1 if gained > 0 else 0
        manned = count - free
    if coming == 0 and not can_act:
        return worth + int(workspace.discs) // int(tables.discs_for_one) * w.POINT
    return worth + int(workspace.discs) * int(workspace.style[DISC])


def activation(workspace, i, man):
    """The value of activating a building, 0 if impossible; uses up discs, cities and card slots."""
    if workspace.activations[i, COST] > workspace.discs:
        return 0
    use, kind = int(workspace.activations[i, USE]), int(workspace.activations[i, KIND])
    if (kind == OCCUPY and workspace.cities <= 0) or (kind == DRAW and workspace.card_slots <= 0):
        use = int(workspace.activations[i, FALLBACK])
        if use == 0:
            return 0
    elif kind == OCCUPY:
        workspace.cities -= 10
    elif kind == DRAW:
        workspace.card_slots -= 1
    workspace.discs -= workspace.activations[i, COST]
    if man:
        workspace.activations[i, MANNED] = 1
    return use


def cities_ahead(tables, state, seat):
    """Expected number of free cities to occupy, in tenths."""
    ahead = 0
    for region in range(len(REGIONS)):
        if board.is_present(tables, state, seat, region):
            free = size(int(tables.region_cities[region]) & ~board.occupied(state))
            ahead += free * w.CITIES_TO_COME * w.OPENING[free_spaces(tables, state, region)]
    return ahead // 100


def free_spaces(tables, state, region):
    """The free spaces on a region's track. While it is closed, all discs there are on the track."""
    if state.open_region[region]:
        return 0
    free = int(tables.lane_length[region])
    for seat in range(int(state.players)):
        free -= int(state.presence[region, seat])
    return free


def level_at(tables, workspace, track, t):
    """The level of a track in `t` rounds, from 0."""
    return tracks.level_with(tables, int(workspace.icons[track]) + w.DRIFT[track] * t // 10)


def sort_buildings(tables, state, seat, workspace):
    """List the buildings that can be activated, best first; return their number."""
    count = 0
    for place in range(int(state.built[seat])):
        building = int(state.building[seat, place])
        use = int(workspace.use[building])
        if use > 0:
            actions, manned = int(tables.building_actions[building]), int(state.manned[seat, place])
            kind = OCCUPY if (actions >> OCCUPY) & 1 else DRAW if (actions >> DRAW) & 1 else SHIP
            count = add_building(workspace, count, use, w.FALLBACK[building], kind, w.COST[building], manned)
    return count


def add_building(workspace, count, use, fallback, kind, cost, manned):
    """Insert a building into the list; return the new number."""
    i = count
    while i > 0 and workspace.activations[i - 1, USE] < use:
        workspace.activations[i] = workspace.activations[i - 1]
        i -= 1
    row = workspace.activations[i]
    row[USE], row[FALLBACK], row[KIND], row[COST], row[MANNED] = use, fallback, kind, cost, manned
    return count + 1
