"""Tests of the rules in `docs/competitions.md`, computed independently: all ways to pair a small round are tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from boardwright.competitions import Competition, Kind, Pairing, close_round, drop, standings, start
from boardwright.competitions.competition import byes, draw_order, meetings, seat_balance_of
from tests.competitions.runs import new_competition, play_match
from tests.games.rng import Rng

SEEDS = range(150)


def change(competition: Competition, chance: Rng) -> Competition:
    """Enter a random result or, less often, drop an entrant or close the round."""
    step = chance.below(16)
    if step == 0:
        return drop(competition, chance.below(competition.entrants))
    return close_round(competition) if step == 1 else play_match(competition, chance)


def states_of(competition: Competition, chance: Rng) -> list[Competition]:
    """Return the competition after each change, from its first round to its end."""
    states = [start(competition)]
    while not states[-1].is_over:
        states.append(change(states[-1], chance))
    return states


def rounds_of(states: list[Competition]) -> Iterator[tuple[Competition, tuple[Pairing, ...]]]:
    """Yield the pairings of each round with the competition before it, except for rounds that a single change began and ended."""
    for number in range(len(states[-1].paired)):
        state = next(state_after for state_after in states if len(state_after.paired) > number)
        if len(state.paired) == number + 1:
            yield replace(state, paired=state.paired[:-1]), state.paired[-1]


def all_pairings(entrants: list[int]) -> Iterator[list[tuple[int, int]]]:
    """Yield all ways to pair entrants."""
    if not entrants:
        yield []
        return
    first, *others = entrants
    for partner in others:
        for rest in all_pairings([entrant for entrant in others if entrant != partner]):
            yield [(first, partner), *rest]


def fewest_repeats(entrants: list[int], met: list[list[int]]) -> int:
    """Return the most earlier meetings of any pair, in the pairing for which that number is lowest."""
    return min(max((met[one][other] for one, other in pairs), default=0) for pairs in all_pairings(entrants))


def test_a_swiss_round_has_the_fewest_repeats_and_the_last_entrant_has_the_bye() -> None:
    for seed in SEEDS:
        chance = Rng(seed)
        count = 2 + chance.below(7)
        states = states_of(new_competition("swiss", count, rounds=1 + chance.below(count - 1 + count % 2), seed=seed), chance)
        for before, pairings in rounds_of(states):
            check_swiss_round(before, pairings)


def check_swiss_round(before: Competition, pairings: tuple[Pairing, ...]) -> None:
    met, bye_counts, seat_balance, order_of_draw = meetings(before), byes(before), seat_balance_of(before), draw_order(before, "swiss")
    paired = {entrant for pairing in pairings for entrant in pairing.entrants}
    assert paired == set(range(before.entrants)) - before.out
    pairs = [pairing.entrants for pairing in pairings if not pairing.is_bye]
    byes_given = [pairing.entrants[0] for pairing in pairings if pairing.is_bye]
    assert len(byes_given) == len(paired) % 2
    bye_candidates = [one for one in paired if bye_counts[one] == min(bye_counts[other] for other in paired)] if byes_given else [-1]
    repeats = {one: fewest_repeats(sorted(paired - {one}), met) for one in bye_candidates}
    assert max((met[one][other] for one, other in pairs), default=0) == min(repeats.values())
    assert all(seat_balance[first] <= seat_balance[second] for first, second in pairs)
    if byes_given:
        place_of = {row.entrant: (row.place, order_of_draw.index(row.entrant)) for row in standings(before)}
        assert byes_given == [max((one for one in bye_candidates if repeats[one] == min(repeats.values())), key=place_of.__getitem__)]


def documented_standings(competition: Competition) -> list[tuple[int, Fraction, Fraction, int]]:
    """Return place, score, scores of beaten opponents and first places by entrant, computed as the document says."""
    score, beaten, firsts = ([Fraction(0)] * competition.entrants for _ in range(3))
    played = [pairing for pairings in competition.paired for pairing in pairings if pairing.places]
    for entrants, places, _ in played:
        if len(entrants) == 1:
            score[entrants[0]] += Fraction(1, 2) if competition.kind == "league" else 1
            continue
        for entrant, own_place in zip(entrants, places or ()):
            shared = [index for index, place in enumerate(sorted(places or ())) if place == own_place]
            score[entrant] += sum(1 - Fraction(index, len(entrants) - 1) for index in shared) / len(shared)
            firsts[entrant] += own_place == 1 and len(shared) == 1
    for entrants, places, _ in played:
        for entrant, own_place in zip(entrants, places or ()):
            for opponent, place in zip(entrants, places or ()):
                if opponent != entrant:
                    beaten[entrant] += score[opponent] * (1 if own_place < place else Fraction(1, 2) if own_place == place else 0)
    keys = list(zip(score, beaten, firsts))
    return [(1 + sum(other > key for other in keys), key[0], key[1], int(key[2])) for key in keys]


@pytest.mark.parametrize(("kind", "size"), [("league", 2), ("league", 3), ("league", 5), ("swiss", 2)])
def test_standings_follow_the_document(kind: Kind, size: int) -> None:
    for seed in SEEDS:
        chance = Rng(seed)
        competition = new_competition(
            kind, size + chance.below(5), size, seed=seed, rounds=1 + chance.below(3) if kind == "league" else None
        )
        for state in states_of(competition, chance):
            expected = documented_standings(state)
            for row in standings(state):
                assert (row.place, Fraction(row.score, 24), Fraction(row.beaten, 48), row.wins) == expected[row.entrant], seed
            assert [row.place for row in standings(state)] == sorted(row[0] for row in expected)


def test_in_a_knockout_one_of_each_pairing_advances_and_places_follow_the_rounds() -> None:
    for seed in SEEDS:
        chance = Rng(seed)
        states = states_of(new_competition("knockout", 2 + chance.below(12), seed=seed), chance)
        for before, pairings in rounds_of(states):
            paired = Counter(entrant for pairing in pairings for entrant in pairing.entrants)
            assert set(paired.values()) == {1}
            if before.paired:
                seat_balance = seat_balance_of(before)
                assert all(len({*pairing.entrants} & {*paired}) == 1 for pairing in before.paired[-1])
                assert all(seat_balance[first] <= seat_balance[second] for first, second in (pairing.entrants for pairing in pairings)), (
                    "the seat balance decides, and there are no byes"
                )
        reached = Counter(entrant for pairings in states[-1].paired for pairing in pairings for entrant in pairing.entrants)
        places = {row.entrant: row.place for row in standings(states[-1])}
        assert all(places[one] < places[other] for one in places for other in places if reached[one] > reached[other])
        assert sorted(places.values())[:2] == [1, 2]
