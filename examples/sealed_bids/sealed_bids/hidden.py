"""What a seat may know, and complete states that fit it."""

from boardwright.core.machine.rule import rule
from boardwright.core.machine.secrets import hide_secrets
from boardwright.core.machine.sets import insert, keep_unseen, mark
from boardwright.core.machine.state import EVERYONE
from sealed_bids.components import CARDS
from sealed_bids.rules import draw
from sealed_bids.state import ROUNDS, SECRETS, STREAM_GUESS


@rule
def hide(tables, state, seat):
    """Blank what `seat` (or a spectator, -1) does not know, in place: the deck, and what others hold, bid and laid aside."""
    hide_secrets(state, seat, SECRETS, state.phase, -1)


@rule
def resample(tables, state, seat):
    """Deal the blanks from the cards that are nowhere to be seen, every arrangement equally likely, in place."""
    for other in range(state.players):
        mark(state.deck, state.bid[other])
        for i in range(ROUNDS):
            mark(state.deck, state.hand[other, i])
            mark(state.deck, state.aside[other, i])
            mark(state.deck, state.played[i, other])
    state.deck_count = keep_unseen(state.deck, CARDS)
    for other in range(state.players):
        if other != seat:
            for i in range(state.hand_count[other]):
                insert(state.hand[other], i, draw(state, STREAM_GUESS))
            if state.chosen[other] != 0:
                state.bid[other] = draw(state, STREAM_GUESS)
            for i in range(state.aside_count[other]):
                if state.aside[other, i] == 0:
                    state.aside[other, i] = draw(state, STREAM_GUESS)
    state.viewer = EVERYONE
