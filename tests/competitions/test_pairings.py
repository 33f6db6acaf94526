"""Pairings: who meets, at which seats, and who has a bye; laws over all sizes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from boardwright.competitions import MOST_ENTRANTS, Competition, close_round, drop, start
from boardwright.competitions.competition import byes, meetings, seat_balance_of
from boardwright.competitions.matching import best_pairs
from boardwright.competitions.sizes import table_sizes
from tests.competitions.runs import new, play, play_one
from tests.games.rng import Rng

APART = 2
"""How much the meetings of any two, and the turns of an entrant at any two seats, may differ in a league."""
FEW_TABLES = 4
"""The same for meetings at two tables of four or five."""


def check_rounds(competition: Competition) -> None:
    """In each round every entrant (who had not dropped out) is in one pairing."""
    for pairings in competition.paired:
        sitting = Counter(entrant for pairing in pairings for entrant in pairing.entrants)
        assert max(sitting.values()) == 1
        if competition.kind == "league":
            assert len(sitting) == competition.entrants
        assert all(pairing.is_bye or competition.smallest <= len(pairing.entrants) <= competition.size for pairing in pairings)


def numbers_of_meetings(competition: Competition) -> list[int]:
    met = meetings(competition)
    return [met[one][other] for one, other in combinations(range(competition.entrants), 2)]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_tables_are_as_large_as_they_may_be_and_byes_are_few(size: int) -> None:
    for smallest in range(2, size + 1):
        for entrants in range(smallest, MOST_ENTRANTS + 1):
            sizes = table_sizes(entrants, size, smallest)
            assert all(smallest <= each <= size for each in sizes) and max(sizes) - min(sizes) <= 1
            without = entrants - sum(sizes)
            assert without < smallest and (smallest == size or without == 0 or entrants < 2 * smallest or smallest > 2)
            assert smallest < size or without == entrants % size


@pytest.mark.parametrize("entrants", range(2, MOST_ENTRANTS + 1))
def test_a_league_at_tables_of_two_lets_all_meet_once_with_even_seats(entrants: int) -> None:
    once = play(new("league", entrants), Rng(entrants))
    check_rounds(once)
    assert set(numbers_of_meetings(once)) == {1} and len(set(byes(once))) == 1
    assert max(map(abs, seat_balance_of(once))) <= 1
    if entrants in (7, 8):
        twice = play(new("league", entrants, rounds=2 * len(once.paired)), Rng(entrants))
        assert set(numbers_of_meetings(twice)) == {2} and set(seat_balance_of(twice)) == {0}


@pytest.mark.parametrize(("size", "smallest"), [(3, 2), (4, 3), (5, 2), (3, 3)])
def test_a_league_at_larger_tables_keeps_meetings_and_seats_balanced(size: int, smallest: int) -> None:
    for entrants in (*range(size, 14), 20, 27, 50):
        done = play(new("league", entrants, size, smallest), Rng(size))
        check_rounds(done)
        met, had = numbers_of_meetings(done), byes(done)
        apart = FEW_TABLES if size == 5 and entrants in (9, 10) else APART
        assert min(met) >= 1 and max(met) - min(met) <= apart and max(had) - min(had) <= 1, entrants
        seats = Counter(
            (entrant, seat)
            for pairings in done.paired
            for pairing in pairings
            if not pairing.is_bye
            for seat, entrant in enumerate(pairing.entrants)
        )
        for entrant in range(entrants):
            turns = [seats[entrant, seat] for seat in range(smallest)]
            assert max(turns) - min(turns) <= APART, (entrants, size, turns)


@pytest.mark.parametrize("entrants", range(2, 34))
def test_a_knock_out_leaves_one_and_gives_byes_in_the_first_round_only(entrants: int) -> None:
    done = play(new("knockout", entrants, seed=entrants), Rng(entrants))
    check_rounds(done)
    assert 2 ** len(done.paired) >= entrants > 2 ** (len(done.paired) - 1) or entrants == 2
    assert len(done.paired[-1]) == 1 and sum(pairing.is_bye for pairings in done.paired[1:] for pairing in pairings) == 0
    assert sum(pairing.played for pairings in done.paired for pairing in pairings) == entrants - 1
    seen: Counter[int] = Counter()
    for pairings in done.paired:
        here = [entrant for pairing in pairings for entrant in pairing.entrants]
        seen.update(here)
        assert set(seen.values()) <= set(range(1, len(done.paired) + 1)) and all(seen[entrant] == max(seen.values()) for entrant in here)


@pytest.mark.parametrize("entrants", [2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 20, 31, 50])
def test_a_swiss_tournament_repeats_no_pair_while_there_is_another_way(entrants: int) -> None:
    """As many rounds as there are pairs for: with a wrong search the last ones would have to repeat one."""
    rounds = min(entrants - 1 + entrants % 2, 9)
    done = play(new("swiss", entrants, rounds=rounds), Rng(entrants))
    check_rounds(done)
    assert max(byes(done)) <= 1 + (entrants < 2 * rounds) and all(
        sum(pairing.is_bye for pairing in pairings) == entrants % 2 for pairings in done.paired
    )
    for number in range(1, rounds):
        before, after = (
            meetings(Competition("swiss", entrants, 2, 2, rounds, 1, paired=done.paired[:until])) for until in (number, number + 1)
        )
        new_ones = [[other for other in range(entrants) if other != one and not before[one][other]] for one in range(entrants)]
        if entrants % 2 == 0 and best_pairs(new_ones) is not None:
            assert max(map(max, after)) == 1, (number, "a pair was repeated")
    assert max(map(abs, seat_balance_of(done))) <= 3


def test_pairs_are_found_wherever_there_are_some() -> None:
    """Compared with trying all ways, in graphs with odd circles."""

    def exists(left: frozenset[int], near: list[list[int]]) -> bool:
        if not left:
            return True
        one = min(left)
        return any(exists(left - {one, other}, near) for other in near[one] if other in left)

    chance = Rng(3)
    both: Counter[bool] = Counter()
    for _ in range(300):
        count = 2 * (1 + chance.below(4))
        edges = [pair for pair in combinations(range(count), 2) if chance.below(5) < 2]
        near = [[b if a == one else a for a, b in edges if one in (a, b)] for one in range(count)]
        partner = best_pairs(near)
        assert (partner is not None) == exists(frozenset(range(count)), near)
        both[partner is None] += 1
        if partner is None:
            continue
        assert all(partner[partner[one]] == one and partner[one] in near[one] for one in range(count))
        first = next(other for other in near[0] if exists(frozenset(range(count)) - {0, other}, near))
        assert partner[0] == first, "the first wish that leaves a partner for all"
    assert min(both.values()) > 30


@pytest.mark.parametrize(("size", "smallest"), [(2, 2), (4, 3)])
def test_a_league_s_pairings_do_not_depend_on_results_or_on_entrants_who_drop_out(size: int, smallest: int) -> None:
    whole, chance = play(new("league", 9, size, smallest), Rng(1)), Rng(2)
    other = start(new("league", 9, size, smallest))
    while not other.is_over:
        other = drop(other, 4) if len(other.paired) == 2 and not other.out else play_one(other, chance)
    assert [[pairing.entrants for pairing in pairings] for pairings in other.paired] == [
        [pairing.entrants for pairing in pairings] for pairings in whole.paired
    ]


@pytest.mark.parametrize("kind", ["league", "knockout", "swiss"])
def test_whatever_happens_a_competition_ends(kind: str) -> None:
    """Results, entrants who drop out and rounds that are closed, in any order."""
    for seed in range(40):
        chance = Rng(seed)
        going = start(new(kind, 2 + chance.below(9), seed=seed))  # type: ignore[arg-type]
        for _ in range(300):
            if going.is_over:
                break
            step = chance.below(8)
            if step == 0:
                going = drop(going, chance.below(going.entrants))
            elif step == 1:
                going = close_round(going)
            else:
                going = play_one(going, chance)
        assert going.is_over
        check_rounds(going)
