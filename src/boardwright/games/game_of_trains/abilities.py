"""The abilities that ask for a wagon: two swaps, two moves, protection (rulebook: abilities)."""

from __future__ import annotations

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import rule
from boardwright.games.game_of_trains import components as c
from boardwright.games.game_of_trains.cards import discard, drop_lock
from boardwright.games.game_of_trains.events import MOVED, PROTECTED, SWAPPED
from boardwright.games.game_of_trains.obstacles import ALREADY_PROTECTED, NO_RIGHT_NEIGHBOUR, NOT_PROTECTABLE, TOO_FAR_LEFT, TOO_FAR_RIGHT


@rule
def target_obstacle(state, seat, ability, position):
    """Why an ability may not be used on the wagon at `position` (from 0); 0 if it may."""
    if ability == c.PROTECT:
        if state.lock[seat, position] != 0:
            return ALREADY_PROTECTED
        return 0 if position % 3 == 0 else NOT_PROTECTABLE
    if ability == c.MOVE_LEFT:
        return 0 if position >= 2 else TOO_FAR_LEFT
    if ability == c.SWAP_ADJACENT:
        return 0 if position <= c.WAGONS - 2 else NO_RIGHT_NEIGHBOUR
    return 0 if position <= c.WAGONS - 3 else TOO_FAR_RIGHT


@rule
def use_on_wagon(state, seat, ability, position, events):
    """Use an ability on a wagon. The card goes to the discard pile, or under the wagon that it protects."""
    card = state.using
    state.using = 0
    if ability == c.PROTECT:
        state.lock[seat, position] = card
        emit(events, PROTECTED, EVERY_SEAT, seat, position + 1, card)
        return
    discard(state, card)
    if ability == c.SWAP_ADJACENT:
        swap(state, seat, position, position + 1, events)
    elif ability == c.SWAP_SKIP_ONE:
        swap(state, seat, position, position + 2, events)
    elif ability == c.MOVE_RIGHT:
        move(state, seat, position, 1, events)
    else:
        move(state, seat, position, -1, events)


@rule
def swap(state, seat, left, right, events):
    """Exchange two wagons; both lose their locks."""
    train = state.train[seat]
    a, b = train[left], train[right]
    emit(events, SWAPPED, EVERY_SEAT, seat, left + 1, right + 1, a, b)
    train[left], train[right] = b, a
    drop_lock(state, seat, left, events)
    drop_lock(state, seat, right, events)


@rule
def move(state, seat, start, step, events):
    """Move a wagon two places; the two that it passes shift by one. All three change their position and lose their locks."""
    train = state.train[seat]
    card = train[start]
    emit(events, MOVED, EVERY_SEAT, seat, start + 1, start + 1 + 2 * step, card)
    train[start] = train[start + step]
    train[start + step] = train[start + 2 * step]
    train[start + 2 * step] = card
    drop_lock(state, seat, start, events)
    drop_lock(state, seat, start + step, events)
    drop_lock(state, seat, start + 2 * step, events)
