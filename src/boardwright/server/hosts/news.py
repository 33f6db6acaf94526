"""Detects what hosts have done in other processes, such as at the command line."""

from boardwright.server.store import HostStore

RECENT = 100
"""Number of newest rows that are compared: of two processes, the one with the lower number may write later."""


class HostNews:
    """Remembers how far the log of hosts has been read."""

    def __init__(self, store: HostStore) -> None:
        self._store = store
        self._read: list[int] = []
        self._handled: list[int] | None = None

    def read(self) -> bool:
        """Read the log. Returns whether it has rows that have not been handled. Blocks."""
        self._read = self._store.newest(RECENT)
        return self._read != self._handled

    def mark_handled(self) -> None:
        """Note that the rows that were read last have been handled."""
        self._handled = self._read
