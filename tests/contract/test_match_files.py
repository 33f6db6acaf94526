"""Tests of match files: they replay to the same match, and `verify` detects any change and names the first mismatch."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import boardwright as bw
from boardwright.core.domain.record import HEADER
from boardwright.core.domain.registry import about
from tests.conftest import repetitions
from tests.contract.matches import GAMES, TABLES, derive_bytes, load_game, play_decisions

MANY_EXAMPLES = settings(max_examples=repetitions(50, proving=1_200, short=20))


def finish_match(name: str, players: int, number: int, limit: int = 400) -> Any:
    """Return a match that is over or has `limit` decisions."""
    match = load_game(name).new_match(players=players, seed=derive_bytes("file", name, players, number))
    for _ in play_decisions(match, number, limit):
        pass
    return match


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_saved_match_replays_to_the_same_match(name: str, players: int, tmp_path: Path) -> None:
    for number in range(4):
        match = finish_match(name, players, number)
        path = tmp_path / f"{number}.json"
        match.save(path)
        replayed = bw.replay(path)
        assert replayed.state_bytes() == match.state_bytes()
        assert replayed.decisions == match.decisions
        for viewer in (None, *range(players)):
            assert replayed.events(viewer) == match.events(viewer)
        report = bw.verify(path)
        assert (report.actions, report.over, report.ruleset) == (len(match.decisions), match.over, match.game.ruleset)


@pytest.mark.parametrize("name", GAMES)
def test_a_file_can_be_replayed_to_any_point(name: str) -> None:
    match = load_game(name).new_match(players=min(load_game(name).players), seed=derive_bytes("points", name))
    states = [match.state_bytes()]
    for _ in play_decisions(match, 0, limit=80):
        states.append(match.state_bytes())
    states = [*states[1:], match.state_bytes()]
    file = match.record()
    for at in range(len(states)):
        assert bw.replay(file, at=at).state_bytes() == states[at]
    for wrong in (-1, "x", 1.5, True, [1]):
        with pytest.raises(bw.BadOption, match=r"at .*: expected a whole number from 0"):
            bw.replay(file, at=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("from_a_position", [False, True])
@pytest.mark.parametrize("name", [name for name in GAMES if about(name).get("options")])
def test_a_file_from_before_an_option_existed_has_its_default(name: str, from_a_position: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Old files do not name a new option and were played with its default."""
    game, players = load_game(name), min(load_game(name).players_with())
    with monkeypatch.context() as before:
        remove_last_option(game, before)
        match = game.new_match(players=players, seed=derive_bytes("option", name))
        if from_a_position:
            match = game.from_position(match.position(), seed=1)
        for _ in play_decisions(match, 0, limit=20):
            pass
        file = json.loads(json.dumps(match.record()))
    (new_option,) = game.options.keys() - file["options"].keys()
    replayed = bw.replay(file)
    assert replayed.decisions == match.decisions and replayed.options == {**file["options"], new_option: game.options[new_option][0]}
    assert bw.verify(replayed.record()).actions == len(match.decisions)
    file["options"][new_option] = game.options[new_option][0]
    with pytest.raises(bw.BrokenRecord, match="options"):
        bw.verify(file)


def remove_last_option(game: Any, before: pytest.MonkeyPatch) -> None:
    """Patch the game to the time before its last option existed, when it always used the default."""
    name, (default, allowed) = list(game.options.items())[-1]
    blank = game.blank_state

    def blank_with_default(*arguments: Any) -> Any:
        cell = blank(*arguments)
        setattr(cell.record.options, name, default if isinstance(default, int) else allowed.index(default))
        return cell

    before.setattr(game._options, "values", dict(list(game.options.items())[:-1]))
    before.setattr(game, "blank_state", blank_with_default)


@cache
def cached_file(name: str) -> dict[str, Any]:
    """Return a match file as read from JSON; do not modify it."""
    return json.loads(json.dumps(finish_match(name, max(load_game(name).players_with()), 0, limit=60).record()))


Changed = tuple[dict[str, Any], int | str | tuple[int | str, ...]]


