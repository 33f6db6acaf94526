"""Small sets of cards in arrays."""

from __future__ import annotations

import numpy as np
from hypothesis import given, strategies as st

from boardwright.core.machine.bits import seats_where
from boardwright.core.machine.sets import contains, insert, keep_unseen, mark_all, remove, take_guessed

CARDS = st.sets(st.integers(1, 9))


def array_of(cards: set[int]) -> np.ndarray:
    """The cards in ascending order, then blanks."""
    return np.array([*sorted(cards), *[0] * (9 - len(cards))])


@given(CARDS, st.integers(1, 9))
def test_putting_in_and_taking_out(cards: set[int], card: int) -> None:
    found = array_of(cards)
    assert contains(found, len(cards), card) == (card in cards)
    if card in cards:
        assert remove(found, len(cards), card) == len(cards) - 1
        assert found.tolist() == array_of(cards - {card}).tolist()
    else:
        insert(found, len(cards), card)
        assert found.tolist() == array_of(cards | {card}).tolist()


@given(st.sets(st.integers(1, 9), min_size=1), st.integers(1, 2**32 - 1))
def test_a_guess_takes_each_card_once(cards: set[int], seed: int) -> None:
    pile, words = array_of(cards), np.array([seed, 2, 3, 4], np.uint32)
    taken = [take_guessed(words, pile, left) for left in range(len(cards), 0, -1)]
    assert sorted(taken) == sorted(cards) and not pile.any()


@given(CARDS, CARDS)
def test_what_is_unseen_lies_in_no_array(first: set[int], second: set[int]) -> None:
    pile, rows = np.zeros(9, int), np.array([array_of(first), array_of(second)])
    mark_all(pile, rows)
    unseen = set(range(1, 10)) - first - second
    assert keep_unseen(pile) == len(unseen)
    assert pile.tolist() == array_of(unseen).tolist()


@given(st.lists(st.integers(0, 2), min_size=5, max_size=5), st.integers(2, 5))
def test_seats_by_what_they_hold(cells: list[int], players: int) -> None:
    assert seats_where(cells, 0, players) == sum(1 << seat for seat in range(players) if cells[seat] == 0)
