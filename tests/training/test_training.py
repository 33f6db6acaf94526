"""Tests of training: files after an interruption, settings, weights, and the figures of a check."""

from __future__ import annotations

import importlib.util
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.outlook_weights import FILE, Weights, file_text, path_of, read
from boardwright.core.errors import BadData, BadOption, MissingExtra
from boardwright.training.checking import best_loss, judged, log_loss
from boardwright.training.drawing import calibration, curves
from boardwright.training.making import make
from boardwright.training.positions import FeatureObserver, OutlookObserver, concatenated, play
from boardwright.training.settings import Settings, settings_of

GAME = "game_of_trains"  # the fastest game
HAS_TORCH = importlib.util.find_spec("torch") is not None
SMALL_SETTINGS = {"matches": 12, "other_matches": 12, "batch": 6, "field": {"expert": 1, "sorter": 1}, "steps": 5, "hidden": 2, "epochs": 1}


def small_settings() -> Settings:
    """Return settings for a quick training."""
    return settings_of(bw.load(GAME), **SMALL_SETTINGS)


def train(folder: Path) -> dict[str, bytes]:
    """Train and return the written files. Without PyTorch, the training ends after the positions."""
    game = bw.load(GAME).compile()
    if HAS_TORCH:
        make(game, small_settings(), folder, lambda *_: None)
    else:
        with pytest.raises(MissingExtra, match=r"boardwright\[train\]"):
            make(game, small_settings(), folder, lambda *_: None)
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_an_interrupted_training_makes_the_same_files(tmp_path: Path) -> None:
    whole = train(tmp_path / "one")
    assert len([name for name in whole if name.startswith("positions")]) == 2 * len(bw.load(GAME).players)
    names = [name for name in whole if name.startswith("positions")]
    (tmp_path / "one" / names[0]).unlink()
    (tmp_path / "one" / names[1]).write_bytes(whole[names[1]][:-100])
    assert train(tmp_path / "one") == whole


@pytest.mark.skipif(not HAS_TORCH, reason="PyTorch is not installed")
def test_trained_weights_fit_the_game(tmp_path: Path) -> None:
    game, files = bw.load(GAME), train(tmp_path / "out")
    weights = read(game, tmp_path / "out" / FILE)
    assert weights.made["settings"]["matches"] == 12 and files[FILE] == file_text(game, weights).encode()
    ElementTree.fromstring(curves(json.loads(files["report.json"])))


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear reader")
    with pytest.raises(BadOption, match="holds other files"):
        make(bw.load(GAME), small_settings(), tmp_path, lambda *_: None)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_weights_are_fitted_to_what_every_seat_sees_and_checked_at_decisions() -> None:
    game = bw.load(GAME).compile()
    for observer, views in ((FeatureObserver(game), 2), (OutlookObserver(game), 1)):
        positions = play(game, small_settings(), 2, 0, observer)
        seen = Counter(zip(positions["match"].tolist(), positions["past"].tolist(), strict=True))
        assert set(seen.values()) == {views} and set(positions["viewer"].tolist()) == {0, 1}


def test_batches_without_a_finished_match_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bw.load(GAME).compile()
    observer = OutlookObserver(game)
    ended = play(game, small_settings(), 2, 0, observer)
    monkeypatch.setattr("boardwright.training.positions.LONGEST", 3)
    cut_off = play(game, small_settings(), 2, 1, observer)
    assert len(ended["viewer"]) > 0 and len(cut_off["viewer"]) == 0
    joined = concatenated([cut_off, ended])
    assert all(np.array_equal(joined[name], ended[name]) for name in ended)
    with pytest.raises(BadOption, match="no match ended within 3 decisions"):
        concatenated([cut_off, cut_off])


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"matches": 0}, "matches 0, expected a number from 10"),
        ({"matches": True}, "matches true, expected"),
        ({"hurry": 1}, "'hurry', expected batch, decay"),
        ({"field": {}}, "expected a table field"),
        ({"field": {"expert": 0}}, "field.expert is 0, expected a whole number"),
        ({"field": {"nobody": 1}}, "nobody"),
    ],
)
def test_wrong_settings_are_refused(changes: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadOption, match=expected):
        settings_of(bw.load(GAME), **changes)


