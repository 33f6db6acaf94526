"""Finds games: folders in `boardwright.games`, and packages registered in the entry point group `boardwright.games`.

Imports neither NumPy nor rules, and names no game.
"""

import importlib
import importlib.util
import re
import tomllib
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from boardwright.core.errors import UnknownGame, quoted, short

BUILT_IN = Path(__file__).parents[2] / "games"
ID = re.compile(r"[a-z][a-z0-9_]*")
"""A valid game id."""


def games() -> list[str]:
    """The ids of all games, sorted. Imports none of them."""
    return sorted(packages())


@cache
def packages() -> dict[str, str]:
    packages_by_id = {p.parent.name: f"boardwright.games.{p.parent.name}" for p in BUILT_IN.glob("*/game.toml")}
    for point in entry_points(group="boardwright.games"):
        if ID.fullmatch(point.name) and _folder(point.module):
            packages_by_id.setdefault(point.name, point.module)
    return packages_by_id


def _folder(package: str) -> Path | None:
    """The folder of a package; None if the package is missing or contains no game. Imports only its parent packages."""
    try:
        spec = importlib.util.find_spec(package)
    except ImportError:
        return None
    for location in (spec.submodule_search_locations if spec else None) or ():
        if (Path(location) / "game.toml").is_file():
            return Path(location)
    return None


def folder_of(game: str) -> Path:
    """The folder of a game. Raises UnknownGame."""
    package = packages().get(game) if isinstance(game, str) else None
    if package is None:
        expected = ", ".join(games())
        raise UnknownGame(f"game {quoted(game)}: expected one of {expected}", "unknown_game", value=short(game), expected=expected)
    folder = _folder(package)
    if folder is None:
        raise UnknownGame(f"game {game!r}: its package {package} is not installed")
    return folder


def about(game: str) -> dict[str, Any]:
    """The content of a game's `game.toml`. Imports neither NumPy nor rules. Raises UnknownGame."""
    with open(folder_of(game) / "game.toml", "rb") as file:
        return tomllib.load(file)
