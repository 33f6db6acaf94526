"""The rules, in the order of a match."""

from __future__ import annotations

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.obstacle import NOT_NOW, blocked
from boardwright.core.machine.rule import rule
from boardwright.core.machine.sets import insert, keep_unseen, remove, take_random
from boardwright.core.machine.state import ABSENT
from sealed_bids.actions import BID_CARD, FAMILY, FIRST_BID, FIRST_PASS, FIRST_SWAP, PASS, PLACE, SWAP_CARD
from sealed_bids.components import CARDS
from sealed_bids.events import CHOSE, DEALT, PASSED, REVEALED, SWAPPED, TIED, TURNED_UP, WON
from sealed_bids.obstacles import CANNOT_BID, CANNOT_SWAP
from sealed_bids.state import BID, OVER, ROUNDS, SPLIT, STREAM_DECK, SWAP


@rule
def setup(tables, state, events):
    """Deal five cards to everybody. Only their owner learns which."""
    state.winner = ABSENT
    state.deck_count = keep_unseen(state.deck, CARDS)
    for seat in range(state.players):
        for i in range(ROUNDS):
            insert(state.hand[seat], i, draw(state))
        state.hand_count[seat] = ROUNDS
        h = state.hand[seat]
        emit(events, DEALT, 1 << seat, seat, h[0], h[1], h[2], h[3], h[4])


@rule
def draw(state):
    """Draw a card of the deck."""
    state.deck_count -= 1
    return take_random(state, STREAM_DECK, state.deck, state.deck_count + 1)


@rule
def actors(tables, state):
    """Who owes a choice, as a bit mask: all who have not bid yet, or the winner who may swap."""
    if state.phase == SWAP:
        return 1 << state.winner
    owing = 0
    if state.phase == BID:
        for seat in range(state.players):
            if state.chosen[seat] == 0:
                owing |= 1 << seat
    return owing


@rule
def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    first = FIRST_SWAP if state.phase == SWAP else FIRST_BID
    count = state.hand_count[seat]
    for i in range(count):
        moves.ids[i] = first + state.hand[seat, i] - 1
    if state.phase == SWAP:
        moves.ids[count] = FIRST_PASS
        count += 1
    moves.count = count
    return count


@rule
def obstacle(tables, state, seat, action, moves):
    """Why an action is not legal; 0 if it is."""
    kind, card = int(FAMILY[action]), int(PLACE[action]) + 1
    if (kind == BID_CARD) != (state.phase == BID):
        return NOT_NOW
    if kind == PASS:
        return 0
    for i in range(state.hand_count[seat]):
        if state.hand[seat, i] == card:
            return 0
    return blocked(moves, CANNOT_BID if kind == BID_CARD else CANNOT_SWAP, card)


@rule
def apply(tables, state, seat, action, events):
    """Do a legal action."""
    kind, card = int(FAMILY[action]), int(PLACE[action]) + 1
    if kind == BID_CARD:
        bid(tables, state, seat, card, events)
    elif kind == SWAP_CARD:
        swap(tables, state, seat, card, events)
    else:
        emit(events, PASSED, EVERY_SEAT, seat)
        next_round(tables, state, events)


@rule
def bid(tables, state, seat, card, events):
    """Choose a card in secret. Nothing here may depend on who has chosen before: the order of arrival means nothing."""
    remove(state.hand[seat], state.hand_count[seat], card)
    state.hand_count[seat] -= 1
    state.bid[seat] = card
    state.chosen[seat] = 1
    emit(events, CHOSE, 1 << seat, seat, card)
    if actors(tables, state) == 0:
        reveal(tables, state, events)


@rule
def reveal(tables, state, events):
    """All have chosen: show the bids and give away the pot. A sole winner with cards left may swap one."""
    best, tied = -1, 0
    for seat in range(state.players):
        card = state.bid[seat]
        emit(events, REVEALED, EVERY_SEAT, seat, card, tables.value[card])
        state.played[state.rounds_finished, seat] = card
        state.bid[seat] = 0
        state.chosen[seat] = 0
        if tables.value[card] > best:
            best, tied = tables.value[card], 0
        if tables.value[card] == best:
            tied += 1
            state.winner = seat
    state.rounds_revealed += 1
    pay(tables, state, best, tied, events)
    if tied == 1 and state.hand_count[state.winner] > 0 and state.deck_count > 0:
        state.phase = SWAP
    else:
        next_round(tables, state, events)


@rule
def pay(tables, state, best, tied, events):
    """The pot is one point for each player. Who ties for it splits it, or nobody gets it (option)."""
    if tied > 1 and state.options.ties != SPLIT:
        emit(events, TIED, EVERY_SEAT, best)
        return
    for seat in range(state.players):
        if tables.value[state.played[state.rounds_finished, seat]] == best:
            share = state.players // tied
            state.points[seat] += share
            emit(events, WON, EVERY_SEAT, seat, share)


@rule
def swap(tables, state, seat, card, events):
    """Lay a card aside, face down, and draw another one."""
    remove(state.hand[seat], state.hand_count[seat], card)
    state.aside[seat, state.aside_count[seat]] = card
    state.aside_count[seat] += 1
    drawn = draw(state)
    insert(state.hand[seat], state.hand_count[seat] - 1, drawn)
    emit(events, SWAPPED, 1 << seat, seat, card, drawn)
    next_round(tables, state, events)


@rule
def next_round(tables, state, events):
    """The next round, or the end: then the cards laid aside are shown and count their bonus."""
    state.phase = BID
    state.winner = ABSENT
    state.rounds_finished += 1
    if state.rounds_finished == ROUNDS:
        state.phase = OVER
        for seat in range(state.players):
            for i in range(state.aside_count[seat]):
                card = state.aside[seat, i]
                state.points[seat] += tables.bonus[card]
                emit(events, TURNED_UP, EVERY_SEAT, seat, card, tables.bonus[card])
