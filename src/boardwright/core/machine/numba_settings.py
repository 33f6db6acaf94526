"""How Numba is used: with changes inside it that make compiling several times faster, where they fit its version; else as it is."""

from __future__ import annotations

import contextlib
import gc
import logging
import re
from collections.abc import Iterator
from functools import cache
from types import ModuleType

import numba
from numba.core import config

TRIED = range(63, 69)
"""The versions 0.x of Numba that the changes were tried with; pyproject.toml names the same."""


@cache
def patches() -> ModuleType | None:
    """The changes, as a module. None: they do not fit this version of Numba, and one line in the log says so."""
    version = re.match(r"0\.(\d+)\.", numba.__version__)
    try:
        if not version or int(version[1]) not in TRIED:
            raise ImportError(f"expected 0.{TRIED[0]} to 0.{TRIED[-1]}")
        from boardwright.core.machine import numba_patches
    except (ImportError, AttributeError) as error:
        logging.getLogger("boardwright").warning(f"Numba {numba.__version__}: {error}; compiling takes longer, and at each start")
        return None
    return numba_patches


@contextlib.contextmanager
def low_optimization_level() -> Iterator[None]:
    """Settings for compiling a whole game: LLVM's first level of optimisation, whose code is as fast as the third's and takes a seventh
    less time, and rare garbage collection, because millions of small objects stay.
    """
    level, threshold = config.OPT, gc.get_threshold()  # type: ignore[attr-defined]
    config.OPT = type(level)(1)  # type: ignore[attr-defined]
    gc.set_threshold(200_000, 50, 1000)
    try:
        yield
    finally:
        config.OPT = level  # type: ignore[attr-defined]
        gc.set_threshold(*threshold)
