"""Scripted clients behind a bad network, and their history checked: python -m tests.server.histories [--matches N] [--seed S]

Each match has three clients: two for one seat, one for the other. What they send is dropped, doubled, delayed and overtaken, connections
are cut, and what was not answered is sent again. The rules, played by one after the other, are what the server has to look like: some order
of all that counted explains every answer and every frame, and agrees with what had ended before something else began.
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
from tests.server.harness import GAME, QUICK, do_not_wait_for_the_disk, empty_database

SEATS = (0, 0, 1)
PATIENCE_S = 0.02
"""So long a client waits for an answer before it sends the same again."""


@dataclass
class Call:
    """A choice of a client: when it was first sent and answered (places in one history), and how."""

    seat: int
    action: int
    began: int
    ended: int | None = None
    version: int | None = None
    refused: str | None = None


@dataclass
class History:
    """What all clients of a match have done and seen, in one order."""

    calls: dict[str, Call] = field(default_factory=dict)
    frames: list[dict[str, Any]] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)
    now: itertools.count[int] = field(default_factory=itertools.count)


class Wire:
    """The server's side of one connection over a bad network."""

    def __init__(self, chance: np.random.Generator, happened: Counter[str]) -> None:
        self.chance, self.happened = chance, happened
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.to_client: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._late: set[asyncio.Task[None]] = set()

    def send(self, **message: Any) -> None:
        """From the client: it may be lost, doubled, late, and overtaken by what is sent afterwards."""
        copies = int(self.chance.choice(3, p=(0.1, 0.6, 0.3)))
        self.happened[("dropped", "sent", "doubled")[copies]] += 1
        for _ in range(copies):
            if self.chance.random() < 0.5:
                self._arrive(message)
            else:
                self.happened["delayed"] += 1
                task = asyncio.create_task(self._arrive_later(message))
                self._late.add(task)
                task.add_done_callback(self._late.discard)

    def hello(self, token: str, seat: int) -> None:
        """The first message of a connection: that it comes is what makes it one."""
        self._arrive({"type": "hello", "token": token, "seat": seat})

    def _arrive(self, message: dict[str, Any]) -> None:
        self.to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def _arrive_later(self, message: dict[str, Any]) -> None:
        await asyncio.sleep(self.chance.random() * 0.004)
        self._arrive(message)

    def cut(self) -> None:
        """The connection is lost, with all that is on its way to the client."""
        self.to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})

    # What a connection of the server asks of a socket

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        return await self.to_server.get()

    async def send_text(self, text: str) -> None:
        """To the client."""
        self.to_client.put_nowait(json.loads(text))

    async def close(self, code: int, why: str) -> None:
        """The server hangs up."""
        self.to_client.put_nowait(None)


class Client:
    """A player who moves at random and waits for each result."""

    def __init__(self, server: Server, match: str, token: str, seat: int, history: History, chance: np.random.Generator) -> None:
        self.server, self.match, self.token, self.seat, self.history, self.chance = server, match, token, seat, history, chance
        self.frame: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self._serving: asyncio.Task[None] | None = None

    async def play(self, choices: int) -> None:
        """Make so many choices, or fewer if the match is over."""
        await self._connect()
        for _ in range(choices):
            if self.chance.random() < 0.05:
                await self._connect()
            if not await self._my_turn():
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
                self._greet()
            await self._take(1.0)

    def _greet(self) -> None:
        self.wire = Wire(self.chance, self.history.happened)
        self._serving = asyncio.create_task(self._serve(self.wire))
        self.wire.hello(self.token, self.seat)

    async def _serve(self, wire: Any) -> None:
        async with self.server.registry.open(self.match) as live:
            with suppress(WebSocketDisconnect, TimeoutError):  # on a busy machine the server may not see the greeting in time
                await Connection(self.server.services, wire, live).run()

    async def _leave(self) -> None:
        if self._serving is not None:
            self.history.happened["cut"] += 1
            self.wire.cut()
            await self._serving
            self._serving = None

    async def _take(self, seconds: float) -> dict[str, Any] | None:
        """The next message; None: there is none for so long."""
        try:
            async with asyncio.timeout(seconds):
                message = await self.wire.to_client.get()
        except TimeoutError:
            return None
        assert message is not None and message["type"] != "error", message
        if message["type"] == "frame":
            assert not self.frame or message["version"] >= self.frame["version"], "what was shown is not taken back"
            self.frame = message
            self.events[message["events_from"] :] = message["events"]
            self.history.frames.append({**message, "known": [*self.events]})
        return message

    async def _my_turn(self) -> bool:
        for _ in range(2000):
            if self.frame["over"]:
                return False
            if self.frame["legal"]:
                return True
            if await self._take(PATIENCE_S) is None and self.history.happened["resting"] > 0:
                return False  # the others have gone
        return False

    async def _choose(self, action: int) -> None:
        id, history = f"a{next(history_numbers)}", self.history
        call = history.calls[id] = Call(self.seat, action, next(history.now))
        version = self.frame["version"] if self.chance.random() < 0.5 else None
        while call.ended is None:
            self.wire.send(type="act", action_id=id, seat=self.seat, action=action, version=version)
            while call.ended is None and (message := await self._take(PATIENCE_S)):
                if message.get("action_id") == id:
                    call.ended = next(history.now)
                    call.version, call.refused = message.get("version"), message.get("refusal", {}).get("id")
            if call.ended is None and self.chance.random() < 0.2:
                await self._connect()


