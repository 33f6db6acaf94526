"""Budgets: how often somebody may ask, and how much he may send."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from starlette.requests import ClientDisconnect, Request

from boardwright.server.errors import ApiError

BODY_SECONDS = 30.0
Clock = Callable[[], float]


class TokenBucket:
    """`burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.at = float(burst), clock()

    def wait(self) -> float:
        """Take one; the seconds to wait before it may be used (0: at once)."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate) - 1
        self.at = now
        return max(0.0, -self.left / self.rate)

    def take(self) -> float:
        """Take one if there is one (0); else the seconds until there will be."""
        seconds = self.wait()
        if seconds > 0:
            self.left += 1
        return seconds


class Buckets:
    """One bucket for each address or device, for the last thousand of them."""

    def __init__(self, rate: float, burst: int, keep: int = 1024) -> None:
        self.rate, self.burst, self.keep = rate, burst, keep
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def check(self, key: Hashable) -> None:
        """Raise a 429 if `key` has used up what it may."""
        bucket = self._buckets.setdefault(key, TokenBucket(self.rate, self.burst))
        self._buckets.move_to_end(key)
        while len(self._buckets) > self.keep:
            self._buckets.popitem(last=False)
        seconds = bucket.take()
        if seconds > 0:
            raise ApiError(429, "too_many", retry_after=int(seconds) + 1, seconds=int(seconds) + 1)


async def body(request: Request, limit: int) -> bytes:
    """The body of a request. Raises a 413 as soon as it is longer than `limit`."""
    parts, size = [], 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > limit:
                    raise ApiError(413, "too_long", limit=limit)
                parts.append(part)
    except (TimeoutError, ClientDisconnect):
        raise ApiError(408, "bad_request") from None
    return b"".join(parts)
