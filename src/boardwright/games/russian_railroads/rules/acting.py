"""What may be done of the effect at hand: steps with rails, steps of a marker, locomotives and factories (5.2–5.5)."""

from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import components as c, obstacles as why
from boardwright.games.russian_railroads.rules import effect_queue as queue, possible, room
from boardwright.games.russian_railroads.state import ACT


def done_obstacle(state, phase):
    """Why the effect at hand may not be given up: all of it must be done, but for the black worker's step; 0 if it may."""
    others = int(state.parts[state.current]) & ((1 << c.CHOSEN_PARTS) - 1) & ~(1 << c.EXTRA)
    return 0 if state.must_complete[state.current] == 0 or (phase == ACT and others == 0) else why.MUST_FINISH


# -- markers -----------------------------------------------------------------------------------------------------------------------


def advance_obstacle(tables, state, seat, item, marker):
    """Why a marker may not make a step of an effect; 0 if it may."""
    if not gives_industry(state, item):
        return why.FACTORY_FIRST if queue.has_part(state, item, c.INDUSTRY) else why.NO_INDUSTRY_NOW
    at = int(state.marker[seat, marker])
    if at < 0:
        return why.NO_SECOND_MARKER
    if not room.can_advance(tables, state, seat, marker):
        if at < room.track_end(tables, state, seat, 0):
            return why.OTHER_MARKER
        return why.TRACK_END if at + 1 >= c.TRACK else why.GAP
    return 0 if leaves_industry(tables, state, seat, item) else why.SPOILS


def gives_industry(state, item):
    """Whether markers may go on now: after the factory that is built first, if one can be built."""
    return queue.has_part(state, item, c.INDUSTRY) and (not queue.has_part(state, item, c.FACTORY) or not possible.can_build(state))


def leaves_industry(tables, state, seat, item):
    """Whether a step of a marker leaves enough spaces for what must be done wholly."""
    if state.must_complete[item]:
        return True
    factories, steps = queue.needed(tables, state, ABSENT, c.FACTORY), queue.needed(tables, state, ABSENT, c.INDUSTRY)
    return room.industry_room(tables, state, seat, factories) > steps


# -- locomotives and factories -----------------------------------------------------------------------------------------------------


def locomotive_obstacle(tables, state, seat, item):
    """Why the lowest locomotive may not be taken for an effect; 0 if it may. A factory that is to come must stay possible (R7)."""
    if not queue.has_part(state, item, c.LOCOMOTIVE) and not queue.has_part(state, item, c.EITHER):
        return why.NO_LOCOMOTIVE_NOW
    lowest = room.lowest_locomotive(state)
    if not room.fits(state, seat, lowest):
        return possible.no_locomotive(state)
    if not leaves_tiles(tables, state, item, 1) or not leaves_special(state, seat, lowest):
        return why.SPOILS
    return why.SPOILS if gives_both(state, item) and not possible.can_build_after_taking(state, seat) else 0


def build_obstacle(tables, state, seat, item, returned):
    """Why a factory may not be built; 0 if it may: the returned one of that number, or (0) the lowest locomotive turned over.

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
    to_come = room.lowest_locomotive(state) if returned > 0 else room.second_locomotive(state)
    return why.SPOILS if gives_both(state, item) and not room.fits(state, seat, to_come) else 0


def gives_both(state, item):
    """Whether an effect gives a locomotive and a factory."""
    return queue.has_part(state, item, c.LOCOMOTIVE) and queue.has_part(state, item, c.FACTORY)


def leaves_tiles(tables, state, item, locomotives):
    """Whether an effect that need not be done leaves enough tiles for what must be; `locomotives`: how many of those it takes."""
    if state.must_complete[item] or state.queue_length == 1:
        return True
    wanted = queue.needed(tables, state, ABSENT, c.LOCOMOTIVE)
    if wanted > 0 and room.locomotives_left(state) - locomotives < wanted:
        return False
    wanted += queue.needed(tables, state, ABSENT, c.FACTORY) + queue.needed(tables, state, ABSENT, c.EITHER)
    return wanted == 0 or room.locomotives_left(state) + room.factories_returned(state) > wanted


def leaves_special(state, seat, number):
    """Whether the locomotive of a card, if it waits to be placed, still finds a lower one after this one: a 9 must not take the last."""
    for item in range(state.queue_length):
        if queue.has_part(state, item, c.SPECIAL_LOCOMOTIVE):
            return number < c.HIGHEST or room.lower_slots(state, seat) > 1
    return True
