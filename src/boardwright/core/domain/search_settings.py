"""Reads a game's search from `game.toml` and its folder (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from boardwright.core.domain.budgets import EXPECTED, MOST_SIMULATIONS, Budget
from boardwright.core.errors import BadData, BadOption, quoted, short
from boardwright.core.machine import outlook
from boardwright.core.machine.bot import MOST_CANDIDATES, BotRule
from boardwright.core.machine.search_bot import KnowledgeRule, SearchBot
from boardwright.core.machine.search_record import KNOWLEDGE, MOST_POLICIES

NAME = "search"
PLAIN = "plain_search"
"""The search with random playouts, without a game's advice: what its knowledge is measured against."""

DEFAULTS: dict[str, Any] = {
    "policies": {"random": 1},  # the bots that play on, each with its share of the playouts
    "candidates": "",  # the bot that proposes candidates; "": all legal actions
    "most": 16,  # candidates
    "budget": 200,  # simulations
    "cut": 0,  # the number of decisions after which a playout ends and the expected points count; 0: never
    "stages": 0,  # the same in parts of the match (`stage`): 1 is the end of this one; 0: never
    "switching": 0,  # the chance, in thousandths, that a seat draws another policy before a decision of a playout
    "loyal": 0,  # 1: after an action that a policy chose, the seat plays on by that policy, and by the first one after other actions
    "guesses": 4,  # worlds that are tried for each world of a round, if the game says how well a world fits
    "exploration": 0.2,
    "widening": 0.05,
    "margin": 20.0,  # the points ahead that count as half of a sure win
    "margin_weight": 0.3,  # the share of the margin in a payoff
    "points_scale": 500.0,  # the most of a seat's own points that count
    "points_weight": 0.0,  # the share of a seat's own points in its payoff, whatever the others have
    "caution": 1.0,  # the standard errors that are subtracted from what another action than the first policy's gains
}
COMPARED: dict[str, Any] = {"cut": 0, "stages": 0, "switching": 0}
"""The settings of comparisons that do not follow from those of the search: they play to the end unless `[comparison]` says otherwise."""
LIMITS: dict[str, tuple[float, float]] = {
    "most": (2, MOST_CANDIDATES),
    "budget": (1, MOST_SIMULATIONS),
    "cut": (0, 1_000_000),
    "stages": (0, 1_000),
    "loyal": (0, 1),
    "switching": (0, 1_000),
    "guesses": (1, 1_000),
    "exploration": (0, 100),
    "widening": (0, 100),
    "margin": (0.001, 1_000_000),
    "margin_weight": (0, 1),
    "points_scale": (0.001, 1_000_000),
    "points_weight": (0, 1),
    "caution": (0, 10),
}


def search_bot(
    game: str, state: np.dtype, declared: Mapping[str, Any], known: Mapping[str, BotRule], offered: Mapping[str, Any], name: str = NAME,
    table: str = "search",
) -> SearchBot:  # fmt: skip
    """The search of a game.

    Args:
        game: the game's id.
        state: the dtype of its states.
        declared: the table `[search]` of `game.toml`; what is missing has its default.
        known: the game's bots by name.
        offered: the game's KNOWLEDGE: its rules of `search_record.KNOWLEDGE`, by name, and its outlook, which the search does not ask.
        name: the bot's name.
        table: the name of the declared table, for errors.

    Raises BadData.
    """
    settings = {**DEFAULTS, **declared}
    for unknown in settings.keys() - DEFAULTS.keys():
        raise BadData(f"{game}: {table} has {quoted(unknown)}, expected {', '.join(DEFAULTS)}")
    for unknown in offered.keys() - {*KNOWLEDGE, outlook.NAME}:
        raise BadData(f"{game}: bots.KNOWLEDGE has {quoted(unknown)}, expected {', '.join((*KNOWLEDGE, outlook.NAME))}")
    for setting in LIMITS:
        check_number(f"{game}: {table}.{setting}", setting, settings[setting])
    policies, candidates = settings["policies"], settings["candidates"]
    if not isinstance(policies, dict) or not 0 < len(policies) <= MOST_POLICIES:
        raise BadData(f"{game}: {table}.policies is {short(policies)}, expected one to {MOST_POLICIES} bots with their shares")
    for bot in [*policies, *([candidates] if candidates else [])]:
        if bot not in known:
            raise BadData(f"{game}: {table} names the bot {quoted(bot)}, expected one of {', '.join(known)}")
    for policy, share in policies.items():
        if type(share) is not int or not 0 < share <= 1000:
            raise BadData(f"{game}: {table}.policies.{policy} is {short(share)}, expected a whole number from 1 to 1000")
    return SearchBot(
        name,
        state,
        [(known[policy], share) for policy, share in policies.items()],
        known[candidates] if candidates else None,
        [KnowledgeRule(rule, function) for rule, function in offered.items() if rule != outlook.NAME],
        {setting: settings[setting] for setting in LIMITS},
    )


def check_number(label: str, name: str, value: Any) -> None:
    """Raise BadData unless the value fits a setting. `label`: for the error."""
    (least, most), kind = LIMITS[name], type(DEFAULTS[name])
    if isinstance(value, bool) or not isinstance(value, (int, kind)) or not least <= value <= most:
        raise BadData(f"{label} is {short(value)}, expected a {'whole ' if kind is int else ''}number from {least} to {most}")


def with_budget(name: str, bot: Any, budget: Budget) -> SearchBot:
    """The search by its name with a budget: simulations, seconds of processor time, or both. Raises BadOption."""
    if not isinstance(bot, SearchBot):
        raise BadOption(f"bot {quoted(name)}: only the search takes a budget, {EXPECTED}")
    return bot.within(name, budget.simulations or MOST_SIMULATIONS, budget.seconds or 0)
