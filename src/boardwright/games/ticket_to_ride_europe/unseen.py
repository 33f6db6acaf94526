"""Train cards that a seat does not see: what its record says about them, and a deal that fits it.

They lie in the deck and in the hands of others. By kind the record tells how many there are (all, less those seen somewhere), how many
of the last shuffle were neither opened since nor drawn by this seat (`deck_at_shuffle` less `drawn_since_shuffle`), and by seat how many
were drawn unseen since (`drawn_since_shuffle_count`). From this follows:

* new cards: of the last shuffle and still unseen, as many of a kind as both counts allow. The deck holds nothing else.
* older cards: the other unseen ones. They lie in hands, and did so when the deck was shuffled.
* spent cards: the others of the shuffle. Somebody drew them unseen, and they were seen later: paid, or shown for a tunnel.
* shown cards: of the spent ones, those that were not paid. They lie in hands that are known to hold them, and were drawn by these seats.
  (Where several hands may hold one, the first seat has it.)
* moved cards: a hand has room for no more new cards than its seat has drawn since, less those it has shown. Where the hands and the deck
  are too small for all new cards, so many more are spent, and as many of the same kinds are older. Which ones: any that may have been
  paid, or be shown by a seat that has drawn more than its hand has room for.

Within this every way in which the cards may lie is equally likely: nothing is concluded from what others chose to do. Who paid what is
not on the record. `resample` deals like this, and the odds of a tunnel (`odds`) are its exact probabilities.
"""

from __future__ import annotations

from boardwright.core.machine.memory import local
from boardwright.core.machine.random import quick_uniform_below
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe.components import KINDS, LOCOMOTIVE, SEATS, SLOTS
from boardwright.games.ticket_to_ride_europe.state import MOST_CARDS, TUNNEL

UNSEEN_CARDS = record(
    [
        ("new", "i8", (KINDS,)),
        ("older", "i8", (KINDS,)),
        ("spent", "i8", (KINDS,)),
        ("payable", "i8", (KINDS,)),  # so many more may have been drawn and paid
        ("shown", "i8", (SEATS, KINDS)),
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
    sort_spent(state, seat, cards)
    cards.moved = max(0, cards.new.sum() - state.deck_count - places_for_new(state, seat, cards))
    sort_movable(state, seat, cards, cards.moved)


@rule
def sort_spent(state, seat, cards):
    """Note by kind which spent cards were not paid but shown, and how many more may have been paid."""
    cards.shown[:] = 0
    for card in range(KINDS):
        paid = state.discards[card]
        if state.phase == TUNNEL:
            paid += (state.laid_cards if card == state.laid_colour else 0) + (state.laid_locomotives if card == LOCOMOTIVE else 0)
        if seat >= 0:
            paid -= max(0, state.drawn_since_shuffle[seat, card] - state.hand[seat, card])
        cards.payable[card] = max(0, paid - cards.spent[card])
        for _ in range(cards.spent[card] - paid):
            show(state, seat, cards, card, False)


@rule
def show(state, seat, cards, card, spare):
    """The first hand that may hold a spent card shows it (if asked: of a seat with draws to spare). None does in a position by hand."""
    for other in range(state.players):
        if other != seat and cards.shown[other, card] < state.known[other, card]:
            if (spare_draws(state, cards, other) if spare else unshown_draws(state, cards, other)) > 0:
                cards.shown[other, card] += 1
                return


@rule
def unshown_draws(state, cards, other):
    """How many cards another seat has drawn unseen since the shuffle, less those it has shown."""
    return state.drawn_since_shuffle_count[other] - cards.shown[other].sum()


@rule
def room_for_new(state, cards, other):
    """How many new cards the hand of another seat may hold."""
    return min(state.hand_count[other] - state.known[other].sum(), unshown_draws(state, cards, other))


@rule
def spare_draws(state, cards, other):
    """How many cards another seat has drawn that cannot be new ones in its hand, nor are shown."""
    return unshown_draws(state, cards, other) - room_for_new(state, cards, other)


@rule
def places_for_new(state, seat, cards):
    """How many new cards the hands of others may hold."""
    places = 0
    for other in range(state.players):
        if other != seat:
            places += room_for_new(state, cards, other)
    return places


@rule
def sort_movable(state, seat, cards, moved):
    """Note by kind how many new cards may be moved, if so many must be."""
    for card in range(KINDS):
        movable = cards.payable[card]
        for other in range(state.players):
            if other != seat:
                movable += min(state.known[other, card] - cards.shown[other, card], spare_draws(state, cards, other))
        cards.movable[card] = min(movable, cards.new[card])
    if cards.movable.sum() < moved:  # a position by hand that tells of cards which were never drawn
        cards.movable[:] = cards.new


# -- a deal that fits --------------------------------------------------------------------------------------------------------------


@rule
def deal_unseen_cards(tables, state, seat, rng):
    """Fill the deck, the hands of others, and what of these was drawn since the last shuffle.

    The deck starts with all new cards and keeps those that nobody gets."""
    cards = local(UNSEEN_CARDS)
    sort_unseen(tables, state, seat, cards)
    move_new(state, seat, cards, rng)
    for card in range(KINDS):
        state.deck[card] = cards.new[card]
    deal_new(state, seat, cards, list_cards(cards.new, cards.pile), rng)
    deal_older(state, seat, cards.pile, list_cards(cards.older, cards.pile), rng)
    deal_shown(state, seat, cards)
    deal_spent(state, seat, cards.pile, list_cards(cards.spent, cards.pile), rng)


@rule
def move_new(state, seat, cards, rng):
    """Some new cards were spent, too, and as many of the same kinds are older."""
    for done in range(cards.moved):
        left = quick_uniform_below(rng, cards.movable.sum())
        card = 0
        while left >= cards.movable[card]:
            left -= cards.movable[card]
            card += 1
        cards.new[card] -= 1
        cards.older[card] += 1
        cards.spent[card] += 1
        if cards.payable[card] > 0:
            cards.payable[card] -= 1
        else:
            show(state, seat, cards, card, True)
        sort_movable(state, seat, cards, cards.moved - done - 1)


@rule
def deal_new(state, seat, cards, left, rng):
    """Deal new cards to hands: to any places there that have room for new ones."""
    new = left - state.deck_count
    places = places_for_new(state, seat, cards)
    for other in range(state.players):
        if other != seat:
            fitting = room_for_new(state, cards, other)
            count = random_share(fitting, places, new, rng)
            places -= fitting
            new -= count
            for _ in range(count):
                card = draw_random_card(cards.pile, left, rng)
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
def deal_shown(state, seat, cards):
    """What a hand has shown its seat has drawn."""
    for other in range(state.players):
        if other != seat:
            for card in range(KINDS):
                state.drawn_since_shuffle[other, card] += cards.shown[other, card]
                cards.spent[card] -= cards.shown[other, card]


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
