"""Who may be connected at all, counted before anything is read."""

from __future__ import annotations

from asyncio import Transport
from collections.abc import Collection

from boardwright.server.addresses import Network, household, is_in


class Door:
    """So many connections in all, and so many of one household. One that is refused is closed at once.

    When all places are taken, a connection that waits for a request gives its place to a newcomer: the oldest one of the household
    that has most connections. A household never takes a place from one that has no more than itself.
    """

    def __init__(self, places: int, each: int, proxies: Collection[Network] = ()) -> None:
        """`proxies`: the people behind them cannot be told apart here, so they are not counted as one household."""
        self.places, self.each, self.proxies = places, each, proxies
        self.taken = 0
        self._idle: dict[str, dict[Transport, bool]] = {}  # of each household the connections, oldest first: do they wait?
        self._home: dict[Transport, str] = {}

    def enter(self, transport: Transport) -> bool:
        """Give a new connection a place; False: there is none for it."""
        address = _address(transport)
        home = household(address)
        have = len(self._idle.get(home, ()))
        if have >= self.each and not is_in(address, self.proxies):
            return False
        if self.taken >= self.places and not self._make_room(have):
            return False
        self.taken += 1
        self._home[transport] = home
        self._idle.setdefault(home, {})[transport] = True
        return True

    def set_idle(self, transport: Transport, idle: bool) -> None:
        """Whether a connection waits for its next request."""
        if transport in self._home:
            self._idle[self._home[transport]][transport] = idle

    def leave(self, transport: Transport) -> None:
        """A connection has ended."""
        home = self._home.pop(transport, None)
        if home is not None:
            self.taken -= 1
            del self._idle[home][transport]
            if not self._idle[home]:
                del self._idle[home]

    def _make_room(self, have: int) -> bool:
        for crowd in sorted(self._idle.values(), key=len, reverse=True):
            if len(crowd) <= have + 1:
                return False
            oldest = next((transport for transport, idle in crowd.items() if idle), None)
            if oldest is not None:
                self.leave(oldest)
                oldest.abort()
                return True
        return False


def _address(transport: Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""
