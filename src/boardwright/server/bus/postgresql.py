"""Notifications from all processes on one PostgreSQL database: writers notify in their transaction, each process listens."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import psycopg
from sqlalchemy.exc import SQLAlchemyError

from boardwright.server.bus.local import Bus
from boardwright.server.log import log
from boardwright.server.store.postgresql import CHANNEL, MESSAGES, Postgresql

CHECK_S = 5.0
"""Seconds of silence after which a connection is checked, and in which it has to answer."""
RETRY_S = 1.0
"""Seconds between two attempts to connect. The first one is immediate."""


class SharedBus(Bus):
    """A bus that also receives notifications of what other processes have written.

    Nothing is queued: news may be missed while the connection is lost, so all listeners are notified when it is back.
    """

    is_shared = True

    def __init__(self, database: Postgresql) -> None:
        super().__init__()
        self._database, self._origin = database, database.origin
        self._address = database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connected = self._reported = False
        self._on_message: Callable[[str, str], None] = lambda process, message: None
        self._on_connected: Callable[[], None] = lambda: None

    @property
    def is_connected(self) -> bool:  # type: ignore[override]
        """Whether messages from other processes arrive now."""
        return self._connected

    def listen_to_others(self, on_message: Callable[[str, str], None], on_connected: Callable[[], None]) -> None:
        """Set what to do with messages of other processes, and when the connection is (re)established."""
        self._on_message, self._on_connected = on_message, on_connected

    def send(self, texts: Sequence[str]) -> bool:
        """Send messages to the other processes."""
        try:
            with self._database.writing(CHECK_S) as db:
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
                await asyncio.sleep(RETRY_S)

    async def _listen(self) -> None:
        """Pass on notifications. Raises psycopg.Error or OSError when the connection is lost."""
        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True, connect_timeout=int(CHECK_S))
        try:
            await self._execute(connection, f"LISTEN {CHANNEL}; LISTEN {MESSAGES}")
            if self._reported:
                self._reported = False
                log.info("other processes can be heard again")
            self._connected = True
            self.wake_all()
            self._on_connected()
            while True:
                async for news in connection.notifies(timeout=CHECK_S):
                    origin, _, id = news.payload.partition(" ")
                    if origin == self._origin:
                        continue
                    if news.channel == MESSAGES:
                        self._on_message(origin, id)
                    else:
                        self.publish(id)
                await self._execute(connection, "")
        finally:
            await connection.close()

    @staticmethod
    async def _execute(connection: psycopg.AsyncConnection[Any], statement: str) -> None:
        async with asyncio.timeout(CHECK_S):
            await connection.execute(statement.encode())
