"""Usual scores of bots, in all and by source: a small table in each game's folder, which `python -m benchmarks.averages` writes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from boardwright.core.domain.game import Game
from boardwright.core.domain.match import Match

FILE = "averages.json"
USUAL = "greedy"
"""The level that people, and bots without averages, are compared with."""


class Source(NamedTuple):
    """A source of points of one seat. `usual`: the quartiles of its level; None: unknown."""

    points: int | None
    usual: tuple[int, int, int] | None


class Sources(NamedTuple):
    """The points of one seat. `level`: what they are compared with."""

    level: str
    points: dict[str, Source]

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        points = {name: {"points": each.points, "usual": each.usual and list(each.usual)} for name, each in self.points.items()}
        return {"level": self.level, "points": points}


def sources_of(match: Match, file: Mapping[str, Any]) -> list[Sources]:
    """The points of each seat by source, beside what is usual; [] if the match is not over or the game tells no sources."""
    by_source = match.result.points_by_source() if match.result else {}
    if not by_source:
        return []
    known = averages_of(match.game).get(str(match.players), {})
    seats = file["seats"] or [{}] * match.players
    levels = [level if (level := seat.get("level")) in known else USUAL for seat in seats]
    return [
        Sources(
            level,
            {name: Source(points[seat], _quartiles(known.get(level, {}).get(name))) for name, points in by_source.items()},
        )
        for seat, level in enumerate(levels)
    ]


def _quartiles(quartiles: list[int] | None) -> tuple[int, int, int] | None:
    return None if quartiles is None else (quartiles[0], quartiles[1], quartiles[2])


def averages_of(game: Game) -> dict[str, dict[str, dict[str, list[int]]]]:
    """The quartiles by number of players, level and source; {} if the game has no table, or one for other rules."""
    averages: dict[str, dict[str, dict[str, list[int]]]] = _table(game).get("players", {})
    return averages


def totals_of(game: Game) -> dict[str, dict[str, float]]:
    """The mean of all points by number of players and level; {} as for `averages_of`."""
    totals: dict[str, dict[str, float]] = _table(game).get("totals", {})
    return totals


def _table(game: Game) -> dict[str, Any]:
    path = game.folder / FILE
    if not path.is_file():
        return {}
    table: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return table if table["ruleset"] == game.ruleset else {}
