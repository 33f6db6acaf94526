"""What the boards, tiles and cards say, as plain data for people: the same in every view of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.core.machine.state import once_for_tables
from boardwright.games.russian_railroads import components as c

TRACK_KINDS = ("space", "factory", "token")


def parts(amounts: Any) -> dict[str, int]:
    """Amounts by name, those that there are. `amounts`: a row of `remaining_parts` or of `effect`, as an array or a list."""
    return {c.PARTS[part]: int(amount) for part, amount in enumerate(amounts) if amount}


@once_for_tables
def printed(tables: Any) -> Any:
    """A game's tables as lists; besides, as views say them, what each effect `gives`, `special_spaces` and `track`.

    `lasting`: by special space whether it counts at every scoring. Views hold copies of what can be changed.
    """
    tables.gives = [parts(amounts) for amounts in tables.effect]
    tables.lasting = [doubles or scoring for doubles, scoring in zip(tables.special_doubles, tables.special_scoring, strict=True)]
    tables.special_spaces = [_special(tables, special) for special in range(len(c.SPECIALS))]
    tables.track = [_track_space(tables, space) for space in range(c.TRACK)]
    return tables


def engineer(fixed: Any, number: int) -> dict[str, Any]:
    """What is printed on an engineer: the number, and what the action gives."""
    return {"number": fixed.engineer_number[number], "gives": dict(fixed.gives[c.FIRST_ENGINEER + number])}


def static_view(fixed: Any) -> dict[str, Any]:
    """The fields of a view that come from the tables alone, as they are printed."""
    return {
        "factories": _gives(fixed, c.FACTORIES, c.FACTORY_EFFECTS),
        "engineers": {name: engineer(fixed, number) for number, name in enumerate(c.ENGINEERS)},
        "tokens": _gives(fixed, c.TOKENS, c.TOKEN_EFFECTS),
        "cards": _gives(fixed, c.CARDS, c.CARD_EFFECTS),
        "lines": {name: {"length": fixed.length[i], "colours": [*c.COLOURS[: fixed.colours[i]]]} for i, name in enumerate(c.LINES)},
        "specials": [dict(special) for special in fixed.special_spaces],
        "track": [dict(space) for space in fixed.track],
        "rail_points": {name: dict(zip(c.COLOURS, points)) for name, points in zip(("plain", "revalued"), fixed.rail_points)},
    }


def _gives(fixed: Any, names: Sequence[str], first: int) -> dict[str, dict[str, int]]:
    """By name what components give whose effects are numbered from `first` on."""
    return {name: dict(fixed.gives[effect]) for effect, name in enumerate(names, first)}


def _special(tables: Any, special: int) -> dict[str, Any]:
    """A special space: its conditions and what it gives."""
    rails, spot = tables.special_rails[special], tables.special_spot[special]
    rewards = {
        "rails": c.COLOURS[rails] if rails >= 0 else None,
        "worker": bool(tables.special_worker[special]),
        "spot": c.SPOTS[spot] if spot >= 0 else None,
        "points": tables.special_points[special],
        "doubles": bool(tables.special_doubles[special]),
        "each_scoring": tables.special_scoring[special],
        "medal": bool(tables.special_medal[special]),
        "steps": tables.effect[c.WHITE_EFFECT][c.WHITE] if rails == c.WHITE else 0,
    }
    return {
        "id": c.SPECIALS[special],
        "line": c.LINES[c.LINE_OF_SPECIAL[special]],
        "space": tables.special_space[special],
        "rail": c.COLOURS[tables.special_rail[special]],
        "locomotive": bool(tables.special_locomotive[special]),
        **{name: reward for name, reward in rewards.items() if reward},
    }


def _track_space(tables: Any, space: int) -> dict[str, Any]:
    """A space of the industry track."""
    slot = tables.track_slot[space]
    found = {"kind": TRACK_KINDS[tables.track_kind[space]], "points": tables.track_points[space]}
    return {**found, "factory_slot": slot + 1} if slot >= 0 else found
