"""The compiled engines of a game: Numba's code in memory, the shared library, the WebAssembly module in Node."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.domain.shipped_rules import library_engine
from boardwright.core.domain.shipping import folder_of_files, path_of, ship
from boardwright.core.machine.platforms import LINUX, WASM, this_platform
from tests.conftest import choose_cases
from tests.contract.matches import BUILT_IN_GAMES, GAMES, SMALLEST, load_game
from tests.contract.node_engine import NodeEngine

ENGINES = ["numba", "library", "webassembly"]
SHIPPED = choose_cases([name for name in GAMES if name == SMALLEST or name not in BUILT_IN_GAMES], GAMES)
"""The games whose libraries and modules are built and compared: linking takes seconds for each."""
GAMES_AND_ENGINES = [(name, kind) for name in GAMES for kind in ENGINES if kind == "numba" or name in SHIPPED]


COMPILER_PACKAGES = ("numba", "llvmlite", "numpy", "ziglang")


def tool_versions() -> dict[str, str]:
    """Return the installed versions of the tools that compile rules. Bytes and instruction counts depend on them."""
    return {"python": f"{sys.version_info[0]}.{sys.version_info[1]}", **{name: version(name) for name in COMPILER_PACKAGES}}


@cache
def built_file(name: str, platform: str) -> Path:
    """Return a game's file for a platform, in the folder of stored code. It is built when the first test needs it."""
    folder = folder_of_files(name)
    assert folder, "no safe folder for machine code"
    ship(load_game(name), platform, folder, lambda *_: None)
    return path_of(name, platform, folder)


@contextlib.contextmanager
def open_engine(name: str, kind: str) -> Iterator[Any]:
    """Open an engine of ENGINES for a game."""
    game = load_game(name)
    if kind == "numba":
        assert game.native, "there is no machine code to compare with"
        yield game.engine
    elif kind == "library":
        if this_platform() != LINUX:
            pytest.skip(f"there are no shared libraries for {this_platform()}")
        yield library_engine(game, built_file(name, LINUX))
    else:
        with contextlib.closing(NodeEngine(game, built_file(name, WASM))) as engine:
            yield engine
