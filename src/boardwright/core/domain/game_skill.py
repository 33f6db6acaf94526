"""A game's means to play it well: its bots, its search, its outlook and its reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any

from boardwright.core.domain.bot_rules import bot_rules, declared_bots
from boardwright.core.domain.outlook import outlook_rule
from boardwright.core.domain.outlook_weights import Weights
from boardwright.core.domain.search_settings import COMPARED, PLAIN, search_bot
from boardwright.core.errors import BadData
from boardwright.core.machine.outlook import NAME, Features

if TYPE_CHECKING:
    import numpy as np

    from boardwright.core.domain.refusal import Reasons
    from boardwright.core.machine.bot import BotRule
    from boardwright.core.machine.search_bot import CompiledBot, KnowledgeRule, SearchBot


class GameSkill:
    """The declarations of a game's package `bots` and its `game.toml`.

    Args:
        id: the game's id.
        about: its `game.toml`.
        state: the dtype of its states.
        functions: the rules of the game's contract.
        bots: the package.
        read_weights: returns the weights that `boardwright train` has fitted; None if there are none.
    """

    def __init__(
        self,
        id: str,
        about: Mapping[str, Any],
        state: np.dtype,
        functions: Mapping[str, Any],
        bots: ModuleType,
        read_weights: Callable[[], Weights | None],
    ) -> None:
        self.id, self.about, self._state, self._functions, self._bots = id, about, state, functions, bots
        self._read_weights = read_weights

    @cached_property
    def bot_rules(self) -> dict[str, CompiledBot]:
        """The bots by name.

        They are `random`, those in the game's folder, those of other packages, the mixtures declared in `game.toml`, and the search, with
        and without the game's advice.
        """
        known, mixed = self._compiled, self.about.get("bots", {})
        searches = [self.search, search_bot(self.id, self._state, {}, known, {}, PLAIN)]
        return {**known, **declared_bots(self.id, mixed, known, self.search), **{each.name: each for each in searches}}

    @cached_property
    def _compiled(self) -> dict[str, BotRule]:
        return bot_rules(self.id, self._bots.BOTS)

    @cached_property
    def search(self) -> SearchBot:
        """The search with this game's knowledge and the settings of `game.toml`. Raises BadData."""
        return search_bot(self.id, self._state, self.about.get("search", {}), self._compiled, self._knowledge)

    @property
    def _knowledge(self) -> Mapping[str, Any]:
        return getattr(self._bots, "KNOWLEDGE", {})

    @cached_property
    def outlook_rule(self) -> KnowledgeRule:
        """The rule that says what each seat may expect: the game's own, or the default."""
        return outlook_rule(self._functions, self.search.settings["margin"], self._knowledge.get(NAME), self._read_weights())

    @property
    def features(self) -> Features:
        """The game's description of positions for its outlook. Raises BadData if there is none."""
        features = self._knowledge.get(NAME)
        if not isinstance(features, Features):
            raise BadData(f"{self.id}: no features to train on, expected KNOWLEDGE['outlook'] to be Features")
        return features

    @cached_property
    def analyst(self) -> SearchBot:
        """The search for analyses and hints: with the settings of `[comparison]`, and the game's outlook at hand. Raises BadData."""
        settings = {**self.about.get("search", {}), **COMPARED, **self.about.get("comparison", {})}
        bot = search_bot(self.id, self._state, settings, self._compiled, self._knowledge, table="comparison")
        return replace(bot, knowledge=[*bot.knowledge, self.outlook_rule])

    def comparing(self, bot: SearchBot) -> SearchBot:
        """The search that compares actions for a bot: with the game's advice if the bot takes it, and the bot's budget."""
        if bot.policies != self.search.policies:
            return bot
        return replace(self.analyst, settings={**self.analyst.settings, "budget": bot.budget})

    @property
    def reasons(self) -> Reasons | None:
        """The reasons for actions that the game can give; None: it gives none."""
        return getattr(self._bots, "REASONS", None)

    @property
    def reason_rule(self) -> Any:
        """The rule that gives them."""
        return self._bots.reason
