"""The examples that learn: what can be checked without their libraries, and (`make prove`) short runs where these are installed."""

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
from tests.contract.matches import loaded
from tests.project.source_files import ROOT

EXAMPLES = ROOT / "examples"
SCRIPTS = {"ppo_game_of_trains.py": ("sb3_contrib", "learning"), "rllib_game_of_trains.py": ("ray.rllib.algorithms.ppo", "rllib")}
"""By script the module that it cannot do without, and the extra that brings it."""


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`examples/learning_tools.py`, which is no part of a package."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    found = importlib.import_module("learning_tools")
    loaded(found.GAME)
    return found


@pytest.mark.parametrize("script", SCRIPTS)
def test_without_its_library_an_example_says_what_to_install(script: str, tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    module, extra = SCRIPTS[script]
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match=re.escape(f"pip install 'boardwright[{extra}]'")):
        runpy.run_path(str(EXAMPLES / script))


def test_what_the_command_line_says_is_checked(tools: Any, capsys: pytest.CaptureFixture[str]) -> None:
    given = tools.arguments("It learns.", 500, ["--points", "3", "--out", "here"])
    assert (given.decisions, given.points, given.matches, given.seed, given.out) == (500, 3, 1000, 1, "here")
    for wrong in ("0", "1", "-5", "x", "1.5", ""):
        with pytest.raises(SystemExit):
            tools.arguments("It learns.", 500, ["--decisions", wrong])
        assert "expected a whole number from 2" in capsys.readouterr().err


def test_a_policy_sees_both_seats_alike(tools: Any) -> None:
    """The own train comes first for either seat, and all numbers are from 0 to 1."""
    game = loaded(tools.GAME)
    train = next(field for field in game.observation_fields if field.name == "train")
    match, eyes = game.new_match(players=2, seed=3), tools.Eyes()
    generator = np.random.default_rng(3)
    for _ in range(60):
        for seat in range(2):
            seen = eyes(match.observe(seat)[None])[0]
            assert seen.dtype == np.float32 and 0 <= seen.min() and seen.max() <= 1 and seen[:3].tolist() == [0, 1, 0]
            own, other = (seen[train.slice].reshape(train.shape)[place] * train.high for place in (0, 1))
            cards = [[wagon["card"] if wagon else 0 for wagon in each] for each in match.view(seat)["trains"]]
            assert own.round().tolist() == cards[seat] and other.round().tolist() == cards[1 - seat]
        seat = match.actors[0]
        match.play(seat, int(generator.choice(match.legal_ids(seat))))


def test_wins_are_counted_on_both_seats(tools: Any) -> None:
    asked = []

    def choose(seen: Any, masks: Any) -> Any:
        asked.append(len(seen))
        assert seen.shape[0] == masks.shape[0]
        return masks.argmax(axis=1)

    shares = tools.shares_of_wins(choose, "random", 5, 1, {"turn_cap": 50})
    assert len(shares) == 5 and set(shares) <= {0.0, 0.5, 1.0} and set(asked) == {2, 3}
    assert shares.tolist() == tools.shares_of_wins(choose, "random", 5, 1, {"turn_cap": 50}).tolist()


def test_a_curve_is_a_table_and_a_picture(tools: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "PRACTICE", {"turn_cap": 50})
    curve = tools.Curve(4, 1)
    for decisions in (0, 1000):
        curve.measure(lambda seen, masks: masks.argmax(axis=1), decisions)
    curve.write(tmp_path / "mine", "A curve")
    rows = table(tmp_path / "mine.csv")
    assert [row["decisions"] for row in rows] == ["0", "1000"] and set(rows[0]) == {"decisions", "seconds", *tools.OPPONENTS}
    assert all(0 <= float(row[opponent]) <= 1 for row in rows for opponent in tools.OPPONENTS)
    assert (tmp_path / "mine.png").read_bytes().startswith(b"\x89PNG")


def table(path: Path) -> list[dict[str, str]]:
    """The rows of a CSV file."""
    return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))


def missing(module: str) -> str | None:
    """The module that an example lacks here."""
    for each in (module.split(".")[0], "torch"):
        if find_spec(each) is None:
            return each
    return None


@pytest.mark.skipif(not PROVE, reason="make prove: a network learns")
@pytest.mark.parametrize(("script", "runs"), [("ppo_game_of_trains.py", 2), ("rllib_game_of_trains.py", 1)])
def test_an_example_learns(script: str, runs: int, tmp_path: Path) -> None:
    """Masked PPO draws the same curve again."""
    module, extra = SCRIPTS[script]
    lacking = missing(module)
    if lacking:
        pytest.skip(f"no {lacking} here: pip install 'boardwright[{extra}]'")
    found = set()
    for run in range(runs):
        out = tmp_path / str(run)
        command = [sys.executable, str(EXAMPLES / script), "--decisions", "10000", "--points", "2", "--matches", "4", "--out", str(out)]
        done = subprocess.run(command, env={**os.environ, "OMP_NUM_THREADS": "1"}, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert re.search(r"wins [\d.]+% of 4 matches against random \(95 %: ", done.stdout)
        found.add(tuple(tuple(value for key, value in row.items() if key != "seconds") for row in table(Path(f"{out}.csv"))))
    assert len(found) == 1
