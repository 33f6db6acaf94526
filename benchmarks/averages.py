"""Write what bots usually score into each game's folder: quartiles of the points by source and the mean of all points, for each level that
needs no search and each number of players. Analyses and statistics show them beside a player's own points (docs/analysis.md)."""

from __future__ import annotations

import argparse
import json
import re
import statistics
from typing import Any

import boardwright as bw
from boardwright.analysis.averages import FILE
from boardwright.core.domain.game import Game
from boardwright.core.machine.mixed_bot import MixedBot
from boardwright.core.machine.search_bot import SearchBot

QUARTERS = 4
MATCHES = 200
BATCH = 50
QUARTILE_LINES = re.compile(r"\[\s+(-?\d+),\s+(-?\d+),\s+(-?\d+)\s+\]")


def averages_of(game: Game, matches: int) -> dict[str, Any]:
    """Return the table of a game, from so many matches of each level and number of players."""
    levels = [name for name in game.about["levels"] if not isinstance(_bot_of(game, name), SearchBot)]
    played = {count: {level: points_of(game, level, count, matches) for level in levels} for count in game.players}
    players = {str(count): {level: quartiles(points) for level, points in by_level.items()} for count, by_level in played.items()}
    totals = {str(count): {level: mean_total(points) for level, points in by_level.items()} for count, by_level in played.items()}
    return {"ruleset": game.ruleset, "matches": matches, "totals": totals, "players": players}


def _bot_of(game: Game, level: str) -> Any:
    rule = game.bot_rule(level)
    return rule.parts[0] if isinstance(rule, MixedBot) else rule


def points_of(game: Game, level: str, players: int, matches: int) -> dict[str, list[int]]:
    """Return the points by source of all seats, in matches between bots of one level."""
    points_by_source: dict[str, list[int]] = {}
    for first in range(0, matches, BATCH):
        sim = bw.Simulator(game, n=min(BATCH, matches - first), players=players, seed=first)
        sim.playout(level)
        for number in range(min(BATCH, matches - first)):
            result = sim.outcome(number)
            assert result is not None, "played to the end"
            for name, points in result.points_by_source().items():
                points_by_source.setdefault(name, []).extend(value or 0 for value in points)
    return points_by_source


def quartiles(points: dict[str, list[int]]) -> dict[str, list[int]]:
    """Return the quartiles by source."""
    return {name: [round(quartile) for quartile in statistics.quantiles(values, n=QUARTERS)] for name, values in points.items()}


def mean_total(points: dict[str, list[int]]) -> float:
    """Return the mean of all points of a seat, to a tenth. In these games the sources add up to the score."""
    return round(sum(statistics.fmean(values) for values in points.values()), 1)


def main() -> None:
    """Write the tables of the games that score points."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--matches", type=int, default=MATCHES, metavar="N", help=f"matches of each level (default {MATCHES})")
    args = parser.parse_args()
    for name in args.games or bw.games():
        game = bw.load(name).compile()
        if game.module("scoring").SCORED:
            text = QUARTILE_LINES.sub(r"[\1, \2, \3]", json.dumps(averages_of(game, args.matches), indent=1))
            (game.folder / FILE).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
