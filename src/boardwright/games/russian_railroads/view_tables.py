"""What the boards, tiles and cards say, as plain data for people: the same in every frame of a match."""

from __future__ import annotations

from typing import Any

from boardwright.games.russian_railroads.components import (
    CARD_EFFECTS,
    CARDS,
    COLOURS,
    ENGINEERS,
    FACTORIES,
    FACTORY_EFFECTS,
    FIRST_ENGINEER,
    LINE_SPECIALS,
    LINES,
    PARTS,
    SPECIALS,
    SPOTS,
    TOKEN_EFFECTS,
    TOKENS,
    WHITE,
    WHITE_EFFECT,
)

KINDS = ("space", "factory", "token")
"""Spaces of the industry track."""


def parts(amounts: Any) -> dict[str, int]:
    """Amounts by name, those that there are."""
    return {PARTS[part]: amount for part, amount in enumerate(amounts.tolist()) if amount}


def gives(tables: Any, effect: int) -> dict[str, int]:
    """What an effect gives."""
    return parts(tables.effect[effect])


def told(tables: Any) -> dict[str, Any]:
    """The fields of a view that come from the tables alone."""
    numbers = tables.engineer_number.tolist()
    return {
        "factories": {factory: gives(tables, FACTORY_EFFECTS + i) for i, factory in enumerate(FACTORIES)},
        "engineers": {engineer: {"number": numbers[i], "gives": gives(tables, FIRST_ENGINEER + i)} for i, engineer in enumerate(ENGINEERS)},
        "tokens": {token: gives(tables, TOKEN_EFFECTS + i) for i, token in enumerate(TOKENS)},
        "cards": {card: gives(tables, CARD_EFFECTS + i) for i, card in enumerate(CARDS)},
        "lines": {
            line: {"length": int(tables.length[i]), "colours": list(COLOURS[: int(tables.colours[i])])} for i, line in enumerate(LINES)
        },
        "specials": [_special(tables, i) for i in range(len(SPECIALS))],
        "track": _track(tables),
        "rail_points": {
            name: dict(zip(COLOURS, tables.rail_points[i].tolist(), strict=True)) for i, name in enumerate(("plain", "revalued"))
        },
    }


def _special(tables: Any, i: int) -> dict[str, Any]:
    """A special space: its conditions and what it gives."""
    line = next(line for line in range(len(LINES)) if i < LINE_SPECIALS[line + 1])
    rails, spot = int(tables.special_rails[i]), int(tables.special_spot[i])
    rewards = {
        "rails": COLOURS[rails] if rails >= 0 else None,
        "worker": bool(tables.special_worker[i]),
        "spot": SPOTS[spot] if spot >= 0 else None,
        "points": int(tables.special_points[i]),
        "doubles": bool(tables.special_doubles[i]),
        "each_scoring": int(tables.special_scoring[i]),
        "medal": bool(tables.special_medal[i]),
        "steps": int(tables.effect[WHITE_EFFECT, WHITE]) if rails == WHITE else 0,
    }
    return {
        "id": SPECIALS[i],
        "line": LINES[line],
        "space": int(tables.special_space[i]),
        "rail": COLOURS[tables.special_rail[i]],
        "locomotive": bool(tables.special_locomotive[i]),
        **{name: value for name, value in rewards.items() if value},
    }


def _track(tables: Any) -> list[dict[str, Any]]:
    kinds, points, slots = tables.track_kind.tolist(), tables.track_points.tolist(), tables.track_slot.tolist()
    return [
        {"kind": KINDS[kind], "points": worth, **({"factory_slot": slot + 1} if slot >= 0 else {})}
        for kind, worth, slot in zip(kinds, points, slots, strict=True)
    ]
