"""Counts events for Prometheus while a server runs; does nothing if metrics are off.

Labels are kinds of calls and ids of games, never text from a client, nor an id, a name or an address.
"""

from collections.abc import Callable
from typing import Literal

from boardwright.server.errors import StoreError

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """Counts nothing."""

    def count_call(self, call: str, status: int, seconds: float) -> None:
        """An HTTP call was answered. `call`: its method and its path without ids."""

    def count_move(self, game: str, by: Literal["person", "bot"]) -> None:
        """A move or an undo was written."""

    def observe_write(self, seconds: float) -> None:
        """A transaction was committed; the time includes waiting for its turn."""

    def count_notice(self, way: str, outcome: str) -> None:
        """A notice was sent, or failed."""

    def count_broken_socket(self) -> None:
        """A WebSocket was closed because of an invalid frame, or text that is not UTF-8."""


class PrometheusMetrics(Metrics):
    """Counts for Prometheus and serves the numbers over HTTP on an address of its own."""

    def __init__(self, host: str, port: int) -> None:
        """Start serving. Raises StoreError if the client library is missing, OSError if the port cannot be used."""
        try:
            from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, ProcessCollector, start_http_server
        except ImportError:
            raise StoreError("--metrics needs the package prometheus-client: pip install 'boardwright[metrics]'") from None
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._calls = Histogram("boardwright_call_seconds", "HTTP calls", ["call", "status"], buckets=SECONDS, registry=self.registry)
        self._moves = Counter("boardwright_moves", "Choices and undos that were written", ["game", "by"], registry=self.registry)
        self._notices = Counter("boardwright_notices", "Attempts to tell people of their move", ["way", "outcome"], registry=self.registry)
        self._writes = Histogram("boardwright_write_seconds", "Transactions of the database", buckets=SECONDS, registry=self.registry)
        self._broken = Counter("boardwright_broken_sockets", "WebSockets closed for what was no frame or no text", registry=self.registry)
        self.host = host
        self._http, self._thread = start_http_server(port, host, self.registry)

    @property
    def port(self) -> int:
        """The port in use."""
        return int(self._http.server_port)

    def watch(self, *, sockets: Callable[[], int], matches_in_memory: Callable[[], int], store_failing: Callable[[], str]) -> None:
        """Also report current values at the moment Prometheus asks."""
        from prometheus_client import Gauge

        for name, description, now in (
            ("sockets", "Open WebSockets", sockets),
            ("matches_in_memory", "Matches in memory", matches_in_memory),
            ("store_failing", "1 while the database cannot be written", lambda: int(bool(store_failing()))),
        ):
            Gauge(f"boardwright_{name}", description, registry=self.registry).set_function(now)

    def count_call(self, call: str, status: int, seconds: float) -> None:
        self._calls.labels(call, str(status)).observe(seconds)

    def count_move(self, game: str, by: Literal["person", "bot"]) -> None:
        self._moves.labels(game, by).inc()

    def observe_write(self, seconds: float) -> None:
        self._writes.observe(seconds)

    def count_notice(self, way: str, outcome: str) -> None:
        self._notices.labels(way, outcome).inc()

    def count_broken_socket(self) -> None:
        self._broken.inc()

    def close(self) -> None:
        """Stop serving."""
        self._http.shutdown()
        self._http.server_close()
        self._thread.join()
