"""Complete states that fit a seat's knowledge. The secrets are declared in `state.py`."""

from boardwright.core.machine.sets import contains, deal, keep_unseen, mark, mark_all
from boardwright.core.machine.state import EVERYONE
from schnapsen.cards import may_hold
from schnapsen.components import CARDS
from schnapsen.state import STREAM_GUESS


def resample(tables, state, seat):
    """Deal the blanks from the unseen cards in place, every arrangement that fits equally likely.

    Each hand is dealt separately. If both are unknown (to a spectator) and have a card in common, they are dealt again.
    """
    again = True
    while again:
        again = False
        for other in range(2):
            if other != seat:
                guess(state, other, seat)
        for i in range(state.hand_count[0]):
            again = again or contains(state.hand[1], state.hand_count[1], state.hand[0, i])
    mark_seen(state)
    mark_all(state.talon, state.hand)
    state.talon_count = keep_unseen(state.talon)
    state.viewer = EVERYONE


def guess(state, other, seat):
    """Deal an unknown hand from the cards that it may have, using the talon as scratch memory."""
    mark_seen(state)
    if seat >= 0:
        mark_all(state.talon, state.hand[seat])
    for card in range(1, len(CARDS) + 1):
        if not may_hold(state, other, card):
            mark(state.talon, card)
    deal(state, STREAM_GUESS, state.talon, keep_unseen(state.talon), state.hand[other], state.hand_count[other])


def mark_seen(state):
    """Mark the cards that both players can see."""
    state.talon[:] = 0
    mark_all(state.talon, state.played)
    mark_all(state.talon, state.shown)
    mark(state.talon, state.led)
    mark(state.talon, state.turned)
