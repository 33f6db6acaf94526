"""Time for the server. Tests use their own clock and move it."""

import asyncio
import contextlib
import time


class Clock:
    """The machine's clock."""

    def now(self) -> int:
        """Unix time in ms. Only for display: it may jump."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds since some moment; never goes back."""
        return time.monotonic()

    async def wait(self, news: asyncio.Event, seconds: float) -> None:
        """Wait until `news` is set, for at most `seconds`."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await news.wait()
