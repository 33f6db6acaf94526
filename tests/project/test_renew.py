"""`make renew` brings what is recorded up to date, changes as little as possible, and says what it changed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import boardwright as bw
from tests.games.game_of_trains.record import FOLDER
from tests.games.recorded import Recorded
from tests.renew import QUICK, with_fields

NAME = "capped"


def records(folder: Path, **changes: object) -> Recorded:
    """One recorded match in a folder of its own, something in the file changed."""
    home = folder / "some_game" / "recorded"
    home.mkdir(parents=True)
    shutil.copy(FOLDER / f"{NAME}.json", home)
    text = (home / f"{NAME}.json").read_text(encoding="utf-8")
    for old, new in changes.items():
        text = text.replace(old, str(new))
    (home / f"{NAME}.json").write_text(text, encoding="utf-8")
    return Recorded(home, tuple, lambda match: set())


def test_a_match_that_ends_in_another_state_gets_its_new_end_and_keeps_all_else(tmp_path: Path) -> None:
    file = json.loads((FOLDER / f"{NAME}.json").read_text(encoding="utf-8"))
    recorded = records(tmp_path, **{file["end"]["state"]: "0" * 32})
    [fault] = recorded.faults()
    assert fault.startswith("capped: ") and "a different state" in fault
    assert len(list(recorded.renew(write=False))) == 1
    [line] = recorded.renew()
    assert line.startswith("capped.json: ")
    assert (recorded.folder / "capped.json").read_bytes() == (FOLDER / "capped.json").read_bytes()
    bw.verify(recorded.folder / "capped.json")


def test_a_decision_that_is_no_longer_possible_is_left_and_says_how_to_record_others(tmp_path: Path) -> None:
    recorded = records(tmp_path, draw="draw twice")
    before = (recorded.folder / f"{NAME}.json").read_bytes()
    [line] = recorded.renew()
    assert line.endswith("python -m tests.games.some_game.record")
    assert (recorded.folder / f"{NAME}.json").read_bytes() == before
    assert not recorded.played[NAME].complete


@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_example_of_a_position_gets_the_fields_that_it_lacks(place: int) -> None:
    whole = {"game": "some", "ruleset": "1+0", "turn": 3, "hands": [[1], [2]], "winner": None}
    lines = ['  "game": "some",', '  "turn": 3,', '  "hands": [[1], [2]],', '  "winner": null']
    gone = ["turn", "hands", "winner"][place]
    example = "\n".join(["{", *(line.rstrip(",") + "," for line in lines if f'"{gone}"' not in line)]).removesuffix(",") + "\n}\n"
    assert with_fields(example, whole) == ([gone], "\n".join(["{", *lines, "}\n"]))


def test_what_is_up_to_date_stays_as_it_is() -> None:
    """Of what is looked at quickly: the rest has tests of its own."""
    documents, positions, recorded, *_ = QUICK
    assert [line for make in (documents, positions, recorded) for line in make(False)] == []
