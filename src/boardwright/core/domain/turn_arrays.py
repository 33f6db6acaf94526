"""The arrays that `Simulator.turn` writes."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np


@dataclass
class TurnArrays:
    """Output arrays of `Simulator.turn`; leave empty what you do not need.

    `floats`: float32 (n, observation_size), or `records`: hidden records (n,). With both, records are uint8 (n, bytes), `floats` must hold
    their observations, and only what changes is written, by the table `changes`. `masks`: bool (n, num_actions), or `words`: uint64
    (n, words), in which action k is bit k % 64 of word k // 64.
    """

    plan: np.ndarray
    floats: np.ndarray
    records: np.ndarray
    masks: np.ndarray
    words: np.ndarray
    changes: np.ndarray = field(default_factory=lambda: np.zeros(0, np.int64))

    def arguments(self, address_of: Any) -> tuple[Any, ...]:
        """The arguments of the compiled loop for these arrays."""
        parts, width = (len(self.plan), self.floats.shape[1]) if len(self.floats) else (0, 0)
        size = self.records.nbytes // len(self.records) if len(self.records) else 0
        records = self.records if self.records.dtype.names else self.records.reshape(-1)
        words_each = self.words.shape[1] if len(self.words) else 0
        plan, floats, changes, masks, words = (address_of("", each.reshape(-1).view(kind)) for each, kind in self._argument_pairs())
        return plan, parts, width, floats, size, address_of("", records), changes, masks, words_each, words

    def _argument_pairs(self) -> list[tuple[np.ndarray, Any]]:
        numbers = [(self.plan, np.int64), (self.floats, np.float32), (self.changes, np.uint8)]
        return [*numbers, (self.masks, np.uint8), (self.words, np.int64)]
