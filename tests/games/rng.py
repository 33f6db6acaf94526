"""A small generator of its own for the choices of a test, so that no change of the house's generator changes what is tested."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any


class Rng:
    """The same choices in every run from the same seed."""

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
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]
