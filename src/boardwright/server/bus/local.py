"""Notifications within this process."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager


class Bus:
    """Wakes waiting tasks. All calls are made in the server's loop.

    `is_shared`: whether other processes may change the same things. `is_connected`: whether their messages arrive now.
    """

    is_shared = False
    is_connected = True

    def __init__(self) -> None:
        self._listening: dict[str, set[asyncio.Event]] = {}
        self._closed = False

    @contextmanager
    def listening(self, id: str) -> Iterator[asyncio.Event]:
        """An event that is set at the first news of `id` inside the `with` block. Read the thing itself only after entering it."""
        news = asyncio.Event()
        if self._closed:
            news.set()
        self._listening.setdefault(id, set()).add(news)
        try:
            yield news
        finally:
            self._listening[id].discard(news)
            if not self._listening[id]:
                del self._listening[id]

    def awaited_ids(self) -> list[str]:
        """The ids for whose changes this process is waiting."""
        return list(self._listening)

    def publish(self, id: str) -> None:
        """Notify listeners in this process that `id` has changed. Other processes learn it from the database."""
        for news in self._listening.get(id, ()):
            news.set()

    def wake_all(self) -> None:
        """Notify all listeners: news may have been missed."""
        for id in self._listening:
            self.publish(id)

    def listen_to_others(self, on_message: Callable[[str, str], None], on_connected: Callable[[], None]) -> None:
        """Set the callbacks for messages of other processes (process id, text) and for a (re)established connection. Never called here."""

    def send(self, texts: Sequence[str]) -> bool:
        """Send messages to the other processes, in order. Blocks. Returns whether that was possible. Does nothing here."""
        return True

    async def run(self) -> None:
        """Receive from other processes until cancelled. Does nothing here."""

    def close(self) -> None:
        """Notify all listeners: the server stops."""
        self._closed = True
        self.wake_all()
