"""Tests of `boardwright simulate`: results as a table, as JSON and as rows; bots from files."""

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


def test_json_has_every_documented_field(run: Run) -> None:
    result = run(*SHORT, "--json")
    report = json.loads(result.out)
    assert result.code == 0 and result.out.count("\n") == 1
    assert set(report) >= FIELDS
    assert report["game"] == GAME and report["players"] == 3 and report["bots"] == ["random"] * 3 and report["games"] == 40
    assert report["mean_scores"] is None, "there are no points in this game"
    assert sum(report["wins"]) == pytest.approx(40), "a shared win counts its share"
    assert report["mean_decisions"] == report["decisions"] / 40
    assert report["games_per_second"] == pytest.approx(40 / report["seconds"])


def test_a_seed_gives_the_same_states_with_any_number_of_jobs_and_on_both_engines(run: Run) -> None:
    """The 40 matches are two chunks."""
    hashes = {json.loads(run(*SHORT, "--jobs", jobs, "--json").out)["state_hash"] for jobs in (1, 2)}
    for jit in ("0", "1"):
        command = [sys.executable, "-m", "boardwright", *map(str, SHORT), "--jobs", "2", "--json"]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "BOARDWRIGHT_JIT": jit})
        report = json.loads(done.stdout)
        assert (report["compile_seconds"] > 0) == (jit == "1")
        assert "Warning" not in done.stderr
        hashes.add(report["state_hash"])
    assert len(hashes) == 1


def test_another_seed_gives_other_states(run: Run) -> None:
    other_seed = [*SHORT[:-1], 12]
    assert json.loads(run(*SHORT, "--json").out)["state_hash"] != json.loads(run(*other_seed, "--json").out)["state_hash"]


def test_a_secret_seed_is_reported_and_repeats_the_matches(run: Run) -> None:
    report = json.loads(run(*SHORT[:-2], "--json").out)
    repeated = json.loads(run(*SHORT[:-2], "--seed", report["seed"], "--json").out)
    assert repeated["state_hash"] == report["state_hash"] and len(report["seed"]) == 64


def test_each_seat_can_have_its_own_bot(run: Run) -> None:
    report = json.loads(run("simulate", GAME, "--players", 2, "--games", 4, "--bots", "sorter,random", "--seed", 1, "--json").out)
    assert report["bots"] == ["sorter", "random"] and report["wins"] == [4.0, 0.0]


def test_out_writes_a_row_for_each_match(run: Run, tmp_path: Path) -> None:
    without_rows, with_rows = run(*SHORT, "--json"), run(*SHORT, "--json", "--out", tmp_path / "rows")
    rows = pq.read_table(tmp_path / "rows" / "matches").to_pylist()
    assert sum(row["decisions"] for row in rows) == json.loads(with_rows.out)["decisions"]
    assert np.sum([row["win_share"] for row in rows], axis=0) == pytest.approx(json.loads(with_rows.out)["wins"])
    assert json.loads(with_rows.out)["state_hash"] == json.loads(without_rows.out)["state_hash"]
    assert json.loads((tmp_path / "rows" / "dataset.json").read_text())["rows"] == {"matches": 40}


def test_a_dataset_is_made_and_continued(run: Run, tmp_path: Path) -> None:
    command = ("dataset", *SHORT[1:5], 3, *SHORT[6:-2], "--out", tmp_path / "rows")
    result = run(*command)
    assert result.code == 0 and "3 matches" in result.out and "Saved to" in result.out
    report = json.loads(run(*command, "--json").out)
    assert report["rows"]["matches"] == 3 and report["seed"] in result.out, "the seed that the folder has"


BOT_FILE = """
from boardwright.core.machine.bot import bot

BOT_CONTRACT = 2


@bot()
def first(tables, hidden, seat, moves, rng, scratch, decision):
    return moves.ids[0]
"""


def test_a_bot_from_a_file_plays(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT_FILE)
    report = json.loads(run(*SHORT, "--bots", f"{file}:first,random,random", "--json").out)
    assert report["bots"] == [f"{file}:first", "random", "random"] and report["games"] == 40


@pytest.mark.parametrize("name", ["none.py:first", "{file}:second"])
def test_a_missing_bot_file_or_bot_is_reported_in_one_line(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT_FILE)
    result = run("simulate", GAME, "--players", 2, "--games", 1, "--bots", name.format(file=file))
    assert result.code == 2 and result.out == "" and result.err.count("\n") == 1 and "bot" in result.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_translated_into_every_language(lang: str, run: Run) -> None:
    result = run("simulate", GAME, "--players", 2, "--games", 3, "--bots", "sorter", "--seed", 1, "--lang", lang)
    assert result.code == 0 and result.err == "" and "\x1b" not in result.out
    assert result.out.count("sorter") == 2 and "95 %" in result.out and "cli-" not in result.out


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (50, 100, 0.4038, 0.5962), (1, 1000, 0.000177, 0.00564)],
)
def test_the_interval_is_wilsons_score_interval(wins: int, games: int, low: float, high: float) -> None:
    """The values are computed by hand, without continuity correction."""
    assert wilson(wins, games) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


def test_abandoned_matches_are_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that never come to an end would otherwise look like bots that lose."""
    assert "abandoned" not in run(*SHORT).out
    monkeypatch.setattr("boardwright.core.domain.batch.LIMIT", 3)
    assert "40 matches were abandoned after 1,000,000 decisions. Nobody has won them." in run(*SHORT).out
    assert json.loads(run(*SHORT, "--json").out)["abandoned"] == 40
