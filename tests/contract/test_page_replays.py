"""A match file that the page plays again leads where it leads in Python: record by record, byte for byte, and frame by frame as the
server shows it. What does not fit is refused as Python refuses it. The page's own code runs in Node, with the game's WebAssembly module."""

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
from tests.contract.matches import SMALLEST, loaded
from tests.contract.page_in_node import IN_PAGES, ReplayInNode
from tests.contract.shipped import SHIPPED, file_of
from tests.corpus.stored import Corpus, begun, kept, read
from tests.games.rng import Rng
from tests.server.test_names import INVISIBLE, VISIBLE

MATCHES = repetitions(3, proving=60, short=3)
STORED = [(name, version) for name, version in kept() if name in IN_PAGES]
Wanted = tuple[int, int, int | None]
"""A frame: after how many decisions, from which event on, seen by which seat (None: nothing is hidden)."""
NAMES = [name for name in INVISIBLE if "\ud800" not in name and "\udcff" not in name]
NAMES += [*VISIBLE, "a\u0301\u0302\u0303b", " \u0301x  y\u200b ", "x" * 40, "👩" * 40, "A\u202eb\x1c\x85c", "x" * 250]


@contextlib.contextmanager
def page_of(name: str, folder: Path) -> Iterator[ReplayInNode]:
    with contextlib.closing(ReplayInNode(loaded(name), file_of(name, PAGE), folder)) as page:
        yield page


def seats(players: int, number: int) -> list[dict[str, Any]] | None:
    """The players at a table, with odd names; at every fourth table none are recorded."""
    kinds = [{"kind": "bot", "level": "random"}, {"kind": "person", "level": None}, {}]
    named = [{"name": NAMES[(number * players + seat) % len(NAMES)], **kinds[(number + seat) % 3]} for seat in range(players)]
    return None if number % 4 == 3 else named


def relinked(file: dict[str, Any]) -> dict[str, Any]:
    """The file with recomputed links."""
    link = ""
    for name in record.HEADER:
        link = file["links"][name] = record.link_of(link, name, file[name])
    for action in file["actions"]:
        link = action["link"] = record.link_of(link, "action", [action["seat"], action["action"]])
    end = {name: file["end"][name] for name in ("actions", "state")}
    file["end"] = {**end, "link": record.link_of(link, "end", end)}
    return file


