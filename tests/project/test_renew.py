"""`make renew` updates recorded files with as few changes as possible, and says what it changed."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardwright as bw
from tests.contract.matches import SMALLEST
from tests.games.recorded import Recorded
from tests.renew import with_fields


@pytest.fixture
def recorded(tmp_path: Path) -> Recorded:
    """Record one match of the current rules."""
    match = bw.load(SMALLEST).new_match(players=2, seed=1, options={"turn_cap": 50})
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    folder = tmp_path / "some_game" / "recorded"
    folder.mkdir(parents=True)
    match.save(folder / "one.json")
    return Recorded(folder, tuple, lambda match: set())


def test_a_match_with_another_final_state_gets_its_new_end_only(recorded: Recorded) -> None:
    path = recorded.folder / "one.json"
    original = path.read_text(encoding="utf-8")
    path.write_text(original.replace(bw.replay(path).record()["end"]["state"], "0" * 32), encoding="utf-8")
    [fault] = recorded.faults()
    assert fault.startswith("one: ") and "a different state" in fault
    assert len(list(recorded.renew(write=False))) == 1
    [line] = recorded.renew()
    assert line.startswith("one.json: ")
    assert path.read_text(encoding="utf-8") == original


def test_a_match_with_an_impossible_decision_is_left_and_the_message_says_how_to_record(recorded: Recorded) -> None:
    path = recorded.folder / "one.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"draw"', '"draw twice"'), encoding="utf-8")
    before = path.read_bytes()
    [line] = recorded.renew()
    assert line.endswith("python -m tests.games.some_game.record")
    assert path.read_bytes() == before
    assert not recorded.played["one"].complete


def test_a_match_that_replays_is_not_changed(recorded: Recorded) -> None:
    assert [*recorded.renew()] == recorded.faults() == []


@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_example_of_a_position_gets_its_missing_fields(place: int) -> None:
    position = {"game": "some", "ruleset": "1+0", "turn": 3, "hands": [[1], [2]], "winner": None}
    lines = ['  "game": "some",', '  "turn": 3,', '  "hands": [[1], [2]],', '  "winner": null']
    missing = ["turn", "hands", "winner"][place]
    example = "\n".join(["{", *(line.rstrip(",") + "," for line in lines if f'"{missing}"' not in line)]).removesuffix(",") + "\n}\n"
    assert with_fields(example, position) == ([missing], "\n".join(["{", *lines, "}\n"]))
