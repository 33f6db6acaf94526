"""uvicorn's protocols with deadlines: a client cannot hold a connection by sending or reading nothing.

| the client                                             | is disconnected after               |
| ------------------------------------------------------ | ----------------------------------- |
| does not complete its request headers                  | `head_seconds`                      |
| sends a body too slowly                                | see `rate_limits.body`              |
| does not read what is sent                             | `send_seconds`                      |
| has a WebSocket and sends no hello, or reads no frames | see `connection.serve`              |
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response

from boardwright.server.metrics import Metrics
from boardwright.server.net.connection_limit import ConnectionLimit
from boardwright.server.net.security import HEADERS
from boardwright.server.settings import Settings

CLOSING_SECONDS = 2.0  # for a page's answer when a WebSocket is closed


class Deadline:
    """Closes a connection after some seconds unless stopped in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop, self._transport = loop, transport
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        """Close the connection in that many seconds."""
        self.stop()
        self._timer = self._loop.call_later(seconds, self._transport.abort)

    def stop(self) -> None:
        """Do not close the connection."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class SendDeadline(asyncio.Protocol):
    """Closes a connection whose client does not read what the server sends."""

    settings: Settings
    taking: Deadline

    def pause_writing(self) -> None:
        """Too much is waiting to be sent: start the deadline."""
        super().pause_writing()
        self.taking.start(self.settings.send_seconds)

    def resume_writing(self) -> None:
        """The client has read it: stop the deadline."""
        super().resume_writing()
        self.taking.stop()


class HttpProtocol(SendDeadline, H11Protocol):
    """HTTP on one connection, until it ends or becomes a WebSocket."""

    def __init__(self, connection_limit: ConnectionLimit, settings: Settings, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.connection_limit, self.settings = connection_limit, settings
        self.admitted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Give the connection a place, or close it at once."""
        self.admitted = self.connection_limit.enter(transport)
        if not self.admitted:
            transport.abort()
            return
        super().connection_made(transport)
        self.asking = Deadline(self.loop, transport)
        self.taking = Deadline(self.loop, transport)
        self.asking.start(self.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the place of the connection."""
        if self.admitted:
            self.asking.stop()
            self.taking.stop()
            self.connection_limit.leave(self.transport)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Handle part of a request."""
        super().data_received(data)
        if self._is_busy():
            self.asking.stop()
            self.connection_limit.set_idle(self.transport, False)

    def on_response_complete(self) -> None:
        """Wait for the next request. The rest of an unread body is discarded."""
        self.cycle.body = bytearray()
        super().on_response_complete()
        if not self._is_busy():
            self.asking.start(self.settings.head_seconds)
            self.connection_limit.set_idle(self.transport, True)

    def _is_busy(self) -> bool:
        """Return whether a request is being answered, or the connection has become a WebSocket."""
        return self.transport.get_protocol() is not self or (self.cycle is not None and not self.cycle.response_complete)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to WebSocketProtocol, which does not answer an invalid handshake."""
        if event.method == b"GET" and event.http_version == b"1.1":
            self.taking.stop()
            super().handle_websocket_upgrade(event)
        else:
            self.send_400_response("A WebSocket begins with GET and HTTP/1.1.")

    def send_400_response(self, msg: str) -> None:
        """Answer invalid HTTP, with the headers that every answer has."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):  # an answer has already started
            self.transport.close()
            return
        about = [("Content-Type", "text/plain; charset=utf-8"), ("Connection", "close"), *HEADERS.items()]
        parts = (h11.Response(status_code=400, headers=about, reason="Bad Request"), h11.Data(msg.encode()), h11.EndOfMessage())
        self.transport.write(b"".join(self.conn.send(part) or b"" for part in parts))
        self.transport.close()


class WebSocketProtocol(SendDeadline, WebSocketsSansIOProtocol):
    """A WebSocket, from its handshake on."""

    def __init__(self, connection_limit: ConnectionLimit, settings: Settings, metrics: Metrics, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.connection_limit, self.settings, self.metrics = connection_limit, settings, metrics
        self.close_timeout = CLOSING_SECONDS
        reject = self.conn.reject

        def reject_with_headers(status: Any, text: str) -> Response:
            response = reject(status, text)
            response.headers.update(HEADERS)
            return response

        self.conn.reject = reject_with_headers  # type: ignore[method-assign]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection that is already counted."""
        super().connection_made(transport)
        self.taking = Deadline(self.loop, self.transport)
        self.ending = Deadline(self.loop, self.transport)

    def data_received(self, data: bytes) -> None:
        """Read the handshake first, then frames."""
        super().data_received(data)
        if not self.handshake_initiated:  # unreadable, for instance too many headers
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application. Text that is not UTF-8 ends the connection; uvicorn would log a traceback for each."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """End the connection after an invalid frame or text, and count it."""
        self.metrics.count_broken_socket()
        super().handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Send a message of the application."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # the application refused it with an answer; uvicorn would log that there was none

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the place of the connection."""
        self.taking.stop()
        self.ending.stop()
        self.connection_limit.leave(self.transport)
        super().connection_lost(exc)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application has finished: the client must read the rest soon."""
        super().on_task_complete(task)
        self.ending.start(self.settings.send_seconds)
