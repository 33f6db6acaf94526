"""Bots for Python: they get `hidden(seat)` and the ids of the legal actions, and return one of the ids (docs/bots.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from boardwright.core.domain.bot_rules import from_file, names_a_file
from boardwright.core.errors import BadOption, quoted
from boardwright.core.machine.bot import DECISION
from boardwright.core.machine.random import BOT_RNG, bot_seeds, key_of
from boardwright.core.machine.state import MOVES, RecordBuffer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardwright.core.domain.game import Game


class Decision(NamedTuple):
    """What a bot plays, and what it weighed: the ids of candidates, best first, and what each is worth to it; () where it does not say."""

    action: int
    candidates: tuple[int, ...] = ()
    values: tuple[float, ...] = ()


class Bot:
    """A bot with a generator and memory of its own: same seed, same choices on every machine."""

    def __init__(self, name: str, game: Game, seed: int | bytes | str | None = 0) -> None:
        self.name, self.game, self.rule = name, game, game.bot_rule(name)
        self._rng = RecordBuffer(BOT_RNG)
        self._rng.array["s"] = bot_seeds([key_of(seed)], "bot")
        self._moves, self._hidden = RecordBuffer(MOVES), RecordBuffer(game.state_dtype)
        self._scratch, self._decision = RecordBuffer(self.rule.scratch), RecordBuffer(DECISION)

    def choose(self, hidden: Any, legal_ids: Sequence[int]) -> int:
        """The id that the bot plays. `hidden` is `match.hidden(seat)` of the seat that acts."""
        return self.decide(hidden, legal_ids).action

    def decide(self, hidden: Any, legal_ids: Sequence[int], budget: int | None = None) -> Decision:
        """The id that the bot plays, and what it weighed. `budget`: how many simulations it may use (None: as it likes)."""
        if len(legal_ids) == 0:
            raise BadOption("choose: no legal ids, expected those of a seat that owes a choice")
        if budget is not None and (isinstance(budget, bool) or not isinstance(budget, int) or budget < 1):
            raise BadOption(f"budget {quoted(budget)}: expected a whole number from 1, or None")
        self._moves.record.count = len(legal_ids)
        self._moves.record.ids[: len(legal_ids)] = legal_ids
        self._hidden.array[0] = hidden
        record = self._decision.record
        record.budget, record.count = budget or 0, 0
        choose = self.game.engine.bot(self.rule)
        seat = int(self._hidden.record.viewer)
        id = choose(self.game.tables, self._hidden, seat, self._moves, self._rng, self._scratch, self._decision)
        count = int(record.count)
        return Decision(int(id), tuple(record.ids[:count].tolist()), tuple(record.values[:count].tolist()))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.name, self.game, self._rng.data.tobytes())


def _restored(name: str, game: Game, rng: bytes) -> Bot:
    bot = Bot(name, game)
    bot._rng.data[:] = memoryview(rng)
    return bot


class PythonBot:
    """A bot written in Python, from a file: a class whose objects are made with `(game, seed)` and have `choose(hidden, legal_ids) -> id`.

    It may have `decide(hidden, legal_ids, budget) -> Decision`, too.
    """

    def __init__(self, name: str, made: type, game: Game, seed: int | bytes | str | None) -> None:
        if not callable(getattr(made, "choose", None)):
            raise BadOption(f"bot {quoted(name)}: expected a class with a method choose, or a function marked with @bot")
        self.name, self.game, self._bot = name, game, made(game, seed)

    def choose(self, hidden: Any, legal_ids: Sequence[int]) -> int:
        """The id that the bot plays."""
        return int(self._bot.choose(hidden, legal_ids))

    def decide(self, hidden: Any, legal_ids: Sequence[int], budget: int | None = None) -> Decision:
        """The id that the bot plays, and what it weighed."""
        if hasattr(self._bot, "decide"):
            decision: Decision = self._bot.decide(hidden, legal_ids, budget)
            return decision
        return Decision(self.choose(hidden, legal_ids))


def bot_of(name: str, game: Game, seed: int | bytes | str | None = 0) -> Bot | PythonBot:
    """A bot by its name, or from a file (`path/to/file.py:name`). Raises BadOption."""
    made = from_file(name) if names_a_file(name) else None
    return PythonBot(name, made, game, seed) if isinstance(made, type) else Bot(name, game, seed)
