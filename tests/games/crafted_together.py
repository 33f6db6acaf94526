"""Crafted positions that are put together from several: each part is sound, the whole may not be."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.games.crafted import Crafted
from tests.games.rng import Rng


def nothing(position: dict[str, Any]) -> None:
    """Everything stays."""


@dataclass
class Together(Crafted):
    """Every other position has fields of others, and leaves out what follows from the rest and would be refused at once."""

    leave_out: Callable[[dict[str, Any]], None] = nothing

    def _from_play(self, game: Any, dice: Rng, matches: int) -> Iterator[dict[str, Any]]:
        """In plain Python no whole matches, which take long there: the hand-written positions have values to exchange, too."""
        for position in self.far:
            self._noted(copy.deepcopy(dict(position)))
        return iter(()) if self.plain else super()._from_play(game, dice, matches)

    def crafted(self, dice: Rng, sources: Sequence[Mapping[str, Any]]) -> tuple[dict[str, Any], list[str]]:
        if dice.below(2):
            return super().crafted(dice, sources)
        position, moved = copy.deepcopy(dict(dice.choice(sources))), []
        others = [each for each in sources if each["players"] == position["players"]]
        for _ in range(1 + dice.below(3)):
            other = dice.choice(others)
            name = dice.choice(list(other))
            position[name] = copy.deepcopy(other[name])
            moved.append(f"{name} of another one")
        self.leave_out(position)
        if dice.below(2):
            return position, moved
        position, changes = super().crafted(dice, [position])
        return position, moved + changes
