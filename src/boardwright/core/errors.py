"""The errors of the public face. Each says what was wrong and what would fit."""

from __future__ import annotations

import json
from typing import Any

QUOTED = 60
"""Characters of wrong input that an error quotes."""


class BoardwrightError(ValueError):
    """Wrong input: the base of every error that names what is wrong and what would fit.

    The text is English, for Python and the command line. `reason` is the id of the words (`broken-<reason>`) that say the same to a
    person in any language, `arguments` what they need.
    """

    def __init__(self, text: str = "", reason: str = "other", **arguments: Any) -> None:
        super().__init__(text)
        self.reason, self.arguments = reason, arguments


def short(value: object) -> str:
    """A value as it would stand in a file, short enough to be quoted in one line."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    text = "".join(c if c.isprintable() else " " for c in text)
    return text if len(text) <= QUOTED else text[: QUOTED - 2] + " …"


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
        super().__init__(f"position: {field} is {value!r}, expected {fits}", "position", field=short(field)[1:-1], value=short(value))
        self.field, self.value, self.fits = field, value, fits


class IllegalAction(BoardwrightError):
    """The action exists but is not legal now. The match is unchanged.

    `reason` is the id of a refusal (`reason-<id>`), `args` its arguments, `section` the section of the rulebook.
    """

    def __init__(self, reason: str, args: dict[str, Any] | None = None, section: str | None = None) -> None:
        details = ", ".join(f"{name} {value}" for name, value in (args or {}).items())
        super().__init__(f"illegal: {reason}" + (f" ({details})" if details else ""), reason)
        self.arguments, self.section = args or {}, section


class BrokenRecord(BoardwrightError):
    """A match file that does not fit itself.

    `at` is the number of the first action that does not fit (from 0) or the name of a header field.
    """

    def __init__(self, at: int | str, why: str, reason: str = "other", **arguments: Any) -> None:
        place = f"action {at}" if isinstance(at, int) else f"header field {at}"
        super().__init__(f"{place}: {why}", reason, **arguments)
        self.at, self.why = at, why
