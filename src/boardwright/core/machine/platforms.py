"""The platforms that rules are shipped for, and whether rules can be compiled on this one. Nothing here needs Numba."""

from __future__ import annotations

import importlib.util
import platform
import sys
from functools import cache

LINUX, WASM = "linux-x86_64", "wasm32"
SUFFIXES = {LINUX: ".so", WASM: ".wasm"}
"""The names of the platforms, and how files for them end."""


def this_platform() -> str:
    """The name of the platform that this program runs on; there need not be files for it."""
    return f"{sys.platform}-{platform.machine().lower()}"


def platforms_here() -> list[str]:
    """Those that files can be made for on this machine: its own, if there are shared libraries for it, and WebAssembly."""
    return [name for name in (this_platform(), WASM) if name in SUFFIXES]


@cache
def numba_is_there() -> bool:
    """Whether rules can be compiled here."""
    return all(importlib.util.find_spec(name) is not None for name in ("numba", "llvmlite"))
