"""Tests that OpenSpiel's playthroughs of every game equal the recorded ones in playthroughs/, on every machine."""

from __future__ import annotations

from itertools import zip_longest

import pytest

pytest.importorskip("pyspiel")

from tests.conftest import fail_out_of_date
from tests.envs.write_playthroughs import BUILT_IN_GAMES, FOLDER, shortened_playthrough


@pytest.mark.parametrize("name", BUILT_IN_GAMES)
def test_a_playthrough_equals_the_recorded_one(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    pairs = enumerate(zip_longest(expected, shortened_playthrough(name).splitlines(), fillvalue="(nothing)"), 1)
    if differing := [f"line {number} was: {was}\n    is: {now}" for number, (was, now) in pairs if was != now]:
        fail_out_of_date(f"tests/envs/playthroughs/{name}.txt", differing)


def test_every_recorded_file_belongs_to_a_game() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == BUILT_IN_GAMES
