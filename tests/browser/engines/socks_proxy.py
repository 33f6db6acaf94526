"""A SOCKS 5 proxy (RFC 1928) that leads every address to this machine: the browser finds a server "in a home network" here."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer

GREETING, CONNECTED = b"\x05\x00", b"\x05\x00\x00\x01\x7f\x00\x00\x01\x00\x00"
ADDRESS_LENGTHS = {1: 4, 4: 16}
"""Bytes of an address of each kind; the length of a name (kind 3) is sent before it."""


class Handler(BaseRequestHandler):
    """Handles one connection."""

    request: socket.socket

    def handle(self) -> None:
        self._take(self._take(2)[1])  # the methods of authentication
        self.request.sendall(GREETING)
        kind = self._take(4)[3]
        self._take(ADDRESS_LENGTHS[kind] if kind in ADDRESS_LENGTHS else self._take(1)[0])
        port = int.from_bytes(self._take(2), "big")
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)) as upstream:
            self.request.sendall(CONNECTED)
            back = threading.Thread(target=copy, args=(upstream, self.request), daemon=True)
            back.start()
            copy(self.request, upstream)
            back.join()

    def _take(self, count: int) -> bytes:
        return self.request.recv(count, socket.MSG_WAITALL)


def copy(source: socket.socket, target: socket.socket) -> None:
    """Copy bytes until one of the two sockets is closed."""
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)


class Proxy(ThreadingTCPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore errors: a browser closes connections at any time."""


@contextmanager
def run_proxy() -> Iterator[str]:
    """Run a proxy; yield its address."""
    with Proxy(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_address[1]}"
        server.shutdown()
