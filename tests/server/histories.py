"""Random clients behind a bad network, with a check of their history: python -m tests.server.histories [--matches N] [--seed S]

Each match has three clients: two for one seat, one for the other. Their messages are dropped, doubled, delayed and reordered, connections
are cut, and unanswered messages are sent again. The server must behave like the rules played one action after the other: some order of the
accepted actions explains every answer and every frame, and an action that had ended before another one began comes first in it.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from sqlalchemy import event
from starlette.websockets import WebSocketDisconnect

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.server.app import Server
from boardwright.server.play.connection import Connection
from boardwright.server.store import ACT, RUNNING, UNDO, MatchRow, Row, SeatRow, Store
from boardwright.server.tokens import new_id, new_key, new_token, token_hash
from tests.server.harness import GAME, QUICK_SETTINGS, empty_database_bytes, turn_off_fsync

SEATS = (0, 0, 1)
PATIENCE_S = 0.02
"""The time that a client waits for an answer before it sends a message again."""


@dataclass
class Call:
    """A choice of a client: when it was first sent and answered (as positions in the history), and the answer."""

    seat: int
    action: int
    began: int
    ended: int | None = None
    version: int | None = None
    refused: str | None = None


@dataclass
class History:
    """What all clients of a match have sent and received, in one order."""

    calls: dict[str, Call] = field(default_factory=dict)
    frames: list[dict[str, Any]] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    now: itertools.count[int] = field(default_factory=itertools.count)


class Wire:
    """The server's side of one connection over a bad network."""

    def __init__(self, chance: np.random.Generator, counts: Counter[str]) -> None:
        self.chance, self.counts = chance, counts
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.to_client: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._late: set[asyncio.Task[None]] = set()

    def send(self, **message: Any) -> None:
        """Send a message of the client. It may be dropped, doubled, delayed, and arrive after later ones."""
        copies = int(self.chance.choice(3, p=(0.1, 0.6, 0.3)))
        self.counts[("dropped", "sent", "doubled")[copies]] += 1
        for _ in range(copies):
            if self.chance.random() < 0.5:
                self._arrive(message)
            else:
                self.counts["delayed"] += 1
                task = asyncio.create_task(self._arrive_later(message))
                self._late.add(task)
                task.add_done_callback(self._late.discard)

    def hello(self, token: str, seat: int) -> None:
        """Send the first message of a connection, which always arrives."""
        self._arrive({"type": "hello", "token": token, "seat": seat})

    def _arrive(self, message: dict[str, Any]) -> None:
        self.to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def _arrive_later(self, message: dict[str, Any]) -> None:
        await asyncio.sleep(self.chance.random() * 0.004)
        self._arrive(message)

    def cut(self) -> None:
        """Cut the connection, and drop all messages on their way to the client."""
        self.to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})

    # The methods that the server's connection calls

    async def receive(self) -> dict[str, Any]:
        """Return the next message to the server."""
        return await self.to_server.get()

    async def send_text(self, text: str) -> None:
        """Send a message to the client."""
        self.to_client.put_nowait(json.loads(text))

    async def close(self, code: int, why: str) -> None:
        """Close the connection from the server's end."""
        self.to_client.put_nowait(None)


