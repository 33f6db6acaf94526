"""Tests of the examples that learn: parts without their libraries, and (`make prove`) short runs where these are installed."""

from __future__ import annotations

import csv
import importlib
import os
import re
import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.conftest import PROVE
from tests.contract.matches import load_game
from tests.project.source_files import ROOT

EXAMPLES = ROOT / "examples"
SCRIPTS = {"ppo_game_of_trains.py": ("sb3_contrib", "learning"), "rllib_game_of_trains.py": ("ray.rllib.algorithms.ppo", "rllib")}
"""The module that each script needs, and the extra that installs it."""


@pytest.fixture
def learning_tools(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module `examples/learning_tools.py`, which belongs to no package."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    module = importlib.import_module("learning_tools")
    load_game(module.GAME)
    return module


@pytest.mark.parametrize("script", SCRIPTS)
def test_without_its_library_an_example_names_the_extra_to_install(
    script: str, learning_tools: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, extra = SCRIPTS[script]
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match=re.escape(f"pip install 'boardwright[{extra}]'")):
        runpy.run_path(str(EXAMPLES / script))


def test_arguments_of_the_command_line_are_checked(learning_tools: Any, capsys: pytest.CaptureFixture[str]) -> None:
    given = learning_tools.arguments("It learns.", 500, ["--points", "3", "--out", "here"])
    assert (given.decisions, given.points, given.matches, given.seed, given.out) == (500, 3, 1000, 1, "here")
    for wrong in ("0", "1", "-5", "x", "1.5", ""):
        with pytest.raises(SystemExit):
            learning_tools.arguments("It learns.", 500, ["--decisions", wrong])
        assert "expected a whole number from 2" in capsys.readouterr().err


def test_features_are_the_same_from_both_seats(learning_tools: Any) -> None:
    """The seat's own train comes first, and all numbers are from 0 to 1."""
    game = load_game(learning_tools.GAME)
    train = next(field for field in game.observation_fields if field.name == "train")
    match, encode = game.new_match(players=2, seed=3), learning_tools.Eyes()
    generator = np.random.default_rng(3)
    for _ in range(60):
        for seat in range(2):
            features = encode(match.observe(seat)[None])[0]
            assert features.dtype == np.float32 and 0 <= features.min() and features.max() <= 1 and features[:3].tolist() == [0, 1, 0]
            own, other = (features[train.slice].reshape(train.shape)[place] * train.high for place in (0, 1))
            cards = [[wagon["card"] if wagon else 0 for wagon in wagons] for wagons in match.view(seat)["trains"]]
            assert own.round().tolist() == cards[seat] and other.round().tolist() == cards[1 - seat]
        seat = match.actors[0]
        match.play(seat, int(generator.choice(match.legal_ids(seat))))


def test_shares_of_wins_are_measured_on_both_seats(learning_tools: Any) -> None:
    batch_sizes = []

    def choose(features: Any, masks: Any) -> Any:
        batch_sizes.append(len(features))
        assert features.shape[0] == masks.shape[0]
        return masks.argmax(axis=1)

    shares = learning_tools.shares_of_wins(choose, "random", 5, 1, {"turn_cap": 50})
    assert len(shares) == 5 and set(shares) <= {0.0, 0.5, 1.0} and set(batch_sizes) == {2, 3}
    assert shares.tolist() == learning_tools.shares_of_wins(choose, "random", 5, 1, {"turn_cap": 50}).tolist()


def test_a_curve_is_written_as_table_and_picture(learning_tools: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning_tools, "PRACTICE", {"turn_cap": 50})
    curve = learning_tools.Curve(4, 1)
    for decisions in (0, 1000):
        curve.measure(lambda seen, masks: masks.argmax(axis=1), decisions)
    curve.write(tmp_path / "mine", "A curve")
    rows = read_csv(tmp_path / "mine.csv")
    assert [row["decisions"] for row in rows] == ["0", "1000"] and set(rows[0]) == {"decisions", "seconds", *learning_tools.OPPONENTS}
    assert all(0 <= float(row[opponent]) <= 1 for row in rows for opponent in learning_tools.OPPONENTS)
    assert (tmp_path / "mine.png").read_bytes().startswith(b"\x89PNG")


def read_csv(path: Path) -> list[dict[str, str]]:
    """Return the rows of a CSV file."""
    return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))


def missing_module(module: str) -> str | None:
    """Return the name of a module that an example needs and that is not installed; None if there is none."""
    for name in (module.split(".")[0], "torch"):
        if find_spec(name) is None:
            return name
    return None


@pytest.mark.skipif(not PROVE, reason="make prove: a network learns")
@pytest.mark.parametrize(("script", "runs"), [("ppo_game_of_trains.py", 2), ("rllib_game_of_trains.py", 1)])
def test_an_example_learns(script: str, runs: int, tmp_path: Path) -> None:
    """A second run of masked PPO gives the same curve."""
    module, extra = SCRIPTS[script]
    missing = missing_module(module)
    if missing:
        pytest.skip(f"no {missing} here: pip install 'boardwright[{extra}]'")
    curves = set()
    for run in range(runs):
        out = tmp_path / str(run)
        command = [sys.executable, str(EXAMPLES / script), "--decisions", "10000", "--points", "2", "--matches", "4", "--out", str(out)]
        done = subprocess.run(command, env={**os.environ, "OMP_NUM_THREADS": "1"}, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert re.search(r"wins [\d.]+% of 4 matches against random \(95 %: ", done.stdout)
        curves.add(tuple(tuple(value for key, value in row.items() if key != "seconds") for row in read_csv(Path(f"{out}.csv"))))
    assert len(curves) == 1
