"""Invariants of every state, in play and in positions.

A law takes the tables and a state and yields its violations: the path in a position, and what would fit. Laws are in the order in which
positions are checked: each may rely on the earlier ones.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from boardwright.games.russian_railroads.laws import board, choice, seats

Law = Callable[[Any, Any], Iterator[tuple[str, str]]]

COURSE: Sequence[Law] = (board.stage, board.order, board.starts)
LINES: Sequence[Law] = (seats.rails, seats.tokens, seats.specials)
SEATS: Sequence[Law] = (seats.markers, seats.passed)
BOARD: Sequence[Law] = (board.pieces, board.claims, board.workers)
AGENDA: Sequence[Law] = (board.looks, choice.special_locomotive, choice.agenda, choice.spots, choice.room_in_agenda)
CHOICE: Sequence[Law] = (choice.active, choice.paying, choice.effects_at_hand)
LAWS: Sequence[Law] = (*COURSE, *LINES, *SEATS, board.engineers, *BOARD, *AGENDA, board.tiles, *CHOICE, seats.counters)


def broken_laws(tables: Any, state: Any, laws: Sequence[Law] = LAWS) -> Iterator[tuple[str, str]]:
    """The violations in a state: paths in a position, and what would fit."""
    for law in laws:
        yield from law(tables, state)
