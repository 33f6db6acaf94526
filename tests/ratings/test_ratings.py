"""Ratings: players of known strength are put in order, nobody gains by a trick, and the same matches give the same numbers."""

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
"""Numbers of bots in Elo, from the weakest to the strongest."""
VALUES = st.integers(500_00, 2500_00)
FIRM_NUMBERS = st.builds(Number, VALUES, st.integers(BOT_SPREAD, FIRM - 1_00), st.just(40))
NUMBERS = st.builds(Number, VALUES, st.integers(BOT_SPREAD, START_SPREAD), st.integers(0, 60))


def places_of(strengths: np.ndarray, chance: np.random.Generator) -> list[int]:
    """The places of one match between players of these strengths in Elo, as the model says."""
    return list(np.argsort(np.argsort(-(strengths / ELO + chance.gumbel(size=len(strengths))))))


def play(ledger: Ledger, people: list[int], bots: list[int], strengths: np.ndarray, chance: np.random.Generator) -> RatedMatch:
    """A rated match of these people and bots."""
    places = places_of(np.array([*strengths[people], *bots]), chance)
    persons = [*people, *[None] * len(bots)]
    ranking = [[seat] for seat in np.argsort(places)]
    match = finished(persons, [*[START] * len(people), *(bot * 100 for bot in bots)], ranking, ())
    ledger.add(match)
    return match


def season(players: int, rounds: int) -> tuple[np.ndarray, list[np.ndarray], list[RatedMatch]]:
    """True strengths, the numbers after each round, and all matches: in a round each plays once, at tables of people and bots."""
    chance = np.random.default_rng(1)
    strengths = START / 100 + chance.normal(0, 350, players)
    ledger, found, matches = Ledger(), [], []
    for _ in range(rounds):
        waiting = list(map(int, chance.permutation(players)))
        while waiting:
            size = int(chance.integers(2, 6))
            people = [waiting.pop() for _ in range(min(len(waiting), int(chance.integers(1, size + 1))))]
            bots = [int(chance.choice(BOTS)) for _ in range(max(size - len(people), 2 - len(people)))]
            matches.append(play(ledger, people, bots, strengths, chance))
        found.append(np.array([ledger.numbers[person].value / 100 for person in range(players)]))
    return strengths, found, matches


def order(values: np.ndarray) -> np.ndarray:
    """The rank of each value."""
    return np.argsort(np.argsort(values))


def test_players_of_known_strength_are_put_in_order() -> None:
    strengths, numbers, matches = season(repetitions(150, 10_000, 60), 60)
    assert np.corrcoef(order(strengths), order(numbers[-1]))[0, 1] >= 0.95
    errors = [float(np.abs(each - strengths).mean()) for each in numbers]
    assert errors[SETTLED - 1] < 0.65 * float(np.abs(strengths - START / 100).mean()), "after five matches a number means something"
    assert errors[-1] < 75
    slope = np.polyfit(strengths, numbers[-1], 1)[0]
    assert 0.9 < slope < 1.1, "the scale is the arena's, at tables of every size"
    again = Ledger()
    for match in matches:
        again.add(match)
    assert [again.numbers[person].value / 100 for person in range(len(strengths))] == list(numbers[-1])


@given(numbers=st.lists(FIRM_NUMBERS, min_size=2, max_size=5))
def test_nobody_gains_by_choosing_opponents(numbers: list[Number]) -> None:
    """If numbers are true, what each can expect to gain is nothing, against every table of firm numbers."""
    expected = np.zeros(len(numbers))
    for ranking in permutations(range(len(numbers))):
        strengths = [math.exp(numbers[seat].value / 100 / ELO) for seat in ranking]
        chance = math.prod(each / sum(strengths[place:]) for place, each in enumerate(strengths))
        after = rate(numbers, [ranking.index(seat) for seat in range(len(numbers))])
        expected += [chance * (new.value - old.value) for new, old in zip(after, numbers)]
    assert np.abs(expected).max() < 1, "hundredths of Elo: each number is rounded"


@given(firm=st.lists(FIRM_NUMBERS, min_size=1, max_size=3), new=st.lists(NUMBERS, min_size=1, max_size=2), data=st.data())
def test_uncertain_numbers_do_not_move_firm_ones(firm: list[Number], new: list[Number], data: st.DataObject) -> None:
    new = [number for number in new if not number.is_firm]
    places = data.draw(st.lists(st.integers(0, 4), min_size=len(firm) + len(new), max_size=len(firm) + len(new)))
    after = rate([*firm, *new], places) if len(places) > 1 else []
    alone = rate(firm, places[: len(firm)])
    assert after[: len(firm)] == alone or not after
    assert len(firm) > 1 or alone[0].value == firm[0].value


@given(numbers=st.lists(NUMBERS, min_size=2, max_size=5), data=st.data())
def test_nobody_gains_by_leaving(numbers: list[Number], data: st.DataObject) -> None:
    seats = range(len(numbers))
    places = data.draw(st.permutations(seats) | st.lists(st.integers(0, 3), min_size=len(numbers), max_size=len(numbers)))
    ranking = [[seat for seat in seats if places[seat] == place] for place in sorted(set(places))]
    leaver = data.draw(st.sampled_from(seats))
    before = data.draw(st.sets(st.sampled_from(seats))) - {leaver}

    def value(left: set[int]) -> int:
        ledger = Ledger(dict(enumerate(numbers)))
        return ledger.add(finished(seats, [START] * len(numbers), ranking, left))[leaver].value

    stayed, gone = value(before), value(before | {leaver})
    assert gone <= stayed
    others = Ledger(dict(enumerate(numbers)))
    found = others.add(abandoned(seats, [START] * len(numbers), {leaver}))
    assert set(found) == {leaver}, "nobody else is moved by a match that was abandoned"
    assert found[leaver].value <= numbers[leaver].value


def test_a_second_seat_brings_nothing() -> None:
    ledger = Ledger()
    assert ledger.add(finished([7, 7, 8], [START] * 3, [[0], [2], [1]], ())) == {}
    assert ledger.numbers == {}


@pytest.mark.parametrize(
    "persons,given",
    [([1], [START]), ([None, None], [1500_00, 1300_00]), ([1, None], [START, None])],
    ids=["one seat", "bots alone", "a bot without a number"],
)
def test_what_is_not_rated(persons: list[int | None], given: list[int | None]) -> None:
    ledger = Ledger()
    assert ledger.add(finished(persons, given, [[seat] for seat in range(len(persons))], ())) == {}


def test_bots_keep_their_numbers() -> None:
    ledger = Ledger()
    match = finished([1, None], [START, 1300_00], [[0], [1]], ())
    assert match.seats[1] == RatedSeat(None, 1300_00, 1)
    first = ledger.add(match)
    assert set(first) == {0} and first[0].value > START and first[0].spread < START_SPREAD and first[0].matches == 1
    assert set(ledger.numbers) == {1}
