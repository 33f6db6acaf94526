"""How likely the extra cards of a tunnel are, for a seat that has counted all it was shown."""

from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe.components import LOCOMOTIVE
from boardwright.games.ticket_to_ride_europe.rules.routes import REVEALS
from boardwright.games.ticket_to_ride_europe.unseen import UNSEEN_CARDS, sort_movable, sort_unseen

NUMBERS = REVEALS + 1  # of extra cards: 0, 1, 2, 3

ODDS = record(
    [
        ("shares", "i8", (NUMBERS,)),  # of 1000, by the number of extra cards. From here on it is room for finding them
        ("cards", UNSEEN_CARDS),
        ("from_deck", "i8", (NUMBERS,)),  # ways to open cards of the deck
        ("ways", "i8", (NUMBERS,)),  # both together
        ("lost", "i8", (NUMBERS,)),  # by rounding
    ]
)
"""How likely 0, 1, 2 and 3 extra cards are, in thousandths."""


def tunnel_odds(tables, state, seat, colour, odds):
    """The odds of a tunnel if `seat` lays cards of `colour` (LOCOMOTIVE: locomotives alone).

    Exact in the model of `unseen`, then rounded to a sum of 1000. First come cards of the deck; if it has too few, all discards are
    shuffled and the rest is turned over from these, as far as there are any. (What is laid is not among them yet.)
    """
    sort_unseen(tables, state, seat, odds.cards)
    sort_movable(state, odds.cards, odds.cards.moved)
    of_deck = min(REVEALS, int(state.deck_count))
    of_discards = min(REVEALS - of_deck, int(state.discard_count))
    count_ways_of_deck(odds.cards, colour, of_deck, odds.from_deck)
    for j in range(of_discards + 1):
        from_discards = ways_to_open(int(state.discard_count), hits_among(state.discards, colour), of_discards, j)
        for i in range(of_deck + 1):
            odds.ways[i + j] += odds.from_deck[i] * from_discards
    round_shares(odds)


def count_ways_of_deck(cards, colour, count, ways):
    """Add up in how many ways `count` cards of the deck can have 0, 1, … hits.

    `opened` of them are movable: `stays` is how likely it is that none of these was moved, times a number that is always the same.
    """
    movable, movable_hits = int(cards.movable.sum()), hits_among(cards.movable, colour)
    others, other_hits = int(cards.new.sum()) - movable, hits_among(cards.new, colour) - movable_hits
    most = min(count, movable)
    for opened in range(most + 1):
        stays = ordered(movable - int(cards.moved), opened) * ordered(movable - opened, most - opened)
        for i in range(opened + 1):
            for j in range(count - opened + 1):
                found = ways_to_open(movable, movable_hits, opened, i) * ways_to_open(others, other_hits, count - opened, j)
                ways[i + j] += stays * found


def hits_among(cards, colour):
    """How many of these cards, counted by kind, ask for an extra card."""
    locomotives = int(cards[LOCOMOTIVE])
    return locomotives if colour == LOCOMOTIVE else locomotives + int(cards[colour])


def ways_to_open(cards, hits, count, opened):
    """In how many ways `count` of so many cards, `hits` of which count, can have `opened` hits."""
    return choices(hits, opened) * choices(cards - hits, count - opened)


def choices(cards, count):
    """In how many ways `count` of so many cards can be chosen."""
    return ordered(cards, count) // ordered(count, count)


def ordered(cards, count):
    """In how many ways `count` of so many cards can lie in a row."""
    ways = 1
    for i in range(count):
        ways *= cards - i
    return ways


def round_shares(odds):
    """Shares of 1000: rounded down, then up where most was lost, until the sum is right."""
    total = odds.ways.sum()
    for i in range(NUMBERS):
        odds.shares[i] = 1000 * odds.ways[i] // total
        odds.lost[i] = 1000 * odds.ways[i] % total
    for _ in range(1000 - odds.shares.sum()):
        i = odds.lost.argmax()
        odds.shares[i] += 1
        odds.lost[i] = 0
