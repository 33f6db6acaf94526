"""Limits: messages, requests, sockets, uploads, rows of a log, the database, and pages that do not read."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import anyio
import pytest
from starlette.websockets import WebSocketDisconnect

from boardwright.server.errors import ApiError
from boardwright.server.net.limits import HouseholdQuotas, Limits
from boardwright.server.net.rate_limits import Buckets, Quota, Throttle, TokenBucket, current_network
from boardwright.server.net.shared_counters import Counters
from boardwright.server.play.connection import Connection
from boardwright.server.protocol.outbound import Pong
from boardwright.server.settings import Settings
from boardwright.server.threads import FairPool
from tests.server import virtual_time
from tests.server.account_calls import WITH_ACCOUNTS
from tests.server.clock import ManualClock
from tests.server.databases import Database
from tests.server.harness import GAME, QUICK_SETTINGS, TWO_BOTS, TWO_PERSONS, Harness, Page, WebSocketDenialResponse, play_decisions
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, open_table
from tests.server.test_http import read_error


class FakeClock:
    """A clock that a test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = FakeClock()
    bucket = TokenBucket(2.0, 3, clock)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [0, 0.5]
    assert [bucket.wait() for _ in range(3)] == [0.5, 1.0, 1.5]
    clock.now = 1000
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_buckets_are_forgotten_only_when_they_are_full_again() -> None:
    clock = FakeClock()
    buckets = Buckets(1.0, 2, keep=10, clock=clock)
    for key in range(10):
        buckets.check(key)
        buckets.check(key)
    clock.now = 1.5
    for key in range(10):  # adding other keys does not bring a full bucket
        buckets.check(key)
        with pytest.raises(ApiError):
            buckets.check(key)
    buckets.check("new")  # there is no room: all new keys share one bucket
    buckets.check("newer")
    for key in range(100, 1000):
        with pytest.raises(ApiError) as refused:
            buckets.check(key)
    assert refused.value.status == 429 and refused.value.retry_after == 1
    assert len(buckets._buckets) == 10
    clock.now = 100
    for key in range(8):
        buckets.check(key)  # these are in use again, unlike the other two
    for key in ("a", "b"):
        buckets.check(key)
        buckets.check(key)
    with pytest.raises(ApiError):
        buckets.check("a")
    assert set(buckets._buckets) == {*range(8), "a", "b"}


def test_a_quota_is_released_after_its_block() -> None:
    quota = Quota(2, lambda: ApiError(429, "busy"))
    with quota.hold("a"), pytest.raises(ZeroDivisionError), quota.hold("a"):
        with pytest.raises(ApiError), quota.hold("a"):
            pass
        with quota.hold("b"):
            raise ZeroDivisionError
    assert not quota.held


@virtual_time.in_virtual_time
async def test_a_flood_of_messages_is_slowed_down() -> None:
    times: list[float] = []

    class Flood:
        """A socket with a message for each time that it is read."""

        async def receive(self) -> dict[str, Any]:
            times.append(virtual_time.now())
            if len(times) == 1:
                return {"type": "websocket.receive", "text": '{"type":"hello","seat":null}'}
            return {"type": "websocket.receive" if len(times) < 50 else "websocket.disconnect", "text": '{"type":"nothing"}'}

    live: Any = SimpleNamespace(
        row=SimpleNamespace(device=None, seats=()), add_viewer=lambda viewer: nullcontext(), sight=lambda device: "now"
    )
    services: Any = SimpleNamespace(
        settings=(settings := Settings(messages_per_second=4, messages_burst=5)),
        clock=SimpleNamespace(monotonic=virtual_time.now),
        threads=None,
        limits=Limits(settings, virtual_time.now, Counters()),
        talk=None,
    )
    flood: Any = Flood()
    with pytest.raises(WebSocketDisconnect):
        await Connection(services, flood, live).run()
    assert times == [0.0] * 6 + [n / 4 for n in range(1, 45)]


@virtual_time.in_virtual_time
async def test_many_requests_of_a_household_do_not_delay_those_of_another() -> None:
    throttle = Throttle(Buckets(100, 3, clock=virtual_time.now), 0.5)

    async def begin(address: int) -> float | str:
        current_network.set(f"192.0.2.{address}")
        try:
            await throttle.wait()
        except ApiError as refusal:
            return refusal.id
        return virtual_time.now()

    crowd = asyncio.gather(*(begin(1) for _ in range(60)))
    await asyncio.sleep(0.1)
    assert [await begin(2) for _ in range(4)] == pytest.approx([0.1, 0.1, 0.1, 0.11])
    assert await crowd == pytest.approx([0, 0, 0, *(n / 100 for n in range(1, 51)), *["too_many"] * 7])
    assert await begin(1) == pytest.approx(0.51)  # refused requests take no turn


