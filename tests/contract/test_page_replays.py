"""Tests that the page replays a match file like Python: record by record, byte for byte, and frame by frame as the
server shows it. Invalid files are refused with the same errors. The page's own code runs in Node, with the game's WebAssembly module."""

from __future__ import annotations

import contextlib
import json
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boardwright.core.domain import record, replay
from boardwright.core.domain.match import Match
from boardwright.core.errors import BrokenRecord
from boardwright.core.machine.platforms import PAGE
from boardwright.server.protocol.outbound import MatchHead
from boardwright.server.replay.match_replay import Replay, seats_given
from tests.conftest import choose_cases, repetitions
from tests.contract.matches import SMALLEST, load_game
from tests.contract.page_in_node import IN_PAGES, ReplayInNode
from tests.contract.shipped import SHIPPED, built_file
from tests.corpus.stored import Corpus, read, start_match, stored_versions
from tests.games.rng import Rng
from tests.server.test_names import INVISIBLE, VISIBLE

MATCHES = repetitions(3, proving=60, short=3)
STORED = [(name, version) for name, version in stored_versions() if name in IN_PAGES]
Wanted = tuple[int, int, int | None]
"""A frame to return: the number of decisions, the first event, and the viewing seat (None: nothing is hidden)."""
ODD_NAMES = [name for name in INVISIBLE if "\ud800" not in name and "\udcff" not in name]
ODD_NAMES += [*VISIBLE, "a\u0301\u0302\u0303b", " \u0301x  y\u200b ", "x" * 40, "👩" * 40, "A\u202eb\x1c\x85c", "x" * 250]


@contextlib.contextmanager
def open_page(name: str, folder: Path) -> Iterator[ReplayInNode]:
    with contextlib.closing(ReplayInNode(load_game(name), built_file(name, PAGE), folder)) as page:
        yield page


def odd_seats(players: int, number: int) -> list[dict[str, Any]] | None:
    """Return the players of match `number`, with odd names; None for every fourth match."""
    kinds = [{"kind": "bot", "level": "random"}, {"kind": "person", "level": None}, {}]
    named = [{"name": ODD_NAMES[(number * players + seat) % len(ODD_NAMES)], **kinds[(number + seat) % 3]} for seat in range(players)]
    return None if number % 4 == 3 else named


def relink(file: dict[str, Any]) -> dict[str, Any]:
    """Recompute the links of a file in place; return the file."""
    link = ""
    for name in record.HEADER:
        link = file["links"][name] = record.link_of(link, name, file[name])
    for action in file["actions"]:
        link = action["link"] = record.link_of(link, "action", [action["seat"], action["action"]])
    end = {name: file["end"][name] for name in ("actions", "state")}
    file["end"] = {**end, "link": record.link_of(link, "end", end)}
    return file


