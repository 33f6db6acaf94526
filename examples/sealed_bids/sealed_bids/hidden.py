"""What a seat may know, and complete states that fit it.

Unknown are the deck, the hands and bids of others and, until the end, what others laid aside. Own cards laid aside stay known.
"""

from __future__ import annotations

from boardwright.core.machine.random import forget
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import EVERYONE
from sealed_bids.cards import insert, take_random
from sealed_bids.components import CARDS
from sealed_bids.state import OVER, ROUNDS, STREAM_GUESS


@rule
def hide(tables, state, seat):
    """Blank what `seat` (or a spectator, -1) does not know, in place."""
    forget(state.rng)
    state.viewer = seat
    state.deck[:] = 0
    for other in range(state.players):
        if other != seat:
            state.hand[other, :] = 0
            state.bid[other] = 0
            if state.phase != OVER:
                state.aside[other, :] = 0


@rule
def resample(tables, state, seat):
    """Fill the blanks with cards that are nowhere to be seen, every arrangement equally likely, in place."""
    left = state.deck_count
    collect_unseen(state)
    for other in range(state.players):
        if other != seat:
            for i in range(state.hand_count[other]):
                insert(state.hand[other], i, take_random(state, STREAM_GUESS))
            if state.chosen[other] != 0:
                state.bid[other] = take_random(state, STREAM_GUESS)
            if state.phase != OVER:
                for i in range(state.aside_count[other]):
                    state.aside[other, i] = take_random(state, STREAM_GUESS)
    state.deck_count = left
    state.viewer = EVERYONE


@rule
def collect_unseen(state):
    """Put all cards that lie nowhere in sight into the deck."""
    deck = state.deck
    for seat in range(state.players):
        note(deck, state.bid[seat])
        for i in range(ROUNDS):
            note(deck, state.hand[seat, i])
            note(deck, state.aside[seat, i])
            note(deck, state.played[i, seat])
    count = 0
    for card in range(1, CARDS + 1):
        seen = deck[card - 1]
        deck[card - 1] = 0
        if seen == 0:
            deck[count] = card
            count += 1
    state.deck_count = count


@rule
def note(seen, card):
    """Mark a card (0 is none) as seen."""
    if card != 0:
        seen[card - 1] = 1
