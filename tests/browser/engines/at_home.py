"""A proxy (SOCKS 5, RFC 1928) through which every address leads to this machine: so a browser finds a server in a home network here."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer

GREETED, CONNECTED = b"\x05\x00", b"\x05\x00\x00\x01\x7f\x00\x00\x01\x00\x00"
LENGTHS = {1: 4, 4: 16}
"""Bytes of an address of each kind; that of a name (kind 3) is sent before it."""


class Handler(BaseRequestHandler):
    """One connection."""

    request: socket.socket

    def handle(self) -> None:
        self._take(self._take(2)[1])  # the ways to sign in
        self.request.sendall(GREETED)
        kind = self._take(4)[3]
        self._take(LENGTHS[kind] if kind in LENGTHS else self._take(1)[0])
        port = int.from_bytes(self._take(2), "big")
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)) as there:
            self.request.sendall(CONNECTED)
            back = threading.Thread(target=copy, args=(there, self.request), daemon=True)
            back.start()
            copy(self.request, there)
            back.join()

    def _take(self, count: int) -> bytes:
        return self.request.recv(count, socket.MSG_WAITALL)


def copy(source: socket.socket, target: socket.socket) -> None:
    """Until one of the two is closed."""
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)


class Proxy(ThreadingTCPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser closes what it no longer needs, at any time."""


@contextmanager
def proxy() -> Iterator[str]:
    """The address of one that runs."""
    with Proxy(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_address[1]}"
        server.shutdown()
