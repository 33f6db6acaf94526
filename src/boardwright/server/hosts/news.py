"""Hears what hosts have done in other processes, such as at the command line."""

from boardwright.server.store import HostStore


class HostNews:
    """Remembers how far the log of hosts has been read."""

    def __init__(self, kept: HostStore) -> None:
        self._kept = kept
        self._heard = 0

    def read(self) -> bool:
        """Read the log. Returns whether it has new rows. Blocks."""
        newest = self._kept.newest()
        before, self._heard = self._heard, newest
        return newest != before
