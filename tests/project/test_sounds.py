"""The sounds of boards are those of events that there are."""

from __future__ import annotations

import re

import pytest

import boardwright as bw
from tests.words.files import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_what_is_heard_can_happen(game: str) -> None:
    loaded = bw.load(game)
    text = (loaded.folder / "web" / "sounds.ts").read_text(encoding="utf-8")
    heard = {kind for kind, _ in re.findall(r"(\w+): '(\w+)'", text)}
    assert heard and heard <= {event.kind for event in loaded.events.types}
