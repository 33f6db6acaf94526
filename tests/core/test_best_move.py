"""What a bot plays once it knows what each legal action is worth."""

from __future__ import annotations

import numpy as np
from hypothesis import given, strategies as st

from boardwright.core.machine.bot import best_move
from boardwright.core.machine.state import MOVES, RecordBuffer


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=20))
def test_the_first_of_the_best_is_played(worth: list[int]) -> None:
    """What stands in the cells behind the legal actions counts for nothing."""
    moves = RecordBuffer(MOVES).record
    moves.count = len(worth)
    moves.ids[: len(worth)] = range(100, 100 + len(worth))
    assert best_move(moves, np.array([*worth, 99])) == 100 + worth.index(max(worth))
