"""Tests of `boardwright train`: the figures of a check, and messages about wrong usage."""

from __future__ import annotations

import errno
import importlib.util
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from boardwright.core.text.words import LANGUAGES
from tests.cli.conftest import GAME, Run


@pytest.fixture
def settings_file(tmp_path: Path) -> Path:
    """A settings file with bots that decide quickly, written as editors on Windows write it."""
    path = tmp_path / "few.toml"
    path.write_bytes(b"\xef\xbb\xbffield = {sorter = 1}\r\n")
    return path


def test_check_writes_json_and_an_svg_picture(run: Run, settings_file: Path, tmp_path: Path) -> None:
    result = run("train", GAME, "--check", 10, "--settings", settings_file, "--svg", tmp_path / "fit.svg", "--json")
    report = json.loads(result.out)
    assert (result.code, result.err) == (0, "")
    assert (report["game"], report["players"], report["matches"]) == (GAME, 2, 10)
    assert sum(tenth["decisions"] for tenth in report["tenths"]) == report["decisions"]
    ElementTree.parse(tmp_path / "fit.svg")


def test_figures_are_printed_before_the_picture_fails(
    run: Run, settings_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that is full by then does not take them with it."""

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", "fit.svg")

    monkeypatch.setattr("boardwright.cli.train.write_atomically", fail)
    result = run("train", GAME, "--check", 1, "--settings", settings_file, "--svg", tmp_path / "fit.svg", "--json")
    assert json.loads(result.out)["game"] == GAME
    assert result.code == 2 and "No space left on device" in result.err and result.err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_is_translated_into_every_language(lang: str, run: Run, settings_file: Path) -> None:
    result = run("train", GAME, "--check", 1, "--settings", settings_file, "--lang", lang)
    assert result.code == 0 and "cli-" not in result.out and result.out.count("%") > 5 and "log-loss" in result.out


def test_wrong_usage_is_reported_in_one_line(run: Run, tmp_path: Path) -> None:
    for arguments, expected in (
        (("train", GAME), "expected --out DIR to train, or --check N"),
        (("train", GAME, "--check", 1, "--out", tmp_path), "expected --out DIR to train, or --check N"),
        (("train", GAME, "--check", 1, "--players", 9), "is for 2 to 4"),
        (("train", GAME, "--check", 1, "--settings", tmp_path / "none.toml"), "expected a TOML file"),
    ):
        result = run(*arguments)
        assert result.code == 2 and result.err.count("\n") == 1 and expected in result.err, result.err


@pytest.mark.skipif(importlib.util.find_spec("torch") is not None, reason="PyTorch is installed")
def test_training_without_pytorch_names_the_package_to_install(run: Run, tmp_path: Path) -> None:
    result = run("train", GAME, "--out", tmp_path / "new")
    assert result.code == 2 and result.err.count("\n") == 1 and "pip install 'boardwright[train]'" in result.err
