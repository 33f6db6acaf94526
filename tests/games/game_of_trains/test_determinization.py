"""What a seat has not seen may lie anywhere: in the draw pile, in other hands, among what others refused (edge case 18).

Every card lies in one place, so every way to lay the unseen cards in places of the known sizes fits, and no other.
"""

from typing import Any

import pytest

from tests.conftest import many
from tests.games.determinization import Laid, compare, layings

from .helpers import DECK, position, start

OFTEN = many(6, proving=96, short=6)

A = [80, 70, 60, 50, 40, 30, 20]
B = [79, 69, 59, 49, 39, 29, 19]
C = [78, 68, 58, 48, 38, 28, 18]

POSITIONS: dict[str, dict[str, Any]] = {
    # three players choose what to keep; seat 0 has chosen
    "setup, a card to keep": {"trains": [A, B, C], "phase": "setup_keep", "active": 1, "hands": [[], [44, 45], [1, 2, 3]], "draw": [4, 5]},
    "setup, a card to place": {"trains": [A, B, C], "phase": "setup_replace", "active": 1, "hands": [[], [45], [1, 2, 3]],
                               "refused": [[], [44], []], "draw": [4, 5]},
    # a player has drawn a card; setup cards lie refused among the discards
    "a card drawn": {"trains": [A, B], "phase": "replace", "active": 1, "hands": [[], [33]], "refused": [[1], [2]], "draw": [3, 4, 5, 6]},
    "a card drawn, three players": {"trains": [A, B, C], "phase": "replace", "active": 2, "hands": [[], [], [33]],
                                    "refused": [[], [1], [2, 3]], "draw": [4, 5, 6]},
    # just after a reshuffle: the refused cards are in the draw pile, anybody can work out what it holds
    "just after a reshuffle": {"trains": [A, B], "phase": "replace", "active": 1, "hands": [[], [33]], "draw": [1, 2, 3, 4, 5, 6, 7]},
    "the last card of the pile": {"trains": [A, B], "phase": "replace", "active": 1, "hands": [[], [33]], "refused": [[], [2]], "draw": []},
}  # fmt: skip


def seen(where: dict[str, Any], seat: int) -> set[int]:
    """Cards that lie where the seat has seen them: in trains, under wagons, in the row, openly discarded, its own."""
    cards = {card for train in (*where["trains"], *where["locks"]) for card in train if card}
    cards |= {card for card in (*where["row"], *where["discard"]) if card}
    return cards | (set() if seat < 0 else {*where["hands"][seat], *where["refused"][seat]})


def world(where: dict[str, Any], seat: int) -> Laid:
    """What lies in the draw pile, and with each of the others."""
    others = [other for other in range(len(where["trains"])) if other != seat]
    piles = [where["draw"], *(where[part][other] for part in ("hands", "refused") for other in others)]
    return tuple(tuple(pile) for pile in piles)


@pytest.mark.parametrize("seat", [-1, 0, 1])
@pytest.mark.parametrize("name", POSITIONS)
def test_every_way_to_lay_unseen_cards_is_equally_likely(name: str, seat: int) -> None:
    match = start(position(**POSITIONS[name]))
    where = match.position()
    sizes = [len(pile) for pile in world(where, seat)]
    ways = dict.fromkeys(layings(sorted(DECK - seen(where, seat)), sizes, lambda card, place: True), 1)
    if len(ways) == 1:  # the seat that refused or holds everything hidden
        assert sizes.count(0) >= len(sizes) - 1
        return
    rules = match.game.module("position")

    def laid(record: Any) -> Laid:
        return world(rules.to_position(match.game.tables.record, record), seat)

    compare(match, seat, laid, ways, OFTEN)
