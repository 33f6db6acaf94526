"""Bots for Python: they take `hidden(seat)` and the ids of the legal actions, and return one of the ids (docs/bots.md)."""

from __future__ import annotations

import inspect
import time
import traceback
from pathlib import Path
from typing import Any

from boardwright.bots.comparer import Comparer
from boardwright.bots.comparison import Candidate, Comparison
from boardwright.bots.decision import Decision, Ids, check_budget, check_question, checked_answer, list_legal
from boardwright.bots.fallback import WithFallback
from boardwright.bots.program import ProgramBot
from boardwright.core.domain.bot_rules import from_file, is_plain_python, names_a_file, names_a_program, quoted_bot
from boardwright.core.domain.budgets import split_budget
from boardwright.core.domain.game import Game
from boardwright.core.errors import BadOption, BotFailed, quoted
from boardwright.core.machine.bot import DECISION
from boardwright.core.machine.random import BOT_RNG, bot_seeds, key_of
from boardwright.core.machine.search_bot import SearchBot
from boardwright.core.machine.state import MOVES, RecordBuffer

__all__ = ["AnyBot", "Bot", "Candidate", "Comparison", "Decision", "PythonBot", "bot_of", "in_plain_python"]

FIRST_SIMULATIONS = 16  # that measure the speed of a search with a budget in seconds
SHORTEST = 1e-6


class Bot:
    """A compiled bot with its own generator and memory: same seed, same choices on every machine. Create it with `boardwright.bot`."""

    def __init__(self, name: str, game: Game, seed: int | bytes | str | None = 0) -> None:
        self.name, self.game, self.rule = name, game, game.bot_rule(name)
        self._rng = RecordBuffer(BOT_RNG)
        self._rng.array["s"] = bot_seeds([key_of(seed)], "bot")
        self._moves, self._hidden = RecordBuffer(MOVES), RecordBuffer(game.state_dtype)
        self._decision = RecordBuffer(DECISION)
        self._engine: Any = None
        self._comparer: Comparer | None = None
        self._speed = 0.0  # simulations per second

    def choose(self, hidden: Any, legal_ids: Ids) -> int:
        """Choose an action.

        Args:
            hidden: what the acting seat knows: `match.hidden(seat)`.
            legal_ids: the ids of its legal actions: `match.legal_ids(seat)`.

        Returns one of these ids. Raises BotFailed if the bot chooses another one.
        """
        return self.decide(hidden, legal_ids).action

    def decide(self, hidden: Any, legal_ids: Ids, budget: int | None = None) -> Decision:
        """Choose an action and report the candidates. `budget`: the number of simulations allowed (None: the bot's own choice)."""
        check_question(self.game, hidden, legal_ids)
        budget = check_budget(budget)
        self._hidden.array[0] = hidden
        list_legal(self.game, self._hidden, int(hidden["viewer"]), legal_ids, self._moves)
        if isinstance(self.rule, SearchBot) and not self.game.native:
            self.game.compile()  # in plain Python a search takes minutes
        if self._engine is not self.game.engine:
            self._engine = self.game.engine
            self._choose, self._scratch = self._engine.bot(self.rule), self._engine.scratch(self.rule)
        if isinstance(self.rule, SearchBot) and self.rule.seconds:
            return self._within(self.rule.seconds, self.rule.budget if budget is None else budget)
        return self._ask(budget or 0)

    def compare(
        self, hidden: Any, legal_ids: Ids, played: int | None = None, budget: int | None = None, measured: int = 1,
        candidates: Ids = (),
    ) -> Comparison:
        """Compare what the seat can do by what it leads to: its chance to win and its points, in the same worlds with the same luck.

        Args:
            hidden: what the acting seat knows: `match.hidden(seat)`.
            legal_ids: the ids of its legal actions: `match.legal_ids(seat)`.
            played: the action that the others are measured against; None: the choice of the game's first policy.
            budget: the number of simulations (None: the bot's own).
            measured: how many candidates are measured besides the first one; the others have rough figures.
            candidates: compare only these (and `played`); (): those that the search finds.

        The same seed gives the same answer; a bot with another seed draws other worlds. Raises BadOption.
        """
        if not isinstance(self.rule, SearchBot):
            raise BadOption(f"bot {quoted(self.name)}: it compares nothing, expected the search")
        check_question(self.game, hidden, legal_ids)
        if budget is None and self.rule.seconds:
            raise BadOption(f"bot {quoted(self.name)}: to compare takes a number of simulations, expected a budget")
        if self._comparer is None:
            self._comparer = Comparer(self.game, self.game.skill.comparing(self.rule), self._rng)
        return self._comparer.compare(hidden, int(hidden.viewer), legal_ids, played, budget, measured, candidates)

    def _ask(self, budget: int) -> Decision:
        record = self._decision.record
        record.budget, record.count = budget, 0
        seat = int(self._hidden.record.viewer)
        id = self._choose(self.game.tables, self._hidden, seat, self._moves, self._rng, self._scratch, self._decision)
        moves, count = self._moves.record, int(record.count)
        chosen = checked_answer(quoted_bot(self.name), int(id), moves.ids[: moves.count].tolist())
        return Decision(chosen, tuple(record.ids[:count].tolist()), tuple(record.values[:count].tolist()))

    def _within(self, seconds: float, most: int) -> Decision:
        """Search with as many simulations as fit into this processor time, by the speed of the last decision; first it is measured."""
        if not self._speed:
            self._timed(FIRST_SIMULATIONS)
        return self._timed(max(1, min(most, int(seconds * self._speed))))

    def _timed(self, budget: int) -> Decision:
        before = time.thread_time()
        decision = self._ask(budget)
        if decision.candidates:  # it searched
            self._speed = budget / max(time.thread_time() - before, SHORTEST)
        return decision

    @property
    def generator(self) -> bytes:
        """The state of its generator: a bot of the same kind that continues from it makes the same choices."""
        return self._rng.data.tobytes()

    @generator.setter
    def generator(self, rng: bytes) -> None:
        self._rng.data[:] = memoryview(rng)

    def __repr__(self) -> str:
        return f"<Bot {self.name} of {self.game.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Bot.with_generator, (self.name, self.game, self.generator)

    @classmethod
    def with_generator(cls, name: str, game: Game, rng: bytes) -> Bot:
        """A bot whose generator continues from these bytes."""
        bot = cls(name, game)
        bot.generator = rng
        return bot


