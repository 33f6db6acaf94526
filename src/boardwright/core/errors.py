"""The errors of the public functions. Each says what was wrong and what would fit."""

from __future__ import annotations

import json
import re
import reprlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

QUOTED = 60
"""Characters of wrong input that an error quotes."""


LONGEST = 900
"""Approximate maximum length of an error's text."""
LONG_WORD = re.compile(rf"\S{{{QUOTED + 21},}}")


class BoardwrightError(ValueError):
    """Wrong input: the base of all errors that name what is wrong and what would fit.

    The text is English, for Python and the command line. `reason` is the id of a message (`broken-<reason>`) that says the same in any
    language, with `arguments`.
    """

    def __init__(self, text: str = "", reason: str = "other", **arguments: Any) -> None:
        super().__init__(_bounded(text))
        self.reason, self.arguments = reason, arguments


def short(value: object) -> str:
    """A value as JSON, short enough to quote in one line. Never raises."""
    text = ""
    try:
        for piece in _JSON.iterencode(value):
            text += piece
            if len(text) > QUOTED:
                break
    except (TypeError, ValueError, RecursionError):  # keys that are not text, numbers with thousands of digits, circular references
        text += "…"
    return clipped(text)


def quoted(value: object) -> str:
    """The repr of a value, short enough to quote in one line. Never raises."""
    try:
        return clipped(_PYTHON.repr(value))
    except (ValueError, RecursionError):
        return short(value)


def clipped(text: str) -> str:
    """A text as one printable line of at most QUOTED characters."""
    text = "".join(c if c.isprintable() else " " for c in text[: QUOTED + 1])
    return text if len(text) <= QUOTED else text[: QUOTED - 2] + " …"


_JSON = json.JSONEncoder(ensure_ascii=False, default=repr)
_PYTHON = reprlib.Repr()
_PYTHON.maxlevel = 4
_PYTHON.maxlist = _PYTHON.maxtuple = _PYTHON.maxdict = _PYTHON.maxset = QUOTED // 2  # no room for more
_PYTHON.maxstring = _PYTHON.maxlong = _PYTHON.maxother = 10**6  # clipped afterwards


