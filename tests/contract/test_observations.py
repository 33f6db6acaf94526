"""Observations lie within their bounds over whole matches, and differ where a seat knows different things."""

from __future__ import annotations

import numpy as np
import pytest

import boardwright as bw
from tests.conftest import repetitions
from tests.contract.matches import GAMES, TABLES, loaded, played
from tests.project.source_files import PACKAGE, ROOT

MATCHES = repetitions(2, proving=16, short=1)
DECLARED = [name for name in GAMES if hasattr(bw.load(name).module("state"), "State")]


@pytest.mark.parametrize(("name", "players"), [table for table in TABLES if table[0] in DECLARED])
def test_observations_lie_within_their_bounds_and_tell_positions_apart(name: str, players: int) -> None:
    game = loaded(name)
    low, high = np.empty(game.observation_size), np.empty(game.observation_size)
    for field in game.observation_fields:
        low[field.slice], high[field.slice] = field.low, field.high
    for number in range(MATCHES):
        match = game.new_match(players=players, seed=number)
        seen: dict[bytes, bytes] = {}
        for _ in played(match, number):
            for viewer in (*range(players), None):
                found = match.observe(viewer)
                assert (found >= low).all() and (found <= high).all(), game.observation_fields
                known = match.information_state(viewer)
                assert seen.setdefault(found.tobytes(), known) == known, "two things to know, one observation"


def test_every_field_is_documented() -> None:
    """The tables are generated, so each field is there or not."""
    text = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    ours = [name for name in DECLARED if bw.load(name).folder.is_relative_to(PACKAGE)]
    assert [name for name in ours if f"<!-- generated: observations {name} -->" not in text] == []


@pytest.mark.parametrize("name", DECLARED)
def test_the_fields_lie_side_by_side(name: str) -> None:
    game = loaded(name)
    ends = [0, *(field.slice.stop for field in game.observation_fields)]
    assert [field.slice.start for field in game.observation_fields] == ends[:-1] and ends[-1] == game.observation_size
    assert len({field.name for field in game.observation_fields}) == len(game.observation_fields)
