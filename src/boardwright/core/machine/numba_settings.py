"""Sets up Numba: with patches that make compiling several times faster, if they fit its version; otherwise unpatched."""

from __future__ import annotations

import contextlib
import gc
import logging
import re
import threading
from collections.abc import Iterator
from functools import cache
from types import ModuleType

import numba
from numba.core import config

TRIED = range(63, 69)
"""The versions 0.x of Numba that the patches were tested with; pyproject.toml has the same bounds."""


@cache
def patches() -> ModuleType | None:
    """The patches as a module. None: they do not fit this version of Numba, which is logged once."""
    version = re.match(r"0\.(\d+)\.", numba.__version__)
    try:
        if not version or int(version[1]) not in TRIED:
            raise ImportError(f"expected 0.{TRIED[0]} to 0.{TRIED[-1]}")
        from boardwright.core.machine import numba_patches
    except (ImportError, AttributeError) as error:
        logging.getLogger("boardwright").warning(f"Numba {numba.__version__}: {error}; compiling takes longer, and at each start")
        return None
    return numba_patches


class _Settings:
    """Process-wide settings, and the number of threads that need them now. The last thread to finish restores them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._users = 0
        self._before = config.OPT, gc.get_threshold()  # type: ignore[attr-defined]

    def take(self) -> None:
        with self._lock:
            self._users += 1
            if self._users == 1:
                self._before = config.OPT, gc.get_threshold()  # type: ignore[attr-defined]
                config.OPT = type(config.OPT)(1)  # type: ignore[attr-defined]
                gc.set_threshold(200_000, 50, 1000)

    def leave(self) -> None:
        with self._lock:
            self._users -= 1
            if not self._users:
                level, threshold = self._before
                config.OPT = level  # type: ignore[attr-defined]
                gc.set_threshold(*threshold)


_SETTINGS = _Settings()


@contextlib.contextmanager
def low_optimization_level() -> Iterator[None]:
    """Settings for compiling a whole game: LLVM's first optimisation level, whose code is as fast as the third's and compiles a seventh
    faster, and infrequent garbage collection, because millions of small objects stay alive. Several threads may compile at once."""
    _SETTINGS.take()
    try:
        yield
    finally:
        _SETTINGS.leave()
