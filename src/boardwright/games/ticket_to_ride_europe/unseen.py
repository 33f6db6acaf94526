"""Train cards that a seat does not see: what its record says about them, and a deal that fits it.

They lie in the deck and in the hands of others. By kind the record tells how many there are (all, less those seen somewhere), how many
of the last shuffle were neither opened since nor drawn by this seat (`fresh` less `blind`), and by seat how many were drawn unseen since
(`blind_count`). From this follows:

* new cards: of the last shuffle and still unseen, as many of a kind as both counts allow. The deck holds nothing else.
* older cards: the other unseen ones. They lie in hands, and did so when the deck was shuffled.
* spent cards: the others of the shuffle. Somebody drew them unseen, and they were seen later: paid, or shown for a tunnel.
* moved cards: a hand has room for no more new cards than its seat has drawn since. Where the hands and the deck are too small for all
  new cards, so many more are spent, and as many of the same kinds are older. Which ones: any that were seen and may have been drawn.

Within this every way in which the cards may lie is equally likely: nothing is concluded from what others chose to do. Who paid what is
not on the record. `resample` deals like this, and the odds of a tunnel (`odds`) are its exact probabilities.
"""

from __future__ import annotations

import numpy as np

from boardwright.core.machine.random import draw_below
from boardwright.core.machine.rule import rule
from boardwright.games.ticket_to_ride_europe.components import KINDS, LOCOMOTIVE, SLOTS
from boardwright.games.ticket_to_ride_europe.state import STREAM_GUESS, TUNNEL


@rule
def count_unseen(tables, state, seat, unseen):
    """How many cards of each kind the viewer sees nowhere."""
    for card in range(KINDS):
        unseen[card] = tables.cards[card] - state.discards[card]
        for other in range(state.players):
            unseen[card] -= state.hand[other, card] if other == seat else state.known[other, card]
    for slot in range(SLOTS):
        if state.row[slot] >= 0:
            unseen[state.row[slot]] -= 1
    if state.phase == TUNNEL:
        for i in range(state.revealed_count):
            unseen[state.revealed[i]] -= 1
        unseen[state.laid_colour] -= state.laid_cards
        unseen[LOCOMOTIVE] -= state.laid_locomotives


@rule
def sort_unseen(tables, state, seat, new, older, spent):
    """Write by kind how many unseen cards are new, how many older, and how many new ones were spent (before any are moved)."""
    count_unseen(tables, state, seat, older)
    for card in range(KINDS):
        fresh = state.fresh[card] - (state.blind[seat, card] if seat >= 0 else 0)
        new[card] = min(older[card], fresh)
        older[card] -= new[card]
        spent[card] = fresh - new[card]


@rule
def room(state, other):
    """How many new cards the hand of another seat may hold."""
    return min(state.hand_count[other] - state.known[other].sum(), state.blind_count[other])


@rule
def sort_moved(state, seat, new, spent, movable):
    """Return how many new cards must be moved, and write by kind how many may be: of those seen since that may have been drawn unseen."""
    moved = new.sum() - state.deck_count
    for card in range(KINDS):
        movable[card] = state.discards[card] - spent[card]
    for other in range(state.players):
        if other != seat:
            moved -= room(state, other)
            for card in range(KINDS):
                movable[card] += state.known[other, card]
    if state.phase == TUNNEL and state.active != seat:
        movable[state.laid_colour] += state.laid_cards
        movable[LOCOMOTIVE] += state.laid_locomotives
    for card in range(KINDS):
        movable[card] = max(0, min(movable[card], new[card]))
    if movable.sum() < moved:  # a position by hand that tells of cards which were never drawn
        movable[:] = new
    return max(0, moved)


@rule
def deal_unseen_cards(tables, state, seat):
    """Fill the deck, the hands of others, and what of these was drawn since the last shuffle."""
    new, older = np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
    spent, movable = np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
    sort_unseen(tables, state, seat, new, older, spent)
    for _ in range(sort_moved(state, seat, new, spent, movable)):
        card = some_card(state, movable)
        new[card] -= 1
        older[card] += 1
        spent[card] += 1
    for _ in range(state.deck_count):
        state.deck[some_card(state, new)] += 1
    places = 0
    for other in range(state.players):
        if other != seat:
            places += room(state, other)
    for other in range(state.players):
        if other != seat:
            deal_hand(state, other, places, new, older, spent)
            places -= room(state, other)


@rule
def deal_hand(state, other, places, new, older, spent):
    """Fill one hand. New cards may lie in `places` places of this hand and of those to come; older ones lie in all others."""
    for card in range(KINDS):
        state.hand[other, card] = state.known[other, card]
    unknown = state.hand_count[other] - state.known[other].sum()
    fitting = room(state, other)
    for i in range(unknown):
        if i < fitting and draw_below(state, STREAM_GUESS, places - i) < new.sum():
            card = some_card(state, new)
            state.blind[other, card] += 1
        else:
            card = some_card(state, older)
        state.hand[other, card] += 1
    for _ in range(state.blind_count[other] - state.blind[other].sum()):
        state.blind[other, some_card(state, spent)] += 1


@rule
def some_card(state, cards):
    """Take a random card out of `cards`."""
    left = draw_below(state, STREAM_GUESS, cards.sum())
    card = 0
    while left >= cards[card]:
        left -= cards[card]
        card += 1
    cards[card] -= 1
    return card
