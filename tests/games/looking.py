"""What a match and its events say, as short text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def texts(match: Any, seat: int | None = None) -> set[str]:
    """The legal decisions of a seat (of the one to act) as text."""
    if seat is None:
        (seat,) = match.actors
    return {str(action) for action in match.legal(seat)}


def kinds(events: Iterable[Any]) -> list[str]:
    return [event.kind for event in events]


def of_kind(events: Iterable[Any], *wanted: str) -> list[dict[str, Any]]:
    """What the events of these kinds say."""
    return [dict(event.args) for event in events if event.kind in wanted]


def prompt(match: Any, seat: int | None) -> tuple[str, dict[str, Any]]:
    found = match.prompt(seat)
    return found.id, dict(found.args)
