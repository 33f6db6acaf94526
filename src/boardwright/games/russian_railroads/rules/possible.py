"""Whether an effect can be done: completely, as the main board requires, or in part (5.1.4, R1–R4, R7); the options of the current one."""

from boardwright.core.machine.bits import each
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import components as c, obstacles as why
from boardwright.games.russian_railroads.rules import effect_queue as queue, rails, room
from boardwright.games.russian_railroads.state import ACT

UNLIMITED = 100
TILES = 1 << c.LOCOMOTIVE | 1 << c.FACTORY | 1 << c.EITHER | 1 << c.SPECIAL_LOCOMOTIVE
AGAIN_PARTS = tuple(c.PARTS.index(part) for part in c.ONCE_MORE_PARTS)
"""The parts that the card's fourth action may repeat."""


@separately_compiled("t", "s", "i", "i", returns=True)
def completion_obstacle(tables, state, seat, effect):
    """Return why an effect cannot be done completely, besides what current mandatory actions still require; 0 if it can."""
    if state.queue_length == 0 and tables.independent[effect] and each_possible(tables, state, seat, effect):
        return 0  # the common case: 12 % more matches per second
    parts = queue.needed_parts(tables, state, effect)
    found = rails.rails_obstacle(tables, state, seat, effect)
    if found:
        return found
    industry = queue.needed(tables, state, effect, c.INDUSTRY)
    if industry > 0 and industry > room.industry_room(tables, state, seat, int(tables.effect[effect, c.FACTORY])):
        return why.TOO_SHORT
    doublers = queue.needed(tables, state, effect, c.DOUBLERS)
    if doublers > room.doublers_possible(state, seat):
        return why.DOUBLERS_FULL if doublers > c.MOST_DOUBLERS - int(state.doublers[seat]) else why.NO_DOUBLERS
    if parts & TILES and not tiles_possible(tables, state, seat, effect):
        return tiles_obstacle(tables, state, seat, effect)
    if tables.effect[effect, c.ONCE_MORE] > 0 and not once_more_possible(tables, state, seat, effect):
        return why.CARD_NOT_WHOLE
    return 0


def each_possible(tables, state, seat, effect):
    """Return whether each part of an effect could be done completely on its own."""
    for part in each(tables.parts[effect]):
        if tables.effect[effect, part] > max_amount(tables, state, seat, part):
            return False
    return True


def tiles_obstacle(tables, state, seat, effect):
    """Return what is missing where tiles are not possible: one that fits, a locomotive to take, a factory to build."""
    if tables.effect[effect, c.SPECIAL_LOCOMOTIVE] > 0:
        return why.FITS_NOWHERE
    wanted = queue.needed(tables, state, effect, c.LOCOMOTIVE) > 0 or queue.needed(tables, state, effect, c.EITHER) > 0
    return no_locomotive(state) if wanted and not can_take(state, seat) else why.NO_FACTORIES


def no_locomotive(state):
    """Return why there is no locomotive to take: none is left, or the lowest fits nowhere."""
    return why.FITS_NOWHERE if room.lowest_locomotive(state) > 0 else why.NO_LOCOMOTIVES


def tiles_possible(tables, state, seat, effect):
    """Return whether locomotives can be taken and factories built as required; both, in some order (R7)."""
    locomotives, factories = queue.needed(tables, state, effect, c.LOCOMOTIVE), queue.needed(tables, state, effect, c.FACTORY)
    if tables.effect[effect, c.SPECIAL_LOCOMOTIVE] > 0 and not room.fits(state, seat, room.power(c.SPECIAL)):
        return False
    either = queue.needed(tables, state, effect, c.EITHER)
    coming = 1 if locomotives > 0 and room.slots_full(state, seat) else 0
    if locomotives + factories + either > room.locomotives_left(state) + room.factories_returned(state) + coming:
        return False
    if locomotives > 0 and factories > 0:
        return (can_take(state, seat) and can_build_after_taking(state, seat)) or can_build_then_take(state, seat)
    return locomotives == 0 or can_take(state, seat)


def can_take(state, seat):
    """Return whether there is a locomotive to take: the lowest, if it fits (5.3)."""
    return room.fits(state, seat, room.lowest_locomotive(state))


def can_build(state):
    """Return whether there is a factory to build: the lowest locomotive turned over, or a returned one (5.4)."""
    return room.lowest_locomotive(state) > 0 or room.factories_returned(state) > 0


def can_build_after_taking(state, seat):
    """Return whether there is a factory after a locomotive was taken: a chain over four filled slots ends with one more in the supply."""
    return room.lowest_locomotive(state, 1) > 0 or room.factories_returned(state) > 0 or room.slots_full(state, seat)


def can_build_then_take(state, seat):
    """Return whether both are possible, factory first: it may be the lowest locomotive turned over; then the next one is the lowest."""
    if room.fits(state, seat, room.lowest_locomotive(state, 1)):
        return True
    return room.factories_returned(state) > 0 and can_take(state, seat)


def once_more_possible(tables, state, seat, effect):
    """Return whether one of the card's three actions can be done a second time."""
    for i in range(len(AGAIN_PARTS)):
        if leaves_room_for_one(tables, state, seat, effect, AGAIN_PARTS[i]):
            return True
    return False


def leaves_room_for_one(tables, state, seat, effect, part):
    """Return whether there is room for one more of a part than an effect and the current mandatory actions require."""
    return max_amount(tables, state, seat, part) > queue.needed(tables, state, effect, part)


