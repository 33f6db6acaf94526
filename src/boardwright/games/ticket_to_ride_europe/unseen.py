"""Train cards that a seat does not see: what its record says about them, and a deal that fits it.

By kind the record tells how many there are (all, less those seen somewhere), how many of the last shuffle were neither opened since nor
drawn by this seat (`deck_at_shuffle` less `drawn_since_shuffle`), and by seat how many were drawn unseen since
(`drawn_since_shuffle_count`). docs/games/ticket_to_ride_europe.md says what follows from this: which cards are *new*, *older*, *spent* and
*moved*. `shown` says which spent cards were not paid but lie open in hands. Moved are any that may have been paid, or be shown by a seat
that has drawn more than its hand has room for. `resample` deals like this, and the odds of a tunnel (`queries`) are its exact
probabilities.
"""

from boardwright.core.machine.memory import local
from boardwright.core.machine.random import quick_uniform_below, quick_weighted
from boardwright.core.machine.state import ABSENT, record
from boardwright.games.ticket_to_ride_europe import components as c, state as s
from boardwright.games.ticket_to_ride_europe.shown import find_shown, show_spare

LAST_COLOUR = c.LOCOMOTIVE - 1
ONES = 0x01010101010101

UNSEEN_CARDS = record(
    [
        ("new", "i8", (c.KINDS,)),
        ("older", "i8", (c.KINDS,)),
        ("spent", "i8", (c.KINDS,)),  # and not shown
        ("payable", "i8", (c.KINDS,)),  # cards that others may have paid; later: how many more of them may have been new
        ("showable", "i8", (c.SEATS, c.KINDS)),  # cards that lie open, in a hand or for a tunnel, and may have been drawn unseen
        ("shown", "i8", (c.SEATS, c.KINDS)),  # those that were, since the shuffle
        ("draws", "i8", (c.SEATS,)),  # cards that another seat has drawn unseen since the shuffle, less those it has shown
        ("places", "i8", (c.SEATS,)),  # cards in its hand that nobody saw going there
        ("payers", "i8"),  # other seats that have paid for something, as a set
        ("moved", "i8"),
        ("movable", "i8", (c.KINDS,)),  # new cards that may be moved
        ("heap", "i8"),  # cards to draw from, see `gather`
        ("colours", "i8"),
        ("left", "i8"),
    ]
)
"""The cards that a seat does not see: how many, by kind and by seat. The viewer itself has no draws and no places."""


def count_unseen(tables, state, seat, unseen):
    """How many cards of each kind the viewer sees nowhere."""
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


def has_paid(state, seat):
    """Whether a seat has ever paid for something: for a route, which takes trains, or for a station."""
    return state.trains[seat] < c.TRAINS or state.stations[seat] < c.STATIONS


def list_seats(state, seat, cards):
    """Note what others have drawn and hold unseen, what they may show, and who may have paid."""
    cards.shown[:], cards.showable[:], cards.draws[:], cards.places[:], cards.payers = 0, 0, 0, 0, 0
    for other in range(state.players):
        if other != seat:
            cards.draws[other] = state.drawn_since_shuffle_count[other]
            cards.places[other] = state.hand_count[other] - state.known[other].sum()
            cards.payers |= int(has_paid(state, other)) << other
            if state.laid_route != ABSENT:
                cards.showable[other] = state.known[other]
    if state.phase == s.TUNNEL and state.active != seat:
        cards.showable[state.active, state.laid_colour] += state.laid_cards
        cards.showable[state.active, c.LOCOMOTIVE] += state.laid_locomotives


def list_payable(state, seat, cards):
    """Note how many cards of each kind others may have paid since the shuffle: the discards, less what the viewer has paid itself."""
    cards.payable[:] = state.discards
    if seat >= 0:
        for card in range(c.KINDS):
            own = int(state.drawn_since_shuffle[seat, card]) - state.hand[seat, card]
            if state.phase == s.TUNNEL and state.active == seat:
                own -= state.laid_cards * (card == state.laid_colour) + state.laid_locomotives * (card == c.LOCOMOTIVE)
            cards.payable[card] -= max(0, own)


def sort_unseen(tables, state, seat, cards):
    """Note how many unseen cards are new and older, how many new ones were spent and shown, and how many are moved."""
    count_unseen(tables, state, seat, cards.older)
    list_seats(state, seat, cards)
    list_payable(state, seat, cards)
    for card in range(c.KINDS):
        of_shuffle = int(state.deck_at_shuffle[card])
        if seat >= 0:
            of_shuffle -= state.drawn_since_shuffle[seat, card]
        cards.new[card] = min(cards.older[card], of_shuffle)
        cards.older[card] -= cards.new[card]
        cards.spent[card] = of_shuffle - cards.new[card]
    find_shown(state, cards)
    for card in range(c.KINDS):
        cards.payable[card] = max(0, cards.payable[card] - cards.spent[card])
    cards.moved = max(0, cards.new.sum() - state.deck_count - places_for_new(state, cards))


