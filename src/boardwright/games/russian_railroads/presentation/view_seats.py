"""One player's board and supply as plain data for people."""

from __future__ import annotations

from typing import Any

from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.presentation.queries import INDUSTRY
from boardwright.games.russian_railroads.presentation.view_tables import engineer
from boardwright.games.russian_railroads.state import DROPPED, PIECES, POINTS_FROM

ON_SPOT = {**dict(enumerate(c.TOKENS)), DROPPED: "dropped"}
"""What may lie on a ? space, by number."""
NO_PIECES = [0] * len(PIECES)


def seat_view(fixed: Any, state: Any, board: Any, seat: int, declared: dict[str, Any]) -> dict[str, Any]:
    """Everything about one seat that the viewer may know, beginning with `declared` fields.

    `state`, `board`: the record and the rules' answer, read as lists.
    """
    markers, held = [at if at >= 0 else None for at in state.marker[seat]], bonuses(state, seat)
    return {
        **declared,
        "workers_all": state.workers_all[seat],
        "black": None if state.black_owner != seat else "ready" if state.black_ready else "used",
        "locomotives": {slot: locomotive(number) for slot, number in zip(c.SLOTS, state.slot[seat], strict=True)},
        "reach": dict(zip(c.LINES, board.reach[seat], strict=True)),
        "factories": [number or None for number in state.factory[seat]],
        "markers": markers,
        "specials": _specials(fixed, state.reached[seat], board.met[seat]),
        "tokens": [token for i, token in enumerate(c.TOKENS) if not state.tokens_used[seat] >> i & 1],
        "token_at": token_at(state.token_at[seat], state.spot_won[seat]),
        "revalued": bool(state.revalued[seat]),
        "medal": bool(state.medal[seat]),
        "engineers": _engineers(fixed, state, seat),
        "bonus_count": state.drawer[1 : state.draws + 1].count(seat),
        "bonuses": [c.BONUSES[card] for card in held],
        "scoring": {
            **{line: _line_scoring(board, seat, i) for i, line in enumerate(c.LINES)},
            "industry": {
                "points": board.points[seat][INDUSTRY],
                "markers": [points for points, at in zip(board.markers[seat], markers, strict=True) if at is not None],
            },
            "total": sum(board.points[seat]),
        },
        "scored": [dict(zip(POINTS_FROM, row, strict=True)) for row in state.scored[seat][: state.round_no + 1]],
        "bonus_points": {c.BONUSES[card]: state.bonus_points[seat][card] for card in held},
        "majority_points": state.majority_points[seat],
    }


def standing_pieces(state: Any) -> list[list[tuple[int, list[int]]]]:
    """By place who stands there: the seats, each with how many there are of each piece."""
    found: list[list[tuple[int, list[int]]]] = [[] for _ in c.PLACES]
    for seat in range(state.players):
        for there, counts in zip(found, state.pieces[seat], strict=True):
            if counts != NO_PIECES:
                there.append((seat, counts))
    return found


def bonuses(state: Any, seat: int) -> list[int]:
    """The end-bonus cards that the viewer knows that seat to hold."""
    return [card for card, fate in enumerate(state.bonus_location) if 1 <= fate <= state.draws and state.drawer[fate] == seat]


def locomotive(number: int) -> dict[str, Any] | None:
    """A 9 may be the card's."""
    return {"number": min(number, c.HIGHEST), "special": number == c.SPECIAL} if number else None


def token_at(tokens: list[int], won: list[int]) -> dict[str, str | None]:
    """What lies on the ? spaces."""
    return {spot: ON_SPOT.get(token, "won" if there else None) for spot, token, there in zip(c.SPOTS, tokens, won, strict=True)}


def _specials(fixed: Any, reached: list[int], met: list[int]) -> dict[str, bool]:
    """What is won once stays won; the others are there as long as their condition is met."""
    each = zip(c.SPECIALS, met, reached, fixed.lasting, strict=True)
    return {special: bool(now or (won and not lasting)) for special, now, won, lasting in each}


def _engineers(fixed: Any, state: Any, seat: int) -> list[dict[str, Any]]:
    """A seat's engineers; used: somebody stands there in this round."""
    own = [(i, name) for i, name in enumerate(c.ENGINEERS) if state.engineer_owner[i] == seat]
    return [{"engineer": name, **engineer(fixed, i), "used": state.taken[c.FIRST_ENGINEER + i] >= 0} for i, name in own]


def _line_scoring(board: Any, seat: int, line: int) -> dict[str, Any]:
    """What this round's end would pay for a line, and what it is made of."""
    count = board.spaces[seat][line]
    each = zip(board.rail[seat][line][:count], board.worth[seat][line], board.doubled[seat][line])
    spaces = [{"colour": c.COLOURS[rail], "points": points, "doubled": doubled > 0} for rail, points, doubled in each]
    return {"points": board.points[seat][line], "spaces": spaces, "bonus": board.bonus[seat][line]}
