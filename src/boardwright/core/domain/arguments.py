"""Checks of arguments that public functions share. Each says what was wrong and what would fit."""

from numbers import Integral

from boardwright.core.domain.game import Game, load
from boardwright.core.errors import BadOption, UnknownGame, quoted


def as_game(game: Game | str) -> Game:
    """A game, or the one with this id. Raises UnknownGame."""
    if not isinstance(game, Game | str):
        raise UnknownGame(f"game {quoted(game)}: expected one that boardwright.load returns, or its id")
    return load(game) if isinstance(game, str) else game


def check_whole(what: str, value: object, least: int, most: int | None = None) -> int:
    """Return a whole number in a range, also one of NumPy, as Python's. Raises BadOption."""
    number = None if isinstance(value, bool) or not isinstance(value, Integral) else int(value)
    if number is None or number < least or (most is not None and number > most):
        raise BadOption(f"{what} {quoted(value)}: expected a whole number from {least}{'' if most is None else f' to {most}'}")
    return number
