"""A match file replays to the same match; any change of it is found, and the first mismatch is named."""

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
from tests.contract.matches import GAMES, TABLES, bytes_of, loaded, played

EXAMPLES = settings(max_examples=repetitions(50, proving=1_200, short=20))


def finished(name: str, players: int, number: int, limit: int = 400) -> Any:
    match = loaded(name).new_match(players=players, seed=bytes_of("file", name, players, number))
    for _ in played(match, number, limit):
        pass
    return match


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_saved_match_replays_to_the_same_match(name: str, players: int, tmp_path: Path) -> None:
    for number in range(4):
        match = finished(name, players, number)
        path = tmp_path / f"{number}.json"
        match.save(path)
        again = bw.replay(path)
        assert again.state_bytes() == match.state_bytes()
        assert again.decisions == match.decisions
        for viewer in (None, *range(players)):
            assert again.events(viewer) == match.events(viewer)
        report = bw.verify(path)
        assert (report.actions, report.over, report.ruleset) == (len(match.decisions), match.over, match.game.ruleset)


@pytest.mark.parametrize("name", GAMES)
def test_a_file_can_be_replayed_to_any_point(name: str) -> None:
    match = loaded(name).new_match(players=min(loaded(name).players), seed=bytes_of("points", name))
    states = [match.state_bytes()]
    for _ in played(match, 0, limit=80):
        states.append(match.state_bytes())
    states = [*states[1:], match.state_bytes()]
    file = match.record()
    for at in range(len(states)):
        assert bw.replay(file, at=at).state_bytes() == states[at]
    for bad in (-1, "x", 1.5, True, [1]):
        with pytest.raises(bw.BadOption, match=r"at .*: expected a whole number from 0"):
            bw.replay(file, at=bad)  # type: ignore[arg-type]


