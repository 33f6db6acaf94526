"""Budgets: messages, sockets, log rows, slow pages; and who may connect at all."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import anyio
import pytest
from starlette.websockets import WebSocketDisconnect

from boardwright.server.answers import Pong
from boardwright.server.connection import Connection
from boardwright.server.errors import ApiError
from boardwright.server.limits import Buckets, TokenBucket
from tests.server.house import BOTS, QUICK, House, Page, play_on


class Clock:
    """A clock that a test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = TokenBucket(2.0, 3, clock)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [0, 0.5]
    assert [bucket.wait() for _ in range(3)] == [0.5, 1.0, 1.5]
    clock.now = 1000
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_buckets_keep_no_more_than_they_may() -> None:
    buckets = Buckets(1.0, 1, keep=10)
    for key in range(100):
        buckets.check(key)
    assert len(buckets._buckets) == 10
    with pytest.raises(ApiError) as refused:
        buckets.check(99)
    assert refused.value.status == 429 and refused.value.retry_after == 1


def test_a_flood_of_messages_is_slowed_down(tmp_path: Path) -> None:
    with House(tmp_path / "m.db", replace(QUICK, messages_per_second=50, messages_burst=5)) as house:
        token = house.device()
        with house.page(house.match(token), token, 0) as page:
            began = time.monotonic()
            for _ in range(25):
                page.send(type="ping")
            for _ in range(25):
                page.next("pong")
            assert time.monotonic() - began > 0.3


def test_a_long_message_ends_the_connection(house: House) -> None:
    token = house.device()
    with house.page(house.match(token), token, 0) as page:
        page.socket.send_text('{"type":"ping"' + " " * house.settings.message_bytes + "}")
        assert page.receive()["id"] == "too_long"
        with pytest.raises(WebSocketDisconnect) as closed:
            page.receive()
        assert closed.value.code == 1009


def hung_up(page: Page) -> tuple[str, int]:
    error = page.receive()["id"]
    with pytest.raises(WebSocketDisconnect) as closed:
        page.receive()
    return error, closed.value.code


def test_sockets_are_counted(tmp_path: Path) -> None:
    with House(tmp_path / "m.db", replace(QUICK, sockets=3, sockets_per_match=2)) as house:
        token = house.device()
        one, two = house.match(token), house.match(token)
        with house.page(one, None, None), house.page(one, None, None):
            page = house.page(one, None, None)
            with page.socket:
                assert hung_up(page) == ("too_many_sockets", 4429)
            with house.page(two, None, None):
                page = house.page(two, None, None)
                with page.socket:
                    assert hung_up(page) == ("too_many_sockets", 4429)
        assert not house.server._sockets
        with house.page(one, None, None):
            pass


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with House(tmp_path / "m.db", replace(QUICK, hello_seconds=0.1)) as house:
        page = house.page(house.match(house.device()), None, None)
        with page.socket:
            assert hung_up(page) == ("bad_message", 4400)


def test_a_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    with House(tmp_path / "m.db", replace(QUICK, log_rows=10)) as house:
        token = house.device()
        id, bots = house.match(token), house.match(token, BOTS, pause=0)
        with house.page(id, token, 0) as a, house.page(id, token, 1) as b:
            play_on([a, b], 10)
            actor = a if 0 in a.frame["actors"] else b
            assert actor.try_to_act(actor.frame["legal"][0]["id"])["refusal"]["id"] == "match_too_long"
            actor.send(type="undo", seat=actor.seat)
            assert actor.next("refused")["refusal"]["id"] == "match_too_long"
        with house.page(bots, None, None) as page:
            page.at(10)
            time.sleep(0.1)
        assert len(house.log(id)) == len(house.log(bots)) == 10


def test_another_origin_may_not_connect(house: House) -> None:
    id = house.match(house.device())
    for origin in ("http://elsewhere.example", "null", "https://testserver.example", "http://testserver:1"):
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            house.client.websocket_connect(f"/api/matches/{id}/live", headers={"Origin": origin}),
        ):
            pass
        assert closed.value.code == 4403
    with house.client.websocket_connect(f"/api/matches/{id}/live", headers={"Origin": "http://testserver"}):
        pass


class StuckSocket:
    """A page that takes nothing."""

    def __init__(self) -> None:
        self.closed: int | None = None
        self.path_params = {"id": "x"}

    async def send_text(self, text: str) -> None:
        if self.closed is None:
            await anyio.sleep_forever()

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


def test_a_page_that_takes_nothing_is_dropped(house: House) -> None:
    house.server.settings = replace(house.settings, send_seconds=0.05, queue=5)

    async def try_it() -> tuple[int | None, int]:
        socket: Any = StuckSocket()
        connection = Connection(house.server, socket, None)  # type: ignore[arg-type]
        for _ in range(100):
            connection._send(Pong())
        waiting = len(connection._answers)
        await connection._send_all()
        return socket.closed, waiting

    assert anyio.run(try_it) == (1012, 5)
