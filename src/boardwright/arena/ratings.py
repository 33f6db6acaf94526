"""Ratings of bots from the places they took: maximum likelihood under the model of Plackett and Luce.

In this model a bot of strength g takes the best of the places left with the chance g / (sum of the strengths of all who are left). A rating
is 400 × log10 of the strength, so that between two bots it is Elo. With three and more seats any two bots at a table are still placed
as their Elo says, no matter which others are at the table: tables of all sizes measure the same.

Equal places count as every order of them, in equal parts. Each bot also has one imaginary match against a bot of rating 0, half of it won
and half lost: it keeps ratings finite where a bot has won everything, and weighs as much as one match.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import permutations, product

import numpy as np

ELO = 400 / math.log(10)
"""Elo per unit of log strength."""
STEPS, LONGEST_STEP, CLOSE = 100, 1.0, 1e-10

Stage = tuple[int, tuple[int, ...]]
"""A choice of the model: the bot that takes the best place left, and all bots that are left, itself included, in ascending order."""


@cache
def stages_of(bots: tuple[int, ...], ranks: tuple[int, ...]) -> dict[Stage, float]:
    """The choices of the model in one match, with their weights: the bot of each seat, and its rank (0: best; equal: shared)."""
    tied = [[seat for seat, rank in enumerate(ranks) if rank == each] for each in sorted(set(ranks))]
    orders = [[bots[seat] for group in order for seat in group] for order in product(*(permutations(group) for group in tied))]
    stages: Counter[Stage] = Counter()
    for order in orders:
        for place, bot in enumerate(order):
            left = tuple(sorted(order[place:]))
            if left[0] != left[-1]:  # among copies of one bot nothing is decided
                stages[bot, left] += 1 / len(orders)  # type: ignore[assignment]
    return dict(stages)


class Model:
    """The likelihood of strengths, for choices of these kinds.

    Args:
        kinds: the kinds of choices, in the order of the counts that `fit` gets.
        bots: the number of bots.
        fixed: ratings in Elo that are given, by bot.
    """

    def __init__(self, kinds: Sequence[Stage], bots: int, fixed: Mapping[int, float] | None = None) -> None:
        self.chosen = np.array([bot for bot, _ in kinds], np.int64)
        self.left = np.array([[left.count(bot) for bot in range(bots)] for _, left in kinds], float).reshape(len(kinds), bots)
        self.fixed = fixed or {}
        self.free = np.array([bot for bot in range(bots) if bot not in self.fixed], np.int64)
        self.start = np.array([self.fixed.get(bot, 0.0) / ELO for bot in range(bots)])

    def fit(self, counts: np.ndarray, start: np.ndarray | None = None, imaginary: np.ndarray | None = None) -> np.ndarray:
        """The log strengths that make these counts likeliest, by Newton's method: the likelihood has a single maximum.

        Args:
            counts: of each kind.
            start: log strengths to begin with.
            imaginary: how much of the imaginary match each bot has won and lost, 2 × bots (None: half and half).
        """
        logs = (self.start if start is None else start).copy()
        for _ in range(STEPS):
            slope, information = self._derivatives(logs, counts, imaginary)
            step = np.linalg.solve(information[np.ix_(self.free, self.free)], slope[self.free]) if len(self.free) else np.zeros(0)
            logs[self.free] += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
            if not len(step) or np.abs(step).max() < CLOSE:
                break
        return logs

    def information(self, logs: np.ndarray, counts: np.ndarray) -> np.ndarray:
        """Return what the counts tell about the log strengths: the inverse of their covariances."""
        return self._derivatives(logs, counts)[1]

    def _derivatives(
        self, logs: np.ndarray, counts: np.ndarray, imaginary: np.ndarray | None = None
    ) -> tuple[np.ndarray, np.ndarray]:
        """The gradient of the log likelihood, and the negative of its second derivatives."""
        won, lost = np.full((2, len(logs)), 0.5) if imaginary is None else imaginary
        weights = self.left * np.exp(logs - logs.max())
        chances = weights / weights.sum(axis=1, keepdims=True)
        expected = counts[:, None] * chances
        ahead = 1 / (1 + np.exp(-logs))
        slope = np.bincount(self.chosen, counts, len(logs)) - expected.sum(axis=0) + won - (won + lost) * ahead
        information = np.diag(expected.sum(axis=0) + (won + lost) * ahead * (1 - ahead)) - chances.T @ expected
        return slope, information


def expected_share(elo: float) -> float:
    """Return how often a bot is placed before one whose rating is lower by `elo`."""
    return 1 / (1 + 10 ** (-elo / 400))
