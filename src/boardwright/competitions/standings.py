"""Standings of a competition, and the tie-breaks in their order."""

from __future__ import annotations

from typing import NamedTuple

from boardwright.competitions.competition import Competition, Pairing
from boardwright.competitions.knockout import winner

WIN = 24
"""The score of the first place. It can be divided evenly between all places at tables of 2 to 5, also shared ones."""


class Standing(NamedTuple):
    """An entrant in the standings.

    place: 1 is best, equal ones share it
    score: the sum over all rounds: 24 for the first place, 0 for the last, evenly spaced between them; shared places are averaged
    beaten: the first tie-break: the scores of the opponents, each times the share in which they were beaten; in 48ths
    wins: the second tie-break: first places that are not shared, without byes
    matches: how many were played
    out: whether the entrant has dropped out
    """

    entrant: int
    place: int
    score: int
    beaten: int
    wins: int
    matches: int
    out: bool


def scores_of(pairing: Pairing, bye: int) -> list[int]:
    """The scores of a pairing's entrants. `bye`: that of a bye."""
    if not pairing.places:
        return [0] * len(pairing.entrants)
    if pairing.is_bye:
        return [bye]
    each = WIN // 2 // (len(pairing.places) - 1)
    return [each * sum(_result(own, place) for place in pairing.places) - each for own in pairing.places]


def standings(competition: Competition) -> list[Standing]:
    """All entrants, best first. In a knock-out the place follows from the last round that an entrant has reached."""
    count = competition.entrants
    pairings = [pairing for pairings in competition.paired for pairing in pairings]
    bye = WIN // 2 if competition.kind == "league" else WIN
    scores, beaten, wins, matches = [0] * count, [0] * count, [0] * count, [0] * count
    for pairing in pairings:
        for entrant, score, place in zip(pairing.entrants, scores_of(pairing, bye), pairing.places or ()):
            scores[entrant] += score
            matches[entrant] += pairing.played and place <= len(pairing.entrants)
            wins[entrant] += not pairing.is_bye and place == 1 and (pairing.places or ()).count(1) == 1
    for pairing in pairings:
        for one, own in zip(pairing.entrants, pairing.places or ()):
            for other, place in zip(pairing.entrants, pairing.places or ()):
                beaten[one] += scores[other] * _result(own, place) if one != other else 0
    keys = _reached(competition) if competition.kind == "knockout" else list(zip(scores, beaten, wins))
    order = sorted(range(count), key=lambda entrant: keys[entrant], reverse=True)
    return [
        Standing(
            entrant,
            1 + sum(key > keys[entrant] for key in keys),
            scores[entrant],
            beaten[entrant],
            wins[entrant],
            matches[entrant],
            entrant in competition.out,
        )
        for entrant in order
    ]


def _result(own: int, other: int) -> int:
    """2 for a better place than another one's, 1 for the same, 0 for a worse one."""
    if own == other:
        return 1
    return 2 if own < other else 0


def _reached(competition: Competition) -> list[tuple[int, ...]]:
    """By entrant, the number of rounds that they won; one who lost has reached no more than the round of the loss."""
    won = [0] * competition.entrants
    for pairings in competition.paired:
        for pairing in pairings:
            if pairing.places is not None:
                won[winner(pairing)] += 1
    return [(times,) for times in won]
