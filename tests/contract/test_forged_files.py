"""For any change of a match file: a report about a sound file, or a BrokenRecord that names the place. Nothing else, ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.errors import short
from boardwright.core.text.words import Words
from tests.conftest import repetitions
from tests.contract.forged import changed, relinked, sources
from tests.games.rng import Rng

GAMES = bw.games()


@pytest.fixture(autouse=True)
def plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """There an index out of range is an error, and short files need no machine code."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")


def answer(file: Any, told: str) -> bw.BrokenRecord | None:
    """The answer of `verify`, which must be a report or a complete error. `told`: the case, for a failing test."""
    try:
        report = bw.verify(file)
    except bw.BrokenRecord as error:
        assert error.reason != "game_failed", f"{told}\nthe rules fail at it: {error.__cause__!r}"
        assert str(error).isprintable() and len(str(error)) < 1_000, told
        arguments = json.loads(json.dumps(error.arguments).encode())
        assert error.reason == "illegal" or Words("en", strict=True).t(f"broken-{error.reason}", **arguments), told
        return error
    except Exception as error:
        raise AssertionError(f"{told}\n{error!r}") from error
    json.dumps(report.plain())
    return None


@pytest.mark.parametrize("name", GAMES)
def test_any_change_of_a_file_is_found(name: str, tmp_path: Path) -> None:
    dice = Rng(1)
    for number in range(repetitions(30, proving=1_600, short=20)):
        sound, file, changes = changed(name, dice)
        found = answer(file, str(changes))
        assert found or same(file, sound), f"not found: {changes}"
        if number % 10 == 0:
            written = json.dumps(file)[:1_000_000] if not too_deep(file) else "[" * 10_000
            assert answer(written.encode(), str(changes)) or same(json.loads(written), sound)


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same in a file: 1, 1.0 and true are not."""
    return repr(one) == repr(other)


def too_deep(file: Any) -> bool:
    try:
        json.dumps(file)
    except (RecursionError, ValueError, TypeError):
        return True
    return False


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_forged_gets_a_report_or_an_error_that_names_the_place(name: str) -> None:
    dice, sound = Rng(2), 0
    count = repetitions(20, proving=1_200, short=10)
    for _ in range(count):
        _, file, changes = changed(name, dice)
        relinked(file)
        if answer(file, str(changes)) is None:
            sound += 1
            match = bw.replay(file)
            assert bw.replay(match.record()).position() == match.position(), changes
    assert 0 < sound < count, "both answers are tried"


@pytest.mark.parametrize("name", GAMES)
def test_changed_bytes_get_a_report_or_an_error(name: str) -> None:
    dice = Rng(3)
    for _ in range(repetitions(30, proving=800, short=10)):
        sound = dice.choice(sources(name))
        data = bytearray(json.dumps(sound).encode())
        for _ in range(1 + dice.below(3)):
            place = dice.below(len(data))
            data[place : place + dice.below(3)] = bytes(dice.below(256) for _ in range(dice.below(3)))
        assert answer(bytes(data), str(bytes(data))) or same(json.loads(data), sound)


END = [10.0, True, False, 0.0, -0.0, "10", None, [10]]


@pytest.mark.parametrize("count", [0, 1, 10])
def test_the_number_of_actions_at_the_end_is_a_whole_number(count: int) -> None:
    game = bw.load(GAMES[0])
    match = game.new_match(min(game.players_with()), seed=4)
    for _ in range(count):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    file = json.loads(json.dumps(match.record()))
    assert bw.verify(file).actions == count
    for told in END:
        file["end"]["actions"] = told
        with pytest.raises(bw.BrokenRecord) as caught:
            bw.verify(file)
        assert (caught.value.at, caught.value.reason) == (count, "ended") and short(told) in str(caught.value)


@pytest.mark.parametrize("source", [None, 7, [], {}, "", "a\0b", "/", "/nowhere", "x" * 5_000, b"", Path("/dev/zero"), {1: 2}])
def test_what_is_no_file_at_all_is_a_broken_record(source: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.core.domain.record.LARGEST", 10_000)
    for read in (bw.verify, bw.replay):
        with pytest.raises(bw.BrokenRecord) as caught:
            read(source)
        assert str(caught.value).isprintable() and len(str(caught.value)) < 300