def frames_of_server(file: dict[str, Any], wanted: list[Wanted]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the server's frames for `wanted`, and its turns."""
    last, first = replay.replay(file), replay.start(file)
    head = MatchHead("", last.game.id, last.ruleset, last.options, "over" if last.over else "running", 0)
    server_replay = Replay(head, seats_given(file["seats"], last.players), first, last, 8)
    answers = [*(server_replay.frame(*each) for each in wanted), server_replay.progress()]
    *frames, course = [json.loads(msgspec.json.encode(answer)) for answer in answers]
    turns = course["turns"]
    if turns and course.get("first"):
        turns[0]["before"] = course["first"]  # the form of the page
    return frames, turns


def stored_files(corpus: Corpus) -> Iterator[tuple[dict[str, Any], list[bytes]]]:
    """Yield stored matches as files under the ruleset name of their time, each with the record after every decision.

    Every second file omits options that have the default of those rules.
    """
    game = load_game(corpus.game)
    defaults = game.check_options({}, game.rulesets.version_of(corpus.ruleset))
    for number in range(MATCHES):
        stored = corpus.matches[number * len(corpus.matches) // MATCHES]
        match = start_match(game, corpus.ruleset, stored)
        records = [match.state_bytes()]
        for entry in stored.actions:
            seat, text = entry.split(" ", 1)
            match.play(int(seat), text)
            records.append(match.state_bytes())
        options = {name: value for name, value in stored.options.items() if number % 2 == 0 or value != defaults[name]}
        file = match.record(odd_seats(match.players, number)) | {"ruleset": corpus.ruleset, "options": options}
        file["end"]["state"] = record.state_digest(match, corpus.ruleset, options)
        yield relink(file), records


@pytest.mark.parametrize(("name", "version"), choose_cases([stored for stored in STORED if stored[0] in SHIPPED], STORED))
def test_the_page_replays_stored_matches_like_python(name: str, version: int, tmp_path: Path) -> None:
    dice, over = Rng(version), 0
    with open_page(name, tmp_path) as page:
        for file, records in stored_files(read(name, version)):
            last = len(records) - 1
            viewers = [None, *range(file["players"])]
            wanted: list[Wanted] = [(0, 0, None), (last, 0, None), (last, 7, None), (last, 10**9, None), (last, 0, 1)]
            wanted += [(dice.below(last + 1), dice.below(60), dice.choice(viewers)) for _ in range(12)]
            result = page.replay(json.dumps(file), wanted)
            assert result["status"] == "played", result
            assert result["records"] == [b64encode(state).decode() for state in records]
            frames, turns = frames_of_server(file, wanted)
            assert result["turns"] == turns
            for expected, frame in zip(frames, result["frames"], strict=True):
                frame["match"] |= {"id": "", "created": 0}  # these fields belong to the server
                for part, value in expected.items():
                    assert frame[part] == value, f"{part} after {frame['decisions']} decisions"
                assert frame.keys() == expected.keys()
                over += frame["over"]
    assert over


def valid_file(players: int = 3, decisions: int = 40) -> dict[str, Any]:
    """Return a match file of the smallest game in progress."""
    match, dice = load_game(SMALLEST).new_match(players, seed=5), Rng(5)
    for _ in range(decisions):
        match.play(match.actors[0], dice.choice(match.legal(match.actors[0])))
    assert not match.over
    return json.loads(json.dumps(match.record()))  # type: ignore[no-any-return]


def with_action(number: int, **changes: Any) -> Callable[[dict[str, Any]], Any]:
    """Return a function that changes an action of a file."""
    return lambda file: file["actions"][number].update(changes)


CHANGES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "another seat": lambda file: file["actions"][7].update(seat=(file["actions"][7]["seat"] + 1) % 3),
    "nobody": with_action(3, seat=3),
    "before everybody": with_action(3, seat=-1),
    "no action": with_action(9, action="fly away"),
    "no action, at length": with_action(9, action="fly " * 40),
    "not possible": lambda file: file["actions"].insert(12, dict(file["actions"][11])),
    "left out": lambda file: file["actions"].pop(20),
    "too few": lambda file: file["end"].update(actions=39),
    "another number": lambda file: file["end"].update(actions="40"),
    "another end": lambda file: file["end"].update(state=file["links"]["seed"]),
}


@pytest.mark.parametrize("links", ["new", "old"])
def test_the_page_refuses_invalid_files_with_the_same_errors_as_python(links: str, tmp_path: Path) -> None:
    with open_page(SMALLEST, tmp_path) as page:
        for damage, change in CHANGES.items():
            file = valid_file()
            change(file)
            if links == "new":
                relink(file)
            with pytest.raises(BrokenRecord) as caught:
                replay.replay(file)
            error = caught.value
            result = page.replay(json.dumps(file))
            assert (result["status"], result["args"]) == ("broken_record", {"at": error.at, "reason": error.reason, **error.arguments}), (
                damage
            )


def test_frames_for_an_unknown_seat_are_refused(tmp_path: Path) -> None:
    with open_page(SMALLEST, tmp_path) as page:
        assert page.replay(json.dumps(valid_file()), [(7, 0, 2)])["status"] == "played"
        result = page.replay(json.dumps(valid_file()), [(7, 0, 3)])
        assert (result["status"], result["args"]) == ("no_such_seat", {"number": 4, "last": 3})


def test_the_link_of_the_end_is_checked(tmp_path: Path) -> None:
    file = valid_file()
    file["end"]["link"] = file["links"]["seats"]
    with open_page(SMALLEST, tmp_path) as page:
        assert page.replay(json.dumps(file))["args"] == {"at": "end", "reason": "link"}


LEFT_TO_SERVER: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a position": lambda file: file.update(Match.from_position(load_game(SMALLEST), replay.replay(file).position(), 1).record()),
    "components": lambda file: file.update(data={}),
    "rules": lambda file: file.update(ruleset="7+0123456789abcdef"),
    "an option": lambda file: file["options"].update(wings=True),
    "a value": lambda file: file["options"].update(turn_cap=True),
    "players": lambda file: file.update(players=9),
    "a seed": lambda file: file.update(seed="5"),
    "seats": lambda file: file.update(seats=[{}]),
    "a field": lambda file: file.update(more=1),
    "a form": lambda file: file["actions"][2].pop("link"),
}


def test_files_that_the_page_cannot_check_are_left_to_the_server(tmp_path: Path) -> None:
    with open_page(SMALLEST, tmp_path) as page:
        for case, change in LEFT_TO_SERVER.items():
            file = valid_file()
            change(file)
            if case != "a form":
                relink(file)
            assert page.replay(json.dumps(file))["status"] == "left to the server", case
        assert page.replay("no match file")["status"] == "left to the server"
        assert page.replay(json.dumps(valid_file() | {"seed": "0" * 64}))["status"] == "left to the server"  # the link of the seed
        assert page.replay(json.dumps(valid_file()))["status"] == "played"
