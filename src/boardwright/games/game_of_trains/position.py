"""Converts a complete state to a readable dict and back: the fields that are not declared."""

from typing import Any

from boardwright.core.text.position_fields import position_functions
from boardwright.core.text.positions import PositionReader
from boardwright.games.game_of_trains.components import ABILITIES
from boardwright.games.game_of_trains.laws import broken_laws
from boardwright.games.game_of_trains.state import State


def _read(reader: PositionReader, tables: Any, state: Any) -> None:
    """Without an active seat, it is the winner or seat 0. Each card of the row goes to the cell of its ability."""
    reader.fill("active", state, "active", max(int(state.winner), 0))
    cards = [card for card in state.row.tolist() if card]
    state.row[:] = 0
    for i, card in enumerate(cards):
        ability = int(tables.ability[card])
        reader.expect(not state.row[ability], f"row[{i}]", card, f"cards of different abilities (two are {ABILITIES[ability]})")
        state.row[ability] = card
    reader.obey(broken_laws(tables, state))


to_position, from_position = position_functions(State, _read)
