"""The odds of a tunnel: how likely it costs no extra card, one, two, three."""

from boardwright.core.machine.memory import local
from boardwright.core.machine.state import record
from boardwright.games.ticket_to_ride_europe import components as c
from boardwright.games.ticket_to_ride_europe.origins import WALK, begin_walk, end_walk, go, sweep
from boardwright.games.ticket_to_ride_europe.rules.routes import REVEALS
from boardwright.games.ticket_to_ride_europe.unseen import UNSEEN_CARDS, sort_unseen

NUMBERS = REVEALS + 1  # the possible numbers of extra cards: 0, 1, 2, 3
GUESSES = 500
"""Odds are then within about a hundredth, and take a few milliseconds at most."""
WHOLE = 10**9

ODDS = record(
    [
        ("shares", "i8", (NUMBERS,)),  # of 1000, by number of extra cards. The rest is working memory
        ("cards", UNSEEN_CARDS),
        ("words", "u4", (4,)),  # a generator
        ("ways", "i8", (NUMBERS,)),  # combinations of cards
        ("chance", "i8", (NUMBERS,)),
        ("lost", "i8", (NUMBERS,)),  # by rounding
    ]
)
"""The probabilities of 0, 1, 2 and 3 extra cards, in thousandths."""


def tunnel_odds(tables, state, seat, colour, odds):
    """Fill in the odds of a tunnel if `seat` lays cards of `colour` (LOCOMOTIVE: locomotives alone), rounded to a sum of 1000.

    They are exact if it is certain which cards others have shown that they drew from this deck. Otherwise they are a mean over GUESSES.
    """
    sort_unseen(state, seat, odds.cards)
    if is_certain(state, odds.cards):
        add_odds(state, colour, odds)
    else:
        walk = local(WALK)
        odds.words[:] = 1  # the same guesses every time
        begin_walk(state, odds.cards, walk, odds.words)
        go(odds.cards, walk, odds.words)
        end_walk(odds.cards, walk)
        add_odds(state, colour, odds)
        for _ in range(GUESSES):
            sweep(odds.cards, walk, odds.words)
            if walk.missing == 0:
                add_odds(state, colour, odds)
    round_shares(odds)


def is_certain(state, cards):
    """Return whether no unsure seat has drawn cards since the deck was shuffled."""
    for other in range(state.players):
        if cards.unsure >> other & 1 and cards.draws[cards.decks - 1, other] > 0:
            return False
    return True


def add_odds(state, colour, odds):
    """Add the odds with the cards that are left of the deck's shuffle, any of which may be in the deck.

    Cards of the deck come first; if there are too few, all discards are shuffled and the rest is turned over from these, as far as there
    are any. (The laid cards are not among them yet.)
    """
    left = odds.cards.pool[odds.cards.decks - 1]
    of_deck = min(REVEALS, int(state.deck_count))
    of_discards = min(REVEALS - of_deck, int(state.discard_count))
    odds.ways[:] = 0
    for i in range(of_deck + 1):
        from_deck = ways_to_open(left.sum(), hits_among(left, colour), of_deck, i)
        for j in range(of_discards + 1):
            odds.ways[i + j] += from_deck * ways_to_open(int(state.discard_count), hits_among(state.discards, colour), of_discards, j)
    total = odds.ways.sum()
    for i in range(NUMBERS):
        odds.chance[i] += odds.ways[i] * WHOLE // total


def hits_among(cards, colour):
    """Return how many of these cards, counted by kind, require an extra card."""
    locomotives = int(cards[c.LOCOMOTIVE])
    return locomotives if colour == c.LOCOMOTIVE else locomotives + int(cards[colour])


def ways_to_open(cards, hits, count, opened):
    """The number of ways in which `count` of `cards` cards, `hits` of which are hits, can have `opened` hits."""
    return choices(hits, opened) * choices(cards - hits, count - opened)


def choices(cards, count):
    """The number of ways to choose `count` of `cards` cards."""
    return ordered(cards, count) // ordered(count, count)


def ordered(cards, count):
    """The number of ordered ways to choose `count` of `cards` cards."""
    ways = 1
    for i in range(count):
        ways *= cards - i
    return ways


def round_shares(odds):
    """Round shares to a sum of 1000: down, then up where most was lost."""
    total = odds.chance.sum()
    for i in range(NUMBERS):
        odds.shares[i] = 1000 * odds.chance[i] // total
        odds.lost[i] = 1000 * odds.chance[i] % total
    for _ in range(1000 - odds.shares.sum()):
        i = odds.lost.argmax()
        odds.shares[i] += 1
        odds.lost[i] = 0
