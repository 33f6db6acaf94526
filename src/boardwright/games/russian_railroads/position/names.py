"""How a position writes single things."""

from __future__ import annotations

from boardwright.games.russian_railroads.components import SPECIAL

SPECIAL_NAME = "special"
"""The locomotive of the card: a 9 with nothing on its back."""


def locomotive(number: int) -> int | str | None:
    """A locomotive by its number, null where there is none."""
    return SPECIAL_NAME if number == SPECIAL else number or None


def locomotive_of(value: int | str | None) -> int:
    """The number that stands for it in a state."""
    return SPECIAL if value == SPECIAL_NAME else int(value or 0)
