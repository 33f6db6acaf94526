"""The benchmarks run with whatever games there are."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys

import pytest

import boardwright as bw
from benchmarks.probe import compiled_probe
from tests.conftest import PROVE
from tests.project.source_files import ROOT


@pytest.mark.skipif(not PROVE, reason="waits for the fast rules of all games: make prove")
def test_the_memory_of_a_server_is_measured_with_every_game() -> None:
    matches = 2 * len(bw.games())
    command = [sys.executable, "-m", "benchmarks.server_memory", "--json", "--matches", str(matches), "--decisions", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stderr
    measured = json.loads(done.stdout)
    assert measured["matches"] == matches
    assert measured["decisions"] >= matches, "every match has a decision"
    assert 0 < measured["before_matches"] < measured["mebibytes"]


@pytest.mark.skipif(shutil.which("gcc") is None, reason="the probe is a C program")
def test_the_probe_plays_the_same_matches_from_the_same_seed() -> None:
    with compiled_probe() as probe:
        first, again, other = (probe.play(players=2, seconds=0, seed=seed) for seed in (1, 1, 2))
        assert first[:2] == again[:2] != other[:2]
        matches, decisions, _ = probe.play(players=4, seconds=0.01, seed=1)
        assert matches > 1 and 50 < decisions / matches < 1_000
