"""Tests of bad input: one line that names it and says what would fit, exit code 2, nothing on standard output."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.core.domain import record, toml_file
from tests.cli.conftest import GAME, Run

GAMES = f"expected one of {', '.join(bw.games())}"
LONG_TEXT = "x" * 100_000
SIMULATE = ("simulate", GAME, "--players", 2, "--games", 1)

WRONG_USAGE = [
    ((), "COMMAND"),
    (("dance",), "'play'"),
    (("play", "chess"), f"'chess': {GAMES}"),
    (("play", GAME, "--players", 9), "players 9: game_of_trains is for 2 to 4"),
    (("play", GAME, "--players", "two"), "'two', expected a whole number"),
    (("play", GAME, "--players", 0), "'0', expected a whole number from 1"),
    (("play", GAME, "--bots", "wizard"), "bot 'wizard': game_of_trains has random, "),
    (("play", GAME, "--bots", "random,,random"), "expected names with commas"),
    (("play", GAME, "--players", 2, "--bots", "random,random,random"), "3 bots for 2 players, expected at most 2"),
    (("play", GAME, "--bots", "random", "--names", "A,B"), "2 names for 1 people, expected at most 1"),
    (("play", GAME, "--bots", "random", "--names", "\u3164"), "expected a name with visible characters"),
    (("play", GAME, "--players", 2, "--names", "\udcff"), "'\\udcff', expected a name with visible characters"),
    (("play", GAME, "--players", 2, "--names", "Ada,Ada"), "'Ada' looks like 'Ada', expected names that can be told apart"),
    (("play", GAME, "--players", 2, "--names", "Ada,Аdа"), "looks like 'Ada', expected names"),
    (("play", GAME, "--players", 2, "--names", "Player 2"), "'Player 2' looks like 'Player 2', expected names"),
    (("play", GAME, "--bots", "random", "--seed", "seven"), "seed is 'seven', expected a whole number"),
    (("play", GAME, "--bots", "random", "--seed", "7" * 5000), "seed has 5000 characters, expected"),
    (("play", GAME, "--bots", "random", "--lang", "de"), "(choose from 'en', 'cs'"),
    (("play", GAME, "--bots", "random", "--options", "turn_cap"), "'turn_cap', expected name=value"),
    (("play", GAME, "--bots", "random", "--options", "turn_cap=7"), "option turn_cap = '7': expected one of 0, 50"),
    (("play", GAME, "--bots", "random", "--options", "cap=7"), "option 'cap': game_of_trains has turn_cap"),
    (("play", GAME, "--bots", "random", "--data", "/nowhere/cards.toml"), "expected a TOML file of component tables"),
    (("play", GAME, "--bots", "random", "--save", "/nowhere/match.json"), "expected a file in a folder that exists"),
    (("arena", GAME, "--bots", "random,greedy", "--games", 1, "--svg", "/tmp"), "--svg '/tmp' cannot be written, expected a file in a"),
    (("arena", GAME, "--bots", "random,greedy", "--games", 1, "--svg", "/nowhere/x.svg"), "expected a file in a folder that exists"),
    (("arena", GAME, "--bots", "random,greedy", "--games", 1, "--out", ""), "--out: '', expected a file"),
    ((*SIMULATE, "--out", ""), "--out: '', expected a folder"),
    ((*SIMULATE, "--ray", ""), "--ray: '', expected an address"),
    ((*SIMULATE, "--data", ""), "--data: '', expected a TOML file"),
    (("dataset", GAME, "--players", 2, "--games", 1, "--out", ""), "--out: '', expected a folder"),
    (("train", GAME, "--out", ""), "--out: '', expected a folder"),
    (("train", GAME, "--check", 1, "--settings", ""), "--settings: '', expected a TOML file"),
    (("compile", GAME, "--out", ""), "--out: '', expected a folder"),
    (("page", "--out", ""), "--out: '', expected a folder"),
    (("stats", "match.json", "--player", ""), "--player: '', expected a name"),
    (("train", GAME, "--check", 1, "--svg", "/tmp"), "--svg '/tmp' cannot be written, expected a file in a"),
    (("train", GAME, "--check", 1, "--install"), "train: --install puts weights of --out DIR into the game's folder, found --check"),
    (("train", GAME, "--out", "x", "--players", 2), "train: --players and --svg belong to --check N, found --out"),
    (("train", GAME, "--out", "x", "--svg", "x.svg"), "train: --players and --svg belong to --check N, found --out"),
    (("analyse", "/nowhere/match.json", "--html", "/tmp"), "--html '/tmp' cannot be written, expected a file in a"),
    (("play", GAME, "--colour"), "unrecognized arguments: --colour"),
    (("simulate", GAME, "--players", 2), "required: --games"),
    (("simulate", "chess", "--players", 2, "--games", 1), "'chess': expected one of"),
    (("simulate", GAME, "--players", 5, "--games", 1), "players 5: game_of_trains is for 2 to 4"),
    (("simulate", GAME, "--players", 2, "--games", 0), "'0', expected a whole number from 1"),
    (("simulate", GAME, "--players", 2, "--games", "9" * 5000), "expected a whole number from 1"),
    (("simulate", GAME, "--players", 2, "--games", "9" * 30), "expected a whole number from 1 to 1000000000"),
    (("simulate", GAME, "--players", "9" * 30, "--games", 1), "expected a whole number from 1 to"),
    (("replay", "match.json", "--at", "9" * 30), "expected a whole number from 0 to"),
    ((*SIMULATE, "--bots", "random,sorter,random"), "3 bots for 2 players, expected 2 or one for all"),
    ((*SIMULATE, "--bots", "wizard"), "bot 'wizard': game_of_trains has random, "),
    ((*SIMULATE, "--seed", "0x7"), "seed is '0x7', expected a whole number"),
    ((*SIMULATE, "--jobs", 0), "'0', expected a whole number from 1 to 256"),
    ((*SIMULATE, "--jobs", "many", "--json"), "'many', expected a whole number"),
    (("dataset", GAME, "--players", 2, "--games", 1), "required: --out"),
    (("dataset", GAME, "--players", 2, "--games", 1, "--out", __file__), "is a file, expected a folder"),
    (("dataset", GAME, "--players", 2, "--games", 1, "--out", Path(__file__).parent), "holds other files, expected an empty folder"),
    (("dataset", GAME, "--players", 2, "--games", 1, "--out", LONG_TEXT), "File name too long"),
    ((*SIMULATE, "--out", __file__), "is a file, expected a folder"),
    (("serve", "--port", 70_000), "expected a whole number from 0 to 65535"),
    (("replay", "/nowhere/match.json"), "No such file or directory, expected a match file"),
    (("verify", "/nowhere/match.json"), "No such file or directory, expected a match file"),
    (("verify", "/tmp"), "Is a directory, expected a match file"),
    (("verify", "a\0b"), "expected a match file"),
    (("position", "/nowhere/match.json"), "expected a match file or a position"),
    (("games", "--lang", "xx"), "(choose from 'en'"),
    (("compile", GAME, "chess"), "'chess': expected one of"),
    (("compile", LONG_TEXT), f"…: {GAMES}"),
    (("compile", GAME, "--out", __file__), "is a file, expected a folder"),
    (("compile", GAME, "--fast"), "unrecognized arguments: --fast"),
    (("bench", "--quick"), "unrecognized arguments: --quick"),
    (("verify", "/dev/zero"), "has more than 67108864 bytes, expected a match file"),
    ((LONG_TEXT,), "(choose from 'play'"),
    (("play", LONG_TEXT), f"…: {GAMES}"),
    (("play", GAME, "--lang", LONG_TEXT), "(choose from 'en'"),
    (("play", GAME, "--bots", LONG_TEXT), "…: game_of_trains has random, "),
    (("play", GAME, "--seed", LONG_TEXT), "characters, expected a whole number"),
    (("play", GAME, "--options", f"turn_cap={LONG_TEXT}"), "expected one of 0, 50"),
    (("play", GAME, "--options", f"{LONG_TEXT}=1"), "game_of_trains has turn_cap"),
    (("play", GAME, "--options", LONG_TEXT), "expected name=value"),
    (("play", GAME, "--bots", "random", "--save", LONG_TEXT), "File name too long"),
    ((*SIMULATE, "--data", LONG_TEXT), "expected a TOML file"),
    ((*SIMULATE, "--jobs", LONG_TEXT), "expected a whole number"),
    (("verify", LONG_TEXT), "File name too long, expected a match file"),
]


@pytest.mark.parametrize(
    ("argv", "why"), WRONG_USAGE, ids=lambda value: " ".join(map(str, value))[:60] if isinstance(value, tuple) else None
)
def test_wrong_usage_is_reported_in_one_line(argv: tuple[object, ...], why: str, run: Run) -> None:
    result = run(*argv)
    assert result.code == 2
    assert result.out == ""
    assert result.err.count("\n") == 1 and result.err.startswith("boardwright")
    assert why in result.err
    assert len(result.err) < 400


def test_an_output_file_may_not_be_another_file_of_the_command(run: Run, match_file: Path, tmp_path: Path) -> None:
    before = match_file.read_bytes()
    result = run("analyse", match_file, "--simulations", 1, "--html", match_file)
    assert result.code == 2 and "expected another file than" in result.err and result.err.count("\n") == 1
    assert match_file.read_bytes() == before
    for folder in ("", "./"):
        both = ("--out", tmp_path / "new", "--svg", f"{tmp_path}/{folder}new")
        result = run("arena", GAME, "--bots", "random,sorter", "--games", 1, "--options", "turn_cap=50", *both)
        assert result.code == 2 and "expected another file than" in result.err and not (tmp_path / "new").exists()


def test_the_limit_of_match_files_is_64_mebibytes() -> None:
    assert record.LARGEST == 67_108_864


NOT_JSON = [
    (b"", "is not JSON"),
    (b"{", "is not JSON"),
    (b"\xff\xfe", "is not JSON"),
    (b"[" * 100_000, "is not JSON"),
    (b"7" * 5000, "is not JSON"),
    (b'{"a": 1}\n{"b": 2}', "is not JSON"),
]


def test_component_tables_that_are_too_large_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.touch()
    os.truncate(path, toml_file.LARGEST + 1)
    result = run("play", GAME, "--bots", "random", "--data", path)
    assert result.code == 2 and f"more than {toml_file.LARGEST} bytes, expected a TOML file" in result.err


@pytest.mark.parametrize("command", ["verify", "replay", "position"])
@pytest.mark.parametrize(("data", "why"), NOT_JSON, ids=lambda v: v[:12].decode("latin-1") if isinstance(v, bytes) else None)
def test_files_that_are_not_json_are_refused(command: str, data: bytes, why: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(data)
    for name, typed in ((str(path), b""), ("-", data)):
        result = run(command, name, typed=typed)
        assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
        assert why in result.err and "expected a match file" in result.err


POSITIONS = [
    ("[]", "is not a JSON object"),
    ("{}", f"game is None, {GAMES}"),
    ('{"game": "chess"}', "'chess': expected one of"),
    ('{"game": 7}', "game is 7, expected one of"),
    ('{"game": "GAME"}', "players is None, expected 2 to 4"),
    ('{"game": "GAME", "players": 2}', "trains"),
    ('{"game": "GAME", "players": 2, "options": {"cap": 1}}', "options.cap is 1, expected no such option"),
    ('{"game": "GAME", "players": 2, "trains": [[1, 1, 3, 4, 5, 6, 7], []]}', "trains"),
    ('{"game": "GAME", "players": 2, "phase": "lunch\\nbreak"}', "phase is 'lunch"),
    ('{"game": "GAME", "players": true}', "players is True, expected 2 to 4"),
]


@pytest.mark.parametrize(("text", "why"), POSITIONS)
def test_a_wrong_position_is_reported_by_field_and_value(text: str, why: str, run: Run) -> None:
    result = run("position", "-", typed=text.replace("GAME", GAME))
    first, *others = result.err.splitlines()
    assert (result.code, result.out) == (2, "") and why in first
    assert all(line.startswith("boardwright: position: trains[") for line in others), "a line for each fault"


def test_all_faults_of_a_position_are_reported(run: Run) -> None:
    """Each fault has a line; a last line says that there are more."""
    position = {"game": GAME, "players": 2, "phase": "lunch", "turn": -1, "colour": "red", "trains": [["x"] * 7, [0] * 7]}
    result = run("position", "-", typed=json.dumps(position))
    faults = [line.removeprefix("boardwright: position: ") for line in result.err.splitlines()]
    assert result.code == 2 and [line.split(" is ")[0] for line in faults] == [
        "turn", "phase", *(f"trains[{seat}][{wagon}]" for seat in range(2) for wagon in range(7)), "colour",
    ]  # fmt: skip
    result = run("position", "-", typed=json.dumps(position | {"players": 3, "trains": [["x"] * 7] * 3}))
    *faults, last = result.err.splitlines()
    assert len(faults) == 20 and last == "boardwright: position: only the first 20 faults are told"


@pytest.mark.parametrize("command", ["replay", "position"])
def test_a_decision_beyond_the_end_of_the_file_is_refused(command: str, run: Run, match_file: Path) -> None:
    count = len(json.loads(match_file.read_text())["actions"])
    assert run(command, match_file, "--at", count).code == 0
    result = run(command, match_file, "--at", count + 1)
    assert (result.code, result.out) == (2, "")
    assert f"--at {count + 1}: the file has {count} decisions, expected 0 to {count}" in result.err
    assert run(command, match_file, "--at", -1).code == 2


def test_a_position_has_no_decisions_to_stop_at(run: Run, match_file: Path) -> None:
    position = run("position", match_file).out
    result = run("position", "-", "--at", 3, typed=position)
    assert result.code == 2 and "--at 3: this is a position, expected a match file" in result.err


def test_replay_and_position_refuse_a_broken_match_file(run: Run, match_file: Path) -> None:
    file = json.loads(match_file.read_text())
    file["actions"][2]["action"] = "dance"
    match_file.write_text(json.dumps(file))
    for command in ("replay", "position"):
        result = run(command, match_file)
        assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
        assert "action 2: does not match its link" in result.err


def test_control_characters_of_arguments_are_not_printed(run: Run) -> None:
    result = run("play", "\x1b[2Jchess")
    assert result.code == 2 and "\x1b" not in result.err
