"""The match file of a finished match of this server."""

from typing import Any

from boardwright.core.domain.match import Match
from boardwright.server.store import MatchRow


def match_record(match: Match, row: MatchRow) -> dict[str, Any]:
    """The match file as plain data. `row`: its seats and its deal."""
    seats = [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in row.seats]
    return match.record(seats, row.deal)
