"""Small datasets: parts of eight matches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.machine.random import key_of
from boardwright.dataset.recipe import Recipe
from tests.contract.matches import SMALLEST, loaded

MakeRecipe = Callable[..., Recipe]
IN_A_PART = 8


@pytest.fixture
def recipe() -> MakeRecipe:
    """`recipe(games=20, …)`: matches of the smallest game that end soon."""

    def make(game: Any = None, **more: Any) -> Recipe:
        game = game or loaded(SMALLEST)
        short = {name: 50 for name, (_, values) in game.options.items() if name == "turn_cap" and 50 in values}
        given = {"players": 2, "options": game.check_options(short), "bots": ("random", "random"), "games": 20, "seed": 7, "key": key_of(7)}
        return Recipe(game, **{**given, "matches_in_a_part": IN_A_PART, **more})

    return make


def content(folder: Path) -> dict[str, bytes]:
    """All files of a dataset."""
    return {
        str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file() and path.name != ".lock"
    }
