"""The games of this server, and the compilation of their rules in the background."""

from __future__ import annotations

import threading
from typing import Any

import boardwright as bw
from boardwright.core.domain.game import load
from boardwright.core.domain.registry import about, games
from boardwright.core.machine.engine import jit_wanted
from boardwright.server.access import log
from boardwright.server.errors import ApiError, not_found
from boardwright.server.outbound import GameOut, OptionOut, Progress
from boardwright.server.page_rules import PageRules, make_module, page_rules_of


class Catalog:
    """Games by id. Loading a game imports its rules, so call the methods from a thread."""

    def __init__(self) -> None:
        self.compiling: Progress | None = None
        self._native: list[str] = []
        self._page_rules: dict[str, PageRules] = {}
        self._stop = threading.Event()

    def load(self, id: str) -> Any:
        """The game with that id; it runs in plain Python until it is compiled. Raises ApiError 404."""
        if id not in games():
            raise not_found("game")
        return load(id)

    def describe(self) -> list[GameOut]:
        """All games as the page needs them. A game that cannot be loaded is logged and left out."""
        return [info for id in games() if (info := self._told(id)) is not None]

    def _told(self, id: str) -> GameOut | None:
        """One game, or None if it cannot be loaded: a broken game of another package must not hide the rest."""
        try:
            return self._describe(id)
        except Exception:
            log.exception("the game %s cannot be loaded", id)
            return None

    def _describe(self, id: str) -> GameOut:
        game, info = load(id), about(id)
        options = {name: OptionOut(default, list(values), game.limits[name]) for name, (default, values) in game.options.items()}
        return GameOut(
            id=id,
            ruleset=game.ruleset,
            players=list(game.players),
            minutes=info.get("minutes"),
            options=options,
            levels=list(info.get("levels", ())),
            sections=info.get("sections", []),
            native=game.native,
        )

    def native(self) -> list[str]:
        """The ids of the games that are compiled."""
        return self._native

    def page_rules(self, id: str) -> PageRules | None:
        """The rules of a game for pages that run them; None: they are not there (yet). Raises ApiError 404."""
        if id not in self._page_rules and (found := page_rules_of(self.load(id))) is not None:
            self._page_rules[id] = found
        return self._page_rules.get(id)

    def check_level(self, id: str, level: str) -> None:
        """Raises ApiError 422 `no_such_level`, with the levels that there are, if the game has no bot of this level."""
        levels = list(about(id).get("levels", ()))
        if level not in levels:
            raise ApiError(422, "no_such_level", level=level, levels=", ".join(levels))

    def bot(self, level: str, game: Any) -> Any:
        """A bot of that level with a secret seed."""
        return bw.bot(level, game, None)

    # Machine code

    def compile_in_background(self) -> None:
        """Compile every game in a thread. Matches start in plain Python and go over when their game is ready.

        Afterwards the modules are made with which pages run the rules themselves.
        """
        if jit_wanted() and games():
            self.compiling = Progress(games()[0], 0, 1, "")  # from the start, so that nobody takes the beginning for the end
        threading.Thread(target=self._compile_all, name="compile", daemon=True).start()

    def stop(self) -> None:
        """Compile no further game. The one at hand is finished."""
        self._stop.set()

    def _compile_all(self) -> None:
        for id in games():
            if self._stop.is_set():
                break
            self._compile(id)
        self.compiling = None
        for id in self._native:
            if not self._stop.is_set():
                make_module(load(id))

    def _compile(self, id: str) -> None:
        def progress(done: int, total: int, what: str) -> None:
            self.compiling = Progress(id, done, total, what)

        try:
            if load(id).compile(progress, bots=about(id).get("levels", ())).native:
                self._native = [*self._native, id]
        except Exception:
            log.exception("no machine code for %s; it goes on in plain Python", id)
