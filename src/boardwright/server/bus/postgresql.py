"""Notifications from all processes on one PostgreSQL database: writers notify in their transaction, each process listens."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import psycopg
from sqlalchemy.exc import SQLAlchemyError

from boardwright.server.bus.local import Bus
from boardwright.server.log import log
from boardwright.server.store.postgresql import CHANNEL, SAID, Postgresql

PULSE = 5.0
"""Seconds of silence after which a connection is checked, and in which it has to answer."""
RETRY = 1.0
"""Seconds between two attempts to connect. The first one is immediate."""


class SharedBus(Bus):
    """A bus that also hears what other processes have written.

    Nothing is queued: news may be missed while the connection is lost, so all listeners are notified when it is back.
    """

    is_shared = True

    def __init__(self, database: Postgresql) -> None:
        super().__init__()
        self._database, self._own = database, database.origin
        self._address = database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connected = self._reported = False
        self._hear: Callable[[str, str], None] = lambda process, what: None
        self._then: Callable[[], None] = lambda: None

    @property
    def is_connected(self) -> bool:  # type: ignore[override]
        """Whether other processes can be heard now."""
        return self._connected

    def listen_to_others(self, hear: Callable[[str, str], None], connected: Callable[[], None]) -> None:
        """Set what to do with messages of other processes, and when the connection is (re)established."""
        self._hear, self._then = hear, connected

    def send(self, texts: Sequence[str]) -> bool:
        """Send messages to the other processes."""
        try:
            with self._database.writing(PULSE) as db:
                self._database.send(db, texts)
        except SQLAlchemyError:  # readers and writers report that the database is away
            return False
        return True

    async def run(self) -> None:
        """Listen until cancelled, reconnecting as often as needed."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                if self._connected:  # it may be back already
                    self._connected = False
                    continue
                if not self._reported:
                    log.error("no news from other processes: %s", str(error).partition("\n")[0])
                    self._reported = True
                await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        """Pass on notifications. Raises psycopg.Error or OSError when the connection is lost."""
        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True, connect_timeout=int(PULSE))
        try:
            await self._ask(connection, f"LISTEN {CHANNEL}; LISTEN {SAID}")
            if self._reported:
                self._reported = False
                log.info("other processes can be heard again")
            self._connected = True
            self.wake_all()
            self._then()
            while True:
                async for news in connection.notifies(timeout=PULSE):
                    origin, _, id = news.payload.partition(" ")
                    if origin == self._own:
                        continue
                    if news.channel == SAID:
                        self._hear(origin, id)
                    else:
                        self.publish(id)
                await self._ask(connection, "")
        finally:
            await connection.close()

    @staticmethod
    async def _ask(connection: psycopg.AsyncConnection[Any], what: str) -> None:
        async with asyncio.timeout(PULSE):
            await connection.execute(what.encode())
