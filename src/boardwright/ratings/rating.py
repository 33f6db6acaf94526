"""The numbers after a match: an update under the model of Plackett and Luce (openskill), on the arena's scale."""

import math
from collections.abc import Iterator, Sequence
from itertools import permutations, product

from openskill.models import PlackettLuce, PlackettLuceRating

from boardwright.ratings.number import Number

ELO = 400 / math.log(10)
"""Elo per unit of log strength, as in the arena."""
DRIFT = 8.0
"""Elo by which strength may change from match to match: without it, numbers would stop following people who improve."""


def rate(numbers: Sequence[Number], places: Sequence[int]) -> list[Number]:
    """The numbers of all players after a match.

    Among firm numbers, a player's expected change is zero against all opponents. Uncertain numbers move freely,
    but do not move firm ones: these are rated as if only firm numbers had been at the table. (In this model the order of some of the
    players carries the same information about them with or without the others.)

    Args:
        numbers: before the match, two or more; bots have numbers too, and the caller keeps them.
        places: of each player, 0 is best; equal places are shared.
    """
    after = _updated(numbers, places)
    firm = [seat for seat, number in enumerate(numbers) if number.is_firm]
    if len(firm) == len(numbers):
        return after
    firm_numbers = [numbers[seat] for seat in firm]
    for seat, number in zip(firm, _updated(firm_numbers, [places[seat] for seat in firm])):
        after[seat] = number
    return after


def _updated(numbers: Sequence[Number], places: Sequence[int]) -> list[Number]:
    """The same without regard to who is firm. Equal places count as every order of them, in equal parts, as in the arena."""
    if len(numbers) < 2:
        return [number._replace(matches=number.matches + 1) for number in numbers]
    model = _model([number.spread / 100 for number in numbers])
    outcomes = []
    for order in _orders(places):
        teams = [[model.rating(numbers[seat].value / 100, numbers[seat].spread / 100)] for seat in order]
        outcomes.append({seat: one for seat, [one] in zip(order, model.rate(teams))})
    return [
        Number(
            round(sum(each[seat].mu for each in outcomes) / len(outcomes) * 100),
            round(sum(each[seat].sigma for each in outcomes) / len(outcomes) * 100),
            number.matches + 1,
        )
        for seat, number in enumerate(numbers)
    ]


def _orders(places: Sequence[int]) -> Iterator[list[int]]:
    """All orders of the seats, best first, that places with ties allow. (openskill's own ties count for less the more players share one.)
    """
    tied = [[seat for seat, place in enumerate(places) if place == each] for each in sorted(set(places))]
    for parts in product(*map(permutations, tied)):
        yield [seat for part in parts for seat in part]


def _model(spreads: Sequence[float]) -> PlackettLuce:
    """The model of one match. Its beta makes the scale the arena's at tables of every size, as far as the spreads leave room for it."""
    uncertain = sum(spread**2 + DRIFT**2 for spread in spreads)
    beta = math.sqrt(max(ELO**2 - uncertain, 1.0) / len(spreads))
    return PlackettLuce(beta=beta, tau=DRIFT, gamma=_undamped)


def _undamped(
    c: float, k: int, mu: float, sigma_squared: float, team: Sequence[PlackettLuceRating], rank: int, weights: list[float] | None
) -> float:
    """openskill's damping of how fast numbers become certain: none."""
    return 1.0
