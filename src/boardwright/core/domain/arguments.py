"""Checks of arguments that public functions share. Each says what was wrong and what would fit."""

from typing import Any

import numpy as np

from boardwright.core.domain.game import Game, load
from boardwright.core.domain.whole_number import whole_number_of
from boardwright.core.errors import BadOption, UnknownGame, quoted
from boardwright.core.machine.state import MAX_SEATS


def as_game(game: Game | str) -> Game:
    """A game, or the one with this id. Raises UnknownGame."""
    if not isinstance(game, Game | str):
        raise UnknownGame(f"game {quoted(game)}: expected one that boardwright.load returns, or its id")
    return load(game) if isinstance(game, str) else game


def check_whole(label: str, value: object, least: int, most: int | None = None) -> int:
    """Return a whole number in a range, also one of NumPy, as Python's. Raises BadOption."""
    number = whole_number_of(value)
    if number is None or number < least or (most is not None and number > most):
        raise BadOption(f"{label} {quoted(value)}: expected a whole number from {least}{'' if most is None else f' to {most}'}")
    return number


def as_array(label: str, value: Any) -> np.ndarray:
    """An array of this value. Raises BadOption if its rows differ in length."""
    try:
        return np.asarray(value)
    except ValueError:
        raise BadOption(f"{label} {quoted(value)}: expected an array with rows of equal length") from None


def is_record_of(game: Game, hidden: Any) -> bool:
    """Return whether this is a record of what a seat of the game knows. Compiled code would read past its end otherwise."""
    if getattr(hidden, "dtype", None) != game.state_dtype or hidden.shape != ():
        return False
    return 0 <= int(hidden["viewer"]) < int(hidden["players"]) <= MAX_SEATS


def check_array(label: str, value: Any, kind: type[np.generic], rows: int, dimensions: int = 1) -> np.ndarray:
    """Return an array whose memory compiled code may use: of this type, contiguous, writeable, with that many rows. Raises BadOption."""
    fits = isinstance(value, np.ndarray) and value.dtype == kind and value.ndim == dimensions and len(value) == rows
    if not fits or not (value.flags.c_contiguous and value.flags.writeable):
        shape = f"({rows},{' …' * (dimensions - 1)})"
        raise BadOption(f"{label} {quoted(value)}: expected a contiguous, writeable array of {kind.__name__} {shape}")
    array: np.ndarray = value
    return array
