"""A match that a page plays by itself is the match of a server: the same answers, the same frames for every viewer, the same file, byte for
byte. The page's own code runs in Node, with the game's WebAssembly module; the server's match runs here, without database and sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
from base64 import b64encode
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import boardwright as bw
from boardwright.core.domain import record, replay
from boardwright.core.domain.match import Match
from boardwright.core.machine.platforms import PAGE, WASM
from boardwright.server.errors import ApiError
from boardwright.server.play.initial_position import initial_match
from boardwright.server.play.live_match import LiveMatch
from boardwright.server.play.page_sender import PageSender
from boardwright.server.settings import Settings
from boardwright.server.store import MatchRow, SeatRow
from tests.conftest import choose_cases, repetitions
from tests.contract.matches import bytes_of, loaded
from tests.contract.page_in_node import IN_PAGES, InNode
from tests.contract.shipped import SHIPPED, file_of
from tests.contract.test_page_replays import STORED, stored_files
from tests.corpus.stored import read
from tests.games.rng import Rng

MATCHES = repetitions(3, proving=12, short=2)
CHANGES = repetitions(120, proving=4_000, short=60)
"""Each match is played so far, or to its end."""
LOOKED_AT = 5
"""Views, which take long, are compared after one change in this many; records after each."""
BOT_MATCHES = repetitions(4, proving=250, short=2)
MOST = 2_000
"""Decisions of a match between bots: those of Game of Trains may go on for ever."""
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
    with contextlib.closing(LocalInNode(loaded(name), file_of(name, PAGE), folder, file_of(name, WASM))) as page:
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
        presence=SimpleNamespace(set_devices=nothing, remote_devices=lambda _: set()),
        bot_queue=SimpleNamespace(serving=contextlib.nullcontext),
        epoch=msgspec.UNSET,  # a device is never restored from a backup
    )


def plain(answer: Any) -> Any:
    """An answer as the page has it: a version, or a refusal."""
    return json.loads(msgspec.json.encode(answer))


class Pair:
    """The same match on a server and in a page."""

    def __init__(self, page: LocalInNode, name: str, number: int, start: tuple[Match, int] | None = None) -> None:
        """`start`: the match that the page has played before, and after how many of its decisions this one begins."""
        self.page, self.game, self.dice = page, loaded(name), Rng(number)
        self.start = start and {"position": at(*start).position(), "k": start[1]}
        self.options = start[0].options if start else self.some_options(number)
        counts = list(self.game.players_with(self.options))
        players = start[0].players if start else counts[number % len(counts)]
        people = range(min(players, 1 + number % 3))
        bot = {"kind": "bot", "name": "greedy", "level": "greedy"}
        persons: list[dict[str, Any]] = [{"kind": "person", "name": f"P{seat}", "level": None} for seat in people]
        self.seated = persons + [bot] * (players - len(people))
        self.row = self.new_row(name, bytes_of("local", number), number)
        self.services = services_of(self.game)
        self.live = LiveMatch(self.services, self.row, self.game, initial_match(self.game, self.row), [], nothing)
        self.live.viewers.add(self.sender(None, False))  # all people are present
        self.live.bot_runner.wake = nothing  # type: ignore[method-assign]  # the test plays the bots
        self.senders = [self.sender(seat, runs) for seat in (None, *people) for runs in (True, False)]
        self.begin_in_page()

    def some_options(self, number: int) -> dict[str, Any]:
        """Any values of the options that some number of players may choose; in every second match the defaults."""
        wished = {name: self.dice.choice(option["values"]) for name, option in self.game.describe_options().items()}
        return wished if number % 2 and self.game.players_with(wished) else {}

    def new_row(self, name: str, seed: bytes, number: int) -> MatchRow:
        curtain: Any = ("needed", "always", "never")[number % 3]
        options = self.game.check_options(self.options)
        seats = tuple(SeatRow(at, each["kind"], each["name"], each["level"], DEVICE) for at, each in enumerate(self.seated))
        return MatchRow(
            id="local-test", device=DEVICE, game=name, ruleset=self.game.ruleset, options=options, seed=seed, pause=4.0,
            curtain=curtain, status="running", decisions=0, actors=[], ranking=None, created=BEGUN, updated=BEGUN, seats=seats,
            start=self.start,
        )  # fmt: skip

    def begin_in_page(self) -> None:
        seats = [each if each["kind"] == "bot" else {"kind": "person", "name": each["name"]} for each in self.seated]
        wish = {"game": self.game.id, "seats": seats, "options": self.options, "curtain": self.row.curtain}
        begin = {"call": "begin", "wish": wish, "seed": self.row.seed.hex(), "begun": BEGUN, "from": self.start and self.start["k"]}
        [file] = self.page.calls(begin)
        assert file == self.file()

    def sender(self, seat: int | None, runs_rules: bool) -> PageSender:
        sender = PageSender(self.services, None, self.live)  # type: ignore[arg-type]
        sender.device, sender.viewer_seat, sender.runs_rules = DEVICE, seat, runs_rules
        return sender

    def file(self) -> dict[str, Any]:
        return json.loads(json.dumps(self.live.match.record(self.seated)))  # type: ignore[no-any-return]

    async def change(self) -> dict[str, Any]:
        """Change the server's match. Returns the call that does the same in the page, with what it has to answer."""
        live, dice = self.live, self.dice
        kind = dice.choice(["act"] * 12 + ["undo", "undo", "turn", "askBack", "odd", "hint", "standIn"])
        bots, seat = live.bot_runner.seats_due(), dice.choice(sorted(live.persons))
        if kind in ("act", "odd"):
            return await (self.act_as_bot(bots[0]) if bots and dice.below(2) else self.act(seat, is_odd=kind == "odd"))
        if kind in ("undo", "turn"):
            answers: list[Any] = []
            await live.undo(seat, answers.append, kind == "turn")
            return {"call": "undo", "seat": seat, "turn": kind == "turn", "expected": plain(*answers)}
        if kind == "hint":
            return await self.tried({"call": "hint", "seat": seat}, live.hints.note(seat), lambda: None)
        if kind == "askBack":
            return await self.tried({"call": "askBack", "seat": seat}, live.undo_requests.ask(seat), lambda: live.version)
        before = live.stand_in_levels
        level = None if seat in before else "greedy"
        work = live.stand_ins.resign(seat) if level else live.stand_ins.play_on(seat)
        return await self.tried({"call": "letBotPlay", "seat": seat, "level": level}, work, lambda: live.stand_in_levels != before)

    async def act_as_bot(self, seat: int) -> dict[str, Any]:
        action = int(self.dice.choice(self.live.match.legal_ids(seat).tolist()))
        await self.live.act_as_bot(seat, action, self.live.version)
        return {"call": "bot", "seat": seat, "action": action, "expected": True}

    async def act(self, seat: int, is_odd: bool) -> dict[str, Any]:
        """A person's choice: a legal one if there is any; `is_odd`: any action of any person, on an older frame, or a repeated message."""
        live, dice, answers = self.live, self.dice, list[Any]()
        due = [each for each in live.actors if each in live.playing]
        if due and not is_odd:
            seat, action = due[0], int(dice.choice(live.match.legal_ids(due[0]).tolist()))
        else:
            action = dice.below(self.game.num_actions)
        id, version = f"{live.version}/{dice.below(50)}", max(0, live.version - is_odd * dice.below(3))
        call = {"call": "act", "seat": seat, "action": action, "id": id, "version": version}
        return await self.tried(call, live.act(seat, action, id, version, answers.append), lambda: plain(*answers))

    async def tried(self, call: dict[str, Any], work: Awaitable[None], answer: Callable[[], Any]) -> dict[str, Any]:
        try:
            await work
        except ApiError as error:
            return {**call, "expected": f"error: {error.id}"}
        return {**call, "expected": answer()}

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


