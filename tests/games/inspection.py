"""Short queries of matches and events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def legal_texts(match: Any, seat: int | None = None) -> set[str]:
    """Return the legal decisions of a seat (default: the only one to act) as text."""
    if seat is None:
        (seat,) = match.actors
    return {str(action) for action in match.legal(seat)}


def event_kinds(events: Iterable[Any]) -> list[str]:
    return [event.kind for event in events]


def event_args(events: Iterable[Any], *wanted: str) -> list[dict[str, Any]]:
    """Return the arguments of the events of these kinds."""
    return [dict(event.args) for event in events if event.kind in wanted]


def prompt_of(match: Any, seat: int | None) -> tuple[str, dict[str, Any]]:
    shown = match.prompt(seat)
    return shown.id, dict(shown.args)
