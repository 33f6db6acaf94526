"""What waits to be done. Effects are put on the agenda; what needs no choice happens at once, the rest waits for its owner (5.1.5)."""

from __future__ import annotations

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import apart, rule
from boardwright.games.russian_railroads.components import (
    BEST_LOCOMOTIVES,
    BLACK_WORKER,
    BONUS,
    CHOICES,
    COINS,
    DOUBLERS,
    ENGINEER,
    ENGINEER_SUM,
    ENGINEERS,
    HIRE,
    MARKER,
    MEDAL,
    PARTS,
    POINTS,
    REVALUE,
    SLOTS,
    SPECIAL,
    SPECIAL_LOCOMOTIVE,
    TEMPORARY,
)
from boardwright.games.russian_railroads.events import DOUBLED, GOT_COINS, GOT_POINTS, GOT_TEMPORARY, HIRED
from boardwright.games.russian_railroads.rules.room import doublers_possible, power
from boardwright.games.russian_railroads.state import NOBODY, SCORED_EFFECTS

NO_LETTER = 2  # the stack of the engineer that belongs to a card
NOTHING = -1
"""No effect besides those that are under way."""


@rule
def needed(tables, state, effect, part):
    """How much of a part the whole actions under way still ask for, together with an `effect` to come."""
    total = int(tables.effect[effect, part]) if effect >= 0 else 0
    for item in range(state.agenda_count):
        if state.whole[item]:
            total += int(state.left[item, part])
    return total


@apart("t", "s", "i", "i", "i", "i", "e")
def add(tables, state, seat, effect, whole, armed, events):
    """Put an effect on the agenda. `whole`: all of it must be done; `armed`: the black worker did it.

    An end-bonus card that comes with something else waits by itself, because it is chosen last (R16).
    """
    for part in range(CHOICES, len(PARTS)):
        if tables.effect[effect, part] > 0 and not waits(part):
            do_at_once(tables, state, seat, effect, part, int(tables.effect[effect, part]), events)
    item = int(state.agenda_count)
    waiting = 0
    for part in range(len(PARTS)):
        count = int(tables.effect[effect, part]) if part < CHOICES or waits(part) else 0
        state.left[item, part] = count
        waiting += count
    if waiting == 0:
        return
    state.agenda[item] = effect
    state.whole[item] = whole
    state.armed[item] = armed
    state.agenda_count += 1
    state.current = NOBODY
    if state.left[item, BONUS] > 0 and waiting > 1:
        state.left[item, BONUS] = 0
        add_bonus(state, effect)


@rule
def add_bonus(state, effect):
    """An end-bonus card to be chosen."""
    item = int(state.agenda_count)
    state.agenda[item] = effect
    state.whole[item], state.armed[item] = 1, 0
    for part in range(len(PARTS)):
        state.left[item, part] = 0
    state.left[item, BONUS] = 1
    state.agenda_count += 1


@rule
def waits(part):
    """Whether a part without a choice still waits for its turn: what it is worth, or brings about, may change until then."""
    return part == ENGINEER_SUM or part == BEST_LOCOMOTIVES or part == SPECIAL_LOCOMOTIVE


@rule
def remove(state, item):
    """Take something off the agenda; the order of the rest stays."""
    last = int(state.agenda_count) - 1
    for i in range(item, last):
        state.agenda[i], state.whole[i], state.armed[i] = state.agenda[i + 1], state.whole[i + 1], state.armed[i + 1]
        for part in range(len(PARTS)):
            state.left[i, part] = state.left[i + 1, part]
    state.agenda[last], state.whole[last], state.armed[last] = 0, 0, 0
    for part in range(len(PARTS)):
        state.left[last, part] = 0
    state.agenda_count = last


@rule
def do_at_once(tables, state, seat, effect, part, count, events):
    """What needs no choice."""
    if part == DOUBLERS:
        place_doublers(state, seat, count, events)
    elif part == POINTS:
        get_points(state, seat, count, effect, events)
    elif part == COINS:
        state.coins[seat] += count
        emit(events, GOT_COINS, EVERY_SEAT, seat, count)
    elif part == TEMPORARY:
        state.temporary[seat] += count
        emit(events, GOT_TEMPORARY, EVERY_SEAT, seat, count)
    elif part == HIRE:
        hire(state, seat, int(state.row[0]), events)
        state.row[0] = NOBODY
    elif part == ENGINEER:
        hire(state, seat, letterless(tables), events)
    elif part == MARKER:
        state.marker[seat, 1] = 0
    elif part == REVALUE:
        state.revalued[seat] = 1
    elif part == MEDAL:
        state.medal[seat] = 1
    elif part == BLACK_WORKER:
        state.black_owner = seat
        state.black_ready = 1


@rule
def is_due(state, item):
    """Whether an effect has parts without a choice that have waited for its turn."""
    return state.left[item, ENGINEER_SUM] > 0 or state.left[item, BEST_LOCOMOTIVES] > 0 or state.left[item, SPECIAL_LOCOMOTIVE] > 0


@rule
def do_when_due(tables, state, seat, item, events):
    """Parts without a choice that have waited: points by what there is now; the locomotive of the card. Returns whether there were any."""
    effect = int(state.agenda[item])
    done = False
    if state.left[item, ENGINEER_SUM] > 0:
        state.left[item, ENGINEER_SUM] = 0
        get_points(state, seat, engineer_sum(tables, state, seat), effect, events)
        done = True
    if state.left[item, BEST_LOCOMOTIVES] > 0:
        state.left[item, BEST_LOCOMOTIVES] = 0
        get_points(state, seat, best_locomotives(state, seat), effect, events)
        done = True
    if state.left[item, SPECIAL_LOCOMOTIVE] > 0:
        state.left[item, SPECIAL_LOCOMOTIVE] = 0
        state.hand, state.hand_displaced = SPECIAL, 0
        done = True
    return done


@rule
def place_doublers(state, seat, count, events):
    """Doublers from the first free place on; what finds no place is lost (5.6)."""
    count = min(count, doublers_possible(state, seat))
    if count > 0:
        state.doublers[seat] += count
        state.doubler_supply -= count
        emit(events, DOUBLED, EVERY_SEAT, seat, state.doublers[seat])


@rule
def get_points(state, seat, points, effect, events):
    """Points that are marked at once."""
    state.points[seat] += points
    state.scored[seat, state.round_no, SCORED_EFFECTS] += points
    emit(events, GOT_POINTS, EVERY_SEAT, seat, points, effect)


@rule
def hire(state, seat, engineer, events):
    """An engineer comes to a seat for the rest of the match."""
    state.engineer_owner[engineer] = seat
    emit(events, HIRED, EVERY_SEAT, seat, engineer)


@rule
def letterless(tables):
    """The engineer that belongs to a ? card."""
    for engineer in range(len(ENGINEERS)):
        if tables.engineer_stack[engineer] == NO_LETTER:
            return engineer
    return 0


@rule
def engineer_sum(tables, state, seat):
    """The numbers on a seat's engineers, added up."""
    total = 0
    for engineer in range(len(ENGINEERS)):
        if state.engineer_owner[engineer] == seat:
            total += int(tables.engineer_number[engineer])
    return total


@rule
def best_locomotives(state, seat):
    """The numbers of a seat's two highest locomotives, added up."""
    best, second = 0, 0
    for slot in range(len(SLOTS)):
        number = power(state.slot[seat, slot])
        if number > best:
            best, second = number, best
        elif number > second:
            second = number
    return best + second
