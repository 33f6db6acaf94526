"""`boardwright serve` with the same deals in every run, so that a test of the page can be repeated. BOARDWRIGHT_PROVE=1: random deals.

It makes the WebAssembly module of one game only, which other tests make as well; with BOARDWRIGHT_PROVE=1 of all games. Tests that need
modules with bots make them. BOARDWRIGHT_OTHER_PAGE names the folder of another build of the page to serve.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.cli import main
from boardwright.core.domain.deal import make_deal
from boardwright.server.api import static_files
from boardwright.server.games import compile_queue
from boardwright.server.games.catalog import Catalog
from boardwright.server.lobby import new_match, tables
from tests.conftest import PROVE


def seeded_bot(_: Catalog, level: str, game: Any) -> Any:
    return bw.bot(level, game, 1)


def make_same_deal(
    key: bytes, nonce: bytes, game: str, ruleset: str, options: Any, order: Any, chairs: Any, position: Any = None
) -> dict[str, Any]:
    """Return a deal that does not depend on what pages contribute."""
    without_shares = [{**chair, "share": None} for chair in chairs]
    return make_deal(key, nonce, game, ruleset, options, order, without_shares, position)


def is_smallest_game(game: Any) -> bool:
    return bool(game.id == "game_of_trains")


def needs_no_bots(game: Any) -> bool:
    return False


if __name__ == "__main__":
    compile_queue.lacks_bots = needs_no_bots
    if page := os.environ.get("BOARDWRIGHT_OTHER_PAGE"):
        static_files.STATIC = Path(page)
    if not PROVE:
        new_match.new_key = tables.new_key = lambda: bytes(32)
        new_match.make_deal = tables.make_deal = make_same_deal
        Catalog.bot = seeded_bot  # type: ignore[method-assign]
        compile_queue.wants_module = is_smallest_game
    raise SystemExit(main())
