"""Floods of connections and of unfinished uploads, against a real server."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from boardwright.server.net.security import HEADERS
from boardwright.server.settings import KIB, MIB, Settings
from tests.conftest import PROVE, repetitions
from tests.server.harness import GAME, TWO_BOTS
from tests.server.process import ServerProcess

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs the addresses 127.0.0.2 and so on, and /proc")

CROWD, NEWCOMER = "127.0.0.2", "127.0.0.3"
# In `make test` a small crowd and small limits; in `make prove` a big one and the limits that a server really has.
LIMITS = {} if PROVE else {"connections_per_address": 40, "head_seconds": 1.5, "hello_seconds": 1.5}
SETTINGS = Settings(**LIMITS)  # type: ignore[arg-type]
GIVE_UP_S = 60.0  # seconds after which a test gives up
SILENT_S = 20.0  # seconds after which a silent client may not be connected any more


@pytest.fixture(autouse=True)
def many_files() -> Iterator[None]:
    """Raise the limit of open files: the clients need one for each connection, too."""
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 8192) if most > 0 else 8192, most))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))


@dataclass
class Crowd:
    """Clients that connect again whenever they are cut."""

    port: int
    match: str
    open: int = 0
    most: int = 0
    opened: int = 0
    lifetimes: list[float] = field(default_factory=list)

    async def keep_connecting(self, first: bytes, then: bytes, watches: bool = False) -> None:
        """Connect again and again, sending `first` at once and `then` a byte a second. `watches`: as a page, which may stay connected."""
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(CROWD, 0))
            except OSError:
                await asyncio.sleep(0.5)
                continue
            self.opened += 1
            began = time.monotonic()
            try:
                if await self._is_taken(reader, writer, first):
                    await self._hold(reader, writer, then)
                    if not watches:
                        self.lifetimes.append(time.monotonic() - began)
            finally:
                writer.transport.abort()
            await asyncio.sleep(repetitions(1, 5, 1))

    async def _is_taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, first: bytes) -> bool:
        writer.write(first)
        try:
            async with asyncio.timeout(0.3 if PROVE else 1.0):  # a refused client is told at once
                return await reader.read(1) != b""
        except TimeoutError:
            return True
        except OSError:
            return False

    async def _hold(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, then: bytes) -> None:
        self.open += 1
        self.most = max(self.most, self.open)
        sender = asyncio.create_task(self._dribble(writer, then))
        try:
            async with asyncio.timeout(3 * SILENT_S):
                while await reader.read(4096):
                    pass
        except OSError:
            pass
        finally:
            sender.cancel()
            self.open -= 1

    async def _dribble(self, writer: asyncio.StreamWriter, then: bytes) -> None:
        for byte in then:
            await asyncio.sleep(1)
            writer.write(bytes([byte]))

    def client_kinds(self) -> list[Any]:
        """Return the arguments of `keep_connecting` for each kind of client."""
        get = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
        long = b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000\r\n\r\n"
        socket = (
            f"GET /api/matches/{self.match}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
        message = b'{"type":"hello","seat":null}'
        hello = bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message
        slow = b"X-" + b"a" * 99
        return [
            (b"", b""),
            (b"", get * 4),
            (get, slow),
            (get + b"\r\n", b""),
            (long, slow),
            (socket, b""),
            (socket, b"\x81\xfe"),
            (socket + hello, b"", True),
        ]


async def visit(port: int, match: str) -> float:
    """Fetch the page, the API and a socket as a newcomer. Returns the seconds that this took."""
    began = time.monotonic()
    async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=NEWCOMER), timeout=30) as client:
        for path in ("/", "/api/games", "/api/status"):
            answer = await client.get(f"http://127.0.0.1:{port}{path}")
            assert answer.status_code == 200 or (path == "/" and "not built" in answer.text), answer.text
    async with connect(f"ws://127.0.0.1:{port}/api/matches/{match}/live", local_addr=(NEWCOMER, 0), proxy=None, max_size=None) as live:
        await live.send(json.dumps({"type": "hello", "token": None, "seat": None}))
        assert json.loads(await live.recv())["type"] == "frame"
    return time.monotonic() - began


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests here, which leave no connections behind."""
    with ServerProcess(tmp_path_factory.mktemp("crowd") / "m.db", **LIMITS) as server:
        yield server


