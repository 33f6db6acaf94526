"""Cards and their moves: piles, row, locks; the abilities that ask for a wagon; and winning trains."""

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.sets import take_random
from boardwright.games.game_of_trains import obstacles as why
from boardwright.games.game_of_trains.components import PROTECT, REMOVE_LEFT, SWAP_SKIP_ONE, WAGONS
from boardwright.games.game_of_trains.events import LOCK_LOST, MOVED, PAIRED, PROTECTED, RESHUFFLED, SWAPPED, WON
from boardwright.games.game_of_trains.state import OVER, STREAM_DRAW

REACH = (1, 2, 2, -2)
"""By swap or move: how many positions the wagon goes to the right."""
OUT_OF_REACH = (why.NO_RIGHT_NEIGHBOUR, why.TOO_FAR_RIGHT, why.TOO_FAR_RIGHT, why.TOO_FAR_LEFT)


def draw_card(state, events):
    """Take the top card of the draw pile. An empty pile is first reshuffled from the discards."""
    if state.draw_count == 0:
        reshuffle(state, events)
    state.draw_count -= 1
    return take_random(state, STREAM_DRAW, state.draw, state.draw_count + 1)


def reshuffle(state, events):
    """Turn the discard pile into the draw pile (rulebook: other rules)."""
    for seat in range(state.players):
        for i in range(state.refused_count[seat]):
            discard(state, state.refused[seat, i])
    state.refused[:], state.refused_count[:] = 0, 0
    state.draw[:] = state.discard
    state.discard[:] = 0
    state.draw_count = state.discard_count
    state.discard_count = 0
    emit(events, RESHUFFLED, EVERY_SEAT, state.draw_count)


def discard(state, card):
    """Put a card seen by all players on the discard pile."""
    state.discard[state.discard_count] = card
    state.discard_count += 1


def put_in_row(tables, state, card, events):
    """Put a card face up in the row; two with the same ability are discarded at once (the pair rule)."""
    ability = tables.ability[card]
    other = state.row[ability]
    if other == 0:
        state.row[ability] = card
    else:
        state.row[ability] = 0
        discard(state, other)
        discard(state, card)
        emit(events, PAIRED, EVERY_SEAT, ability, other, card)


def drop_lock(state, seat, position, events):
    """Drop the protection of a wagon that its owner moves or replaces; the lock goes to the discard pile."""
    lock = state.lock[seat, position]
    if lock != 0:
        state.lock[seat, position] = 0
        discard(state, lock)
        emit(events, LOCK_LOST, EVERY_SEAT, seat, position + 1, lock)


def is_rising(train):
    """Return whether all seven wagons are present and rise from left to right."""
    last = 0
    for i in range(WAGONS):
        if train[i] <= last:
            return False
        last = train[i]
    return True


def win_if_rising(state, seat, events):
    """End the match if the train of `seat` is complete (rulebook: end of the game)."""
    if not is_rising(state.train[seat]):
        return False
    state.winner = seat
    state.phase = OVER
    state.active = seat
    emit(events, WON, EVERY_SEAT, seat)
    return True


# -- abilities that ask for a wagon: two swaps, two moves, protection (rulebook: abilities) ----------------------------------------


def removed_place(ability):
    """The position (from 0) of the wagons that a remove takes."""
    return 3 * (ability - REMOVE_LEFT)


def target_obstacle(state, seat, ability, position):
    """Return why an ability cannot be used on the wagon at `position` (from 0); 0 if it can."""
    if ability == PROTECT:
        if state.lock[seat, position] != 0:
            return why.ALREADY_PROTECTED
        return 0 if position % 3 == 0 else why.NOT_PROTECTABLE
    return 0 if is_in_reach(ability, position) else OUT_OF_REACH[ability]


def is_in_reach(ability, position):
    """Return whether a swap or move of the wagon at `position` stays within the train."""
    return 0 <= position + REACH[ability] < WAGONS


def rearrange(train, ability, position):
    """Do a swap or move: the wagon passes those in between, or changes places with the last of them."""
    to, wagon = position + REACH[ability], train[position]
    if ability <= SWAP_SKIP_ONE:
        train[position] = train[to]
    else:
        between = (position + to) // 2
        train[position], train[between] = train[between], train[to]
    train[to] = wagon


def use_on_wagon(state, seat, ability, position, events):
    """Use an ability on a wagon. Its card protects that wagon, or is discarded; wagons that change position lose their locks."""
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
