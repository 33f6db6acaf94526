"""Statistics as documents: JSON with figures and matches, CSV with a row for each seat."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from boardwright.statistics.figures import Figure
from boardwright.statistics.summary import MatchSummary

FORMAT, VERSION = "boardwright-statistics", 1
COLUMNS = ("match", "date", "game", "ruleset", "players", "seat", "kind", "name", "level", "place", "points")
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Beginnings that make spreadsheet programs take a text for a formula."""


def as_json(figures: Sequence[Figure], matches: Iterable[MatchSummary]) -> dict[str, Any]:
    """The document for JSON."""
    content = {"figures": [each._asdict() for each in figures], "matches": [each.plain() for each in matches]}
    return {"format": FORMAT, "version": VERSION, **content}


def as_csv(matches: Sequence[MatchSummary]) -> str:
    """A table with a row for each seat: its points by source and its typical numbers are columns of their own."""
    seats = [seat for match in matches for seat in match.seats]
    sources = [*dict.fromkeys(name for seat in seats for name in seat.sources)]
    typical = [*dict.fromkeys(name for seat in seats for name in seat.typical)]
    text = io.StringIO()
    write = csv.writer(text).writerow
    write([*COLUMNS, *(f"points_{name}" for name in sources), *(f"number_{name}" for name in typical)])
    for match in matches:
        date = "" if match.date is None else datetime.fromtimestamp(match.date // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        for number, seat in enumerate(match.seats):
            match_cells = [match.match, date, match.game, match.ruleset, len(match.seats), number]
            seat_cells = [_text(seat.kind), _text(seat.name), _text(seat.level), seat.place, "" if seat.points is None else seat.points]
            numbers = [*(seat.sources.get(name, "") for name in sources), *(seat.typical.get(name, "") for name in typical)]
            write([*match_cells, *seat_cells, *numbers])
    return text.getvalue()


def _text(text: str | None) -> str:
    """A text that no program takes for a formula: names come from others."""
    if text is None:
        return ""
    return f"'{text}" if text.startswith(FORMULA) else text