@virtual_time.in_virtual_time
async def test_writes_are_limited_per_household_and_not_for_the_server_itself() -> None:
    quotas = HouseholdQuotas(Settings(writes_per_second=10, writes_burst=2, request_wait_s=0.4), virtual_time.now)

    async def write(household: str, patient: bool = False) -> float | str:
        current_network.set(household)
        try:
            await quotas.writes.wait(patient)
        except ApiError as refusal:
            return refusal.id
        return virtual_time.now()

    crowd = asyncio.gather(*(write("crowd") for _ in range(8)), write("crowd", patient=True))
    assert await asyncio.gather(*(write("") for _ in range(50)), write("another")) == [0] * 51
    assert await crowd == pytest.approx([0, 0, 0.1, 0.2, 0.3, 0.4, "too_many", "too_many", 0.5])


def test_households_take_turns_in_the_threads() -> None:
    async def run_all() -> None:
        threads, may_finish, done = FairPool(1, "test"), threading.Event(), []

        async def run_one(household: str, number: int) -> None:
            current_network.set(household)
            await threads.run(may_finish.wait)
            done.append((household, number))

        tasks = [
            asyncio.create_task(run_one(household, n)) for household, count in (("crowd", 60), ("one", 2), ("", 1)) for n in range(count)
        ]
        await asyncio.sleep(0)
        may_finish.set()
        await asyncio.gather(*tasks)
        assert done[:6] == [("crowd", 0), ("crowd", 1), ("one", 0), ("", 0), ("crowd", 2), ("one", 1)]
        assert done[6:] == [("crowd", n) for n in range(3, 60)]
        threads.close()
        with pytest.raises(asyncio.CancelledError):
            await threads.run(may_finish.wait)

    asyncio.run(run_all())


def test_requests_and_sockets_of_a_household_share_a_limit(tmp_path: Path) -> None:
    settings = replace(QUICK_SETTINGS, requests_burst=4, requests_per_second=0.01, request_wait_s=1)
    with Harness(tmp_path / "m.db", settings, ManualClock()) as harness:
        token = harness.new_device()
        match = harness.new_match(token)
        assert [harness.client.get("/api/status").status_code for _ in range(3)] == [200, 200, 429]
        answer = harness.client.get("/", headers={"Accept-Language": "sl"})
        assert answer.status_code == 429 and int(answer.headers["Retry-After"]) >= 100 and "Content-Security-Policy" in answer.headers
        with pytest.raises(WebSocketDenialResponse) as refused, harness.client.websocket_connect(f"/api/matches/{match}/live"):
            pass
        assert refused.value.json()["error"]["id"] == "too_many"
        assert harness.client_at("192.0.2.7").get("/api/status").status_code == 200


def test_a_long_message_ends_the_connection(harness: Harness) -> None:
    token = harness.new_device()
    with harness.page(harness.new_match(token), token, 0) as page:
        page.socket.send_text('{"type":"ping"' + " " * harness.settings.message_bytes + "}")
        assert page.receive()["id"] == "too_long"
        with pytest.raises(WebSocketDisconnect) as closed:
            page.receive()
        assert closed.value.code == 1009


def read_error_and_close_code(page: Page) -> tuple[str, int]:
    """Expect an error and a closed socket. Returns the id of the error and the close code."""
    error = page.receive()["id"]
    with pytest.raises(WebSocketDisconnect) as closed:
        page.receive()
    return error, closed.value.code


@pytest.mark.parametrize("limit", ["sockets_per_address", "sockets_per_device", "sockets"])
def test_sockets_are_limited_per_address_per_device_and_in_total(tmp_path: Path, limit: str) -> None:
    with Harness(tmp_path / "m.db", replace(QUICK_SETTINGS, **{limit: 2})) as harness:
        token, other = harness.new_device(), harness.new_device()
        one, two, three = (harness.new_match(token) for _ in range(3))
        other_match = harness.new_match(other)
        with harness.page(one, token, 0), harness.page(two, token, 0):
            page = harness.page(three, token, 0)
            with page.socket:
                page.send(type="hello", token=token, seat=0)
                assert read_error_and_close_code(page) == ("too_many_sockets", 4429)
            if limit == "sockets_per_device":
                with harness.page(other_match, other, 0):
                    pass
            if limit == "sockets_per_address":
                with harness.client_at("192.0.2.7").websocket_connect(f"/api/matches/{other_match}/live") as live:
                    live.send_json({"type": "hello", "token": None, "seat": None})
                    assert live.receive_json()["type"] == "frame"
        with harness.page(three, token, 0):
            pass


