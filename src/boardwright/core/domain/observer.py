"""Observations of a game's hidden records."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from boardwright.core.machine.observing import fields_of, observe_records, plan_of
from boardwright.core.machine.schema import Schema

SIZES = (1, 2, 4, 8)


class Observer:
    """Writes observations of hidden records as float32 numbers.

    `fields`: what stands where; `size`: how many numbers an observation has.
    """

    def __init__(self, schema: type[Schema], native: bool) -> None:
        self.fields, self._plan = fields_of(schema), plan_of(schema)
        self.native = native
        self.size = int(self.fields[-1].slice.stop)
        self._write: Callable[..., Any] = _native() if native else observe_records

    def observe(self, hidden: np.ndarray, out: np.ndarray | None = None) -> np.ndarray:
        """The observations of an array of hidden records: float32 (len(hidden), size), written to `out` if that is given."""
        if out is None:
            out = np.empty((len(hidden), self.size), np.float32)
        memory = [hidden.view(f"i{size}").reshape(len(hidden), -1) for size in SIZES]
        self._write(*memory, 0, len(hidden), self._plan, out)
        return out


@cache
def _native() -> Any:
    """`observe_records` as machine code: compiled once for all games, loaded from disk afterwards."""
    from numba import types

    from boardwright.core.machine import compiled
    from boardwright.core.machine.code_store import open_store

    memory = [types.Array(getattr(types, f"int{8 * size}"), 2, "C") for size in SIZES]
    rest = (types.int64, types.int64, types.Array(types.int64, 2, "C"), types.Array(types.float32, 2, "C"))
    return compiled.generic(observe_records, types.void(*memory, *rest), open_store("generic"))
