"""A match that a page plays by itself is the match of a server: the same answers, the same frames for every viewer, the same file, byte for
byte. The page's own code runs in Node, with the game's WebAssembly module; the server's match runs here, without database and sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from boardwright.core.domain import replay
from boardwright.core.domain.match import Match
from boardwright.core.machine.platforms import PAGE
from boardwright.server.errors import ApiError
from boardwright.server.play.live_match import LiveMatch
from boardwright.server.play.page_sender import PageSender
from boardwright.server.protocol.outbound import RefusalOut
from boardwright.server.settings import Settings
from boardwright.server.store import MatchRow, SeatRow
from tests.conftest import many, wide
from tests.contract.matches import bytes_of, loaded
from tests.contract.page_in_node import IN_PAGES, InNode
from tests.contract.shipped import SHIPPED, file_of
from tests.games.rng import Rng

MATCHES = many(3, proving=40, short=2)
CHANGES = many(120, proving=4_000, short=60)
"""Each match is played so far, or to its end."""
LOOKED_AT = 5
"""Views, which take long, are compared after one change in this many; records after each."""
BEGUN = 1_700_000_000_000
DEVICE = 1


class LocalInNode(InNode):
    """A page that plays a match of its own."""

    PROGRAM = "local_in_node.mjs"

    def calls(self, *calls: dict[str, Any]) -> list[Any]:
        """What each call returns, or `error: …`."""
        found = self.answer(list(calls))["answers"]
        return [each["told"] if "told" in each else f"error: {each['error']}" for each in found]


@contextlib.contextmanager
def page_of(name: str, folder: Path) -> Iterator[LocalInNode]:
    with contextlib.closing(LocalInNode(loaded(name), file_of(name, PAGE), folder)) as page:
        yield page


async def at_once(work: Callable[..., Any], *values: Any) -> Any:
    return work(*values)


def nothing(*_: Any, **__: Any) -> None: ...


def services_of(game: Any) -> Any:
    """What a match in memory uses, without a database."""
    clock = SimpleNamespace(now=lambda: BEGUN, monotonic=lambda: 0.0)
    store = SimpleNamespace(append=nothing, failing=False, metrics=SimpleNamespace(count_move=nothing))
    return SimpleNamespace(
        settings=Settings(),
        clock=clock,
        threads=SimpleNamespace(in_match_thread=at_once, in_thread=at_once),
        store=store,
        seats=SimpleNamespace(change=nothing),
        talk=None,
        catalog=SimpleNamespace(stand_in=lambda *_: "greedy"),
        bus=SimpleNamespace(is_shared=False),
        presence=SimpleNamespace(here=nothing, elsewhere=lambda _: set()),
        bot_queue=SimpleNamespace(serving=contextlib.nullcontext),
    )


class Pair:
    """The same match on a server and in a page."""

    def __init__(self, page: LocalInNode, name: str, number: int) -> None:
        self.page, self.game, self.dice = page, loaded(name), Rng(number)
        counts = list(self.game.players_with())
        players = counts[number % len(counts)]
        people = min(players, 1 + number % 3)
        kinds = ["person" if seat < people else "bot" for seat in range(players)]
        seats = tuple(
            SeatRow(seat, kind, f"P{seat}" if kind == "person" else "greedy", None if kind == "person" else "greedy", DEVICE)  # type: ignore[arg-type]
            for seat, kind in enumerate(kinds)
        )
        options = self.game.check_options({})
        curtain = ("needed", "always", "never")[number % 3]
        self.seed = bytes_of("local", number)
        row = MatchRow(
            id="local-test", device=DEVICE, game=name, ruleset=self.game.ruleset, options=options, seed=self.seed, pause=4.0,
            curtain=curtain, status="running", decisions=0, actors=[], ranking=None, created=BEGUN, updated=BEGUN, seats=seats,
        )  # fmt: skip
        self.services = services_of(self.game)
        match = Match.start(self.game, players, self.seed, options, self.game.rulesets.version_of(row.ruleset))
        self.live = LiveMatch(self.services, row, self.game, match, [], nothing)
        self.live.viewers.add(self.sender(None, False))  # all people are present
        self.live.bot_runner.wake = nothing  # type: ignore[method-assign]  # the test plays the bots
        self.seated = [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in seats]
        wish = {"game": name, "seats": [seat if seat["kind"] == "bot" else {"kind": "person", "name": seat["name"]} for seat in self.seated]}
        [file] = page.calls({"call": "begin", "wish": wish | {"options": {}, "curtain": curtain}, "seed": self.seed.hex(), "begun": BEGUN})
        assert file == self.file()
        self.senders = [self.sender(seat, runs) for seat in (None, *range(people)) for runs in (True, False)]

    def sender(self, seat: int | None, runs_rules: bool) -> PageSender:
        sender = PageSender(self.services, None, self.live)  # type: ignore[arg-type]
        sender.device, sender.viewer_seat, sender.runs_rules = DEVICE, seat, runs_rules
        return sender

    def file(self) -> dict[str, Any]:
        return json.loads(json.dumps(self.live.match.record(self.seated)))  # type: ignore[no-any-return]

    async def change(self) -> dict[str, Any]:
        """Change the server's match. Returns the call that does the same in the page, with what it has to answer."""
        live, dice = self.live, self.dice
        bots, playing = live.bot_runner.seats_due(), sorted(live.playing)
        kind = dice.choice(["act"] * 12 + ["undo", "undo", "turn", "askBack", "odd", "hint", "standIn"])
        if kind in ("act", "odd") and bots and dice.below(2):
            seat, action = bots[0], int(dice.choice(live.match.legal_ids(bots[0]).tolist()))
            await live.act_as_bot(seat, action, live.version)
            return {"call": "bot", "seat": seat, "action": action, "expected": True}
        answers: list[Any] = []
        seat = dice.choice(sorted(live.persons))
        if kind in ("act", "odd"):
            due = [each for each in live.actors if each in playing]
            legal = live.match.legal_ids(due[0]).tolist() if due and kind == "act" else []
            seat, action = (due[0], dice.choice(legal)) if legal else (seat, dice.below(self.game.num_actions))
            version = live.version - dice.below(3) if kind == "odd" else live.version
            call = {"call": "act", "seat": seat, "action": action, "id": f"{live.version}/{dice.below(50)}", "version": max(0, version)}
            try:
                await live.act(seat, action, call["id"], call["version"], answers.append)
            except ApiError as error:
                return {**call, "expected": f"error: {error.id}"}
        elif kind in ("undo", "turn"):
            call = {"call": "undo", "seat": seat, "turn": kind == "turn"}
            await live.undo(seat, answers.append, kind == "turn")
        elif kind == "hint":
            return await self.tried({"call": "hint", "seat": seat}, live.hints.note(seat), None)
        elif kind == "askBack":
            return await self.tried({"call": "askBack", "seat": seat}, live.undo_requests.ask(seat), lambda: live.version)
        else:
            level = None if seat in live.stand_in_levels else "greedy"
            before = live.stand_in_levels
            call = {"call": "letBotPlay", "seat": seat, "level": level}
            return await self.tried(call, live.stand_ins.resign(seat) if level else live.stand_ins.play_on(seat), lambda: live.stand_in_levels != before)
        [answer] = answers
        plain = isinstance(answer, RefusalOut)
        return {**call, "expected": json.loads(msgspec.json.encode(answer)) if plain else answer}

    async def tried(self, call: dict[str, Any], work: Any, answer: Callable[[], Any] | None) -> dict[str, Any]:
        try:
            await work
        except ApiError as error:
            return {**call, "expected": f"error: {error.id}"}
        return {**call, "expected": answer and answer()}

    async def frames(self, views: bool) -> list[dict[str, Any]]:
        """The calls that show the match to every viewer, with the frames that are expected."""
        calls = []
        grace = self.live.undo_grace
        waiting = {"waits": grace.running, "until": grace.until_ms}
        for sender in self.senders if views else [each for each in self.senders if each.runs_rules]:
            seen = {"viewer": sender.viewer_seat, "version": sender._version, "events": sender._events_sent, "runsRules": sender.runs_rules}
            frame, record = await sender._frame()
            sender._version, sender._events_sent = frame.version, frame.events_from + len(frame.events)
            expected = json.loads(msgspec.json.encode(frame))
            if record is not None:
                expected["record"] = b64encode(record).decode()
            calls.append({"call": "frame", "seen": seen, "waiting": waiting, "expected": expected})
        return calls


