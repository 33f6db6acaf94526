"""Fair turns: of those who wait for the same few places each household or device has one turn after the other."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager

Line = OrderedDict[Hashable, deque[asyncio.Future[None]]]


class Rounds:
    """So many places, given out in rounds: each key that waits gets one, then each of them gets another. `lines`: those of a line with a
    smaller number come first.
    """

    def __init__(self, places: int, lines: int = 1) -> None:
        self._free = places
        self._lines: tuple[Line, ...] = tuple(OrderedDict() for _ in range(lines))
        self._closed = False

    @asynccontextmanager
    async def place(self, key: Hashable, line: int = 0) -> AsyncIterator[None]:
        """Wait for a place and keep it inside the `with` block. Raises CancelledError once they are closed."""
        await self._wait(self._lines[line], key)
        try:
            yield
        finally:
            self._next()

    def close(self) -> None:
        """Cancel all who wait, and all who come."""
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
            if not turn.cancelled():  # it had come
                self._next()
            raise

    def _next(self) -> None:
        for line in self._lines:
            while line:
                key, queue = line.popitem(last=False)
                turn = queue.popleft()
                if queue:
                    line[key] = queue  # behind the others
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class Turns:
    """Turns for bots, `at_once` at a time, and only when the people who asked before have been served. Matches with people come first.
    Among equals each device has one turn after the other, so a hundred matches of one device take no more than one match of another.
    """

    def __init__(self, at_once: int) -> None:
        self._rounds = Rounds(at_once, lines=2)
        self._served: set[asyncio.Future[None]] = set()

    @contextmanager
    def serving(self) -> Iterator[None]:
        """Mark work for a person: no bot that asks later begins inside the `with` block."""
        done = asyncio.get_running_loop().create_future()
        self._served.add(done)
        try:
            yield
        finally:
            self._served.discard(done)
            done.set_result(None)

    @asynccontextmanager
    async def turn(self, device: int, with_people: bool) -> AsyncIterator[None]:
        """Wait for a turn and keep it inside the `with` block. `device`: the owner of the match."""
        async with self._rounds.place(device, 0 if with_people else 1):
            if self._served:
                await asyncio.wait(set(self._served))
            yield
