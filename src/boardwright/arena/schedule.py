"""Chooses the bots of each block.

A block is one deal, played in all rotations of the seats. It is given to the bots whose rating difference it would make most certain. The
choice follows from the settings and from the results of earlier rounds of blocks, never from the number of jobs: a round is chosen when all
rounds before the last one are finished, so that workers need not wait, and what is being played counts as far as it can be foreseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np

from boardwright.arena.settings import PAIRS, Settings
from boardwright.arena.tally import Tally
from boardwright.core.machine.random import derived_key

ROUND = 16
"""Blocks that are chosen together."""
DIGITS = 9
"""Numbers are rounded to these before a choice: the last ones differ between processors."""

Group = tuple[int, ...]
"""The bots of a block, by number: a pair, or as many as there are seats."""


def groups_of(settings: Settings) -> list[Group]:
    """All groups that can play a block."""
    bots = range(len(settings.bots))
    if settings.gauntlet and settings.fixed:
        return [(bot, other) for bot in bots if bot not in settings.fixed for other in settings.fixed]
    return list(combinations(bots, 2 if settings.tables == PAIRS else settings.players))


def seatings(settings: Settings, block: int, group: Group) -> list[Group]:
    """The bot of each seat, for each match of a block.

    A pair (A, B): A on each seat once, with B on all others; with three and more seats also B on each seat once, with A on all others.
    A group of different bots: in an order drawn for the block, turned by one seat from match to match.
    """
    if settings.tables != PAIRS:
        shuffled = sorted(group, key=lambda bot: derived_key(settings.key, f"arena {block} bot", bot))
        return _rotations(tuple(shuffled))
    first, second = group
    single = _rotations((first, *[second] * (settings.players - 1)))
    return single if settings.players == 2 else single + _rotations((second, *[first] * (settings.players - 1)))


def _rotations(table: Group) -> list[Group]:
    return [table[-turn:] + table[:-turn] if turn else table for turn in range(len(table))]


class Schedule:
    """Chooses the bots of block after block, round by round."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.groups = settings, groups_of(settings)
        self.matches = len(seatings(settings, 0, self.groups[0]))
        self.pairs = np.array([list(combinations(group, 2)) for group in self.groups])  # groups × pairs × 2

    def round(self, number: int, tally: Tally, running: Sequence[Group]) -> list[Group]:
        """The groups of a round.

        Args:
            number: the number of the round.
            tally: the results of all rounds before the last one.
            running: the groups of the last round.
        """
        if len(self.groups) == 1 or self.settings.gauntlet:
            return [self.groups[(number * ROUND + place) % len(self.groups)] for place in range(ROUND)]
        logs, information = tally.state()
        for group in running:
            information = information + self._gain(logs, group)
        chosen = []
        for _ in range(ROUND):
            chosen.append(self._next(logs, information))
            information = information + self._gain(logs, chosen[-1])
        return chosen

    def _next(self, logs: np.ndarray, information: np.ndarray) -> Group:
        """The group whose differences are least certain, weighed by how much one more block can tell about each."""
        covariance = np.linalg.inv(information)
        one, other = self.pairs[..., 0], self.pairs[..., 1]
        uncertain = covariance[one, one] + covariance[other, other] - 2 * covariance[one, other]
        value = (uncertain * _spread(logs[one] - logs[other])).sum(axis=1)
        return self.groups[int(np.argmax(np.round(value / value.max(), DIGITS)))]

    def _gain(self, logs: np.ndarray, group: Group) -> np.ndarray:
        """Approximately the information that a block of this group adds about the log strengths."""
        gain = np.zeros((len(logs), len(logs)))
        for one, other in combinations(group, 2):
            weight = self.matches * float(_spread(logs[one] - logs[other]))
            gain[one, one] += weight
            gain[other, other] += weight
            gain[one, other] -= weight
            gain[other, one] -= weight
        return gain


def _spread(difference: np.ndarray) -> np.ndarray:
    """The variance of the result of one match, by the difference of the bots' log strengths."""
    variance: np.ndarray = 1 / (2 + np.exp(difference) + np.exp(-difference))
    return variance
