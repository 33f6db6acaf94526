"""Tests that a match played in a page equals that of a server: the same answers, the same frames for every viewer, the same file, byte for
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
from tests.contract.matches import derive_bytes, load_game
from tests.contract.page_in_node import IN_PAGES, NodeProcess
from tests.contract.shipped import SHIPPED, built_file
from tests.contract.test_page_replays import STORED, stored_files
from tests.corpus.stored import read
from tests.games.rng import Rng

MATCHES = repetitions(3, proving=12, short=2)
CHANGES = repetitions(120, proving=4_000, short=60)
"""The most changes of a match."""
VIEW_INTERVAL = 5
"""Views, which are slow, are compared after one change in this many; records after each."""
BOT_MATCHES = repetitions(4, proving=250, short=2)
MOST_DECISIONS = 2_000
"""The most decisions of a match between bots; a match of Game of Trains may never end."""
BEGUN_AT = 1_700_000_000_000
DEVICE = 1


class LocalInNode(NodeProcess):
    """A page that plays a match without a server."""

    PROGRAM = "local_in_node.mjs"

    def calls(self, *calls: dict[str, Any]) -> list[Any]:
        """Return the value of each call, or `error: …`."""
        answers = self.ask(list(calls))["answers"]
        return [answer["value"] if "value" in answer else f"error: {answer['error']}" for answer in answers]


@contextlib.contextmanager
def open_page(name: str, folder: Path) -> Iterator[LocalInNode]:
    with contextlib.closing(LocalInNode(load_game(name), built_file(name, PAGE), folder, built_file(name, WASM))) as page:
        yield page


async def run_at_once(work: Callable[..., Any], *values: Any) -> Any:
    return work(*values)


def do_nothing(*_: Any, **__: Any) -> None: ...


def services_of(game: Any) -> Any:
    """Return stubs of the services that a match in memory uses."""
    clock = SimpleNamespace(now=lambda: BEGUN_AT, monotonic=lambda: 0.0)
    store = SimpleNamespace(append=do_nothing, failing=False, metrics=SimpleNamespace(count_move=do_nothing))
    return SimpleNamespace(
        settings=Settings(),
        clock=clock,
        threads=SimpleNamespace(in_match_thread=run_at_once, in_thread=run_at_once),
        store=store,
        seats=SimpleNamespace(change=do_nothing),
        talk=None,
        catalog=SimpleNamespace(stand_in=lambda *_: "greedy"),
        bus=SimpleNamespace(is_shared=False),
        presence=SimpleNamespace(set_devices=do_nothing, remote_devices=lambda _: set()),
        bot_queue=SimpleNamespace(serving=contextlib.nullcontext),
        epoch=msgspec.UNSET,  # a device is never restored from a backup
    )


def as_json(answer: Any) -> Any:
    """Return an answer as the page has it: a version, or a refusal."""
    return json.loads(msgspec.json.encode(answer))


class MatchPair:
    """The same match on a server and in a page."""

    def __init__(self, page: LocalInNode, name: str, number: int, start: tuple[Match, int] | None = None) -> None:
        """`start`: the match that the page has played before, and the number of its decisions at whose position this one begins."""
        self.page, self.game, self.dice = page, load_game(name), Rng(number)
        self.start = start and {"position": match_after(*start).position(), "k": start[1]}
        self.options = start[0].options if start else self.choose_options(number)
        counts = list(self.game.players_with(self.options))
        players = start[0].players if start else counts[number % len(counts)]
        people = range(min(players, 1 + number % 3))
        bot = {"kind": "bot", "name": "greedy", "level": "greedy"}
        persons: list[dict[str, Any]] = [{"kind": "person", "name": f"P{seat}", "level": None} for seat in people]
        self.seated = persons + [bot] * (players - len(people))
        self.row = self.new_row(name, derive_bytes("local", number), number)
        self.services = services_of(self.game)
        self.live = LiveMatch(self.services, self.row, self.game, initial_match(self.game, self.row), [], do_nothing)
        self.live.viewers.add(self.sender(None, False))  # all people are present
        self.live.bot_runner.wake = do_nothing  # type: ignore[method-assign]  # the test plays the bots
        self.senders = [self.sender(seat, runs) for seat in (None, *people) for runs in (True, False)]
        self.begin_in_page()

    def choose_options(self, number: int) -> dict[str, Any]:
        """Choose options that some number of players allows; in every second match the defaults."""
        wished = {name: self.dice.choice(option["values"]) for name, option in self.game.describe_options().items()}
        return wished if number % 2 and self.game.players_with(wished) else {}

    def new_row(self, name: str, seed: bytes, number: int) -> MatchRow:
        curtain: Any = ("needed", "always", "never")[number % 3]
        options = self.game.check_options(self.options)
        seats = tuple(SeatRow(seat, player["kind"], player["name"], player["level"], DEVICE) for seat, player in enumerate(self.seated))
        return MatchRow(
            id="local-test", device=DEVICE, game=name, ruleset=self.game.ruleset, options=options, seed=seed, pause=4.0,
            curtain=curtain, status="running", decisions=0, actors=[], ranking=None, created=BEGUN_AT, updated=BEGUN_AT, seats=seats,
            start=self.start,
        )  # fmt: skip

    def begin_in_page(self) -> None:
        seats = [player if player["kind"] == "bot" else {"kind": "person", "name": player["name"]} for player in self.seated]
        wish = {"game": self.game.id, "seats": seats, "options": self.options, "curtain": self.row.curtain}
        begin = {"call": "begin", "wish": wish, "seed": self.row.seed.hex(), "begun": BEGUN_AT, "from": self.start and self.start["k"]}
        [file] = self.page.calls(begin)
        assert file == self.file()

    def sender(self, seat: int | None, runs_rules: bool) -> PageSender:
        sender = PageSender(self.services, None, self.live)  # type: ignore[arg-type]
        sender.device, sender.viewer_seat, sender.runs_rules = DEVICE, seat, runs_rules
        return sender

    def file(self) -> dict[str, Any]:
        return json.loads(json.dumps(self.live.match.record(self.seated)))  # type: ignore[no-any-return]

    async def change(self) -> dict[str, Any]:
        """Change the server's match. Return the call that makes the same change in the page, with the expected answer."""
        live, dice = self.live, self.dice
        kind = dice.choice(["act"] * 12 + ["undo", "undo", "turn", "askBack", "odd", "hint", "standIn"])
        bots, seat = live.bot_runner.seats_due(), dice.choice(sorted(live.persons))
        if kind in ("act", "odd"):
            return await (self.act_as_bot(bots[0]) if bots and dice.below(2) else self.act(seat, is_odd=kind == "odd"))
        if kind in ("undo", "turn"):
            answers: list[Any] = []
            await live.undo(seat, answers.append, kind == "turn")
            return {"call": "undo", "seat": seat, "turn": kind == "turn", "expected": as_json(*answers)}
        if kind == "hint":
            return await self.call_with_answer({"call": "hint", "seat": seat}, live.hints.note(seat), lambda: None)
        if kind == "askBack":
            return await self.call_with_answer({"call": "askBack", "seat": seat}, live.undo_requests.ask(seat), lambda: live.version)
        before = live.stand_in_levels
        level = None if seat in before else "greedy"
        work = live.stand_ins.resign(seat) if level else live.stand_ins.play_on(seat)
        return await self.call_with_answer(
            {"call": "letBotPlay", "seat": seat, "level": level}, work, lambda: live.stand_in_levels != before
        )

    async def act_as_bot(self, seat: int) -> dict[str, Any]:
        action = int(self.dice.choice(self.live.match.legal_ids(seat).tolist()))
        await self.live.act_as_bot(seat, action, self.live.version)
        return {"call": "bot", "seat": seat, "action": action, "expected": True}

    async def act(self, seat: int, is_odd: bool) -> dict[str, Any]:
        """Make a person's choice, a legal one if possible; `is_odd`: any action of any person, an older frame, or a repeated message."""
        live, dice, answers = self.live, self.dice, list[Any]()
        due = [due_seat for due_seat in live.actors if due_seat in live.playing]
        if due and not is_odd:
            seat, action = due[0], int(dice.choice(live.match.legal_ids(due[0]).tolist()))
        else:
            action = dice.below(self.game.num_actions)
        id, version = f"{live.version}/{dice.below(50)}", max(0, live.version - is_odd * dice.below(3))
        call = {"call": "act", "seat": seat, "action": action, "id": id, "version": version}
        return await self.call_with_answer(call, live.act(seat, action, id, version, answers.append), lambda: as_json(*answers))

    async def call_with_answer(self, call: dict[str, Any], work: Awaitable[None], answer: Callable[[], Any]) -> dict[str, Any]:
        try:
            await work
        except ApiError as error:
            return {**call, "expected": f"error: {error.id}"}
        return {**call, "expected": answer()}

    async def frames(self, views: bool) -> list[dict[str, Any]]:
        """Return the calls that show the match to every viewer, with the expected frames."""
        calls = []
        grace = self.live.undo_grace
        waiting = {"waits": grace.running, "until": grace.until_ms}
        for sender in self.senders if views else [sender for sender in self.senders if sender.runs_rules]:
            seen = {"viewer": sender.viewer_seat, "version": sender._version, "events": sender._events_sent, "runsRules": sender.runs_rules}
            frame, record = await sender._frame()
            sender._version, sender._events_sent = frame.version, frame.events_from + len(frame.events)
            expected = json.loads(msgspec.json.encode(frame))
            if record is not None:
                expected["record"] = b64encode(record).decode()
            calls.append({"call": "frame", "seen": seen, "waiting": waiting, "expected": expected})
        return calls


