"""Reads a game's search from `game.toml` and its folder (docs/bots.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from boardwright.core.errors import BadData, BadOption, quoted, short
from boardwright.core.machine import outlook
from boardwright.core.machine.bot import MOST_CANDIDATES, BotRule
from boardwright.core.machine.search_bot import KnowledgeRule, SearchBot
from boardwright.core.machine.search_record import KNOWLEDGE, MOST_POLICIES

NAME = "search"
MARK = "@"
MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 3600
_SIMULATIONS = re.compile(r"[0-9]{1,7}")
_SECONDS = re.compile(r"[0-9]{1,4}(\.[0-9]{1,6})?s")

DEFAULTS: dict[str, Any] = {
    "policies": {"random": 1},  # the bots that play on, each with its share of the playouts
    "candidates": "",  # the bot that proposes candidates; "": all legal actions
    "most": 16,  # candidates
    "budget": 200,  # simulations
    "cut": 0,  # the number of decisions after which a playout ends and the expected points count; 0: never
    "guesses": 4,  # worlds that are tried for each world of a round, if the game says how well a world fits
    "exploration": 0.2,
    "widening": 0.05,
    "margin": 20.0,  # the points ahead that count as half of a sure win
    "margin_weight": 0.3,  # the share of the margin in a payoff
    "caution": 1.0,  # the standard errors that are subtracted from what another action than the first policy's gains
}
LIMITS: dict[str, tuple[float, float]] = {
    "most": (2, MOST_CANDIDATES),
    "budget": (1, MOST_SIMULATIONS),
    "cut": (0, 1_000_000),
    "guesses": (1, 1_000),
    "exploration": (0, 100),
    "widening": (0, 100),
    "margin": (0.001, 1_000_000),
    "margin_weight": (0, 1),
    "caution": (0, 10),
}


def search_bot(
    game: str, state: np.dtype, declared: Mapping[str, Any], known: Mapping[str, BotRule], offered: Mapping[str, Any]
) -> SearchBot:
    """The search of a game.

    Args:
        game: the game's id.
        state: the dtype of its states.
        declared: the table `[search]` of `game.toml`; what is missing has its default.
        known: the game's bots by name.
        offered: the game's KNOWLEDGE: its rules of `search_record.KNOWLEDGE`, by name, and its outlook, which the search does not ask.

    Raises BadData.
    """
    settings = {**DEFAULTS, **declared}
    for name in settings.keys() - DEFAULTS.keys():
        raise BadData(f"{game}: search has {quoted(name)}, expected {', '.join(DEFAULTS)}")
    for name in offered.keys() - {*KNOWLEDGE, outlook.NAME}:
        raise BadData(f"{game}: bots.KNOWLEDGE has {quoted(name)}, expected {', '.join((*KNOWLEDGE, outlook.NAME))}")
    for name in LIMITS:
        check_number(f"{game}: search.{name}", name, settings[name])
    policies, candidates = settings["policies"], settings["candidates"]
    if not isinstance(policies, dict) or not 0 < len(policies) <= MOST_POLICIES:
        raise BadData(f"{game}: search.policies is {short(policies)}, expected one to {MOST_POLICIES} bots with their shares")
    for name in [*policies, *([candidates] if candidates else [])]:
        if name not in known:
            raise BadData(f"{game}: search names the bot {quoted(name)}, expected one of {', '.join(known)}")
    for name, share in policies.items():
        if type(share) is not int or not 0 < share <= 1000:
            raise BadData(f"{game}: search.policies.{name} is {short(share)}, expected a whole number from 1 to 1000")
    return SearchBot(
        NAME,
        state,
        [(known[name], share) for name, share in policies.items()],
        known[candidates] if candidates else None,
        [KnowledgeRule(name, function) for name, function in offered.items() if name != outlook.NAME],
        {name: settings[name] for name in LIMITS},
    )


def has_seconds(name: str) -> bool:
    """Whether a bot's name has a budget in seconds, which needs a clock."""
    return isinstance(name, str) and _SECONDS.fullmatch(name.partition(MARK)[2]) is not None


def check_number(where: str, name: str, value: Any) -> None:
    """Raise BadData unless the value fits a setting. `where`: for the error."""
    (least, most), kind = LIMITS[name], type(DEFAULTS[name])
    if isinstance(value, bool) or not isinstance(value, (int, kind)) or not least <= value <= most:
        raise BadData(f"{where} is {short(value)}, expected a {'whole ' if kind is int else ''}number from {least} to {most}")


def with_budget(name: str, bot: Any) -> SearchBot:
    """The search by its name with a budget: simulations (`search@400`) or seconds of processor time (`search@0.2s`). Raises BadOption."""
    budget = name.partition(MARK)[2]
    if not isinstance(bot, SearchBot):
        raise BadOption(f"bot {quoted(name)}: only the search takes a budget, expected {NAME}{MARK}N")
    if _SECONDS.fullmatch(budget) and 0 < float(budget[:-1]) <= MOST_SECONDS:
        return bot.with_seconds(name, float(budget[:-1]))
    if not _SIMULATIONS.fullmatch(budget) or not 1 <= int(budget) <= MOST_SIMULATIONS:
        raise BadOption(
            f"bot {quoted(name)}: expected a number of simulations from 1 to {MOST_SIMULATIONS}, as in {NAME}{MARK}400, "
            f"or of seconds up to {MOST_SECONDS}, as in {NAME}{MARK}0.2s"
        )
    return bot.with_budget(name, int(budget))
