"""What a seat may know, and complete states that fit it.

Unknown are the deck, the hands and bids of others and, until the end, what others laid aside. Own cards laid aside stay known.
"""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.core.machine.secrets import hide_secrets
from boardwright.core.machine.sets import insert, keep_unseen, mark, take_random
from boardwright.core.machine.state import EVERYONE
from sealed_bids.components import CARDS
from sealed_bids.state import OVER, ROUNDS, SECRETS, STREAM_GUESS


@rule
def hide(tables, state, seat):
    """Blank what `seat` (or a spectator, -1) does not know, in place."""
    hide_secrets(state, seat, SECRETS, state.phase, -1)


@rule
def resample(tables, state, seat):
    """Fill the blanks with cards that are nowhere to be seen, every arrangement equally likely, in place."""
    for other in range(state.players):
        mark(state.deck, state.bid[other])
        for i in range(ROUNDS):
            mark(state.deck, state.hand[other, i])
            mark(state.deck, state.aside[other, i])
            mark(state.deck, state.played[i, other])
    left = keep_unseen(state.deck, CARDS)
    for other in range(state.players):
        if other != seat:
            for i in range(state.hand_count[other]):
                insert(state.hand[other], i, take_random(state, STREAM_GUESS, state.deck, left))
                left -= 1
            if state.chosen[other] != 0:
                state.bid[other] = take_random(state, STREAM_GUESS, state.deck, left)
                left -= 1
            for i in range(state.aside_count[other] if state.phase != OVER else 0):
                state.aside[other, i] = take_random(state, STREAM_GUESS, state.deck, left)
                left -= 1
    state.viewer = EVERYONE
