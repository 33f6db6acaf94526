"""A list of events with queries by kind."""

from __future__ import annotations

from typing import Any


class EventLog(list[Any]):
    """Events, in order."""

    def of(self, *kinds: str) -> list[dict[str, Any]]:
        """Return the arguments of the events of these kinds."""
        return [dict(event.args) for event in self if event.kind in kinds]

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self]
