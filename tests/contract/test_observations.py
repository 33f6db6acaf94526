"""Tests of observations: their bounds over whole matches, their differences, and their fields."""

from __future__ import annotations

import numpy as np
import pytest

import boardwright as bw
from tests.conftest import repetitions
from tests.contract.matches import GAMES, TABLES, load_game, play_decisions
from tests.project.source_files import PACKAGE, ROOT

MATCHES = repetitions(2, proving=16, short=1)
DECLARED = [name for name in GAMES if hasattr(bw.load(name).module("state"), "State")]


@pytest.mark.parametrize(("name", "players"), [table for table in TABLES if table[0] in DECLARED])
def test_observations_are_within_their_bounds_and_differ_with_knowledge(name: str, players: int) -> None:
    game = load_game(name)
    lowest, highest = np.empty(game.observation_size), np.empty(game.observation_size)
    for field in game.observation_fields:
        lowest[field.slice], highest[field.slice] = field.low, field.high
    for number in range(MATCHES):
        match = game.new_match(players=players, seed=number)
        knowledge_of: dict[bytes, bytes] = {}
        for _ in play_decisions(match, number):
            for viewer in (*range(players), None):
                observation = match.observe(viewer)
                assert (observation >= lowest).all() and (observation <= highest).all(), game.observation_fields
                known = match.information_state(viewer)
                assert knowledge_of.setdefault(observation.tobytes(), known) == known, "two states of knowledge have the same observation"


def test_the_observations_of_every_built_in_game_are_documented() -> None:
    """The tables are generated, so they contain every field."""
    text = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    ours = [name for name in DECLARED if bw.load(name).folder.is_relative_to(PACKAGE)]
    assert [name for name in ours if f"<!-- generated: observations {name} -->" not in text] == []


@pytest.mark.parametrize("name", DECLARED)
def test_the_fields_of_an_observation_are_adjacent(name: str) -> None:
    game = load_game(name)
    ends = [0, *(field.slice.stop for field in game.observation_fields)]
    assert [field.slice.start for field in game.observation_fields] == ends[:-1] and ends[-1] == game.observation_size
    assert len({field.name for field in game.observation_fields}) == len(game.observation_fields)
