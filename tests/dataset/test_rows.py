"""Tests of the rows of a dataset: they equal matches replayed by `Match`, and other programs can read the files."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from boardwright.dataset.making import make
from tests.conftest import choose_cases
from tests.contract.matches import GAMES, load_game
from tests.dataset.conftest import MakeRecipe

BOTS = """
from boardwright.core.machine.bot import bot

BOT_CONTRACT = 2


@bot()
def first(tables, hidden, seat, moves, rng, scratch, decision):
    return moves.ids[0]


def plain(observation, legal):
    return legal[0]
"""


@pytest.mark.parametrize("name", GAMES)
def test_every_row_is_a_decision_of_the_match(name: str, recipe: MakeRecipe, tmp_path: Path) -> None:
    game = load_game(name)
    players = game.players_with()[0]
    make(recipe(game, players=players, bots=("random",) * players, games=1), tmp_path)
    [match_row] = pq.read_table(tmp_path / "matches").to_pylist()
    rows = pq.read_table(tmp_path / "decisions")
    assert rows["match"].unique().to_pylist() == [0] and rows["decision"].to_pylist() == list(range(match_row["decisions"]))
    seats, actions = rows["seat"].to_pylist(), rows["action"].to_pylist()
    observations = rows["observation"].combine_chunks().flatten().to_numpy().reshape(len(rows), -1)
    masks = rows["legal_mask"].combine_chunks().flatten().to_numpy(zero_copy_only=False).reshape(len(rows), -1)
    match = game.new_match(players, seed=match_row["key"], options=recipe(game).options)
    for k, (seat, action) in enumerate(zip(seats, actions)):
        assert seat == match.actors[0]
        assert observations[k].tobytes() == match.observe(seat).tobytes()
        assert np.flatnonzero(masks[k]).tolist() == match.legal_ids(seat).tolist()
        match.play(seat, action)
    assert match.over and match_row["finished"] and match.result is not None and match_row["reason"] == match.result.reason
    scored = match.result.scores is not None
    ranking = [[seat for seat in range(players) if match_row["rank"][seat] == rank] for rank in sorted(set(match_row["rank"]))]
    assert ranking == match.result.ranking and match_row["score"] == match.result.scores
    for name, by_seat in (
        ("rank", match_row["rank"]),
        ("win_share", match_row["win_share"]),
        ("score", match_row["score"] if scored else [None] * players),
    ):
        assert rows[name].to_pylist() == [by_seat[seat] for seat in seats]


def test_a_python_bot_gives_the_same_rows_as_a_compiled_one(recipe: MakeRecipe, tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text(BOTS)
    for bot in ("first", "plain"):
        make(recipe(bots=(f"{file}:{bot}", "random"), games=3), tmp_path / bot, jobs=2)
    for table in ("decisions", "matches"):
        assert pq.read_table(tmp_path / "first" / table).equals(pq.read_table(tmp_path / "plain" / table))


def read_with_duckdb(files: str) -> tuple[int, int, float]:
    duckdb = pytest.importorskip("duckdb")
    [(count, legal, observed)] = duckdb.sql(
        f"select count(*), sum(legal_mask[action + 1]::int), sum(list_sum(observation)) from '{files}'"
    ).fetchall()
    return count, legal, observed


def read_with_polars(files: str) -> tuple[int, int, float]:
    polars = pytest.importorskip("polars")
    rows = polars.read_parquet(files)
    return len(rows), int(rows["legal_mask"].arr.get(rows["action"]).sum()), float(rows["observation"].arr.sum().sum())


def read_with_pandas(files: str) -> tuple[int, int, float]:
    pandas = pytest.importorskip("pandas")
    rows = pandas.read_parquet(Path(files).parent)
    legal = sum(bool(mask[action]) for mask, action in zip(rows["legal_mask"], rows["action"]))
    return len(rows), legal, float(sum(observation.sum(dtype=float) for observation in rows["observation"]))


@pytest.mark.parametrize("read", choose_cases([read_with_duckdb], [read_with_duckdb, read_with_polars, read_with_pandas]))
def test_other_libraries_can_read_the_files(read: object, recipe: MakeRecipe, tmp_path: Path) -> None:
    count = make(recipe(games=10), tmp_path)["decisions"]
    expected = pq.read_table(tmp_path / "decisions")["observation"].combine_chunks().flatten().to_numpy().sum(dtype=float)
    assert read(f"{tmp_path}/decisions/*.parquet") == (count, count, pytest.approx(expected, rel=1e-4))  # type: ignore[operator]
