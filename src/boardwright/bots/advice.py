"""A hint: the few actions that a search likes best, what each leads to, and why (docs/decisions/82_hints_with_reasons.md)."""

from __future__ import annotations

from typing import NamedTuple

from boardwright.bots import Bot
from boardwright.core.domain.match import Match
from boardwright.core.domain.refusal import Reason
from boardwright.core.domain.search_settings import NAME
from boardwright.core.machine.search_bot import SearchBot

NAMED = 3
"""How many actions a hint names."""
PLAYED_ON = 300
"""In how many matches, played on from here, they are compared."""


class Advice(NamedTuple):
    """One action of a hint.

    Attributes:
        action: its id.
        chance: the mean share of the win, from 0 to 1.
        points: the mean points of the seat; 0 in games without points.
        reason: what speaks for it; None: the game gives no reasons.
    """

    action: int
    chance: float
    points: float
    reason: Reason | None


def advise(bot: Bot, match: Match, seat: int) -> list[Advice]:
    """What a bot would consider in a seat's place, its choice first, from what the seat knows: at most NAMED actions.

    What they lead to is measured by the game's search, if the bot is another one.
    """
    hidden, legal = match.hidden(seat), match.legal_ids(seat).tolist()
    decision = bot.decide(hidden, legal)
    best = list(dict.fromkeys((decision.action, *decision.candidates)))[:NAMED]
    search = bot if isinstance(bot.rule, SearchBot) else Bot(NAME, bot.game)
    compared = search.compare(hidden, legal, best[0], PLAYED_ON, max(1, len(best) - 1), best[1:] or best)
    found = {each.action: each for each in compared.candidates}
    return [Advice(id, found[id].chance, found[id].points, match.why(seat, id)) for id in best]
