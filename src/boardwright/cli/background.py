"""Compiles a game's rules while people already play in plain Python."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from boardwright.cli.styles import painted, takes_codes

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game
    from boardwright.core.text.words import Words


class _Stopped(Exception):
    """Raised inside the thread when the rest is no longer needed."""


class Compiling:
    """A thread that compiles a game's rules and the bots at the table. The match switches to machine code by itself.

    If the match is left earlier, the thread stops after the current function. What is compiled by then is kept on disk.
    """

    def __init__(self, game: Game, words: Words, bots: Iterable[str]) -> None:
        self._game, self._words, self._bots = game, words, bots
        self._stop = False
        self._state = ""
        self._told = ""
        self._thread = threading.Thread(target=self._build, name="compile")

    def _build(self) -> None:
        def progress(done: int, total: int, what: str) -> None:
            if self._stop:
                raise _Stopped
            self._state = self._words.t("cli-compiling", done=done, total=total) if done < total else ""

        try:
            self._game.compile(progress, self._bots)
        except _Stopped:
            pass
        except Exception as error:  # the match continues in plain Python
            print(f"boardwright: no machine code: {type(error).__name__}", file=sys.stderr)
        self._state = ""

    def report(self) -> None:
        """Print the progress on standard error, if it is a terminal and something changed."""
        if self._state and self._state != self._told and sys.stderr is not None and sys.stderr.isatty():
            print(painted([(self._state, "dim")]) if takes_codes(sys.stderr) else self._state, file=sys.stderr)
            self._told = self._state

    def __enter__(self) -> Compiling:
        from boardwright.core.machine.engine import jit_wanted

        if jit_wanted() and not self._game.native:
            self._thread.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._stop = True
