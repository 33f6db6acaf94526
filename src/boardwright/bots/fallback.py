"""A bot whose failures cost only one decision each: another bot makes it, and the log says so in one line."""

import logging
from collections.abc import Callable
from typing import Any

from boardwright.bots.decision import Chooser, Decision, Ids
from boardwright.core.domain.game import Game
from boardwright.core.errors import BotFailed

Seed = int | bytes | str | None
MakeBot = Callable[[str, Game, Seed], Chooser]

log = logging.getLogger("boardwright.bots")
MOST_FAILURES = 10
"""After this many failures in a match a bot is not asked again in it: the others would wait each time."""


def stand_in(game: Game) -> str:
    """The bot that decides where another one failed: `greedy`, else the best level of the game, else `random`."""
    levels: list[str] = game.about.get("levels", [])
    return next(name for name in ("greedy", *reversed(levels), "random") if name in game.bots)


class WithFallback:
    """Asks a bot, and where it raises BotFailed the game's stand-in.

    Attributes:
        name: the bot's name.
        failures: how often it failed in this match.
    """

    def __init__(self, bot: Any, game: Game, make: MakeBot, seed: Seed, match: str = "") -> None:
        """
        Args:
            bot: the bot.
            make: makes the stand-in from its name, the game and a seed, when it is needed first.
            match: which match it plays, for the log.
        """
        self.name, self._bot, self._game, self._make = bot.name, bot, game, make
        self._begin(seed, match)

    def _begin(self, seed: Seed, match: str) -> None:
        self._seed, self._match, self.failures = seed, match, 0
        self._other: Chooser | None = None

    def new_match(self, seed: Seed, match: str = "") -> None:
        """Begin another match with the same program."""
        self._begin(seed, match)
        self._bot.new_match(seed)

    def choose(self, hidden: Any, legal_ids: Ids) -> int:
        """Choose an action; see `Bot.choose`."""
        return self.decide(hidden, legal_ids).action

    def decide(self, hidden: Any, legal_ids: Ids, budget: int | None = None) -> Decision:
        """Choose an action and report the candidates; see `Bot.decide`."""
        if self.failures < MOST_FAILURES:
            try:
                decision: Decision = self._bot.decide(hidden, legal_ids, budget)
                return decision
            except BotFailed as error:
                self.failures += 1
                self._tell(error)
        if self._other is None:
            self._other = self._make(stand_in(self._game), self._game, self._seed)
        return self._other.decide(hidden, legal_ids)

    def _tell(self, error: BotFailed) -> None:
        where = f"{self._match}: " if self._match else ""
        rest = " from now on" if self.failures == MOST_FAILURES else ""
        log.warning("%s%s; %s decides%s", where, " ".join(str(error).split()), stand_in(self._game), rest)
