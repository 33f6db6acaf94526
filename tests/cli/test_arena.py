"""Tests of `boardwright arena`: tables, picture, JSON, and messages about wrong usage."""

from __future__ import annotations

import errno
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import boardwright as bw
from boardwright.arena import Result
from boardwright.cli import arena as command
from boardwright.cli.arena import duration
from boardwright.core.text.words import LANGUAGES
from tests.cli.conftest import GAME, Run

SHORT = ("arena", GAME, "--bots", "random,sorter", "--games", 5, "--options", "turn_cap=50")


def test_json_output_is_the_result(run: Run) -> None:
    output = run(*SHORT, "--seed", 3, "--json")
    assert output.code == 0 and output.out.count("\n") == 1 and output.err == ""
    result = Result.from_dict(json.loads(output.out))
    assert result.blocks == 3 and result.matches == 6, "whole deals"
    assert result.bots == ["sorter", "random"] and result.settings["seed"] == 3
    assert all(times["processor_seconds"] > 0 for times in result.times.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_and_picture_are_translated_into_every_language(lang: str, run: Run, tmp_path: Path) -> None:
    svg = tmp_path / "ratings.svg"
    output = run(*SHORT, "--players", 3, "--seed", 1, "--sprt", "0,5", "--lang", lang, "--svg", svg)
    assert output.code == 0 and output.err == "" and "cli-" not in output.out and "digest" in output.out
    assert output.out.count("sorter") >= 2 and output.out.count("95 %") >= 3
    drawn = svg.read_text()
    ElementTree.fromstring(drawn)
    assert "sorter" in drawn and "cli-" not in drawn
    assert min(map(int, re.findall(r"(\d+)px", drawn.replace("stroke-width", "")))) >= 12


def test_an_interrupted_run_can_be_continued(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "blocks.jsonl"
    play = command.play_blocks

    def interrupted(played: object, jobs: object, ray: object, path: object, progress: object) -> None:
        def stop(run: object) -> None:
            raise KeyboardInterrupt

        play(played, jobs, ray, path, stop)  # type: ignore[arg-type]

    monkeypatch.setattr(command, "play_blocks", interrupted)
    output = run(*SHORT, "--out", out)
    assert output.code == 130 and "interrupted after 1 of 3 blocks" in output.err and "the same command goes on" in output.err
    monkeypatch.undo()
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    report = json.loads(run(*SHORT, "--out", out, "--json").out)
    assert report["blocks"] == 3 and len(report["settings"]["seed"]) == 64, "its own seed"


GAUNTLET = {"version": 3, "players": 2, "blocks": 2, "seed": 5, "bots": {"random": 100, "sorter": 700}}


def test_a_gauntlet_rates_a_new_bot(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bw.load(GAME).about, "gauntlet", GAUNTLET)
    (tmp_path / "mine.py").write_text("def first(observation, legal):\n    return legal[0]\n")
    mine = f"{tmp_path}/mine.py:first"
    result = Result.from_dict(json.loads(run("arena", GAME, "--gauntlet", "--bots", mine, "--options", "turn_cap=50", "--json").out))
    assert result.ratings["random"] == 100 and result.ratings["sorter"] == 700 and result.ratings[mine] < 700
    assert [standing.bot for standing in result.standings if not standing.given] == [mine]
    assert sorted(pair.blocks for pair in result.pairs) == [2, 2] and all(mine in pair.bots for pair in result.pairs)
    assert (result.settings["seed"], result.settings["gauntlet"]["version"]) == (5, 3)
    alone = Result.from_dict(json.loads(run("arena", GAME, "--gauntlet", "--options", "turn_cap=50", "--json").out))
    assert alone.ratings["random"] == 0 and alone.blocks == 2, "its own ratings are measured"
    assert "the gauntlet is for 2" in run("arena", GAME, "--gauntlet", "--players", 3).err


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"version": 0}, "gauntlet.version"),
        ({"bots": {"random": "weak"}}, "gauntlet.bots"),
        ({"more": 1}, "expected blocks, bots"),
        ({"players": 9}, "players 9"),
    ],
)
def test_an_invalid_gauntlet_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch, change: dict[str, object], expected: str) -> None:
    monkeypatch.setitem(bw.load(GAME).about, "gauntlet", {**GAUNTLET, **change})
    output = run("arena", GAME, "--gauntlet")
    assert output.code == 2 and output.err.count("\n") == 1 and expected in output.err


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--games", 4), "expected --bots and --games, or --gauntlet"),
        (("--bots", "sorter,random"), "expected --bots and --games, or --gauntlet"),
        (("--bots", "sorter,oracle", "--games", 4), "bot 'oracle'"),
        (("--bots", "sorter", "--games", 4), "bots: 1 of them"),
        (("--bots", "sorter,random", "--games", 0), "expected a whole number from 1"),
        (("--bots", "sorter,random", "--games", 4, "--sprt", "5"), "expected 2 to 4 numbers"),
        (("--bots", "sorter,random", "--games", 4, "--sprt", "5,nan"), "expected 2 to 4 numbers"),
        (("--bots", "sorter,random", "--games", 10**9), "blocks 500000000: expected a whole number from 1 to 100000"),
        (("--bots", "sorter,random", "--games", 4, "--out", "{folder}"), "Is a directory"),
        (("--bots", "sorter,random", "--games", 4, "--out", "{folder}/none/file"), "No such file"),
    ],
)
def test_wrong_usage_is_reported_in_one_line(run: Run, tmp_path: Path, arguments: tuple[object, ...], expected: str) -> None:
    output = run("arena", GAME, *(str(argument).format(folder=tmp_path) for argument in arguments))
    assert output.code == 2 and output.out == "" and output.err.count("\n") == 1 and expected in output.err


TIMES = [(None, "–"), (4.2e-6, "4.2 µs"), (4.24e-4, "420 µs"), (9.96e-4, "1000 µs"), (0.0123, "12.3 ms"), (1.5, "1.5 s"), (4567, "4570 s")]


@pytest.mark.parametrize(("seconds", "text"), TIMES)
def test_durations_have_three_digits_and_a_unit(seconds: float | None, text: str) -> None:
    assert duration(seconds, "en") == text


def test_a_picture_that_cannot_be_written_costs_no_result(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches may have taken hours."""

    def full(path: str, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", path)

    monkeypatch.setattr(command, "write_atomically", full)
    said = run(*SHORT, "--seed", 3, "--svg", tmp_path / "ratings.svg")
    assert said.code == 2 and "digest" in said.out and "No space left on device" in said.err
