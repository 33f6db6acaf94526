"""The contract between bots and their callers (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from boardwright.core.errors import BadOption

Function = TypeVar("Function", bound=Callable[..., object])

BOT_CONTRACT = 2
"""The version of this contract. Bots from other packages and files declare which one they were written for."""

BOT = ("tsimrkd", True)
"""A bot's arguments: tables, hidden, seat, moves, rng, scratch, decision (letters as in `engine.ENTRIES`). It returns an action id."""
ARGUMENTS = ("tables", "hidden", "seat", "moves", "rng", "scratch", "decision")

MOST_CANDIDATES = 32

DECISION = np.dtype(
    [("budget", "i8"), ("count", "i4"), ("ids", "i4", (MOST_CANDIDATES,)), ("values", "f8", (MOST_CANDIDATES,))], align=True
)
"""The budget and the report of a bot. `budget`: number of simulations (0: the bot's own choice). `count`, `ids`, `values`: the candidates
it considered, best first, and the value of each; `count` is 0 when the bot is called."""

NO_SCRATCH = np.dtype([("unused", "i8")], align=True)


def bot(scratch: np.dtype | None = None) -> Callable[[Function], Function]:
    """Mark a rule as a bot: `bot(tables, hidden, seat, moves, rng, scratch, decision) -> id`.

    `scratch`: the dtype of the bot's working memory. The caller allocates it once; it still holds what the last decision left there, so a
    bot must write before it reads.
    """

    def marked(function: Function) -> Function:
        function.__bot__ = NO_SCRATCH if scratch is None else scratch  # type: ignore[attr-defined]
        return function

    return marked


def best_move(moves: Any, values: Any) -> Any:
    """The id of the legal action with the highest value, the first of equals. `values`: in the order of the legal actions."""
    return moves.ids[values[: moves.count].argmax()]


def report(moves: Any, values: Any, most: int, decision: Any) -> None:
    """Report the legal actions with the highest values in `decision`, best first, at most `most`; equals in the order of the legal actions.

    `values`: in the order of the legal actions.
    """
    count = 0
    for k in range(moves.count):
        at = min(count, most)
        while at > 0 and decision.values[at - 1] < values[k]:
            at -= 1
        if at < most:
            count = min(count + 1, most)
            for later in range(count - 1, at, -1):
                decision.ids[later], decision.values[later] = decision.ids[later - 1], decision.values[later - 1]
            decision.ids[at], decision.values[at] = moves.ids[k], values[k]
    decision.count = count


class BotRule:
    """A bot of a game: its name, its function and the dtype of its scratch. Its only part is itself (see `MixedBot`).

    `needs_hidden`: it needs a hidden copy of the state. Only the built-in `random`, which reads nothing, does without.
    """

    __slots__ = ("function", "name", "needs_hidden", "scratch")
    slips = 0

    def __init__(self, name: str, function: Any, needs_hidden: bool = True) -> None:
        scratch = getattr(function, "__bot__", None)
        if scratch is None:
            raise BadOption(f"bot {name}: expected a function marked with @bot (contract {BOT_CONTRACT})")
        if function.__code__.co_argcount != len(ARGUMENTS):
            had = function.__code__.co_argcount
            raise BadOption(f"bot {name}: {had} arguments, expected those of contract {BOT_CONTRACT}: {', '.join(ARGUMENTS)}")
        self.name, self.function, self.scratch, self.needs_hidden = name, function, scratch, needs_hidden

    @property
    def parts(self) -> tuple[BotRule, ...]:
        """The bots whose machine code it needs."""
        return (self,)

    @property
    def seated(self) -> tuple[BotRule, ...]:
        """The bots that take turns in its seat."""
        return (self,)