def at(match: Match, k: int) -> Match:
    """The match after `k` of its decisions."""
    return replay.replay(match.record(), k)


async def compare(pair: Pair) -> set[str]:
    """Play a match on both sides. Returns what happened."""
    happened: set[str] = set()
    for number in range(CHANGES):
        change = await pair.change()
        looks = number % LOOKED_AT == 0 or pair.live.over
        frames = await pair.frames(views=looks)
        calls = [change, *frames, *([{"call": "file", "expected": pair.file()}] if looks else [])]
        found = pair.page.calls(*({name: value for name, value in each.items() if name != "expected"} for each in calls))
        for call, answer in zip(calls, found, strict=True):
            check(call, answer, number)
        happened |= {f"{change['call']} {'refused' if isinstance(change['expected'], dict) else 'done'}"}
        happened |= {name for frame in frames for name in seen_in(frame["expected"])}
        if pair.live.over:
            break
    return happened


def check(call: dict[str, Any], answer: Any, number: int) -> None:
    """The answer is the expected one; a frame is compared part by part, so that the first difference is named."""
    expected = call["expected"]
    if call["call"] == "frame" and isinstance(answer, dict):
        for part, value in expected.items():
            assert answer.get(part) == value, f"{part} after {number} changes, as seen by {call['seen']}"
    assert answer == expected, f"{call['call']} after {number} changes"


