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
        """`proxies`: addresses that are not counted as a client network, because the clients behind them cannot be distinguished here.

        `counters`: where client networks are counted; None: in this process only.
        """
        self.places, self.proxies = places, proxies
        self.taken = 0
        self._per_network = (counters or Counters()).quota(each, lambda: ApiError(429, "too_many_sockets"))
        self._counted: set[Transport] = set()
        self._idle: dict[str, dict[Transport, bool]] = {}  # by client network, oldest connection first: is it idle?
        self._network_of: dict[Transport, str] = {}

    def enter(self, transport: Transport) -> bool:
        """Give a new connection a place. Returns False if there is none."""
        address = _address(transport)
        network = client_network(address)
        if not is_in(address, self.proxies):
            try:
                self._per_network.take(network)
            except ApiError:
                return False
            self._counted.add(transport)
        if self.taken >= self.places and not self._make_room(len(self._idle.get(network, ()))):
            self._forget(transport, network)
            return False
        self.taken += 1
        self._network_of[transport] = network
        self._idle.setdefault(network, {})[transport] = True
        return True

    def set_idle(self, transport: Transport, idle: bool) -> None:
        """Note whether a connection is waiting for its next request."""
        if transport in self._network_of:
            self._idle[self._network_of[transport]][transport] = idle

    def leave(self, transport: Transport) -> None:
        """Free the place of a closed connection."""
        network = self._network_of.pop(transport, None)
        if network is not None:
            self.taken -= 1
            self._forget(transport, network)
            del self._idle[network][transport]
            if not self._idle[network]:
                del self._idle[network]

    def _forget(self, transport: Transport, network: str) -> None:
        if transport in self._counted:
            self._counted.remove(transport)
            self._per_network.give(network)

    def _make_room(self, own_count: int) -> bool:
        for connections in sorted(self._idle.values(), key=len, reverse=True):
            if len(connections) <= own_count + 1:
                return False
            oldest = next((transport for transport, idle in connections.items() if idle), None)
            if oldest is not None:
                self.leave(oldest)
                oldest.abort()
                return True
        return False


def _address(transport: Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""
