"""`boardwright play --resume` goes on with the unfinished match of a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.record import save
from tests.cli.conftest import GAME, Run
from tests.core.deal_files import make_chair, make_deal_file

SEATS = [{"kind": "person", "name": "Ada", "level": None}, {"kind": "bot", "name": "Bruno", "level": "sorter"}]


@pytest.fixture
def unfinished(run: Run, tmp_path: Path) -> Path:
    """The file of a match that its player left after some turns."""
    path = tmp_path / "unfinished.json"
    run("play", GAME, "--bots", "sorter", "--names", "Ada", "--seed", 3, "--save", path, typed="1\n" * 6 + "q\n")
    return path


def test_a_resumed_match_is_the_match_without_a_break(run: Run, unfinished: Path, tmp_path: Path) -> None:
    resumed, whole = tmp_path / "resumed.json", tmp_path / "whole.json"
    assert run("play", "--resume", unfinished, "--save", resumed, typed="1\n" * 400).code == 0
    run("play", GAME, "--bots", "sorter", "--names", "Ada", "--seed", 3, "--save", whole, typed="1\n" * 400)
    assert json.loads(unfinished.read_text())["end"]["actions"] < json.loads(whole.read_text())["end"]["actions"]
    assert resumed.read_bytes() == whole.read_bytes()


def test_events_before_the_break_are_not_printed_again(run: Run, unfinished: Path) -> None:
    printed = run("play", "--resume", unfinished, typed="q\n").out
    assert "Ada" in printed and "  · " not in printed


def test_other_bots_can_play_on(run: Run, unfinished: Path, tmp_path: Path) -> None:
    path = tmp_path / "resumed.json"
    assert run("play", "--resume", unfinished, "--bots", "random", "--save", path, typed="q\n").code == 0
    assert [seat["level"] for seat in json.loads(path.read_text())["seats"]] == [None, "random"]


def test_a_fair_deal_stays_in_the_file(run: Run, tmp_path: Path) -> None:
    file, path, resumed = make_deal_file(), tmp_path / "match.json", tmp_path / "resumed.json"
    save(bw.replay(file, 3), path, file["seats"], file["deal"])
    assert run("play", "--resume", path, "--save", resumed, typed="q\n").code == 0
    assert json.loads(resumed.read_text())["deal"] == file["deal"] and run("verify", resumed).code == 0


@pytest.mark.parametrize("level", ["cmd:./program", "bot.py:Bot", "Bot", None])
def test_a_file_starts_no_programs(run: Run, tmp_path: Path, level: str | None) -> None:
    path = tmp_path / "match.json"
    save(bw.load(GAME).new_match(players=2, seed=1), path, [SEATS[0], {**SEATS[1], "level": level}])
    refused = run("play", "--resume", path)
    assert refused.code == 2 and refused.err == "boardwright: the bot of seat 2 is not one of the game: name another with --bots\n"


def test_a_bot_of_a_file_is_not_taken_for_the_one_of_the_game_with_its_name(run: Run, tmp_path: Path) -> None:
    bot, path = tmp_path / "own.py", tmp_path / "match.json"
    bot.write_text("def sorter(observation, legal):\n    return legal[0]\n")
    assert run("play", GAME, "--bots", f"{bot}:sorter", "--save", path, typed="q\n").code == 0
    assert json.loads(path.read_text())["seats"][1]["level"] == "own.py:sorter"
    refused = run("play", "--resume", path)
    assert refused.code == 2 and "not one of the game" in refused.err
    assert run("play", "--resume", path, "--bots", f"{bot}:sorter", typed="q\n").code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((GAME,), "expected no game"),
        (("--players", 2), "expected no --players"),
        (("--seed", 1), "expected no --seed"),
        (("--names", "Eva"), "expected no --names"),
        (("--bots", "random,random,random"), "--bots names 3 bots, and the file has 1"),
        (("--bots", "nobody"), "nobody"),
    ],
)
def test_arguments_that_contradict_the_file_are_refused(run: Run, unfinished: Path, arguments: tuple[Any, ...], message: str) -> None:
    refused = run("play", "--resume", unfinished, *arguments)
    assert refused.code == 2 and refused.out == "" and message in refused.err and refused.err.count("\n") == 1


def test_a_finished_match_is_refused(run: Run, match_file: Path) -> None:
    refused = run("play", "--resume", match_file)
    assert refused.code == 2 and "is over, expected an unfinished one" in refused.err


def test_a_damaged_file_is_refused(run: Run, unfinished: Path) -> None:
    unfinished.write_text(unfinished.read_text().replace('"sorter"', '"greedy"'))
    refused = run("play", "--resume", unfinished)
    assert refused.code == 2 and "does not match its link" in refused.err


def dealt_match(path: Path) -> dict[str, Any]:
    """Write the file of a fairly dealt match as a server does, with a bot named after its level."""
    person, bot = make_chair(0), {**make_chair(1, pledged=False, given=False, kind="bot"), "name": "sorter", "level": "sorter"}
    file = make_deal_file(players=2, chairs=[person, bot])
    save(bw.replay(file, 3), path, file["seats"], file["deal"])
    return file


@pytest.mark.parametrize("bots", [[], ["--bots", "random"]])
def test_a_fair_deal_keeps_its_seats(run: Run, tmp_path: Path, bots: list[str]) -> None:
    path, resumed = tmp_path / "match.json", tmp_path / "resumed.json"
    file = dealt_match(path)
    assert run("play", "--resume", path, *bots, "--save", resumed, typed="1\n1\nq\n").code == 0
    assert json.loads(resumed.read_text())["seats"] == file["seats"] and run("verify", resumed).code == 0


def test_an_empty_name_is_no_file(run: Run) -> None:
    refused = run("play", "--resume", "")
    assert refused.code == 2 and "argument --resume: ''" in refused.err
