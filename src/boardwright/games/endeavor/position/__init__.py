"""A complete state as a readable dict, and back. The fields stand in docs/games/endeavor.md.

What follows from the rest is worked out and, where it is given, checked: levels, supplies, stocks, which regions are open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.text.position_fields import read_fields, write_fields
from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor.components import BUILDINGS, ROUNDS
from boardwright.games.endeavor.position.board import board_position, read_board
from boardwright.games.endeavor.position.choice import acting_position, read_choice
from boardwright.games.endeavor.position.course import check_course
from boardwright.games.endeavor.position.seats import read_buildings, read_cards, read_sums
from boardwright.games.endeavor.presentation.view_tables import cards_at, mat_of
from boardwright.games.endeavor.rules.start import derive
from boardwright.games.endeavor.state import GONE, NOBODY, OVER, State


def to_position(tables: Any, state: Any) -> dict[str, Any]:
    """The fields of this game; the core adds game, ruleset, players and options."""
    found = write_fields(State, state)
    return {
        **found,
        **board_position(tables, state, found["tokens"]),
        "seats": [{**mat, **mat_of(state, seat)} for seat, mat in enumerate(found["seats"])],
        "gone": cards_at(state, GONE, NOBODY),
        "stock": dict(zip(BUILDINGS[1:], state.stock[1:].tolist(), strict=True)),
        "acting": acting_position(state),
    }


def from_position(tables: Any, state: Any, position: Mapping[str, Any]) -> None:
    """Fill `state` (header set) from a position; what is left out gets the defaults of the document. Raises PositionError."""
    reader = PositionReader(position)
    seats = read_fields(State, state, reader)["seats"]
    over = bool(state.phase == OVER)
    if over and "round" not in position:
        state.round_no = ROUNDS
    if "active" not in position:
        state.active = state.crown
    if "passed" not in position:
        state.passed[: state.players] = over
    for seat, mat in enumerate(seats):
        read_buildings(mat, tables, state, seat)
    read_cards(reader, seats, state)
    read_board(reader, tables, state)
    derive(tables, state)
    check_course(reader, seats, tables, state)
    read_sums(reader, seats, tables, state)
    read_choice(reader, tables, state)
    reader.finish()
