"""Where cards lie and how they move: draw pile, discard pile, row, locks; and what a winning train is."""

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.sets import take_random
from boardwright.games.game_of_trains.components import WAGONS
from boardwright.games.game_of_trains.events import LOCK_LOST, PAIRED, RESHUFFLED, WON
from boardwright.games.game_of_trains.state import OVER, STREAM_DRAW


def draw_card(state, events):
    """Take the top card of the draw pile. An empty pile is first made anew from the discards."""
    if state.draw_count == 0:
        reshuffle(state, events)
    state.draw_count -= 1
    return take_random(state, STREAM_DRAW, state.draw, state.draw_count + 1)


def reshuffle(state, events):
    """The discard pile becomes the draw pile (rulebook: other rules)."""
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
    """Put a card that everybody has seen on the discard pile."""
    state.discard[state.discard_count] = card
    state.discard_count += 1


def put_in_row(tables, state, card, events):
    """Lay a card face up beside the draw pile; two of the same ability leave at once (the pair rule)."""
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
    """A wagon that its owner moves or replaces loses its protection; the lock goes to the discard pile."""
    lock = state.lock[seat, position]
    if lock != 0:
        state.lock[seat, position] = 0
        discard(state, lock)
        emit(events, LOCK_LOST, EVERY_SEAT, seat, position + 1, lock)


def is_rising(train):
    """Whether all seven wagons are there and rise from left to right."""
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
