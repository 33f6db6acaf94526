"""simulate: the results, as a table and as JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from boardwright.cli.simulate import wilson
from boardwright.core.text.words import LANGUAGES
from tests.cli.conftest import GAME, Run

SHORT = ("simulate", GAME, "--players", 3, "--games", 40, "--bots", "random", "--options", "turn_cap=50", "--seed", 11)
FIELDS = {
    "game", "players", "bots", "games", "decisions", "seconds", "games_per_second", "decisions_per_second", "compile_seconds",
    "mean_scores", "wins", "mean_decisions", "state_hash",
}  # fmt: skip


def test_json_has_every_field_of_the_contract(run: Run) -> None:
    said = run(*SHORT, "--json")
    told = json.loads(said.out)
    assert said.code == 0 and said.out.count("\n") == 1
    assert set(told) >= FIELDS
    assert told["game"] == GAME and told["players"] == 3 and told["bots"] == ["random"] * 3 and told["games"] == 40
    assert told["mean_scores"] is None, "there are no points in this game"
    assert sum(told["wins"]) == pytest.approx(40), "a shared win counts its share"
    assert told["mean_decisions"] == told["decisions"] / 40
    assert told["games_per_second"] == pytest.approx(40 / told["seconds"])


def test_the_same_seed_gives_the_same_states_in_any_number_of_threads_and_on_both_engines(run: Run) -> None:
    """40 matches are two chunks."""
    hashes = {json.loads(run(*SHORT, "--jobs", jobs, "--json").out)["state_hash"] for jobs in (1, 2)}
    for jit in ("0", "1"):
        command = [sys.executable, "-m", "boardwright", *map(str, SHORT), "--jobs", "2", "--json"]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "BOARDWRIGHT_JIT": jit})
        told = json.loads(done.stdout)
        assert (told["compile_seconds"] > 0) == (jit == "1")
        assert "Warning" not in done.stderr
        hashes.add(told["state_hash"])
    assert len(hashes) == 1


def test_another_seed_gives_other_states(run: Run) -> None:
    other = [*SHORT[:-1], 12]
    assert json.loads(run(*SHORT, "--json").out)["state_hash"] != json.loads(run(*other, "--json").out)["state_hash"]


def test_a_secret_seed_is_told_so_that_the_matches_can_be_played_again(run: Run) -> None:
    told = json.loads(run(*SHORT[:-2], "--json").out)
    again = json.loads(run(*SHORT[:-2], "--seed", told["seed"], "--json").out)
    assert again["state_hash"] == told["state_hash"] and len(told["seed"]) == 64


def test_one_bot_a_seat(run: Run) -> None:
    told = json.loads(run("simulate", GAME, "--players", 2, "--games", 4, "--bots", "sorter,random", "--seed", 1, "--json").out)
    assert told["bots"] == ["sorter", "random"] and told["wins"] == [4.0, 0.0]


def test_a_row_for_each_match_is_written(run: Run, tmp_path: Path) -> None:
    plain, told = run(*SHORT, "--json"), run(*SHORT, "--json", "--out", tmp_path / "rows")
    rows = pq.read_table(tmp_path / "rows" / "matches").to_pylist()
    assert sum(row["decisions"] for row in rows) == json.loads(told.out)["decisions"]
    assert np.sum([row["win_share"] for row in rows], axis=0) == pytest.approx(json.loads(told.out)["wins"])
    assert json.loads(told.out)["state_hash"] == json.loads(plain.out)["state_hash"]
    assert json.loads((tmp_path / "rows" / "dataset.json").read_text())["rows"] == {"matches": 40}


def test_a_dataset_is_made_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    command = ("dataset", *SHORT[1:5], 3, *SHORT[6:-2], "--out", tmp_path / "rows")
    said = run(*command)
    assert said.code == 0 and "3 matches" in said.out and "Saved to" in said.out
    told = json.loads(run(*command, "--json").out)
    assert told["rows"]["matches"] == 3 and told["seed"] in said.out, "the seed that the folder has"


FIRST = """
from boardwright.core.machine.bot import bot

BOT_CONTRACT = 2


@bot()
def first(tables, hidden, seat, moves, rng, scratch, decision):
    return moves.ids[0]
"""


def test_a_bot_from_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(FIRST)
    told = json.loads(run(*SHORT, "--bots", f"{file}:first,random,random", "--json").out)
    assert told["bots"] == [f"{file}:first", "random", "random"] and told["games"] == 40


@pytest.mark.parametrize("name", ["none.py:first", "{file}:second"])
def test_a_bot_that_is_not_in_a_file(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(FIRST)
    said = run("simulate", GAME, "--players", 2, "--games", 1, "--bots", name.format(file=file))
    assert said.code == 2 and said.out == "" and said.err.count("\n") == 1 and "bot" in said.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table(lang: str, run: Run) -> None:
    said = run("simulate", GAME, "--players", 2, "--games", 3, "--bots", "sorter", "--seed", 1, "--lang", lang)
    assert said.code == 0 and said.err == "" and "\x1b" not in said.out
    assert said.out.count("sorter") == 2 and "95 %" in said.out and "cli-" not in said.out


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (50, 100, 0.4038, 0.5962), (1, 1000, 0.000177, 0.00564)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """Values of Wilson's score interval without continuity correction, by hand."""
    assert wilson(wins, games) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))
