"""The engines of a game besides plain Python: Numba's code in memory, the shared library, the WebAssembly module in Node."""

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
from tests.contract.matches import GAMES, OURS, SMALLEST, loaded
from tests.contract.node_engine import NodeEngine

ENGINES = ["numba", "library", "webassembly"]
SHIPPED = choose_cases([name for name in GAMES if name == SMALLEST or name not in OURS], GAMES)
"""The games whose libraries and modules are built and compared: linking takes seconds for each."""
PAIRS = [(name, kind) for name in GAMES for kind in ENGINES if kind == "numba" or name in SHIPPED]


COMPILER = ("numba", "llvmlite", "numpy", "ziglang")


def tools() -> dict[str, str]:
    """The installed versions of the tools that compile rules. Bytes and instruction counts depend on them."""
    return {"python": f"{sys.version_info[0]}.{sys.version_info[1]}", **{name: version(name) for name in COMPILER}}


@cache
def file_of(name: str, platform: str) -> Path:
    """A game's file for a platform, in the folder of kept code: built when the first test needs it."""
    folder = folder_of_files(name)
    assert folder, "there is no safe place for machine code"
    ship(loaded(name), platform, folder, lambda *_: None)
    return path_of(name, platform, folder)


@contextlib.contextmanager
def engine_of(name: str, kind: str) -> Iterator[Any]:
    """An engine of ENGINES for a game."""
    game = loaded(name)
    if kind == "numba":
        assert game.native, "there is no machine code to compare with"
        yield game.engine
    elif kind == "library":
        if this_platform() != LINUX:
            pytest.skip(f"there are no shared libraries for {this_platform()}")
        yield library_engine(game, file_of(name, LINUX))
    else:
        with contextlib.closing(NodeEngine(game, file_of(name, WASM))) as engine:
            yield engine
