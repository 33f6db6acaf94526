"""The games this server has: what they are, and the building of their machine code in the background."""

from __future__ import annotations

import threading
from typing import Any

import boardwright as bw
from boardwright.core.domain.game import load
from boardwright.core.domain.registry import about, games
from boardwright.core.machine.engine import jit_wanted
from boardwright.server.access import log
from boardwright.server.answers import GameOut, OptionOut, Progress
from boardwright.server.errors import ApiError, not_found


class Catalog:
    """Games by id. Loading one imports its rules, so call it from a thread."""

    def __init__(self) -> None:
        self.compiling: Progress | None = None
        self._native: list[str] = []
        self._stop = threading.Event()

    def load(self, id: str) -> Any:
        """The game with that id, in plain Python until its machine code is there."""
        if id not in games():
            raise not_found("game")
        return load(id)

    def describe(self) -> list[GameOut]:
        """What the page has to know to offer the games."""
        return [told for id in games() if (told := self._told(id)) is not None]

    def _told(self, id: str) -> GameOut | None:
        """A game of another package may be broken: then the others are still there."""
        try:
            return self._describe(id)
        except Exception:
            log.exception("the game %s cannot be loaded", id)
            return None

    def _describe(self, id: str) -> GameOut:
        game, told = load(id), about(id)
        options = {name: OptionOut(default, list(values), game.limits[name]) for name, (default, values) in game.options.items()}
        return GameOut(
            id=id,
            ruleset=game.ruleset,
            players=list(game.players),
            minutes=told.get("minutes"),
            options=options,
            levels=list(told.get("levels", ())),
            sections=told.get("sections", []),
            native=game.native,
        )

    def native(self) -> list[str]:
        """The games whose machine code is there."""
        return self._native

    def check_level(self, id: str, level: str) -> None:
        """Raise an ApiError that says which levels there are."""
        levels = list(about(id).get("levels", ()))
        if level not in levels:
            raise ApiError(422, "no_such_level", level=level, levels=", ".join(levels))

    def bot(self, level: str, game: Any) -> Any:
        """A bot with a secret generator of its own."""
        return bw.bot(level, game, None)

    # Machine code

    def compile_in_background(self) -> None:
        """Build the machine code of every game in a thread; matches start in plain Python and go over when it is there."""
        if jit_wanted() and games():
            self.compiling = Progress(games()[0], 0, 1, "")  # from the start, so that nobody takes the beginning for the end
        threading.Thread(target=self._compile_all, name="compile", daemon=True).start()

    def stop(self) -> None:
        """Begin no further game."""
        self._stop.set()

    def _compile_all(self) -> None:
        for id in games():
            if self._stop.is_set():
                break
            self._compile(id)
        self.compiling = None

    def _compile(self, id: str) -> None:
        def progress(done: int, total: int, what: str) -> None:
            self.compiling = Progress(id, done, total, what)

        try:
            if load(id).compile(progress=progress).native:
                self._native = [*self._native, id]
        except Exception:
            log.exception("no machine code for %s; it goes on in plain Python", id)
