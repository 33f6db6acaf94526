"""Tests of Endeavor's resampling: with open information (fact sheet, information) it gives back the true state."""

from typing import Any

import pytest

from tests.conftest import repetitions
from tests.games.determinization import resample_state
from tests.games.rng import Rng

from .scenario import game

MATCHES = repetitions(1, proving=16, short=1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_resampling_returns_the_true_state(players: int) -> None:
    """Every fifth decision, for each seat and a spectator: all fields are equal but for the generator."""
    for seed in range(MATCHES):
        dice, match, checked = Rng(seed), game().new_match(players=players, seed=seed), 0
        while not match.over:
            if len(match.decisions) % 5 == 0:
                for seat in range(-1, players):
                    assert without_generator(resample_state(match, seat, seed)) == without_generator(match._state.record)
                checked += 1
            seat = dice.choice(match.actors)
            match.play(seat, dice.choice(match.legal(seat)))
        assert checked > 10


def without_generator(state: Any) -> dict[str, bytes]:
    return {name: state[name].tobytes() for name in state.dtype.names if name != "rng"}
