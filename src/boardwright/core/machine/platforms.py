"""The platforms that rules are shipped for, and whether rules can be compiled on this one. Nothing here needs Numba."""

from __future__ import annotations

import importlib.util
import platform
import sys
from functools import cache

LINUX, WASM, PAGE = "linux-x86_64", "wasm32", "wasm32-page"
SUFFIXES = {LINUX: ".so", PAGE: ".wasm", WASM: ".wasm"}
"""The names of the platforms, and how files for them end. For WebAssembly there are two: what a page needs at a table, and everything."""


def this_platform() -> str:
    """The name of the platform that this program runs on; there need not be files for it."""
    return f"{sys.platform}-{platform.machine().lower()}"


def platforms_here() -> list[str]:
    """Those that a program on this machine uses: its own, if there are shared libraries for it, and WebAssembly."""
    return [name for name in (this_platform(), PAGE, WASM) if name in SUFFIXES]


@cache
def numba_is_there() -> bool:
    """Whether rules can be compiled here."""
    return all(importlib.util.find_spec(name) is not None for name in ("numba", "llvmlite"))