def test_settings_of_a_file_override_the_defaults(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("matches = 77\n")
    assert settings_of(bw.load(GAME), tmp_path / "mine.toml").matches == 77
    (tmp_path / "mine.toml").write_text("matches = ")
    with pytest.raises(BadOption, match="expected a TOML file"):
        settings_of(bw.load(GAME), tmp_path / "mine.toml")


def change_content(change: Callable[[dict[str, Any]], None]) -> Callable[[str], str]:
    """Return a function that changes the content of weights and recomputes their digest."""

    def apply(text: str) -> str:
        from boardwright.core.domain import outlook_weights

        content = json.loads(text)
        content.pop("digest")
        change(content)
        return json.dumps(content | {"digest": outlook_weights._digest(content)})

    return apply


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (lambda text: text[:-50], "is damaged, expected what boardwright train"),
        (lambda text: text.replace("[[[[", "[[[[1, ", 1), "is damaged"),
        (lambda text: "[]", "is damaged"),
        (lambda text: "[" * 100_000, "is damaged"),
        (change_content(lambda content: content.update(format=99)), "is for format 99, expected 1"),
        (change_content(lambda content: content.update(ruleset="0+0")), r'is for ruleset "0\+0", expected'),
        (change_content(lambda content: content["features"].pop()), "is for features .* makes it again"),
        (change_content(lambda content: content.update(points=[[1]])), r"has weights .* and \(1, 1\), expected"),
    ],
)
def test_damaged_weights_and_those_of_other_rules_are_refused(damage: Callable[[str], str], expected: str, tmp_path: Path) -> None:
    game = bw.load(GAME)
    path = tmp_path / FILE
    path.write_text(damage(path_of(game).read_text()))
    with pytest.raises(BadData, match=expected) as caught:
        read(game, path)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", bw.games())
def test_the_packaged_weights_are_small_and_can_be_read(name: str) -> None:
    game = bw.load(name)
    if path_of(game).is_file():
        assert path_of(game).stat().st_size < 200 * 1024
        weights = read(game, path_of(game))
        assert Weights(**vars(weights)).chances.any()


def test_figures_of_well_calibrated_chances() -> None:
    dice = np.random.Generator(np.random.PCG64(3))
    chance = dice.integers(500, 9500, 6000)
    won = dice.random(6000) * 10_000 < chance
    share = np.stack([won, ~won], axis=1).astype(np.float32)
    none = np.zeros((6000, 2), np.int32)
    positions = {
        "viewer": np.zeros(6000, np.int8),
        "past": dice.random(6000).astype(np.float32),
        "share": share,
        "final": none,
        "points": none,
    }
    positions |= {"chances": np.stack([chance, 10_000 - chance], axis=1), "now": none, "worth": np.stack([chance, 10_000 - chance], axis=1)}
    figures = judged(positions)
    assert sum(tenth["decisions"] for tenth in figures["tenths"]) == 6000
    assert all(abs(tenth["said"] - tenth["won"]) < 0.06 for tenth in figures["tenths"])
    for third in figures["thirds"]:
        assert third["outlook"] < third["even"] == pytest.approx(np.log(2), abs=1e-4) and third["points"] <= third["even"] + 1e-4
        assert third["simple"] < third["even"], "the estimates of a simple bot have their best factor"
    ElementTree.fromstring(calibration([("one", {"players": 2, **figures})], "Said", "Won"))


def test_best_loss_finds_the_best_factor() -> None:
    dice = np.random.Generator(np.random.PCG64(4))
    x = dice.normal(size=(4000, 3, 1))
    chances = np.exp(1.5 * x[:, :, 0])
    chances /= chances.sum(axis=1, keepdims=True)
    share = np.eye(3)[[dice.choice(3, p=row) for row in chances]]
    assert best_loss(x, share) == pytest.approx(log_loss(np.log(chances), share), abs=2e-3)
