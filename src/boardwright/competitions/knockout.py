"""Rounds of a knock-out: who wins goes on. The draw gives the byes of the first round."""

from __future__ import annotations

from boardwright.competitions.competition import Competition, Pairing, Round, drawn, seated, times_first


def knockout_rounds(entrants: int) -> int:
    """How many rounds it has."""
    return (entrants - 1).bit_length()


def knockout_round(competition: Competition) -> Round:
    """The next round: neighbours of the round before meet."""
    if not competition.paired:
        return _first_round(competition)
    left = [winner(pairing) for pairing in competition.paired[-1]]
    more = times_first(competition)
    return tuple(Pairing(seated(more, one, other)) for one, other in zip(left[::2], left[1::2]))


def winner(pairing: Pairing) -> int:
    """Who goes on from a pairing that is decided: of two who share the place, the later seat."""
    assert pairing.places
    best = min(pairing.places)
    return [entrant for entrant, place in zip(pairing.entrants, pairing.places) if place == best][-1]


def _first_round(competition: Competition) -> Round:
    order, width = drawn(competition, "knockout"), 1 << (knockout_rounds(competition.entrants) - 1)
    free = 2 * width - competition.entrants
    spread = sorted(range(width), key=lambda place: int(f"{place:0{width.bit_length() - 1}b}"[::-1] or "0", 2))
    rests, left, found = set(spread[:free]), iter(order), []
    for place in range(width):
        found.append(Pairing((next(left),) if place in rests else (next(left), next(left))))
    return tuple(found)
