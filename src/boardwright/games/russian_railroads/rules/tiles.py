"""Locomotives and factories: taking, placing, displacing, building (5.3, 5.4)."""

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.games.russian_railroads.components import FACTORY_SLOTS, LINES
from boardwright.games.russian_railroads.events import BUILT, PLACED, RETIRED, TOOK_FACTORY, TOOK_LOCOMOTIVE
from boardwright.games.russian_railroads.rules import lines, room


def take_locomotive(state, seat, events):
    """The lowest locomotive of the supply, into the hand."""
    number = room.lowest_locomotive(state)
    state.locomotive_supply[number] -= 1
    state.hand, state.hand_displaced = number, 0
    emit(events, TOOK_LOCOMOTIVE, EVERY_SEAT, seat, number)


def place_locomotive(tables, state, seat, slot, events):
    """The locomotive in hand goes into a slot; what stood there is in hand now. The chain ends in an empty slot."""
    displaced = int(state.slot[seat, slot])
    emit(events, PLACED, EVERY_SEAT, seat, state.hand, slot, displaced)
    state.slot[seat, slot] = state.hand
    state.hand = displaced
    state.hand_displaced = 1 if displaced > 0 else 0
    if displaced == 0:
        end_chain(tables, state, seat, events)


def retire(tables, state, seat, events):
    """A displaced locomotive leaves the board: turned over, it joins the supply as a factory."""
    state.factory_supply[state.hand] += 1
    emit(events, RETIRED, EVERY_SEAT, seat, state.hand)
    state.hand, state.hand_displaced = 0, 0
    end_chain(tables, state, seat, events)


def end_chain(tables, state, seat, events):
    """Only now the special spaces look at the new reach (5.1.5)."""
    for line in range(len(LINES)):
        lines.win_specials(tables, state, seat, line, events)


def take_factory(state, seat, returned, events):
    """A factory: the returned one of that number, or (0) the lowest locomotive turned over. It goes into the leftmost gap."""
    number = returned
    if returned > 0:
        state.factory_supply[returned] -= 1
    else:
        number = room.lowest_locomotive(state)
        state.locomotive_supply[number] -= 1
    emit(events, TOOK_FACTORY, EVERY_SEAT, seat, number, 1 if returned > 0 else 0)
    built = room.factories_built(state, seat)
    if built < FACTORY_SLOTS:
        state.factory[seat, built] = number
        emit(events, BUILT, EVERY_SEAT, seat, number, built + 1, 0)
    else:
        state.new_factory = number


def replace(state, seat, slot, events):
    """With five factories a new one replaces any; the old one returns to the supply (R22)."""
    old = int(state.factory[seat, slot])
    state.factory[seat, slot] = state.new_factory
    state.factory_supply[old] += 1
    emit(events, BUILT, EVERY_SEAT, seat, state.new_factory, slot + 1, old)
    state.new_factory = 0
