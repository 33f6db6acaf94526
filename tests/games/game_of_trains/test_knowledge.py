"""Position values for a search: `win_share` is exact at the end, and better than equal shares before it."""

from __future__ import annotations

import numpy as np
import pytest

import boardwright as bw
from boardwright.games.game_of_trains.bots.knowledge import WIN, win_share
from tests.conftest import repetitions

MATCHES = repetitions(80, proving=800, short=40)


def values_and_wins(decisions: int, players: int, bots: list[str]) -> tuple[np.ndarray, np.ndarray]:
    """Return the values of all seats after so many decisions, and the seats' shares of the final win."""
    game = bw.load("game_of_trains").compile()
    sim = bw.Simulator(game, MATCHES, players, seed=decisions)
    sim.playout(bots, decisions=decisions)
    states = [sim.cell(i).record for i in range(MATCHES)]
    values = np.array([[win_share(game.tables.record, state, seat) for seat in range(players)] for state in states]) / WIN
    sim.playout(bots)
    return values, (sim.outcomes()["rank"][:, :players] == 0).astype(float)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_win_shares_add_up_to_1_and_are_better_than_equal_shares(bot: str, players: int) -> None:
    values, won = values_and_wins(10 * players, players, [bot] * players)
    assert np.all(abs(values.sum(axis=1) - 1) < players / WIN)
    assert ((values - won) ** 2).mean() < ((1 / players - won) ** 2).mean()


def test_win_shares_are_exact_when_the_match_is_over() -> None:
    values, won = values_and_wins(1_000, 3, ["greedy"] * 3)
    assert np.array_equal(values, won)
