"""The buildings on a mat, and the first three phases of a round: building, growth, salary (rulebook p. 4–6)."""

from boardwright.core.machine.cells import total
from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor import events as ev, state as s
from boardwright.games.endeavor.components import BUILDINGS, CULTURE, LEVELS
from boardwright.games.endeavor.rules.tracks import building_level, level_of, move_markers, payments


def buildings_with(state, seat, discs, activated):
    """The buildings of a seat with `discs` discs on them (0 or 1), as a set; the one at position `activated` does not count (ruling 2)."""
    buildings = 0
    for place in range(int(state.built[seat])):
        if place != activated:
            buildings |= int(state.manned[seat, place] == discs) << int(state.building[seat, place])
    return buildings


def own_buildings(state, seat):
    """All buildings of a seat, as a set."""
    return buildings_with(state, seat, 0, ABSENT) | buildings_with(state, seat, 1, ABSENT)


def place_with(state, seat, building, discs, activated):
    """A position with that building and number of discs, other than `activated`."""
    place = 0
    while state.building[seat, place] != building or state.manned[seat, place] != discs or place == activated:
        place += 1
    return place


def left_to_build(tables, state, seat):
    """The buildings available to a seat, as a set: it may own only one of level five (ruling 22)."""
    buildings = 0
    for building in range(1, len(BUILDINGS)):
        buildings |= int(state.stock[building] > 0) << building
    best = int(tables.buildings_up_to[LEVELS]) & ~int(tables.buildings_up_to[LEVELS - 1])
    return buildings if own_buildings(state, seat) & best == 0 else buildings & ~best


def highest_level(tables, state, seat):
    """The level up to which a seat may build: its own, or the lowest available one if nothing is left up to its own (ruling 28)."""
    level = min(building_level(tables, state, seat), LEVELS)
    left = left_to_build(tables, state, seat)
    while level < LEVELS and left & int(tables.buildings_up_to[level]) == 0:
        level += 1
    return level


def buildable(tables, state, seat):
    """The buildings that a seat may build, as a set."""
    return left_to_build(tables, state, seat) & int(tables.buildings_up_to[highest_level(tables, state, seat)])


def begin_round(tables, state, number, events):
    """Start a round: the seat with the crown builds first."""
    state.round_no = number
    state.phase = s.CHOOSE_BUILDING
    state.active = state.crown
    state.passed[:] = 0
    emit(events, ev.BEGAN_ROUND, EVERY_SEAT, number, state.crown)


def next_seat(state, seat):
    """The next seat clockwise."""
    return (int(seat) + 1) % int(state.players)


def build(tables, state, seat, building, events):
    """Put a building on the next position; its icons count at once (phase 1)."""
    state.stock[building] -= 1
    state.building[seat, state.built[seat]] = building
    state.built[seat] += 1
    emit(events, ev.BUILT, EVERY_SEAT, seat, building)
    move_markers(state, seat, tables.building_icons[building], 1)


def next_builder(tables, state, events):
    """Ask the next seat to build. After the last one, all get discs (phase 2), and salaries begin; always in order from the crown."""
    state.active = next_seat(state, state.active)
    if state.active != state.crown:
        return
    for _ in range(state.players):
        seat = int(state.active)
        discs = int(tables.growth[level_of(tables, state, seat, CULTURE)])
        state.supply[seat] -= discs
        state.harbour[seat] += discs
        emit(events, ev.GREW, EVERY_SEAT, seat, discs)
        state.active = next_seat(state, seat)
    state.phase = s.SALARY
    state.to_free = payments(tables, state, state.active)
    resolve_salaries(tables, state, events)


def resolve_salaries(tables, state, events):
    """Pay salaries until a seat has a choice: more discs on different buildings than it can pay. What has only one outcome is done."""
    while True:
        seat = int(state.active)
        discs = total(state.manned[seat])
        while state.to_free > 0 and discs > 0:
            buildings = buildings_with(state, seat, 1, ABSENT)
            if buildings & (buildings - 1) != 0 and discs > state.to_free:
                return
            pay(state, seat, first_manned(state, seat), events)
            discs -= 1
        state.active = next_seat(state, seat)
        if state.active == state.crown:
            state.to_free = 0
            state.phase = s.TURN
            return
        state.to_free = payments(tables, state, state.active)


def first_manned(state, seat):
    """The first built building with a disc on it."""
    place = 0
    while state.manned[seat, place] == 0:
        place += 1
    return int(state.building[seat, place])


def pay(state, seat, building, events):
    """Pay one salary: move a disc from a building back to the harbour."""
    take_disc(state, seat, place_with(state, seat, building, 1, ABSENT))
    emit(events, ev.PAID, EVERY_SEAT, seat, building)


def take_disc(state, seat, place):
    """Move a disc from a building to the harbour, and count it."""
    state.manned[seat, place] = 0
    state.harbour[seat] += 1
    state.to_free -= 1
