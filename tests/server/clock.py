"""A clock that a test moves."""

from __future__ import annotations

import asyncio

from boardwright.server.clock import Clock


class StillClock(Clock):
    """Stands still until a test moves it. Use it with times that floats hold exactly, as 0.5."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self._waiting: dict[asyncio.Future[None], float] = {}
        self._begun = asyncio.Event()

    def now(self) -> int:
        """Unix time in ms."""
        return int(self.seconds * 1000)

    def monotonic(self) -> float:
        """Seconds that only go forward."""
        return self.seconds

    async def wait(self, news: asyncio.Event, seconds: float) -> None:
        """Until there is news, or the clock has been moved so far."""
        moved, told = asyncio.get_running_loop().create_future(), asyncio.ensure_future(news.wait())
        self._waiting[moved] = self.seconds + seconds
        self._begun.set()
        try:
            await asyncio.wait({moved, told}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            told.cancel()
            del self._waiting[moved]

    async def move(self, seconds: float) -> None:
        """Go forward and wake those who have waited long enough."""
        self.seconds += seconds
        for moved, until in self._waiting.items():
            if until <= self.seconds and not moved.done():
                moved.set_result(None)

    async def longest_wait(self) -> float:
        """How long the last waiting task will wait; waits for a first one."""
        while not (left := [until - self.seconds for moved, until in self._waiting.items() if not moved.done()]):
            self._begun = asyncio.Event()  # a new one: after a restart, this is another loop
            await self._begun.wait()
        return max(left)
