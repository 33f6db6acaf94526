"""A hint: the few actions that a search likes best, what each leads to, and why (docs/decisions/82_hints_with_reasons.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from boardwright.bots import Bot, Candidate
from boardwright.core.domain.match import Match
from boardwright.core.domain.refusal import Reason
from boardwright.core.domain.search_settings import NAME
from boardwright.core.machine.search_bot import SearchBot

NAMED = 3
"""Number of actions that a hint names."""
PLAYED_ON = 300
"""In how many matches, played on from here, they are compared."""
SURE = 2
"""Number of standard errors that an action must gain or lose to be told apart from the bot's choice."""


class Advice(NamedTuple):
    """One action of a hint.

    Attributes:
        action: its id.
        chance: the mean share of the win, from 0 to 1.
        points: the mean points of the seat; 0 in games without points.
        reason: what speaks for it; None: the game gives no reasons.
        alike: whether it is another action than the bot's choice, but cannot be told apart from it: their chances differ by accident.
    """

    action: int
    chance: float
    points: float
    reason: Reason | None
    alike: bool


def advise(bot: Bot, match: Match, seat: int) -> list[Advice]:
    """Return what a bot considers in a seat's place: its choice first, but after surely better ones. It knows what the seat knows.

    What they lead to is measured by the game's search, if the bot is another one.
    """
    advised = advised_actions(bot, match.hidden(seat), match.legal_ids(seat).tolist())
    _, *alike = [each for each in advised if not told_apart(each)]  # the first of them is the choice
    return [Advice(each.action, each.chance, each.points, match.why(seat, each.action), each in alike) for each in advised]


def advised_actions(bot: Bot, hidden: Any, legal: Sequence[int]) -> list[Candidate]:
    """Return what a hint names, without reasons, in its order. `hidden`, `legal`: as in `Bot.choose`."""
    decision = bot.decide(hidden, legal)
    best = list(dict.fromkeys((decision.action, *decision.candidates)))[:NAMED]
    search = bot if isinstance(bot.rule, SearchBot) else Bot(NAME, bot.game)
    return in_order(search.compare(hidden, legal, best[0], PLAYED_ON, max(1, len(best) - 1), best[1:] or best).candidates)


def in_order(compared: Sequence[Candidate]) -> list[Candidate]:
    """The order in which a hint names them. `compared`: the bot's choice first, the others with what they gain over it."""
    choice, *others = compared
    others.sort(key=lambda each: -each.gain)
    better = [each for each in others if told_apart(each) and each.gain > 0]
    worse = [each for each in others if told_apart(each) and each.gain < 0]
    alike = [each for each in others if not told_apart(each)]
    return [*better, choice, *alike, *worse]


def told_apart(candidate: Candidate) -> bool:
    """Return whether a candidate is surely better or worse than the bot's choice."""
    return abs(candidate.gain) > SURE * candidate.error
