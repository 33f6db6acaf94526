"""The worlds that a page makes up for trials ("What if") agree with all that their viewer knows: hidden again they are the record that the
server sent, byte for byte. The page's own code runs in Node, with the game's WebAssembly module."""

from __future__ import annotations

import contextlib
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

from boardwright.core.machine.platforms import PAGE
from tests.conftest import choose_cases, repetitions
from tests.contract.matches import bytes_of, loaded
from tests.contract.page_in_node import IN_PAGES, WorldsInNode
from tests.contract.shipped import SHIPPED, file_of
from tests.contract.test_page_rules import far_from_play, of_play

POSITIONS = repetitions(50, proving=5_000, short=50)
SEED = 64


@pytest.mark.parametrize("name", choose_cases([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_a_made_up_world_agrees_with_what_its_viewer_knows(name: str, tmp_path: Path) -> None:
    game, looks, other = loaded(name), 0, 0
    with contextlib.closing(WorldsInNode(game, file_of(name, PAGE), tmp_path)) as page:
        for positions in (of_play(game), far_from_play(game)):
            for match, number in zip(positions, range(POSITIONS // 2), strict=False):
                for viewer in (None, *range(match.players)):
                    one, again, differs = (
                        page.imagines(match, viewer, bytes_of("trial", number, which)[:32] * (SEED // 32)) for which in (1, 1, 2)
                    )
                    record = b64encode(match.information_state(viewer)).decode()
                    assert one["known"] == differs["known"] == record, f"{viewer} in {match.position()}"
                    assert one == again, "the same seed makes the same world"
                    assert one["actors"] == list(match.actors)
                    if viewer in match.actors:
                        assert one["choices"][str(viewer)] == match.legal_ids(viewer).tolist()
                    assert all(one["choices"].values()), "every seat to move has a choice"
                    looks, other = looks + 1, other + (b64decode(one["world"]) != b64decode(differs["world"]))
    assert looks > POSITIONS and other == looks, "what will be drawn is chance of the device"
