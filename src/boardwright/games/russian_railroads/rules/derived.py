"""Sets in the state that follow from other fields, so that `legal` need not gather them: closed places, own engineers.

`room` is kept up to date in room.py, `parts` in effect_queue.py, and `choices` is noted where a chain stops (chain.py).
"""

from boardwright.games.russian_railroads.components import ENGINEERS, FIRST_ENGINEER, PLACES
from boardwright.games.russian_railroads.rules import room


def close(state, place, seat):
    """A place is closed for the rest of the round, by a seat."""
    state.taken[place] = seat
    state.closed |= 1 << place


def employ(state, engineer, seat):
    """An engineer works for a seat."""
    state.engineer_owner[engineer] = seat
    state.own[seat] |= 1 << (FIRST_ENGINEER + engineer)


def derive_fields(tables, state):
    """Closed places, own engineers, room for steps, parts of waiting effects of a state that was filled in from elsewhere."""
    state.closed, state.own[:] = 0, 0
    for place in range(len(PLACES)):
        if state.taken[place] >= 0:
            close(state, place, state.taken[place])
    for engineer in range(len(ENGINEERS)):
        if state.engineer_owner[engineer] >= 0:
            employ(state, engineer, state.engineer_owner[engineer])
    for seat in range(state.players):
        room.find_room(tables, state, seat)
    for item, left in enumerate(state.remaining_parts):
        state.parts[item] = sum(1 << part for part in left.nonzero()[0].tolist())
