"""Intervals by the block bootstrap: the same statistic of many samples of the blocks, drawn with replacement.

Matches of a block share a deal, so whole blocks are drawn. Blocks that all ended alike would leave no doubt at all, however few they are.
So each sample also has imaginary results of both extremes, with random weights (of Gamma distributions of shape ½, as in Jeffreys' interval
for a share): they widen the interval where nothing has varied, and are lost among many results.

The draws follow from the seed by a hash: the same numbers on every machine.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

import numpy as np

from boardwright.arena.tally import Tally

SAMPLES = 500
LOW, HIGH = 2.5, 97.5
"""The percentiles of a 95 % interval."""

Interval = tuple[float, float]


Extremes = tuple[float, float]


def draws(key: bytes, purpose: str, count: int) -> Iterator[np.ndarray]:
    """SAMPLES samples of `count` numbers below `count`, drawn with replacement."""
    for sample in range(SAMPLES):
        yield (_words(key, f"{purpose} {sample}", count) * np.uint64(count)) >> np.uint64(32)


def halves(key: bytes, purpose: str, count: int) -> np.ndarray:
    """Weights from a Gamma distribution of shape ½, whose mean is ½, SAMPLES × count."""
    words = (_words(key, f"{purpose} halves", 2 * SAMPLES * count).reshape(2, SAMPLES, count) + 0.5) / 2**32
    squares: np.ndarray = -np.log(words[0]) * np.cos(2 * np.pi * words[1]) ** 2  # half the square of a normal number (Box and Muller)
    return squares


def _words(key: bytes, purpose: str, count: int) -> np.ndarray:
    return np.frombuffer(hashlib.shake_128(key + f" {purpose}".encode()).digest(4 * count), "<u4").astype(np.uint64)


def interval_of(samples: Sequence[float] | np.ndarray) -> Interval:
    """The 95 % interval of a statistic, from its values in the samples."""
    low, high = np.percentile(np.asarray(samples), [LOW, HIGH])
    return float(low), float(high)


def mean_with_interval(values: Sequence[float], key: bytes, extremes: Extremes | None = None) -> tuple[float, Interval]:
    """The mean of one value per block, and its interval. `extremes`: the least and the greatest possible value."""
    array = np.asarray(values, float)
    sums = np.array([array[draw].sum() for draw in draws(key, "blocks", len(array))])
    weights = halves(key, "blocks", 2) if extremes else np.zeros((SAMPLES, 2))
    return float(array.mean()), interval_of((sums + weights @ np.array(extremes or (0, 0))) / (len(array) + weights.sum(axis=1)))


def rating_samples(tally: Tally, key: bytes) -> tuple[np.ndarray, np.ndarray]:
    """The likeliest log strengths, and those of SAMPLES samples (SAMPLES × bots). Each group of bots keeps its number of blocks."""
    model, stages = tally.model()
    column = {stage: i for i, stage in enumerate(stages)}
    counts = np.array([tally.counts[stage] for stage in stages], float)
    sampled = np.zeros((SAMPLES, len(stages)))
    for group, kinds in sorted(tally.kinds.items()):
        distinct = {kind: i for i, kind in enumerate(sorted(set(kinds)))}
        rows = np.zeros((len(distinct), len(stages)))
        for kind, i in distinct.items():
            for stage, weight in kind:
                rows[i, column[stage]] += weight
        numbers = np.array([distinct[kind] for kind in kinds])
        for sample, draw in enumerate(draws(key, f"ratings {group}", len(kinds))):
            sampled[sample] += np.bincount(numbers[draw], minlength=len(distinct)) @ rows
    best = model.fit(counts)
    imaginary = halves(key, "ratings", 2 * tally.bots).reshape(SAMPLES, 2, tally.bots)
    return best, np.array([model.fit(each, best, draw) for each, draw in zip(sampled, imaginary)])
