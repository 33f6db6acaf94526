"""Lists of matches: those of a device, and those that everybody may watch. These functions block."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from boardwright.server.play.clocks import clocks_that_run
from boardwright.server.play.frames import seats_of
from boardwright.server.protocol.answers import ErrorBody, MatchOut
from boardwright.server.store import RUNNING, MatchRow

if TYPE_CHECKING:
    from boardwright.server.app import Server


WATCHED_MS = 14 * 24 * 60 * 60 * 1000
"""How long after its beginning a match is shown to those who look for one to watch."""


def to_watch(server: Server, device: int | None) -> list[MatchOut]:
    """The matches that everybody may find and watch, without those of the device that asks; None: a stranger."""
    found = server.store.matches_to_watch(server.registry.now() - WATCHED_MS, server.settings.tables_listed)
    others = [row for row in found if device is None or device not in (row.device, *(seat.device for seat in row.seats))]
    return [match for row in others if (match := told_match(server, row, device)).error is msgspec.UNSET]


def told_match(server: Server, row: MatchRow, device: int | None) -> MatchOut:
    """One match, as a device is told of it; None: a stranger."""
    registry = server.registry
    reason = registry.incompatibility(row)
    clocks = None if device is None else clocks_that_run(row, device, registry.outages.spans, registry.now())
    return MatchOut(
        id=row.id,
        game=row.game,
        seats=seats_of(row, device, clocks=clocks[1] if clocks else None),
        status=row.status,
        created=row.created,
        updated=row.updated,
        decisions=row.decisions,
        actors=row.actors if row.status == RUNNING else msgspec.UNSET,
        ranking=msgspec.UNSET if row.ranking is None else row.ranking,
        error=msgspec.UNSET if reason is None else ErrorBody(reason.id, reason.args_),
        guest=row.device != device,
        clock=clocks[0] if clocks else msgspec.UNSET,
    )
