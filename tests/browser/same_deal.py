"""`boardwright serve` that deals the same at every run: a test of the page can be repeated. BOARDWRIGHT_PROVE=1 deals anew.

It makes the WebAssembly module of one game only, which other tests make as well; BOARDWRIGHT_PROVE=1 makes all. Modules with bots are made
by the tests that need them.
"""

from __future__ import annotations

from typing import Any

import boardwright as bw
from boardwright.cli import main
from boardwright.server import making, setting_up
from boardwright.server.catalog import Catalog
from tests.conftest import PROVE


def bot(_: Catalog, level: str, game: Any) -> Any:
    return bw.bot(level, game, 1)


def is_small(game: Any) -> bool:
    return bool(game.id == "game_of_trains")


def needs_none(game: Any) -> bool:
    return False


if __name__ == "__main__":
    making.lacks_bots = needs_none
    if not PROVE:
        setting_up.new_seed = lambda: bytes(32)
        Catalog.bot = bot  # type: ignore[method-assign]
        making.wants_module = is_small
    raise SystemExit(main())
