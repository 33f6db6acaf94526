"""Virtual time and fake connections: tests of timeouts run at once, and do not depend on the speed of the machine."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, ParamSpec

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import ServerState

from boardwright.server.metrics import Metrics
from boardwright.server.run import config_of
from boardwright.server.settings import Settings

P = ParamSpec("P")


class _Jump(selectors.DefaultSelector):
    """A selector that advances the virtual clock instead of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "all tasks wait without a timeout"
            self.now += max(0.0, timeout)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in virtual time, without threads and sockets."""

    def __init__(self) -> None:
        self.jump = _Jump()
        super().__init__(self.jump)

    def time(self) -> float:
        """Return the virtual seconds since the loop was created."""
        return self.jump.now


def in_virtual_time(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Decorate an asynchronous test, so that it runs in virtual time."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def run_test() -> None:
            await test(*args, **kwargs)

        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            runner.run(run_test())

    return run


def now() -> float:
    """Return the virtual time."""
    return asyncio.get_running_loop().time()


class FakeTransport(asyncio.Transport):
    """The client's end of a connection to the server. It records the data received, and when the connection ended."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        super().__init__({"peername": (address, 5000), "sockname": ("192.0.2.9", 80)})
        self.protocol: asyncio.BaseProtocol
        self.received = b""
        self.ended: float | None = None
        self.paused = self.full = False
        self._closing = False

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Return the protocol at the server's end."""
        return self.protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Replace the protocol at the server's end."""
        self.protocol = protocol

    def write(self, data: Any) -> None:
        """Receive data from the server."""
        if not self._closing:
            self.received += bytes(data)

    def is_closing(self) -> bool:
        """Return whether the connection is closing."""
        return self._closing

    def close(self) -> None:
        """Close the connection when the client has read everything."""
        if not self._closing:
            self._closing = True
            if not self.full:
                self._end()

    def abort(self) -> None:
        """Close the connection at once."""
        self._closing = True
        self._end()

    def _end(self) -> None:
        if self.ended is None:
            self.ended = now()
            asyncio.get_running_loop().call_soon(self.protocol.connection_lost, None)

    def pause_reading(self) -> None:
        """Note that the server has stopped reading."""
        self.paused = True

    def resume_reading(self) -> None:
        """Note that the server reads again."""
        self.paused = False

    def send(self, data: bytes) -> None:
        """Send data to the server."""
        assert isinstance(self.protocol, asyncio.Protocol)
        if data and self.ended is None:
            self.protocol.data_received(data)

    async def send_slowly(self, data: bytes, pause: float = 1.0, size: int = 1) -> None:
        """Send data in pieces, until the server closes the connection."""
        for start in range(0, len(data), size):
            self.send(data[start : start + size])
            await asyncio.sleep(pause)
            if self.ended is not None:
                return


class ServerFrontend:
    """The server's end of connections, set up as `run` does it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.config: uvicorn.Config = config_of(app, settings, Metrics())
        self.config.load()
        self.state = ServerState()
        protocol_class: Any = self.config.http_protocol_class
        self.connection_limit = protocol_class.args[0]

    def connect(self, address: str = "192.0.2.1") -> FakeTransport:
        """Connect a client from an address."""
        wire, protocol_class = FakeTransport(address), self.config.http_protocol_class
        loop: Any = asyncio.get_running_loop()
        wire.protocol = protocol_class(config=self.config, server_state=self.state, app_state={}, _loop=loop)  # type: ignore[call-arg]
        wire.protocol.connection_made(wire)
        return wire
