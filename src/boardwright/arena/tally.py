"""The blocks of an arena that have been played, counted for its model of strengths."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from boardwright.arena.ratings import Model, Stage, stages_of

Kind = tuple[tuple[Stage, float], ...]
"""The data of a block for the model: its choices, with their weights."""


@dataclass(frozen=True)
class Block:
    """A played block: its bots, the bot of each seat in each match, and by match the ranks, points and decisions; `state`: a digest."""

    number: int
    group: tuple[int, ...]
    tables: list[tuple[int, ...]]
    ranks: list[list[int]]
    scores: list[list[int]]
    decisions: list[int]
    state: str


@dataclass
class Tally:
    """The blocks so far. `fixed`: ratings in Elo that are given, by bot. `kinds`: by group, the kind of each of its blocks."""

    bots: int
    fixed: Mapping[int, float] = field(default_factory=dict)
    blocks: list[Block] = field(default_factory=list)
    kinds: dict[tuple[int, ...], list[Kind]] = field(default_factory=lambda: defaultdict(list))
    counts: Counter[Stage] = field(default_factory=Counter)

    def add(self, block: Block) -> None:
        """Count another block."""
        stages: Counter[Stage] = Counter()
        for table, ranks in zip(block.tables, block.ranks):
            for stage, weight in stages_of(tuple(table), tuple(ranks)).items():
                stages[stage] += weight  # type: ignore[assignment]
        self.blocks.append(block)
        self.kinds[block.group].append(tuple(sorted(stages.items())))
        for stage, weight in stages.items():
            self.counts[stage] += weight

    def model(self) -> tuple[Model, list[Stage]]:
        """The model of the choices so far, and their order in its counts."""
        stages = sorted(self.counts)
        return Model(stages, self.bots, self.fixed), stages

    def state(self) -> tuple[np.ndarray, np.ndarray]:
        """The likeliest log strengths, and what is known about them (`Model.information`)."""
        model, stages = self.model()
        counts = np.array([self.counts[stage] for stage in stages], float)
        logs = model.fit(counts)
        return logs, model.information(logs, counts)


def pair_score(block: Block, one: int, other: int) -> float | None:
    """Return how often `one` was placed before `other` in a block, equal places counting half; None if they did not meet. Exact."""
    ahead, meetings = 0, 0
    for table, ranks in zip(block.tables, block.ranks):
        for seat in _seats(table, one):
            for against in _seats(table, other):
                ahead += 2 * (ranks[seat] < ranks[against]) + (ranks[seat] == ranks[against])
                meetings += 2
    return ahead / meetings if meetings else None


def win_share(block: Block, bot: int, alone: bool = False) -> float | None:
    """A seat's mean share of wins over all seats of a bot in a block; `alone`: only in matches where it has a single seat."""
    return _mean(block, bot, alone, lambda ranks, _, seat: (ranks[seat] == 0) / max(1, ranks.count(0)))


def mean_place(block: Block, bot: int) -> float | None:
    """The mean place of a bot's seats in a block, from 1; those who share places get the mean of these."""
    return _mean(block, bot, False, lambda ranks, _, seat: 1 + sum(r < ranks[seat] for r in ranks) + (ranks.count(ranks[seat]) - 1) / 2)


def mean_points(block: Block, bot: int, alone: bool = False) -> float | None:
    """The mean points of a bot's seats in a block."""
    return _mean(block, bot, alone, lambda _, scores, seat: scores[seat])


def _mean(block: Block, bot: int, alone: bool, of: Any) -> float | None:
    values = []
    for table, ranks, scores in zip(block.tables, block.ranks, block.scores or [[]] * len(block.ranks)):
        seats = _seats(table, bot)
        if not alone or len(seats) == 1:
            values += [of(ranks, scores, seat) for seat in seats]
    return sum(values) / len(values) if values else None


def _seats(table: Sequence[int], bot: int) -> list[int]:
    return [seat for seat, each in enumerate(table) if each == bot]