@st.composite
def changed_files(draw: st.DrawFn, name: str) -> tuple[dict[str, Any], set[int | str]]:
    """A file with a single change, and the places that `verify` may name as the first mismatch."""
    file = copy.deepcopy(cached_file(name))
    actions = file["actions"]
    at = draw(st.integers(0, len(actions) - 1))
    kind = draw(st.sampled_from(["seat", "action", "link", "drop", "add", "swap", "twice", "header", "header link", "end", "cut"]))
    if kind == "seat":
        actions[at]["seat"] = draw(st.sampled_from([s for s in range(-1, file["players"] + 1) if s != actions[at]["seat"]]))
    elif kind == "action":
        texts = [str(action) for action in load_game(name).actions] + ["", "no action", actions[at]["action"] + " "]
        actions[at]["action"] = draw(st.sampled_from([text for text in texts if text != actions[at]["action"]]))
    elif kind == "link":
        actions[at]["link"] = other_link(draw, actions[at]["link"])
    elif kind == "drop":
        del actions[at]
    elif kind == "add":
        actions.insert(at, {"seat": actions[at]["seat"], "action": actions[at]["action"], "link": other_link(draw, "")})
    elif kind == "twice":
        actions.insert(at, dict(actions[at]))
        at += 1
    elif kind == "swap":
        other = draw(st.sampled_from([n for n in range(len(actions)) if n != at]))
        actions[at], actions[other] = actions[other], actions[at]
        at = min(at, other)
    elif kind == "header":
        field = draw(st.sampled_from(HEADER))
        file[field] = other_value(draw, file[field])
        return file, {field}
    elif kind == "header link":
        field = draw(st.sampled_from(HEADER))
        file["links"][field] = other_link(draw, file["links"][field])
        return file, {field}
    elif kind == "end":
        field = draw(st.sampled_from(["actions", "state", "link"]))
        file["end"][field] = other_value(draw, file["end"][field])
        return file, {"end", len(actions)}
    else:
        del actions[at:]
    return file, {at}


def other_link(draw: st.DrawFn, link: str) -> str:
    digits = draw(st.text("0123456789abcdef", min_size=32, max_size=32))
    return digits if digits != link else digits[::-1] + "0"


def other_value(draw: st.DrawFn, value: Any) -> Any:
    simple = st.none() | st.booleans() | st.integers(-2, 200) | st.text(max_size=5) | st.just([]) | st.just({}) | st.just({"a": 1})
    return draw(simple.filter(lambda other: json.dumps(other) != json.dumps(value)))


@pytest.mark.parametrize("name", GAMES)
def test_any_single_change_is_detected_and_named(name: str) -> None:
    @MANY_EXAMPLES
    @given(changed_files(name))
    def check_change(case: tuple[dict[str, Any], set[int | str]]) -> None:
        file, places = case
        with pytest.raises(bw.BrokenRecord) as caught:
            bw.verify(file)
        assert caught.value.at in places, f"{caught.value} names something else than {places}"

    assert bw.verify(cached_file(name)).actions == len(cached_file(name)["actions"])
    check_change()


@pytest.mark.parametrize("name", GAMES)
def test_any_changed_byte_of_a_file_is_detected(name: str, tmp_path: Path) -> None:
    """A file that is still valid after a change must contain the same match; white space may change, for example."""
    path = tmp_path / "match.json"
    finish_match(name, min(load_game(name).players_with()), 0, limit=30).save(path)
    original = path.read_bytes()
    content = json.loads(original)

    @MANY_EXAMPLES
    @given(st.integers(0, len(original) - 1), st.integers(0, 255))
    def check_change(at: int, byte: int) -> None:
        changed = original[:at] + bytes([byte]) + original[at + 1 :]
        path.write_bytes(changed)
        try:
            bw.verify(path)
        except bw.BrokenRecord:
            return
        assert json.loads(changed) == content

    check_change()


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_random_bytes_are_a_broken_record(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    with pytest.raises(bw.BrokenRecord):
        bw.verify(content)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@pytest.mark.parametrize("name", GAMES)
def test_any_value_in_a_field_of_a_file_gets_a_short_error(name: str) -> None:
    @MANY_EXAMPLES
    @given(st.sampled_from([*HEADER, "links", "actions", "end"]), JSON)
    def check_value(field: str, value: Any) -> None:
        file = copy.deepcopy(cached_file(name))
        if json.dumps(file[field]) == json.dumps(value):
            return
        file[field] = value
        with pytest.raises(bw.BrokenRecord) as caught:
            bw.verify(file)
        assert "\n" not in str(caught.value) and len(str(caught.value)) < 400

    check_value()


@pytest.mark.parametrize("name", GAMES)
def test_any_value_in_a_field_of_a_position_gets_a_typed_error(name: str) -> None:
    game = load_game(name)
    position = finish_match(name, min(game.players_with()), 1, limit=20).position()

    @MANY_EXAMPLES
    @given(st.sampled_from(sorted(position)), JSON)
    def check_value(field: str, value: Any) -> None:
        try:
            match = game.from_position({**position, field: value}, seed=1)
        except bw.BoardwrightError as error:
            assert "\n" not in str(error)
            return
        assert game.from_position(match.position(), seed=1).position() == match.position()

    check_value()
