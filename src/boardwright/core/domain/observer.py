"""Observations of a game's hidden records."""

from functools import cached_property
from typing import Any

import numpy as np

from boardwright.core.machine.engine import Engine, NativeEngine
from boardwright.core.machine.observing import changes_of, fields_of, observe_records, plan_of
from boardwright.core.machine.schema import Schema
from boardwright.core.machine.state import record_at


class Observer:
    """Writes observations of hidden records as float32 numbers.

    Attributes:
        fields: the layout of an observation.
        size: the length of an observation.
    """

    def __init__(self, schema: type[Schema], engine: Engine) -> None:
        self.fields, self.plan = fields_of(schema), plan_of(schema)
        self.schema, self.engine = schema, engine
        self.size = int(self.fields[-1].slice.stop)

    @cached_property
    def changes(self) -> np.ndarray:
        """The table for callers that write only what has changed."""
        return changes_of(self.schema)

    def observe(self, hidden: np.ndarray, out: np.ndarray | None = None) -> np.ndarray:
        """The observations of an array of hidden records: float32 (len(hidden), size), written to `out` if given."""
        if out is None:
            out = np.empty((len(hidden), self.size), np.float32)
        sizes = (hidden.dtype.itemsize, 0, len(hidden)), (len(self.plan), self.size)
        if isinstance(self.engine, NativeEngine):
            self.engine.generic("observe_records")(hidden.ctypes.data, *sizes[0], self.plan.ctypes.data, *sizes[1], out.ctypes.data)
        else:
            records = [record_at(hidden, i) for i in range(len(hidden))]
            write: Any = observe_records
            write(records, *sizes[0], self.plan.reshape(-1), *sizes[1], out.reshape(-1))
        return out
