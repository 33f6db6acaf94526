"""Rounds of a league at tables of two by the circle method: one entrant is fixed, the others rotate."""

from __future__ import annotations

from boardwright.competitions.competition import Competition, Pairing, Round, draw_order


def rounds_of_circle(entrants: int) -> int:
    """The number of rounds in which all meet once."""
    return entrants - 1 + entrants % 2


def circle_rounds(competition: Competition) -> list[Round]:
    """All rounds. After all have met once, the pairings repeat with seats exchanged."""
    order, cycle_length = draw_order(competition, "league"), rounds_of_circle(competition.entrants)
    fixed = order[cycle_length] if competition.entrants % 2 == 0 else None
    return [_round(order[:cycle_length], fixed, *divmod(number, cycle_length)) for number in range(competition.rounds)]


def _round(circle: list[int], fixed: int | None, cycle: int, turn: int) -> Round:
    length, pairings = len(circle), []
    for step in range(length // 2 + 1):
        one, other = circle[(turn + step) % length], circle[(turn - step) % length]
        if step == 0:
            pair = (one,) if fixed is None else (one, fixed) if turn % 2 else (fixed, one)
        else:
            pair = (one, other) if step % 2 else (other, one)
        pairings.append(Pairing(pair[::-1] if cycle % 2 else pair))
    return tuple(pairings)
