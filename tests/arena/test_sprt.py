"""The sequential test decides rightly as often as it says."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from boardwright.arena.ratings import expected_share
from boardwright.arena.sprt import NOT_STRONGER, OPEN, STRONGER, Sprt
from boardwright.core.errors import BadOption
from tests.conftest import repetitions

TEST = Sprt(0, 150, 0.05, 0.05)


def decided(rng: np.random.Generator, elo: float) -> str:
    """The verdict on a bot that is stronger by so much, in blocks of two matches, a third of which the deal decides."""
    scores: Counter[Fraction] = Counter()
    share = expected_share(elo)
    for _ in range(2000):
        won = 1 if rng.random() < 1 / 3 else int(rng.binomial(2, min(1, (share - 1 / 6) * 1.5)))
        scores[Fraction(won, 2)] += 1
        if (verdict := TEST.verdict(TEST.ratio(scores))) != OPEN:
            return verdict
    return OPEN


@pytest.mark.parametrize(("elo", "right", "wrong"), [(0, NOT_STRONGER, STRONGER), (150, STRONGER, NOT_STRONGER)])
def test_errors_are_as_frequent_as_allowed(elo: float, right: str, wrong: str) -> None:
    """At most 5 % and three standard deviations."""
    runs = repetitions(100, 1000, 40)
    rng = np.random.default_rng(3)
    found = Counter(decided(rng, elo) for _ in range(runs))
    assert found[wrong] / runs <= 0.05 + 3 * (0.05 * 0.95 / runs) ** 0.5
    assert found[right] + found[wrong] == runs


def test_the_ratio_is_near_that_of_a_normal_distribution() -> None:
    """With many blocks and a small difference: N (s1 - s0) (2 m - s0 - s1) / (2 variance)."""
    test = Sprt(0, 5)
    scores = Counter({Fraction(0): 200, Fraction(1, 4): 300, Fraction(1, 2): 1000, Fraction(3, 4): 320, Fraction(1): 210})
    values = np.repeat([float(score) for score in scores], list(scores.values()))
    low, high = expected_share(0), expected_share(5)
    normal = len(values) * (high - low) * (2 * values.mean() - low - high) / (2 * values.var())
    assert test.ratio(scores) == pytest.approx(normal, rel=0.02)
    assert Sprt(0, 5).bounds == (pytest.approx(-2.944, abs=1e-3), pytest.approx(2.944, abs=1e-3))


@pytest.mark.parametrize("given", [("a", "b"), (0, None), (5, 5), (5, 0), (0, 2000), (0, 5, 0, 0.05), (0, 5, 0.05, 0.5)])
def test_a_test_that_cannot_be_is_refused(given: tuple[Any, ...]) -> None:
    with pytest.raises(BadOption, match="sprt"):
        Sprt(*given)
