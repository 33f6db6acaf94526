"""Train cards that a seat does not see: what its record says about them, and a deal that fits it.

They lie in the deck and in the hands of others. By kind the record tells how many there are (all, less those seen somewhere), how many
of the last shuffle were neither opened since nor drawn by this seat (`deck_at_shuffle` less `drawn_since_shuffle`), and by seat how many
were drawn unseen since (`drawn_since_shuffle_count`). From this follows:

* new cards: of the last shuffle and still unseen, as many of a kind as both counts allow. The deck holds nothing else.
* older cards: the other unseen ones. They lie in hands, and did so when the deck was shuffled.
* spent cards: the others of the shuffle. Somebody drew them unseen, and they were seen later: paid, or shown for a tunnel.
* moved cards: a hand has room for no more new cards than its seat has drawn since. Where the hands and the deck are too small for all
  new cards, so many more are spent, and as many of the same kinds are older. Which ones: any that were seen and may have been drawn.

Within this every way in which the cards may lie is equally likely: nothing is concluded from what others chose to do. Who paid what is
not on the record. `resample` deals like this, and the odds of a tunnel (`odds`) are its exact probabilities.
"""

from __future__ import annotations

from boardwright.core.machine.memory import local
from boardwright.core.machine.random import quick_uniform_below
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe.components import KINDS, LOCOMOTIVE, SLOTS
from boardwright.games.ticket_to_ride_europe.state import MOST_CARDS, TUNNEL

UNSEEN_CARDS = record(
    [
        ("new", "i8", (KINDS,)),
        ("older", "i8", (KINDS,)),
        ("spent", "i8", (KINDS,)),
        ("movable", "i8", (KINDS,)),  # new cards that may be moved
        ("moved", "i8"),  # how many are
        ("pile", "i8", (MOST_CARDS,)),  # cards to draw from
    ]
)
"""The cards that a seat does not see, by kind."""


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
def sort_unseen(tables, state, seat, cards):
    """Note by kind how many unseen cards are new, how many older, how many new ones were spent, and which may be moved."""
    count_unseen(tables, state, seat, cards.older)
    for card in range(KINDS):
        of_shuffle = state.deck_at_shuffle[card] - (state.drawn_since_shuffle[seat, card] if seat >= 0 else 0)
        cards.new[card] = min(cards.older[card], of_shuffle)
        cards.older[card] -= cards.new[card]
        cards.spent[card] = of_shuffle - cards.new[card]
    sort_moved(state, seat, cards)


@rule
def room_for_new(state, other):
    """How many new cards the hand of another seat may hold."""
    return min(state.hand_count[other] - state.known[other].sum(), state.drawn_since_shuffle_count[other])


@rule
def sort_moved(state, seat, cards):
    """Note how many new cards must be moved, and by kind how many may be: of those seen since that may have been drawn unseen."""
    moved, movable = cards.new.sum() - state.deck_count, cards.movable
    for card in range(KINDS):
        movable[card] = state.discards[card] - cards.spent[card]
    for other in range(state.players):
        if other != seat:
            moved -= room_for_new(state, other)
            for card in range(KINDS):
                movable[card] += state.known[other, card]
    if state.phase == TUNNEL and state.active != seat:
        movable[state.laid_colour] += state.laid_cards
        movable[LOCOMOTIVE] += state.laid_locomotives
    for card in range(KINDS):
        movable[card] = max(0, min(movable[card], cards.new[card]))
    if movable.sum() < moved:  # a position by hand that tells of cards which were never drawn
        movable[:] = cards.new
    cards.moved = max(0, moved)


# -- a deal that fits --------------------------------------------------------------------------------------------------------------


@rule
def deal_unseen_cards(tables, state, seat, rng):
    """Fill the deck, the hands of others, and what of these was drawn since the last shuffle.

    The deck starts with all new cards and keeps those that nobody gets."""
    cards = local(UNSEEN_CARDS)
    sort_unseen(tables, state, seat, cards)
    move_new(cards, rng)
    for card in range(KINDS):
        state.deck[card] = cards.new[card]
    deal_new(state, seat, cards.pile, list_cards(cards.new, cards.pile), rng)
    deal_older(state, seat, cards.pile, list_cards(cards.older, cards.pile), rng)
    deal_spent(state, seat, cards.pile, list_cards(cards.spent, cards.pile), rng)


@rule
def move_new(cards, rng):
    """Some new cards were spent, too, and as many of the same kinds are older."""
    for _ in range(cards.moved):
        left = quick_uniform_below(rng, cards.movable.sum())
        card = 0
        while left >= cards.movable[card]:
            left -= cards.movable[card]
            card += 1
        cards.movable[card] -= 1
        cards.new[card] -= 1
        cards.older[card] += 1
        cards.spent[card] += 1


@rule
def deal_new(state, seat, pile, left, rng):
    """Deal new cards to hands: to any places there that have room for new ones."""
    new = left - state.deck_count
    places = 0
    for other in range(state.players):
        if other != seat:
            places += room_for_new(state, other)
    for other in range(state.players):
        if other != seat:
            fitting = room_for_new(state, other)
            count = random_share(fitting, places, new, rng)
            places -= fitting
            new -= count
            for _ in range(count):
                card = draw_random_card(pile, left, rng)
                left -= 1
                state.deck[card] -= 1
                state.drawn_since_shuffle[other, card] += 1


@rule
def random_share(part, places, new, rng):
    """How many of so many new cards, which lie anywhere in these places, lie in a part of them."""
    if new == places:
        return part
    count = 0
    for i in range(part):
        if quick_uniform_below(rng, places - i) < new - count:
            count += 1
    return count


@rule
def deal_older(state, seat, pile, left, rng):
    """Fill the hands: with what was seen going there, new cards, and older ones."""
    for other in range(state.players):
        if other != seat:
            count = int(state.hand_count[other])
            for card in range(KINDS):
                cards = state.known[other, card] + state.drawn_since_shuffle[other, card]
                state.hand[other, card] = cards
                count -= cards
            for _ in range(count):
                state.hand[other, draw_random_card(pile, left, rng)] += 1
                left -= 1


@rule
def deal_spent(state, seat, pile, left, rng):
    """Deal the cards that were drawn since the last shuffle and spent."""
    for other in range(state.players):
        if other != seat:
            for _ in range(state.drawn_since_shuffle_count[other] - state.drawn_since_shuffle[other].sum()):
                state.drawn_since_shuffle[other, draw_random_card(pile, left, rng)] += 1
                left -= 1


@rule
def list_cards(cards, pile):
    """List all cards, counted by kind; return how many they are."""
    count = 0
    for card in range(KINDS):
        for _ in range(cards[card]):
            pile[count] = card
            count += 1
    return count


@rule
def draw_random_card(pile, left, rng):
    """Take a random one of the `left` cards out of a pile."""
    i = quick_uniform_below(rng, left)
    card = pile[i]
    pile[i] = pile[left - 1]
    return card
