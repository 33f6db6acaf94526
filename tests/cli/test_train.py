"""train: the figures of a check, and what is said about wrong usage."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from boardwright.core.text.words import LANGUAGES
from tests.cli.conftest import GAME, Run


@pytest.fixture
def few(tmp_path: Path) -> Path:
    """Settings with bots that decide quickly."""
    path = tmp_path / "few.toml"
    path.write_bytes(b"\xef\xbb\xbffield = {sorter = 1}\r\n")  # as an editor of Windows writes it
    return path


def test_a_check_is_told_as_json_and_drawn(run: Run, few: Path, tmp_path: Path) -> None:
    said = run("train", GAME, "--check", 10, "--settings", few, "--svg", tmp_path / "fit.svg", "--json")
    found = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert (found["game"], found["players"], found["matches"]) == (GAME, 2, 10)
    assert sum(each["decisions"] for each in found["tenths"]) == found["decisions"]
    ElementTree.parse(tmp_path / "fit.svg")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_check_in_every_language(lang: str, run: Run, few: Path) -> None:
    said = run("train", GAME, "--check", 1, "--settings", few, "--lang", lang)
    assert said.code == 0 and "cli-" not in said.out and said.out.count("%") > 5 and "log-loss" in said.out


def test_wrong_usage_is_told_in_one_line(run: Run, tmp_path: Path) -> None:
    for arguments, expected in (
        (("train", GAME), "expected --out DIR to train, or --check N"),
        (("train", GAME, "--check", 1, "--out", tmp_path), "expected --out DIR to train, or --check N"),
        (("train", GAME, "--check", 1, "--players", 9), "is for 2 to 4"),
        (("train", GAME, "--check", 1, "--settings", tmp_path / "none.toml"), "expected a TOML file"),
    ):
        said = run(*arguments)
        assert said.code == 2 and said.err.count("\n") == 1 and expected in said.err, said.err


@pytest.mark.skipif(importlib.util.find_spec("torch") is not None, reason="PyTorch is installed")
def test_training_says_what_it_needs(run: Run, tmp_path: Path) -> None:
    said = run("train", GAME, "--out", tmp_path / "new")
    assert said.code == 2 and said.err.count("\n") == 1 and "pip install 'boardwright[train]'" in said.err
