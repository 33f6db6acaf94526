"""One player's board and supply as plain data for people."""

from __future__ import annotations

from typing import Any

from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.presentation.queries import INDUSTRY
from boardwright.games.russian_railroads.presentation.view_tables import Printed
from boardwright.games.russian_railroads.state import DROPPED, POINTS_FROM


def seat_view(told: Printed, state: Any, board: Any, seat: int) -> dict[str, Any]:
    """Everything about one seat that the viewer may know. `state`, `board`: the record and the rules' answer, read as lists."""
    markers = state.marker[seat]
    used = state.tokens_used[seat]
    held = bonuses(state, seat)
    return {
        "workers": state.workers[seat],
        "workers_all": state.workers_all[seat],
        "temporary": state.temporary[seat],
        "black": _black(state, seat),
        "coins": state.coins[seat],
        "rails": _rails(state.rail[seat]),
        "locomotives": {slot: locomotive(number) for slot, number in zip(c.SLOTS, state.slot[seat], strict=True)},
        "reach": dict(zip(c.LINES, board.reach[seat], strict=True)),
        "factories": [number or None for number in state.factory[seat]],
        "markers": [markers[0], markers[1] if markers[1] >= 0 else None],
        "doublers": state.doublers[seat],
        "specials": _specials(told, state.reached[seat], board.met[seat]),
        "tokens": [token for i, token in enumerate(c.TOKENS) if not used >> i & 1],
        "token_at": token_at(state.token_at[seat], state.spot_won[seat]),
        "revalued": bool(state.revalued[seat]),
        "medal": bool(state.medal[seat]),
        "engineers": _engineers(told, state, seat),
        "bonus_count": state.drawer[1 : state.draws + 1].count(seat),
        "bonuses": [c.BONUSES[card] for card in held],
        "points": state.points[seat],
        "scoring": _scoring(board, seat, markers),
        "scored": [dict(zip(POINTS_FROM, row, strict=True)) for row in state.scored[seat][: state.round_no + 1]],
        "bonus_points": {c.BONUSES[card]: state.bonus_points[seat][card] for card in held},
        "majority_points": state.majority_points[seat],
    }


def bonuses(state: Any, seat: int) -> list[int]:
    """The end-bonus cards that the viewer knows that seat to hold."""
    drawers, draws = state.drawer, state.draws
    return [card for card, fate in enumerate(state.bonus_location) if 1 <= fate <= draws and drawers[fate] == seat]


def _black(state: Any, seat: int) -> str | None:
    if state.black_owner != seat:
        return None
    return "ready" if state.black_ready else "used"


def _rails(rails: list[list[int]]) -> dict[str, dict[str, int]]:
    return {line: {colour: space for colour, space in zip(c.COLOURS, at, strict=True) if space >= 0} for line, at in zip(c.LINES, rails)}


def locomotive(number: int) -> dict[str, Any] | None:
    """A 9 may be the card's."""
    return {"number": min(number, c.HIGHEST), "special": number == c.SPECIAL} if number else None


def _specials(told: Printed, reached: list[int], met: list[int]) -> dict[str, bool]:
    """What is won once stays won; the others are there as long as their condition is met."""
    each = zip(c.SPECIALS, met, reached, told.lasting, strict=True)
    return {special: bool(now if lasting else now or won) for special, now, won, lasting in each}


def token_at(tokens: list[int], won: list[int]) -> dict[str, str | None]:
    """What lies on the ? spaces."""
    found: dict[str, str | None] = {}
    for i, spot in enumerate(c.SPOTS):
        token = tokens[i]
        found[spot] = "dropped" if token == DROPPED else c.TOKENS[token] if token >= 0 else "won" if won[i] else None
    return found


def _scoring(board: Any, seat: int, markers: list[int]) -> dict[str, Any]:
    """What this round's end would pay, and what it is made of."""
    found: dict[str, Any] = {}
    points = board.points[seat]
    for line, name in enumerate(c.LINES):
        count = board.spaces[seat][line]
        each = zip(board.rail[seat][line][:count], board.worth[seat][line], board.doubled[seat][line])
        spaces = [{"colour": c.COLOURS[rail], "points": worth, "doubled": doubled > 0} for rail, worth, doubled in each]
        found[name] = {"points": points[line], "spaces": spaces, "bonus": board.bonus[seat][line]}
    paid = [worth for worth, at in zip(board.markers[seat], markers, strict=True) if at >= 0]
    found["industry"] = {"points": points[INDUSTRY], "markers": paid}
    found["total"] = sum(points)
    return found


def _engineers(told: Printed, state: Any, seat: int) -> list[dict[str, Any]]:
    return [
        {
            "engineer": c.ENGINEERS[i],
            "number": told.engineer_number[i],
            "used": state.taken[c.FIRST_ENGINEER + i] >= 0,
            "gives": dict(told.gives[c.FIRST_ENGINEER + i]),
        }
        for i, owner in enumerate(state.engineer_owner)
        if owner == seat
    ]