def places_for_new(state, cards):
    """How many new cards the hands of others may hold."""
    places = 0
    for other in range(state.players):
        places += min(cards.places[other], cards.draws[other])
    return places


def sort_movable(state, cards, moved):
    """Note by kind how many new cards may be moved, if so many must be: paid, or shown by seats with draws to spare."""
    for card in range(c.KINDS):
        movable = cards.payable[card]
        for other in range(state.players):
            movable += min(cards.showable[other, card] - cards.shown[other, card], max(0, cards.draws[other] - cards.places[other]))
        cards.movable[card] = min(movable, cards.new[card])
    if cards.movable.sum() < moved:  # a position by hand that tells of cards which were never drawn
        cards.movable[:] = cards.new


def deal_unseen_cards(tables, state, seat, rng):
    """Fill the deck, the hands of others, and what of these was drawn since the last shuffle."""
    cards = local(UNSEEN_CARDS)
    sort_unseen(tables, state, seat, cards)
    for moved in range(cards.moved, 0, -1):
        move_card(state, cards, moved, rng)
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
    deal_to_seats(state, cards, cards.spent, cards.draws, state.drawn_since_shuffle, rng)


def move_card(state, cards, moved, rng):
    """One of so many new cards that are moved was spent, too, and one of its kind is older."""
    sort_movable(state, cards, moved)
    card = quick_weighted(rng, cards.movable)
    cards.new[card] -= 1
    cards.older[card] += 1
    cards.spent[card] += 1
    if cards.payable[card] > 0:
        cards.payable[card] -= 1
    else:
        show_spare(state, cards, card)


def deal_new(state, cards, rng):
    """Deal new cards to hands, to any places there that have room for new ones; what is left is the deck.

    Who has paid nothing holds all that it has drawn and not shown."""
    gather(cards, cards.new)
    new, places = cards.left - state.deck_count, places_for_new(state, cards)
    for other in range(state.players):
        if cards.payers >> other & 1 == 0:
            new, places = new - cards.draws[other], places - cards.draws[other]
    for other in range(state.players):
        count = cards.draws[other]
        if cards.payers >> other & 1:
            room = min(cards.places[other], count)
            count = random_share(room, places, new, rng)
            new, places = new - count, places - room
        deal(cards, count, state.drawn_since_shuffle[other], rng)
        cards.draws[other] -= count
        cards.places[other] -= count


def random_share(part, places, new, rng):
    """How many of so many new cards, which lie anywhere in these places, lie in a part of them."""
    if new == places:
        return part
    count = 0
    for i in range(part):
        count += quick_uniform_below(rng, places - i) < new - count
    return count


def deal_to_seats(state, cards, counts, to_seats, hands, rng):
    """Deal cards, counted by kind, to the seats, so many to each."""
    gather(cards, counts)
    for seat in range(state.players):
        if to_seats[seat] > 0:
            deal(cards, to_seats[seat], hands[seat], rng)


def gather(cards, counts):
    """Make a heap of cards, counted by kind. Byte k of `heap` is the number of those of the colours 0 to k, up to the last but one."""
    total, heap = 0, 0
    for card in range(LAST_COLOUR):
        total += int(counts[card])
        heap |= total << 8 * card
    cards.heap, cards.colours = heap, total + int(counts[LAST_COLOUR])
    cards.left = cards.colours + int(counts[c.LOCOMOTIVE])


def deal(cards, count, hand, rng):
    """Deal so many random cards of the heap to a hand, counted by kind."""
    heap, colours, left = int(cards.heap), int(cards.colours), int(cards.left)
    for _ in range(count):
        place = int(quick_uniform_below(rng, left))
        heap -= (heap + (127 - place) * ONES) >> 7 & ONES  # one less in each byte that is larger than the place
        colours -= place < colours
        left -= 1
    dealt, coloured = int(cards.heap) - heap, int(cards.colours) - colours
    for card in range(LAST_COLOUR):
        hand[card] += dealt >> 8 * card & 127
        hand[card + 1] -= dealt >> 8 * card & 127
    hand[LAST_COLOUR] += coloured
    hand[c.LOCOMOTIVE] += count - coloured
    cards.heap, cards.colours, cards.left = heap, colours, left
