"""Whether an action can be done: completely, as the main board asks, or in part (5.1.4, R1–R4, R7)."""

from __future__ import annotations

from boardwright.core.machine.rule import apart, rule
from boardwright.games.russian_railroads.components import (
    ANY,
    BLACK,
    BLACK_OR_GREY,
    BROWN,
    COLOURS,
    DOUBLERS,
    EITHER,
    FACTORY,
    GREY,
    INDUSTRY,
    LINE_SPECIALS,
    LINES,
    LOCOMOTIVE,
    ONCE_MORE,
    PARTS,
    SPECIAL_LOCOMOTIVE,
    TRANSSIBERIAN,
    WHITE,
)
from boardwright.games.russian_railroads.components import SPECIAL as SPECIAL_NUMBER
from boardwright.games.russian_railroads.rules.room import (
    doublers_possible,
    factories_returned,
    fits,
    industry_room,
    locomotives_left,
    lowest_locomotive,
    power,
    room_ahead,
    room_for,
    room_for_any,
    second_locomotive,
    slots_full,
)

NOTHING = -1
"""No effect besides those that are under way."""
PLENTY = 100
AGAIN_PARTS = (DOUBLERS, INDUSTRY, BLACK)
"""What the card's fourth action may repeat."""


@rule
def needed(tables, state, effect, part):
    """How much of a part the whole actions under way still ask for, together with an `effect` to come."""
    total = int(tables.effect[effect, part]) if effect >= 0 else 0
    for item in range(state.agenda_count):
        if state.whole[item]:
            total += int(state.left[item, part])
    return total


@apart("t", "s", "i", "i", returns=True)
def all_possible(tables, state, seat, effect):
    """Whether all of an effect can be done, besides what whole actions under way still ask for."""
    if state.agenda_count == 0 and effect >= 0 and tables.only[effect] >= 0:  # as most spaces: 12 % more matches a second
        part = int(tables.only[effect])
        return 1 if tables.effect[effect, part] <= how_much(tables, state, seat, part) else 0
    if not rails_possible(tables, state, seat, effect):
        return 0
    industry = needed(tables, state, effect, INDUSTRY)
    if industry > 0 and industry > industry_room(tables, state, seat, int(tables.effect[effect, FACTORY])):
        return 0
    if needed(tables, state, effect, DOUBLERS) > doublers_possible(state, seat):
        return 0
    if not tiles_possible(tables, state, seat, effect):
        return 0
    if effect >= 0 and tables.effect[effect, ONCE_MORE] > 0 and not once_more_possible(tables, state, seat, effect):
        return 0
    return 1


@rule
def rails_possible(tables, state, seat, effect):
    """Whether the steps fit on the lines. Steps of one colour make room for the next one behind it; rails won on the way count (R2)."""
    black = needed(tables, state, effect, BLACK)
    if black > 0 and black > room_for(tables, state, seat, BLACK):
        return False
    steps, before = black, black
    for colour in range(GREY, WHITE + 1):
        count = needed(tables, state, effect, colour)
        if count > 0:
            if not will_own(tables, state, seat, colour, black):
                return False
            if state.rail[seat, TRANSSIBERIAN, colour] >= 0:
                if count > room_for(tables, state, seat, colour) + room_made(tables, state, seat, colour - 1, before):
                    return False
        steps += count
        before = count
    either = needed(tables, state, effect, BLACK_OR_GREY)
    if either > 0 and either + steps > room_for_any(tables, state, seat, BROWN):
        return False
    free = needed(tables, state, effect, ANY)
    return free == 0 or free + either + steps <= room_for_any(tables, state, seat, len(COLOURS))


@rule
def room_made(tables, state, seat, colour, steps):
    """How many spaces such steps can make for the next colour: one each, but none by leaving the place beside a line where both stand."""
    making = 0
    for line in range(len(LINES)):
        if state.rail[seat, line, colour] > state.rail[seat, line, colour + 1] >= 0:
            making += room_ahead(tables, state, seat, line, colour)
    return steps if steps <= making else max(making, steps - 1)


@rule
def will_own(tables, state, seat, colour, black):
    """Whether rails of a colour have been won, or can be won by so many black steps (a step that is only tried out has not won them)."""
    if state.rail[seat, TRANSSIBERIAN, colour] >= 0:
        return True
    for special in range(LINE_SPECIALS[TRANSSIBERIAN], LINE_SPECIALS[TRANSSIBERIAN + 1]):
        if tables.special_rails[special] == colour:
            return int(state.rail[seat, TRANSSIBERIAN, BLACK]) + black >= tables.special_space[special]
    return False


@rule
def tiles_possible(tables, state, seat, effect):
    """Whether locomotives can be taken and factories built as asked; of both, one after the other in some order (R7)."""
    locomotives, factories = needed(tables, state, effect, LOCOMOTIVE), needed(tables, state, effect, FACTORY)
    if effect >= 0 and tables.effect[effect, SPECIAL_LOCOMOTIVE] > 0 and not fits(state, seat, power(SPECIAL_NUMBER)):
        return False
    either = needed(tables, state, effect, EITHER)
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
        if spares_one_more(tables, state, seat, effect, AGAIN_PARTS[i]):
            return True
    return False


@rule
def spares_one_more(tables, state, seat, effect, part):
    """Whether there is room for one more of a part than an effect and the whole actions under way ask for."""
    return how_much(tables, state, seat, part) > needed(tables, state, effect, part)


@apart("t", "s", "i", "i", returns=True)
def partly_possible(tables, state, seat, effect):
    """Whether anything at all of an effect can be done (R17)."""
    for part in range(len(PARTS)):
        if tables.effect[effect, part] > 0 and how_much(tables, state, seat, part) > 0:
            return 1
    return 0


@rule
def how_much(tables, state, seat, part):
    """How much of a part could be done if there were nothing else; PLENTY where nothing limits it."""
    if part <= WHITE:
        return room_for(tables, state, seat, part)
    if part == BLACK_OR_GREY:
        return room_for_any(tables, state, seat, BROWN)
    if part == ANY:
        return room_for_any(tables, state, seat, len(COLOURS))
    if part == INDUSTRY:
        return industry_room(tables, state, seat, 0)
    if part == LOCOMOTIVE:
        return 1 if fits(state, seat, lowest_locomotive(state)) else 0
    if part == FACTORY:
        return 1 if can_build(state) else 0
    if part == EITHER:
        return 1 if can_build(state) or fits(state, seat, lowest_locomotive(state)) else 0
    if part == DOUBLERS:
        return doublers_possible(state, seat)
    if part == SPECIAL_LOCOMOTIVE:
        return 1 if fits(state, seat, power(SPECIAL_NUMBER)) else 0
    return PLENTY if part > ONCE_MORE else 0
