"""Tests of ratings: they recover known strengths, cannot be inflated, and follow from the matches alone."""

from __future__ import annotations

import math
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, strategies as st

from boardwright.ratings import SETTLED, Ledger, Number, RatedMatch, RatedSeat, abandoned, finished, rate
from boardwright.ratings.number import BOT_SPREAD, FIRM, START_SPREAD
from boardwright.ratings.rating import ELO
from tests.conftest import repetitions

START = 1500_00
BOTS = (600, 1000, 1300, 1500, 1700)
"""Ratings of bots in Elo, from the weakest to the strongest."""
VALUES = st.integers(500_00, 2500_00)
FIRM_NUMBERS = st.builds(Number, VALUES, st.integers(BOT_SPREAD, FIRM - 1_00), st.just(40))
NUMBERS = st.builds(Number, VALUES, st.integers(BOT_SPREAD, START_SPREAD), st.integers(0, 60))


def draw_places(strengths: np.ndarray, chance: np.random.Generator) -> list[int]:
    """Draw the places of a match between players of these strengths in Elo from the model."""
    return list(np.argsort(np.argsort(-(strengths / ELO + chance.gumbel(size=len(strengths))))))


def play_rated_match(ledger: Ledger, people: list[int], bots: list[int], strengths: np.ndarray, chance: np.random.Generator) -> RatedMatch:
    """Play a rated match of people and bots and add it to the ledger."""
    places = draw_places(np.array([*strengths[people], *bots]), chance)
    persons = [*people, *[None] * len(bots)]
    ranking = [[seat] for seat in np.argsort(places)]
    match = finished(persons, [*[START] * len(people), *(bot * 100 for bot in bots)], ranking, ())
    ledger.add(match)
    return match


def play_season(players: int, rounds: int) -> tuple[np.ndarray, list[np.ndarray], list[RatedMatch]]:
    """Return true strengths, the ratings after each round, and all matches. In a round each person plays once, with people or bots."""
    chance = np.random.default_rng(1)
    strengths = START / 100 + chance.normal(0, 350, players)
    ledger, numbers_after_rounds, matches = Ledger(), [], []
    for _ in range(rounds):
        waiting = list(map(int, chance.permutation(players)))
        while waiting:
            size = int(chance.integers(2, 6))
            people = [waiting.pop() for _ in range(min(len(waiting), int(chance.integers(1, size + 1))))]
            bots = [int(chance.choice(BOTS)) for _ in range(max(size - len(people), 2 - len(people)))]
            matches.append(play_rated_match(ledger, people, bots, strengths, chance))
        numbers_after_rounds.append(np.array([ledger.numbers[person].value / 100 for person in range(players)]))
    return strengths, numbers_after_rounds, matches


def ranks_of(values: np.ndarray) -> np.ndarray:
    """Return the rank of each value."""
    return np.argsort(np.argsort(values))


def test_ratings_recover_known_strengths() -> None:
    strengths, numbers, matches = play_season(repetitions(150, 10_000, 60), 60)
    assert np.corrcoef(ranks_of(strengths), ranks_of(numbers[-1]))[0, 1] >= 0.95
    errors = [float(np.abs(numbers_of_round - strengths).mean()) for numbers_of_round in numbers]
    assert errors[SETTLED - 1] < 0.65 * float(np.abs(strengths - START / 100).mean()), "after five matches ratings are informative"
    assert errors[-1] < 75
    slope = np.polyfit(strengths, numbers[-1], 1)[0]
    assert 0.9 < slope < 1.1, "the scale equals that of the arena at tables of every size"
    recomputed = Ledger()
    for match in matches:
        recomputed.add(match)
    assert [recomputed.numbers[person].value / 100 for person in range(len(strengths))] == list(numbers[-1])


@given(numbers=st.lists(FIRM_NUMBERS, min_size=2, max_size=5))
def test_a_player_cannot_gain_by_choosing_opponents(numbers: list[Number]) -> None:
    """If ratings are true, the expected gain is 0 at every table of firm ratings."""
    expected = np.zeros(len(numbers))
    for ranking in permutations(range(len(numbers))):
        strengths = [math.exp(numbers[seat].value / 100 / ELO) for seat in ranking]
        chance = math.prod(strength / sum(strengths[place:]) for place, strength in enumerate(strengths))
        after = rate(numbers, [ranking.index(seat) for seat in range(len(numbers))])
        expected += [chance * (new.value - old.value) for new, old in zip(after, numbers)]
    assert np.abs(expected).max() < 1, "in hundredths of Elo, because each rating is rounded"


@given(firm=st.lists(FIRM_NUMBERS, min_size=1, max_size=3), new=st.lists(NUMBERS, min_size=1, max_size=2), data=st.data())
def test_uncertain_ratings_do_not_change_firm_ones(firm: list[Number], new: list[Number], data: st.DataObject) -> None:
    new = [number for number in new if not number.is_firm]
    places = data.draw(st.lists(st.integers(0, 4), min_size=len(firm) + len(new), max_size=len(firm) + len(new)))
    after = rate([*firm, *new], places) if len(places) > 1 else []
    alone = rate(firm, places[: len(firm)])
    assert after[: len(firm)] == alone or not after
    assert len(firm) > 1 or alone[0].value == firm[0].value


@given(numbers=st.lists(NUMBERS, min_size=2, max_size=5), data=st.data())
def test_a_player_cannot_gain_by_leaving(numbers: list[Number], data: st.DataObject) -> None:
    seats = range(len(numbers))
    places = data.draw(st.permutations(seats) | st.lists(st.integers(0, 3), min_size=len(numbers), max_size=len(numbers)))
    ranking = [[seat for seat in seats if places[seat] == place] for place in sorted(set(places))]
    leaver = data.draw(st.sampled_from(seats))
    before = data.draw(st.sets(st.sampled_from(seats))) - {leaver}

    def value(left: set[int]) -> int:
        ledger = Ledger(dict(enumerate(numbers)))
        return ledger.add(finished(seats, [START] * len(numbers), ranking, left))[leaver].value

    stayed, left = value(before), value(before | {leaver})
    assert left <= stayed
    others = Ledger(dict(enumerate(numbers)))
    changed = others.add(abandoned(seats, [START] * len(numbers), {leaver}))
    assert set(changed) == {leaver}, "an abandoned match changes only the rating of the leaver"
    assert changed[leaver].value <= numbers[leaver].value


def test_a_match_with_two_seats_of_one_player_is_not_rated() -> None:
    ledger = Ledger()
    assert ledger.add(finished([7, 7, 8], [START] * 3, [[0], [2], [1]], ())) == {}
    assert ledger.numbers == {}


@pytest.mark.parametrize(
    "persons,given",
    [([1], [START]), ([None, None], [1500_00, 1300_00]), ([1, None], [START, None])],
    ids=["one seat", "bots alone", "a bot without a number"],
)
def test_matches_without_two_rated_sides_are_not_rated(persons: list[int | None], given: list[int | None]) -> None:
    ledger = Ledger()
    assert ledger.add(finished(persons, given, [[seat] for seat in range(len(persons))], ())) == {}


def test_ratings_of_bots_do_not_change() -> None:
    ledger = Ledger()
    match = finished([1, None], [START, 1300_00], [[0], [1]], ())
    assert match.seats[1] == RatedSeat(None, 1300_00, 1)
    first = ledger.add(match)
    assert set(first) == {0} and first[0].value > START and first[0].spread < START_SPREAD and first[0].matches == 1
    assert set(ledger.numbers) == {1}