def match_after(match: Match, k: int) -> Match:
    """Return the match after `k` of its decisions."""
    return replay.replay(match.record(), k)


async def play_both(pair: MatchPair) -> set[str]:
    """Play a match on both sides. Return the kinds of changes and options that occurred."""
    events: set[str] = set()
    for number in range(CHANGES):
        change = await pair.change()
        with_views = number % VIEW_INTERVAL == 0 or pair.live.over
        frames = await pair.frames(views=with_views)
        calls = [change, *frames, *([{"call": "file", "expected": pair.file()}] if with_views else [])]
        answers = pair.page.calls(*({name: value for name, value in call.items() if name != "expected"} for call in calls))
        for call, answer in zip(calls, answers, strict=True):
            check_answer(call, answer, number)
        events |= {f"{change['call']} {'refused' if isinstance(change['expected'], dict) else 'done'}"}
        events |= {name for frame in frames for name in options_in(frame["expected"])}
        if pair.live.over:
            break
    return events


def check_answer(call: dict[str, Any], answer: Any, number: int) -> None:
    """Check that the answer is the expected one; frames are compared part by part, so that the first difference is named."""
    expected = call["expected"]
    if call["call"] == "frame" and isinstance(answer, dict):
        for part, value in expected.items():
            assert answer.get(part) == value, f"{part} after {number} changes, as seen by {call['seen']}"
    assert answer == expected, f"{call['call']} after {number} changes"


