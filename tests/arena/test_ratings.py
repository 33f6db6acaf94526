"""Tests of ratings in the arena: the model recovers strengths from matches, and its intervals have the stated coverage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest

from boardwright.arena.bootstrap import interval_of, mean_with_interval, rating_samples
from boardwright.arena.ratings import ELO, Model, Stage, expected_share, stages_of
from boardwright.arena.tally import Block, Tally
from tests.conftest import repetitions

KEY = bytes(32)
STRENGTHS = (0.0, 120.0, 300.0, -250.0)


def draw_ranks(rng: np.random.Generator, elo: Sequence[float]) -> tuple[int, ...]:
    """Draw ranks from the model: bots are ranked by their strength plus a Gumbel number."""
    strengths = np.array(elo) / ELO + rng.gumbel(size=len(elo))
    return tuple(int(rank) for rank in np.argsort(np.argsort(-strengths)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strengths_are_recovered_from_rankings(seats: int) -> None:
    rng, counts = np.random.default_rng(1), Counter[Stage]()
    for _ in range(4000):
        table = tuple(int(bot) for bot in rng.integers(len(STRENGTHS), size=seats))  # a bot may have several seats
        counts.update(stages_of(table, draw_ranks(rng, [STRENGTHS[bot] for bot in table])))  # type: ignore[arg-type]
    stages = sorted(counts)
    logs = Model(stages, len(STRENGTHS)).fit(np.array([counts[stage] for stage in stages], float))
    assert (logs - logs[0]) * ELO == pytest.approx(STRENGTHS, abs=30)


def test_shared_places_count_as_every_order_equally() -> None:
    assert stages_of((0, 1), (0, 0)) == {(0, (0, 1)): 0.5, (1, (0, 1)): 0.5}
    three = stages_of((0, 1, 2), (0, 1, 1))
    assert three == {(0, (0, 1, 2)): 1, (1, (1, 2)): 0.5, (2, (1, 2)): 0.5}
    assert stages_of((1, 1, 1), (0, 1, 2)) == {}, "a match of one bot with itself has no stage"


def test_two_bots_are_rated_by_their_share() -> None:
    """75 of 100, with the imaginary half matches, is 191 Elo."""
    stages = [(0, (0, 1)), (1, (0, 1))]
    logs = Model(stages, 2).fit(np.array([75.0, 25.0]))
    assert expected_share(float(logs[0] - logs[1]) * ELO) == pytest.approx(0.75, abs=0.002)


def test_a_given_rating_is_kept() -> None:
    stages = [(0, (0, 1)), (1, (0, 1))]
    logs = Model(stages, 2, {1: 500.0}).fit(np.array([50.0, 50.0])) * ELO
    assert logs[1] == pytest.approx(500) and logs[0] == pytest.approx(500, abs=15)


def make_blocks(scores: Sequence[int]) -> Tally:
    """Return a tally of blocks of two bots, in each of which the first has won the given number of two matches."""
    tally, ranks_by_wins = Tally(2), {0: [[1, 0], [0, 1]], 1: [[0, 1], [0, 1]], 2: [[0, 1], [1, 0]]}
    for number, won in enumerate(scores):
        tally.add(Block(number, (0, 1), [(0, 1), (1, 0)], ranks_by_wins[won], [], [1, 1], ""))
    return tally


def test_the_interval_of_a_share_contains_the_true_share_in_19_of_20_cases() -> None:
    """Matches of a block are correlated: their share is drawn once for both. The limit is 0.95 minus 3 standard deviations."""
    rng, cases, hits = np.random.default_rng(2), repetitions(150, 1000, 60), 0
    for case in range(cases):
        values = rng.binomial(2, rng.beta(1.4, 0.6, size=40)) / 2
        _, (low, high) = mean_with_interval(values.tolist(), KEY + bytes([case % 256, case // 256]), (0, 1))
        hits += low <= 0.7 <= high
    assert hits / cases > 0.95 - 3 * (0.95 * 0.05 / cases) ** 0.5


def test_the_interval_of_a_rating_agrees_with_that_of_the_share() -> None:
    tally = make_blocks([2, 1, 2, 2, 0, 1, 2, 1, 1, 2] * 6)
    logs, samples = rating_samples(tally, KEY)
    low, high = interval_of([expected_share(elo) for elo in (samples[:, 0] - samples[:, 1]) * ELO])
    share, (least, most) = mean_with_interval([won / 2 for won in [2, 1, 2, 2, 0, 1, 2, 1, 1, 2] * 6], KEY, (0, 1))
    assert expected_share(float(logs[0] - logs[1]) * ELO) == pytest.approx(share, abs=0.01)
    assert (low, high) == (pytest.approx(least, abs=0.03), pytest.approx(most, abs=0.03))


def test_a_bot_that_has_won_every_match_has_a_finite_wide_interval() -> None:
    logs, samples = rating_samples(make_blocks([2] * 20), KEY)
    elo = (samples[:, 0] - samples[:, 1]) * ELO
    low, high = interval_of(elo)
    assert np.isfinite(elo).all() and low < (logs[0] - logs[1]) * ELO < high and high - low > 300
    share, (least, most) = mean_with_interval([1.0] * 20, KEY, (0, 1))
    assert share == 1 and 0.8 < least < 0.95 < most
