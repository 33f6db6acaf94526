"""The application: the parts of a running server, and the ASGI app made from them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, nullcontext, suppress

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from boardwright.server.accounts.desk import Desk, Known
from boardwright.server.addresses import Hosts
from boardwright.server.api import routes as http, static_files
from boardwright.server.bus import bus_of
from boardwright.server.clock import Clock
from boardwright.server.errors import ApiError, StoreFailed
from boardwright.server.games.catalog import Catalog
from boardwright.server.net.household_quotas import Shares
from boardwright.server.net.rate_limits import Buckets, Quota
from boardwright.server.net.security import Guard, answer_error
from boardwright.server.net.shared_counters import Counting
from boardwright.server.notifications.dispatcher import PostOffice
from boardwright.server.ops.gc_schedule import collect_garbage
from boardwright.server.ops.health import Health
from boardwright.server.play import connection
from boardwright.server.play.registry import MatchRegistry
from boardwright.server.replay.cache import Replays
from boardwright.server.settings import Settings
from boardwright.server.store import Store
from boardwright.server.store.outages import BEAT_S
from boardwright.server.store.tables import TableStore
from boardwright.server.store.talk import TalkStore
from boardwright.server.tokens import token_hash

CLOSED_S = 2.0
"""How often a server on a file looks for matches that whoever runs it has ended."""


class Server:
    """The parts of one server process, shared by all connections: store, games, matches, replays, limits."""

    def __init__(self, store: Store, settings: Settings, clock: Clock | None = None, counting: Counting | None = None) -> None:
        """`counting`: where its limits are counted; None: only here."""
        self.counting = counting or Counting()
        self.store, self.settings, self.clock = store, settings, clock or Clock()
        self.catalog, self.tables, self.bus = Catalog(), TableStore(store), bus_of(store.database)
        self.shares = Shares(settings, self.clock.monotonic, self.counting)
        self.registry = MatchRegistry(store, self.catalog, settings, self.clock, self.bus, self.shares)
        self.seats, self.health = self.registry.seats, Health(store, self.clock)
        self.replays = Replays(settings, self.catalog, self.counting)
        self.devices_made = self._buckets(settings.made_per_second, settings.made_burst)
        self.matches_made = self._buckets(settings.made_per_second, settings.made_burst)
        self.tables_made = self._buckets(settings.made_per_second, settings.made_burst)
        self.talk = TalkStore(store)
        self.watchers_lines = self._buckets(settings.watchers_lines_per_second, settings.watchers_lines_burst)
        self.lines_said = self._buckets(settings.talk_per_second, settings.talk_burst)
        self.accounts = Desk(store, settings, self.clock, self.bus, self.counting) if settings.accounts else None
        self.joins = self._buckets(settings.joins_per_second, settings.joins_burst)
        self.uploads_begun = self._buckets(settings.made_per_second, settings.made_burst)
        self.notices_asked = self._buckets(settings.notices_per_second, settings.notices_burst)
        self.office = None if settings.notices is None else PostOffice(self, settings.notices)
        self._archives = Quota(settings.archives, lambda: ApiError(503, "busy", retry_after=5))
        self._archives_of_device = self.counting.quota(1, lambda: ApiError(429, "busy", retry_after=5))
        self._uploads = Quota(settings.uploads, lambda: ApiError(503, "busy", retry_after=5))
        self._uploads_of_address = self.counting.quota(settings.uploads_per_address, lambda: ApiError(429, "busy", retry_after=5))
        self._waits, self._sockets = Quota(settings.table_waits, _wait_less), Quota(settings.sockets, _open_less)
        self._waits_of_address = self.counting.quota(settings.table_waits_per_address, _wait_less)
        self._waits_of_device = self.counting.quota(settings.table_waits_per_device, _wait_less)
        self._sockets_of_match = self.counting.quota(settings.sockets_per_match, _open_less)
        self._sockets_of_address = self.counting.quota(settings.sockets_per_address, _open_less)
        self._sockets_of_device = self.counting.quota(settings.sockets_per_device, _open_less)

    def _buckets(self, rate: float, burst: int) -> Buckets:
        return self.counting.buckets(rate, burst, self.clock.monotonic)

    @property
    def sockets_open(self) -> int:
        """How many WebSockets are open."""
        return self._sockets.held[None]

    async def device(self, token: str) -> int | None:
        """The number of the device with this token; None: there is none."""
        known = await self.known(token)
        return None if known is None else known.device

    async def known(self, token: str) -> Known | None:
        """The device with this token, or who is signed in with it; None: there is none."""

        def look() -> Known | None:
            device = self.store.device(token_hash(token))
            if device is not None:
                return Known(device)
            return self.accounts.signed_in(token_hash(token)) if self.accounts else None

        return await self.registry.in_thread(look)

    def check_room(self) -> None:
        """Whether the database takes new devices, matches and tables. Blocks. Raises ApiError 507 `database_full`."""
        self.store.check_size(self.settings.database_bytes)

    @contextmanager
    def upload(self, address: str) -> Iterator[None]:
        """Count an upload from before it is read until it has been checked. Raises ApiError: 503 (too many) or 429 (from this address)."""
        with self._uploads_of_address.hold(address), self._uploads.hold():
            yield

    @contextmanager
    def waiting(self, address: str, device: int | None) -> Iterator[None]:
        """Count one who waits for a change of a table. Raises ApiError 429 if the address, the device or the server has too many."""
        with self._waits_of_address.hold(address), self._waits.hold(), _hold_of_device(self._waits_of_device, device):
            yield

    @contextmanager
    def archive(self, device: int) -> Iterator[None]:
        """Count an archive of a device's match files while it is sent. Raises ApiError: 503 (too many) or 429 (one is being sent to it)."""
        with self._archives_of_device.hold(device), self._archives.hold():
            yield

    @contextmanager
    def socket(self, address: str, match: str) -> Iterator[None]:
        """Count a socket while it is open. Raises ApiError 429 if the address, the match or the server has too many."""
        with self._sockets_of_address.hold(address), self._sockets_of_match.hold(match), self._sockets.hold():
            yield

    @contextmanager
    def socket_of_device(self, device: int | None) -> Iterator[None]:
        """Count a socket of a device; None: a spectator's, not counted. Raises ApiError 429 if there are too many."""
        with _hold_of_device(self._sockets_of_device, device):
            yield

    def begin(self) -> None:
        """Note that the server is there from now on. Without a database it begins all the same."""
        with suppress(StoreFailed):
            self.registry.outages.begin(self.registry.now())

    async def beat(self) -> None:
        """Note now and then that the server is there."""
        while True:
            await asyncio.sleep(BEAT_S)
            with suppress(StoreFailed):
                await self.registry.in_thread(self.registry.outages.beat, self.registry.now())

    async def end_closed(self) -> None:
        """Look now and then for matches that were ended by a program that cannot tell this one."""
        while not self.bus.is_shared:
            await asyncio.sleep(CLOSED_S)
            with suppress(StoreFailed):
                await self.registry.end_closed()

    def close(self) -> None:
        """Stop the threads and close the database."""
        self.catalog.maker.stop()
        if self.office is not None:
            self.office.close()
        self.registry.presence.close()
        self.registry.close()
        with suppress(StoreFailed):
            self.registry.outages.beat(self.registry.now())
        self.replays.close()
        if self.accounts:
            self.accounts.close()
        self.store.close()


def _wait_less() -> ApiError:
    return ApiError(429, "too_many_sockets", retry_after=5)


def _open_less() -> ApiError:
    return ApiError(429, "too_many_sockets")


def _hold_of_device(quota: Quota, device: int | None) -> AbstractContextManager[None]:
    return nullcontext() if device is None else quota.hold(device)


def make_app(server: Server) -> ASGIApp:
    """The ASGI application of a server."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if server.settings.compile:
            server.catalog.maker.start()
        await server.registry.in_thread(server.begin)
        beside = [server.bus.run(), server.registry.presence.run(), server.beat(), server.end_closed(), collect_garbage()]
        if server.office is not None:
            beside.append(server.office.run())
        tasks = [asyncio.create_task(each) for each in beside]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            server.close()

    async def live(socket: WebSocket) -> None:
        await connection.serve(server, socket)

    routes = [*http.routes(server), WebSocketRoute("/api/matches/{id}/live", live), *static_files.routes()]
    handlers = dict.fromkeys((ApiError, HTTPException, SQLAlchemyError, Exception), answer_error)
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    return Guard(app, Hosts(server.settings.hosts), server.shares, server.clock.monotonic, server.store.metrics)
