"""Tests of the commands that read match files: replay, verify, position, stats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.core.text.words import LANGUAGES
from tests.cli.conftest import GAME, Run
from tests.core.deal_files import make_deal_file


def test_verify_accepts_a_valid_file(run: Run, match_file: Path) -> None:
    result = run("verify", match_file)
    assert result.code == 0 and result.err == ""
    assert "The match file is valid" in result.out and "Winner: Alma" in result.out


def test_verify_reports_in_json(run: Run, match_file: Path) -> None:
    report = json.loads(run("verify", match_file, "--json").out)
    assert report["sound"] and report["game"] == GAME and report["over"]
    assert report["actions"] == len(json.loads(match_file.read_text())["actions"])


def test_files_are_read_from_standard_input(run: Run, match_file: Path) -> None:
    data = match_file.read_bytes()
    assert run("verify", "-", typed=data).code == 0
    assert run("position", "-", typed=data).out == run("position", match_file).out


UTF_8_MARK = b"\xef\xbb\xbf"
"""The byte order mark of UTF-8, which some editors on Windows put before a text."""


@pytest.mark.parametrize("command", ["verify", "replay", "position", "stats"])
def test_match_files_may_begin_with_a_byte_order_mark(command: str, run: Run, match_file: Path, tmp_path: Path) -> None:
    marked = tmp_path / "marked.json"
    marked.write_bytes(UTF_8_MARK + match_file.read_bytes())
    result, unmarked_result = run(command, marked), run(command, match_file)
    assert (result.code, result.out, result.err) == (0, unmarked_result.out, "")
    if command == "position":
        marked.write_bytes(UTF_8_MARK + result.out.encode())
        assert run(command, marked).out == result.out


def test_component_tables_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    marked, tables = tmp_path / "cards.toml", bw.load(GAME).folder / "data" / "cards.toml"
    marked.write_bytes(UTF_8_MARK + tables.read_bytes().replace(b"\n", b"\r\n"))
    assert bw.load(GAME, marked).data == bw.load(GAME).data


def swap_actions_3_and_4(actions: list[object]) -> None:
    actions[3], actions[4] = actions[4], actions[3]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda f: f["actions"][3].update(action="dance"), "action 3"),
        (lambda f: f["actions"].pop(3), "action 3"),
        (lambda f: swap_actions_3_and_4(f["actions"]), "action 3"),
        (lambda f: f["actions"].pop(), "action "),
        (lambda f: f.update(seed="0" * 64), "seed"),
        (lambda f: f.update(players=3), "players"),
        (lambda f: f["options"].update(turn_cap=50), "options"),
        (lambda f: f.update(note="hello"), "note"),
        (lambda f: f.pop("ruleset"), "ruleset"),
        (lambda f: f["end"].update(state="0" * 32), "end"),
    ],
)
def test_verify_names_the_place_where_a_file_is_broken(change: object, where: str, run: Run, match_file: Path) -> None:
    file = json.loads(match_file.read_text())
    change(file)  # type: ignore[operator]
    match_file.write_text(json.dumps(file))
    result = run("verify", match_file)
    assert (result.code, result.out, result.err.count("\n")) == (1, "", 1)
    assert where in result.err
    json_result = run("verify", match_file, "--json")
    assert json_result.code == 1 and json.loads(json_result.out)["sound"] is False


def test_replay_prints_every_event_and_the_board(run: Run, match_file: Path) -> None:
    result = run("replay", match_file)
    assert result.code == 0 and result.err == "" and "\x1b" not in result.out
    count = len(json.loads(match_file.read_text())["actions"])
    assert f"Decision {count} of {count}" in result.out
    assert "Alma starts with" in result.out and "wins: all seven wagons ascend!" in result.out


def test_replay_stops_at_the_given_decision(run: Run, match_file: Path) -> None:
    result = run("replay", match_file, "--at", 4)
    assert "Decision 4 of" in result.out and "wins" not in result.out
    assert "\n    4  " in result.out and "\n    5  " not in result.out
    assert "is to move" in result.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_comes_from_the_option_or_the_environment(
    lang: str, run: Run, match_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = run("replay", match_file, "--lang", lang)
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    assert run("replay", match_file).out == chosen.out
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert (run("replay", match_file).out == chosen.out) == (lang == "en")


@pytest.mark.parametrize("at", [0, 1, 2, 5, 20])
def test_a_printed_position_can_be_read_again(at: int, run: Run, match_file: Path) -> None:
    printed = run("position", match_file, "--at", at)
    assert printed.code == 0
    again = run("position", "-", typed=printed.out)
    assert again.code == 0 and again.out == printed.out


def test_position_fills_in_defaults(run: Run) -> None:
    short = {"game": GAME, "players": 2, "trains": [[70, 60, 50, 40, 30, 20, 10], [71, 61, 51, 41, 31, 21, 11]]}
    position = json.loads(run("position", "-", typed=json.dumps(short)).out)
    assert position["phase"] == "turn" and position["row"] == [] and len(position["draw"]) == 84 - 14
    assert position["options"] == {"turn_cap": 0}


def test_verify_explains_a_fair_deal(run: Run, tmp_path: Path) -> None:
    file = make_deal_file(decisions=3)
    path, commitment = tmp_path / "deal.json", file["deal"]["commitment"]
    path.write_text(json.dumps(file), encoding="utf-8")
    result = run("verify", path, "--commitment", commitment[:16].upper())
    assert (result.code, result.err) == (0, "") and f"Commitment: {commitment}\n" in result.out
    assert (
        "pledged beforehand: P0 ž, P1 ž\n" in result.out.replace("P1 ž, P0 ž", "P0 ž, P1 ž") and "but did not in time: P2 ž\n" in result.out
    )
    report = json.loads(run("verify", path, "--commitment", commitment, "--json").out)
    assert report["promised"] and sorted(report["deal"]["shares"]) == ["missing", "pledged", "pledged"]
    promise = report["deal"]["promise"]
    assert run("verify", path, "--commitment", commitment, "--promise", promise[:8]).code == 0
    wrong_promise = run("verify", path, "--promise", commitment)
    assert wrong_promise.code == 1 and promise in wrong_promise.err and wrong_promise.err.count("\n") == 1
    assert run("verify", path, "--promise", "x").code == 2
    wrong_commitment = run("verify", path, "--commitment", "0" * 16)
    assert wrong_commitment.code == 1 and commitment in wrong_commitment.err and wrong_commitment.err.count("\n") == 1
    assert run("verify", path, "--commitment", "what").code == 2
    file["deal"]["chairs"][0]["share"] = "0" * 64
    path.write_text(json.dumps(file), encoding="utf-8")
    forged = run("verify", path, "--json")
    assert forged.code == 1 and json.loads(forged.out)["reason"] == "deal_share"


def test_a_file_without_a_deal_does_not_match_a_commitment(run: Run, match_file: Path) -> None:
    assert "does not say where its seed comes from" in run("verify", match_file).out
    result = run("verify", match_file, "--commitment", "0" * 64)
    assert result.code == 1 and result.err.count("\n") == 1
