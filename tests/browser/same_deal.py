"""`boardwright serve` that deals the same at every run: a test of the page can be repeated. BOARDWRIGHT_PROVE=1 deals anew.

It makes the WebAssembly module of one game only, which other tests make as well; BOARDWRIGHT_PROVE=1 makes all.
"""

from __future__ import annotations

from typing import Any

import boardwright as bw
from boardwright.cli import main
from boardwright.server import catalog, http
from boardwright.server.catalog import Catalog
from boardwright.server.page_rules import make_module
from tests.conftest import PROVE


def bot(_: Catalog, level: str, game: Any) -> Any:
    return bw.bot(level, game, 1)


def make_some(game: Any) -> None:
    if game.id == "game_of_trains":
        make_module(game)


if __name__ == "__main__":
    if not PROVE:
        http.new_seed = lambda: bytes(32)
        Catalog.bot = bot  # type: ignore[method-assign]
        catalog.make_module = make_some
    raise SystemExit(main())
