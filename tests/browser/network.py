"""A network between a page and the server, which tests may take away and bring back."""

from __future__ import annotations

import select
import socket
from contextlib import suppress
from threading import Thread

HOST = "127.0.0.1"


class Network:
    """Passes on what comes to its own port. While it is down, whoever was connected is cut off, and nobody gets through."""

    def __init__(self, server: int) -> None:
        """`server`: the port that it leads to."""
        self.server, self.port = server, 0
        self._sockets: list[socket.socket] = []
        self._threads: list[Thread] = []
        self.up()

    def __enter__(self) -> Network:
        return self

    def __exit__(self, *_: object) -> None:
        self.down()

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}/"

    def up(self) -> None:
        door = socket.create_server((HOST, self.port))
        self.port = door.getsockname()[1]
        self._sockets.append(door)
        self._begin(Thread(target=self._welcome, args=(door,)))

    def down(self) -> None:
        while self._threads:  # one that is just beginning may bring another one
            for each in self._sockets:
                with suppress(OSError):  # it has ended
                    each.shutdown(socket.SHUT_RDWR)
            self._threads.pop(0).join()
        self._sockets.clear()

    def _begin(self, thread: Thread) -> None:
        self._threads.append(thread)
        thread.start()

    def _welcome(self, door: socket.socket) -> None:
        with door, suppress(OSError):  # it is down
            while True:
                page = door.accept()[0]
                self._sockets.append(page)
                self._begin(Thread(target=self._connect, args=(page,)))

    def _connect(self, page: socket.socket) -> None:
        with page, suppress(OSError), socket.create_connection((HOST, self.server)) as server:
            self._sockets.append(server)
            other = {page: server, server: page}
            while True:
                for source in select.select(other, [], [])[0]:
                    sent = source.recv(1 << 16)
                    if not sent:
                        return
                    other[source].sendall(sent)
