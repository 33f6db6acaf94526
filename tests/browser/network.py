"""A network between a page and the server, which tests can cut, freeze and restore."""

from __future__ import annotations

import select
import socket
from contextlib import suppress
from threading import Event, Thread

HOST = "127.0.0.1"


class Network:
    """Forwards connections on its own port. While it is down, connections are cut and new ones are refused.

    While it is frozen, nothing passes and nothing is cut: connections stay open, new ones hang, and bytes arrive after the thaw.
    """

    def __init__(self, server: int) -> None:
        """`server`: the port of the server."""
        self.server, self.port = server, 0
        self._sockets: list[socket.socket] = []
        self._threads: list[Thread] = []
        self._flowing = Event()
        self.up()

    def __enter__(self) -> Network:
        return self

    def __exit__(self, *_: object) -> None:
        self.down()

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}/"

    def up(self) -> None:
        self._flowing.set()
        listener = socket.create_server((HOST, self.port))
        self.port = listener.getsockname()[1]
        self._sockets.append(listener)
        self._start(Thread(target=self._accept, args=(listener,)))

    def down(self) -> None:
        while self._threads:  # a thread that is just starting may add another one
            for connection in self._sockets:
                with suppress(OSError):  # it is already closed
                    connection.shutdown(socket.SHUT_RDWR)
            self._flowing.set()  # frozen threads go on, and find their sockets closed
            self._threads.pop(0).join()
        self._sockets.clear()

    def freeze(self) -> None:
        self._flowing.clear()

    def thaw(self) -> None:
        self._flowing.set()

    def _start(self, thread: Thread) -> None:
        self._threads.append(thread)
        thread.start()

    def _accept(self, listener: socket.socket) -> None:
        with listener, suppress(OSError):  # it is down
            while True:
                page = listener.accept()[0]
                self._sockets.append(page)
                self._start(Thread(target=self._connect, args=(page,)))

    def _connect(self, page: socket.socket) -> None:
        self._flowing.wait()
        with page, suppress(OSError), socket.create_connection((HOST, self.server)) as server:
            self._sockets.append(server)
            peer = {page: server, server: page}
            while True:
                for source in select.select(peer, [], [])[0]:
                    self._flowing.wait()
                    data = source.recv(1 << 16)
                    if not data:
                        return
                    peer[source].sendall(data)
