"""Shared by all HTTP calls: reading the request, identifying the client, and answering."""

import re
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boardwright.server.addresses import client_network, wide_client_network
from boardwright.server.api.services import Services
from boardwright.server.errors import ApiError, not_found
from boardwright.server.net.rate_limits import body
from boardwright.server.protocol.inbound import Unreadable, decode
from boardwright.server.store import MatchRow
from boardwright.server.tokens import bearer

T = TypeVar("T")
Call = Callable[[Services, Request], Awaitable[Any]]


def route(services: Services, method: str, path: str, call: Call, code: int = 200, packed: bool = False, form: bool = False) -> Route:
    """A route that answers with a call's result as JSON; 204 for None.

    `packed`: compress the answer if that pays. `form`: the body is a form, not JSON.
    """

    @wraps(call)
    async def endpoint(request: Request) -> Response:
        if method == "POST" and not form:
            _check_type(request)
        result = await call(services, request)
        if isinstance(result, Response):
            return result
        content = b"" if result is None else msgspec.json.encode(result)
        return Response(content, 204 if result is None else code, media_type="application/json")

    middleware = [Middleware(GZipMiddleware, minimum_size=1024)] if packed else None
    return Route(path, endpoint, methods=[method], name=call.__name__, middleware=middleware)


def _check_type(request: Request) -> None:
    """Refuse a body that is declared as something other than JSON."""
    said = request.headers.get("content-type", "application/json")
    if said.partition(";")[0].strip().lower() != "application/json":
        raise ApiError(415, "not_json")


async def read(services: Services, request: Request, type: type[T]) -> T:
    """The body of a call as a message of that type. Raises ApiError 400, 408, 413."""
    data = await read_bytes(services, request, services.settings.message_bytes)
    if not data and request.method == "DELETE":
        data = b"{}"  # no body means no options
    try:
        message: T = decode(data, type)
        return message
    except Unreadable as error:
        raise ApiError(400, "bad_message", why=str(error)) from None


async def read_bytes(services: Services, request: Request, limit: int) -> bytes:
    """The body of a call, `limit` bytes at most. Raises ApiError 408, 413."""
    return await body(request, limit, services.settings.body_seconds, services.settings.body_bytes_per_second)


def number(text: str, why: str) -> int:
    """A number in an address. Raises ApiError 400 with `why`."""
    if not re.fullmatch("[0-9]{1,10}", text):
        raise ApiError(400, "bad_message", why=why)
    return int(text)


def network_of(request: Request) -> str:
    """The client's network."""
    return client_network(request.client.host) if request.client else ""


def wide_network_of(request: Request) -> str:
    """The client's wide network, by which guesses are counted."""
    return wide_client_network(request.client.host) if request.client else ""


async def device_of(services: Services, request: Request) -> int:
    """The client's device. Raises ApiError 401 `no_token`."""
    token = bearer(request.headers.get("authorization"))
    device = await services.authenticator.device(token) if token else None
    if device is None:
        raise ApiError(401, "no_token")
    return device


async def device_or_stranger(services: Services, request: Request) -> int | None:
    """The client's device; None if it sends no token. Raises ApiError 401 for an invalid token."""
    return await device_of(services, request) if "authorization" in request.headers else None


async def own_match(services: Services, request: Request) -> MatchRow:
    """The match of the URL, if the client's device created it or plays in it. Raises ApiError 401, 404."""
    device = await device_of(services, request)
    row = await services.threads.in_thread(services.store.match, request.path_params["id"])
    if row is None or not (row.device == device or any(seat.device == device for seat in row.seats)):
        raise not_found("match")
    return row
