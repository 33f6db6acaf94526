"""The devices at each match in other processes, according to their messages. Pure: `now` is in seconds of a monotonic clock."""

from collections.abc import Collection

GONE_S = 4.0
"""Seconds of silence after which a process counts as dead, and its players as absent."""


class RemotePresence:
    """The messages of other processes. Each message lists all devices at a match, so that only the latest one counts."""

    def __init__(self) -> None:
        self._last_heard: dict[str, float] = {}
        self._devices: dict[str, dict[str, frozenset[int]]] = {}

    def devices(self, match: str) -> frozenset[int]:
        """The devices at a match."""
        none: frozenset[int] = frozenset()
        return none.union(*(devices_of.get(match, none) for devices_of in list(self._devices.values())))

    def note_alive(self, process: str, now: float) -> bool:
        """Note that a process is alive. Returns False for an unknown one: its earlier messages were missed."""
        is_known = process in self._last_heard
        self._last_heard[process] = now
        return is_known

    def note_devices(self, process: str, match: str, devices: Collection[int]) -> None:
        """Note who is at a match in a process."""
        by_match = self._devices.setdefault(process, {})
        if devices:
            by_match[match] = frozenset(devices)
        else:
            by_match.pop(match, None)

    def forget(self, process: str) -> set[str]:
        """Forget a process. Returns the matches at which it had devices."""
        self._last_heard.pop(process, None)
        return set(self._devices.pop(process, ()))

    def silent(self, now: float) -> list[str]:
        """The processes that have been silent for too long."""
        return [process for process, at in self._last_heard.items() if now - at >= GONE_S]

    def reset_silence(self, now: float) -> None:
        """Restart the measurement of silence: no messages could arrive until now."""
        self._last_heard = dict.fromkeys(self._last_heard, now)
