"""The abilities that ask for a wagon: two swaps, two moves, protection (rulebook: abilities)."""

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.games.game_of_trains import obstacles as why
from boardwright.games.game_of_trains.cards import discard, drop_lock
from boardwright.games.game_of_trains.components import PROTECT, REMOVE_LEFT, SWAP_SKIP_ONE, WAGONS
from boardwright.games.game_of_trains.events import MOVED, PROTECTED, SWAPPED

REACH = (1, 2, 2, -2)
"""By swap or move: how many places to the right the wagon goes."""
OUT_OF_REACH = (why.NO_RIGHT_NEIGHBOUR, why.TOO_FAR_RIGHT, why.TOO_FAR_RIGHT, why.TOO_FAR_LEFT)


def removed_place(ability):
    """The place (from 0) of the wagons that a remove takes."""
    return 3 * (ability - REMOVE_LEFT)


def target_obstacle(state, seat, ability, position):
    """Why an ability may not be used on the wagon at `position` (from 0); 0 if it may."""
    if ability == PROTECT:
        if state.lock[seat, position] != 0:
            return why.ALREADY_PROTECTED
        return 0 if position % 3 == 0 else why.NOT_PROTECTABLE
    return 0 if is_in_reach(ability, position) else OUT_OF_REACH[ability]


def is_in_reach(ability, position):
    """Whether a swap or a move of the wagon at `position` stays in the train."""
    return 0 <= position + REACH[ability] < WAGONS


def rearrange(train, ability, position):
    """Do a swap or a move: the wagon goes past those in between, or changes places with the last of them."""
    to, wagon = position + REACH[ability], train[position]
    if ability <= SWAP_SKIP_ONE:
        train[position] = train[to]
    else:
        between = (position + to) // 2
        train[position], train[between] = train[between], train[to]
    train[to] = wagon


def use_on_wagon(state, seat, ability, position, events):
    """Use an ability on a wagon. Its card protects that wagon, or is discarded; wagons that change their position lose their locks."""
    card, train = state.using, state.train[seat]
    state.using = 0
    if ability == PROTECT:
        state.lock[seat, position] = card
        emit(events, PROTECTED, EVERY_SEAT, seat, position + 1, card)
        return
    discard(state, card)
    to = position + REACH[ability]
    if ability <= SWAP_SKIP_ONE:
        emit(events, SWAPPED, EVERY_SEAT, seat, position + 1, to + 1, train[position], train[to])
    else:
        emit(events, MOVED, EVERY_SEAT, seat, position + 1, to + 1, train[position])
    rearrange(train, ability, position)
    drop_lock(state, seat, position, events)
    if ability > SWAP_SKIP_ONE:
        drop_lock(state, seat, (position + to) // 2, events)
    drop_lock(state, seat, to, events)
