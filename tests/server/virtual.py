"""Time and connections that a test moves: nothing waits, nothing depends on how busy the machine is."""

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
    """Instead of waiting, the clock moves on."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "everybody waits for ever"
            self.now += max(0.0, timeout)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in which an hour passes at once. Only for what needs no threads and no sockets."""

    def __init__(self) -> None:
        self.jump = _Jump()
        super().__init__(self.jump)

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self.jump.now


def in_virtual_time(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that runs in virtual time."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def it() -> None:
            await test(*args, **kwargs)

        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            runner.run(it())

    return run


def now() -> float:
    """What time it is in the test."""
    return asyncio.get_running_loop().time()


class Wire(asyncio.Transport):
    """A connection to the server, from an address; remembers what came back and when it ended."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        super().__init__({"peername": (address, 5000), "sockname": ("192.0.2.9", 80)})
        self.protocol: asyncio.BaseProtocol
        self.got = b""
        self.ended: float | None = None
        self.paused = self.full = False
        self._closing = False

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Who is on the server's side."""
        return self.protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Another one from now on."""
        self.protocol = protocol

    def write(self, data: Any) -> None:
        """From the server."""
        if not self._closing:
            self.got += bytes(data)

    def is_closing(self) -> bool:
        """Whether it ends."""
        return self._closing

    def close(self) -> None:
        """End when everything has been taken."""
        if not self._closing:
            self._closing = True
            if not self.full:
                self._end()

    def abort(self) -> None:
        """End now."""
        self._closing = True
        self._end()

    def _end(self) -> None:
        if self.ended is None:
            self.ended = now()
            asyncio.get_running_loop().call_soon(self.protocol.connection_lost, None)

    def pause_reading(self) -> None:
        """Nothing more for now."""
        self.paused = True

    def resume_reading(self) -> None:
        """Again."""
        self.paused = False

    def say(self, data: bytes) -> None:
        """To the server."""
        assert isinstance(self.protocol, asyncio.Protocol)
        if data and self.ended is None:
            self.protocol.data_received(data)

    async def dribble(self, data: bytes, pause: float = 1.0, size: int = 1) -> None:
        """Say something in pieces, until the server has enough."""
        for start in range(0, len(data), size):
            self.say(data[start : start + size])
            await asyncio.sleep(pause)
            if self.ended is not None:
                return


class Front:
    """A server's side of connections, set up as `run` does it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.config: uvicorn.Config = config_of(app, settings, Metrics())
        self.config.load()
        self.state = ServerState()
        made: Any = self.config.http_protocol_class
        self.connection_limit = made.args[0]

    def connect(self, address: str = "192.0.2.1") -> Wire:
        """A client connects."""
        wire, made = Wire(address), self.config.http_protocol_class
        loop: Any = asyncio.get_running_loop()
        wire.protocol = made(config=self.config, server_state=self.state, app_state={}, _loop=loop)  # type: ignore[call-arg]
        wire.protocol.connection_made(wire)
        return wire
