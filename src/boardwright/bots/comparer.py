"""Asks a game's search to compare actions (`core.machine.comparing`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from boardwright.bots.comparison import Comparison, read_comparison
from boardwright.bots.decision import Ids, check_budget, list_legal
from boardwright.core.domain.arguments import check_whole
from boardwright.core.domain.game import Game
from boardwright.core.domain.whole_number import whole_number_of
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
        self, known: Any, seat: int, legal_ids: Ids, played: int | None = None, budget: int | None = None, measured: int = 1,
        candidates: Ids = (), all_known: bool = False,
    ) -> Comparison:  # fmt: skip
        """Compare actions; see `Bot.compare`. `known`: what the seat knows, or (`all_known`) the whole state."""
        budget, measured = check_budget(budget), check_whole("measured", measured, 1, MOST_CANDIDATES - 1)
        self._known.array[0] = known
        list_legal(self.game, self._known, seat, legal_ids, self._moves)
        given = _given(self._moves.record.ids[: self._moves.record.count].tolist(), played, candidates)
        comparison = RecordBuffer(COMPARISON)
        question = comparison.record
        question.budget, question.measured, question.alone, question.all_known = budget or 0, measured, len(candidates) > 0, all_known
        question.given, question.ids[: len(given)] = len(given), given
        self._compare(self.game.tables, self._known, seat, self._moves, self._rng, self._scratch, comparison)
        return read_comparison(question)


def _given(legal: list[int], played: Any, candidates: Any) -> list[int]:
    """The actions that the caller names, each once. Raises BadOption unless they are legal and fit into the question."""
    if isinstance(candidates, str) or not isinstance(candidates, Sequence | np.ndarray):
        raise BadOption(f"candidates {quoted(candidates)}: expected legal ids")
    given: dict[int, None] = {}
    for id in [*([] if played is None else [played]), *candidates]:
        number = whole_number_of(id)
        if number is None or number not in legal:
            raise BadOption(f"compare: {quoted(id)} is not legal, expected one of the legal ids")
        given[number] = None
    if len(given) > MOST_CANDIDATES:
        raise BadOption(f"compare: {len(given)} candidates, expected at most {MOST_CANDIDATES}")
    return list(given)
