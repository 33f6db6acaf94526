"""Everything lies open (fact sheet, information): a world that fits what a seat knows is the true one."""

from typing import Any

import pytest

from tests.conftest import many
from tests.games.determinization import resampled
from tests.games.rng import Rng

from .scenario import game

MATCHES = many(1, proving=16, short=1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_resampled_world_is_the_true_one(players: int) -> None:
    """At every fifth decision, for everybody: byte for byte but for the generator, which is nobody's business."""
    for seed in range(MATCHES):
        dice, match, looked = Rng(seed), game().new_match(players=players, seed=seed), 0
        while not match.over:
            if len(match.decisions) % 5 == 0:
                for seat in range(-1, players):
                    assert without_generator(resampled(match, seat, seed)) == without_generator(match._state.record)
                looked += 1
            seat = dice.choice(match.actors)
            match.play(seat, dice.choice(match.legal(seat)))
        assert looked > 10


def without_generator(state: Any) -> dict[str, bytes]:
    return {name: state[name].tobytes() for name in state.dtype.names if name != "rng"}
