"""Standings: scores, tie-breaks, and what dropping out and closing a round do to them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from boardwright.competitions import Competition, Pairing, close_round, drop, enter, opened, standings, start
from boardwright.competitions.standings import WIN, scores_of
from tests.competitions.runs import new, play, play_one
from tests.games.rng import Rng


@pytest.mark.parametrize(
    ("places", "scores"),
    [
        ((1, 2), [24, 0]),
        ((1, 1), [12, 12]),
        ((2, 1, 3), [12, 24, 0]),
        ((1, 1, 3), [18, 18, 0]),
        ((4, 2, 3, 1), [0, 16, 8, 24]),
        ((1, 2, 2, 5, 4), [24, 15, 15, 0, 6]),
        ((1, 1, 1, 1, 1), [12] * 5),
    ],
)
def test_scores_are_evenly_spaced_and_shared_places_are_averaged(places: tuple[int, ...], scores: list[int]) -> None:
    assert scores_of(Pairing(tuple(range(len(places))), places), WIN) == scores
    assert sum(scores) == WIN // 2 * len(places), "each table gives the same to each of its seats"


def table(*rounds: Sequence[tuple[tuple[int, ...], tuple[int, ...]]], entrants: int = 4) -> Competition:
    """A league that went like this."""
    paired = tuple(tuple(Pairing(*pairing, played=True) for pairing in pairings) for pairings in rounds)
    return Competition("league", entrants, 2, 2, len(paired), 1, paired=paired)


def test_equal_scores_are_ordered_by_whom_they_were_won_against_then_by_wins_then_shared() -> None:
    first = [((0, 3), (1, 2)), ((1, 2), (1, 2))]
    second = [((0, 1), (2, 1)), ((3, 2), (2, 1))]
    told = standings(table(first, second))
    assert [(each.entrant, each.place, each.score) for each in told] == [(1, 1, 48), (0, 2, 24), (2, 2, 24), (3, 4, 0)]
    assert [each.beaten for each in told] == [2 * (24 + 24), 0, 0, 0], "entrants 0 and 2 have beaten the last one only"
    third = [((0, 2), (1, 2)), ((1, 3), (2, 1))]
    told = standings(table(first, second, third))
    assert [(each.entrant, each.place) for each in told] == [(1, 1), (0, 2), (3, 3), (2, 4)]
    assert [each.score for each in told] == [48, 48, 24, 24] and [each.beaten for each in told] == [144, 96, 96, 48]
    drawn, won = [((0, 1), (1, 1)), ((2, 3), (1, 2))], [((0, 1), (1, 1)), ((2, 3), (2, 1))]
    told = standings(table(drawn, won))
    assert {each.score for each in told} == {24} and {each.beaten for each in told} == {48}
    assert [(each.entrant, each.place, each.wins) for each in told] == [(2, 1, 1), (3, 1, 1), (0, 3, 0), (1, 3, 0)]


def test_in_a_knock_out_the_place_is_the_round_that_was_reached() -> None:
    done = play(new("knockout", 6), Rng(2))
    told = standings(done)
    assert [each.place for each in told] == [1, 2, 3, 3, 5, 5] and set(done.paired[-1][0].entrants) == {told[0].entrant, told[1].entrant}


def test_who_drops_out_keeps_what_was_played_and_loses_the_rest() -> None:
    going = start(new("league", 6))
    chance = Rng(1)
    while len(going.paired) < 3:
        going = play_one(going, chance)
    before = {each.entrant: each for each in standings(going)}
    left = drop(going, 2)
    assert left.paired[:2] == going.paired[:2], "what was played stays"
    while not left.is_over:
        left = play_one(left, chance)
    after = {each.entrant: each for each in standings(left)}
    assert after[2].score == before[2].score and after[2].out and after[2].matches == before[2].matches
    free = [pairing for pairings in left.paired[2:] for pairing in pairings if 2 in pairing.entrants]
    assert len(free) == 3 and not any(pairing.played for pairing in free)
    assert all(scores_of(pairing, 0)[1 - pairing.entrants.index(2)] == WIN for pairing in free)


def test_larger_tables_are_played_without_who_dropped_out_as_long_as_enough_are_left() -> None:
    going = drop(start(new("league", 4, 4, 3, rounds=2)), 1)
    seats = opened(going, 0)
    assert 1 not in seats and len(seats) == 3
    done = enter(going, 0, 0, seats, [2, 1, 3])
    assert [dict(zip(done.paired[0][0].entrants, done.paired[0][0].places or ()))[each] for each in (*seats, 1)] == [2, 1, 3, 5]
    fewer = drop(going, 0)
    assert fewer.is_over and [each.score for each in standings(fewer)] == [40, 40, 8, 8], "two share the first two places of both rounds"


def test_a_match_that_is_running_counts_though_one_of_its_players_has_dropped_out() -> None:
    going = start(new("league", 4))
    pairing = going.paired[0][0]
    left = drop(going, pairing.entrants[0], running=[0])
    assert left.paired[0][0].places is None
    done = enter(left, 0, 0, pairing.entrants, [1, 2])
    assert done.paired[0][0] == Pairing(pairing.entrants, (1, 2), played=True)
    assert enter(done, 0, 0, pairing.entrants, [2, 1]) == done, "a result is entered once"


def test_what_a_closed_round_leaves_counts_for_no_entrant() -> None:
    for kind in ("league", "swiss"):
        closed = close_round(start(new(kind, 4)))
        assert len(closed.paired) == 2 and {each.score for each in standings(closed)} == {0}
    closed = close_round(start(new("knockout", 4)))
    firsts = {pairing.entrants[0] for pairing in closed.paired[0]}
    assert set(closed.paired[1][0].entrants) == firsts, "in a knock-out the first seat goes on"


def test_in_a_closed_knock_out_round_nobody_wins_who_has_dropped_out() -> None:
    cup = start(new("knockout", 2))
    first, second = cup.paired[0][0].entrants
    assert standings(close_round(cup))[0].entrant == first
    assert standings(close_round(drop(cup, first, running={0})))[0].entrant == second
    assert standings(close_round(drop(cup, second, running={0})))[0].entrant == first


def test_matches_at_which_an_entrant_did_not_sit_are_not_counted_as_played() -> None:
    league = drop(start(Competition("league", 3, 3, 2, rounds=3, seed=1)), 0)
    for number in range(3):
        seats = opened(league, 0)
        league = enter(league, number, 0, seats, range(1, len(seats) + 1))
    assert {each.entrant: each.matches for each in standings(league)} == {0: 0, 1: 3, 2: 3}