def options_in(frame: dict[str, Any]) -> set[str]:
    """Return what a frame offers: undo, the request for it, the curtain, or the reason against undo."""
    undo = frame["undo"]
    options = {name for name in ("open", "ask") if undo[name]} | ({"curtain"} if frame["curtain"] else set())
    return options | ({undo["reason"]["id"]} if undo["reason"] else set())


@pytest.mark.parametrize("name", choose_cases([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_a_match_of_a_page_equals_that_of_a_server(name: str, tmp_path: Path) -> None:
    events: set[str] = set()
    with open_page(name, tmp_path) as page:
        for number in range(MATCHES):
            pair = MatchPair(page, name, number)
            events |= asyncio.run(play_both(pair))
            file = pair.file()
            assert replay.replay(file).position() == pair.live.match.position()
    assert {"act done", "act refused", "bot done", "undo done", "undo refused", "open"} <= events, events


@pytest.mark.parametrize("name", choose_cases([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_a_match_of_a_page_can_begin_at_a_position_like_on_a_server(name: str, tmp_path: Path) -> None:
    """The file has the same position, and the same chance decides from there on. The players may differ from those before."""
    with open_page(name, tmp_path) as page:
        for number in range(MATCHES):
            before = MatchPair(page, name, number)
            asyncio.run(play_both(before))
            match = before.live.match
            pair = MatchPair(page, name, number, (match, before.dice.below(len(match.decisions))))
            assert pair.file()["position"]
            asyncio.run(play_both(pair))
            assert replay.replay(pair.file()).position() == pair.live.match.position()


@pytest.mark.parametrize("name", choose_cases([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_bots_of_a_page_play_the_same_matches_as_in_python(name: str, tmp_path: Path) -> None:
    """With the same seed, the same bot makes the same choices, and the files are equal."""
    game, counts = load_game(name), list(load_game(name).players_with())
    with open_page(name, tmp_path) as page:
        for number in range(BOT_MATCHES):
            players, seed = counts[number % len(counts)], derive_bytes("bots", number)
            seats = [{"kind": "bot", "name": "greedy", "level": "greedy"}] * players
            wish = {"game": name, "seats": seats, "options": {}}
            begin = {"call": "begin", "wish": wish, "seed": seed.hex(), "begun": BEGUN_AT}
            answers = page.calls(
                begin, {"call": "play", "parts": {"name": "greedy", "mixed": None}, "most": MOST_DECISIONS}, {"call": "file"}
            )
            match, bot = game.new_match(players=players, seed=seed), bw.bot("greedy", game)
            while not match.over and len(match.decisions) < MOST_DECISIONS:
                seat = match.actors[0]
                match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
            assert answers[1:] == [match.over, json.loads(json.dumps(match.record(seats)))]


@pytest.mark.parametrize(("name", "version"), choose_cases([stored for stored in STORED if stored[0] in SHIPPED], STORED))
def test_a_stored_match_can_be_continued_in_a_page(name: str, version: int, tmp_path: Path) -> None:
    """It continues under the rules of its time, with its options; Python then verifies the whole file."""
    dice = Rng(version)
    with open_page(name, tmp_path) as page:
        for file, _ in stored_files(read(name, version)):
            started_file = file | {"actions": file["actions"][: dice.below(len(file["actions"]))]}
            opening = {"call": "open", "file": started_file, "begun": BEGUN_AT, "curtain": "needed"}
            playing = {"call": "play", "parts": {"name": "greedy", "mixed": None}, "most": 40}
            _, _, file_of_page = page.calls(opening, playing, {"call": "file"})
            assert [file_of_page[field] for field in record.HEADER] == [file[field] for field in record.HEADER]
            assert file_of_page["actions"][: len(started_file["actions"])] == started_file["actions"]
            assert len(replay.replay(file_of_page).decisions) == file_of_page["end"]["actions"] > len(started_file["actions"])
