"""Tests of the tables of usual points by source: they have every level and number of players, and an analysis uses them."""

from __future__ import annotations

import pytest

from benchmarks.averages import mean_total, points_of, quartiles
from boardwright.analysis.averages import FILE, USUAL, averages_of, sources_of, totals_of
from boardwright.core.domain.record import write
from tests.analysis.test_analysing import greedy_match, random_match
from tests.contract.matches import GAMES, load_game

GAMES_WITH_TABLES = [name for name in GAMES if (load_game(name).folder / FILE).is_file()]


@pytest.mark.parametrize("name", GAMES_WITH_TABLES)
def test_the_table_fits_the_game(name: str) -> None:
    """The table is for these rules and has the sources of a result. (Otherwise: python -m benchmarks.averages.)"""
    game = load_game(name)
    known = averages_of(game)
    assert set(known) == set(map(str, game.players))
    levels = {players: set(by_level) for players, by_level in known.items()}
    assert {players: set(by_level) for players, by_level in totals_of(game).items()} == levels
    match = greedy_match(name, 1)
    own, other = sources_of(match, write(match, [{"kind": "bot", "level": "novice"}, *[{"kind": "person"}] * (match.players - 1)]))[:2]
    assert (own.level, other.level) == ("novice", USUAL)
    assert set(own.points) == set(known[str(match.players)]["novice"]) == set(known[str(match.players)][USUAL])
    for by_level in known.values():
        assert all(low <= middle <= high for sources in by_level.values() for low, middle, high in sources.values())
    assert match.result is not None
    for sources, score in zip(sources_of(match, write(match)), match.result.scores or [], strict=True):
        assert sum(source.points or 0 for source in sources.points.values()) == score


def test_games_without_sources_have_no_table_and_quartiles_are_integers() -> None:
    match = random_match("game_of_trains", 10)
    assert sources_of(match, write(match)) == []
    points = points_of(load_game("endeavor"), "random", 3, 2)
    table = quartiles(points)
    assert mean_total(points) == round(sum(map(sum, points.values())) / 6, 1)
    assert table and all(isinstance(number, int) for row in table.values() for number in row)