class Client:
    """A client that plays at random and waits for each answer."""

    def __init__(self, server: Server, match: str, token: str, seat: int, history: History, chance: np.random.Generator) -> None:
        self.server, self.match, self.token, self.seat, self.history, self.chance = server, match, token, seat, history, chance
        self.frame: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self._serving: asyncio.Task[None] | None = None

    async def play(self, choices: int) -> None:
        """Make this number of choices, or fewer if the match ends."""
        await self._connect()
        for _ in range(choices):
            if self.chance.random() < 0.05:
                await self._connect()
            if not await self._wait_for_turn():
                break
            legal = self.frame["legal"]
            await self._choose(legal[self.chance.integers(len(legal))]["id"])
            if self.chance.random() < 0.1:
                self.wire.send(type="undo", seat=self.seat)
        await self._leave()

    async def _connect(self) -> None:
        await self._leave()
        self.frame = {}
        while not self.frame:
            if self._serving is None or self._serving.done():
                await self._leave()
                self._say_hello()
            await self._receive(1.0)

    def _say_hello(self) -> None:
        self.wire = Wire(self.chance, self.history.counts)
        self._serving = asyncio.create_task(self._serve(self.wire))
        self.wire.hello(self.token, self.seat)

    async def _serve(self, wire: Any) -> None:
        async with self.server.registry.open(self.match) as live:
            with suppress(WebSocketDisconnect, TimeoutError):  # on a busy machine, the hello may arrive too late
                await Connection(self.server.services, wire, live).run()

    async def _leave(self) -> None:
        if self._serving is not None:
            self.history.counts["cut"] += 1
            self.wire.cut()
            await self._serving
            self._serving = None

    async def _receive(self, seconds: float) -> dict[str, Any] | None:
        """Return the next message, or None if there is none for so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                message = await self.wire.to_client.get()
        except TimeoutError:
            return None
        assert message is not None and message["type"] != "error", message
        if message["type"] == "frame":
            assert not self.frame or message["version"] >= self.frame["version"], "versions never go back"
            self.frame = message
            self.events[message["events_from"] :] = message["events"]
            self.history.frames.append({**message, "known": [*self.events]})
        return message

    async def _wait_for_turn(self) -> bool:
        for _ in range(2000):
            if self.frame["over"]:
                return False
            if self.frame["legal"]:
                return True
            if await self._receive(PATIENCE_S) is None and self.history.counts["resting"] > 0:
                return False  # the other clients have finished
        return False

    async def _choose(self, action: int) -> None:
        id, history = f"a{next(history_numbers)}", self.history
        call = history.calls[id] = Call(self.seat, action, next(history.now))
        version = self.frame["version"] if self.chance.random() < 0.5 else None
        while call.ended is None:
            self.wire.send(type="act", action_id=id, seat=self.seat, action=action, version=version)
            while call.ended is None and (message := await self._receive(PATIENCE_S)):
                if message.get("action_id") == id:
                    call.ended = next(history.now)
                    call.version, call.refused = message.get("version"), message.get("refusal", {}).get("id")
            if call.ended is None and self.chance.random() < 0.2:
                await self._connect()


history_numbers = itertools.count()


async def play_match(server: Server, game: Any, chance: np.random.Generator, choices: int) -> History:
    """Play and check one match. Raises AssertionError if no order explains its history."""
    store, id, seed, history = server.store, new_id(), new_key(), History()
    tokens = [new_token() for _ in range(2)]
    devices = [store.add_device(token_hash(token), 0) for token in tokens]
    first = Match.start(game, 2, seed, game.check_options({}))
    seats = tuple(SeatRow(seat, "person", f"P{seat}", None, devices[seat]) for seat in range(2))
    actors = list(first.actors)
    store.add_match(MatchRow(id, devices[0], game.id, game.ruleset, first.options, seed, 0.0, RUNNING, 0, actors, None, 0, 0, seats))
    clients = [Client(server, id, tokens[seat], seat, history, chance) for seat in SEATS]

    async def play(client: Client) -> None:
        await client.play(choices)
        history.counts["resting"] += 1

    await asyncio.gather(*map(play, clients))
    check_history(history, first.options, game, seed, store.rows(id))
    return history


def check_history(history: History, options: dict[str, Any], game: Any, seed: bytes, rows: list[Row]) -> None:
    """Check that the log is such an order: each row was legal, each answer is a row or a refusal, each frame fits its version."""
    assert [row.seq for row in rows] == list(range(len(rows)))
    by_id = {row.action_id: row for row in rows if row.action_id is not None}
    assert len(by_id) == sum(row.kind == ACT for row in rows), "each choice is stored once"
    match = Match.start(game, 2, seed, options)
    for row in rows:
        if row.kind == UNDO:
            assert match.can_undo(row.seat) is True, row
            match.undo(row.seat)
        else:
            action = history.calls[row.action_id or ""].action
            assert match.why_not(row.seat, action) is None, row
            match.play(row.seat, action)
    for id, call in history.calls.items():
        if call.version is not None:
            row = by_id[id]
            assert (row.seq + 1, row.seat, row.action) == (call.version, call.seat, str(game.actions[call.action]))
        else:
            assert call.refused and id not in by_id, "a refused choice is not stored"
    _check_times([call for call in history.calls.values() if call.version is not None])
    _check_frames(history, options, game, seed, rows)


def _check_times(calls: list[Call]) -> None:
    """Check that a choice that was answered before another one was first sent comes first in the log."""
    for first, second in itertools.permutations(calls, 2):
        assert first.ended is not None and first.version is not None and second.version is not None
        assert first.ended > second.began or first.version < second.version, (first, second)


def _check_frames(history: History, options: dict[str, Any], game: Any, seed: bytes, rows: list[Row]) -> None:
    @cache
    def match_at(version: int) -> Match:
        match = Match.start(game, 2, seed, options)
        for row in rows[:version]:
            match.undo(row.seat) if row.kind == UNDO else match.play(row.seat, history.calls[row.action_id or ""].action)
        return match

    seen: dict[tuple[int, int], dict[str, Any]] = {}
    for frame in history.frames:
        match, viewer = match_at(frame["version"]), frame["viewer"]
        known = seen.setdefault((frame["version"], viewer), frame)
        assert known["view"] == frame["view"] and known["actors"] == frame["actors"]
        assert known.get("known") == frame.get("known"), "a page has all events"
        if known is frame:
            assert frame["view"] == json.loads(json.dumps(match.view(viewer)))
            assert [action["id"] for action in frame["legal"]] == match.legal_ids(viewer).tolist()
            assert (frame["actors"], frame["over"]) == (list(match.actors), match.over)
            events = [{"n": event.n, "kind": event.kind, "args": event.args} for event in match.events(viewer)]
            assert frame["known"] == json.loads(json.dumps(events))


def run(matches: int, seed: int, choices: int = 12, at_once: int = 8) -> Counter[str]:
    """Play and check this number of matches. Return counts of what happened."""

    async def play_all(db: Path) -> Counter[str]:
        db.write_bytes(empty_database_bytes())
        store = Store(str(db))
        event.listen(store.engine, "checkout", turn_off_fsync)
        server, game, totals, gate = Server(store, QUICK_SETTINGS), bw.load(GAME), Counter[str](), asyncio.Semaphore(at_once)

        async def play_one(number: int) -> None:
            async with gate:
                history = await play_match(server, game, np.random.default_rng([seed, number]), choices)
            totals.update(history.counts)
            totals["matches"] += 1
            totals["choices"] += len(history.calls)
            totals["counted"] += sum(call.version is not None for call in history.calls.values())
            totals["frames"] += len(history.frames)

        await asyncio.gather(*map(play_one, range(matches)))
        server.close()
        return totals

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(play_all(Path(folder) / "m.db"))


def main() -> None:
    """Play matches and print counts. An AssertionError is a violation."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    began = time.monotonic()
    totals = run(args.matches, args.seed)
    print(", ".join(f"{count} {name}" for name, count in sorted(totals.items())), f"; 0 violations; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
