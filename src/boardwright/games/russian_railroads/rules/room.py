"""Available room: for rails on the lines, for markers on the industry track, for locomotives, factories and doublers.

Also maintains sets in the state that follow from other fields, so that `legal` need not compute them: closed places, own engineers.
`parts` is updated in effect_queue.py, and `choices` where a chain stops (chain.py).
"""

from boardwright.core.machine.cells import how_many, how_many_below, total
from boardwright.games.russian_railroads import components as c


def room_ahead(tables, state, seat, line, colour):
    """Return how many spaces a rail can move before it meets the rail in front of it or the end (5.2); 0 if it has not been won."""
    at = int(state.rail[seat, line, colour])
    if at < 0:
        return 0
    if colour == c.BLACK:
        return int(tables.length[line]) - at
    return max(0, int(state.rail[seat, line, colour - 1]) - 1 - at)


def find_room(tables, state, seat):
    """Recompute how many steps of a part can be made in all (`state.room`): of a colour, of black or grey, of any.

    Each rail ends up behind the one before it.
    """
    state.room[seat, :] = 0
    for line in range(len(c.LINES)):
        for colour in range(len(c.COLOURS)):
            at = int(state.rail[seat, line, colour])
            if at >= 0:
                state.room[seat, colour] += room_ahead(tables, state, seat, line, colour)
                state.room[seat, c.ANY] += int(tables.length[line]) - colour - at
                if colour <= c.GREY:
                    state.room[seat, c.BLACK_OR_GREY] += int(tables.length[line]) - colour - at


def move_rail(state, seat, line, colour, by):
    """Move a rail one space on, or back (-1) to revert a simulated step. It makes room for the rail behind it."""
    front = int(state.rail[seat, line, colour]) + by
    state.rail[seat, line, colour] = front
    state.room[seat, colour] -= by
    state.room[seat, c.ANY] -= by
    if colour <= c.GREY:
        state.room[seat, c.BLACK_OR_GREY] -= by
    if colour < c.WHITE:
        behind = int(state.rail[seat, line, colour + 1])
        if behind >= 0 and max(front, front - by) - 1 > behind:
            state.room[seat, colour + 1] += by


def track_end(tables, state, seat, new_factories):
    """The last space of the industry track before a gap, if `new_factories` factories were built first (5.5)."""
    for slot in range(c.FACTORY_SLOTS):
        if state.factory[seat, slot] == 0:
            if new_factories == 0:
                return int(tables.slot_space[slot]) - 1
            new_factories -= 1
    return c.TRACK - 1


def industry_room(tables, state, seat, new_factories):
    """Return how many spaces the markers can move in all. The rear one stays behind the front one."""
    end = track_end(tables, state, seat, new_factories)
    first, second = int(state.marker[seat, 0]), int(state.marker[seat, 1])
    if second < 0:
        return end - first
    return end - max(first, second) + end - 1 - min(first, second)


def power(locomotive):
    """Return how far a locomotive reaches."""
    return min(int(locomotive), c.HIGHEST)


def lowest_locomotive(state, taken=0):
    """The lowest number in the supply after `taken` tiles have been taken, 0 if there is none."""
    for number in range(1, c.HIGHEST + 1):
        taken -= state.locomotive_supply[number]
        if taken < 0:
            return number
    return 0


def fits(state, seat, number):
    """Return whether a locomotive (0: none) has a free slot or a lower one to displace (5.3, R7)."""
    return how_many_below(state.slot[seat], number) > 0


def lower_slots(state, seat):
    """The number of slots that the highest locomotive can go to."""
    return how_many_below(state.slot[seat], c.HIGHEST)


def slots_full(state, seat):
    """Return whether all four locomotive slots are filled."""
    return how_many(state.slot[seat], 0) == 0


def factories_returned(state):
    """The number of factories in the supply."""
    return total(state.factory_supply)


def locomotives_left(state):
    """The number of locomotives in the supply."""
    return total(state.locomotive_supply)


def factories_built(state, seat):
    """The number of factories that a seat has."""
    return c.FACTORY_SLOTS - how_many(state.factory[seat], 0)


def doublers_possible(state, seat):
    """Return how many doublers a seat can still place (5.6)."""
    return min(c.MOST_DOUBLERS - int(state.doublers[seat]), int(state.doubler_supply))


def close(state, place, seat):
    """Close a place for the rest of the round, by a seat."""
    state.taken[place] = seat
    state.closed |= 1 << place


def employ(state, engineer, seat):
    """Give an engineer to a seat."""
    state.engineer_owner[engineer] = seat
    state.own[seat] |= 1 << (c.FIRST_ENGINEER + engineer)


def derive_fields(tables, state):
    """Compute the sets, the room for steps and the parts of waiting effects, for a state that was filled from a position."""
    state.closed, state.own[:] = 0, 0
    for place in range(len(c.PLACES)):
        if state.taken[place] >= 0:
            close(state, place, state.taken[place])
    for engineer in range(len(c.ENGINEERS)):
        if state.engineer_owner[engineer] >= 0:
            employ(state, engineer, state.engineer_owner[engineer])
    for seat in range(state.players):
        find_room(tables, state, seat)
    for item, left in enumerate(state.remaining_parts):
        state.parts[item] = sum(1 << part for part in left.nonzero()[0].tolist())
