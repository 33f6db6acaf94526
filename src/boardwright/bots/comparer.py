"""Asks a game's search to compare actions (`core.machine.comparing`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.bots.comparison import Comparison, read_comparison
from boardwright.bots.decision import check_budget, list_legal
from boardwright.core.domain.game import Game
from boardwright.core.errors import BadOption, quoted
from boardwright.core.machine.bot import MOST_CANDIDATES
from boardwright.core.machine.comparing import COMPARISON
from boardwright.core.machine.search_bot import SearchBot
from boardwright.core.machine.state import MOVES, RecordBuffer


class Comparer:
    """Compares actions with memory of its own. Use one from one thread at a time."""

    def __init__(self, game: Game, search: SearchBot, rng: RecordBuffer) -> None:
        """`rng`: the generator that chooses the worlds; it stays as it is."""
        self.game, self._search, self._rng, self._engine = game.compile(), search, rng, game.engine
        self._compare, self._scratch = self._engine.comparing(search), self._engine.scratch(search)
        self._moves, self._known = RecordBuffer(MOVES), RecordBuffer(game.state_dtype)

    def compare(
        self, known: Any, seat: int, legal_ids: Sequence[int], played: int | None = None, budget: int | None = None, measured: int = 1,
        candidates: Sequence[int] = (), all_known: bool = False,
    ) -> Comparison:  # fmt: skip
        """Compare actions; see `Bot.compare`. `known`: what the seat knows, or (`all_known`) the whole state."""
        given = list(dict.fromkeys([*([] if played is None else [played]), *candidates]))
        budget = check_budget(budget)
        _check(legal_ids, given, measured)
        self._known.array[0] = known
        list_legal(self.game, self._known, seat, legal_ids, self._moves)
        comparison = RecordBuffer(COMPARISON)
        question = comparison.record
        question.budget, question.measured, question.alone, question.all_known = budget or 0, measured, bool(candidates), all_known
        question.given, question.ids[: len(given)] = len(given), given
        self._compare(self.game.tables, self._known, seat, self._moves, self._rng, self._scratch, comparison)
        return read_comparison(question)


def _check(legal_ids: Sequence[int], given: Sequence[int], measured: int) -> None:
    """Raise BadOption unless the question makes sense."""
    legal = {int(id) for id in legal_ids}
    if not legal:
        raise BadOption("compare: no legal ids, expected those of a seat that has to choose")
    for id in given:
        if id not in legal:
            raise BadOption(f"compare: {quoted(id)} is not legal, expected one of the legal ids")
    if len(given) > MOST_CANDIDATES:
        raise BadOption(f"compare: {len(given)} candidates, expected at most {MOST_CANDIDATES}")
    if isinstance(measured, bool) or not isinstance(measured, int) or not 0 < measured < MOST_CANDIDATES:
        raise BadOption(f"measured {quoted(measured)}: expected a whole number from 1 to {MOST_CANDIDATES - 1}")
