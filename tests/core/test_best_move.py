"""Tests of how a bot chooses and reports actions, given the value of each legal action."""

from __future__ import annotations

import numpy as np
from hypothesis import given, strategies as st

from boardwright.core.machine.bot import DECISION, best_move, report
from boardwright.core.machine.state import MOVES, RecordBuffer


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=20))
def test_best_move_is_the_first_action_of_the_highest_value(worth: list[int]) -> None:
    """Values behind those of the legal actions are ignored."""
    moves = RecordBuffer(MOVES).record
    moves.count = len(worth)
    moves.ids[: len(worth)] = range(100, 100 + len(worth))
    assert best_move(moves, np.array([*worth, 99])) == 100 + worth.index(max(worth))


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=20), st.integers(1, 32))
def test_report_lists_the_best_actions_in_descending_order(worth: list[int], most: int) -> None:
    """Actions of equal value stay in the order of the legal actions."""
    moves, decision = RecordBuffer(MOVES).record, RecordBuffer(DECISION).record
    moves.count = len(worth)
    moves.ids[: len(worth)] = range(100, 100 + len(worth))
    report(moves, np.array([*worth, 99]), most, decision)
    best = sorted(range(len(worth)), key=lambda k: -worth[k])[:most]
    assert decision.ids[: decision.count].tolist() == [100 + k for k in best]
    assert decision.values[: decision.count].tolist() == [worth[k] for k in best]
