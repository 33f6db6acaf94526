"""Tests of the sequential test (SPRT): error rates, ratio, and arguments."""

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

SPRT = Sprt(0, 150, 0.05, 0.05)


def draw_verdict(rng: np.random.Generator, elo: float) -> str:
    """Return the verdict on a bot that is stronger by `elo`, from random blocks of two matches; the deal decides a third of the blocks."""
    scores: Counter[Fraction] = Counter()
    share = expected_share(elo)
    for _ in range(2000):
        won = 1 if rng.random() < 1 / 3 else int(rng.binomial(2, min(1, (share - 1 / 6) * 1.5)))
        scores[Fraction(won, 2)] += 1
        if (verdict := SPRT.verdict(SPRT.ratio(scores))) != OPEN:
            return verdict
    return OPEN


@pytest.mark.parametrize(("elo", "right", "wrong"), [(0, NOT_STRONGER, STRONGER), (150, STRONGER, NOT_STRONGER)])
def test_wrong_verdicts_are_not_more_frequent_than_allowed(elo: float, right: str, wrong: str) -> None:
    """The limit is 5 % plus three standard deviations."""
    runs = repetitions(100, 1000, 40)
    rng = np.random.default_rng(3)
    verdicts = Counter(draw_verdict(rng, elo) for _ in range(runs))
    assert verdicts[wrong] / runs <= 0.05 + 3 * (0.05 * 0.95 / runs) ** 0.5
    assert verdicts[right] + verdicts[wrong] == runs


def test_the_ratio_is_near_that_of_a_normal_distribution() -> None:
    """For many blocks and a small difference it is N (s1 - s0) (2 m - s0 - s1) / (2 variance)."""
    test = Sprt(0, 5)
    scores = Counter({Fraction(0): 200, Fraction(1, 4): 300, Fraction(1, 2): 1000, Fraction(3, 4): 320, Fraction(1): 210})
    values = np.repeat([float(score) for score in scores], list(scores.values()))
    low, high = expected_share(0), expected_share(5)
    normal = len(values) * (high - low) * (2 * values.mean() - low - high) / (2 * values.var())
    assert test.ratio(scores) == pytest.approx(normal, rel=0.02)
    assert Sprt(0, 5).bounds == (pytest.approx(-2.944, abs=1e-3), pytest.approx(2.944, abs=1e-3))


@pytest.mark.parametrize("given", [("a", "b"), (0, None), (5, 5), (5, 0), (0, 2000), (0, 5, 0, 0.05), (0, 5, 0.05, 0.5)])
def test_wrong_arguments_are_refused(given: tuple[Any, ...]) -> None:
    with pytest.raises(BadOption, match="sprt"):
        Sprt(*given)
