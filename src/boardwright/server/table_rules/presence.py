"""Which devices are at which match in other processes, according to their messages. Pure: `now` is in seconds of a monotonic clock."""

from collections.abc import Collection

GONE_S = 4.0
"""Silence after which a process counts as dead, and its players as gone."""


class RemotePresence:
    """The messages of other processes. Each message lists all devices at a match, so that only the latest one counts."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}
        self._there: dict[str, dict[str, frozenset[int]]] = {}

    def devices(self, match: str) -> frozenset[int]:
        """The devices at a match."""
        none: frozenset[int] = frozenset()
        return none.union(*(there.get(match, none) for there in list(self._there.values())))

    def heard(self, process: str, now: float) -> bool:
        """Note that a process is alive. Returns False for an unknown one: its earlier messages were missed."""
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
        """Forget a process. Returns the matches at which it had devices."""
        self._heard.pop(process, None)
        return set(self._there.pop(process, ()))

    def silent(self, now: float) -> list[str]:
        """The processes that have been silent for too long."""
        return [process for process, at in self._heard.items() if now - at >= GONE_S]

    def excuse(self, now: float) -> None:
        """No process could be heard until now: earlier silence means nothing."""
        self._heard = dict.fromkeys(self._heard, now)
