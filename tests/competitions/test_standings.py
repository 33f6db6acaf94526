"""Tests of standings: scores, tie-breaks, dropouts, and closed rounds."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from boardwright.competitions import Competition, Pairing, close_round, drop, enter, opened, standings, start
from boardwright.competitions.standings import WIN, scores_of
from tests.competitions.runs import new_competition, play_competition, play_match
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
    assert sum(scores) == WIN // 2 * len(places), "every table has the same sum of scores for its size"


def finished_league(*rounds: Sequence[tuple[tuple[int, ...], tuple[int, ...]]], entrants: int = 4) -> Competition:
    """Return a league with the given pairings and places of its rounds."""
    paired = tuple(tuple(Pairing(*pairing, played=True) for pairing in pairings) for pairings in rounds)
    return Competition("league", entrants, 2, 2, len(paired), 1, paired=paired)


def test_ties_are_broken_by_scores_of_beaten_opponents_then_by_wins() -> None:
    first = [((0, 3), (1, 2)), ((1, 2), (1, 2))]
    second = [((0, 1), (2, 1)), ((3, 2), (2, 1))]
    rows = standings(finished_league(first, second))
    assert [(row.entrant, row.place, row.score) for row in rows] == [(1, 1, 48), (0, 2, 24), (2, 2, 24), (3, 4, 0)]
    assert [row.beaten for row in rows] == [2 * (24 + 24), 0, 0, 0], "entrants 0 and 2 have beaten the last one only"
    third = [((0, 2), (1, 2)), ((1, 3), (2, 1))]
    rows = standings(finished_league(first, second, third))
    assert [(row.entrant, row.place) for row in rows] == [(1, 1), (0, 2), (3, 3), (2, 4)]
    assert [row.score for row in rows] == [48, 48, 24, 24] and [row.beaten for row in rows] == [144, 96, 96, 48]
    drawn, won = [((0, 1), (1, 1)), ((2, 3), (1, 2))], [((0, 1), (1, 1)), ((2, 3), (2, 1))]
    rows = standings(finished_league(drawn, won))
    assert {row.score for row in rows} == {24} and {row.beaten for row in rows} == {48}
    assert [(row.entrant, row.place, row.wins) for row in rows] == [(2, 1, 1), (3, 1, 1), (0, 3, 0), (1, 3, 0)]


def test_places_of_a_knockout_follow_the_rounds_reached() -> None:
    done = play_competition(new_competition("knockout", 6), Rng(2))
    rows = standings(done)
    assert [row.place for row in rows] == [1, 2, 3, 3, 5, 5] and set(done.paired[-1][0].entrants) == {rows[0].entrant, rows[1].entrant}


def test_an_entrant_who_drops_out_keeps_played_matches_and_loses_the_others() -> None:
    competition = start(new_competition("league", 6))
    chance = Rng(1)
    while len(competition.paired) < 3:
        competition = play_match(competition, chance)
    before = {row.entrant: row for row in standings(competition)}
    after_dropout = drop(competition, 2)
    assert after_dropout.paired[:2] == competition.paired[:2], "played rounds do not change"
    while not after_dropout.is_over:
        after_dropout = play_match(after_dropout, chance)
    after = {row.entrant: row for row in standings(after_dropout)}
    assert after[2].score == before[2].score and after[2].out and after[2].matches == before[2].matches
    free_wins = [pairing for pairings in after_dropout.paired[2:] for pairing in pairings if 2 in pairing.entrants]
    assert len(free_wins) == 3 and not any(pairing.played for pairing in free_wins)
    assert all(scores_of(pairing, 0)[1 - pairing.entrants.index(2)] == WIN for pairing in free_wins)


def test_a_larger_table_is_played_without_dropouts_while_enough_entrants_are_left() -> None:
    competition = drop(start(new_competition("league", 4, 4, 3, rounds=2)), 1)
    seats = opened(competition, 0)
    assert 1 not in seats and len(seats) == 3
    done = enter(competition, 0, 0, seats, [2, 1, 3])
    assert [dict(zip(done.paired[0][0].entrants, done.paired[0][0].places or ()))[entrant] for entrant in (*seats, 1)] == [2, 1, 3, 5]
    with_two_left = drop(competition, 0)
    assert with_two_left.is_over and [row.score for row in standings(with_two_left)] == [40, 40, 8, 8], (
        "two share the first two places of both rounds"
    )


def test_a_running_match_counts_although_a_player_has_dropped_out() -> None:
    competition = start(new_competition("league", 4))
    pairing = competition.paired[0][0]
    after_dropout = drop(competition, pairing.entrants[0], running=[0])
    assert after_dropout.paired[0][0].places is None
    done = enter(after_dropout, 0, 0, pairing.entrants, [1, 2])
    assert done.paired[0][0] == Pairing(pairing.entrants, (1, 2), played=True)
    assert enter(done, 0, 0, pairing.entrants, [2, 1]) == done, "a result is entered once"


def test_unplayed_matches_of_a_closed_round_score_nothing() -> None:
    for kind in ("league", "swiss"):
        closed = close_round(start(new_competition(kind, 4)))
        assert len(closed.paired) == 2 and {row.score for row in standings(closed)} == {0}
    closed = close_round(start(new_competition("knockout", 4)))
    firsts = {pairing.entrants[0] for pairing in closed.paired[0]}
    assert set(closed.paired[1][0].entrants) == firsts, "in a knockout the first seat advances"


def test_a_dropout_does_not_win_a_closed_round_of_a_knockout() -> None:
    knockout = start(new_competition("knockout", 2))
    first, second = knockout.paired[0][0].entrants
    assert standings(close_round(knockout))[0].entrant == first
    assert standings(close_round(drop(knockout, first, running={0})))[0].entrant == second
    assert standings(close_round(drop(knockout, second, running={0})))[0].entrant == first


def test_matches_without_an_entrant_are_not_counted_as_played_by_it() -> None:
    league = drop(start(Competition("league", 3, 3, 2, rounds=3, seed=1)), 0)
    for number in range(3):
        seats = opened(league, 0)
        league = enter(league, number, 0, seats, range(1, len(seats) + 1))
    assert {row.entrant: row.matches for row in standings(league)} == {0: 0, 1: 3, 2: 3}
