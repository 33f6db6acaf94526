"""A bot that usually plays like one bot and sometimes like another: levels in between (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from boardwright.core.machine.bot import BotRule
from boardwright.core.machine.random import bot_uniform_below
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import RecordBuffer

PER_CENT = 100


class MixedBot:
    """Makes `slips` of 100 choices as its second part and the others as its first. It decides with its own generator."""

    needs_hidden = True

    def __init__(self, name: str, plays: BotRule, slips: int, instead: BotRule) -> None:
        self.name, self.slips, self.parts = name, slips, (plays, instead)
        self.seated = self.parts
        self.scratch = np.dtype([("plays", plays.scratch), ("instead", instead.scratch)], align=True)


@rule
def slips_now(rng, slips):
    """Return whether this choice is one of the `slips` in 100. Draws nothing for a bot that never slips."""
    return slips > 0 and bot_uniform_below(rng, PER_CENT) < slips


def asking(bot: MixedBot, ask: Callable[[BotRule], Any]) -> Any:
    """The function that calls a mixed bot, as returned by an engine's `bot`. `ask`: the engine's `bot`, for the parts."""
    choices = tuple(zip(bot.scratch.names or (), map(ask, bot.parts), strict=True))

    def choose(tables: Any, hidden: Any, seat: int, moves: Any, rng: Any, scratch: Any, decision: Any) -> int:
        part, choose_as = choices[1 if slips_now(rng.record, bot.slips) else 0]
        room = RecordBuffer(bot.scratch[part], scratch.array[part])
        return int(choose_as(tables, hidden, seat, moves, rng, room, decision))

    return choose
