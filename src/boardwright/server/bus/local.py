"""News within this process: who waits for a change of something hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager


class Bus:
    """Wakes those who wait. All calls are made in the server's loop.

    `is_shared`: whether other processes may change the same things. `is_connected`: whether they can be heard now.
    """

    is_shared = False
    is_connected = True

    def __init__(self) -> None:
        self._listening: dict[str, set[asyncio.Event]] = {}
        self._closed = False

    @contextmanager
    def listening(self, id: str) -> Iterator[asyncio.Event]:
        """An event that is set at the first news of `id` inside the `with` block. Look at the thing itself only after entering it."""
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

    def publish(self, id: str) -> None:
        """Tell everybody in this process who listens that `id` has changed. Other processes hear of it from the database."""
        for news in self._listening.get(id, ()):
            news.set()

    def wake_all(self) -> None:
        """Tell everybody who listens to anything: news may have been missed."""
        for id in self._listening:
            self.publish(id)

    def listen_to_others(self, hear: Callable[[str, str], None], connected: Callable[[], None]) -> None:
        """What to do with what another process says (its id, and a text), and whenever it can be heard (again). Here there are none."""

    def say(self, texts: Sequence[str]) -> bool:
        """Say something to the other processes, in this order. Blocks. Returns whether that was possible. Here there are none."""
        return True

    async def run(self) -> None:
        """Hear of other processes until cancelled. Here there are none."""

    def close(self) -> None:
        """Wake everybody: the server stops."""
        self._closed = True
        self.wake_all()
