"""How likely the extra cards of a tunnel are, for a seat that has counted all it was shown."""

from __future__ import annotations

from math import comb
from typing import Any

from boardwright.games.ticket_to_ride_europe.components import LOCOMOTIVE
from boardwright.games.ticket_to_ride_europe.rules.routes import REVEALS


def tunnel_odds(state: Any, cards: Any, colour: int) -> list[int]:
    """How likely 0, 1, 2 and 3 extra cards are if cards of `colour` (LOCOMOTIVE: locomotives alone) are laid, in thousandths.

    `state`: what a seat knows; `cards`: its UNSEEN_CARDS. Exact in the model of `unseen`, then rounded to a sum of 1000. First come cards
    of the deck; if it has too few, all discards are shuffled and the rest is turned over from these, as far as there are any. (What is
    laid is not among them yet.)
    """
    hits, discards = sorted({colour, LOCOMOTIVE}), state.discards
    from_deck = min(REVEALS, int(state.deck_count))
    from_discards = min(REVEALS - from_deck, int(state.discard_count))
    moved = int(cards.moved)
    left, good = int(cards.new.sum()) - moved, int(cards.new[hits].sum())
    ways = [0] * (REVEALS + 1)  # of all ways to move, to open and to open after the shuffle: so many with 0, 1, 2, 3 extra cards
    second = drawn(int(discards.sum()), int(discards[hits].sum()), from_discards)
    for gone, moves in enumerate(drawn(int(cards.movable.sum()), int(cards.movable[hits].sum()), moved)):
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