def test_an_upload_is_counted_before_it_is_read(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db", replace(QUICK_SETTINGS, uploads=2, uploads_per_address=1)) as harness:

        def status() -> tuple[int, str | None]:
            answer = harness.client.post("/api/replays", content=b"{")
            return answer.status_code, answer.headers.get("retry-after")

        assert status() == (422, None)
        with harness.server.limits.upload("testclient"):
            assert status() == (429, "5")
        with harness.server.limits.upload("192.0.2.1"):
            assert status() == (422, None)
            with harness.server.limits.upload("192.0.2.2"):
                assert status() == (503, "5")
        assert status() == (422, None)


def test_sockets_are_limited_per_match_and_released_when_they_close(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db", replace(QUICK_SETTINGS, sockets=3, sockets_per_match=2)) as harness:
        token = harness.new_device()
        one, two = harness.new_match(token), harness.new_match(token)
        with harness.page(one, None, None), harness.page(one, None, None):
            page = harness.page(one, None, None)
            with page.socket:
                assert read_error_and_close_code(page) == ("too_many_sockets", 4429)
            with harness.page(two, None, None):
                page = harness.page(two, None, None)
                with page.socket:
                    assert read_error_and_close_code(page) == ("too_many_sockets", 4429)
        assert not harness.server.limits.sockets.held
        with harness.page(one, None, None):
            pass


def test_a_socket_without_a_hello_is_closed(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db", replace(QUICK_SETTINGS, hello_seconds=0.1)) as harness:
        page = harness.page(harness.new_match(harness.new_device()), None, None)
        with page.socket:
            assert read_error_and_close_code(page) == ("bad_message", 4400)


def test_the_log_of_a_match_is_limited(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db", replace(QUICK_SETTINGS, log_rows=10)) as harness:
        token = harness.new_device()
        id, bots = harness.new_match(token), harness.new_match(token, TWO_BOTS, pause=0)
        with harness.page(id, token, 0) as a, harness.page(id, token, 1) as b:
            play_decisions([a, b], 10)
            actor = a if 0 in a.frame["actors"] else b
            assert actor.try_to_act(actor.frame["legal"][0]["id"])["refusal"]["id"] == "match_too_long"
            actor.send(type="undo", seat=actor.seat)
            assert actor.wait_for("refused")["refusal"]["id"] == "match_too_long"
        with harness.page(bots, None, None) as page:
            page.wait_for_version(10)
            harness.wait_for_bots(bots)
        assert len(harness.log(id)) == len(harness.log(bots)) == 10


def test_a_full_database_refuses_new_data_while_matches_go_on(database: Database) -> None:
    with Harness(database.url, WITH_ACCOUNTS) as harness:
        token = harness.new_device()
        match = harness.new_match(token)
        open_table(harness, token, [ADA_SEAT, OPEN_SEAT])
        size = harness.server.store.database.size
        with harness.server.store.reading() as db:
            harness.settings = replace(WITH_ACCOUNTS, database_bytes=size(db))
        harness.restart()
        body = {"game": GAME, "seats": TWO_PERSONS}
        table = {**body, "seats": [TWO_PERSONS[0], {"kind": "open"}]}
        account = {"name": "Ada", "password": "correct horse"}
        for path, content in (("devices", None), ("matches", body), ("tables", table), ("account", account)):
            assert read_error(harness.call("POST", f"/api/{path}", token, content)) == (507, "database_full")
        with harness.page(match, token, 0) as page, harness.page(match, token, 1) as other:
            play_decisions([page, other], 3)


class StuckSocket:
    """A socket of a page that does not read."""

    def __init__(self) -> None:
        self.closed: int | None = None
        self.path_params = {"id": "x"}

    async def send_text(self, text: str) -> None:
        if self.closed is None:
            await anyio.sleep_forever()

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


def test_a_page_that_does_not_read_is_dropped(harness: Harness) -> None:
    settings = replace(harness.settings, send_seconds=0.05, queue=5)
    services = replace(harness.server.services, settings=settings)

    async def send_all() -> tuple[int | None, int]:
        socket: Any = StuckSocket()
        connection = Connection(services, socket, None)  # type: ignore[arg-type]
        for _ in range(100):
            connection._send(Pong())
        waiting = len(connection._answers)
        await connection._send_all()
        return socket.closed, waiting

    assert anyio.run(send_all) == (1012, 5)


class EndingSocket(StuckSocket):
    """A socket of a page whose sign-in ends while a message is sent."""

    connection: Connection
    messages = 0

    async def send_text(self, text: str) -> None:
        self.messages += 1
        self.connection.notify_change()
        self.connection._close_with(4401, "no_token")


def test_a_socket_that_ends_with_a_frame_to_send_does_not_block_the_loop(harness: Harness) -> None:
    async def send_all() -> tuple[int | None, int]:
        socket: Any = EndingSocket()
        socket.connection = Connection(harness.server.services, socket, None)  # type: ignore[arg-type]
        socket.connection._chat_is_due = False
        socket.connection._send(Pong())
        await socket.connection._send_all()
        return socket.closed, socket.messages

    with fail_after(10):
        assert anyio.run(send_all) == (4401, 2), "the answer, and the reason of the close"


@contextmanager
def fail_after(seconds: float) -> Iterator[None]:
    """Fail if the block takes longer, even if it blocks the event loop."""

    def too_long(*_: object) -> None:
        raise AssertionError("the event loop is blocked")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
