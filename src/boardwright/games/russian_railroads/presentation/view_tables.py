"""What the boards, tiles and cards say, as plain data for people: the same in every view of a match."""

from __future__ import annotations

import json
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from boardwright.core.machine.state import record_at
from boardwright.games.russian_railroads import components as c

TRACK_KINDS = ("space", "factory", "token")


def parts(amounts: Any) -> dict[str, int]:
    """Amounts by name, those that there are. `amounts`: a row of `left` or of `effect`, as an array or a list."""
    return {c.PARTS[part]: int(amount) for part, amount in enumerate(amounts) if amount}


def lists(record: Any) -> SimpleNamespace:
    """A record to read from quickly: numbers are ints, arrays lists of them."""
    return SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})


def printed(tables: Any) -> SimpleNamespace:
    """A game's tables as lists; besides, by effect, `gives`, and by special space whether it is `lasting`: it counts at every scoring."""
    return _printed(tables.tobytes())


def engineer(fixed: Any, number: int) -> dict[str, Any]:
    """An engineer: name, printed number, and what the action gives."""
    gives = dict(fixed.gives[c.FIRST_ENGINEER + number])
    return {"engineer": c.ENGINEERS[number], "number": fixed.engineer_number[number], "gives": gives}


def static_view(tables: Any) -> dict[str, Any]:
    """The fields of a view that come from the tables alone. Whoever gets them may change them."""
    found: dict[str, Any] = json.loads(_static_view(tables.tobytes()))
    return found


@lru_cache(8)
def _printed(data: bytes) -> SimpleNamespace:
    tables = lists(record_at(np.frombuffer(data, c.TABLES), 0))
    tables.gives = [parts(amounts) for amounts in tables.effect]
    tables.lasting = [doubles or scoring for doubles, scoring in zip(tables.special_doubles, tables.special_scoring, strict=True)]
    return tables


@lru_cache(8)
def _static_view(data: bytes) -> str:
    """As text, from which a view is read more quickly than it is copied."""
    tables = _printed(data)
    gives, colours = tables.gives, tables.colours
    found = {
        "factories": dict(zip(c.FACTORIES, gives[c.FACTORY_EFFECTS :])),
        "engineers": {
            name: {"number": tables.engineer_number[i], "gives": gives[c.FIRST_ENGINEER + i]} for i, name in enumerate(c.ENGINEERS)
        },
        "tokens": dict(zip(c.TOKENS, gives[c.TOKEN_EFFECTS :])),
        "cards": dict(zip(c.CARDS, gives[c.CARD_EFFECTS :])),
        "lines": {line: {"length": tables.length[i], "colours": c.COLOURS[: colours[i]]} for i, line in enumerate(c.LINES)},
        "specials": [_special(tables, special) for special in range(len(c.SPECIALS))],
        "track": [_track_space(tables, space) for space in range(c.TRACK)],
        "rail_points": {name: dict(zip(c.COLOURS, points)) for name, points in zip(("plain", "revalued"), tables.rail_points)},
    }
    return json.dumps(found)


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
