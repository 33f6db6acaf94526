"""Finds compiled rules that fit and can be trusted, and loads shared libraries (docs/decisions/26_shipped_code.md).

They are in the game's own folder, if a wheel brought them, or in the folder of kept code, if `boardwright compile` wrote them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardwright.core.domain.bot_rules import own_bots
from boardwright.core.domain.shipping import IN_PACKAGE, builder_of, folder_of_files, manifest_of, path_of
from boardwright.core.errors import BadLibrary
from boardwright.core.machine.code_store import is_only_ours, is_owned_like
from boardwright.core.machine.library import LibraryEngine, load_functions
from boardwright.core.machine.manifest import beside
from boardwright.core.machine.platforms import SUFFIXES, numba_is_there, this_platform

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game

Place = Callable[["Game", str], Path | None]


def packaged_file(game: Game, platform: str) -> Path | None:
    """The file that came with the game's package, or None. Raises BadLibrary if it does not belong to the owner of the package."""
    folder = game.folder / IN_PACKAGE
    if platform not in SUFFIXES or not folder.exists():
        return None
    path = path_of(game.id, platform, folder)
    trusted = {folder: game.folder, path: game.folder / "game.toml", beside(path): game.folder / "game.toml"}
    for each, expected in trusted.items():
        if each.exists() and not is_owned_like(each, expected):
            raise BadLibrary(f"{each.name}: expected the owner and the permissions of {expected.name}, which is trusted already")
    return path


def kept_file(game: Game, platform: str) -> Path | None:
    """The path in the folder of kept code; the file may be missing. Raises BadLibrary if no place is safe, or others can write the file."""
    folder = folder_of_files(game.id)
    if platform not in SUFFIXES or folder is None:
        raise BadLibrary(f"{game.id}: no library for {platform}" + ("" if folder else ", and no safe place for one"))
    path = path_of(game.id, platform, folder)
    for each in (path, beside(path)):
        if each.exists() and not is_only_ours(each):
            raise BadLibrary(f"{each.name}: it is writable by others, expected a file that only its owner can write")
    return path


def fresh_file(game: Game, platform: str) -> Path | None:
    """A trusted, up-to-date file of a game for a platform, from the package or the folder of kept code; None if there is none."""
    for place in (packaged_file, kept_file):
        try:
            path = place(game, platform)
            if path:
                manifest_of(game, platform).check(path)
                return path
        except BadLibrary:
            continue
    return None


def library_engine(game: Game, path: Path) -> LibraryEngine:
    """Load the rules of a game from a shared library. Raises BadLibrary."""
    functions = load_functions(path, manifest_of(game, this_platform()))
    bots: dict[Any, str] = {rule.function: f"bot_{rule.name}" for rule in own_bots(game.module("bots").BOTS)}
    return LibraryEngine(functions, game.plain, bots, builder_of(game))


@cache
def library_or_nothing(game: Game) -> LibraryEngine | None:
    """The rules of a game from the package's library, or from the kept one if Numba is missing; None if neither is usable.

    Logs one line that says why a library is not used, and what is used instead.
    """
    refused = []
    places: list[Place] = [packaged_file] if numba_is_there() else [packaged_file, kept_file]
    for place in places:
        try:
            path = place(game, this_platform())
            if path:
                return library_engine(game, path)
        except BadLibrary as error:
            refused.append(str(error))
    if refused:
        instead = "Numba compiles the rules" if numba_is_there() else "the rules run as plain Python"
        logging.getLogger("boardwright").warning(f"{'; '.join(refused)}; {instead} of {game.id}")
    return None
