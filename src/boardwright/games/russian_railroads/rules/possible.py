"""Whether an effect can be done: completely, as the main board asks, or in part (5.1.4, R1–R4, R7)."""

from __future__ import annotations

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.rule import rule, separately_compiled
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import obstacles as why
from boardwright.games.russian_railroads.components import SPECIAL as SPECIAL_NUMBER
from boardwright.games.russian_railroads.rules.effect_queue import needed, needed_parts
from boardwright.games.russian_railroads.rules.rails import rails_obstacle
from boardwright.games.russian_railroads.rules.room import (
    doublers_possible,
    factories_returned,
    fits,
    industry_room,
    locomotives_left,
    lowest_locomotive,
    power,
    room_for,
    second_locomotive,
    slots_full,
)

PLENTY = 100
TILES = 1 << c.LOCOMOTIVE | 1 << c.FACTORY | 1 << c.EITHER | 1 << c.SPECIAL_LOCOMOTIVE
AGAIN_PARTS = tuple(c.PARTS.index(part) for part in c.ONCE_MORE_PARTS)
"""What the card's fourth action may repeat."""


@separately_compiled("t", "s", "i", "i", returns=True)
def completion_obstacle(tables, state, seat, effect):
    """Why not all of an effect can be done, besides what whole actions under way still ask for; 0 if it can."""
    if state.queue_length == 0 and effect >= 0 and tables.only[effect] >= 0:  # as most spaces: 12 % more matches a second
        part = int(tables.only[effect])
        if tables.effect[effect, part] <= max_amount(tables, state, seat, part):
            return 0
        found = parts_obstacle(tables, state, seat, effect)
        return found if found else why.NOTHING_POSSIBLE
    return parts_obstacle(tables, state, seat, effect)


@rule
def parts_obstacle(tables, state, seat, effect):
    """The first part of an effect that cannot be done, with the others; 0 if there is none."""
    parts = needed_parts(tables, state, effect)
    found = rails_obstacle(tables, state, seat, effect)
    if found:
        return found
    industry = needed(tables, state, effect, c.INDUSTRY)
    if industry > 0 and industry > industry_room(tables, state, seat, int(tables.effect[effect, c.FACTORY])):
        return why.TOO_SHORT
    doublers = needed(tables, state, effect, c.DOUBLERS)
    if doublers > doublers_possible(state, seat):
        return why.DOUBLERS_FULL if doublers > c.MOST_DOUBLERS - int(state.doublers[seat]) else why.NO_DOUBLERS
    if parts & TILES and not tiles_possible(tables, state, seat, effect):
        return tiles_obstacle(tables, state, seat, effect)
    if effect >= 0 and tables.effect[effect, c.ONCE_MORE] > 0 and not once_more_possible(tables, state, seat, effect):
        return why.CARD_NOT_WHOLE
    return 0


# -- locomotives and factories -----------------------------------------------------------------------------------------------------


@rule
def tiles_obstacle(tables, state, seat, effect):
    """What is missing where tiles are not possible: one that fits, a locomotive to take, a factory to build."""
    if effect >= 0 and tables.effect[effect, c.SPECIAL_LOCOMOTIVE] > 0:
        return why.FITS_NOWHERE
    if needed(tables, state, effect, c.LOCOMOTIVE) > 0 or needed(tables, state, effect, c.EITHER) > 0:
        return why.NO_FACTORIES if fits(state, seat, lowest_locomotive(state)) else no_locomotive(state)
    return why.NO_FACTORIES


@rule
def no_locomotive(state):
    """Why there is no locomotive to take: none is left, or the lowest fits nowhere."""
    return why.FITS_NOWHERE if lowest_locomotive(state) > 0 else why.NO_LOCOMOTIVES


@rule
def unplaceable_locomotive(tables, state, effect):
    """The locomotive that fits nowhere: that of the card, if it is to come, else the lowest."""
    return power(SPECIAL_NUMBER) if effect >= 0 and tables.effect[effect, c.SPECIAL_LOCOMOTIVE] > 0 else lowest_locomotive(state)


@rule
def tiles_possible(tables, state, seat, effect):
    """Whether locomotives can be taken and factories built as asked; of both, one after the other in some order (R7)."""
    locomotives, factories = needed(tables, state, effect, c.LOCOMOTIVE), needed(tables, state, effect, c.FACTORY)
    if effect >= 0 and tables.effect[effect, c.SPECIAL_LOCOMOTIVE] > 0 and not fits(state, seat, power(SPECIAL_NUMBER)):
        return False
    either = needed(tables, state, effect, c.EITHER)
    coming = 1 if locomotives > 0 and slots_full(state, seat) else 0
    if locomotives + factories + either > locomotives_left(state) + factories_returned(state) + coming:
        return False
    if locomotives > 0 and factories > 0:
        return can_take_then_build(state, seat) or can_build_then_take(state, seat)
    if locomotives > 0:
        return fits(state, seat, lowest_locomotive(state))
    if factories > 0:
        return can_build(state)
    if either > 0:
        return can_build(state) or fits(state, seat, lowest_locomotive(state))
    return True


@rule
def can_build(state):
    """Whether there is a factory to build: the lowest locomotive turned over, or one that was returned (5.4)."""
    return lowest_locomotive(state) > 0 or factories_returned(state) > 0


@rule
def can_take_then_build(state, seat):
    """First the locomotive; a chain over four filled slots ends with one more factory in the supply."""
    if not fits(state, seat, lowest_locomotive(state)):
        return False
    return second_locomotive(state) > 0 or factories_returned(state) > 0 or slots_full(state, seat)


@rule
def can_build_then_take(state, seat):
    """First the factory, which may be the lowest locomotive turned over: then the next one is the lowest."""
    if fits(state, seat, second_locomotive(state)):
        return True
    return factories_returned(state) > 0 and fits(state, seat, lowest_locomotive(state))


@rule
def once_more_possible(tables, state, seat, effect):
    """Whether one of the card's three actions can be done a second time."""
    for i in range(len(AGAIN_PARTS)):
        if leaves_room_for_one(tables, state, seat, effect, AGAIN_PARTS[i]):
            return True
    return False


@rule
def leaves_room_for_one(tables, state, seat, effect, part):
    """Whether there is room for one more of a part than an effect and the whole actions under way ask for."""
    return max_amount(tables, state, seat, part) > needed(tables, state, effect, part)


# -- in part, and one part alone ---------------------------------------------------------------------------------------------------


@separately_compiled("t", "s", "i", "i", returns=True)
def partly_possible(tables, state, seat, effect):
    """Whether anything at all of an effect can be done (R17)."""
    parts = int(tables.parts[effect])
    while parts:
        if max_amount(tables, state, seat, lowest(parts)) > 0:
            return 1
        parts &= parts - 1
    return 0


@rule
def max_amount(tables, state, seat, part):
    """How much of a part could be done if there were nothing else; PLENTY where nothing limits it."""
    if part <= c.ANY:
        return room_for(state, seat, part)
    if part == c.INDUSTRY:
        return industry_room(tables, state, seat, 0)
    if part == c.LOCOMOTIVE:
        return 1 if fits(state, seat, lowest_locomotive(state)) else 0
    if part == c.FACTORY:
        return 1 if can_build(state) else 0
    if part == c.EITHER:
        return 1 if can_build(state) or fits(state, seat, lowest_locomotive(state)) else 0
    if part == c.DOUBLERS:
        return doublers_possible(state, seat)
    if part == c.SPECIAL_LOCOMOTIVE:
        return 1 if fits(state, seat, power(SPECIAL_NUMBER)) else 0
    return PLENTY if part > c.ONCE_MORE else 0
