"""Bots: they get `hidden(seat)` and the ids of the legal actions, and return one of the ids.

`random` plays every game; the others come from the game's folder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardwright.core.errors import BadOption, quoted
from boardwright.core.machine.random import BOT_RNG, derived_key, key_of
from boardwright.core.machine.state import MOVES, Cell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardwright.core.domain.game import Game


class Bot:
    """A bot with a generator of its own: same seed, same choices on every machine."""

    def __init__(self, name: str, game: Game, seed: int | bytes | str | None = 0) -> None:
        if name not in game.bots:
            raise BadOption(f"bot {quoted(name)}: {game.id} has {', '.join(game.bots)}")
        self.name, self.game = name, game
        self._rng = Cell(BOT_RNG)
        seed_bot(self._rng, key_of(seed))
        self._moves = Cell(MOVES)
        self._hidden = Cell(game.state_dtype)

    def choose(self, hidden: Any, legal_ids: Sequence[int]) -> int:
        """The id that the bot plays. `hidden` is `match.hidden(seat)` of the seat that acts."""
        if len(legal_ids) == 0:
            raise BadOption("choose: no legal ids, expected those of a seat that owes a choice")
        self._moves.record.count = len(legal_ids)
        self._moves.record.ids[: len(legal_ids)] = legal_ids
        self._hidden.array[0] = hidden
        choose = self.game.engine.bot[self.name]
        return int(choose(self.game.tables, self._hidden, int(self._hidden.record.viewer), self._moves, self._rng))


def seed_bot(rng: Cell, key: bytes, seat: int = 0) -> None:
    """Set a bot's generator from a key; never all zero."""
    words = memoryview(derived_key(key, "bot", seat)[:16]).cast("I")
    rng.record.s[:] = [int(w) for w in words]
    rng.record.s[0] |= 1
