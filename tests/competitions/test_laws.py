"""What `docs/competitions.md` promises, computed a second time in the plainest way: all ways to pair a small round are tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from boardwright.competitions import Competition, Kind, Pairing, close_round, drop, standings, start
from boardwright.competitions.competition import byes, draw_order, meetings, seat_balance_of
from tests.competitions.runs import new, play_one
from tests.games.rng import Rng

SEEDS = range(150)


def changed(competition: Competition, chance: Rng) -> Competition:
    """A result, or rarely an entrant who drops out, or a round that is closed."""
    step = chance.below(16)
    if step == 0:
        return drop(competition, chance.below(competition.entrants))
    return close_round(competition) if step == 1 else play_one(competition, chance)


def states_of(competition: Competition, chance: Rng) -> list[Competition]:
    """The competition after each change, from its first round to its end."""
    states = [start(competition)]
    while not states[-1].is_over:
        states.append(changed(states[-1], chance))
    return states


def rounds_of(states: list[Competition]) -> Iterator[tuple[Competition, tuple[Pairing, ...]]]:
    """Each round as it was paired, with the competition before it; without those that a change began and ended at once."""
    for number in range(len(states[-1].paired)):
        state = next(each for each in states if len(each.paired) > number)
        if len(state.paired) == number + 1:
            yield replace(state, paired=state.paired[:-1]), state.paired[-1]


def pairs_of(entrants: list[int]) -> Iterator[list[tuple[int, int]]]:
    """All ways to pair them up."""
    if not entrants:
        yield []
        return
    one, *others = entrants
    for other in others:
        for rest in pairs_of([each for each in others if each != other]):
            yield [(one, other), *rest]


def least_met(entrants: list[int], met: list[list[int]]) -> int:
    """How often two who must meet have met before, at most, in the best of all ways."""
    return min(max((met[one][other] for one, other in pairs), default=0) for pairs in pairs_of(entrants))


def test_a_swiss_round_repeats_no_more_than_it_must_and_the_last_one_rests() -> None:
    for seed in SEEDS:
        chance = Rng(seed)
        count = 2 + chance.below(7)
        states = states_of(new("swiss", count, rounds=1 + chance.below(count - 1 + count % 2), seed=seed), chance)
        for before, pairings in rounds_of(states):
            check_swiss_round(before, pairings)


def check_swiss_round(before: Competition, pairings: tuple[Pairing, ...]) -> None:
    met, had, more, draw = meetings(before), byes(before), seat_balance_of(before), draw_order(before, "swiss")
    here = {entrant for pairing in pairings for entrant in pairing.entrants}
    assert here == set(range(before.entrants)) - before.out
    pairs = [pairing.entrants for pairing in pairings if not pairing.is_bye]
    resting = [pairing.entrants[0] for pairing in pairings if pairing.is_bye]
    assert len(resting) == len(here) % 2
    may_rest = [one for one in here if had[one] == min(had[each] for each in here)] if resting else [-1]
    least = {one: least_met(sorted(here - {one}), met) for one in may_rest}
    assert max((met[one][other] for one, other in pairs), default=0) == min(least.values())
    assert all(more[first] <= more[second] for first, second in pairs)
    if resting:
        place = {each.entrant: (each.place, draw.index(each.entrant)) for each in standings(before)}
        assert resting == [max((one for one in may_rest if least[one] == min(least.values())), key=place.__getitem__)]


def told_standings(competition: Competition) -> list[tuple[int, Fraction, Fraction, int]]:
    """Place, score, scores of beaten opponents and first places by entrant, read from the document sentence by sentence."""
    score, beaten, firsts = ([Fraction(0)] * competition.entrants for _ in range(3))
    played = [pairing for pairings in competition.paired for pairing in pairings if pairing.places]
    for entrants, places, _ in played:
        if len(entrants) == 1:
            score[entrants[0]] += Fraction(1, 2) if competition.kind == "league" else 1
            continue
        for entrant, own in zip(entrants, places or ()):
            shared = [at for at, place in enumerate(sorted(places or ())) if place == own]
            score[entrant] += sum(1 - Fraction(at, len(entrants) - 1) for at in shared) / len(shared)
            firsts[entrant] += own == 1 and len(shared) == 1
    for entrants, places, _ in played:
        for entrant, own in zip(entrants, places or ()):
            for other, place in zip(entrants, places or ()):
                if other != entrant:
                    beaten[entrant] += score[other] * (1 if own < place else Fraction(1, 2) if own == place else 0)
    keys = list(zip(score, beaten, firsts))
    return [(1 + sum(key > own for key in keys), own[0], own[1], int(own[2])) for own in keys]


@pytest.mark.parametrize(("kind", "size"), [("league", 2), ("league", 3), ("league", 5), ("swiss", 2)])
def test_standings_are_those_of_the_document(kind: Kind, size: int) -> None:
    for seed in SEEDS:
        chance = Rng(seed)
        made = new(kind, size + chance.below(5), size, seed=seed, rounds=1 + chance.below(3) if kind == "league" else None)
        for state in states_of(made, chance):
            told = told_standings(state)
            for each in standings(state):
                assert (each.place, Fraction(each.score, 24), Fraction(each.beaten, 48), each.wins) == told[each.entrant], seed
            assert [each.place for each in standings(state)] == sorted(each[0] for each in told)


def test_in_a_knock_out_one_of_each_pairing_goes_on_and_places_are_the_rounds_reached() -> None:
    for seed in SEEDS:
        chance = Rng(seed)
        states = states_of(new("knockout", 2 + chance.below(12), seed=seed), chance)
        for before, pairings in rounds_of(states):
            here = Counter(entrant for pairing in pairings for entrant in pairing.entrants)
            assert set(here.values()) == {1}
            if before.paired:
                more = seat_balance_of(before)
                assert all(len({*pairing.entrants} & {*here}) == 1 for pairing in before.paired[-1])
                assert all(more[first] <= more[second] for first, second in (pairing.entrants for pairing in pairings)), "and no byes"
        reached = Counter(entrant for pairings in states[-1].paired for pairing in pairings for entrant in pairing.entrants)
        told = {each.entrant: each.place for each in standings(states[-1])}
        assert all(told[one] < told[other] for one in told for other in told if reached[one] > reached[other])
        assert sorted(told.values())[:2] == [1, 2]
