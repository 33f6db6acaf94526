"""Rounds of a knock-out: winners advance. The draw assigns the byes of the first round."""

from __future__ import annotations

from boardwright.competitions.competition import Competition, Pairing, Round, draw_order, seat_balance_of, seated


def knockout_rounds(entrants: int) -> int:
    """The number of rounds."""
    return (entrants - 1).bit_length()


def knockout_round(competition: Competition) -> Round:
    """The next round: the winners of neighbouring pairings meet."""
    if not competition.paired:
        return _first_round(competition)
    winners = [winner(pairing) for pairing in competition.paired[-1]]
    seat_balance = seat_balance_of(competition)
    return tuple(Pairing(seated(seat_balance, one, other)) for one, other in zip(winners[::2], winners[1::2]))


def winner(pairing: Pairing) -> int:
    """The entrant who advances from a decided pairing; if two share the first place, the one at the later seat."""
    assert pairing.places
    best = min(pairing.places)
    return [entrant for entrant, place in zip(pairing.entrants, pairing.places) if place == best][-1]


def _first_round(competition: Competition) -> Round:
    order, width = draw_order(competition, "knockout"), 1 << (knockout_rounds(competition.entrants) - 1)
    free = 2 * width - competition.entrants
    spread = sorted(range(width), key=lambda place: int(f"{place:0{width.bit_length() - 1}b}"[::-1] or "0", 2))
    bye_places, entrants, pairings = set(spread[:free]), iter(order), []
    for place in range(width):
        pairings.append(Pairing((next(entrants),) if place in bye_places else (next(entrants), next(entrants))))
    return tuple(pairings)
