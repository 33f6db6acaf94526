"""A server under test, and pages that exchange the same ASGI messages with it as with a real server."""

from __future__ import annotations

import asyncio
import itertools
import sys
import tempfile
import warnings
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import anyio
from sqlalchemy import event
from starlette.websockets import WebSocketDisconnect

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.server.app import Server, make_app
from boardwright.server.clock import Clock
from boardwright.server.ops.past_results import record_past
from boardwright.server.processes.bot_pool import BotPool
from boardwright.server.replay.cache import limits_of
from boardwright.server.replay.checker_process import CheckerProcess
from boardwright.server.settings import Settings
from boardwright.server.store import ACT, OVER, Row, Store, Summary, epoch_of
from boardwright.server.store.schema import log
from tests.messages import Messages

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # Starlette recommends the successor of httpx
    from starlette.testclient import TestClient, WebSocketDenialResponse as WebSocketDenialResponse, WebSocketTestSession

GAME = "game_of_trains"
TWO_PERSONS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
PERSON_AND_BOT = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]
TWO_BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
NO_LIMIT = 10_000
QUICK_SETTINGS = Settings(
    compile=False,
    bot_move_delay_s=0.0,
    undo_grace_s=0.0,
    messages_per_second=NO_LIMIT,
    messages_burst=NO_LIMIT,
    requests_per_second=NO_LIMIT,
    household_messages_per_second=NO_LIMIT,
    writes_per_second=NO_LIMIT,
    frames_per_second=NO_LIMIT,
)
TIMEOUT = 20.0
T = TypeVar("T")
action_numbers = itertools.count()


