"""Games, matches and hidden records as data: what pickle and copy keep of them, and how they come back.

A game is its id and replaced data, a match its match file, a hidden record the game's id and its bytes. Nothing else is kept, so what is
restored has gone through the same checks as any other input. (A pickle itself may hold anything: open none that you do not trust.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from boardwright.core.errors import BadData
from boardwright.core.machine.state import Cell

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game
    from boardwright.core.domain.match import Match


def restored_game(id: str, data: dict[str, Any] | None) -> Game:
    """The game with that id and replaced data."""
    from boardwright.core.domain.game import load

    return load(id, data)


def restored_match(file: dict[str, Any]) -> Match:
    """The match of a match file."""
    from boardwright.core.domain.replay import replay

    return replay(file)


def restored_record(id: str, data: bytes) -> Any:
    """A record of a game's state, read-only."""
    from boardwright.core.domain.game import load

    cell = Cell(load(id).state_dtype)
    if len(data) != len(cell.data):
        raise BadData(f"record of {id}: {len(data)} bytes, expected {len(cell.data)}")
    cell.data[:] = np.frombuffer(data, np.uint8)
    return cell.freeze().record
