"""Time as the server sees it. Tests have a clock of their own, which they move."""

from __future__ import annotations

import asyncio
import contextlib
import time


class Clock:
    """The machine's clock."""

    def now(self) -> int:
        """Unix time in ms: for people to read, never to reckon with."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds since some moment; they only go forward."""
        return time.monotonic()

    async def wait(self, news: asyncio.Event, seconds: float) -> None:
        """Until there is news, `seconds` at most."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await news.wait()
