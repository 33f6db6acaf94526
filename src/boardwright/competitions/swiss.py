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
    had, met, more = byes(competition), meetings(competition), times_first(competition)
    for most in range(len(competition.paired) + 1):
        for bye_place in _bye_places(order, had):
            paired = [place for place in range(len(order)) if place != bye_place]
            partner = _partners([order[place] for place in paired], [scores[place] for place in paired], met, more, most)
            if partner is not None:
                pairs = [(order[paired[one]], order[paired[other]]) for one, other in enumerate(partner) if one < other]
                bye = () if bye_place is None else (Pairing((order[bye_place],)),)
                return (*(Pairing(seated(more, one, other)) for one, other in pairs), *bye)
    raise AssertionError("all may meet again, so there is a partner for each")


def _bye_places(order: list[int], had: list[int]) -> list[int | None]:
    """The places of the order that may have the bye, best first: the last of those with the fewest byes. [None]: there is no bye."""
    if len(order) % 2 == 0:
        return [None]
    fewest = min(had[entrant] for entrant in order)
    return [place for place in reversed(range(len(order))) if had[order[place]] == fewest]


def _partners(order: list[int], scores: list[int], met: list[list[int]], more: list[int], most: int) -> list[int] | None:
    """By place of the order, a partner met at most `most` times, and if possible none at uneven seats. None: impossible."""
    times = [[met[one][other] for other in order] for one in order]
    wishes = [sorted(_wishes_of(one, scores), key=lambda other: times[one][other]) for one in range(len(order))]
    for avoided in (_uneven([more[entrant] for entrant in order]), set[tuple[int, int]]()):
        left = [[other for other in row if times[one][other] <= most and (one, other) not in avoided] for one, row in enumerate(wishes)]
        partner = best_pairs(left)
        if partner is not None:
            return partner
    return None


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


def _wishes_of(one: int, scores: list[int]) -> list[int]:
    """Whom a place of the order would meet, best first: of those with its score the upper half meets the lower one, then the nearest."""
    same = [other for other, score in enumerate(scores) if score == scores[one]]
    half, at = len(same) // 2, same.index(one)
    target = same[(at + half) % len(same)]
    rated = [(abs(score - scores[one]), abs(other - target), other) for other, score in enumerate(scores) if other != one]
    return [other for *_, other in sorted(rated)]
