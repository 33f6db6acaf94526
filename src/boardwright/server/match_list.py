"""What a device is told of its matches in a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from boardwright.server.answers import ErrorBody, MatchOut
from boardwright.server.frames import seats_of
from boardwright.server.store import RUNNING, MatchRow

if TYPE_CHECKING:
    from boardwright.server.app import Server


def told_match(server: Server, row: MatchRow, device: int) -> MatchOut:
    """One match, as a device is told of it."""
    reason = server.registry.incompatibility(row)
    return MatchOut(
        id=row.id,
        game=row.game,
        seats=seats_of(row, device),
        status=row.status,
        created=row.created,
        updated=row.updated,
        decisions=row.decisions,
        actors=row.actors if row.status == RUNNING else msgspec.UNSET,
        ranking=msgspec.UNSET if row.ranking is None else row.ranking,
        error=msgspec.UNSET if reason is None else ErrorBody(reason.id, reason.args_),
        guest=row.device != device,
    )
