"""What a search knows of Endeavor: `value` is exact at the end, and closer to the final glory than simple guesses before it."""

from __future__ import annotations

import numpy as np
import pytest

import boardwright as bw
from boardwright.games.endeavor.bots.knowledge import FEATURES, NAMES, STAGES, features, final_points, stage
from boardwright.games.endeavor.bots.value_weights import WEIGHTS
from tests.conftest import many

MATCHES = many(40, proving=400, short=20)
BOTS = ("greedy", "conqueror", "varied")


def after(decisions: int) -> tuple[np.ndarray, ...]:
    """The value, the points and the final points of every seat after so many decisions, and the stages of the matches."""
    game = bw.load("endeavor").compile()
    sim = bw.Simulator(game, MATCHES, 3, seed=f"{2**40 + decisions}")  # not one of those that it was fitted on
    sim.playout(BOTS, decisions=decisions)
    states = [sim.cell(i).record for i in range(MATCHES)]
    values = np.array([[final_points(game.tables.record, state, seat) for seat in range(3)] for state in states]) / 100
    stages, points = np.array([stage(state) for state in states]), sim.outcomes()["score"][:, :3].copy()
    sim.playout(BOTS)
    return values, points, sim.outcomes()["score"][:, :3].copy(), stages


def error(guess: np.ndarray, final: np.ndarray) -> float:
    return float(np.sqrt(((guess - final) ** 2).mean()))


@pytest.mark.parametrize("decisions", [80, 120, 160])
def test_it_is_closer_than_the_mean_and_than_the_points_so_far(decisions: int) -> None:
    values, points, final, _ = after(decisions)
    assert abs((values - final).mean()) < 4
    simple = error(np.full_like(values, final.mean()), final), error(points + (final - points).mean(), final)
    assert error(values, final) < min(simple)


def test_it_is_exact_when_the_match_is_over() -> None:
    values, points, final, _ = after(1_000)
    assert np.array_equal(values, points) and np.array_equal(points, final)


def test_every_feature_is_there_and_every_stage_has_its_weights() -> None:
    game = bw.load("endeavor").compile()
    found = np.zeros(1, FEATURES).view(np.recarray)[0]
    features(game.tables.record, game.new_match(3, seed=1).hidden(0), 0, found)
    assert found.count == len(NAMES) and WEIGHTS.shape == (STAGES, len(NAMES))
