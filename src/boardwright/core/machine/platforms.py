"""The platforms that rules are shipped for, and whether rules can be compiled on this one. Does not import Numba."""

from __future__ import annotations

import importlib.util
import platform
import sys
from functools import cache

LINUX, LINUX_ARM = "linux-x86_64", "linux-arm64"
MACOS, MACOS_ARM = "macos-x86_64", "macos-arm64"
WINDOWS = "windows-x86_64"
PAGE, WASM = "wasm32-page", "wasm32"
SUFFIXES = {LINUX: ".so", LINUX_ARM: ".so", MACOS: ".dylib", MACOS_ARM: ".dylib", WINDOWS: ".dll", PAGE: ".wasm.gz", WASM: ".wasm.gz"}
"""The names of the platforms, and the file suffixes. WebAssembly has two: one for pages (without bots), and a complete one."""
_OUR_NAMES = {"darwin": "macos", "win32": "windows", "aarch64": "arm64", "amd64": "x86_64"}


def this_platform() -> str:
    """The name of the platform that this program runs on; there may be no files for it."""
    return "-".join(_OUR_NAMES.get(name, name) for name in (sys.platform, platform.machine().lower()))


def platforms_here() -> list[str]:
    """The platforms whose files a program on this machine uses."""
    return used_on(this_platform())


def used_on(platform: str) -> list[str]:
    """The platforms whose files a program on a platform uses: its own, if there are shared libraries for it, and WebAssembly."""
    return [name for name in (platform, PAGE, WASM) if name in SUFFIXES]


@cache
def numba_is_there() -> bool:
    """Return whether rules can be compiled here."""
    return all(importlib.util.find_spec(name) is not None for name in ("numba", "llvmlite"))
