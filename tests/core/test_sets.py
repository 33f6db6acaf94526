"""Tests of small sets of cards in arrays."""

from __future__ import annotations

import numpy as np
from hypothesis import given, strategies as st

from boardwright.core.machine.bits import seats_where
from boardwright.core.machine.sets import contains, insert, keep_unseen, mark_all, remove, take_guessed

CARDS = st.sets(st.integers(1, 9))


def make_array(cards: set[int]) -> np.ndarray:
    """Return the cards in ascending order, filled up with blanks."""
    return np.array([*sorted(cards), *[0] * (9 - len(cards))])


@given(CARDS, st.integers(1, 9))
def test_contains_insert_and_remove(cards: set[int], card: int) -> None:
    array = make_array(cards)
    assert contains(array, len(cards), card) == (card in cards)
    if card in cards:
        assert remove(array, len(cards), card) == len(cards) - 1
        assert array.tolist() == make_array(cards - {card}).tolist()
    else:
        insert(array, len(cards), card)
        assert array.tolist() == make_array(cards | {card}).tolist()


@given(st.sets(st.integers(1, 9), min_size=1), st.integers(1, 2**32 - 1))
def test_take_guessed_takes_each_card_once(cards: set[int], seed: int) -> None:
    pile, words = make_array(cards), np.array([seed, 2, 3, 4], np.uint32)
    taken = [take_guessed(words, pile, left) for left in range(len(cards), 0, -1)]
    assert sorted(taken) == sorted(cards) and not pile.any()


@given(CARDS, CARDS)
def test_keep_unseen_keeps_the_cards_that_are_in_no_array(first: set[int], second: set[int]) -> None:
    pile, rows = np.zeros(9, int), np.array([make_array(first), make_array(second)])
    mark_all(pile, rows)
    unseen = set(range(1, 10)) - first - second
    assert keep_unseen(pile) == len(unseen)
    assert pile.tolist() == make_array(unseen).tolist()


@given(st.lists(st.integers(0, 2), min_size=5, max_size=5), st.integers(2, 5))
def test_seats_where_finds_the_seats_with_a_value(cells: list[int], players: int) -> None:
    assert seats_where(cells, 0, players) == sum(1 << seat for seat in range(players) if cells[seat] == 0)
