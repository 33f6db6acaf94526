"""arena: the tables, the picture, JSON, and what is said about wrong usage."""

from __future__ import annotations

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


def test_json_is_the_result(run: Run) -> None:
    said = run(*SHORT, "--seed", 3, "--json")
    assert said.code == 0 and said.out.count("\n") == 1 and said.err == ""
    result = Result.from_dict(json.loads(said.out))
    assert result.blocks == 3 and result.matches == 6, "whole deals"
    assert result.bots == ["sorter", "random"] and result.settings["seed"] == 3
    assert all(each["processor_seconds"] > 0 for each in result.times.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_and_the_picture(lang: str, run: Run, tmp_path: Path) -> None:
    svg = tmp_path / "ratings.svg"
    said = run(*SHORT, "--players", 3, "--seed", 1, "--sprt", "0,5", "--lang", lang, "--svg", svg)
    assert said.code == 0 and said.err == "" and "cli-" not in said.out and "digest" in said.out
    assert said.out.count("sorter") >= 2 and said.out.count("95 %") >= 3
    drawn = svg.read_text()
    ElementTree.fromstring(drawn)
    assert "sorter" in drawn and "cli-" not in drawn
    assert min(map(int, re.findall(r"(\d+)px", drawn.replace("stroke-width", "")))) >= 12


def test_an_interrupted_run_says_how_it_goes_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "blocks.jsonl"
    play = command.play_blocks

    def interrupted(played: object, jobs: object, ray: object, path: object, progress: object) -> None:
        def stop(run: object) -> None:
            raise KeyboardInterrupt

        play(played, jobs, ray, path, stop)  # type: ignore[arg-type]

    monkeypatch.setattr(command, "play_blocks", interrupted)
    said = run(*SHORT, "--out", out)
    assert said.code == 130 and "interrupted after 1 of 3 blocks" in said.err and "the same command goes on" in said.err
    monkeypatch.undo()
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    whole = json.loads(run(*SHORT, "--out", out, "--json").out)
    assert whole["blocks"] == 3 and len(whole["settings"]["seed"]) == 64, "its own seed"


GAUNTLET = {"version": 3, "players": 2, "blocks": 2, "seed": 5, "bots": {"random": 100, "sorter": 700}}


def test_a_gauntlet_gives_ratings(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bw.load(GAME).about, "gauntlet", GAUNTLET)
    (tmp_path / "mine.py").write_text("def first(observation, legal):\n    return legal[0]\n")
    mine = f"{tmp_path}/mine.py:first"
    result = Result.from_dict(json.loads(run("arena", GAME, "--gauntlet", "--bots", mine, "--options", "turn_cap=50", "--json").out))
    assert result.ratings["random"] == 100 and result.ratings["sorter"] == 700 and result.ratings[mine] < 700
    assert [each.bot for each in result.standings if not each.given] == [mine]
    assert sorted(pair.blocks for pair in result.pairs) == [2, 2] and all(mine in pair.bots for pair in result.pairs)
    assert (result.settings["seed"], result.settings["gauntlet"]["version"]) == (5, 3)
    alone = Result.from_dict(json.loads(run("arena", GAME, "--gauntlet", "--options", "turn_cap=50", "--json").out))
    assert alone.ratings["random"] == 0 and alone.blocks == 2, "its own ratings are measured"
    assert "the gauntlet is for 2" in run("arena", GAME, "--gauntlet", "--players", 3).err


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 0}, "gauntlet.version"),
        ({"bots": {"random": "weak"}}, "gauntlet.bots"),
        ({"more": 1}, "expected blocks, bots"),
        ({"players": 9}, "players 9"),
    ],
)
def test_a_gauntlet_that_cannot_be_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch, change: dict[str, object], said: str) -> None:
    monkeypatch.setitem(bw.load(GAME).about, "gauntlet", {**GAUNTLET, **change})
    told = run("arena", GAME, "--gauntlet")
    assert told.code == 2 and told.err.count("\n") == 1 and said in told.err


@pytest.mark.parametrize(
    ("arguments", "said"),
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
def test_wrong_usage_is_one_line(run: Run, tmp_path: Path, arguments: tuple[object, ...], said: str) -> None:
    told = run("arena", GAME, *(str(each).format(folder=tmp_path) for each in arguments))
    assert told.code == 2 and told.out == "" and told.err.count("\n") == 1 and said in told.err


TIMES = [(None, "–"), (4.2e-6, "4.2 µs"), (4.24e-4, "420 µs"), (9.96e-4, "1000 µs"), (0.0123, "12.3 ms"), (1.5, "1.5 s"), (4567, "4570 s")]


@pytest.mark.parametrize(("seconds", "text"), TIMES)
def test_times_are_short(seconds: float | None, text: str) -> None:
    assert duration(seconds, "en") == text
