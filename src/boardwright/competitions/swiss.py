"""Rounds of a Swiss tournament: entrants with similar scores meet, and no two meet again if it can be avoided."""

from __future__ import annotations

from boardwright.competitions.competition import Competition, Pairing, Round, byes, draw_order, meetings, seat_balance_of, seated
from boardwright.competitions.matching import best_pairs
from boardwright.competitions.standings import standings

UNEVEN = 2
"""Two entrants whose seat balance is this uneven, in the same direction, do not meet if it can be avoided."""


def swiss_rounds(entrants: int) -> int:
    """The number of rounds that determine a winner."""
    return (entrants - 1).bit_length()


def swiss_round(competition: Competition) -> Round:
    """The next round of the entrants who still take part. If their number is odd, one has a bye, which is a win."""
    order, scores = _order(competition)
    bye_counts, met_counts, seat_balance = byes(competition), meetings(competition), seat_balance_of(competition)
    for most_meetings in range(len(competition.paired) + 1):
        for bye_place in _bye_places(order, bye_counts):
            paired = [place for place in range(len(order)) if place != bye_place]
            paired_order, paired_scores = [order[place] for place in paired], [scores[place] for place in paired]
            partner = _partners(paired_order, paired_scores, met_counts, seat_balance, most_meetings)
            if partner is not None:
                pairs = [(order[paired[one]], order[paired[other]]) for one, other in enumerate(partner) if one < other]
                bye = () if bye_place is None else (Pairing((order[bye_place],)),)
                return (*(Pairing(seated(seat_balance, one, other)) for one, other in pairs), *bye)
    raise AssertionError("all may meet again, so there is a partner for each")


def _bye_places(order: list[int], bye_counts: list[int]) -> list[int | None]:
    """The places of the order that may have the bye, preferred first: the last of those with the fewest byes. [None]: there is no bye."""
    if len(order) % 2 == 0:
        return [None]
    fewest = min(bye_counts[entrant] for entrant in order)
    return [place for place in reversed(range(len(order))) if bye_counts[order[place]] == fewest]


def _partners(
    order: list[int], scores: list[int], met_counts: list[list[int]], seat_balance: list[int], most_meetings: int
) -> list[int] | None:
    """The partner of each place of the order: one met at most `most_meetings` times, if possible without uneven seats. None: impossible."""
    times = [[met_counts[one][other] for other in order] for one in order]
    preferences = [sorted(_preferences_of(one, scores), key=lambda other: times[one][other]) for one in range(len(order))]
    for avoided in (_uneven([seat_balance[entrant] for entrant in order]), set[tuple[int, int]]()):
        candidates = [
            [other for other in row if times[one][other] <= most_meetings and (one, other) not in avoided]
            for one, row in enumerate(preferences)
        ]
        partner = best_pairs(candidates)
        if partner is not None:
            return partner
    return None


def _uneven(seat_balance: list[int]) -> set[tuple[int, int]]:
    """The pairs of places whose entrants have both had the same seat too often. `seat_balance`: by place."""
    places = range(len(seat_balance))
    return {
        (one, other)
        for one in places
        for other in places
        if min(seat_balance[one], seat_balance[other]) >= UNEVEN or max(seat_balance[one], seat_balance[other]) <= -UNEVEN
    }


def _order(competition: Competition) -> tuple[list[int], list[int]]:
    """The remaining entrants, best first, and their scores. Equal ones are in the order of the draw."""
    draw_place = {entrant: at for at, entrant in enumerate(draw_order(competition, "swiss"))}
    ranked = [each for each in standings(competition) if not each.out]
    ranked.sort(key=lambda each: (each.place, draw_place[each.entrant]))
    return [each.entrant for each in ranked], [each.score for each in ranked]


def _preferences_of(one: int, scores: list[int]) -> list[int]:
    """The preferred opponents of a place, best first: with the same score the upper half meets the lower one, then the nearest scores."""
    same = [other for other, score in enumerate(scores) if score == scores[one]]
    half, at = len(same) // 2, same.index(one)
    target = same[(at + half) % len(same)]
    rated = [(abs(score - scores[one]), abs(other - target), other) for other, score in enumerate(scores) if other != one]
    return [other for *_, other in sorted(rated)]