def _bounded(text: str) -> str:
    """A text shortened to about LONGEST characters: its beginning and its end."""
    text = LONG_WORD.sub(lambda word: clipped(word[0]), text)
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} … {text[-LONGEST // 3 :]}"


class UnknownGame(BoardwrightError):
    """There is no game with that id."""


class BadOption(BoardwrightError):
    """An option, number of players or seed that the game does not support."""


class BadAction(BoardwrightError):
    """A text, id or mapping that is not an action of the game, legal or illegal."""


class BadSeat(BoardwrightError):
    """A seat that the match does not have."""


class BadData(BoardwrightError):
    """Component data that do not describe a playable game."""

    @classmethod
    def at(cls, field: str, value: object, expected: str, reason: str = "data_entry", **arguments: Any) -> BadData:
        """The error for an entry of the data, its value and what would fit."""
        field = clipped(field)  # a made-up name may be long
        return cls(f"{field} {quoted(value)}, expected {expected}", reason, field=field, value=short(value), **arguments)


class BadCourse(BoardwrightError):
    """A guided course that does not fit its game. `step`: the part of the file that is wrong."""

    def __init__(self, step: str, value: object, expected: str) -> None:
        super().__init__(f"course: {clipped(step)}: {value}, expected {expected}")
        self.step = clipped(step)


class NotPortable(BoardwrightError):
    """Rules that cannot be compiled to a shared library or WebAssembly module on this machine."""


class BadLibrary(BoardwrightError):
    """A shared library or WebAssembly module that does not fit: another game, version, layout or platform, or damaged."""


MOST_FAULTS = 20
"""Faults of a position that are reported at once."""


class Fault(NamedTuple):
    """Something wrong in a position: its path, its value, and what would fit."""

    field: str
    value: object
    expected: str

    def __str__(self) -> str:
        return _bounded(f"{self.field} is {quoted(self.value)}, expected {self.expected}")


class PositionError(BoardwrightError):
    """An impossible position. `field`, `value` and `expected` describe the first fault.

    `faults`: all faults that were found, the first one included, at most MOST_FAULTS; `more`: whether there are others.
    """

    def __init__(self, field: str, value: object, expected: str, reason: str = "position", **arguments: Any) -> None:
        field = clipped(field)  # a made-up name may be long
        text = f"position: {field} is {quoted(value)}, expected {expected}"
        super().__init__(text, reason, field=field, value=short(value), **arguments)
        self.field, self.value, self.expected = field, value, expected
        self.faults: tuple[Fault, ...] = (Fault(field, value, expected),)
        self.more = False


class GameFailed(BoardwrightError):
    """A game's own code failed on input (`__cause__`). The input may be wrong, but the game should have said so."""

    def __init__(self, what: str, game: str, bug: Exception) -> None:
        kind = type(bug).__name__
        super().__init__(f"{what} cannot be read: the rules of {game} failed with {kind}", "game_failed", game=game, value=kind)


@contextmanager
def typed_errors(what: str, game: str) -> Iterator[None]:
    """Turn any exception of a game's reader into a BoardwrightError: GameFailed, unless it is one already.

    Games may come from other packages, and a bad file must not end a server or print a traceback. Tests that give a game wrong input
    expect PositionError or BadData, so a GameFailed still fails them.
    """
    try:
        yield
    except BoardwrightError:
        raise
    except Exception as bug:
        raise GameFailed(what, game, bug) from bug


class IllegalAction(BoardwrightError):
    """The action exists but is not legal now. The match is unchanged.

    `reason` is the id of a refusal (message `reason-<id>`) with `arguments`; `section` is the section of the rulebook or None.
    """

    def __init__(self, reason: str, args: dict[str, Any] | None = None, section: str | None = None) -> None:
        details = ", ".join(f"{name} {value}" for name, value in (args or {}).items())
        super().__init__(f"illegal: {reason}" + (f" ({details})" if details else ""), reason)
        self.arguments, self.section = args or {}, section


class NotReady(BoardwrightError):
    """An environment was used before `reset`, after its end, or after `close`."""


class MissingExtra(BoardwrightError, ImportError):
    """An optional package is not installed. The text names the command that installs it."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} needs packages that are not installed: pip install 'boardwright[{extra}]'")


class BotFailed(BoardwrightError):
    """A bot in plain Python or a bot's program failed (`__cause__`) or chose an illegal action. The text names the bot and what it did."""


class BotDied(BotFailed):
    """A bot's program has ended instead of answering."""


class BotLate(BotFailed):
    """A bot's program has not answered in time, and was ended."""


class BotSaidNonsense(BotFailed):
    """A bot's program wrote a line that the protocol does not have, or speaks another version of it."""


class DatasetError(BoardwrightError):
    """A folder that a dataset cannot be written to or read from: it contains something else, or the disk is full."""


class ArenaError(BoardwrightError):
    """A file of an arena that is damaged, or holds matches of other bots, rules or settings."""


class ClusterError(BoardwrightError):
    """A Ray cluster that cannot be reached, has other rules than this machine, or keeps losing its workers."""


class BrokenRecord(BoardwrightError):
    """An invalid match file.

    `at` is the number of the first action that does not fit (from 0) or the name of a header field; `why` is the rest of the text.
    """

    def __init__(self, at: int | str, why: str, reason: str = "other", **arguments: Any) -> None:
        place = f"action {at}" if isinstance(at, int) else f"header field {at}"
        super().__init__(f"{place}: {why}", reason, **arguments)
        self.at, self.why = at, why


class NotCounted(BoardwrightError):
    """A match that statistics do not count: it is not over, or was not played with the usual setup and components."""


def counts_in_words(players: range) -> str:
    """A range of numbers of players in words: `2 to 4`."""
    return f"{players[0]} to {players[-1]}" if players else "nobody"
