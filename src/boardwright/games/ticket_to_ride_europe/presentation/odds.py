"""How likely the extra cards of a tunnel are, for a seat that has counted all it was shown."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from boardwright.core.machine.rule import rule
from boardwright.games.ticket_to_ride_europe.components import KINDS, LOCOMOTIVE
from boardwright.games.ticket_to_ride_europe.rules.routes import REVEALS
from boardwright.games.ticket_to_ride_europe.unseen import sort_moved, sort_unseen

CARDS_TO_COME = np.dtype(
    [
        ("new", "i8", (KINDS,)),  # see `unseen`
        ("older", "i8", (KINDS,)),
        ("spent", "i8", (KINDS,)),
        ("movable", "i8", (KINDS,)),
        ("moved", "i8"),
        ("from_deck", "i8"),  # cards that are turned over from the deck
        ("from_discards", "i8"),  # from the discards, shuffled
    ],
    align=True,
)
"""What `seat` knows of the cards that a tunnel would turn over now."""


@rule
def count_cards(tables, state, seat, which, cards):
    """Count the cards that `seat` does not see, as worlds are made of them, and those that a tunnel would turn over."""
    sort_unseen(tables, state, seat, cards.new, cards.older, cards.spent)
    cards.moved = sort_moved(state, seat, cards.new, cards.spent, cards.movable)
    cards.from_deck = min(REVEALS, int(state.deck_count))
    cards.from_discards = min(REVEALS - cards.from_deck, int(state.discard_count))


def tunnel_odds(cards: Any, discards: Any, colour: int) -> list[int]:
    """How likely 0, 1, 2 and 3 extra cards are if cards of `colour` (LOCOMOTIVE: locomotives alone) are laid, in thousandths.

    `cards`: a record of CARDS_TO_COME; `discards`: by kind. Exact in the model of `unseen`, then rounded to a sum of 1000. First come
    cards of the deck; if it has too few, all discards are shuffled and the rest is turned over from these, as far as there are any. (What
    is laid is not among them yet.)
    """
    hits = sorted({colour, LOCOMOTIVE})
    moved = int(cards.moved)
    left, good = int(cards.new.sum()) - moved, int(cards.new[hits].sum())
    ways = [0] * (REVEALS + 1)  # of all ways to move, to open and to open after the shuffle: so many with 0, 1, 2, 3 extra cards
    second = drawn(int(discards.sum()), int(discards[hits].sum()), int(cards.from_discards))
    for gone, moves in enumerate(drawn(int(cards.movable.sum()), int(cards.movable[hits].sum()), moved)):
        if moves:
            first = drawn(left, good - gone, int(cards.from_deck))
            for i, n in enumerate(first):
                for j, m in enumerate(second):
                    ways[i + j] += moves * n * m
    return in_thousandths(ways)


def drawn(cards: int, hits: int, count: int) -> list[int]:
    """In how many ways `count` of so many cards, `hits` of which count, can have 0, 1, … hits."""
    return [comb(hits, n) * comb(cards - hits, count - n) for n in range(min(hits, count) + 1)]


def in_thousandths(ways: list[int]) -> list[int]:
    """Shares of 1000: rounded down, then up where most was lost, until the sum is right."""
    total = sum(ways)
    shares = [1000 * n // total for n in ways]
    lost = sorted(range(len(ways)), key=lambda i: -(1000 * ways[i] % total))
    for i in lost[: 1000 - sum(shares)]:
        shares[i] += 1
    return shares
