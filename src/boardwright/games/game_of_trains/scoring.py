"""The result: one winner, or none if the turn cap was reached."""

from typing import Any

import numpy as np

from boardwright.games.game_of_trains.bots.sorter import count_to_replace
from boardwright.games.game_of_trains.components import WAGONS
from boardwright.games.game_of_trains.state import SETUP_KEEP, SETUP_REPLACE

REASONS = ("rising_train", "turn_cap")
SCORED = False
"""This game has no points."""


def outcome(tables, state, outcome):
    """The winner takes first place, the others share second; at the turn cap all share first."""
    capped = state.winner < 0
    outcome.reason = 1 if capped else 0
    for seat in range(state.players):
        outcome.rank[seat] = 0 if capped or seat == state.winner else 1


def progress(tables: Any, state: Any) -> list[int]:
    """Return how many wagons of each train can stay; empty before the first turn."""
    if state.phase in (SETUP_KEEP, SETUP_REPLACE):
        return []
    return [WAGONS - int(count_to_replace(state.train[seat], np.zeros(WAGONS, np.int64))) for seat in range(state.players)]
