"""Queues bot moves behind pending requests from people."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from boardwright.server.threads import RoundRobin


class BotQueue:
    """Lets `concurrency` bots think at a time, and only once pending requests from people are served. Matches with people come first.

    Among equals the devices take turns, so a hundred matches of one device get no more than one match of another.
    """

    def __init__(self, concurrency: int) -> None:
        self._rounds = RoundRobin(concurrency, lines=2)
        self._served: set[asyncio.Future[None]] = set()

    @contextmanager
    def serving(self) -> Iterator[None]:
        """Mark work for a person: bots that ask inside the `with` block wait until it is done."""
        finished = asyncio.get_running_loop().create_future()
        self._served.add(finished)
        try:
            yield
        finally:
            self._served.discard(finished)
            finished.set_result(None)

    @asynccontextmanager
    async def turn(self, device: int, with_people: bool) -> AsyncIterator[None]:
        """Wait for a turn and keep it inside the `with` block. `device`: the owner of the match."""
        async with self._rounds.place(device, 0 if with_people else 1):
            if self._served:
                await asyncio.wait(set(self._served))
            yield