def seen_in(frame: dict[str, Any]) -> set[str]:
    undo = frame["undo"]
    found = {name for name in ("open", "ask") if undo[name]} | ({"curtain"} if frame["curtain"] else set())
    return found | ({undo["reason"]["id"]} if undo["reason"] else set())


@pytest.mark.parametrize("name", choose_cases([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_a_match_of_a_page_is_the_match_of_a_server(name: str, tmp_path: Path) -> None:
    happened: set[str] = set()
    with page_of(name, tmp_path) as page:
        for number in range(MATCHES):
            pair = Pair(page, name, number)
            happened |= asyncio.run(compare(pair))
            file = pair.file()
            assert replay.replay(file).position() == pair.live.match.position()
    assert {"act done", "act refused", "bot done", "undo done", "undo refused", "open"} <= happened, happened


@pytest.mark.parametrize("name", choose_cases([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_a_match_of_a_page_begins_at_a_position_as_on_a_server(name: str, tmp_path: Path) -> None:
    """The same position in the file, the same hands, the same chance from there on, with other players than before."""
    with page_of(name, tmp_path) as page:
        for number in range(MATCHES):
            before = Pair(page, name, number)
            asyncio.run(compare(before))
            match = before.live.match
            pair = Pair(page, name, number, (match, before.dice.below(len(match.decisions))))
            assert pair.file()["position"]
            asyncio.run(compare(pair))
            assert replay.replay(pair.file()).position() == pair.live.match.position()


@pytest.mark.parametrize("name", choose_cases([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_bots_of_a_page_play_the_matches_of_python(name: str, tmp_path: Path) -> None:
    """With the same seeds the same bot makes the same choices, to the same end, and the files are the same."""
    game, counts = loaded(name), list(loaded(name).players_with())
    with page_of(name, tmp_path) as page:
        for number in range(BOT_MATCHES):
            players, seed = counts[number % len(counts)], bytes_of("bots", number)
            seats = [{"kind": "bot", "name": "greedy", "level": "greedy"}] * players
            wish = {"game": name, "seats": seats, "options": {}}
            begin = {"call": "begin", "wish": wish, "seed": seed.hex(), "begun": BEGUN}
            found = page.calls(begin, {"call": "play", "parts": {"name": "greedy", "mixed": None}, "most": MOST}, {"call": "file"})
            match, bot = game.new_match(players=players, seed=seed), bw.bot("greedy", game)
            while not match.over and len(match.decisions) < MOST:
                seat = match.actors[0]
                match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
            assert found[1:] == [match.over, json.loads(json.dumps(match.record(seats)))]


@pytest.mark.parametrize(("name", "version"), choose_cases([each for each in STORED if each[0] in SHIPPED], STORED))
def test_a_file_from_elsewhere_goes_on_in_a_page(name: str, version: int, tmp_path: Path) -> None:
    """Under the rules of its time, with the options that it names; Python then verifies the whole file."""
    dice = Rng(version)
    with page_of(name, tmp_path) as page:
        for file, _ in stored_files(read(name, version)):
            begun = file | {"actions": file["actions"][: dice.below(len(file["actions"]))]}
            opening = {"call": "open", "file": begun, "begun": BEGUN, "curtain": "needed"}
            playing = {"call": "play", "parts": {"name": "greedy", "mixed": None}, "most": 40}
            _, _, found = page.calls(opening, playing, {"call": "file"})
            assert [found[field] for field in record.HEADER] == [file[field] for field in record.HEADER]
            assert found["actions"][: len(begun["actions"])] == begun["actions"]
            assert len(replay.replay(found).decisions) == found["end"]["actions"] > len(begun["actions"])
