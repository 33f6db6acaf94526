"""Tests that the worlds that a page guesses for trials ("What if") are consistent with the knowledge of their viewer: hidden again, they
are the record that the server sent, byte for byte. The page's own code runs in Node, with the game's WebAssembly module."""

from __future__ import annotations

import contextlib
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

from boardwright.core.machine.platforms import PAGE
from tests.conftest import choose_cases, repetitions
from tests.contract.matches import derive_bytes, load_game
from tests.contract.page_in_node import IN_PAGES, WorldsInNode
from tests.contract.shipped import SHIPPED, built_file
from tests.contract.test_page_rules import crafted_positions, positions_of_play

GUESSES = repetitions(50, proving=5_000, short=50)
SEED_BYTES = 64


@pytest.mark.parametrize("name", choose_cases([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_a_guessed_world_is_consistent_with_the_knowledge_of_its_viewer(name: str, tmp_path: Path) -> None:
    game, guesses, different = load_game(name), 0, 0
    with contextlib.closing(WorldsInNode(game, built_file(name, PAGE), tmp_path)) as page:
        for positions in (positions_of_play(game), crafted_positions(game)):
            for match, number in zip(positions, range(GUESSES // 2), strict=False):
                for viewer in (None, *range(match.players)):
                    world, same_world, other_world = (
                        page.guess_world(match, viewer, derive_bytes("trial", number, variant)[:32] * (SEED_BYTES // 32))
                        for variant in (1, 1, 2)
                    )
                    record = b64encode(match.information_state(viewer)).decode()
                    assert world["known"] == other_world["known"] == record, f"{viewer} in {match.position()}"
                    assert world == same_world, "the same seed makes the same world"
                    assert world["actors"] == list(match.actors)
                    if viewer in match.actors:
                        assert world["choices"][str(viewer)] == match.legal_ids(viewer).tolist()
                    assert all(world["choices"].values()), "every seat to move has a choice"
                    guesses, different = guesses + 1, different + (b64decode(world["world"]) != b64decode(other_world["world"]))
    assert guesses > GUESSES and different == guesses, "another seed makes another world"