history_numbers = itertools.count()


async def played(server: Server, game: Any, chance: np.random.Generator, choices: int) -> History:
    """One match with its clients, checked. Raises AssertionError for what no order explains."""
    store, id, seed, history = server.store, new_id(), new_key(), History()
    tokens = [new_token() for _ in range(2)]
    devices = [store.add_device(token_hash(token), 0) for token in tokens]
    first = Match.start(game, 2, seed, game.check_options({}))
    sitting = tuple(SeatRow(seat, "person", f"P{seat}", None, devices[seat]) for seat in range(2))
    actors = list(first.actors)
    store.add_match(MatchRow(id, devices[0], game.id, game.ruleset, first.options, seed, 0.0, RUNNING, 0, actors, None, 0, 0, sitting))
    clients = [Client(server, id, tokens[seat], seat, history, chance) for seat in SEATS]

    async def play(client: Client) -> None:
        await client.play(choices)
        history.happened["resting"] += 1

    await asyncio.gather(*map(play, clients))
    check(history, first.options, game, seed, store.rows(id))
    return history


def check(history: History, options: dict[str, Any], game: Any, seed: bytes, rows: list[Row]) -> None:
    """The log is the order. Each row was possible then, each answer is a row or a refusal, each frame fits its version."""
    assert [row.seq for row in rows] == list(range(len(rows)))
    by_id = {row.action_id: row for row in rows if row.action_id is not None}
    assert len(by_id) == sum(row.kind == ACT for row in rows), "each choice counts once"
    standing = Match.start(game, 2, seed, options)
    for row in rows:
        if row.kind == UNDO:
            assert standing.can_undo(row.seat) is True, row
            standing.undo(row.seat)
        else:
            action = history.calls[row.action_id or ""].action
            assert standing.why_not(row.seat, action) is None, row
            standing.play(row.seat, action)
    for id, call in history.calls.items():
        if call.version is not None:
            row = by_id[id]
            assert (row.seq + 1, row.seat, row.action) == (call.version, call.seat, str(game.actions[call.action]))
        else:
            assert call.refused and id not in by_id, "what was refused has not happened"
    _check_times([call for call in history.calls.values() if call.version is not None])
    _check_frames(history, options, game, seed, rows)


def _check_times(calls: list[Call]) -> None:
    """Whatever had been answered before something was first sent comes before it in the log."""
    for one, other in itertools.permutations(calls, 2):
        assert one.ended is not None and one.version is not None and other.version is not None
        assert one.ended > other.began or one.version < other.version, (one, other)


def _check_frames(history: History, options: dict[str, Any], game: Any, seed: bytes, rows: list[Row]) -> None:
    @cache
    def fold(version: int) -> Match:
        match = Match.start(game, 2, seed, options)
        for row in rows[:version]:
            match.undo(row.seat) if row.kind == UNDO else match.play(row.seat, history.calls[row.action_id or ""].action)
        return match

    seen: dict[tuple[int, int], dict[str, Any]] = {}
    for frame in history.frames:
        match, viewer = fold(frame["version"]), frame["viewer"]
        known = seen.setdefault((frame["version"], viewer), frame)
        assert known["view"] == frame["view"] and known["actors"] == frame["actors"]
        assert known.get("known") == frame.get("known"), "the events that a page has are all there are"
        if known is frame:
            assert frame["view"] == json.loads(json.dumps(match.view(viewer)))
            assert [each["id"] for each in frame["legal"]] == match.legal_ids(viewer).tolist()
            assert (frame["actors"], frame["over"]) == (list(match.actors), match.over)
            events = [{"n": event.n, "kind": event.kind, "args": event.args} for event in match.events(viewer)]
            assert frame["known"] == json.loads(json.dumps(events))


def run(matches: int, seed: int, choices: int = 12, at_once: int = 8) -> Counter[str]:
    """Play and check so many matches. Returns how often what happened."""

    async def all_of_them(db: Path) -> Counter[str]:
        db.write_bytes(empty_database())
        store = Store(str(db))
        event.listen(store.engine, "checkout", do_not_wait_for_the_disk)
        server, game, found, gate = Server(store, QUICK), bw.load(GAME), Counter[str](), asyncio.Semaphore(at_once)

        async def one(number: int) -> None:
            async with gate:
                history = await played(server, game, np.random.default_rng([seed, number]), choices)
            found.update(history.happened)
            found["matches"] += 1
            found["choices"] += len(history.calls)
            found["counted"] += sum(call.version is not None for call in history.calls.values())
            found["frames"] += len(history.frames)

        await asyncio.gather(*map(one, range(matches)))
        server.close()
        return found

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(all_of_them(Path(folder) / "m.db"))


def main() -> None:
    """Print what was done; an AssertionError is a violation."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    began = time.monotonic()
    found = run(args.matches, args.seed)
    print(", ".join(f"{count} {name}" for name, count in sorted(found.items())), f"; 0 violations; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
