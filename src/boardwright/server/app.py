"""The application: everything that a running server is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from boardwright.server import connection, http, pages
from boardwright.server.catalog import Catalog
from boardwright.server.errors import ApiError
from boardwright.server.hall import Hall
from boardwright.server.limits import Buckets
from boardwright.server.replays import Replays
from boardwright.server.security import Guard, answer_error
from boardwright.server.settings import Settings
from boardwright.server.store import Store
from boardwright.server.tokens import token_hash


class Server:
    """The parts of one server process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.catalog = Catalog()
        self.hall = Hall(store, self.catalog, settings)
        self.replays = Replays(settings)
        self.devices_made = Buckets(settings.made_per_second, settings.made_burst)
        self.matches_made = Buckets(settings.made_per_second, settings.made_burst)
        self.uploads = Buckets(settings.made_per_second, settings.made_burst)
        self._sockets: Counter[str] = Counter()

    async def device(self, token: str) -> int | None:
        """The device with this token."""
        return await self.hall.in_thread(self.store.device, token_hash(token))

    @contextmanager
    def socket_count(self, match: str) -> Iterator[None]:
        """Count a socket while it is open. Raises a 429 if there are too many."""
        settings = self.settings
        if self._sockets.total() >= settings.sockets or self._sockets[match] >= settings.sockets_per_match:
            raise ApiError(429, "too_many_sockets")
        self._sockets[match] += 1
        try:
            yield
        finally:
            self._sockets[match] -= 1
            if not self._sockets[match]:
                del self._sockets[match]

    def close(self) -> None:
        """Stop threads, give back connections."""
        self.catalog.stop()
        self.hall.close()
        self.replays.close()
        self.store.close()


def make_app(server: Server) -> ASGIApp:
    """The ASGI application of a server."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if server.settings.compile:
            server.catalog.compile_in_background()
        try:
            yield
        finally:
            server.close()

    async def live(socket: WebSocket) -> None:
        await connection.serve(server, socket)

    routes = [*http.routes(server), WebSocketRoute("/api/matches/{id}/live", live), *pages.routes()]
    handlers = dict.fromkeys((ApiError, HTTPException, SQLAlchemyError, Exception), answer_error)
    return Guard(Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers))
