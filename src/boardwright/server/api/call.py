"""One call over HTTP, as the files of this room get it: who asks for what, and the services that answer."""

import re
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boardwright.server.accounts.service import AccountService
from boardwright.server.addresses import client_network, wide_client_network
from boardwright.server.api.services import Services
from boardwright.server.errors import ApiError, not_found
from boardwright.server.net.rate_limits import body
from boardwright.server.protocol.fields import Unreadable, decode
from boardwright.server.store import MatchRow
from boardwright.server.tokens import bearer

T = TypeVar("T")


class Call:
    """A call of a client. Its methods raise ApiError: 400, 408 and 413 for what was sent, 401 for who sent it, 404."""

    def __init__(self, services: Services, request: Request) -> None:
        self.services, self.request = services, request

    @property
    def id(self) -> str:
        """The id in the URL."""
        return str(self.request.path_params["id"])

    @property
    def network(self) -> str:
        """The client's network."""
        return client_network(self.request.client.host) if self.request.client else ""

    @property
    def wide_network(self) -> str:
        """The client's wide network, by which guesses are counted."""
        return wide_client_network(self.request.client.host) if self.request.client else ""

    @property
    def token(self) -> str | None:
        """The token that the client sent, or None."""
        return bearer(self.request.headers.get("authorization"))

    @property
    def accounts(self) -> AccountService:
        """The account service. Raises ApiError 404 `no_accounts`."""
        if self.services.accounts is None:
            raise ApiError(404, "no_accounts")
        return self.services.accounts

    async def in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Run a blocking function in a thread and return its result."""
        return await self.services.threads.in_thread(work, *args)

    async def body(self, type: type[T]) -> T:
        """The body as a message of that type."""
        data = await self.read(self.services.settings.message_bytes)
        if not data and self.request.method == "DELETE":
            data = b"{}"  # no body means no options
        return _message(data, type)

    def url_parameter(self, name: str, type: type[T]) -> T:
        """A parameter of the URL, as a message of that type in JSON; without it, the defaults."""
        return _message(self.request.query_params.get(name, "{}").encode(), type)

    async def read(self, limit: int) -> bytes:
        """The body, `limit` bytes at most."""
        return await body(self.request, limit, self.services.settings.body_seconds, self.services.settings.body_bytes_per_second)

    async def device(self) -> int:
        """The client's device. Raises ApiError: 401 `no_token`, 403 `barred`, `barred_until`."""
        device = await self.services.authenticator.device(self.token) if self.token else None
        if device is None:
            raise ApiError(401, "no_token")
        self.services.bars.check(device)
        return device

    async def device_or_stranger(self) -> int | None:
        """The client's device; None if it sends no token. Raises ApiError 401 for an invalid token."""
        return await self.device() if "authorization" in self.request.headers else None

    async def own_match(self) -> MatchRow:
        """The match of the URL, if the client's device created it or plays in it."""
        device = await self.device()
        row = await self.in_thread(self.services.store.match, self.id)
        if row is None or not (row.device == device or any(seat.device == device for seat in row.seats)):
            raise not_found("match")
        return row

    async def own_seat(self) -> tuple[int, str, int]:
        """The client's device, the match of the URL, and the seat of the URL, where a person at this device sits."""
        device, row = await self.device(), await self.own_match()
        seat = number(self.request.path_params["seat"], "seat: expected the number of a seat")
        if not any(each.seat == seat and each.kind == "person" and each.device == device for each in row.seats):
            raise ApiError(403, "not_your_seat", seat=seat)
        return device, row.id, seat

    def note_page_of_group(self, device: int, read: int) -> None:
        """Note that a device shows a page of the group in the URL, which was read at that Unix time in ms: it is no news any more."""
        if self.services.dispatcher is not None:
            self.services.dispatcher.note_page(self.id, device, read)


def _message(data: bytes, type: type[T]) -> T:
    """A message of that type. Raises ApiError 400."""
    try:
        message: T = decode(data, type)
        return message
    except Unreadable as error:
        raise ApiError(400, "bad_message", why=str(error)) from None


def number(text: str, message: str) -> int:
    """A number in an address. Raises ApiError 400 with `message`."""
    if not re.fullmatch("[0-9]{1,10}", text):
        raise ApiError(400, "bad_message", why=message)
    return int(text)


class Endpoint(NamedTuple):
    """A method and a path, and the function that answers calls to them with JSON; 204 for None.

    packed: compress the answer if that pays
    form: the body is a form, not JSON
    """

    method: str
    path: str
    answer: Callable[[Call], Awaitable[Any]]
    code: int = 200
    packed: bool = False
    form: bool = False

    def route(self, services: Services) -> Route:
        """The route that answers with these services."""

        @wraps(self.answer)
        async def endpoint(request: Request) -> Response:
            if self.method == "POST" and not self.form:
                _check_type(request)
            result = await self.answer(Call(services, request))
            if isinstance(result, Response):
                return result
            content = b"" if result is None else msgspec.json.encode(result)
            return Response(content, 204 if result is None else self.code, media_type="application/json")

        middleware = [Middleware(GZipMiddleware, minimum_size=1024)] if self.packed else None
        return Route(self.path, endpoint, methods=[self.method], name=self.answer.__name__, middleware=middleware)


def _check_type(request: Request) -> None:
    """Refuse a body that is declared as something other than JSON."""
    content_type = request.headers.get("content-type", "application/json")
    if content_type.partition(";")[0].strip().lower() != "application/json":
        raise ApiError(415, "not_json")
