"""Tests of pairings of every size: opponents, seats, and byes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from boardwright.competitions import MOST_ENTRANTS, Competition, close_round, drop, start
from boardwright.competitions.competition import byes, meetings, seat_balance_of
from boardwright.competitions.matching import best_pairs
from boardwright.competitions.sizes import table_sizes
from tests.competitions.runs import new_competition, play_competition, play_match
from tests.games.rng import Rng

MOST_DIFFERENCE = 2
"""The most that the meetings of any two pairs, and the turns of an entrant at any two seats, may differ in a league."""
MOST_DIFFERENCE_AT_FEW_TABLES = 4
"""The most that meetings may differ at two tables of four or five."""


def check_rounds(competition: Competition) -> None:
    """Check that every entrant who has not dropped out is in one pairing of each round."""
    for pairings in competition.paired:
        paired = Counter(entrant for pairing in pairings for entrant in pairing.entrants)
        assert max(paired.values()) == 1
        if competition.kind == "league":
            assert len(paired) == competition.entrants
        assert all(pairing.is_bye or competition.smallest <= len(pairing.entrants) <= competition.size for pairing in pairings)


def meeting_counts(competition: Competition) -> list[int]:
    """Return how often each pair of entrants has met."""
    met = meetings(competition)
    return [met[one][other] for one, other in combinations(range(competition.entrants), 2)]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_tables_are_as_large_as_possible_and_byes_are_few(size: int) -> None:
    for smallest in range(2, size + 1):
        for entrants in range(smallest, MOST_ENTRANTS + 1):
            sizes = table_sizes(entrants, size, smallest)
            assert all(smallest <= table_size <= size for table_size in sizes) and max(sizes) - min(sizes) <= 1
            without_table = entrants - sum(sizes)
            assert without_table < smallest and (smallest == size or without_table == 0 or entrants < 2 * smallest or smallest > 2)
            assert smallest < size or without_table == entrants % size


@pytest.mark.parametrize("entrants", range(2, MOST_ENTRANTS + 1))
def test_in_a_league_of_two_seats_all_pairs_meet_once_with_balanced_seats(entrants: int) -> None:
    once = play_competition(new_competition("league", entrants), Rng(entrants))
    check_rounds(once)
    assert set(meeting_counts(once)) == {1} and len(set(byes(once))) == 1
    assert max(map(abs, seat_balance_of(once))) <= 1
    if entrants in (7, 8):
        twice = play_competition(new_competition("league", entrants, rounds=2 * len(once.paired)), Rng(entrants))
        assert set(meeting_counts(twice)) == {2} and set(seat_balance_of(twice)) == {0}


@pytest.mark.parametrize(("size", "smallest"), [(3, 2), (4, 3), (5, 2), (3, 3)])
def test_a_league_at_larger_tables_keeps_meetings_and_seats_balanced(size: int, smallest: int) -> None:
    for entrants in (*range(size, 14), 20, 27, 50):
        done = play_competition(new_competition("league", entrants, size, smallest), Rng(size))
        check_rounds(done)
        met, bye_counts = meeting_counts(done), byes(done)
        allowed = MOST_DIFFERENCE_AT_FEW_TABLES if size == 5 and entrants in (9, 10) else MOST_DIFFERENCE
        assert min(met) >= 1 and max(met) - min(met) <= allowed and max(bye_counts) - min(bye_counts) <= 1, entrants
        seats = Counter(
            (entrant, seat)
            for pairings in done.paired
            for pairing in pairings
            if not pairing.is_bye
            for seat, entrant in enumerate(pairing.entrants)
        )
        for entrant in range(entrants):
            turns = [seats[entrant, seat] for seat in range(smallest)]
            assert max(turns) - min(turns) <= MOST_DIFFERENCE, (entrants, size, turns)


@pytest.mark.parametrize("entrants", range(2, 34))
def test_a_knockout_has_one_winner_and_byes_only_in_the_first_round(entrants: int) -> None:
    done = play_competition(new_competition("knockout", entrants, seed=entrants), Rng(entrants))
    check_rounds(done)
    assert 2 ** len(done.paired) >= entrants > 2 ** (len(done.paired) - 1) or entrants == 2
    assert len(done.paired[-1]) == 1 and sum(pairing.is_bye for pairings in done.paired[1:] for pairing in pairings) == 0
    assert sum(pairing.played for pairings in done.paired for pairing in pairings) == entrants - 1
    rounds_played: Counter[int] = Counter()
    for pairings in done.paired:
        paired = [entrant for pairing in pairings for entrant in pairing.entrants]
        rounds_played.update(paired)
        assert set(rounds_played.values()) <= set(range(1, len(done.paired) + 1)) and all(
            rounds_played[entrant] == max(rounds_played.values()) for entrant in paired
        )


@pytest.mark.parametrize("entrants", [2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 20, 31, 50])
def test_a_swiss_tournament_repeats_no_pair_if_that_is_possible(entrants: int) -> None:
    """It has as many rounds as there are different pairs for, so that a wrong search would repeat one in the last rounds."""
    rounds = min(entrants - 1 + entrants % 2, 9)
    done = play_competition(new_competition("swiss", entrants, rounds=rounds), Rng(entrants))
    check_rounds(done)
    assert max(byes(done)) <= 1 + (entrants < 2 * rounds) and all(
        sum(pairing.is_bye for pairing in pairings) == entrants % 2 for pairings in done.paired
    )
    for number in range(1, rounds):
        before, after = (
            meetings(Competition("swiss", entrants, 2, 2, rounds, 1, paired=done.paired[:until])) for until in (number, number + 1)
        )
        new_opponents = [[other for other in range(entrants) if other != one and not before[one][other]] for one in range(entrants)]
        if entrants % 2 == 0 and best_pairs(new_opponents) is not None:
            assert max(map(max, after)) == 1, (number, "a pair was repeated")
    assert max(map(abs, seat_balance_of(done))) <= 3


def test_best_pairs_finds_a_perfect_matching_if_there_is_one() -> None:
    """The result is compared with a search through all ways, in graphs with odd cycles."""

    def exists(left: frozenset[int], neighbours: list[list[int]]) -> bool:
        if not left:
            return True
        one = min(left)
        return any(exists(left - {one, other}, neighbours) for other in neighbours[one] if other in left)

    chance = Rng(3)
    outcomes: Counter[bool] = Counter()
    for _ in range(300):
        count = 2 * (1 + chance.below(4))
        edges = [pair for pair in combinations(range(count), 2) if chance.below(5) < 2]
        neighbours = [[b if a == one else a for a, b in edges if one in (a, b)] for one in range(count)]
        partner = best_pairs(neighbours)
        assert (partner is not None) == exists(frozenset(range(count)), neighbours)
        outcomes[partner is None] += 1
        if partner is None:
            continue
        assert all(partner[partner[one]] == one and partner[one] in neighbours[one] for one in range(count))
        first = next(other for other in neighbours[0] if exists(frozenset(range(count)) - {0, other}, neighbours))
        assert partner[0] == first, "the first choice that leaves a partner for the others"
    assert min(outcomes.values()) > 30


@pytest.mark.parametrize(("size", "smallest"), [(2, 2), (4, 3)])
def test_pairings_of_a_league_do_not_depend_on_results_or_dropouts(size: int, smallest: int) -> None:
    whole, chance = play_competition(new_competition("league", 9, size, smallest), Rng(1)), Rng(2)
    other = start(new_competition("league", 9, size, smallest))
    while not other.is_over:
        other = drop(other, 4) if len(other.paired) == 2 and not other.out else play_match(other, chance)
    assert [[pairing.entrants for pairing in pairings] for pairings in other.paired] == [
        [pairing.entrants for pairing in pairings] for pairings in whole.paired
    ]


@pytest.mark.parametrize("kind", ["league", "knockout", "swiss"])
def test_every_competition_ends(kind: str) -> None:
    """Results, dropouts and closed rounds occur in any order."""
    for seed in range(40):
        chance = Rng(seed)
        competition = start(new_competition(kind, 2 + chance.below(9), seed=seed))  # type: ignore[arg-type]
        for _ in range(300):
            if competition.is_over:
                break
            step = chance.below(8)
            if step == 0:
                competition = drop(competition, chance.below(competition.entrants))
            elif step == 1:
                competition = close_round(competition)
            else:
                competition = play_match(competition, chance)
        assert competition.is_over
        check_rounds(competition)
