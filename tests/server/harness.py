"""A server under test and pages that talk to it, over the same ASGI messages as a real one."""

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
    warnings.simplefilter("ignore")  # it works with httpx, but would rather have its successor
    from starlette.testclient import TestClient, WebSocketDenialResponse as WebSocketDenialResponse, WebSocketTestSession

GAME = "game_of_trains"
PERSONS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
AGAINST_BOT = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]
BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
MANY = 10_000
QUICK = Settings(
    compile=False,
    bot_move_delay_s=0.0,
    undo_grace_s=0.0,
    messages_per_second=MANY,
    messages_burst=MANY,
    requests_per_second=MANY,
    household_messages_per_second=MANY,
    writes_per_second=MANY,
    frames_per_second=MANY,
)
TIMEOUT = 20.0
T = TypeVar("T")
numbers = itertools.count()


@cache
def empty_database() -> bytes:
    """A database as the migrations make it: to run them once for all tests saves most of their time."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        store = Store(str(path))
        epoch_of(store)  # one for all tests, which compare the frames of two servers
        store.close()
        return path.read_bytes()


@cache
def checker() -> CheckerProcess:
    """The process that checks match files: one for all tests, for it takes a second to start."""
    return CheckerProcess(limits_of(QUICK), QUICK.check_patience)


class SharedBotPool(BotPool):
    """Servers come and go; these stay."""

    def close(self) -> None:
        """Not yet."""


_bot_pools: dict[tuple[str, ...], BotPool] = {}


def small_bot_pool() -> BotPool:
    """The processes in which bots think: the same for all tests that find the same packages, for they take a second to start."""
    return _bot_pools.setdefault(tuple(sys.path), SharedBotPool(QUICK))


def end_processes() -> None:
    """End the processes that tests share."""
    checker().close()
    while _bot_pools:
        BotPool.close(_bot_pools.popitem()[1])


def do_not_wait_for_the_disk(connection: Any, *_: Any) -> None:
    """No test in this process cuts the power."""
    connection.execute("PRAGMA synchronous=OFF")


class Harness:
    """One server process' worth of server; `restart` gives a new one on the same database."""

    def __init__(self, db: Path | str, settings: Settings = QUICK, clock: Clock | None = None) -> None:
        self.db, self.settings, self.clock = db, settings, clock
        if isinstance(db, Path) and not db.exists():
            db.write_bytes(empty_database())
        self.start()

    def start(self) -> None:
        """Start a server on the database."""
        store = Store(str(self.db))
        if store.engine.dialect.name == "sqlite":
            event.listen(store.engine, "checkout", do_not_wait_for_the_disk)
        self.server = Server(store, replace(self.settings, hosts=("testserver",)), self.clock)
        self.own_checker = self.server.replays.worker
        self.server.replays.worker = checker()
        self.server.match_services.bot_pool = small_bot_pool()
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

    def ask(self, what: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Await something in the server's loop."""

        async def in_time() -> T:
            with anyio.fail_after(TIMEOUT):
                return await what(*args)

        assert self.client.portal is not None
        return self.client.portal.call(in_time)

    def rested(self, match: str) -> None:
        """Wait until the bots of a match have nothing to do."""
        task = self.server.registry._open[match].bot_runner._task
        if task is not None:
            self.ask(asyncio.wait, {task})

    def device(self) -> str:
        """A new device's token."""
        token: str = self.client.post("/api/devices").json()["token"]
        return token

    def match(self, token: str, seats: list[dict[str, Any]] = PERSONS, **more: Any) -> str:
        """A new match's id."""
        answer = self.call("POST", "/api/matches", token, {"game": GAME, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        id: str = answer.json()["id"]
        return id

    def finished(self, token: str) -> str:
        """The id of a match between bots that has ended."""
        id = self.match(token, BOTS, options={"turn_cap": 50}, pause=0)
        self.play_out(id)
        return id

    def play_out(self, id: str, by_people: bool = False) -> None:
        """Bring a match that is not open to its end: its seats choose as a bot does, and what they choose is written at once.

        `by_people`: choices of people have ids, as those of pages; else bots have chosen for them, so they have left.
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
            db.execute(log.insert(), [{"match": id, "at": row.created, **each._asdict()} for each in rows[:-1]])
        assert match.result is not None
        store.append(id, rows[-1], Summary(OVER, len(rows), list(match.actors), match.result.ranking), row.created)

    def record_past(self) -> int:
        """Record the results of the matches that have ended without one. Returns how many."""
        due = self.server.results.due(MANY)
        for id in due:
            record_past(self.server.store, self.server.catalog, id)
        return len(due)

    def call(self, method: str, path: str, token: str | None = None, json_: Any = None, **more: Any) -> Any:
        """An HTTP call of a device."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.client.request(method, path, headers={**headers, **more.pop("headers", {})}, json=json_, **more)

    def client_at(self, address: str, **more: Any) -> TestClient:
        """A client at another address, in the server's own loop: its places and turns know no other."""
        client = TestClient(self.client.app, client=(address, 1), raise_server_exceptions=False, **more)
        client.portal = self.client.portal
        return client

    def page(self, match: str, token: str | None, seat: int | None, rules: str | None = None, pace: float | None = None) -> Page:
        """A connected page. `rules`: the digest of the rules that it runs itself; `pace`: seconds that it wants between bots' moves."""
        return Page(self, match, token, seat, rules, pace)

    def log(self, match: str) -> list[Any]:
        """The rows of a match in the database."""
        return self.server.store.rows(match)


class Page:
    """One WebSocket; remembers its newest frame and collects the events of all."""

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
        self.next("frame")
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.__exit__(None, None, None)

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send_json(message)

    def receive(self) -> dict[str, Any]:
        """The next message, whatever it is. Raises WebSocketDisconnect when the server hangs up."""

        async def wait() -> Any:
            with anyio.fail_after(TIMEOUT):
                return await self.socket._send_rx.receive()

        message = self.socket.portal.call(wait)
        if message["type"] == "websocket.close":
            raise WebSocketDisconnect(message.get("code", 1000), message.get("reason", ""))
        sent = message["bytes"] if message.get("text") is None else message["text"]
        self.raw.append(sent)
        told = self.messages.read(sent)
        if told["type"] == "frame":
            self._take(told)
        return told

    def _take(self, frame: dict[str, Any]) -> None:
        assert frame["events_from"] <= len(self.events) or self.frame.get("viewer") != frame["viewer"]
        self.frame = frame
        self.events[frame["events_from"] :] = frame["events"]
        assert [event["n"] for event in self.events] == list(range(len(self.events)))

    def next(self, type: str) -> dict[str, Any]:
        """The next message of a type; others are taken in on the way."""
        while True:
            message = self.receive()
            if message["type"] == type:
                return message

    def until(self, right: Any) -> dict[str, Any]:
        """The first frame (the present one, too) for which `right` holds."""
        while not self.frame or not right(self.frame):
            self.next("frame")
        return self.frame

    def at(self, version: int) -> dict[str, Any]:
        """The frame of that version."""
        return self.until(lambda frame: frame["version"] >= version)

    def try_to_act(self, action: int, seat: int | None = None, id: str | None = None, **more: Any) -> dict[str, Any]:
        """Send an action; the ack, refusal or error."""
        id = id or f"action {next(numbers)}"
        seat = self.seat if seat is None else seat
        self.send(type="act", action_id=id, seat=seat, action=action, **more)
        while True:
            message = self.receive()
            if message["type"] == "error" or (message["type"] in ("ack", "refused") and message["action_id"] == id):
                return message

    def act(self, action: int | None = None, **more: Any) -> int:
        """Do an action (the first legal one); the new version, with its frame taken in."""
        action = self.frame["legal"][0]["id"] if action is None else action
        answer = self.try_to_act(action, **more)
        assert answer["type"] == "ack", answer
        version: int = answer["version"]
        self.at(version)
        return version


def play_on(pages: list[Page], decisions: int) -> None:
    """Let the pages take first legal actions in turn."""
    for _ in range(decisions):
        version = max(page.frame["version"] for page in pages)
        for page in pages:
            page.at(version)
        if pages[0].frame["over"]:
            return
        actor = next(page for page in pages if page.seat in page.frame["actors"])
        actor.act()
