"""The rules, in the order of a match."""

from boardwright.core.machine.bits import seats_where
from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.obstacle import NOT_NOW, blocked
from boardwright.core.machine.sets import contains, deal, insert, keep_unseen, remove, take_random
from boardwright.core.machine.state import ABSENT
from sealed_bids import events as ev
from sealed_bids.actions import BID_CARD, FAMILY, PASS, PLACE, SWAP_CARD
from sealed_bids.obstacles import CANNOT_BID, CANNOT_SWAP
from sealed_bids.scoring import share_of_pot
from sealed_bids.state import BID, OVER, ROUNDS, STREAM_DECK, SWAP


def setup(tables, state, events):
    """Deal five cards to each player. Only the owner learns which."""
    state.deck_count = keep_unseen(state.deck)
    for seat in range(state.players):
        h = state.hand[seat]
        state.deck_count = deal(state, STREAM_DECK, state.deck, state.deck_count, h, ROUNDS)
        state.hand_count[seat] = ROUNDS
        emit(events, ev.DEALT, 1 << seat, seat, h[0], h[1], h[2], h[3], h[4])


def draw(state, stream):
    """Draw a card of the deck."""
    state.deck_count -= 1
    return take_random(state, stream, state.deck, state.deck_count + 1)


def actors(tables, state):
    """Return who owes a choice, as a bit mask: all who have not bid yet, or the winner who may swap."""
    if state.phase == BID:
        return seats_where(state.chosen, 0, state.players)
    return 1 << state.winner if state.phase == SWAP else 0


def obstacle(tables, state, seat, action, moves):
    """Return why an action is not legal; 0 if it is."""
    kind, card = int(FAMILY[action]), int(PLACE[action]) + 1
    if state.phase != (BID if kind == BID_CARD else SWAP):
        return NOT_NOW
    if kind == PASS or contains(state.hand[seat], state.hand_count[seat], card):
        return 0
    return blocked(moves, CANNOT_BID if kind == BID_CARD else CANNOT_SWAP, card)


def apply(tables, state, seat, action, events):
    """Apply a legal action."""
    kind, card = int(FAMILY[action]), int(PLACE[action]) + 1
    if kind == BID_CARD:
        bid(tables, state, seat, card, events)
    elif kind == SWAP_CARD:
        swap(tables, state, seat, card, events)
    else:
        emit(events, ev.PASSED, EVERY_SEAT, seat)
        begin_round(tables, state, events)


def bid(tables, state, seat, card, events):
    """Choose a card in secret. The result must not depend on the order in which seats choose."""
    state.hand_count[seat] = remove(state.hand[seat], state.hand_count[seat], card)
    state.bid[seat] = card
    state.chosen[seat] = 1
    emit(events, ev.CHOSE, 1 << seat, seat, card)
    if actors(tables, state) == 0:
        reveal(tables, state, events)


def reveal(tables, state, events):
    """Show the bids and award the pot when all have chosen. A sole winner may swap a card, except in the last round."""
    number, highest, share = state.rounds_played, 0, 0
    state.rounds_played = number + 1
    for seat in range(state.players):
        card = state.bid[seat]
        highest = max(highest, tables.value[card])
        emit(events, ev.REVEALED, EVERY_SEAT, seat, card, tables.value[card])
        state.played[number, seat] = card
        state.bid[seat] = 0
        state.chosen[seat] = 0
    for seat in range(state.players):
        won = share_of_pot(tables, state, number, seat)
        if won > 0:
            share = won  # the same for all who win
            state.winner = seat
            state.points[seat] += share
            emit(events, ev.WON, EVERY_SEAT, seat, share)
    if share == 0:
        emit(events, ev.TIED, EVERY_SEAT, highest)
    if share == state.players and state.rounds_played < ROUNDS:
        state.phase = SWAP
    else:
        begin_round(tables, state, events)


def swap(tables, state, seat, card, events):
    """Lay a card aside, face down, and draw another one."""
    remove(state.hand[seat], state.hand_count[seat], card)
    state.aside[seat, state.aside_count[seat]] = card
    state.aside_count[seat] += 1
    drawn = draw(state, STREAM_DECK)
    insert(state.hand[seat], state.hand_count[seat] - 1, drawn)
    emit(events, ev.SWAPPED, 1 << seat, seat, card, drawn)
    begin_round(tables, state, events)


def begin_round(tables, state, events):
    """Start the next round, or end the match: show the cards laid aside and count their bonus."""
    state.phase = OVER if state.rounds_played == ROUNDS else BID
    state.winner = ABSENT
    if state.phase == OVER:
        for seat in range(state.players):
            for i in range(state.aside_count[seat]):
                card = state.aside[seat, i]
                state.points[seat] += tables.bonus[card]
                emit(events, ev.TURNED_UP, EVERY_SEAT, seat, card, tables.bonus[card])