@pytest.mark.parametrize("from_a_position", [False, True])
@pytest.mark.parametrize("name", [name for name in GAMES if about(name).get("options")])
def test_a_file_from_before_there_was_an_option(name: str, from_a_position: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that gets a new option still reads its old files: they do not name it, and were played with the default."""
    game, players = loaded(name), min(loaded(name).players_with())
    with monkeypatch.context() as before:
        without_its_last_option(game, before)
        match = game.new_match(players=players, seed=bytes_of("option", name))
        if from_a_position:
            match = game.from_position(match.position(), seed=1)
        for _ in played(match, 0, limit=20):
            pass
        file = json.loads(json.dumps(match.record()))
    (new,) = game.options.keys() - file["options"].keys()
    again = bw.replay(file)
    assert again.decisions == match.decisions and again.options == {**file["options"], new: game.options[new][0]}
    assert bw.verify(again.record()).actions == len(match.decisions)
    file["options"][new] = game.options[new][0]
    with pytest.raises(bw.BrokenRecord, match="options"):
        bw.verify(file)


def without_its_last_option(game: Any, before: pytest.MonkeyPatch) -> None:
    """The game before the option existed: it used what is the default now."""
    name, (default, allowed) = list(game.options.items())[-1]
    blank = game.blank_state

    def by_default(*arguments: Any) -> Any:
        cell = blank(*arguments)
        setattr(cell.record.options, name, default if isinstance(default, int) else allowed.index(default))
        return cell

    before.setattr(game._options, "values", dict(list(game.options.items())[:-1]))
    before.setattr(game, "blank_state", by_default)


@cache
def file_of(name: str) -> dict[str, Any]:
    """A match file as read from JSON; do not modify it."""
    return json.loads(json.dumps(finished(name, max(loaded(name).players_with()), 0, limit=60).record()))


Changed = tuple[dict[str, Any], int | str | tuple[int | str, ...]]


@st.composite
def changed_files(draw: st.DrawFn, name: str) -> tuple[dict[str, Any], set[int | str]]:
    """A file with a single change, and what `verify` may name as the first mismatch."""
    file = copy.deepcopy(file_of(name))
    actions = file["actions"]
    at = draw(st.integers(0, len(actions) - 1))
    what = draw(st.sampled_from(["seat", "action", "link", "drop", "add", "swap", "twice", "header", "header link", "end", "cut"]))
    if what == "seat":
        actions[at]["seat"] = draw(st.sampled_from([s for s in range(-1, file["players"] + 1) if s != actions[at]["seat"]]))
    elif what == "action":
        texts = [str(action) for action in loaded(name).actions] + ["", "no action", actions[at]["action"] + " "]
        actions[at]["action"] = draw(st.sampled_from([text for text in texts if text != actions[at]["action"]]))
    elif what == "link":
        actions[at]["link"] = other_link(draw, actions[at]["link"])
    elif what == "drop":
        del actions[at]
    elif what == "add":
        actions.insert(at, {"seat": actions[at]["seat"], "action": actions[at]["action"], "link": other_link(draw, "")})
    elif what == "twice":
        actions.insert(at, dict(actions[at]))
        at += 1
    elif what == "swap":
        other = draw(st.sampled_from([n for n in range(len(actions)) if n != at]))
        actions[at], actions[other] = actions[other], actions[at]
        at = min(at, other)
    elif what == "header":
        field = draw(st.sampled_from(HEADER))
        file[field] = other_value(draw, file[field])
        return file, {field}
    elif what == "header link":
        field = draw(st.sampled_from(HEADER))
        file["links"][field] = other_link(draw, file["links"][field])
        return file, {field}
    elif what == "end":
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
def test_any_single_change_is_found_and_named(name: str) -> None:
    @EXAMPLES
    @given(changed_files(name))
    def change(case: tuple[dict[str, Any], set[int | str]]) -> None:
        file, named = case
        with pytest.raises(bw.BrokenRecord) as caught:
            bw.verify(file)
        assert caught.value.at in named, f"{caught.value} names something else than {named}"

    assert bw.verify(file_of(name)).actions == len(file_of(name)["actions"])
    change()


@pytest.mark.parametrize("name", GAMES)
def test_any_changed_byte_of_the_file_is_found(name: str, tmp_path: Path) -> None:
    """Byte by byte: a file that still verifies after a change must still be the same match (white space, say)."""
    path = tmp_path / "match.json"
    finished(name, min(loaded(name).players_with()), 0, limit=30).save(path)
    sound = path.read_bytes()
    content = json.loads(sound)

    @EXAMPLES
    @given(st.integers(0, len(sound) - 1), st.integers(0, 255))
    def change(at: int, byte: int) -> None:
        changed = sound[:at] + bytes([byte]) + sound[at + 1 :]
        path.write_bytes(changed)
        try:
            bw.verify(path)
        except bw.BrokenRecord:
            return
        assert json.loads(changed) == content

    change()


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_rubbish_is_no_match_file(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    with pytest.raises(bw.BrokenRecord):
        bw.verify(content)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@pytest.mark.parametrize("name", GAMES)
def test_rubbish_in_any_place_of_a_file_gets_an_error_that_speaks(name: str) -> None:
    @EXAMPLES
    @given(st.sampled_from([*HEADER, "links", "actions", "end"]), JSON)
    def put(field: str, value: Any) -> None:
        file = copy.deepcopy(file_of(name))
        if json.dumps(file[field]) == json.dumps(value):
            return
        file[field] = value
        with pytest.raises(bw.BrokenRecord) as caught:
            bw.verify(file)
        assert "\n" not in str(caught.value) and len(str(caught.value)) < 400

    put()


@pytest.mark.parametrize("name", GAMES)
def test_rubbish_in_any_field_of_a_position_gets_an_error_that_speaks(name: str) -> None:
    game = loaded(name)
    position = finished(name, min(game.players_with()), 1, limit=20).position()

    @EXAMPLES
    @given(st.sampled_from(sorted(position)), JSON)
    def put(field: str, value: Any) -> None:
        try:
            match = game.from_position({**position, field: value}, seed=1)
        except bw.BoardwrightError as error:
            assert "\n" not in str(error)
            return
        assert game.from_position(match.position(), seed=1).position() == match.position()

    put()
