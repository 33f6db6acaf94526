"""Limits on the rate, the amount, and the concurrency of a client's requests."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import ceil, inf

from starlette.requests import ClientDisconnect, Request

from boardwright.server.errors import ApiError

current_network: ContextVar[str] = ContextVar("asking", default="")
"""The client network for which work is done; empty: the server itself. Tasks inherit it from the task that starts them."""

Clock = Callable[[], float]


class TokenBucket:
    """Allows `burst` uses at once, then `rate` a second."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.at = float(burst), clock()

    def wait(self, most: float = inf) -> float:
        """Take one use, unless the wait is more than `most` seconds. Returns the seconds until it may be used (0: at once)."""
        self._fill()
        seconds = max(0.0, (1 - self.left) / self.rate)
        if seconds <= most:
            self.left -= 1
        return seconds

    def take(self) -> float:
        """Take one use if there is one and return 0; else take none and return the seconds until there is one."""
        return self.wait(0.0)

    def is_full(self) -> bool:
        """Return whether all uses are available, so that it equals a new bucket."""
        self._fill()
        return self.left >= self.burst

    def _fill(self) -> None:
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """One bucket per key (an address or a device).

    Only full buckets are forgotten, so a client cannot get a new one by making the server forget others. When there is no room for another
    bucket, all new keys share one.
    """

    SWEEP_SECONDS = 1.0  # how often to look for full ones

    def __init__(self, rate: float, burst: int, keep: int = 8192, clock: Clock = time.monotonic) -> None:
        self.rate, self.burst, self.keep, self.clock = rate, burst, keep, clock
        self._buckets: dict[Hashable, TokenBucket] = {}
        self._shared = TokenBucket(rate, burst, clock)
        self._swept = clock()

    def check(self, key: Hashable) -> None:
        """Take one use of `key`. Raises ApiError 429 if none is left."""
        self.wait(key, 0.0)

    def wait(self, key: Hashable, most: float) -> float:
        """Take one use of `key`. Returns the seconds to wait before using it. Raises ApiError 429 if that is more than `most`."""
        seconds = self._bucket(key).wait(most)
        if seconds > most:
            raise too_many(seconds)
        return seconds

    def _bucket(self, key: Hashable) -> TokenBucket:
        if key in self._buckets:
            return self._buckets[key]
        if len(self._buckets) >= self.keep and self.clock() - self._swept >= self.SWEEP_SECONDS:
            self._swept = self.clock()
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
        if len(self._buckets) >= self.keep:
            return self._shared
        return self._buckets.setdefault(key, TokenBucket(self.rate, self.burst, self.clock))


def too_many(seconds: float) -> ApiError:
    """The error for a client that would have to wait this long."""
    return ApiError(429, "too_many", retry_after=ceil(seconds), seconds=ceil(seconds))


class Throttle:
    """Makes the requests, sockets and bots of a client network wait for each other, however many there are. The server itself never waits.
    """

    def __init__(self, buckets: Buckets, most: float = inf) -> None:
        """`most`: the longest wait in seconds; clients that would wait longer are refused."""
        self._buckets, self._most = buckets, most

    async def wait(self, patient: bool = False) -> None:
        """Wait for the turn of the client network that asks. Raises ApiError 429 if too many are waiting, unless `patient`."""
        network = current_network.get()
        if network and (seconds := self._buckets.wait(network, inf if patient else self._most)) > 0:
            await asyncio.sleep(seconds)


class Quota:
    """Limits how many of something each key may have at the same time. `refusal`: makes the error."""

    def __init__(self, limit: int, refusal: Callable[[], ApiError]) -> None:
        self.limit, self.refusal = limit, refusal
        self.held: Counter[Hashable] = Counter()

    def take(self, key: Hashable = None) -> None:
        """Count one more until it is given back. Raises the refusal if there are too many."""
        if self.held[key] >= self.limit:
            raise self.refusal()
        self.held[key] += 1

    def give(self, key: Hashable = None) -> None:
        """Give one back."""
        self.held[key] -= 1
        if not self.held[key]:
            del self.held[key]

    @contextmanager
    def hold(self, key: Hashable = None) -> Iterator[None]:
        """Count one more inside the `with` block. Raises the refusal if there are too many."""
        self.take(key)
        try:
            yield
        finally:
            self.give(key)


async def body(request: Request, limit: int, patience: float, rate: int) -> bytes:
    """Read the body of a request.

    Args:
        limit: bytes at most. More raise ApiError 413 as soon as they arrive.
        patience: seconds in which the body must arrive, else ApiError 408.
        rate: the deadline moves by one second for each `rate` bytes received.
    """
    content = bytearray()
    now = asyncio.get_running_loop().time
    latest = now() + patience
    try:
        async with asyncio.timeout_at(latest) as deadline:
            async for part in request.stream():
                content += part
                if len(content) > limit:
                    raise ApiError(413, "too_long", limit=limit)
                deadline.reschedule(latest + len(content) / rate)
    except (TimeoutError, ClientDisconnect):
        raise ApiError(408, "too_slow") from None
    return bytes(content)
