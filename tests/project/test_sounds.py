"""The sounds of a board belong to events of its game."""

from __future__ import annotations

import re

import pytest

import boardwright as bw
from tests.words.files import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_sound_belongs_to_an_event(game: str) -> None:
    loaded = bw.load(game)
    text = (loaded.folder / "web" / "sounds.ts").read_text(encoding="utf-8")
    sounds = {kind for kind, _ in re.findall(r"(\w+): '(\w+)'", text)}
    assert sounds and sounds <= {event.kind for event in loaded.events.types}
