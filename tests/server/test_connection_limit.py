"""Limits of connections: their number, and how long a client may send or read nothing. In virtual time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from boardwright.server.addresses import networks
from boardwright.server.errors import ApiError
from boardwright.server.net.connection_limit import ConnectionLimit
from boardwright.server.net.rate_limits import body
from boardwright.server.net.security import HEADERS, as_json
from boardwright.server.settings import KIB, MIB, Settings
from tests.server.virtual_time import FakeTransport, ServerFrontend, in_virtual_time, now

SETTINGS = Settings(connections=20, connections_per_address=6)
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with a greeting, read a body, leave one unread, or keep a WebSocket open for two minutes."""
    if scope["type"] == "websocket":
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        await asyncio.sleep(120)
        return
    request, response = Request(scope, receive), PlainTextResponse("hello")
    if scope["path"] == "/body":
        try:
            size = len(await body(request, 4 * MIB, SETTINGS.body_seconds, SETTINGS.body_bytes_per_second))
            response = PlainTextResponse(str(size))
        except ApiError as error:
            response = as_json(error)  # type: ignore[assignment]
    elif scope["path"] == "/long":
        await asyncio.sleep(100)
    await response(scope, receive, send)


def make_front(**changes: Any) -> ServerFrontend:
    """Return a server's side of connections with small limits."""
    return ServerFrontend(app, Settings(**{"connections": 20, "connections_per_address": 6, **changes}))


async def wait(seconds: float) -> None:
    await asyncio.sleep(seconds)


@pytest.mark.parametrize("data", [b"", b"G", GET[:-2]])
@in_virtual_time
async def test_a_connection_without_a_whole_request_is_closed(data: bytes) -> None:
    server = make_front()
    wire = server.connect()
    wire.send(data)
    await wait(SETTINGS.head_seconds - 0.1)
    assert wire.ended is None and server.connection_limit.taken == 1
    await wait(0.2)
    assert wire.ended == SETTINGS.head_seconds and server.connection_limit.taken == 0


@in_virtual_time
async def test_sending_a_byte_a_second_does_not_extend_the_deadline() -> None:
    wire = make_front().connect()
    await wire.send_slowly(GET)
    assert wire.ended == SETTINGS.head_seconds and wire.received == b""


@in_virtual_time
async def test_the_deadline_applies_to_later_requests_too() -> None:
    wire = make_front().connect()
    for _ in range(3):
        await wait(5)
        wire.send(GET)
    await wait(1)
    assert wire.received.count(b"hello") == 3 and wire.ended is None
    await wire.send_slowly(GET)
    assert wire.ended == 15 + SETTINGS.head_seconds


@in_virtual_time
async def test_a_client_that_waits_for_an_answer_is_not_closed() -> None:
    wire = make_front().connect()
    wire.send(GET.replace(b"/", b"/long", 1))
    await wait(101)
    assert b"hello" in wire.received and wire.ended is None


@pytest.mark.parametrize("pieces", [b"", b"x" * 100])
@in_virtual_time
async def test_a_body_that_does_not_arrive_is_answered_with_408(pieces: bytes) -> None:
    wire = make_front().connect()
    wire.send(POST % 1000)
    await wire.send_slowly(pieces)
    await wait(SETTINGS.body_seconds + 0.1)
    assert b" 408 " in wire.received and b"too_slow" in wire.received
    assert wire.ended is not None and SETTINGS.body_seconds <= wire.ended < SETTINGS.body_seconds + 1


@in_virtual_time
async def test_a_long_body_over_a_slow_line_is_accepted() -> None:
    wire = make_front().connect()
    wire.send(POST % (4 * MIB))
    await wire.send_slowly(bytes(4 * MIB), size=SETTINGS.body_bytes_per_second)
    assert now() > 60 and wire.received.endswith(str(4 * MIB).encode()) and wire.ended is None


@in_virtual_time
async def test_the_rest_of_a_refused_body_is_discarded_until_a_deadline() -> None:
    wire = make_front().connect()
    wire.send(POST.replace(b"/body", b"/unread") % (9 * MIB) + bytes(200 * KIB))
    await wait(0.1)
    assert b"hello" in wire.received and not wire.paused
    protocol: Any = wire.protocol
    await wire.send_slowly(bytes(8 * MIB), size=MIB)
    assert len(protocol.cycle.body) == 0 and wire.ended is None
    await wire.send_slowly(bytes(100), size=10)
    assert wire.ended == SETTINGS.head_seconds


@pytest.mark.parametrize("upgrade", [False, True])
@in_virtual_time
async def test_a_client_that_does_not_read_is_closed(upgrade: bool) -> None:
    server = make_front()
    wire = server.connect()
    wire.send(UPGRADE + b"\r\n" if upgrade else GET.replace(b"/", b"/long", 1))
    await wait(1)
    protocol: Any = wire.protocol
    protocol.pause_writing()
    await wait(10)
    protocol.resume_writing()
    await wait(10)
    protocol.pause_writing()
    await wait(SETTINGS.send_seconds - 0.1)
    assert wire.ended is None
    await wait(0.2)
    assert wire.ended == 21 + SETTINGS.send_seconds and server.connection_limit.taken == 0


