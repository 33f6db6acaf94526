"""What the boards, tiles and cards say, as plain data for people: the same in every frame of a match."""

from __future__ import annotations

from typing import Any

from boardwright.games.russian_railroads import components as c

KINDS = ("space", "factory", "token")
"""Spaces of the industry track."""


def parts(amounts: Any) -> dict[str, int]:
    """Amounts by name, those that there are. `amounts`: a row of `left` or of `effect`, as an array or a list."""
    return {c.PARTS[part]: int(amount) for part, amount in enumerate(amounts) if amount}


class Printed:
    """What one game's tables say, in lists that are read quickly."""

    def __init__(self, tables: Any) -> None:
        self.tables = tables
        self.gives = [parts(amounts) for amounts in tables.effect.tolist()]
        self.cost, self.coins_needed = tables.cost.tolist(), tables.coins_needed.tolist()
        self.engineer_number = tables.engineer_number.tolist()
        self.rounds, self.open_engineers = tables.rounds.tolist(), tables.open_engineers.tolist()
        self.bonus_removed = int(tables.bonus_removed)
        pays = zip(tables.special_doubles.tolist(), tables.special_scoring.tolist(), strict=True)
        self.lasting = [bool(doubles or scoring) for doubles, scoring in pays]
        """Of each special space, whether it counts at every scoring instead of giving something once."""
        self._lengths = tables.length.tolist()
        self._colours = [c.COLOURS[:count] for count in tables.colours.tolist()]
        self._specials, self._track = _specials(tables), _track(tables)
        points = zip(("plain", "revalued"), tables.rail_points.tolist(), strict=True)
        self._rail_points = {name: dict(zip(c.COLOURS, worth, strict=True)) for name, worth in points}

    def told(self) -> dict[str, Any]:
        """The fields of a view that come from the tables alone. Whoever gets them may change them."""
        gives, numbers = self.gives, self.engineer_number
        return {
            "factories": {factory: dict(gives[c.FACTORY_EFFECTS + i]) for i, factory in enumerate(c.FACTORIES)},
            "engineers": {name: {"number": numbers[i], "gives": dict(gives[c.FIRST_ENGINEER + i])} for i, name in enumerate(c.ENGINEERS)},
            "tokens": {token: dict(gives[c.TOKEN_EFFECTS + i]) for i, token in enumerate(c.TOKENS)},
            "cards": {card: dict(gives[c.CARD_EFFECTS + i]) for i, card in enumerate(c.CARDS)},
            "lines": {line: {"length": self._lengths[i], "colours": list(self._colours[i])} for i, line in enumerate(c.LINES)},
            "specials": [dict(special) for special in self._specials],
            "track": [dict(space) for space in self._track],
            "rail_points": {name: dict(points) for name, points in self._rail_points.items()},
        }


def printed(tables: Any) -> Printed:
    """What a game's tables say; read once for each game."""
    found = _printed.get(id(tables))
    if found is None or found.tables is not tables:
        if len(_printed) >= MOST_PRINTED:
            _printed.clear()
        found = _printed[id(tables)] = Printed(tables)
    return found


_printed: dict[int, Printed] = {}
MOST_PRINTED = 64
"""Tests play with hundreds of different tables."""


def _specials(tables: Any) -> list[dict[str, Any]]:
    """The special spaces: their conditions and what they give."""
    steps = int(tables.effect[c.WHITE_EFFECT, c.WHITE])
    lines = [line for i, line in enumerate(c.LINES) for _ in range(c.LINE_SPECIALS[i], c.LINE_SPECIALS[i + 1])]
    columns = (
        tables.special_space, tables.special_rail, tables.special_locomotive, tables.special_rails, tables.special_worker,
        tables.special_spot, tables.special_points, tables.special_doubles, tables.special_scoring, tables.special_medal,
    )  # fmt: skip
    found = []
    for special, line, *row in zip(c.SPECIALS, lines, *(column.tolist() for column in columns), strict=True):
        space, rail, locomotive, rails, worker, spot, points, doubles, scoring, medal = row
        rewards = {
            "rails": c.COLOURS[rails] if rails >= 0 else None,
            "worker": bool(worker),
            "spot": c.SPOTS[spot] if spot >= 0 else None,
            "points": points,
            "doubles": bool(doubles),
            "each_scoring": scoring,
            "medal": bool(medal),
            "steps": steps if rails == c.WHITE else 0,
        }
        place = {"id": special, "line": line, "space": space, "rail": c.COLOURS[rail], "locomotive": bool(locomotive)}
        found.append({**place, **{name: value for name, value in rewards.items() if value}})
    return found


def _track(tables: Any) -> list[dict[str, Any]]:
    kinds, points, slots = tables.track_kind.tolist(), tables.track_points.tolist(), tables.track_slot.tolist()
    return [
        {"kind": KINDS[kind], "points": worth, **({"factory_slot": slot + 1} if slot >= 0 else {})}
        for kind, worth, slot in zip(kinds, points, slots, strict=True)
    ]
