"""Whether one seat knows or sees something that another does not: undo, and the curtain between two players at one screen, need this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from boardwright.core.machine.state import SPECTATOR

if TYPE_CHECKING:
    from boardwright.core.domain.match import Match
    from boardwright.core.machine.engine import Engine
    from boardwright.core.machine.state import RecordBuffer


def knows_no_more(engine: Engine, tables: RecordBuffer, state: RecordBuffer, seat: int, other: int) -> bool:
    """Return whether `seat` knows nothing that `other` does not: none of its bytes goes beyond what is public or known to `other`."""
    known, known_to_other, public = (_hidden(engine, tables, state, viewer) for viewer in (seat, other, SPECTATOR))
    return not bool(np.any((known != known_to_other) & (known != public)))


def _hidden(engine: Engine, tables: RecordBuffer, state: RecordBuffer, viewer: int) -> np.ndarray:
    """The bytes of a viewer's hidden copy, without the field that names the viewer."""
    hidden = state.copy()
    engine.hide(tables, hidden, viewer)
    hidden.array["viewer"], hidden.array["rng"] = 0, 0
    data: np.ndarray = hidden.data
    return data


def sees_more(match: Match, seat: int, other: int | None) -> bool:
    """Return whether the view of `seat` has something that the view of `other` (None: a spectator) lacks, and so must be covered."""
    remembered = getattr(match.game.module("view"), "REMEMBERED", ())
    own, others, public = ({**match.view(viewer), **dict.fromkeys(remembered)} for viewer in (seat, other, None))
    return _holds_more(own, others, public)


def _holds_more(own: Any, other: Any, public: Any) -> bool:
    """Return whether `own` contains something that is neither in `other` nor in `public`."""
    if own in (other, public):
        return False
    if isinstance(own, dict):
        return any(_holds_more(value, _value_at(other, name), _value_at(public, name)) for name, value in own.items())
    if isinstance(own, list):
        return any(_holds_more(value, _value_at(other, place), _value_at(public, place)) for place, value in enumerate(own))
    return True


def _value_at(data: Any, key: Any) -> Any:
    """A value of a dict or an element of a list; None if there is none."""
    if isinstance(data, dict):
        return data.get(key)
    return data[key] if isinstance(data, list) and key < len(data) else None
