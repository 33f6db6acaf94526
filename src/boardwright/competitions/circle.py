"""Rounds of a league at tables of two: the circle method. One entrant stays, the others move round it."""

from __future__ import annotations

from boardwright.competitions.competition import Competition, Pairing, Round, drawn


def rounds_of_circle(entrants: int) -> int:
    """In how many rounds all meet once."""
    return entrants - 1 + entrants % 2


def circle_rounds(competition: Competition) -> list[Round]:
    """All rounds. After all have met, they meet again with seats exchanged."""
    order, around = drawn(competition, "league"), rounds_of_circle(competition.entrants)
    still = order[around] if competition.entrants % 2 == 0 else None
    return [_round(order[:around], still, *divmod(number, around)) for number in range(competition.rounds)]


def _round(circle: list[int], still: int | None, cycle: int, turn: int) -> Round:
    around, found = len(circle), []
    for step in range(around // 2 + 1):
        one, other = circle[(turn + step) % around], circle[(turn - step) % around]
        if step == 0:
            pair = (one,) if still is None else (one, still) if turn % 2 else (still, one)
        else:
            pair = (one, other) if step % 2 else (other, one)
        found.append(Pairing(pair[::-1] if cycle % 2 else pair))
    return tuple(found)
