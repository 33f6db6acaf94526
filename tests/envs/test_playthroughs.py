"""OpenSpiel tells of every game what it told when the files in playthroughs/ were written, on any machine."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel")

from tests.envs.write_playthroughs import BUILT_IN_GAMES, FOLDER, kept


@pytest.mark.parametrize("name", BUILT_IN_GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    """Where it should differ: `python -m tests.envs.write_playthroughs`."""
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(expected, found := kept(name).splitlines()), 1):
        assert now == was, f"line {number} of {name}.txt"
    assert len(found) == len(expected)


def test_every_file_belongs_to_a_game() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == BUILT_IN_GAMES
