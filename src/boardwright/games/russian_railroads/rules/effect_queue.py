"""The queue of effects. What needs no choice happens at once, the rest waits for its owner (5.1.5)."""

from boardwright.core.machine.bits import each
from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.events import DOUBLED, GOT_COINS, GOT_POINTS, GOT_TEMPORARY, HIRED
from boardwright.games.russian_railroads.rules import room
from boardwright.games.russian_railroads.state import SCORED_EFFECTS

WAITS = (1 << c.CHOSEN_PARTS) - 1 | c.DEFERRED
"""Parts that wait in the queue; the others are done at once."""


def needed(tables, state, effect, part):
    """Return how much of a part the current mandatory actions still require, together with an `effect` to come."""
    total = int(tables.effect[effect, part]) if effect >= 0 else 0
    for item in range(state.queue_length):
        if state.must_complete[item]:
            total += int(state.remaining_parts[item, part])
    return total


def needed_parts(tables, state, effect):
    """The parts that the current mandatory actions still require, together with an `effect` to come, as a mask."""
    parts = int(tables.parts[effect]) if effect >= 0 else 0
    for item in range(state.queue_length):
        if state.must_complete[item]:
            parts |= int(state.parts[item])
    return parts


def has_part(state, item, part):
    """Return whether anything of a part is left of a waiting effect."""
    return (int(state.parts[item]) >> part) & 1 > 0


def set_remaining(state, item, part, count):
    """Set how much of a part is left of a waiting effect."""
    state.remaining_parts[item, part] = count
    if count > 0:
        state.parts[item] |= 1 << part
    else:
        state.parts[item] &= ~(1 << part)


def use_one(state, item, part):
    """Use up one unit of a part."""
    set_remaining(state, item, part, int(state.remaining_parts[item, part]) - 1)


@separately_compiled("t", "s", "i", "i", "i", "i", "e")
def queue_effect(tables, state, seat, effect, must_complete, black_bonus, events):
    """Put an effect into the queue. `must_complete`: all of it must be done; `black_bonus`: the black worker did it.

    An end-bonus card that comes with something else waits by itself, because it is chosen last (R16).
    """
    given = int(tables.parts[effect])
    at_once, waiting = given & ~WAITS, given & WAITS
    for part in each(at_once):
        do_at_once(tables, state, seat, effect, part, int(tables.effect[effect, part]), events)
    if waiting == 0:
        return
    item = new_item(state, effect, must_complete, black_bonus)
    together = waiting & (waiting - 1) != 0
    if together and (waiting >> c.BONUS) & 1:
        waiting &= ~(1 << c.BONUS)
        set_remaining(state, new_item(state, effect, 1, 0), c.BONUS, 1)
    for part in each(waiting):
        set_remaining(state, item, part, int(tables.effect[effect, part]))
    state.current = ABSENT


def new_item(state, effect, must_complete, black_bonus):
    """Add an empty item for an effect to the queue, and return its place."""
    item = int(state.queue_length)
    state.effect_queue[item], state.must_complete[item], state.black_bonus_pending[item] = effect, must_complete, black_bonus
    state.queue_length += 1
    return item


def remove_item(state, item):
    """Remove a finished item; the order of the rest stays. Places outside the queue hold no parts."""
    last = int(state.queue_length) - 1
    for i in range(item, last):
        state.effect_queue[i], state.must_complete[i] = state.effect_queue[i + 1], state.must_complete[i + 1]
        state.black_bonus_pending[i] = state.black_bonus_pending[i + 1]
        for part in each(state.parts[i + 1]):
            set_remaining(state, i, part, int(state.remaining_parts[i + 1, part]))
            set_remaining(state, i + 1, part, 0)
    state.effect_queue[last], state.must_complete[last], state.black_bonus_pending[last] = 0, 0, 0
    state.queue_length = last


def do_at_once(tables, state, seat, effect, part, count, events):
    """Do a part that needs no choice."""
    if part == c.DOUBLERS:
        place_doublers(state, seat, count, events)
    elif part == c.POINTS:
        get_points(state, seat, count, effect, events)
    elif part == c.COINS:
        state.coins[seat] += count
        emit(events, GOT_COINS, EVERY_SEAT, seat, count)
    elif part == c.TEMPORARY:
        state.temporary[seat] += count
        emit(events, GOT_TEMPORARY, EVERY_SEAT, seat, count)
    elif part == c.HIRE:
        hire(state, seat, int(state.row[0]), events)
        state.row[0] = ABSENT
    elif part == c.ENGINEER:
        hire(state, seat, int(tables.card_engineer), events)
    elif part == c.MARKER:
        state.marker[seat, 1] = 0
    elif part == c.REVALUE:
        state.revalued[seat] = 1
    elif part == c.MEDAL:
        state.medal[seat] = 1
    elif part == c.BLACK_WORKER:
        state.black_owner = seat
        state.black_ready = 1


def is_due(state, item):
    """Return whether an effect has parts without a choice that have waited for their turn."""
    return int(state.parts[item]) & c.DEFERRED != 0


def do_when_due(tables, state, seat, item, events):
    """Do parts without a choice that have waited: points by current values; the locomotive of the card. Returns whether there were any."""
    if not is_due(state, item):
        return False
    effect = int(state.effect_queue[item])
    if has_part(state, item, c.ENGINEER_SUM):
        set_remaining(state, item, c.ENGINEER_SUM, 0)
        get_points(state, seat, engineer_sum(tables, state, seat), effect, events)
    if has_part(state, item, c.BEST_LOCOMOTIVES):
        set_remaining(state, item, c.BEST_LOCOMOTIVES, 0)
        get_points(state, seat, best_locomotives(state, seat), effect, events)
    if has_part(state, item, c.SPECIAL_LOCOMOTIVE):
        set_remaining(state, item, c.SPECIAL_LOCOMOTIVE, 0)
        state.hand, state.hand_displaced = c.SPECIAL, 0
    return True


def place_doublers(state, seat, count, events):
    """Place doublers from the first free place on; the rest is lost (5.6)."""
    count = min(count, room.doublers_possible(state, seat))
    if count > 0:
        state.doublers[seat] += count
        state.doubler_supply -= count
        emit(events, DOUBLED, EVERY_SEAT, seat, state.doublers[seat])


def get_points(state, seat, points, effect, events):
    """Mark points at once."""
    state.points[seat] += points
    state.scored[seat, state.round_no, SCORED_EFFECTS] += points
    emit(events, GOT_POINTS, EVERY_SEAT, seat, points, effect)


def hire(state, seat, engineer, events):
    """Give an engineer to a seat for the rest of the match."""
    room.employ(state, engineer, seat)
    emit(events, HIRED, EVERY_SEAT, seat, engineer)


def engineer_sum(tables, state, seat):
    """The sum of the numbers on a seat's engineers."""
    total = 0
    for place in each(state.own[seat]):
        total += int(tables.engineer_number[place - c.FIRST_ENGINEER])
    return total


def best_locomotives(state, seat):
    """The sum of the numbers of a seat's two highest locomotives."""
    best, second = 0, 0
    for slot in range(len(c.SLOTS)):
        number = room.power(state.slot[seat, slot])
        best, second = max(best, number), max(second, min(best, number))
    return best + second
