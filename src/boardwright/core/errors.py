"""The errors of the public face. Each says what was wrong and what would fit."""

from __future__ import annotations

from typing import Any


class BoardwrightError(ValueError):
    """Wrong input: the base of every error that names what is wrong and what would fit."""


class UnknownGame(BoardwrightError):
    """No folder and no entry point has that game."""


class BadOption(BoardwrightError):
    """An option, a number of players or a seed that the game does not have."""


class BadAction(BoardwrightError):
    """A text, an id or a mapping that is no action of the game at all (legal or not)."""


class BadSeat(BoardwrightError):
    """A seat that the match does not have."""


class BadData(BoardwrightError):
    """Component data that do not describe a playable game."""


class PositionError(BoardwrightError):
    """A position that cannot be: names the field, the value and what would fit."""

    def __init__(self, field: str, value: object, fits: str) -> None:
        super().__init__(f"position: {field} is {value!r}, expected {fits}")
        self.field, self.value, self.fits = field, value, fits


class IllegalAction(BoardwrightError):
    """The action exists but is not legal now. The match is unchanged.

    `reason` is an id, `args` its arguments, `section` the section of the rulebook.
    """

    def __init__(self, reason: str, args: dict[str, Any] | None = None, section: str | None = None) -> None:
        details = ", ".join(f"{name} {value}" for name, value in (args or {}).items())
        super().__init__(f"illegal: {reason}" + (f" ({details})" if details else ""))
        self.reason, self.arguments, self.section = reason, args or {}, section


class BrokenRecord(BoardwrightError):
    """A match file that does not fit itself.

    `at` is the number of the first action that does not fit (from 0) or the name of a header field.
    """

    def __init__(self, at: int | str, why: str) -> None:
        super().__init__(f"{'action ' + str(at) if isinstance(at, int) else 'header field ' + at}: {why}")
        self.at, self.why = at, why
