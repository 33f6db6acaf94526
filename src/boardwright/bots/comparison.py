"""The answer of `Bot.compare`: what each candidate leads to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Candidate:
    """An action, and what it leads to.

    Attributes:
        action: its id.
        tries: in how many worlds it was played on.
        measured: whether its figures come from worlds in which it was not chosen. Those of a candidate that was dropped before are rough.
        chance: its mean share of the win.
        points: its mean points.
        gain: the mean difference of the shares of the win to those of the first candidate, in the same worlds with the same luck.
        error: the standard error of the gain.
        point_gain, point_error: the same for the points.
    """

    action: int
    tries: int
    measured: bool
    chance: float
    points: float
    gain: float
    error: float
    point_gain: float
    point_error: float


@dataclass(frozen=True)
class Comparison:
    """The candidates of a decision and what they lead to: the first candidate, then the others, best first.

    The first one is what the caller gave, or the choice of the game's first policy. The last ones may have been dropped early.
    """

    candidates: tuple[Candidate, ...]

    @property
    def first(self) -> Candidate:
        """The candidate that the others are measured against."""
        return self.candidates[0]

    @property
    def best(self) -> Candidate:
        """The best of the others; the first one if there is no other."""
        return self.candidates[min(1, len(self.candidates) - 1)]


def read_comparison(record: Any) -> Comparison:
    """A COMPARISON as plain data."""
    rows = range(int(record.count))
    return Comparison(
        tuple(
            Candidate(
                int(record.ids[k]), int(record.tries[k]), bool(record.measures[k]), float(record.chances[k]), float(record.points[k]),
                float(record.gains[k]), float(record.errors[k]), float(record.point_gains[k]), float(record.point_errors[k]),
            )
            for k in rows
        )
    )  # fmt: skip
