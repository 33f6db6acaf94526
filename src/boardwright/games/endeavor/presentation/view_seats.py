"""What lies on and beside a player's mat, and what it would be worth if the match ended now."""

from __future__ import annotations

from typing import Any

from boardwright.games.endeavor.components import BUILDINGS, CARDS, TOKENS, TRACKS
from boardwright.games.endeavor.rules.scoring import SOURCES
from boardwright.games.endeavor.state import ASIDE, HELD


def seat_views(state: Any, standing: Any) -> list[dict[str, Any]]:
    """All seats (the fields stand in docs/games/endeavor.md). `standing`: the answer to that query."""
    found = [_seat_view(state, standing, seat) for seat in range(state.players)]
    for name, place, seat in zip(CARDS, state.card_place, state.card_seat, strict=True):
        if place == HELD or place == ASIDE:
            found[seat]["cards" if place == HELD else "aside"].append(name)
    return found


def _seat_view(state: Any, standing: Any, seat: int) -> dict[str, Any]:
    places = zip(state.building[seat, : state.built[seat]].tolist(), state.manned[seat].tolist(), strict=False)
    glory = dict(zip(SOURCES, standing.glory[seat].tolist(), strict=True))
    governor = state.governor[seat]
    return {
        "harbour": state.harbour[seat],
        "supply": state.supply[seat],
        "buildings": [{"building": BUILDINGS[building], "manned": bool(manned)} for building, manned in places],
        "levels": dict(zip(TRACKS, state.icons[seat].tolist(), strict=True)),
        "markers": dict(zip(TRACKS, standing.marker[seat].tolist(), strict=True)),
        "build_level": standing.build_level[seat],
        "growth": standing.growth[seat],
        "payments": standing.payments[seat],
        "card_limit": standing.card_limit[seat],
        "tokens": dict(zip(TOKENS, state.tokens[seat].tolist(), strict=True)),
        "cards": [],
        "aside": [],
        "governor": CARDS[governor] if governor >= 0 else None,
        "counted": standing.counted[seat],
        "glory": {**glory, "total": sum(glory.values())},
    }
