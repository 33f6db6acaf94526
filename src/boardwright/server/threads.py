"""The server's threads, separate for calls, matches and bots, and the order in which they serve waiting clients."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from boardwright.server.net.rate_limits import current_network

T = TypeVar("T")
Line = OrderedDict[Hashable, deque[asyncio.Future[None]]]


class RoundRobin:
    """Gives out `places` in turn: each waiting key gets one before any key gets a second one. `lines`: lower lines are served first."""

    def __init__(self, places: int, lines: int = 1) -> None:
        self._free = places
        self._lines: tuple[Line, ...] = tuple(OrderedDict() for _ in range(lines))
        self._closed = False

    @asynccontextmanager
    async def place(self, key: Hashable, line: int = 0) -> AsyncIterator[None]:
        """Wait for a place and keep it inside the `with` block. Raises CancelledError once closed."""
        await self._wait(self._lines[line], key)
        try:
            yield
        finally:
            self._next()

    def close(self) -> None:
        """Cancel all waiting and future calls."""
        self._closed = True
        for line in self._lines:
            for queue in line.values():
                for turn in queue:
                    turn.cancel()

    async def _wait(self, line: Line, key: Hashable) -> None:
        if self._closed:
            raise asyncio.CancelledError
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        line.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the turn had come
                self._next()
            raise

    def _next(self) -> None:
        for line in self._lines:
            while line:
                key, queue = line.popitem(last=False)
                turn = queue.popleft()
                if queue:
                    line[key] = queue  # behind the other keys
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class FairPool:
    """Threads that serve client networks in turn, so that many requests of one do not delay those of others."""

    def __init__(self, number: int, name: str) -> None:
        self._rounds, self._pool = RoundRobin(number), ThreadPoolExecutor(number, name)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run a function when it is the turn of the client network that asks. Raises CancelledError once closed."""
        async with self._rounds.place(current_network.get()):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    def close(self) -> None:
        """Start nothing more; a write in progress is completed."""
        self._rounds.close()
        self._pool.shutdown(wait=True, cancel_futures=True)


class Threads:
    """One pool for calls, one for matches, so that many calls do not delay a move, and one for bots."""

    def __init__(self, bots: int) -> None:
        """`bots`: how many bots may run at once."""
        self._calls, self._matches = FairPool(2, "call"), FairPool(4, "match")
        self._bots = ThreadPoolExecutor(bots, "bot")

    async def in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Run a blocking function in a thread for calls and return its result."""
        return await self._calls.run(work, *args)

    async def in_match_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Run a function on a match in memory in a thread and return its result."""
        return await self._matches.run(work, *args)

    async def in_bot_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Run a long function (waiting for a process) in a thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._bots, work, *args)

    def close(self) -> None:
        """Start nothing more. A write in progress is completed; bots are not waited for."""
        for pool in (self._matches, self._calls):
            pool.close()
        self._bots.shutdown(wait=False, cancel_futures=True)
