"""One player's board and supply as plain data for people."""

from __future__ import annotations

from typing import Any

from boardwright.games.russian_railroads.components import (
    BONUSES,
    COLOURS,
    ENGINEERS,
    FIRST_ENGINEER,
    HIGHEST,
    LINES,
    SLOTS,
    SPECIAL,
    SPECIALS,
    SPOTS,
    TOKENS,
)
from boardwright.games.russian_railroads.presentation.standing import permanent, reaches, specials_met, standing
from boardwright.games.russian_railroads.presentation.view_tables import gives
from boardwright.games.russian_railroads.state import DROPPED, POINTS_FROM


def seat_view(tables: Any, state: Any, seat: int) -> dict[str, Any]:
    """Everything about one seat that the viewer may know."""
    markers = state.marker[seat].tolist()
    used = int(state.tokens_used[seat])
    return {
        "workers": int(state.workers[seat]),
        "workers_all": int(state.workers_all[seat]),
        "temporary": int(state.temporary[seat]),
        "black": _black(state, seat),
        "coins": int(state.coins[seat]),
        "rails": _rails(state, seat),
        "locomotives": {slot: locomotive(number) for slot, number in zip(SLOTS, state.slot[seat].tolist(), strict=True)},
        "reach": dict(zip(LINES, reaches(state, seat), strict=True)),
        "factories": [number or None for number in state.factory[seat].tolist()],
        "markers": [markers[0], markers[1] if markers[1] >= 0 else None],
        "doublers": int(state.doublers[seat]),
        "specials": _specials(tables, state, seat),
        "tokens": [token for i, token in enumerate(TOKENS) if not used >> i & 1],
        "token_at": token_at(state, seat),
        "revalued": bool(state.revalued[seat]),
        "medal": bool(state.medal[seat]),
        "engineers": _engineers(tables, state, seat),
        "bonus_count": sum(1 for drawer in state.drawer[1 : state.draws + 1].tolist() if drawer == seat),
        "bonuses": bonuses(state, seat),
        "points": int(state.points[seat]),
        "scoring": standing(tables, state, seat),
        "scored": [dict(zip(POINTS_FROM, row, strict=True)) for row in state.scored[seat, : state.round_no + 1].tolist()],
        "bonus_points": {bonus: int(state.bonus_points[seat, BONUSES.index(bonus)]) for bonus in bonuses(state, seat)},
        "majority_points": int(state.majority_points[seat]),
    }


def bonuses(state: Any, seat: int) -> list[str]:
    """The end-bonus cards that the viewer knows that seat to hold."""
    drawers, draws = state.drawer.tolist(), int(state.draws)
    return [BONUSES[card] for card, fate in enumerate(state.fate.tolist()) if 1 <= fate <= draws and drawers[fate] == seat]


def _black(state: Any, seat: int) -> str | None:
    if state.black_owner != seat:
        return None
    return "ready" if state.black_ready else "used"


def _rails(state: Any, seat: int) -> dict[str, dict[str, int]]:
    found = {}
    for line, at in zip(LINES, state.rail[seat].tolist(), strict=True):
        found[line] = {colour: space for colour, space in zip(COLOURS, at, strict=True) if space >= 0}
    return found


def locomotive(number: int) -> dict[str, Any] | None:
    """A 9 may be the card's."""
    return {"number": min(number, HIGHEST), "special": number == SPECIAL} if number else None


def _specials(tables: Any, state: Any, seat: int) -> dict[str, bool]:
    """What is won once stays won; the others are there as long as their condition is met."""
    told = zip(SPECIALS, specials_met(tables, state, seat), state.reached[seat].tolist(), permanent(tables), strict=True)
    return {special: met if lasting else bool(met or won) for special, met, won, lasting in told}


def token_at(state: Any, seat: int) -> dict[str, str | None]:
    """What lies on the ? spaces."""
    found: dict[str, str | None] = {}
    for i, spot in enumerate(SPOTS):
        token = int(state.token_at[seat, i])
        found[spot] = "dropped" if token == DROPPED else TOKENS[token] if token >= 0 else "won" if state.spot_won[seat, i] else None
    return found


def _engineers(tables: Any, state: Any, seat: int) -> list[dict[str, Any]]:
    return [
        {
            "engineer": ENGINEERS[i],
            "number": int(tables.engineer_number[i]),
            "used": bool(state.taken[FIRST_ENGINEER + i] >= 0),
            "gives": gives(tables, FIRST_ENGINEER + i),
        }
        for i, owner in enumerate(state.engineer_owner.tolist())
        if owner == seat
    ]
