"""A clock that tests advance."""

from __future__ import annotations

import asyncio

from boardwright.server.clock import Clock


class ManualClock(Clock):
    """A clock that stands still until a test advances it. Use times that floats represent exactly, such as 0.5."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self._waiting: dict[asyncio.Future[None], float] = {}
        self._wait_started = asyncio.Event()

    def now(self) -> int:
        """Return Unix time in ms."""
        return int(self.seconds * 1000)

    def monotonic(self) -> float:
        """Return the time in seconds."""
        return self.seconds

    async def wait(self, news: asyncio.Event, seconds: float) -> None:
        """Wait for news, or until the clock has been advanced by so many seconds."""
        reached, notified = asyncio.get_running_loop().create_future(), asyncio.ensure_future(news.wait())
        self._waiting[reached] = self.seconds + seconds
        self._wait_started.set()
        try:
            await asyncio.wait({reached, notified}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            notified.cancel()
            del self._waiting[reached]

    async def advance(self, seconds: float) -> None:
        """Advance the clock and wake the tasks whose time is up."""
        self.seconds += seconds
        for reached, until in self._waiting.items():
            if until <= self.seconds and not reached.done():
                reached.set_result(None)

    async def longest_wait(self) -> float:
        """Return how long the last waiting task will wait. Without any, wait for one first."""
        while not (remaining := [until - self.seconds for reached, until in self._waiting.items() if not reached.done()]):
            self._wait_started = asyncio.Event()  # a new event, since a restarted server has another loop
            await self._wait_started.wait()
        return max(remaining)
