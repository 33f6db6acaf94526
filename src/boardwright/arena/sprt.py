"""A sequential test of whether one bot is stronger than another, as fishtest makes for Stockfish.

Observed are blocks, not matches: the matches of a block share a deal and are not independent. The likelihood ratio of “stronger by `elo1`”
to “stronger by `elo0`” is that of the generalized test (A. Wald; M. Van den Bergh for fishtest): for either, the likeliest distribution of
block scores with that mean. The test ends when the ratio leaves its bounds.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from numbers import Integral, Real

from boardwright.arena.ratings import expected_share
from boardwright.core.errors import BadOption, quoted

UNSEEN = 1e-3
"""The count of a score that has not been seen, so that none is impossible."""
HALVINGS = 100
STRONGER, NOT_STRONGER, OPEN = "stronger", "not stronger", "open"
MOST_ELO = 1000


@dataclass(frozen=True)
class Sprt:
    """A test. `alpha`: the chance of STRONGER if the difference is only `elo0`; `beta`: the chance of missing a difference of `elo1`."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        for name in ("elo0", "elo1", "alpha", "beta"):
            object.__setattr__(self, name, _number(getattr(self, name)))  # frozen
        if not -MOST_ELO <= self.elo0 < self.elo1 <= MOST_ELO:
            raise BadOption(f"sprt {quoted((self.elo0, self.elo1))}: expected two Elo from -{MOST_ELO} to {MOST_ELO}, the smaller first")
        for name in ("alpha", "beta"):
            if not 0 < getattr(self, name) < 0.5:
                raise BadOption(f"sprt: {name} is {quoted(getattr(self, name))}, expected a chance between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log likelihood ratios at which the test ends: not stronger, stronger."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, scores: Counter[Fraction]) -> float:
        """The log likelihood ratio after blocks with these scores (0 to 1; how often each)."""
        counts = {float(score): UNSEEN for score in (0, Fraction(1, 2), 1)}
        for score, count in scores.items():
            counts[float(score)] = max(count, UNSEEN)
        total = sum(counts.values())
        shares = {score: count / total for score, count in sorted(counts.items())}
        weak, strong = (_likeliest(shares, expected_share(elo)) for elo in (self.elo0, self.elo1))
        return total * sum(share * math.log(strong[score] / weak[score]) for score, share in shares.items())

    def verdict(self, ratio: float) -> str:
        """STRONGER, NOT_STRONGER, or OPEN while the ratio is between the bounds."""
        low, high = self.bounds
        if ratio >= high:
            return STRONGER
        return NOT_STRONGER if ratio <= low else OPEN


def _number(value: object) -> int | float:
    """A number, also one of NumPy, as one of Python, because files name it. Raises BadOption."""
    if isinstance(value, bool) or not isinstance(value, Real):
        raise BadOption(f"sprt: {quoted(value)}, expected a number")
    return int(value) if isinstance(value, Integral) else float(value)


def _likeliest(shares: dict[float, float], mean: float) -> dict[float, float]:
    """The distribution with this mean under which the observed shares are likeliest (an empirical likelihood)."""
    low, high = -1 / (max(shares) - mean), 1 / (mean - min(shares))
    for _ in range(HALVINGS):  # the sum falls from plus to minus infinity between the two
        middle = (low + high) / 2
        if sum(share * (score - mean) / (1 + middle * (score - mean)) for score, share in shares.items()) > 0:
            low = middle
        else:
            high = middle
    return {score: share / (1 + (low + high) / 2 * (score - mean)) for score, share in shares.items()}
