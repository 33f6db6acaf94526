"""Fixtures and helpers for tests with small datasets, in parts of eight matches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.machine.random import key_of
from boardwright.dataset.recipe import Recipe
from tests.contract.matches import SMALLEST, load_game

MakeRecipe = Callable[..., Recipe]
MATCHES_IN_A_PART = 8


@pytest.fixture
def recipe() -> MakeRecipe:
    """`recipe(games=20, …)` returns a recipe for short matches of the smallest game."""

    def make(game: Any = None, **arguments: Any) -> Recipe:
        game = game or load_game(SMALLEST)
        short = {name: 50 for name, (_, values) in game.options.items() if name == "turn_cap" and 50 in values}
        defaults = {
            "players": 2,
            "options": game.check_options(short),
            "bots": ("random", "random"),
            "games": 20,
            "seed": 7,
            "key": key_of(7),
        }
        return Recipe(game, **{**defaults, "matches_in_a_part": MATCHES_IN_A_PART, **arguments})

    return make


def read_files(folder: Path) -> dict[str, bytes]:
    """Return all files of a dataset by their relative paths."""
    return {
        str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file() and path.name != ".lock"
    }
