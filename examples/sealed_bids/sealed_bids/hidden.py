"""Complete states that fit a seat's knowledge. The secrets are declared in `state.py`."""

from boardwright.core.machine.sets import deal, keep_unseen, mark_all
from boardwright.core.machine.state import EVERYONE
from sealed_bids.rules import draw
from sealed_bids.state import STREAM_GUESS


def resample(tables, state, seat):
    """Deal the blanks from the unseen cards in place, every arrangement equally likely."""
    mark_all(state.deck, state.hand)
    mark_all(state.deck, state.bid)
    mark_all(state.deck, state.aside)
    mark_all(state.deck, state.played)
    state.deck_count = keep_unseen(state.deck)
    for other in range(state.players):
        if other != seat:
            state.deck_count = deal(state, STREAM_GUESS, state.deck, state.deck_count, state.hand[other], state.hand_count[other])
            if state.chosen[other] != 0:
                state.bid[other] = draw(state, STREAM_GUESS)
            for i in range(state.aside_count[other]):
                if state.aside[other, i] == 0:
                    state.aside[other, i] = draw(state, STREAM_GUESS)
    state.viewer = EVERYONE
