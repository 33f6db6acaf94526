"""`boardwright serve` that deals the same at every run: a test of the page can be repeated. BOARDWRIGHT_PROVE=1 deals anew."""

from __future__ import annotations

from typing import Any

import boardwright as bw
from boardwright.cli import main
from boardwright.server import http
from boardwright.server.catalog import Catalog
from tests.conftest import PROVE


def bot(catalog: Catalog, level: str, game: Any) -> Any:
    return bw.bot(level, game, 1)


if __name__ == "__main__":
    if not PROVE:
        http.new_seed = lambda: bytes(32)
        Catalog.bot = bot  # type: ignore[method-assign]
    raise SystemExit(main())
