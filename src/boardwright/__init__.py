"""Boardwright: modern board games, complete and exact, for people, bots and research.

Importing this loads neither NumPy nor Numba; a game's rules are loaded by `load`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import boardwright.games as _package  # noqa: F401  first, or importing a game would put the package in place of games() below
from boardwright.core.domain.game import load
from boardwright.core.domain.registry import games
from boardwright.core.errors import (
    ArenaError,
    BadAction,
    BadData,
    BadLibrary,
    BadOption,
    BadSeat,
    BoardwrightError,
    BotDied,
    BotFailed,
    BotLate,
    BotSaidNonsense,
    BrokenRecord,
    ClusterError,
    DatasetError,
    IllegalAction,
    MissingExtra,
    NotPortable,
    NotReady,
    PositionError,
    UnknownGame,
)

if TYPE_CHECKING:
    from boardwright.bots import AnyBot
    from boardwright.core.domain.game import Game
    from boardwright.core.domain.match import Match
    from boardwright.core.domain.record import Source
    from boardwright.core.domain.replay import Report
    from boardwright.core.domain.simulator import Simulator

__all__ = [
    "ArenaError",
    "BadAction",
    "BadData",
    "BadLibrary",
    "BadOption",
    "BadSeat",
    "BoardwrightError",
    "BotDied",
    "BotFailed",
    "BotLate",
    "BotSaidNonsense",
    "BrokenRecord",
    "ClusterError",
    "DatasetError",
    "IllegalAction",
    "MissingExtra",
    "NotPortable",
    "NotReady",
    "PositionError",
    "Simulator",
    "UnknownGame",
    "bot",
    "games",
    "load",
    "replay",
    "verify",
]


def bot(name: str, game: Game | str, seed: int | bytes | str | None = 0) -> AnyBot:
    """A bot for a game or its id: `bot.choose(match.hidden(seat), match.legal_ids(seat))` gives the id that it plays.

    `name`: one of `game.bots`, `path/to/file.py:name` (docs/bots.md), or `cmd:./program` (docs/bot_protocol.md). Raises BadOption, and
    BotFailed if a program cannot be started.
    """
    from boardwright.bots import bot_of
    from boardwright.core.domain.arguments import as_game

    return bot_of(name, as_game(game), seed)


def replay(source: Source, at: int | None = None) -> Match:
    """The match of a match file (a path, bytes or plain data) after `at` actions (None: all). Raises BrokenRecord."""
    from boardwright.core.domain.replay import replay as _replay

    return _replay(source, at)


def verify(source: Source) -> Report:
    """Check a match file: links, actions, final state. Raises BrokenRecord(at, why)."""
    from boardwright.core.domain.replay import verify as _verify

    return _verify(source)


def __getattr__(name: str) -> Any:
    """`Simulator` is loaded when it is asked for: it needs NumPy. `__version__` is that of the tag that this was installed from."""
    if name == "Simulator":
        from boardwright.core.domain.simulator import Simulator

        return Simulator
    if name == "__version__":
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("boardwright")
        except PackageNotFoundError:  # sources that were only put on the path
            return "0+unknown"
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """All names, also those that are loaded when they are asked for: for completion in notebooks."""
    return sorted({*globals(), *__all__, "__version__"})