@pytest.mark.parametrize("upgrade", [False, True])
@in_virtual_time
async def test_a_client_that_does_not_read_the_last_answer_is_closed(upgrade: bool) -> None:
    server = make_front()
    wire = server.connect()
    wire.full = True  # so that closing does not end it
    wire.send(UPGRADE + b"\r\n" if upgrade else GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    await wait(200)
    assert wire.received and wire.ended == (120 + SETTINGS.send_seconds if upgrade else SETTINGS.head_seconds)
    assert server.connection_limit.taken == 0


@in_virtual_time
async def test_a_websocket_holds_its_place_until_it_ends() -> None:
    server = make_front()
    wire = server.connect()
    wire.send(UPGRADE + b"\r\n")
    await wait(30)
    assert wire.received.startswith(b"HTTP/1.1 101") and wire.ended is None and server.connection_limit.taken == 1
    wire.abort()
    await wait(0)
    assert server.connection_limit.taken == 0


@pytest.mark.parametrize(
    ("data", "answer"),
    [
        (UPGRADE.replace(b"GET", b"POST") + b"\r\n", b"HTTP/1.1 400"),
        (UPGRADE.replace(b"HTTP/1.1", b"HTTP/1.0") + b"\r\n", b"HTTP/1.1 400"),
        (UPGRADE.replace(b": 13", b": 12") + b"\r\n", b"HTTP/1.1 400"),
        (UPGRADE.replace(b"dGhl", b"") + b"\r\n", b"HTTP/1.1 400"),
        (b"what?\r\n\r\n", b"HTTP/1.1 400"),
        (b"GET / HTTP/1.1\r\n\r\n", b"HTTP/1.1 400"),
        (b"GET / HTTP/1.1\r\nHost: " + b"x" * 100_000, b"HTTP/1.1 400"),
    ],
)
@in_virtual_time
async def test_a_malformed_request_is_answered_with_all_security_headers(data: bytes, answer: bytes) -> None:
    wire = make_front().connect()
    wire.send(data)
    await wait(0)
    assert wire.received.startswith(answer) and wire.ended == 0
    for name, value in HEADERS.items():
        assert f"{name}: {value}\r\n".lower().encode() in wire.received.lower()


@in_virtual_time
async def test_a_request_that_cannot_be_answered_closes_the_connection() -> None:
    wire = make_front().connect()
    wire.send(UPGRADE + b"X: y\r\n" * 200 + b"\r\n")
    await wait(0)
    assert wire.ended == 0
    wire = make_front().connect()
    wire.send(b"POST /long HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
    await wait(101)
    assert b"hello" in wire.received
    wire.send(b"no chunk\r\n")
    await wait(0)
    assert wire.ended == 101 and wire.received.count(b"HTTP/1.1") == 1


@in_virtual_time
async def test_connections_are_limited_per_household() -> None:
    server = make_front()
    crowd = [server.connect("192.0.2.1") for _ in range(100)]
    await wait(0)
    assert [wire.ended for wire in crowd] == [None] * 6 + [0] * 94
    newcomer = server.connect("192.0.2.2")
    newcomer.send(GET)
    await wait(0.1)
    assert b"hello" in newcomer.received
    crowd[0].abort()
    await wait(0)
    assert server.connect("192.0.2.1").ended is None


@in_virtual_time
async def test_a_full_server_closes_connections_of_the_largest_household() -> None:
    server = make_front()
    wires: dict[str, list[FakeTransport]] = {}
    for address in ("192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2"):
        wires[address] = [server.connect(address) for _ in range(6)]
    households = [wires["192.0.2.1"], wires["192.0.2.2"], wires["2001:db8::1"] + wires["2001:db8::2"]]
    assert [sum(wire.ended is None for wire in household) for household in households] == [6, 6, 6]  # the last two are one household
    newcomers = [server.connect(f"198.51.100.{n}") for n in range(5)]
    assert all(wire.ended is None for wire in newcomers) and server.connection_limit.taken == 20
    assert [sum(wire.ended is None for wire in household) for household in households] == [5, 5, 5]
    assert households[0][0].ended == 0 and households[0][5].ended is None  # the oldest one


@in_virtual_time
async def test_a_full_server_closes_only_idle_connections() -> None:
    server = make_front(connections=5)
    busy = [server.connect("192.0.2.1") for _ in range(3)]
    for wire in busy:
        wire.send(GET.replace(b"/", b"/long", 1))
    idle = [server.connect("192.0.2.2") for _ in range(2)]
    assert server.connect("192.0.2.3").ended is None and [wire.ended for wire in idle] == [0, None]
    await wait(5)
    assert [wire.ended for wire in busy] == [None] * 3


@in_virtual_time
async def test_a_newcomer_displaces_only_a_household_with_more_connections() -> None:
    server = make_front(connections=4)
    wires = [server.connect(address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3")]
    assert server.connect("192.0.2.2").ended == 0
    assert server.connect("192.0.2.4").ended is None and [wire.ended for wire in wires] == [0, None, None, None]
    assert server.connect("192.0.2.5").ended == 0


def test_connections_of_a_trusted_proxy_are_not_limited_per_address() -> None:
    limit = ConnectionLimit(10, 2, networks(["10.0.0.0/8"]))
    wires = [FakeTransport("10.1.2.3") for _ in range(8)]
    assert all(limit.enter(wire) for wire in wires)
    assert [limit.enter(FakeTransport("192.0.2.1")) for _ in range(3)] == [True, True, False]
    for wire in wires * 2:
        limit.leave(wire)
    assert limit.taken == 2
