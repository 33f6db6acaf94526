"""What lies on and beside a player's mat, and what it would be worth if the match ended now."""

from __future__ import annotations

from typing import Any

from boardwright.games.endeavor.components import BUILDINGS, CARDS, CULTURE, TOKENS, TRACKS
from boardwright.games.endeavor.rules.cards import card_limit, counted_cards
from boardwright.games.endeavor.rules.scoring import breakdown_of
from boardwright.games.endeavor.rules.tracks import building_level, holds, level_of, marker, payments
from boardwright.games.endeavor.state import ASIDE, DISCARD, OVER


def seat_view(tables: Any, state: Any, seat: int) -> dict[str, Any]:
    """One seat (the fields stand in docs/games/endeavor.md)."""
    tracks = range(len(TRACKS))
    places = range(int(state.built[seat]))
    glory = {source: part["points"] for source, part in breakdown_of(tables, state, seat).items()}
    return {
        "harbour": int(state.harbour[seat]),
        "supply": int(state.supply[seat]),
        "buildings": [{"building": BUILDINGS[state.building[seat, i]], "manned": bool(state.manned[seat, i])} for i in places],
        "levels": {TRACKS[track]: int(state.level[seat, track]) for track in tracks},
        "markers": {TRACKS[track]: int(marker(tables, state, seat, track)) for track in tracks},
        "build_level": int(building_level(tables, state, seat)),
        "growth": int(tables.growth[level_of(tables, state, seat, CULTURE)]),
        "payments": int(payments(tables, state, seat)),
        "card_limit": int(card_limit(tables, state, seat)),
        "tokens": {token: int(state.held[seat, i]) for i, token in enumerate(TOKENS)},
        "cards": [name for card, name in enumerate(CARDS) if holds(state, seat, card)],
        "aside": [name for card, name in enumerate(CARDS) if state.card_place[card] == ASIDE and state.card_seat[card] == seat],
        "governor": CARDS[state.governor[seat]] if state.governor[seat] >= 0 else None,
        "counted": int(counted_cards(tables, state, seat, has_space(state, seat))),
        "glory": {**glory, "total": sum(glory.values())},
    }


def has_space(state: Any, seat: int) -> bool:
    """Whether a governor is outside the limit: it is open until one passes; then one lies on the space or none does."""
    settled = state.passed[seat] or state.phase == OVER or (state.phase == DISCARD and seat == state.active)
    return not settled or bool(state.governor[seat] >= 0)
