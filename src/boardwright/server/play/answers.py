"""The answers of a match to choices of its players, so that a repeated message gets the same answer."""

from collections.abc import Iterable

from boardwright.server.errors import ApiError
from boardwright.server.protocol.outbound import RefusalOut
from boardwright.server.store import ACT, Row

REFUSALS = 64
"""Number of refusals that are remembered per match."""
Answer = int | RefusalOut
"""The version after a change, or why the change was refused."""


class Answers:
    """The answers of a match, by the ids that pages give their choices (`action_id`). `rows`: its log so far."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self._rows: dict[str, Row] = {}
        self._refused: dict[str, RefusalOut] = {}  # the latest ones
        self.note(rows)

    def known(self, action_id: str, seat: int, text: str) -> Answer | None:
        """The answer to a repeated choice; None: it is new. Raises ApiError 409 if the id was used for another action."""
        row = self._rows.get(action_id)
        if row is None:
            return self._refused.get(action_id)
        if (row.kind, row.seat, row.action) != (ACT, seat, text):
            raise ApiError(409, "bad_message", why="action_id: this one was used for another action")
        return row.seq + 1

    def refuse(self, action_id: str, reason: RefusalOut) -> RefusalOut:
        """Remember a refusal: a repeated message must not succeed the second time."""
        self._refused[action_id] = reason
        if len(self._refused) > REFUSALS:
            del self._refused[next(iter(self._refused))]
        return reason

    def note(self, rows: Iterable[Row]) -> None:
        """Remember rows of the log."""
        self._rows.update((row.action_id, row) for row in rows if row.action_id is not None)
