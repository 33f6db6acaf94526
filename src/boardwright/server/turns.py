"""The order in which bots think: few at a time, and only when the people who asked before have been served."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

Line = OrderedDict[int, deque[asyncio.Future[None]]]


class Turns:
    """Turns for bots, `at_once` at a time. Matches with people come first. Among equals each device has one turn after the other, so a
    hundred matches of one device take no more than one match of another.
    """

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._lines: tuple[Line, Line] = (OrderedDict(), OrderedDict())
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
        await self._wait(self._lines[0 if with_people else 1], device)
        try:
            if self._served:
                await asyncio.wait(set(self._served))
            yield
        finally:
            self._next()

    async def _wait(self, line: Line, device: int) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        line.setdefault(device, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come
                self._next()
            raise

    def _next(self) -> None:
        for line in self._lines:
            while line:
                device, queue = line.popitem(last=False)
                turn = queue.popleft()
                if queue:
                    line[device] = queue  # behind the others
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
