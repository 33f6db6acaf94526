"""Tests that `verify` answers any change of a match file with a report or with a BrokenRecord that names the place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.errors import short
from boardwright.core.text.words import Words
from tests.conftest import repetitions
from tests.contract.forged import change_file, relink, source_files
from tests.games.rng import Rng

GAMES = bw.games()


@pytest.fixture(autouse=True)
def plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the rules as plain Python, where an index out of range is an error. Short files need no machine code."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")


def verify_or_explain(file: Any, case: str) -> bw.BrokenRecord | None:
    """Return the error of `verify`, or None for a report; both must be complete. `case`: the changes, for the message of a failing test."""
    try:
        report = bw.verify(file)
    except bw.BrokenRecord as error:
        assert error.reason != "game_failed", f"{case}\nthe rules fail at it: {error.__cause__!r}"
        assert str(error).isprintable() and len(str(error)) < 1_000, case
        arguments = json.loads(json.dumps(error.arguments).encode())
        assert error.reason == "illegal" or Words("en", strict=True).t(f"broken-{error.reason}", **arguments), case
        return error
    except Exception as error:
        raise AssertionError(f"{case}\n{error!r}") from error
    json.dumps(report.plain())
    return None


@pytest.mark.parametrize("name", GAMES)
def test_any_change_of_a_file_is_detected(name: str, tmp_path: Path) -> None:
    dice = Rng(1)
    for number in range(repetitions(30, proving=1_600, short=20)):
        original, file, changes = change_file(name, dice)
        error = verify_or_explain(file, str(changes))
        assert error or are_equal(file, original), f"not found: {changes}"
        if number % 10 == 0:
            written = json.dumps(file)[:1_000_000] if not is_too_deep(file) else "[" * 10_000
            assert verify_or_explain(written.encode(), str(changes)) or are_equal(json.loads(written), original)


def are_equal(one: Any, other: Any) -> bool:
    """Return whether two values are the same in a file: 1, 1.0 and true are not."""
    return repr(one) == repr(other)


def is_too_deep(file: Any) -> bool:
    try:
        json.dumps(file)
    except (RecursionError, ValueError, TypeError):
        return True
    return False


@pytest.mark.parametrize("name", GAMES)
def test_relinked_forgeries_get_a_report_or_an_error_that_names_the_place(name: str) -> None:
    dice, valid_files = Rng(2), 0
    count = repetitions(20, proving=1_200, short=10)
    for _ in range(count):
        _, file, changes = change_file(name, dice)
        relink(file)
        if verify_or_explain(file, str(changes)) is None:
            valid_files += 1
            match = bw.replay(file)
            assert bw.replay(match.record()).position() == match.position(), changes
    assert 0 < valid_files < count, "both answers occur"


@pytest.mark.parametrize("name", GAMES)
def test_changed_bytes_get_a_report_or_an_error(name: str) -> None:
    dice = Rng(3)
    for _ in range(repetitions(30, proving=800, short=10)):
        original = dice.choice(source_files(name))
        data = bytearray(json.dumps(original).encode())
        for _ in range(1 + dice.below(3)):
            place = dice.below(len(data))
            data[place : place + dice.below(3)] = bytes(dice.below(256) for _ in range(dice.below(3)))
        assert verify_or_explain(bytes(data), str(bytes(data))) or are_equal(json.loads(data), original)


WRONG_COUNTS = [10.0, True, False, 0.0, -0.0, "10", None, [10]]


@pytest.mark.parametrize("count", [0, 1, 10])
def test_the_number_of_actions_at_the_end_is_a_whole_number(count: int) -> None:
    game = bw.load(GAMES[0])
    match = game.new_match(min(game.players_with()), seed=4)
    for _ in range(count):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    file = json.loads(json.dumps(match.record()))
    assert bw.verify(file).actions == count
    for count_at_end in WRONG_COUNTS:
        file["end"]["actions"] = count_at_end
        with pytest.raises(bw.BrokenRecord) as caught:
            bw.verify(file)
        assert (caught.value.at, caught.value.reason) == (count, "ended") and short(count_at_end) in str(caught.value)


@pytest.mark.parametrize("source", [None, 7, [], {}, "", "a\0b", "/", "/nowhere", "x" * 5_000, b"", Path("/dev/zero"), {1: 2}])
def test_values_that_are_not_match_files_are_broken_records(source: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.core.domain.record.LARGEST", 10_000)
    for read in (bw.verify, bw.replay):
        with pytest.raises(bw.BrokenRecord) as caught:
            read(source)
        assert str(caught.value).isprintable() and len(str(caught.value)) < 300
