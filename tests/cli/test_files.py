"""replay, verify, position: reading match files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.core.text.words import LANGUAGES
from tests.cli.conftest import GAME, Run
from tests.core.deal_files import file_of


def test_a_sound_file_is_verified(run: Run, match_file: Path) -> None:
    said = run("verify", match_file)
    assert said.code == 0 and said.err == ""
    assert "The match file is valid" in said.out and "Winner: Alma" in said.out


def test_verify_in_json(run: Run, match_file: Path) -> None:
    report = json.loads(run("verify", match_file, "--json").out)
    assert report["sound"] and report["game"] == GAME and report["over"]
    assert report["actions"] == len(json.loads(match_file.read_text())["actions"])


def test_standard_input_is_a_file_too(run: Run, match_file: Path) -> None:
    data = match_file.read_bytes()
    assert run("verify", "-", typed=data).code == 0
    assert run("position", "-", typed=data).out == run("position", match_file).out


MARK = b"\xef\xbb\xbf"
"""What some editors of Windows put before a text: the mark of UTF-8."""


@pytest.mark.parametrize("command", ["verify", "replay", "position", "stats"])
def test_an_editor_may_have_marked_a_file_as_utf_8(command: str, run: Run, match_file: Path, tmp_path: Path) -> None:
    marked = tmp_path / "marked.json"
    marked.write_bytes(MARK + match_file.read_bytes())
    said, as_it_was = run(command, marked), run(command, match_file)
    assert (said.code, said.out, said.err) == (0, as_it_was.out, "")
    if command == "position":
        marked.write_bytes(MARK + said.out.encode())
        assert run(command, marked).out == said.out


def test_an_editor_may_have_marked_component_tables_as_utf_8(tmp_path: Path) -> None:
    marked, tables = tmp_path / "cards.toml", bw.load(GAME).folder / "data" / "cards.toml"
    marked.write_bytes(MARK + tables.read_bytes().replace(b"\n", b"\r\n"))
    assert bw.load(GAME, marked).data == bw.load(GAME).data


def swap(actions: list[object]) -> None:
    actions[3], actions[4] = actions[4], actions[3]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda f: f["actions"][3].update(action="dance"), "action 3"),
        (lambda f: f["actions"].pop(3), "action 3"),
        (lambda f: swap(f["actions"]), "action 3"),
        (lambda f: f["actions"].pop(), "action "),
        (lambda f: f.update(seed="0" * 64), "seed"),
        (lambda f: f.update(players=3), "players"),
        (lambda f: f["options"].update(turn_cap=50), "options"),
        (lambda f: f.update(note="hello"), "note"),
        (lambda f: f.pop("ruleset"), "ruleset"),
        (lambda f: f["end"].update(state="0" * 32), "end"),
    ],
)
def test_a_broken_file_is_named_where_it_breaks(change: object, where: str, run: Run, match_file: Path) -> None:
    file = json.loads(match_file.read_text())
    change(file)  # type: ignore[operator]
    match_file.write_text(json.dumps(file))
    said = run("verify", match_file)
    assert (said.code, said.out, said.err.count("\n")) == (1, "", 1)
    assert where in said.err
    told = run("verify", match_file, "--json")
    assert told.code == 1 and json.loads(told.out)["sound"] is False


def test_a_replay_tells_everything_and_shows_the_board(run: Run, match_file: Path) -> None:
    said = run("replay", match_file)
    assert said.code == 0 and said.err == "" and "\x1b" not in said.out
    count = len(json.loads(match_file.read_text())["actions"])
    assert f"Decision {count} of {count}" in said.out
    assert "Alma starts with" in said.out and "wins: all seven wagons ascend!" in said.out


def test_a_replay_stops_where_it_is_told_to(run: Run, match_file: Path) -> None:
    said = run("replay", match_file, "--at", 4)
    assert "Decision 4 of" in said.out and "wins" not in said.out
    assert "\n    4  " in said.out and "\n    5  " not in said.out
    assert "is to move" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_is_spoken(lang: str, run: Run, match_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = run("replay", match_file, "--lang", lang)
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    assert run("replay", match_file).out == chosen.out
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert (run("replay", match_file).out == chosen.out) == (lang == "en")


@pytest.mark.parametrize("at", [0, 1, 2, 5, 20])
def test_a_position_reads_back_as_it_is(at: int, run: Run, match_file: Path) -> None:
    printed = run("position", match_file, "--at", at)
    assert printed.code == 0
    again = run("position", "-", typed=printed.out)
    assert again.code == 0 and again.out == printed.out


def test_defaults_of_a_position_are_filled_in(run: Run) -> None:
    short = {"game": GAME, "players": 2, "trains": [[70, 60, 50, 40, 30, 20, 10], [71, 61, 51, 41, 31, 21, 11]]}
    position = json.loads(run("position", "-", typed=json.dumps(short)).out)
    assert position["phase"] == "turn" and position["row"] == [] and len(position["draw"]) == 84 - 14
    assert position["options"] == {"turn_cap": 0}


def test_a_fair_deal_is_told_in_words(run: Run, tmp_path: Path) -> None:
    file = file_of(decisions=3)
    path, commitment = tmp_path / "deal.json", file["deal"]["commitment"]
    path.write_text(json.dumps(file), encoding="utf-8")
    said = run("verify", path, "--commitment", commitment[:16].upper())
    assert (said.code, said.err) == (0, "") and f"Commitment: {commitment}\n" in said.out
    assert "pledged beforehand: P0 ž, P1 ž\n" in said.out.replace("P1 ž, P0 ž", "P0 ž, P1 ž") and "but did not in time: P2 ž\n" in said.out
    told = json.loads(run("verify", path, "--commitment", commitment, "--json").out)
    assert told["promised"] and sorted(told["deal"]["shares"]) == ["missing", "pledged", "pledged"]
    promise = told["deal"]["promise"]
    assert run("verify", path, "--commitment", commitment, "--promise", promise[:8]).code == 0
    changed = run("verify", path, "--promise", commitment)
    assert changed.code == 1 and promise in changed.err and changed.err.count("\n") == 1
    assert run("verify", path, "--promise", "x").code == 2
    other = run("verify", path, "--commitment", "0" * 16)
    assert other.code == 1 and commitment in other.err and other.err.count("\n") == 1
    assert run("verify", path, "--commitment", "what").code == 2
    file["deal"]["chairs"][0]["share"] = "0" * 64
    path.write_text(json.dumps(file), encoding="utf-8")
    lie = run("verify", path, "--json")
    assert lie.code == 1 and json.loads(lie.out)["reason"] == "deal_share"


def test_a_file_without_a_deal_cannot_be_the_promised_one(run: Run, match_file: Path) -> None:
    assert "does not say where its seed comes from" in run("verify", match_file).out
    said = run("verify", match_file, "--commitment", "0" * 64)
    assert said.code == 1 and said.err.count("\n") == 1