@cache
def empty_database_bytes() -> bytes:
    """Return an empty database as the migrations make it. They run once for all tests, since they take most of the time."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        store = Store(str(path))
        epoch_of(store)  # the same epoch for all tests, which compare the frames of two servers
        store.close()
        return path.read_bytes()


@cache
def shared_checker() -> CheckerProcess:
    """Return the process that checks match files. It is shared by all tests, since it takes a second to start."""
    return CheckerProcess(limits_of(QUICK_SETTINGS), QUICK_SETTINGS.check_patience)


class SharedBotPool(BotPool):
    """A bot pool that stays open when a server closes it."""

    def close(self) -> None:
        """Keep the processes for the next server."""


_bot_pools: dict[tuple[str, ...], BotPool] = {}


def shared_bot_pool() -> BotPool:
    """Return the processes of bots. All tests with the same `sys.path` share them, since they take a second to start."""
    return _bot_pools.setdefault(tuple(sys.path), SharedBotPool(QUICK_SETTINGS))


def stop_shared_processes() -> None:
    """Stop the shared processes."""
    shared_checker().close()
    while _bot_pools:
        BotPool.close(_bot_pools.popitem()[1])


def turn_off_fsync(connection: Any, *_: Any) -> None:
    """Speed up SQLite: no test in this process needs data to survive a power failure."""
    connection.execute("PRAGMA synchronous=OFF")


class Harness:
    """A server in this process. `restart` replaces it by a new one on the same database."""

    def __init__(self, db: Path | str, settings: Settings = QUICK_SETTINGS, clock: Clock | None = None) -> None:
        self.db, self.settings, self.clock = db, settings, clock
        if isinstance(db, Path) and not db.exists():
            db.write_bytes(empty_database_bytes())
        self.start()

    def start(self) -> None:
        """Start a server on the database."""
        store = Store(str(self.db))
        if store.engine.dialect.name == "sqlite":
            event.listen(store.engine, "checkout", turn_off_fsync)
        self.server = Server(store, replace(self.settings, hosts=("testserver",)), self.clock)
        self.own_checker = self.server.replays.worker
        self.server.replays.worker = shared_checker()
        self.server.match_services.bot_pool = shared_bot_pool()
        self.client = TestClient(make_app(self.server), raise_server_exceptions=False)

    def __enter__(self) -> Harness:
        self.client.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self.server.replays.worker = self.own_checker
        self.client.__exit__(None, None, None)

    def restart(self) -> None:
        """Stop the server and start another one."""
        self.__exit__()
        self.start()
        self.client.__enter__()

    def run_in_loop(self, function: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Await a function in the server's event loop, and return its result."""

        async def with_timeout() -> T:
            with anyio.fail_after(TIMEOUT):
                return await function(*args)

        assert self.client.portal is not None
        return self.client.portal.call(with_timeout)

    def wait_for_bots(self, match: str) -> None:
        """Wait until the bots of a match have no more choices to make."""
        task = self.server.registry._open[match].bot_runner._task
        if task is not None:
            self.run_in_loop(asyncio.wait, {task})

    def new_device(self) -> str:
        """Register a device. Return its token."""
        token: str = self.client.post("/api/devices").json()["token"]
        return token

    def new_match(self, token: str, seats: list[dict[str, Any]] = TWO_PERSONS, **more: Any) -> str:
        """Create a match. Return its id."""
        answer = self.call("POST", "/api/matches", token, {"game": GAME, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        id: str = answer.json()["id"]
        return id

    def new_finished_match(self, token: str) -> str:
        """Create a match between bots and play it to its end. Return its id."""
        id = self.new_match(token, TWO_BOTS, options={"turn_cap": 50}, pause=0)
        self.play_out(id)
        return id

    def play_out(self, id: str, by_people: bool = False) -> None:
        """Play a match that is not open to its end with the choices of a bot, and store them in one transaction.

        `by_people`: choices of people have ids, as if made at a page. Otherwise stand-ins have made them.
        """
        store = self.server.store
        row = store.match(id)
        assert row is not None and not row.decisions and id not in self.server.registry._open
        match = Match.start(bw.load(row.game), len(row.seats), row.seed, row.options)
        bot = bw.bot("novice", match.game, seed=1)
        while not match.over:
            seat = match.actors[0]
            match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
        people = {seat.seat for seat in row.seats if by_people and seat.kind == "person"}
        rows = [
            Row(number, ACT, seat, str(match.game.actions[action]), f"choice-{number}" if seat in people else None)
            for number, (seat, action) in enumerate(match.decisions)
        ]
        with store.writing() as db:
            db.execute(log.insert(), [{"match": id, "at": row.created, **log_row._asdict()} for log_row in rows[:-1]])
        assert match.result is not None
        store.append(id, rows[-1], Summary(OVER, len(rows), list(match.actors), match.result.ranking), row.created)

    def record_past(self) -> int:
        """Record the results of finished matches that have none yet. Return their number."""
        due = self.server.results.due(NO_LIMIT)
        for id in due:
            record_past(self.server.store, self.server.catalog, id)
        return len(due)

    def call(self, method: str, path: str, token: str | None = None, json_: Any = None, **more: Any) -> Any:
        """Make an HTTP call. `token`: the device's."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.client.request(method, path, headers={**headers, **more.pop("headers", {})}, json=json_, **more)

    def client_at(self, address: str, **more: Any) -> TestClient:
        """Return a client at another address. It uses the server's event loop, which the limits of the server belong to."""
        client = TestClient(self.client.app, client=(address, 1), raise_server_exceptions=False, **more)
        client.portal = self.client.portal
        return client

    def page(self, match: str, token: str | None, seat: int | None, rules: str | None = None, pace: float | None = None) -> Page:
        """Return a page, which `with` connects. `rules`: the digest of the rules that it runs; `pace`: seconds between bots' moves."""
        return Page(self, match, token, seat, rules, pace)

    def log(self, match: str) -> list[Any]:
        """Return the log of a match, as stored in the database."""
        return self.server.store.rows(match)


class Page:
    """A page connected by a WebSocket. It keeps the newest frame and all events."""

    def __init__(
        self, harness: Harness, match: str, token: str | None, seat: int | None, rules: str | None = None, pace: float | None = None
    ) -> None:
        self.match, self.token, self.seat, self.rules, self.pace = match, token, seat, rules, pace
        self.socket: WebSocketTestSession = harness.client.websocket_connect(f"/api/matches/{match}/live")
        self.frame: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.raw: list[str | bytes] = []
        self.messages = Messages()

    def __enter__(self) -> Page:
        self.socket.__enter__()
        self.send(type="hello", token=self.token, seat=self.seat, rules=self.rules, pace=self.pace)
        self.wait_for("frame")
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.__exit__(None, None, None)

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send_json(message)

    def receive(self) -> dict[str, Any]:
        """Return the next message of any type. Raises WebSocketDisconnect when the server closes the connection."""

        async def receive_in_time() -> Any:
            with anyio.fail_after(TIMEOUT):
                return await self.socket._send_rx.receive()

        message = self.socket.portal.call(receive_in_time)
        if message["type"] == "websocket.close":
            raise WebSocketDisconnect(message.get("code", 1000), message.get("reason", ""))
        sent = message["bytes"] if message.get("text") is None else message["text"]
        self.raw.append(sent)
        message = self.messages.read(sent)
        if message["type"] == "frame":
            self._store_frame(message)
        return message

    def _store_frame(self, frame: dict[str, Any]) -> None:
        assert frame["events_from"] <= len(self.events) or self.frame.get("viewer") != frame["viewer"]
        self.frame = frame
        self.events[frame["events_from"] :] = frame["events"]
        assert [event["n"] for event in self.events] == list(range(len(self.events)))

    def wait_for(self, type: str) -> dict[str, Any]:
        """Wait for the next message of a type, and return it."""
        while True:
            message = self.receive()
            if message["type"] == type:
                return message

    def wait_until(self, condition: Any) -> dict[str, Any]:
        """Wait until the newest frame meets a condition, and return it."""
        while not self.frame or not condition(self.frame):
            self.wait_for("frame")
        return self.frame

    def wait_for_version(self, version: int) -> dict[str, Any]:
        """Wait for a frame of at least this version, and return it."""
        return self.wait_until(lambda frame: frame["version"] >= version)

    def try_to_act(self, action: int, seat: int | None = None, id: str | None = None, **more: Any) -> dict[str, Any]:
        """Send an action. Return the ack, refusal or error."""
        id = id or f"action {next(action_numbers)}"
        seat = self.seat if seat is None else seat
        self.send(type="act", action_id=id, seat=seat, action=action, **more)
        while True:
            message = self.receive()
            if message["type"] == "error" or (message["type"] in ("ack", "refused") and message["action_id"] == id):
                return message

    def act(self, action: int | None = None, **more: Any) -> int:
        """Play an action, by default the first legal one, and wait for its frame. Return the new version."""
        action = self.frame["legal"][0]["id"] if action is None else action
        answer = self.try_to_act(action, **more)
        assert answer["type"] == "ack", answer
        version: int = answer["version"]
        self.wait_for_version(version)
        return version


def play_decisions(pages: list[Page], decisions: int) -> None:
    """Play first legal actions at the pages of the seats to move."""
    for _ in range(decisions):
        version = max(page.frame["version"] for page in pages)
        for page in pages:
            page.wait_for_version(version)
        if pages[0].frame["over"]:
            return
        actor = next(page for page in pages if page.seat in page.frame["actors"])
        actor.act()
