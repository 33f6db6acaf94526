"""Steps with rails: whether those of an effect fit on the lines together, and which ones are possible now (5.2, R2, R3)."""

from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import components as c, obstacles as why
from boardwright.games.russian_railroads.rules import effect_queue as queue, room

STEPS = (1 << c.EXTRA + 1) - 1
"""Parts that are steps with rails, as a mask."""


def rails_obstacle(tables, state, seat, effect):
    """Return why the steps do not fit on the lines; 0 if they do. Rails won on the way count (R2)."""
    parts = queue.needed_parts(tables, state, effect)
    if parts & STEPS == 0:
        return 0
    for colour in range(len(c.COLOURS)):
        found = colour_obstacle(tables, state, seat, effect, colour) if (parts >> colour) & 1 else 0
        if found:
            return found
    found = flexible_obstacle(tables, state, seat, effect, c.BLACK_OR_GREY)
    return found if found else flexible_obstacle(tables, state, seat, effect, c.ANY)


def colour_obstacle(tables, state, seat, effect, colour):
    """Return why the steps of one colour cannot be made; 0 if they can: there is too little room, or it has not been won.

    It can be won by the black steps; a step that is only simulated has not won it.
    """
    count = queue.needed(tables, state, effect, colour)
    if count == 0:
        return 0
    if state.rail[seat, c.TRANSSIBERIAN, colour] >= 0:
        return why.TOO_LITTLE_ROOM if count > colour_room(tables, state, seat, effect, colour) else 0
    black = int(state.rail[seat, c.TRANSSIBERIAN, c.BLACK]) + queue.needed(tables, state, effect, c.BLACK)
    return why.RAILS_MISSING if black < tables.winning_space[colour] else 0


def colour_room(tables, state, seat, effect, colour):
    """Return how many steps of a colour fit, together with those of the colour before it, which make room."""
    own = int(state.room[seat, colour])
    if colour == c.BLACK:
        return own
    return own + room_made(tables, state, seat, colour - 1, queue.needed(tables, state, effect, colour - 1))


def room_made(tables, state, seat, colour, steps):
    """Return how many spaces such steps can make for the next colour: one each, but none by leaving the place beside a line with both."""
    making = 0
    for line in range(len(c.LINES)):
        if state.rail[seat, line, colour] > state.rail[seat, line, colour + 1] >= 0:
            making += room.room_ahead(tables, state, seat, line, colour)
    return steps if steps <= making else max(making, steps - 1)


def flexible_obstacle(tables, state, seat, effect, part):
    """Return why the steps of several colours (black or grey, or any) cannot be made together with all others; 0 if they can."""
    if queue.needed(tables, state, effect, part) == 0:
        return 0
    return why.TOO_FEW_STEPS if flexible_steps(tables, state, effect, part) > int(state.room[seat, part]) else 0


def flexible_steps(tables, state, effect, part):
    """Return how many steps there are up to a part: those of one colour, those of black or grey, those of any."""
    steps = queue.needed(tables, state, effect, c.BLACK_OR_GREY)
    for colour in range(len(c.COLOURS)):
        steps += queue.needed(tables, state, effect, colour)
    return steps + queue.needed(tables, state, effect, c.ANY) if part == c.ANY else steps


def part_for(state, seat, item, colour):
    """The part of an effect that a step with that colour uses up, or -1: the narrowest one."""
    if queue.has_part(state, item, colour):
        return colour
    if colour <= c.GREY and queue.has_part(state, item, c.BLACK_OR_GREY):
        return c.BLACK_OR_GREY
    free = state.remaining_parts[item, c.ANY]
    if colour == c.BLACK and queue.has_part(state, item, c.EXTRA):
        if free == 0 or int(state.room[seat, c.ANY]) > free:
            return c.EXTRA
    return c.ANY if free > 0 else -1


def step_options(tables, state, seat, item):
    """The possible steps of an effect, as a mask in the order of lines and colours."""
    mask = 0
    for colour in range(len(c.COLOURS)):
        part = part_for(state, seat, item, colour)
        if part >= 0:
            for line in range(len(c.LINES)):
                if step_obstacle(tables, state, seat, item, line, colour, part) == 0:
                    mask |= 1 << (line * len(c.COLOURS) + colour)
    return mask


def step_obstacle(tables, state, seat, item, line, colour, part):
    """Return why a rail may not make a step of an effect that uses up `part` (see `part_for`); 0 if it may."""
    if colour >= tables.colours[line]:
        return why.NOT_ON_LINE
    if part < 0:
        return why.OTHER_RAILS
    if state.rail[seat, line, colour] < 0:
        return why.RAILS_MISSING
    if room.room_ahead(tables, state, seat, line, colour) == 0:
        if colour == c.BLACK:
            return why.END_OF_LINE
        return why.BLOCKED if state.rail[seat, line, colour - 1] > 0 else why.OTHER_FIRST
    kinds = int(state.parts[item]) & STEPS
    alone = state.queue_length == 1 and kinds & (kinds - 1) == 0  # steps of one kind spoil nothing
    return 0 if alone or keeps_possible(tables, state, seat, item, line, colour, part) else why.SPOILS


def keeps_possible(tables, state, seat, item, line, colour, part):
    """Return whether mandatory actions can still be completed after a step (R3): simulated, then reverted."""
    room.move_rail(state, seat, line, colour, 1)
    queue.use_one(state, item, part)
    possible = rails_obstacle(tables, state, seat, ABSENT) == 0
    room.move_rail(state, seat, line, colour, -1)
    queue.set_remaining(state, item, part, int(state.remaining_parts[item, part]) + 1)
    return possible