@separately_compiled("t", "s", "i", "i", returns=True)
def partly_possible(tables, state, seat, effect):
    """Return whether anything at all of an effect can be done (R17)."""
    for part in each(tables.parts[effect]):
        if max_amount(tables, state, seat, part) > 0:
            return True
    return False


def max_amount(tables, state, seat, part):
    """Return how much of a part could be done on its own; UNLIMITED if nothing limits it."""
    if part <= c.ANY:
        return int(state.room[seat, part])
    if part == c.INDUSTRY:
        return room.industry_room(tables, state, seat, 0)
    if part == c.LOCOMOTIVE:
        return 1 if can_take(state, seat) else 0
    if part == c.FACTORY or part == c.EITHER:
        return 1 if can_build(state) else 0
    if part == c.DOUBLERS:
        return room.doublers_possible(state, seat)
    if part == c.SPECIAL_LOCOMOTIVE:
        return 1 if room.fits(state, seat, room.power(c.SPECIAL)) else 0
    return UNLIMITED if part > c.ONCE_MORE else 0


def done_obstacle(state, phase):
    """Return why the current effect may not be given up: it must be done completely, except for the black worker's step; 0 if it may."""
    others = int(state.parts[state.current]) & ((1 << c.CHOSEN_PARTS) - 1) & ~(1 << c.EXTRA)
    return 0 if state.must_complete[state.current] == 0 or (phase == ACT and others == 0) else why.MUST_FINISH


def advance_obstacle(tables, state, seat, item, marker):
    """Return why a marker may not make a step of an effect; 0 if it may."""
    if not queue.has_part(state, item, c.INDUSTRY):
        return why.NO_INDUSTRY_NOW
    if queue.has_part(state, item, c.FACTORY) and can_build(state):  # the factory is built first
        return why.FACTORY_FIRST
    at = int(state.marker[seat, marker])
    if at < 0:
        return why.NO_SECOND_MARKER
    if at >= room.track_end(tables, state, seat, 0):
        return why.TRACK_END if at + 1 >= c.TRACK else why.GAP
    if state.marker[seat, 1 - marker] == at + 1:
        return why.OTHER_MARKER
    if state.must_complete[item]:
        return 0
    factories, steps = queue.needed(tables, state, ABSENT, c.FACTORY), queue.needed(tables, state, ABSENT, c.INDUSTRY)
    return 0 if room.industry_room(tables, state, seat, factories) > steps else why.SPOILS  # it leaves enough for mandatory actions


def locomotive_obstacle(tables, state, seat, item):
    """Return why the lowest locomotive may not be taken for an effect; 0 if it may. A factory that is to come must stay possible (R7)."""
    if not queue.has_part(state, item, c.LOCOMOTIVE) and not queue.has_part(state, item, c.EITHER):
        return why.NO_LOCOMOTIVE_NOW
    lowest = room.lowest_locomotive(state)
    if not room.fits(state, seat, lowest):
        return no_locomotive(state)
    if not leaves_tiles(tables, state, item, 1) or not leaves_special(state, seat, lowest):
        return why.SPOILS
    return why.SPOILS if gives_both(state, item) and not can_build_after_taking(state, seat) else 0


def build_obstacle(tables, state, seat, item, returned):
    """Return why a factory may not be built; 0 if it may: the returned one of that number, or (0) the lowest locomotive turned over.

    A locomotive that is to come must stay possible (R7).
    """
    if not queue.has_part(state, item, c.FACTORY) and not queue.has_part(state, item, c.EITHER):
        return why.NO_FACTORY_NOW
    if returned > 0 and state.factory_supply[returned] == 0:
        return why.NOT_RETURNED
    if returned == 0 and room.lowest_locomotive(state) == 0:
        return why.NO_LOCOMOTIVES
    if not leaves_tiles(tables, state, item, 0 if returned > 0 else 1):
        return why.SPOILS
    to_come = room.lowest_locomotive(state) if returned > 0 else room.lowest_locomotive(state, 1)
    return why.SPOILS if gives_both(state, item) and not room.fits(state, seat, to_come) else 0


def gives_both(state, item):
    """Return whether an effect gives a locomotive and a factory."""
    return queue.has_part(state, item, c.LOCOMOTIVE) and queue.has_part(state, item, c.FACTORY)


def leaves_tiles(tables, state, item, locomotives):
    """Return whether an optional effect leaves enough tiles for mandatory ones; `locomotives`: how many locomotives it takes."""
    if state.must_complete[item] or state.queue_length == 1:
        return True
    wanted = queue.needed(tables, state, ABSENT, c.LOCOMOTIVE)
    if wanted > 0 and room.locomotives_left(state) - locomotives < wanted:
        return False
    wanted += queue.needed(tables, state, ABSENT, c.FACTORY) + queue.needed(tables, state, ABSENT, c.EITHER)
    return wanted == 0 or room.locomotives_left(state) + room.factories_returned(state) > wanted


def leaves_special(state, seat, number):
    """Return whether the locomotive of a card, if it waits to be placed, still finds a lower one then: a 9 must not take the last."""
    for item in range(state.queue_length):
        if queue.has_part(state, item, c.SPECIAL_LOCOMOTIVE):
            return number < c.HIGHEST or room.lower_slots(state, seat) > 1
    return True
