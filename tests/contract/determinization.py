"""Worlds that are consistent with the knowledge of a viewer."""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.core.machine.event_buffer import NONE
from boardwright.core.machine.state import RecordBuffer
from tests.contract.matches import derive_bytes

CHANGED_EVENTS = 12
"""The number of latest events that are changed in another world, and compared."""


def another_world(match: Any, viewer: int, number: object) -> Any:
    """Return a copy of the match in which everything that `viewer` may not know is redrawn: state, generator, the latest events."""
    game, world = match.game, match.copy()
    hidden = RecordBuffer(game.state_dtype)
    hidden.data[:] = world._state.data
    game.engine.hide(game.tables, hidden, viewer)
    hidden.record.rng.key[:] = np.frombuffer(derive_bytes("world", match.state_bytes(), viewer, number), "<u4")
    game.engine.resample(game.tables, hidden, viewer)
    world._state.data[:] = hidden.data
    world._log[-CHANGED_EVENTS:] = [scramble_event(game, item, viewer) for item in world._log[-CHANGED_EVENTS:]]
    world._hidden_viewer = world._legal_seat = None
    world._undo_history = match._undo_history.copy()
    return world


def scramble_event(game: Any, item: list[int], viewer: int) -> list[int]:
    """Return a raw event with other private arguments, unless the viewer belongs to their audience."""
    if viewer >= 0 and item[1] >> viewer & 1:
        return item
    arguments = game.events.types[item[0]].arguments.values()
    changed = list(item)
    for place, argument in enumerate(arguments, 2):
        if argument.private and item[place] != NONE:
            changed[place] += 1
    return changed
