"""Headers and checks for every answer; errors reveal no internals."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from boardwright.core.text.languages import LANGUAGES
from boardwright.core.text.words import Words
from boardwright.server.addresses import Hosts, client_network, is_name
from boardwright.server.errors import ApiError
from boardwright.server.log import log
from boardwright.server.metrics import Metrics
from boardwright.server.net.limits import HouseholdQuotas
from boardwright.server.net.rate_limits import Clock, current_network
from boardwright.server.protocol.answers import ErrorAnswer, ErrorBody

PAGE_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""Nothing from other sites, nothing inline: a name or a match file cannot bring a script or a style. Rules may run as WebAssembly."""

HEADERS = {
    "Content-Security-Policy": f"{PAGE_POLICY}; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",  # the address of a page contains a match id
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

METHODS = frozenset({"GET", "HEAD", "POST", "DELETE"})
POLLED = frozenset({"/api/status", "/api/health"})
"""Requests that pages and monitoring make all the time: not logged while they succeed."""


def same_origin(headers: Headers) -> bool:
    """Return whether the request comes from a page of this server (browsers send Origin), or from no page at all."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not an address
        return False


async def answer_error(request: Request, error: Exception) -> Response:
    """Any error as a JSON answer that says what was wrong; never a traceback."""
    if isinstance(error, HTTPException):
        names = {404: "no_such_path", 405: "no_such_method"}
        error = ApiError(error.status_code, names.get(error.status_code, "bad_request"))
    elif isinstance(error, SQLAlchemyError):
        log.error("the database failed", exc_info=error)
        error = ApiError(503, "store_failed", retry_after=5)
    elif not isinstance(error, ApiError):
        error = ApiError(500, "internal")  # logged by the Guard
    return as_json(error)


def as_json(error: ApiError) -> Response:
    """The error as a JSON answer for the page."""
    headers = _retry_after(error)
    if error.status == 408:
        headers["Connection"] = "close"  # the rest of a slow body is not waited for
    content = msgspec.json.encode(ErrorAnswer(ErrorBody(error.id, error.args_)))
    return Response(content, error.status, headers, "application/json")


def in_words(error: ApiError, languages: str) -> Response:
    """The error as text for a client without the page. `languages`: the Accept-Language header."""
    codes = (part.strip()[:2].lower() for part in languages.split(","))
    words = Words(next((lang for lang in codes if lang in LANGUAGES), "en"))
    text = words.t("error-" + error.id.replace("_", "-"), **error.args_)
    return Response(text + "\n", error.status, _retry_after(error), "text/plain")


def _retry_after(error: ApiError) -> dict[str, str]:
    return {"Retry-After": str(error.retry_after)} if error.retry_after else {}


class Guard:
    """The outermost layer: throttling, security headers, checks of Host and Origin, errors as JSON, and a log line for each request."""

    def __init__(
        self, app: ASGIApp, hosts: Hosts, quotas: HouseholdQuotas, clock: Clock, metrics: Metrics, admit: Callable[[str], None]
    ) -> None:
        """`admit`: raises ApiError for a client network that is barred."""
        self.app, self.hosts, self.quotas, self.clock, self.metrics, self._admit = app, hosts, quotas, clock, metrics, admit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        network = client_network(scope["client"][0]) if scope.get("client") else "unknown"
        current_network.set(network)
        refusal = self._refusal(scope, network) or await self._wait(scope)
        if scope["type"] == "http":
            await self._http(refusal, scope, receive, send)
        elif refusal is not None:
            await self._refuse_socket(refusal, WebSocket(scope, receive, send))
        else:
            await self.app(scope, receive, send)

    def _refusal(self, scope: Scope, network: str) -> ApiError | None:
        """The error for a request with a foreign Host or Origin, or from a barred network; None: it may continue."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if len(headers.getlist("host")) != 1 or not self.hosts.has(host):
            name = host.rpartition(":")[0] or host
            return ApiError(421, "other_host", host=name if is_name(name) else "?")
        if scope.get("method") not in ("GET", "HEAD") and not same_origin(headers):  # browsers keep other sites from reading
            return ApiError(403, "other_origin")
        if scope["type"] == "http":  # a socket is told the reason after it has been accepted
            try:
                self._admit(network)
            except ApiError as barred:
                return barred
        return None

    async def _wait(self, scope: Scope) -> ApiError | None:
        """Wait for the client network's turn. Returns the error if too many requests are waiting."""
        try:
            await self.quotas.requests.wait()
            if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD"):
                await self.quotas.writes.wait()
        except ApiError as error:
            return error
        return None

    async def _refuse_socket(self, refusal: ApiError, socket: WebSocket) -> None:
        await socket.receive()
        if "websocket.http.response" in socket.scope.get("extensions", {}):
            response = as_json(refusal)
            response.headers.update(HEADERS)
            await socket.send_denial_response(response)
        else:
            await socket.close(4403, refusal.id)

    async def _http(self, refusal: ApiError | None, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = self.clock(), 0

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
            if refusal is None:
                await self.app(scope, receive, send_with_headers)
            elif scope["path"].startswith("/api/"):
                await as_json(refusal)(scope, receive, send_with_headers)
            else:
                await in_words(refusal, Headers(scope=scope).get("accept-language", ""))(scope, receive, send_with_headers)
        except Exception:
            log.exception("%s %s failed", scope["method"], _pattern(scope))
            if not status:  # usually there was an answer
                await as_json(ApiError(500, "internal"))(scope, receive, send_with_headers)
        if scope["path"].startswith("/api/"):
            self._note(scope, status, self.clock() - started)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        call = f"{scope['method'] if scope['method'] in METHODS else 'OTHER'} {_pattern(scope)}"
        self.metrics.count_call(call, status, seconds)
        if status >= 400 or scope["path"] not in POLLED:
            log.info("%s %d %.0f ms", call, status, seconds * 1000)


NAMED = re.compile(
    "/api/(games|status|health|devices|matches|tables|watching|replays|account|notices|groups|ratings|statistics|hosts|time-off)(/.+)?$"
)


def _pattern(scope: Scope) -> str:
    """The path for the log, without ids (knowing a match's id is enough to watch it) and without text from a client."""
    known = NAMED.match(scope["path"])
    if known is None:
        return "another path"
    return f"/api/{known[1]}" + ("/…" if known[2] else "")
