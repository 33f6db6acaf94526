"""Who is at which match in other processes, from what these say. Pure: `now` is in seconds of a clock that never goes back."""

from __future__ import annotations

from collections.abc import Collection

GONE_S = 4.0
"""A process that has said nothing for so long has died, and its people are not there any more."""


class RemotePresence:
    """What other processes have said. Each says who is there as a whole, so that the last word counts and nothing has to be in order."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}
        self._there: dict[str, dict[str, frozenset[int]]] = {}

    def devices(self, match: str) -> frozenset[int]:
        """The devices at a match."""
        none: frozenset[int] = frozenset()
        return none.union(*(there.get(match, none) for there in list(self._there.values())))

    def heard(self, process: str, now: float) -> bool:
        """Note that a process lives. Returns False for one of which nothing was known: what it said before was missed."""
        known = process in self._heard
        self._heard[process] = now
        return known

    def said(self, process: str, match: str, devices: Collection[int]) -> None:
        """Note who is at a match in a process."""
        there = self._there.setdefault(process, {})
        if devices:
            there[match] = frozenset(devices)
        else:
            there.pop(match, None)

    def ended(self, process: str) -> set[str]:
        """Forget a process. Returns the matches at which somebody was there."""
        self._heard.pop(process, None)
        return set(self._there.pop(process, ()))

    def silent(self, now: float) -> list[str]:
        """The processes that have said nothing for too long."""
        return [process for process, at in self._heard.items() if now - at >= GONE_S]

    def excuse(self, now: float) -> None:
        """Nobody could be heard until now: silence before says nothing."""
        self._heard = dict.fromkeys(self._heard, now)
