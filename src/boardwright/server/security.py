"""What every answer carries, and what no answer shows."""

from __future__ import annotations

import re
import time
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.server.access import log
from boardwright.server.answers import ErrorAnswer, ErrorBody
from boardwright.server.errors import ApiError

HEADERS = {
    # Nothing from elsewhere, nothing inline: a name or a match file cannot bring a script or a style.
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",  # the address of a page holds a match's id
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def same_origin(headers: Headers) -> bool:
    """Whether a page of this server asks (browsers say so in Origin), or no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def answer_error(request: Request, error: Exception) -> Response:
    """Any error as JSON that says what was wrong; never a traceback."""
    if isinstance(error, HTTPException):
        names = {404: "no_such_path", 405: "no_such_method"}
        error = ApiError(error.status_code, names.get(error.status_code, "bad_request"))
    elif isinstance(error, SQLAlchemyError):
        log.error("the database failed", exc_info=error)
        error = ApiError(503, "store_failed", retry_after=5)
    elif not isinstance(error, ApiError):
        error = ApiError(500, "internal")  # the Guard logs it
    headers = {"Retry-After": str(error.retry_after)} if error.retry_after else None
    content = msgspec.json.encode(ErrorAnswer(ErrorBody(error.id, error.args_)))
    return Response(content, error.status, headers, "application/json")


class Guard:
    """The outermost layer: headers, the check of Origin, errors as JSON, one line in the log for each call of the API."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not same_origin(Headers(scope=scope)):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "other origin"})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            if scope["method"] not in ("GET", "HEAD") and not same_origin(Headers(scope=scope)):
                response = await answer_error(Request(scope), ApiError(403, "other_origin"))
                await response(scope, receive, send_with_headers)
            else:
                await self.app(scope, receive, send_with_headers)
        except Exception:  # it has been answered
            log.exception("%s %s failed", scope["method"], _pattern(scope))
        if scope["path"].startswith("/api/") and (status >= 400 or scope["path"] != "/api/status"):  # pages ask that often
            milliseconds = (time.perf_counter() - began) * 1000
            log.info("%s %s %d %.0f ms", scope["method"], _pattern(scope), status, milliseconds)


def _pattern(scope: Scope) -> str:
    """What was asked for, without ids (with a match's id one may watch it) and without anything that an asker made up."""
    known = re.match(r"/api/(games|status|devices|matches|replays)(/.+)?$", scope["path"])
    if known is None:
        return "another path"
    return f"/api/{known[1]}" + ("/…" if known[2] else "")
