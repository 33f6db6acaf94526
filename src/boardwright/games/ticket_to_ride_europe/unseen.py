"""Train cards that a seat does not see: what its record says about them, and a deal that agrees with it.

Each card that was drawn unseen came from a shuffle: what the deck was made of then, less what was drawn openly since, is known, and so is
how many of these cards each seat has drawn (`rules.drawn`). Some were shown later. A seat that has shown cards and has drawn of several
shuffles is *unsure*, and `origins` guesses which it has shown. The others lie in the hands of those who drew them, and in the deck.
`resample` deals in this way, and the odds of a tunnel (`presentation.odds`) follow from it. docs/games/ticket_to_ride_europe.md says more.
"""

from boardwright.core.machine.memory import local
from boardwright.core.machine.random import quick_uniform_below
from boardwright.core.machine.state import ABSENT, record
from boardwright.games.ticket_to_ride_europe import components as c, state as s
from boardwright.games.ticket_to_ride_europe.origins import WALK, begin_walk, end_walk, go

LAST_COLOUR = c.LOCOMOTIVE - 1
ONES = 0x01010101010101
DECKS = s.MOST_SHUFFLES + 1

UNSEEN_CARDS = record(
    [
        ("heap", "i8"),  # cards to draw from, see `gather`
        ("colours", "i8"),
        ("left", "i8"),
        ("decks", "i8"),  # shuffles: earlier ones, the oldest first, and that of the deck
        ("unsure", "i8"),  # seats, as a set
        ("count", "i2", (DECKS,)),  # by shuffle: cards that others hold unseen, or that are still in the deck
        ("pool", "i1", (DECKS, c.KINDS)),  # … by kind
        ("draws", "i1", (DECKS, c.SEATS)),  # … those of each other seat
        ("shown", "i1", (DECKS, c.SEATS, c.KINDS)),  # cards that it has drawn and shown
    ]
)
"""The cards that a seat does not see. The viewer itself has no draws and has shown nothing."""


def count_unseen(tables, state, seat, unseen):
    """Count the cards of each kind that the viewer sees nowhere."""
    for card in range(c.KINDS):
        unseen[card] = tables.cards[card] - state.discards[card]
    for other in range(state.players):
        seen = state.hand[other] if other == seat else state.known[other]
        for card in range(c.KINDS):
            unseen[card] -= seen[card]
    for slot in range(c.SLOTS):
        if state.row[slot] >= 0:
            unseen[state.row[slot]] -= 1
    if state.phase == s.TUNNEL:
        unseen[state.laid_colour] -= state.laid_cards
        unseen[c.LOCOMOTIVE] -= state.laid_locomotives
        for i in range(state.revealed_count):
            unseen[state.revealed[i]] -= 1


def sort_unseen(state, seat, cards):
    """Note what is left of each shuffle, and what others have drawn of it and shown, as far as that is certain."""
    last = int(state.earlier_count)
    cards.decks = last + 1
    for deck in range(last):
        sort_deck(state, seat, cards, deck, state.earlier_cards[deck], state.earlier_drawn[deck], state.earlier_drawn_count[deck])
    sort_deck(state, seat, cards, last, state.deck_at_shuffle, state.drawn_since_shuffle, state.drawn_since_shuffle_count)
    for i in range(state.shown_count):
        if state.shown_seat[i] != seat:
            note_origin(cards, state.shown_seat[i], state.shown_card[i], state.shown_cards[i])


def sort_deck(state, seat, cards, deck, pool, drawn, draws):
    """Note what of a shuffle the viewer has not drawn, and how much of that each other seat has."""
    for card in range(c.KINDS):
        left = int(pool[card]) - (drawn[seat, card] if seat >= 0 else 0)
        cards.pool[deck, card] = left
        cards.count[deck] += left
    for other in range(state.players):
        cards.draws[deck, other] = draws[other] if other != seat else 0


def note_origin(cards, seat, card, count):
    """Note from which shuffle the cards come that a seat has shown, if it has drawn of one only. Otherwise it is unsure."""
    deck = only_deck(cards, seat)
    if deck == ABSENT:
        cards.unsure |= 1 << int(seat)
    else:
        cards.pool[deck, card] -= count
        cards.count[deck] -= count
        cards.draws[deck, seat] -= count
        cards.shown[deck, seat, card] += count


def only_deck(cards, seat):
    """The shuffle of all cards that a seat has drawn; ABSENT if there are several."""
    found = ABSENT
    for deck in range(cards.decks):
        if cards.draws[deck, seat] > 0:
            if found != ABSENT:
                return ABSENT
            found = deck
    return found


def deal_unseen_cards(state, seat, rng):
    """Fill the deck and the hands of others, and the record of what they have drawn."""
    cards = local(UNSEEN_CARDS)
    sort_unseen(state, seat, cards)
    if cards.unsure:
        guess_origins(state, cards, rng)
    for other in range(state.players):
        if other != seat:
            state.hand[other] = state.known[other]
    for deck in range(cards.decks - 1):
        deal_deck(state, cards, seat, deck, state.earlier_drawn[deck], rng)
    deal_deck(state, cards, seat, cards.decks - 1, state.drawn_since_shuffle, rng)
    deal(cards, cards.left, state.deck, rng)


def guess_origins(state, cards, rng):
    """Guess which cards the unsure seats have shown."""
    walk = local(WALK)
    begin_walk(state, cards, walk, rng)
    go(cards, walk, rng)
    end_walk(cards, walk)


def deal_deck(state, cards, seat, deck, drawn, rng):
    """Deal what is left of a shuffle to the hands of those who have drawn it. `drawn` is the record of that, by seat."""
    gather(cards, cards.pool[deck])
    for other in range(state.players):
        if other != seat:
            if cards.draws[deck, other] > 0:
                deal(cards, cards.draws[deck, other], drawn[other], rng)
            for card in range(c.KINDS):
                state.hand[other, card] += drawn[other, card]
                drawn[other, card] += cards.shown[deck, other, card]


def gather(cards, counts):
    """Make a heap of cards, counted by kind. Byte k of `heap` is the number of cards of colours 0 to k, up to the last but one.

    A random place belongs to the first colour whose byte is larger; to take that card, subtract one from each byte that is larger than the
    place: six instructions, no memory, no branch. The largest byte is 84, so comparisons stay within their bytes.
    """
    total, heap = 0, 0
    for card in range(LAST_COLOUR):
        total += int(counts[card])
        heap |= total << 8 * card
    cards.heap, cards.colours = heap, total + int(counts[LAST_COLOUR])
    cards.left = cards.colours + int(counts[c.LOCOMOTIVE])


def deal(cards, count, hand, rng):
    """Deal `count` random cards of the heap to a hand (or the deck), counted by kind."""
    heap, colours, left = int(cards.heap), int(cards.colours), int(cards.left)
    if count == left:
        heap, colours, left = 0, 0, 0
    for _ in range(min(count, left)):
        place = int(quick_uniform_below(rng, left))
        heap -= (heap + (127 - place) * ONES) >> 7 & ONES  # subtract one in each byte that is larger than the place
        colours -= place < colours
        left -= 1
    dealt, coloured = int(cards.heap) - heap, int(cards.colours) - colours
    for card in range(LAST_COLOUR):
        hand[card] += dealt >> 8 * card & 127
        hand[card + 1] -= dealt >> 8 * card & 127
    hand[LAST_COLOUR] += coloured
    hand[c.LOCOMOTIVE] += count - coloured
    cards.heap, cards.colours, cards.left = heap, colours, left
