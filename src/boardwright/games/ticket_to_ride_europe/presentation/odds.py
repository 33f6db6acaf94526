"""How likely the extra cards of a tunnel are, for a seat that has counted all it was shown (plain Python)."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from boardwright.games.ticket_to_ride_europe.components import KINDS, LOCOMOTIVE
from boardwright.games.ticket_to_ride_europe.rules.routes import REVEALS
from boardwright.games.ticket_to_ride_europe.unseen import sort_moved, sort_unseen


def tunnel_odds(tables: Any, hidden: Any, seat: int, colour: int) -> list[int]:
    """How likely 0, 1, 2 and 3 extra cards are if `seat` lays cards of `colour` (LOCOMOTIVE: locomotives alone), in thousandths.

    Exact in the model of `unseen`, then rounded to a sum of 1000. First come cards of the deck; if it has too few, all discards are
    shuffled and the rest is turned over from these, as far as there are any. (What is laid is not among them yet.)
    """
    hits = sorted({colour, LOCOMOTIVE})
    new, older, spent, movable = (np.zeros(KINDS, np.int64) for _ in range(4))
    sort_unseen(tables, hidden, seat, new, older, spent)
    moved = int(sort_moved(hidden, seat, new, spent, movable))
    from_deck = min(REVEALS, int(hidden.deck_count))
    from_discards = min(REVEALS - from_deck, int(hidden.discard_count))
    left, good = int(new.sum()) - moved, int(new[hits].sum())
    ways = [0] * (REVEALS + 1)  # of all ways to move, to open and to open after the shuffle: so many with 0, 1, 2, 3 extra cards
    second = drawn(int(hidden.discard_count), int(hidden.discards[hits].sum()), from_discards)
    for gone, moves in enumerate(drawn(int(movable.sum()), int(movable[hits].sum()), moved)):
        if moves:
            first = drawn(left, good - gone, from_deck)
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
