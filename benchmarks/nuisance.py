"""A client at one address that abuses the server in every way at once: sockets, oversize and malformed messages, tables, guessed links, and
pages that read nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server_memory import call

ADDRESS = "127.0.0.2"
OVERSIZE = "x" * 40_000
MALFORMED = ("{", "[1, 2]", '{"type":"act"}', '{"type":"nothing"}', '{"type":"act","seat":-1e99}', "\ufffd" * 2000)
Attempt = Callable[[], Coroutine[Any, Any, None]]


class Nuisance:
    """Does each of these things with so many workers at the same time, again and again, as fast as the server allows."""

    def __init__(self, address: str, game: str, each: int, seconds: float) -> None:
        self.address, self.game, self.each, self.seconds = address, game, each, seconds
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.counted: Counter[str] = Counter()

    async def run(self) -> dict[str, int]:
        """Abuse the server until the time is up. Returns how often each thing was tried."""
        self.token = (await asyncio.to_thread(call, self.address, "POST", "devices"))["token"]
        seats = [{"kind": "bot", "level": "random"}] * 2
        body = {"game": self.game, "seats": seats, "pause": 0}
        self.match = (await asyncio.to_thread(call, self.address, "POST", "matches", self.token, body))["id"]
        kinds: dict[str, Attempt] = {
            "sockets": self._socket,
            "oversize": self._oversize,
            "malformed": self._malformed,
            "tables": self._table,
            "guesses": self._guess,
            "slow": self._slow,
        }
        tasks = [asyncio.create_task(self._repeat(name, attempt)) for name, attempt in kinds.items() for _ in range(self.each)]
        await asyncio.sleep(self.seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return dict(self.counted)

    async def _repeat(self, name: str, attempt: Attempt) -> None:
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            self.counted[name] += 1
            with contextlib.suppress(Exception):
                async with asyncio.timeout(20):
                    await attempt()
            await asyncio.sleep(0.01)  # the client shares the cores

    def _connect(self, match: str, **more: Any) -> connect:
        address = f"ws://{self.host}:{self.port}/api/matches/{match}/live"
        return connect(address, local_addr=(ADDRESS, 0), max_size=None, proxy=None, compression=None, **more)

    async def _hello(self, live: ClientConnection) -> None:
        await live.send(json.dumps({"type": "hello", "token": None, "seat": None}))

    async def _socket(self) -> None:
        async with self._connect(self.match) as live:
            await live.wait_closed()

    async def _oversize(self) -> None:
        async with self._connect(self.match) as live:
            await self._hello(live)
            await live.send(OVERSIZE)
            await live.wait_closed()

    async def _malformed(self) -> None:
        async with self._connect(self.match) as live:
            await self._hello(live)
            for _ in range(200):
                await live.send(secrets.choice(MALFORMED))
            await live.wait_closed()

    async def _table(self) -> None:
        body = {"game": self.game, "seats": [{"kind": "person", "name": "Mallory"}, {"kind": "open"}]}
        await self._call("POST", "/api/tables", body)

    async def _guess(self) -> None:
        guess = secrets.token_urlsafe(16)
        await self._call("GET", f"/api/tables/{guess}")
        await self._call("POST", f"/api/tables/{guess}/sit", {"name": "Mallory", "secret": secrets.token_urlsafe(32)})
        async with self._connect(guess) as live:
            await live.wait_closed()

    async def _slow(self) -> None:
        """Watch a match in which much happens, and read nothing."""
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.setblocking(False)
        slow.bind((ADDRESS, 0))
        await asyncio.get_running_loop().sock_connect(slow, (self.host, self.port))
        async with connect(f"ws://{self.host}:{self.port}/api/matches/{self.match}/live", sock=slow, proxy=None, max_queue=1) as live:
            await self._hello(live)
            live.transport.pause_reading()
            await asyncio.sleep(10)

    async def _call(self, method: str, path: str, body: Any = None) -> None:
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(ADDRESS, 0))
        try:
            data = json.dumps(body).encode() if body else b""
            head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nAuthorization: Bearer {self.token}\r\nConnection: close\r\n"
            writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
            await reader.read()
        finally:
            writer.transport.abort()
