"""What bots usually score by source: the table that ships has every level and number of players, and an analysis shows it."""

from __future__ import annotations

import pytest

from benchmarks.averages import mean_total, points_of, quartiles
from boardwright.analysis.averages import FILE, USUAL, averages_of, sources_of, totals_of
from boardwright.core.domain.record import write
from tests.analysis.test_analysing import greedy_match, random_match
from tests.contract.matches import GAMES, loaded

WITH_TABLES = [name for name in GAMES if (loaded(name).folder / FILE).is_file()]


@pytest.mark.parametrize("name", WITH_TABLES)
def test_the_table_fits_the_game(name: str) -> None:
    """It was made for these rules and has the sources that a result has. (Otherwise: python -m benchmarks.averages.)"""
    game = loaded(name)
    known = averages_of(game)
    assert set(known) == set(map(str, game.players))
    levels = {players: set(each) for players, each in known.items()}
    assert {players: set(each) for players, each in totals_of(game).items()} == levels
    match = greedy_match(name, 1)
    own, other = sources_of(match, write(match, [{"kind": "bot", "level": "novice"}, *[{"kind": "person"}] * (match.players - 1)]))[:2]
    assert (own.level, other.level) == ("novice", USUAL)
    assert set(own.points) == set(known[str(match.players)]["novice"]) == set(known[str(match.players)][USUAL])
    for each in known.values():
        assert all(low <= middle <= high for sources in each.values() for low, middle, high in sources.values())
    assert match.result is not None
    for sources, score in zip(sources_of(match, write(match)), match.result.scores or [], strict=True):
        assert sum(each.points or 0 for each in sources.points.values()) == score


def test_games_that_tell_no_sources_have_none_and_quartiles_are_whole() -> None:
    match = random_match("game_of_trains", 10)
    assert sources_of(match, write(match)) == []
    points = points_of(loaded("endeavor"), "random", 3, 2)
    found = quartiles(points)
    assert mean_total(points) == round(sum(map(sum, points.values())) / 6, 1)
    assert found and all(isinstance(each, int) for row in found.values() for each in row)
