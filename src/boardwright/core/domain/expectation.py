"""Expectations of the seats of a match, computed by the rules (`core.machine.expecting`)."""

from __future__ import annotations

from boardwright.core.domain.match import Match
from boardwright.core.machine.expecting import EXPECTATION
from boardwright.core.machine.outlook import Outlook
from boardwright.core.machine.random import BOT_RNG, bot_seeds
from boardwright.core.machine.state import RecordBuffer

NO_ACTION = -1


class Expectations:
    """Expectations of the seats of a game's matches, each by its own knowledge; the chances add up to the whole win."""

    def __init__(self, match: Match, key: bytes) -> None:
        """`key`: decides what is drawn after actions."""
        game = match.game.compile()
        engine, analyst = game.engine, game.skill.analyst
        self._tables, self._expect, self._memory = game.tables, engine.expecting(analyst), engine.scratch(analyst)
        self._rng, self._record = RecordBuffer(BOT_RNG), RecordBuffer(EXPECTATION)
        self._rng.array["s"] = bot_seeds([key], "expectations")

    def now(self, match: Match) -> Outlook:
        """Return what the seats may expect now."""
        return self._ask(match, 0, NO_ACTION, 0)

    def after(self, match: Match, seat: int, action: int, samples: int) -> Outlook:
        """Return what they may expect after an action that is legal now, as a mean over that many random outcomes."""
        return self._ask(match, seat, action, samples)

    def _ask(self, match: Match, seat: int, action: int, samples: int) -> Outlook:
        expectation = self._record.record
        expectation.samples = samples
        self._expect(self._tables, match._state, seat, action, self._rng, self._memory, self._record)
        return Outlook(tuple(expectation.chance[: match.players].tolist()), tuple(expectation.points[: match.players].tolist()))
