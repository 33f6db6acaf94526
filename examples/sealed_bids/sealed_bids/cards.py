"""Taking cards out of small piles and putting them in."""

from __future__ import annotations

from boardwright.core.machine.random import draw_below
from boardwright.core.machine.rule import rule


@rule
def take_random(state, stream):
    """A card of the deck, every one equally likely."""
    i = draw_below(state, stream, state.deck_count)
    card = state.deck[i]
    state.deck_count -= 1
    state.deck[i] = state.deck[state.deck_count]
    state.deck[state.deck_count] = 0
    return card


@rule
def insert(cards, count, card):
    """Put a card into `count` ascending ones."""
    i = count
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card


@rule
def remove(cards, count, card):
    """Take a card out of `count` ascending ones."""
    for i in range(count):
        if cards[i] > card:
            cards[i - 1] = cards[i]
    cards[count - 1] = 0
