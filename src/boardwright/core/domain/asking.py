"""Queries and previews for presentation code, answered by machine code where available."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import RecordBuffer

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game


class Ask:
    """Questions about one record: a hidden copy, or the full state for the owner of the match."""

    __slots__ = ("_cell", "_game")

    def __init__(self, game: Game, cell: RecordBuffer) -> None:
        self._game, self._cell = game, cell

    def __call__(self, query: str, seat: int = -1, index: int = 0) -> Any:
        """Answer one of the game's QUERIES with a new record of that query's type. `seat` and `index` say what the question is about."""
        engine = self._game.engine
        answer = RecordBuffer(self._game.queries[query].answer)
        engine.query[query](self._game.tables, self._cell, seat, index, answer)
        return answer.record

    def tried(self, seat: int, action: int) -> Any:
        """A copy of the record after an action. Only for actions that draw nothing, because the copy has no key."""
        after, events = self._cell.copy(), RecordBuffer(EVENTS)
        events.record.count = -1
        self._game.engine.apply(self._game.tables, after, seat, action, events)
        return after.record
