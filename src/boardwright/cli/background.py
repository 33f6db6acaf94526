"""Building machine code while people already play in plain Python."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game
    from boardwright.core.text.words import Words


class _Stopped(Exception):
    """Nobody needs the rest any more."""


class Compiling:
    """A thread that builds a game's machine code; the match goes over to it by itself.

    When the match is left earlier, the thread ends after the function it is at: what is built by then is kept on disk.
    """

    def __init__(self, game: Game, words: Words) -> None:
        self._game, self._words = game, words
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
            self._game.compile(progress)
        except _Stopped:
            pass
        except Exception as error:  # the match goes on in plain Python
            print(f"boardwright: no machine code: {type(error).__name__}", file=sys.stderr)
        self._state = ""

    def tell(self) -> None:
        """Say on standard error how far it is, if that is news to a person at a terminal."""
        if self._state and self._state != self._told and sys.stderr is not None and sys.stderr.isatty():
            print(f"\x1b[2m{self._state}\x1b[0m", file=sys.stderr)
            self._told = self._state

    def __enter__(self) -> Compiling:
        from boardwright.core.machine.engine import jit_wanted

        if jit_wanted() and not self._game.native:
            self._thread.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._stop = True
