"""What events tell, dice of a test's own."""

from collections.abc import Iterable, Sequence
from typing import Any


class Story(list[Any]):
    """Events, in order."""

    def of(self, *kinds: str) -> list[dict[str, Any]]:
        """What the events of these kinds say."""
        return [dict(event.args) for event in self if event.kind in kinds]

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self]

    def points(self, seat: int) -> int:
        """Points that effects gave."""
        return sum(told["points"] for told in self.of("got_points") if told["seat"] == seat)


class Dice:
    """A small generator of its own for the choices of a test."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 2 + 1) * 0x9E3779B97F4A7C15 % 2**64

    def below(self, n: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % n

    def choice(self, things: Sequence[Any]) -> Any:
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[Any]) -> list[Any]:
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]
