"""Queries of the rules about hands and tricks."""

from boardwright.core.machine.sets import contains, insert, remove
from boardwright.core.machine.state import ABSENT
from schnapsen.components import SUITS, suit_of
from schnapsen.state import HAND_SIZE

OTHER, TRUMPED, LOWER, HIGHER = range(4)
"""Rank of an answer relative to the card that was led. Strict rules require the highest of these that the hand can give."""


def standing(state, card, led):
    """Return the rank of a card relative to the one that was led."""
    if suit_of(card) == suit_of(led):
        return HIGHER if card > led else LOWER
    return TRUMPED if suit_of(card) == state.trump else OTHER


def takes(state, card, led):
    """Return whether an answer takes the trick."""
    how = standing(state, card, led)
    return how == HIGHER or how == TRUMPED


def is_strict(state):
    """Return whether suit must be followed: the talon is closed or used up."""
    return state.closed != ABSENT or state.turned == 0


def leader(state, n):
    """Return the leader of trick `n`: the winner of the previous one, at first the player who did not deal."""
    return int(state.taken[n - 1]) if n > 0 else 1 - int(state.dealer)


def may_hold(state, seat, card):
    """Return whether a hand can have this card: not if a strict trick asked for it and got a lesser answer."""
    for n in range(HAND_SIZE if state.closed == ABSENT else state.closed, state.tricks):
        led, answer = state.played[n, 1 - seat], state.played[n, seat]
        if leader(state, n) != seat and standing(state, card, led) > standing(state, answer, led):
            return False
    return True


def card_points(tables, state, seat):
    """The card points of a seat in this deal. Marriages count as soon as it has taken a trick."""
    total, tricks = 0, 0
    for n in range(state.tricks):
        if state.taken[n] == seat:
            tricks += 1
            total += tables.value[state.played[n, 0]] + tables.value[state.played[n, 1]]
    for suit in range(len(SUITS)):
        if tricks > 0 and state.married[seat] >> suit & 1:
            total += tables.royal if suit == state.trump else tables.marriage
    return total


def worth(tables, state, loser):
    """The game points of a deal, by what the loser has: half the card points, less, not even a trick."""
    for n in range(state.tricks):
        if state.taken[n] == loser:
            return 1 if card_points(tables, state, loser) >= tables.half else 2
    return 3


def holds(state, seat, card):
    """Return whether a card is in a hand."""
    return contains(state.hand[seat], state.hand_count[seat], card) or contains(state.shown[seat], state.shown_count[seat], card)


def lay(state, seat, card):
    """Remove a card from a hand."""
    if contains(state.hand[seat], state.hand_count[seat], card):
        state.hand_count[seat] = remove(state.hand[seat], state.hand_count[seat], card)
    else:
        state.shown_count[seat] = remove(state.shown[seat], state.shown_count[seat], card)


def take_openly(state, seat, card):
    """Add a card that both players have seen to a hand."""
    insert(state.shown[seat], state.shown_count[seat], card)
    state.shown_count[seat] += 1