async def compare(pair: Pair) -> set[str]:
    """Play a match on both sides. Returns what happened."""
    happened: set[str] = set()
    for number in range(CHANGES):
        change = await pair.change()
        calls = [change, *await pair.frames(views=number % LOOKED_AT == 0 or pair.live.over)]
        if number % LOOKED_AT == 0 or pair.live.over:
            calls.append({"call": "file", "expected": pair.file()})
        found = pair.page.calls(*({name: value for name, value in each.items() if name != "expected"} for each in calls))
        for call, answer in zip(calls, found, strict=True):
            expected = call["expected"]
            if call["call"] == "file":
                answer = answer["file"]
            if isinstance(expected, dict) and isinstance(answer, dict):
                for part in expected:
                    assert answer.get(part) == expected[part], f"{part} of {call} after {number} changes"
                assert answer.keys() == expected.keys()
            assert answer == expected, f"{call} after {number} changes: {answer}"
            if call["call"] == "frame":
                undo = expected["undo"]
                happened |= {name for name in ("open", "ask") if undo[name]} | {undo["reason"]["id"] if undo["reason"] else "no reason"}
                happened |= {"curtain"} if expected["curtain"] else set()
        happened.add(f"{change['call']} {'refused' if isinstance(change['expected'], dict) else 'done'}")
        if pair.live.over:
            happened.add("over")
            break
    return happened


@pytest.mark.parametrize("name", wide([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_a_match_of_a_page_is_the_match_of_a_server(name: str, tmp_path: Path) -> None:
    happened: set[str] = set()
    with page_of(name, tmp_path) as page:
        for number in range(MATCHES):
            pair = Pair(page, name, number)
            happened |= asyncio.run(compare(pair))
            file = pair.file()
            assert replay.replay(file).position() == pair.live.match.position()
    assert {"act done", "act refused", "bot done", "undo done", "undo refused", "open"} <= happened, happened
