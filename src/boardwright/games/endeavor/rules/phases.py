"""The first three phases of a round: building, growth, salary (rulebook p. 5–6)."""

from __future__ import annotations

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor.components import CULTURE, PLACES, SEATS
from boardwright.games.endeavor.events import BEGAN_ROUND, BUILT, GREW, PAID
from boardwright.games.endeavor.rules.buildings import manned_place
from boardwright.games.endeavor.rules.tracks import level_of, move_by_building, payments
from boardwright.games.endeavor.state import CHOOSE_BUILDING, SALARY, TURN


@rule
def begin_round(tables, state, number, events):
    """Whoever has the crown builds first."""
    state.round_no = number
    state.phase = CHOOSE_BUILDING
    state.active = state.crown
    for seat in range(SEATS):
        state.passed[seat] = 0
    emit(events, BEGAN_ROUND, EVERY_SEAT, number, state.crown)


@rule
def next_seat(state, seat):
    """Whose turn comes after a seat's: clockwise."""
    return (int(seat) + 1) % int(state.players)


@rule
def build(tables, state, seat, building, events):
    """A building onto the next place; its icons count at once (phase 1)."""
    state.stock[building] -= 1
    state.building[seat, state.built[seat]] = building
    state.built[seat] += 1
    emit(events, BUILT, EVERY_SEAT, seat, building)
    move_by_building(tables, state, seat, building)


@rule
def next_builder(tables, state, events):
    """After the last one has built, everybody grows; then salaries."""
    state.active = next_seat(state, state.active)
    if state.active != state.crown:
        return
    for i in range(state.players):
        grow(tables, state, (int(state.crown) + i) % int(state.players), events)
    begin_salary(tables, state, events)


@rule
def grow(tables, state, seat, events):
    """Discs from the supply into the harbour (phase 2)."""
    discs = int(tables.growth[level_of(tables, state, seat, CULTURE)])
    state.supply[seat] -= discs
    state.harbour[seat] += discs
    emit(events, GREW, EVERY_SEAT, seat, discs)


# -- salary (phase 3) --------------------------------------------------------------------------------------------------------------


@rule
def begin_salary(tables, state, events):
    """One after the other, from the crown on."""
    state.phase = SALARY
    state.to_free = payments(tables, state, state.active)
    resolve_salaries(tables, state, events)


@rule
def pay_salary(tables, state, seat, building, events):
    """What the person chose; then what follows from it."""
    pay(state, seat, building, events)
    resolve_salaries(tables, state, events)


@rule
def pay(state, seat, building, events):
    """One salary: a disc from a building back to the harbour."""
    take_disc(state, seat, manned_place(state, seat, building, ABSENT))
    state.to_free -= 1
    emit(events, PAID, EVERY_SEAT, seat, building)


@rule
def take_disc(state, seat, place):
    """A disc leaves a building for the harbour."""
    state.manned[seat, place] = 0
    state.harbour[seat] += 1


@rule
def resolve_salaries(tables, state, events):
    """Until somebody has a choice: more discs on different buildings than can be paid. What can be done in one way is done."""
    while True:
        seat = int(state.active)
        only = only_manned(state, seat)
        while state.to_free > 0 and manned(state, seat) > 0:
            if only < 0 and manned(state, seat) > state.to_free:
                return
            pay(state, seat, first_manned(state, seat), events)
        state.active = next_seat(state, seat)
        if state.active == state.crown:
            state.to_free = 0
            state.phase = TURN
            return
        state.to_free = payments(tables, state, state.active)


@rule
def manned(state, seat):
    """How many discs lie on a seat's buildings."""
    count = 0
    for place in range(PLACES):
        count += int(state.manned[seat, place])
    return count


@rule
def first_manned(state, seat):
    """The first building with a disc on it."""
    for place in range(PLACES):
        if state.manned[seat, place] > 0:
            return int(state.building[seat, place])
    return -1


@rule
def only_manned(state, seat):
    """The one kind of building with discs on it, or -1."""
    found = first_manned(state, seat)
    for place in range(PLACES):
        if state.manned[seat, place] > 0 and state.building[seat, place] != found:
            return -1
    return found
