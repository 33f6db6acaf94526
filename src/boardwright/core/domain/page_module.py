"""The WebAssembly module of a game, for pages that run its rules (docs/decisions/27_rules_in_the_page.md)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from boardwright.core.domain.shipping import folder_of_files, is_fresh, manifest_of, path_of
from boardwright.core.machine.platforms import WASM

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game


def fresh_module(game: Game) -> Path | None:
    """The module that was made from the rules as they are now; None: there is none. It takes milliseconds to look."""
    folder = folder_of_files(game.id)
    path = path_of(game.id, WASM, folder) if folder else None
    return path if path and is_fresh(manifest_of(game, WASM), path) else None
