"""uvicorn's protocols with deadlines: nobody holds a connection by saying nothing, or by taking nothing.

| who                                                                | is cut after                        |
| ------------------------------------------------------------------ | ----------------------------------- |
| has not said completely what is wanted, at first or after an answer | `head_seconds`                      |
| sends a body too slowly                                            | `limits.body` sees to it            |
| does not take what is sent                                         | `send_seconds`                      |
| has a WebSocket and says no hello, or does not take its frames     | `connection.serve` sees to it       |
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response

from boardwright.server.door import Door
from boardwright.server.security import HEADERS
from boardwright.server.settings import Settings

CLOSING_SECONDS = 2.0  # for a page's answer to the closing of a WebSocket


class Deadline:
    """Cuts a connection, unless it is stopped in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop, self._transport = loop, transport
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        """Cut the connection in so many seconds from now."""
        self.stop()
        self._timer = self._loop.call_later(seconds, self._transport.abort)

    def stop(self) -> None:
        """Do not cut it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Taken(asyncio.Protocol):
    """What the server sends has to be taken in time."""

    settings: Settings
    taking: Deadline

    def pause_writing(self) -> None:
        """More waits to be taken than should."""
        super().pause_writing()
        self.taking.start(self.settings.send_seconds)

    def resume_writing(self) -> None:
        """It has been taken."""
        super().resume_writing()
        self.taking.stop()


class HttpProtocol(Taken, H11Protocol):
    """HTTP from one connection, up to its end or until it becomes a WebSocket."""

    def __init__(self, door: Door, settings: Settings, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.door, self.settings = door, settings
        self.admitted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take the connection, or close it at once."""
        self.admitted = self.door.enter(transport)
        if not self.admitted:
            transport.abort()
            return
        super().connection_made(transport)
        self.asking = Deadline(self.loop, transport)
        self.taking = Deadline(self.loop, transport)
        self.asking.start(self.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        if self.admitted:
            self.asking.stop()
            self.taking.stop()
            self.door.leave(self.transport)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        super().data_received(data)
        if self._is_busy():
            self.asking.stop()
            self.door.set_idle(self.transport, False)

    def on_response_complete(self) -> None:
        """The next request may come; what is left of a body that nobody wanted is thrown away meanwhile."""
        self.cycle.body = bytearray()
        super().on_response_complete()
        if not self._is_busy():
            self.asking.start(self.settings.head_seconds)
            self.door.set_idle(self.transport, True)

    def _is_busy(self) -> bool:
        """Whether a request is being answered, or this is a WebSocket by now."""
        return self.transport.get_protocol() is not self or (self.cycle is not None and not self.cycle.response_complete)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand over to the other protocol, which does not answer what is no handshake."""
        if event.method == b"GET" and event.http_version == b"1.1":
            self.taking.stop()
            super().handle_websocket_upgrade(event)
        else:
            self.send_400_response("A WebSocket begins with GET and HTTP/1.1.")

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP, answered with the headers that every answer has."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):  # an answer is on its way already
            self.transport.close()
            return
        about = [("Content-Type", "text/plain; charset=utf-8"), ("Connection", "close"), *HEADERS.items()]
        parts = (h11.Response(status_code=400, headers=about, reason="Bad Request"), h11.Data(msg.encode()), h11.EndOfMessage())
        self.transport.write(b"".join(self.conn.send(part) or b"" for part in parts))
        self.transport.close()


class WebSocketProtocol(Taken, WebSocketsSansIOProtocol):
    """A WebSocket, from its handshake on."""

    def __init__(self, door: Door, settings: Settings, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.door, self.settings = door, settings
        self.close_timeout = CLOSING_SECONDS
        reject = self.conn.reject

        def reject_with_headers(status: Any, text: str) -> Response:
            response = reject(status, text)
            response.headers.update(HEADERS)
            return response

        self.conn.reject = reject_with_headers  # type: ignore[method-assign]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection that is counted already."""
        super().connection_made(transport)
        self.taking = Deadline(self.loop, self.transport)
        self.ending = Deadline(self.loop, self.transport)

    def data_received(self, data: bytes) -> None:
        """At first the whole handshake, then frames."""
        super().data_received(data)
        if not self.handshake_initiated:  # it could not be read: too many headers, say
            self.transport.abort()

    async def send(self, message: Any) -> None:
        """From the application."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # refused with an answer; uvicorn would log that there was none

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self.taking.stop()
        self.ending.stop()
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """We are done with it; what was sent last has to be taken soon."""
        super().on_task_complete(task)
        self.ending.start(self.settings.send_seconds)
