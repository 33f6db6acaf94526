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
    """Amounts by name, those that there are. `amounts`: a row of `left` or of `effect`, as an array or a list."""
    return {PARTS[part]: int(amount) for part, amount in enumerate(amounts) if amount}


def gives(tables: Any, effect: int) -> dict[str, int]:
    """What an effect gives."""
    return parts(tables.effect[effect])


class Printed:
    """What the tables say, in lists that are read quickly. `told`: the fields of a view that come from the tables alone."""

    def __init__(self, tables: Any) -> None:
        self.gives = [parts(amounts) for amounts in tables.effect.tolist()]
        self.cost, self.coins_needed = tables.cost.tolist(), tables.coins_needed.tolist()
        self.engineer_number = tables.engineer_number.tolist()
        self.rounds, self.open_engineers = tables.rounds.tolist(), tables.open_engineers.tolist()
        self.bonus_removed = int(tables.bonus_removed)
        pays = zip(tables.special_doubles.tolist(), tables.special_scoring.tolist(), strict=True)
        self.lasting = [bool(doubles or scoring) for doubles, scoring in pays]
        """Of each special space, whether it counts at every scoring instead of giving something once."""
        self.told = _told(tables)


def printed(tables: Any) -> Printed:
    """What tables say; made once for each content."""
    key = tables.tobytes()
    found = _printed.get(key)
    if found is None:
        if len(_printed) >= MOST_PRINTED:
            _printed.clear()
        found = _printed[key] = Printed(tables)
    return found


_printed: dict[bytes, Printed] = {}
MOST_PRINTED = 64
"""Tests play with hundreds of different tables."""


def copied(value: Any) -> Any:
    """A copy of a dict or list, all the way down: whoever gets it may change it."""
    if isinstance(value, dict):
        return {name: copied(inner) if isinstance(inner, dict | list) else inner for name, inner in value.items()}
    return [copied(inner) if isinstance(inner, dict | list) else inner for inner in value]


def _told(tables: Any) -> dict[str, Any]:
    numbers = tables.engineer_number.tolist()
    return {
        "factories": {factory: gives(tables, FACTORY_EFFECTS + i) for i, factory in enumerate(FACTORIES)},
        "engineers": {engineer: {"number": numbers[i], "gives": gives(tables, FIRST_ENGINEER + i)} for i, engineer in enumerate(ENGINEERS)},
        "tokens": {token: gives(tables, TOKEN_EFFECTS + i) for i, token in enumerate(TOKENS)},
        "cards": {card: gives(tables, CARD_EFFECTS + i) for i, card in enumerate(CARDS)},
        "lines": {
            line: {"length": int(tables.length[i]), "colours": list(COLOURS[: int(tables.colours[i])])} for i, line in enumerate(LINES)
        },
        "specials": _specials(tables),
        "track": _track(tables),
        "rail_points": {
            name: dict(zip(COLOURS, tables.rail_points[i].tolist(), strict=True)) for i, name in enumerate(("plain", "revalued"))
        },
    }


def _specials(tables: Any) -> list[dict[str, Any]]:
    """The special spaces: their conditions and what they give."""
    steps = int(tables.effect[WHITE_EFFECT, WHITE])
    lines = [line for i, line in enumerate(LINES) for _ in range(LINE_SPECIALS[i], LINE_SPECIALS[i + 1])]
    columns = (
        tables.special_space, tables.special_rail, tables.special_locomotive, tables.special_rails, tables.special_worker,
        tables.special_spot, tables.special_points, tables.special_doubles, tables.special_scoring, tables.special_medal,
    )  # fmt: skip
    found = []
    for special, line, *row in zip(SPECIALS, lines, *(column.tolist() for column in columns), strict=True):
        space, rail, locomotive, rails, worker, spot, points, doubles, scoring, medal = row
        rewards = {
            "rails": COLOURS[rails] if rails >= 0 else None,
            "worker": bool(worker),
            "spot": SPOTS[spot] if spot >= 0 else None,
            "points": points,
            "doubles": bool(doubles),
            "each_scoring": scoring,
            "medal": bool(medal),
            "steps": steps if rails == WHITE else 0,
        }
        place = {"id": special, "line": line, "space": space, "rail": COLOURS[rail], "locomotive": bool(locomotive)}
        found.append({**place, **{name: value for name, value in rewards.items() if value}})
    return found


def _track(tables: Any) -> list[dict[str, Any]]:
    kinds, points, slots = tables.track_kind.tolist(), tables.track_points.tolist(), tables.track_slot.tolist()
    return [
        {"kind": KINDS[kind], "points": worth, **({"factory_slot": slot + 1} if slot >= 0 else {})}
        for kind, worth, slot in zip(kinds, points, slots, strict=True)
    ]
