"""A small random generator for tests, independent of the program's, so that a change there does not change what is tested."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any


class Rng:
    """A generator that makes the same choices from the same seed in every run."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 2 + 1) * 0x9E3779B97F4A7C15 % 2**64

    def below(self, n: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % n

    def choice(self, things: Sequence[Any]) -> Any:
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[Any]) -> list[Any]:
        if isinstance(things, (set, frozenset)):
            raise TypeError("a set has another order in every run: sort it first")
        rest = list(things)
        return [rest.pop(self.below(len(rest))) for _ in range(len(rest))]
