"""Tests of the value estimate for Endeavor's search: exact at the end, before it closer to the final glory than simple guesses."""

from __future__ import annotations

import numpy as np
import pytest

import boardwright as bw
from boardwright.games.endeavor.bots.knowledge import FEATURES, NAMES, STAGES, features, final_points, stage
from boardwright.games.endeavor.bots.value_weights import WEIGHTS
from tests.conftest import repetitions

MATCHES = repetitions(40, proving=400, short=20)
BOTS = ("greedy", "conqueror", "varied")


def play_out_after(decisions: int) -> tuple[np.ndarray, ...]:
    """Return values, points and final points of every seat after `decisions`, and the stages of the matches."""
    game = bw.load("endeavor").compile()
    sim = bw.Simulator(game, MATCHES, 3, seed=f"{2**40 + decisions}")  # a seed that the fit did not use
    sim.playout(BOTS, decisions=decisions)
    states = [sim.cell(i).record for i in range(MATCHES)]
    values = np.array([[final_points(game.tables.record, state, seat) for seat in range(3)] for state in states]) / 100
    stages, points = np.array([stage(state) for state in states]), sim.outcomes()["score"][:, :3].copy()
    sim.playout(BOTS)
    return values, points, sim.outcomes()["score"][:, :3].copy(), stages


def rms_error(guess: np.ndarray, final: np.ndarray) -> float:
    return float(np.sqrt(((guess - final) ** 2).mean()))


@pytest.mark.parametrize("decisions", [80, 120, 160])
def test_value_is_closer_to_the_final_glory_than_simple_guesses(decisions: int) -> None:
    values, points, final, _ = play_out_after(decisions)
    assert abs((values - final).mean()) < 4
    guesses = rms_error(np.full_like(values, final.mean()), final), rms_error(points + (final - points).mean(), final)
    assert rms_error(values, final) < min(guesses)


def test_value_is_exact_when_the_match_is_over() -> None:
    values, points, final, _ = play_out_after(1_000)
    assert np.array_equal(values, points) and np.array_equal(points, final)


def test_features_have_names_and_weights_in_every_stage() -> None:
    game = bw.load("endeavor").compile()
    feature_vector = np.zeros(1, FEATURES).view(np.recarray)[0]
    features(game.tables.record, game.new_match(3, seed=1).hidden(0), 0, feature_vector)
    assert feature_vector.count == len(NAMES) and WEIGHTS.shape == (STAGES, len(NAMES))
