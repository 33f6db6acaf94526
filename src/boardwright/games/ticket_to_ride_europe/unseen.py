"""Train cards that a seat does not see: what its record says about them, and a deal that agrees with it.

By kind the record tells how many there are (all, minus those seen somewhere), and how many of the last shuffle were neither opened since
nor
drawn by this seat (`deck_at_shuffle` minus `drawn_since_shuffle`); by seat how many were drawn unseen since (`drawn_since_shuffle_count`),
and which it has shown since (`shown`). docs/games/ticket_to_ride_europe.md says what follows from this: which cards are *new*, *older*,
*spent* and *moved*. `shown` finds which seats have spent which cards. `resample` deals in this way, and the odds of a tunnel (`queries`)
follow from it.
"""

from boardwright.core.machine.memory import local
from boardwright.core.machine.random import quick_uniform_below
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe import components as c, state as s
from boardwright.games.ticket_to_ride_europe.shown import find_shown, guess_shown, move_cards

LAST_COLOUR = c.LOCOMOTIVE - 1
ONES = 0x01010101010101

UNSEEN_CARDS = record(
    [
        ("new", "i8", (c.KINDS,)),
        ("older", "i8", (c.KINDS,)),
        ("spent", "i8", (c.KINDS,)),  # by the unsure seats
        ("draws", "i8", (c.SEATS,)),  # cards that another seat has drawn unseen since the shuffle
        ("places", "i8", (c.SEATS,)),  # cards in its hand that were not seen going there
        ("shown", "i8", (c.SEATS, c.KINDS)),  # cards that it has drawn and shown since the shuffle
        ("unsure", "i8"),  # seats that may have shown new or older cards, as a set
        ("showable", "i8", (c.SEATS, c.KINDS)),  # what these have shown
        ("least", "i8", (c.SEATS,)),  # the least number of new ones among these
        ("most", "i8", (c.SEATS,)),
        ("lacks", "i8", (c.SEATS,)),  # how many more are moved
        ("movable", "i8", (c.KINDS,)),  # new cards that may be moved
        ("heap", "i8"),  # cards to draw from, see `gather`
        ("colours", "i8"),
        ("left", "i8"),
    ]
)
"""The cards that a seat does not see: counts by kind and by seat. The viewer itself has no draws and no places."""


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


def list_seats(state, seat, cards):
    """Note what others have drawn and hold unseen, and what they have shown: all of it is new if they have no older cards."""
    for i in range(state.shown_count):
        other, card, draws = state.shown_seat[i], state.shown_card[i], int(state.shown_draws[i])
        cards.showable[other, card] = min(cards.showable[other, card] + state.shown_cards[i], draws)
        cards.most[other] = min(cards.most[other] + state.shown_cards[i], draws)
    for other in range(state.players):
        if other == seat:
            cards.showable[seat], cards.most[seat] = 0, 0
        else:
            cards.draws[other] = state.drawn_since_shuffle_count[other]
            cards.places[other] = state.hand_count[other] - state.known[other].sum()
            if cards.draws[other] == cards.places[other] + cards.showable[other].sum():
                cards.shown[other] = cards.showable[other]
                cards.showable[other], cards.most[other] = 0, 0
            elif cards.most[other] > 0:
                cards.unsure |= 1 << other
                cards.least[other] = max(0, cards.draws[other] - cards.places[other])


def sort_unseen(tables, state, seat, cards):
    """Note how many unseen cards are new and older, and which new ones seats have shown, as far as that is certain."""
    count_unseen(tables, state, seat, cards.older)
    list_seats(state, seat, cards)
    for card in range(c.KINDS):
        of_shuffle, sure = int(state.deck_at_shuffle[card]), 0
        if seat >= 0:
            of_shuffle -= state.drawn_since_shuffle[seat, card]
        for other in range(state.players):
            sure += cards.shown[other, card]
        cards.new[card] = min(cards.older[card], of_shuffle - sure)
        cards.older[card] -= cards.new[card]
        cards.spent[card] = of_shuffle - sure - cards.new[card]
    if cards.unsure:
        find_shown(state, cards)


def sort_movable(state, cards):
    """Note by kind how many new cards may be moved: shown by seats that must have shown more. Returns the total."""
    moved = 0
    for other in range(state.players):
        if cards.lacks[other] > 0:
            moved += cards.lacks[other]
            for card in range(c.KINDS):
                cards.movable[card] += cards.showable[other, card] - cards.shown[other, card]
    for card in range(c.KINDS):
        cards.movable[card] = min(cards.movable[card], cards.new[card])
    return moved


def deal_unseen_cards(tables, state, seat, rng):
    """Fill the deck and the hands of others, and record what was drawn since the last shuffle."""
    cards = local(UNSEEN_CARDS)
    sort_unseen(tables, state, seat, cards)
    if cards.lacks.any():
        move_cards(state, cards, rng)
    elif cards.spent.any():
        guess_shown(state, cards, rng)
    deal_new(state, cards, rng)
    state.deck[:] = cards.new
    for other in range(state.players):
        if other != seat:
            for card in range(c.KINDS):
                drawn = state.drawn_since_shuffle[other, card]
                state.deck[card] -= drawn
                state.hand[other, card] = state.known[other, card] + drawn
                state.drawn_since_shuffle[other, card] = drawn + cards.shown[other, card]
    deal_to_seats(state, cards, cards.older, cards.places, state.hand, rng)


def deal_new(state, cards, rng):
    """Deal to each hand the new cards that it holds: those that its seat has drawn and not shown. The rest is the deck."""
    gather(cards, cards.new)
    for other in range(state.players):
        count = cards.draws[other] - cards.shown[other].sum()
        deal(cards, count, state.drawn_since_shuffle[other], rng)
        cards.places[other] -= count


def deal_to_seats(state, cards, counts, to_seats, hands, rng):
    """Deal cards, counted by kind, to the seats, `to_seats` to each."""
    gather(cards, counts)
    for seat in range(state.players):
        if to_seats[seat] > 0:
            deal(cards, to_seats[seat], hands[seat], rng)


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
    """Deal `count` random cards of the heap to a hand, counted by kind."""
    heap, colours, left = int(cards.heap), int(cards.colours), int(cards.left)
    for _ in range(count):
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
