"""Determinizations: a card that a seat has not seen may be in the draw pile, in other hands or among refused cards (edge case 18).

Every card lies in one place, so the worlds that fit are exactly the ways to lay the unseen cards in places of the known sizes.
"""

from typing import Any

import pytest

from tests.conftest import repetitions
from tests.games.determinization import Layout, check_resampling, layouts

from .helpers import DECK, position, start

DRAWS_PER_WORLD = repetitions(6, proving=96, short=6)

A = [80, 70, 60, 50, 40, 30, 20]
B = [79, 69, 59, 49, 39, 29, 19]
C = [78, 68, 58, 48, 38, 28, 18]

POSITIONS: dict[str, dict[str, Any]] = {
    # three players choose what to keep; seat 0 has chosen
    "setup, a card to keep": {"trains": [A, B, C], "phase": "setup_keep", "active": 1, "hands": [[], [44, 45], [1, 2, 3]], "draw": [4, 5]},
    "setup, a card to place": {"trains": [A, B, C], "phase": "setup_replace", "active": 1, "hands": [[], [45], [1, 2, 3]],
                               "refused": [[], [44], []], "draw": [4, 5]},
    # a player has drawn a card; refused setup cards are among the discards
    "a card drawn": {"trains": [A, B], "phase": "replace", "active": 1, "hands": [[], [33]], "refused": [[1], [2]], "draw": [3, 4, 5, 6]},
    "a card drawn, three players": {"trains": [A, B, C], "phase": "replace", "active": 2, "hands": [[], [], [33]],
                                    "refused": [[], [1], [2, 3]], "draw": [4, 5, 6]},
    # just after a reshuffle: the refused cards are in the draw pile, so every seat can derive what it holds
    "just after a reshuffle": {"trains": [A, B], "phase": "replace", "active": 1, "hands": [[], [33]], "draw": [1, 2, 3, 4, 5, 6, 7]},
    "the last card of the pile": {"trains": [A, B], "phase": "replace", "active": 1, "hands": [[], [33]], "refused": [[], [2]], "draw": []},
}  # fmt: skip


def seen_cards(where: dict[str, Any], seat: int) -> set[int]:
    """Return the cards that lie where the seat has seen them: trains, locks, row, open discards and its own cards."""
    cards = {card for train in (*where["trains"], *where["locks"]) for card in train if card}
    cards |= {card for card in (*where["row"], *where["discard"]) if card}
    return cards | (set() if seat < 0 else {*where["hands"][seat], *where["refused"][seat]})


def hidden_piles(where: dict[str, Any], seat: int) -> Layout:
    """Return the draw pile, and the hidden cards of the other seats."""
    other_seats = [seat_of for seat_of in range(len(where["trains"])) if seat_of != seat]
    piles = [where["draw"], *(where[part][seat_of] for part in ("hands", "refused") for seat_of in other_seats)]
    return tuple(tuple(pile) for pile in piles)


@pytest.mark.parametrize("seat", [-1, 0, 1])
@pytest.mark.parametrize("name", POSITIONS)
def test_every_way_to_lay_unseen_cards_is_equally_likely(name: str, seat: int) -> None:
    match = start(position(**POSITIONS[name]))
    where = match.position()
    sizes = [len(pile) for pile in hidden_piles(where, seat)]
    ways = dict.fromkeys(layouts(sorted(DECK - seen_cards(where, seat)), sizes, lambda card, place: True), 1)
    if len(ways) == 1:  # the seat itself refused or holds all hidden cards
        assert sizes.count(0) >= len(sizes) - 1
        return
    rules = match.game.module("position")

    def piles_of(record: Any) -> Layout:
        return hidden_piles(rules.to_position(match.game.tables.record, record), seat)

    check_resampling(match, seat, piles_of, ways, DRAWS_PER_WORLD)