def told_by_server(file: dict[str, Any], wanted: list[Wanted]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The server's frames after these numbers of decisions, each with the events from a number on, for a viewer; and the turns."""
    last, first = replay.replay(file), replay.start(file)
    head = MatchHead("", last.game.id, last.ruleset, last.options, "over" if last.over else "running", 0)
    shown = Replay(head, seats_given(file["seats"], last.players), first, last, 8)
    told = [*(shown.frame(*each) for each in wanted), shown.progress()]
    *frames, course = [json.loads(msgspec.json.encode(each)) for each in told]
    turns = course["turns"]
    if turns and course.get("first"):
        turns[0]["before"] = course["first"]  # as the page has it
    return frames, turns


def stored_files(corpus: Corpus) -> Iterator[tuple[dict[str, Any], list[bytes]]]:
    """Stored matches as files under the ruleset name of their time, each with the record after every decision.

    Every second one omits options that have the default of those rules.
    """
    game = loaded(corpus.game)
    defaults = game.check_options({}, game.rulesets.version_of(corpus.ruleset))
    for number in range(MATCHES):
        stored = corpus.matches[number * len(corpus.matches) // MATCHES]
        match = begun(game, corpus.ruleset, stored)
        records = [match.state_bytes()]
        for entry in stored.actions:
            seat, text = entry.split(" ", 1)
            match.play(int(seat), text)
            records.append(match.state_bytes())
        options = {name: value for name, value in stored.options.items() if number % 2 == 0 or value != defaults[name]}
        file = match.record(seats(match.players, number)) | {"ruleset": corpus.ruleset, "options": options}
        file["end"]["state"] = record.state_digest(match, corpus.ruleset, options)
        yield relinked(file), records


@pytest.mark.parametrize(("name", "version"), choose_cases([each for each in STORED if each[0] in SHIPPED], STORED))
def test_a_page_plays_stored_matches_as_python_does(name: str, version: int, tmp_path: Path) -> None:
    dice, over = Rng(version), 0
    with page_of(name, tmp_path) as page:
        for file, records in stored_files(read(name, version)):
            last = len(records) - 1
            eyes = [None, *range(file["players"])]
            wanted: list[Wanted] = [(0, 0, None), (last, 0, None), (last, 7, None), (last, 10**9, None), (last, 0, 1)]
            wanted += [(dice.below(last + 1), dice.below(60), dice.choice(eyes)) for _ in range(12)]
            found = page.plays(json.dumps(file), wanted)
            assert found["told"] == "played", found
            assert found["records"] == [b64encode(each).decode() for each in records]
            frames, turns = told_by_server(file, wanted)
            assert found["turns"] == turns
            for expected, frame in zip(frames, found["frames"], strict=True):
                frame["match"] |= {"id": "", "created": 0}  # the server has its own
                for part, value in expected.items():
                    assert frame[part] == value, f"{part} after {frame['decisions']} decisions"
                assert frame.keys() == expected.keys()
                over += frame["over"]
    assert over


def sound(players: int = 3, decisions: int = 40) -> dict[str, Any]:
    """A match file of the smallest game in progress."""
    match, dice = loaded(SMALLEST).new_match(players, seed=5), Rng(5)
    for _ in range(decisions):
        match.play(match.actors[0], dice.choice(match.legal(match.actors[0])))
    assert not match.over
    return json.loads(json.dumps(match.record()))  # type: ignore[no-any-return]


def with_action(number: int, **changes: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda file: file["actions"][number].update(changes)


DAMAGES: dict[str, Callable[[dict[str, Any]], Any]] = {
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
def test_what_does_not_fit_is_refused_as_python_refuses_it(links: str, tmp_path: Path) -> None:
    with page_of(SMALLEST, tmp_path) as page:
        for damage, change in DAMAGES.items():
            file = sound()
            change(file)
            if links == "new":
                relinked(file)
            with pytest.raises(BrokenRecord) as refused:
                replay.replay(file)
            error = refused.value
            found = page.plays(json.dumps(file))
            assert (found["told"], found["args"]) == ("broken_record", {"at": error.at, "reason": error.reason, **error.arguments}), damage


def test_nobody_looks_from_a_seat_that_is_not_there(tmp_path: Path) -> None:
    with page_of(SMALLEST, tmp_path) as page:
        assert page.plays(json.dumps(sound()), [(7, 0, 2)])["told"] == "played"
        found = page.plays(json.dumps(sound()), [(7, 0, 3)])
        assert (found["told"], found["args"]) == ("no_such_seat", {"number": 4, "last": 3})


def test_links_at_the_end_are_checked(tmp_path: Path) -> None:
    file = sound()
    file["end"]["link"] = file["links"]["seats"]
    with page_of(SMALLEST, tmp_path) as page:
        assert page.plays(json.dumps(file))["args"] == {"at": "end", "reason": "link"}


LEFT: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a position": lambda file: file.update(Match.from_position(loaded(SMALLEST), replay.replay(file).position(), 1).record()),
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


def test_what_only_the_server_can_judge_is_left_to_it(tmp_path: Path) -> None:
    with page_of(SMALLEST, tmp_path) as page:
        for what, change in LEFT.items():
            file = sound()
            change(file)
            if what != "a form":
                relinked(file)
            assert page.plays(json.dumps(file))["told"] == "the server has to", what
        assert page.plays("no match file")["told"] == "the server has to"
        assert page.plays(json.dumps(sound() | {"seed": "0" * 64}))["told"] == "the server has to"  # the link of the seed
        assert page.plays(json.dumps(sound()))["told"] == "played"
