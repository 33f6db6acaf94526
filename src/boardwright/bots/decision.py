"""The interface of all bots: how they are asked, and what they answer."""

import contextlib
import operator
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from boardwright.core.domain.arguments import as_array, check_whole, is_record_of
from boardwright.core.domain.budgets import MOST_SIMULATIONS
from boardwright.core.domain.game import Game
from boardwright.core.errors import BadOption, BotFailed, quoted
from boardwright.core.machine.state import RecordBuffer

Ids = Sequence[int] | np.ndarray
"""Ids of actions, such as those that `Match.legal_ids` gives."""
LISTED = 8  # legal ids that an error lists


class Decision(NamedTuple):
    """A bot's choice and its report: candidate ids, best first, and their values; () if the bot does not report any."""

    action: int
    candidates: tuple[int, ...] = ()
    values: tuple[float, ...] = ()


class Chooser(Protocol):
    """A bot for Python, of any kind."""

    name: str

    def choose(self, hidden: Any, legal_ids: Ids) -> int:
        """Choose an action; see `Bot.choose`."""

    def decide(self, hidden: Any, legal_ids: Ids, budget: int | None = None) -> Decision:
        """Choose an action and report the candidates; see `Bot.decide`."""


def check_budget(budget: object) -> int | None:
    """Return the budget if it is a number of simulations, or None. Raises BadOption."""
    return None if budget is None else check_whole("budget", budget, 1, MOST_SIMULATIONS)


def check_question(game: Game, hidden: Any, legal_ids: Any) -> None:
    """Raise BadOption unless `hidden` is what a seat of the game knows, and `legal_ids` are ids, at least one."""
    if not is_record_of(game, hidden):
        raise BadOption(f"choose: {quoted(hidden)}, expected what a seat of {game.id} knows: match.hidden(seat)")
    is_mask = getattr(legal_ids, "dtype", None) == np.bool_
    if is_mask or isinstance(legal_ids, str | bytes) or not isinstance(legal_ids, Sequence | np.ndarray):
        raise BadOption(f"choose: {quoted(legal_ids)}, expected the ids of the legal actions: match.legal_ids(seat)")
    if len(legal_ids) == 0:
        raise BadOption("choose: no legal ids, expected those of a seat that has to choose")


def list_legal(game: Game, known: RecordBuffer, seat: int, legal_ids: Ids, moves: RecordBuffer) -> None:
    """List the legal actions of a seat in `moves`. Raises BadOption if `legal_ids` are others: compiled bots would play them."""
    given = as_array("choose:", legal_ids)
    moves.record.count = 0
    if game.engine.actors(game.tables, known) >> seat & 1:
        game.engine.legal(game.tables, known, seat, moves)
    legal = moves.record.ids[: moves.record.count].tolist()
    if given.dtype.kind not in "iu" or given.shape != (len(legal),) or set(given.tolist()) != set(legal):
        listed = ", ".join(map(str, legal[:LISTED])) + (", …" if len(legal) > LISTED else "")
        raise BadOption(f"choose: {quoted(legal_ids)}, expected all legal actions of seat {seat}: {listed or 'it need not choose'}")


def checked_answer(shown: str, answer: Any, legal: Sequence[int]) -> int:
    """Return the answer if it is one of the legal ids. Raises BotFailed. `shown`: the bot, for the error."""
    with contextlib.suppress(TypeError):
        id = operator.index(answer)
        if id in legal:
            return id
    listed = ", ".join(map(str, legal[:LISTED])) + (", …" if len(legal) > LISTED else "")
    raise BotFailed(f"bot {shown}: chose {quoted(answer)}, expected one of the legal ids {listed}")
