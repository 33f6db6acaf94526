"""A network between a page and the server, which tests may take away and bring back."""

from __future__ import annotations

import select
import socket
from contextlib import suppress
from threading import Event, Thread

HOST = "127.0.0.1"


class Network:
    """Passes on what comes to its own port. While it is down, all connections are cut, and no new one gets through.

    While it is frozen, nothing passes and nothing is cut: connections stay open, new ones hang, and bytes arrive when it thaws.
    """

    def __init__(self, server: int) -> None:
        """`server`: the port that it leads to."""
        self.server, self.port = server, 0
        self._sockets: list[socket.socket] = []
        self._threads: list[Thread] = []
        self._flows = Event()
        self.up()

    def __enter__(self) -> Network:
        return self

    def __exit__(self, *_: object) -> None:
        self.down()

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}/"

    def up(self) -> None:
        self._flows.set()
        door = socket.create_server((HOST, self.port))
        self.port = door.getsockname()[1]
        self._sockets.append(door)
        self._begin(Thread(target=self._welcome, args=(door,)))

    def down(self) -> None:
        while self._threads:  # one that is just beginning may bring another one
            for each in self._sockets:
                with suppress(OSError):  # it has ended
                    each.shutdown(socket.SHUT_RDWR)
            self._flows.set()  # what was frozen finds itself cut
            self._threads.pop(0).join()
        self._sockets.clear()

    def freeze(self) -> None:
        self._flows.clear()

    def thaw(self) -> None:
        self._flows.set()

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
        self._flows.wait()
        with page, suppress(OSError), socket.create_connection((HOST, self.server)) as server:
            self._sockets.append(server)
            other = {page: server, server: page}
            while True:
                for source in select.select(other, [], [])[0]:
                    self._flows.wait()
                    sent = source.recv(1 << 16)
                    if not sent:
                        return
                    other[source].sendall(sent)