class PythonBot:
    """A bot in plain Python, from a file: a class with `choose(observation, legal) -> id`, or a function with these arguments.

    `observation` is the hidden record of its seat, `legal` the list of legal ids. A class with an `__init__` is called with `(game, seed)`.
    It may also have `decide(observation, legal, budget) -> Decision`. All its mistakes raise BotFailed.
    """

    def __init__(self, name: str, made: Any, game: Game, seed: int | bytes | str | None) -> None:
        self.name, self.game = name, game
        self._file, self._shown = str(Path(name.rpartition(":")[0]).resolve()), quoted_bot(name)
        if isinstance(made, type):
            self._bot = self._call_bot(made) if made.__init__ is object.__init__ else self._call_bot(made, game, seed)  # type: ignore[misc]
            self._choose = getattr(self._bot, "choose", None)
        else:
            self._bot = self._choose = made
        if not _takes_two(self._choose):
            raise BadOption(
                f"bot {self._shown}: expected a class with a method choose(self, observation, legal), "
                "a function choose(observation, legal), or a function marked with @bot"
            )

    def choose(self, hidden: Any, legal_ids: Ids) -> int:
        """Choose an action; see `Bot.choose`. Raises BotFailed."""
        legal = [int(id) for id in legal_ids]
        return checked_answer(self._shown, self._call_bot(self._choose, hidden, list(legal)), legal)

    def decide(self, hidden: Any, legal_ids: Ids, budget: int | None = None) -> Decision:
        """Choose an action and report the candidates; see `Bot.decide`. Raises BotFailed."""
        if not hasattr(self._bot, "decide"):
            return Decision(self.choose(hidden, legal_ids))
        legal = [int(id) for id in legal_ids]
        decision = self._call_bot(self._bot.decide, hidden, list(legal), budget)
        if not isinstance(decision, Decision):
            raise BotFailed(f"bot {self._shown}: decide gave {quoted(decision)}, expected a boardwright.bots.Decision")
        checked_answer(self._shown, decision.action, legal)
        return decision

    def _call_bot(self, function: Any, *arguments: Any) -> Any:
        """Call the bot's own code. Raises BotFailed, which names the line."""
        try:
            return function(*arguments)
        except (Exception, SystemExit) as error:
            lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == self._file]
            where = f"line {lines[-1]}: " if lines else ""
            raise BotFailed(f"bot {self._shown}: {where}{type(error).__name__}: {error}") from error


def _takes_two(choose: Any) -> bool:
    """Return whether this can be called with an observation and a list."""
    try:
        inspect.signature(choose).bind(None, [])
    except (TypeError, ValueError):
        return False
    return True


AnyBot = Bot | PythonBot | WithFallback


def bot_of(name: str, game: Game, seed: int | bytes | str | None = 0, match: str = "") -> AnyBot:
    """The bot with this name, the one in a file (`path/to/file.py:name`), or a program (`cmd:./program`).

    A program that fails costs only that decision; `match` says in the log which match it plays. Raises BadOption, and BotFailed if a
    program cannot be started.
    """
    if names_a_program(name):
        return WithFallback(ProgramBot(name, game, seed), game, Bot, seed, match)
    made = from_file(name) if names_a_file(name) else None
    return PythonBot(name, made, game, seed) if is_plain_python(made) else Bot(name, game, seed)


def in_plain_python(name: str) -> bool:
    """Return whether a simulator cannot run the bot: it is in plain Python, a program, or a search with a budget in seconds, for which
    Python keeps the clock. Python asks such bots match by match. Raises BadOption."""
    return names_a_program(name) or split_budget(name)[1].seconds is not None or (names_a_file(name) and is_plain_python(from_file(name)))
