"""Rounds of a Swiss tournament: entrants with about the same score meet, and no two meet again while there is another way."""

from __future__ import annotations

from boardwright.competitions.competition import Competition, Pairing, Round, byes, drawn, meetings, seated, times_first
from boardwright.competitions.matching import best_pairs
from boardwright.competitions.standings import standings

UNEVEN = 2
"""From this difference between first and second seats on, two who have been at the same seat too often do not meet."""


def swiss_rounds(entrants: int) -> int:
    """How many rounds show a winner."""
    return (entrants - 1).bit_length()


def swiss_round(competition: Competition) -> Round:
    """The next round of the entrants who still take part. If their number is odd, one has a bye, which is a win."""
    order, scores = _order(competition)
    more = times_first(competition)
    partner = _partners(_wishes(scores), _times(competition, order), _uneven([more[entrant] for entrant in order]))
    pairs = [(one, other) for one, other in enumerate(partner) if one < other]
    return tuple(Pairing(seated(more, order[one], order[other]) if other < len(order) else (order[one],)) for one, other in pairs)


def _partners(wishes: list[list[int]], times: list[list[int]], uneven: set[tuple[int, int]]) -> list[int]:
    """The partners by place of the order: those who have met least, and if possible none at uneven seats."""
    for most in range(max(map(max, times)) + 1):
        for avoided in (uneven, set[tuple[int, int]]()):
            left = [[other for other in row if times[one][other] <= most and (one, other) not in avoided] for one, row in enumerate(wishes)]
            partner = best_pairs(left)
            if partner is not None:
                return partner
    raise AssertionError("all may meet again, so there is a partner for each")


def _times(competition: Competition, order: list[int]) -> list[list[int]]:
    """By two places of the order, how often they have met; the last one stands for a bye if their number is odd."""
    met, had = meetings(competition), byes(competition)
    found = [[met[one][other] for other in order] for one in order]
    if len(order) % 2:
        found = [[*row, had[one]] for one, row in zip(order, found)] + [[*(had[one] for one in order), 0]]
    return found


def _uneven(more: list[int]) -> set[tuple[int, int]]:
    """The places of the order of which both have been at the same seat too often. `more`: see `times_first`."""
    places = range(len(more))
    return {
        (one, other)
        for one in places
        for other in places
        if min(more[one], more[other]) >= UNEVEN or max(more[one], more[other]) <= -UNEVEN
    }


def _order(competition: Competition) -> tuple[list[int], list[int]]:
    """Those who still take part, best first, and their scores. Equal ones are in the order of the draw."""
    place = {entrant: at for at, entrant in enumerate(drawn(competition, "swiss"))}
    found = [each for each in standings(competition) if not each.out]
    found.sort(key=lambda each: (each.place, place[each.entrant]))
    return [each.entrant for each in found], [each.score for each in found]


def _wishes(scores: list[int]) -> list[list[int]]:
    """Whom each place of the order would meet, best first; a bye, which is a place after the last one, comes last."""
    count, odd = len(scores), len(scores) % 2
    found = [_wishes_of(one, scores) + [count] * odd for one in range(count)]
    return [*found, list(reversed(range(count)))] if odd else found


def _wishes_of(one: int, scores: list[int]) -> list[int]:
    """Of those with its score the upper half meets the lower one; the nearest others follow."""
    same = [other for other, score in enumerate(scores) if score == scores[one]]
    half, at = len(same) // 2, same.index(one)
    target = same[(at + half) % len(same)]
    rated = [(abs(score - scores[one]), abs(other - target), other) for other, score in enumerate(scores) if other != one]
    return [other for *_, other in sorted(rated)]