@pytest.fixture(scope="module")
def match(server: ServerProcess) -> str:
    """The id of a match between bots, which every client may watch."""
    token = server.call("POST", "/api/devices")["token"]
    id: str = server.call("POST", "/api/matches", token, {"game": GAME, "seats": TWO_BOTS, "pause": 60})["id"]
    return id


def test_a_crowd_at_one_address_does_not_lock_out_other_clients(server: ServerProcess, match: str) -> None:
    size = repetitions(100, 2000, 100)

    async def attack() -> tuple[Crowd, list[float]]:
        crowd, visits = Crowd(server.port, match), []
        client_kinds = crowd.client_kinds()
        tasks = [asyncio.create_task(crowd.keep_connecting(*client_kinds[n % len(client_kinds)])) for n in range(size)]
        async with asyncio.timeout(120):
            while len(visits) < repetitions(2, 15, 2) or len(crowd.lifetimes) < size // 4:
                visits.append(await visit(server.port, match))
                await asyncio.sleep(2 if PROVE else 0.1)  # more visits would only keep the processor busy
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return crowd, visits

    crowd, visits = asyncio.run(attack())
    print(f"{crowd.opened} opened, {crowd.most} at once, {len(crowd.lifetimes)} cut after at most {max(crowd.lifetimes):.1f} s")
    print(f"{len(visits)} visits, the longest {max(visits):.2f} s")
    assert 0 < crowd.most < size / 2
    assert not PROVE or max(crowd.lifetimes) < SILENT_S  # in `make test`, test_connection_limit checks this in virtual time
    assert "Traceback" not in server.errors.read_text()


def test_a_refused_websocket_is_answered_and_not_logged(server: ServerProcess, match: str) -> None:
    log_before = server.errors.read_text()
    for headers, status in (({"Origin": "http://[evil]"}, 403), ({"Host": "evil.example"}, 421)):
        request_headers = {
            "Host": f"127.0.0.1:{server.port}",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
        }
        request_headers |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", **headers}
        answer = httpx.get(f"{server.address}/api/matches/{match}/live", headers=request_headers)
        assert answer.status_code == status and {name: answer.headers[name] for name in HEADERS} == HEADERS
    news = server.errors.read_text().removeprefix(log_before)  # earlier uploads may have ended meanwhile
    assert "/live" not in news and "Traceback" not in news


def read_memory(server: ServerProcess) -> float:
    """Return the resident memory of the server in MiB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def wait_until(condition: Callable[[], bool], seconds: float) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.05)


def test_unfinished_uploads_do_not_fill_the_memory(server: ServerProcess, match: str) -> None:
    size, count = 4 * MIB - 1, repetitions(40, 500, 40)
    head = f"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nContent-Length: {size + 1}\r\n\r\n".encode()
    answers: list[bytes] = []
    enough = asyncio.Event()

    async def upload(port: int, number: int, slots: asyncio.Semaphore) -> asyncio.StreamWriter:
        async with slots:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(f"127.0.0.{10 + number % 8}", 0))
            writer.write(head)
            try:
                for sent in range(0, size, 64 * KIB):
                    writer.write(bytes(min(64 * KIB, size - sent)))
                    await writer.drain()
                answer = asyncio.create_task(reader.readuntil(b"}}"))  # uploads that have a place get no answer
                await asyncio.wait({answer, asyncio.create_task(enough.wait())}, timeout=GIVE_UP_S, return_when=asyncio.FIRST_COMPLETED)
                if answer.done() and not answer.exception():
                    answers.append(answer.result())
                answer.cancel()
            except OSError:
                pass
            if len(answers) >= count - SETTINGS.uploads:
                enough.set()
            return writer

    async def attack() -> float:
        before = most = read_memory(server)
        slots = asyncio.Semaphore(25)
        tasks = [asyncio.create_task(upload(server.port, number, slots)) for number in range(count)]
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0.02)
            most = max(most, read_memory(server))
        await visit(server.port, match)
        most = max(most, read_memory(server))
        for task in tasks:
            task.result().transport.abort()
        await wait_until(lambda: read_memory(server) < before + 24, 20)
        print(f"{count} uploads, {len(answers)} refused: {before:.0f} MiB, at most {most:.0f}, afterwards {read_memory(server):.0f}")
        return most - before

    asyncio.run(visit(server.port, match))
    grown = asyncio.run(attack())
    assert grown < 64
    assert len(answers) >= count - SETTINGS.uploads and all(b" 429 " in answer or b" 503 " in answer for answer in answers)
    assert all(b"retry-after" in answer.lower() and b'"busy"' in answer for answer in answers)
