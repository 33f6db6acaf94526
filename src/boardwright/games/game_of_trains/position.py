"""A complete state as a readable dict, and back: the declared fields, the row and the draw pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.text.position_fields import read_fields, write_fields
from boardwright.core.text.positions import PositionReader
from boardwright.games.game_of_trains.components import ABILITIES, CARDS
from boardwright.games.game_of_trains.position_checks import check
from boardwright.games.game_of_trains.state import State


def to_position(tables: Any, state: Any) -> dict[str, Any]:
    """The fields of this game; the core adds game, ruleset, players and options."""
    row, draw = ([card for card in cards if card] for cards in (state.row.tolist(), state.draw.tolist()))
    return {**write_fields(State, state), "row": row, "draw": sorted(draw)}


def from_position(tables: Any, state: Any, position: Mapping[str, Any]) -> None:
    """Fill `state` (header set) from a position. Left out: the winner or seat 0 is active; the draw pile holds what lies nowhere else.

    Raises PositionError.
    """
    reader = PositionReader(position)
    read_fields(State, state, reader)
    if "active" not in position:
        state.active = max(int(state.winner), 0)
    _read_row(reader, tables, state)
    draw = reader.rest("draw", CARDS, "card")
    state.draw[: len(draw)] = draw
    state.draw_count = len(draw)
    reader.finish()
    check(tables, state)


def _read_row(reader: PositionReader, tables: Any, state: Any) -> None:
    for i, card in enumerate(reader.components("row", CARDS, "card")):
        ability = tables.ability[card]
        if state.row[ability]:
            raise reader.wrong(f"row[{i}]", card, f"cards of different abilities (two are {ABILITIES[ability]})")
        state.row[ability] = card
