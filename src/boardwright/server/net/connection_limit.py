"""The limit of open connections, checked before anything is read."""

from asyncio import Transport
from collections.abc import Collection

from boardwright.server.addresses import Network, client_network, is_in
from boardwright.server.errors import ApiError
from boardwright.server.net.shared_counters import Counters


class ConnectionLimit:
    """Limits connections in total (`places`) and per client network (`each`). A refused connection is closed at once.

    When all places are taken, a new connection replaces an idle one: the oldest idle one of the network with the most connections. A
    network never takes a place from one that has no more connections than itself.
    """

    def __init__(self, places: int, each: int, proxies: Collection[Network] = (), counters: Counters | None = None) -> None:
        """`proxies`: addresses that are not counted as a client network, because the clients behind them cannot be told apart here.

        `counters`: where client networks are counted; None: in this process only.
        """
        self.places, self.proxies = places, proxies
        self.taken = 0
        self._of_home = (counters or Counters()).quota(each, lambda: ApiError(429, "too_many_sockets"))
        self._counted: set[Transport] = set()
        self._idle: dict[str, dict[Transport, bool]] = {}  # by client network, oldest connection first: is it idle?
        self._home: dict[Transport, str] = {}

    def enter(self, transport: Transport) -> bool:
        """Give a new connection a place. Returns False if there is none."""
        address = _address(transport)
        home = client_network(address)
        if not is_in(address, self.proxies):
            try:
                self._of_home.take(home)
            except ApiError:
                return False
            self._counted.add(transport)
        if self.taken >= self.places and not self._make_room(len(self._idle.get(home, ()))):
            self._forget(transport, home)
            return False
        self.taken += 1
        self._home[transport] = home
        self._idle.setdefault(home, {})[transport] = True
        return True

    def set_idle(self, transport: Transport, idle: bool) -> None:
        """Note whether a connection is waiting for its next request."""
        if transport in self._home:
            self._idle[self._home[transport]][transport] = idle

    def leave(self, transport: Transport) -> None:
        """Free the place of a closed connection."""
        home = self._home.pop(transport, None)
        if home is not None:
            self.taken -= 1
            self._forget(transport, home)
            del self._idle[home][transport]
            if not self._idle[home]:
                del self._idle[home]

    def _forget(self, transport: Transport, home: str) -> None:
        if transport in self._counted:
            self._counted.remove(transport)
            self._of_home.give(home)

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
