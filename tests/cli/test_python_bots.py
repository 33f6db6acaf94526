"""Tests of bots in plain Python and of bot programs: matches, simulations, and one-line reports of their mistakes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.bots.batch import PythonChunks
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.machine.random import key_of
from tests.cli.conftest import GAME, Run
from tests.contract.matches import load_game
from tests.contract.node_engine import find_node
from tests.project.code_blocks import blocks
from tests.project.source_files import ROOT

EXAMPLE = f"{ROOT / 'examples' / 'tidy.py'}:Tidy"
BOTS = """
import random

class First:
    def choose(self, observation, legal):
        assert observation.rng.key.sum() == 0 and observation.viewer in range(4)
        return legal[0]

def last(observation, legal):
    return legal[-1]

class Dice:
    def __init__(self, game, seed):
        self.dice = random.Random(seed)
    def choose(self, observation, legal):
        return self.dice.choice(legal)

class Nowhere:
    def choose(self, observation, legal):
        return -7

class Wordy:
    def choose(self, observation, legal):
        return "draw"

class Clumsy:
    def choose(self, observation, legal):
        return 1 // 0

class Gone:
    def choose(self, observation, legal):
        raise SystemExit("bye")

class Unborn:
    def __init__(self, game, seed):
        raise LookupError("no luck")
    def choose(self, observation, legal):
        return legal[0]

class Deaf:
    def choose(self):
        return 0
"""
MISTAKES = {
    "Nowhere": "chose -7, expected one of the legal ids ",
    "Wordy": "chose 'draw', expected one of the legal ids ",
    "Clumsy": "line 28: ZeroDivisionError: ",
    "Gone": "line 32: SystemExit: bye",
    "Unborn": "line 36: LookupError: no luck",
    "Deaf": "expected a class with a method choose(self, observation, legal)",
    "Missing": 'has no "Missing"',
}


@pytest.fixture
def bot_file(tmp_path: Path) -> Path:
    """A file of bots in plain Python, most of them with a mistake."""
    path = tmp_path / "mine.py"
    path.write_text(BOTS)
    return path


def simulate(run: Run, bots: str, *arguments: object) -> dict[str, object]:
    result = run(
        "simulate", GAME, "--players", 2, "--games", 12, "--bots", bots, "--seed", 1, "--json", "--options", "turn_cap=50", *arguments
    )
    assert result.code == 0 and result.err == "", result.err
    report: dict[str, object] = json.loads(result.out)
    return report


def test_the_example_is_short_and_beats_chance(run: Run) -> None:
    text = Path(EXAMPLE.rpartition(":")[0]).read_text()
    assert len([line for line in text.splitlines() if line and '"""' not in line]) <= 15
    assert text in (ROOT / "docs" / "bots.md").read_text(), "the document shows it as it is"
    report = simulate(run, f"{EXAMPLE},random")
    assert report["bots"] == [EXAMPLE, "random"] and report["wins"][0] >= 11  # type: ignore[index]


PRINTING_BOT = """
print("read")

class Loud:
    def __init__(self, game, seed):
        print("made")
    def choose(self, observation, legal):
        print("chosen")
        return legal[0]
"""
SHORT = ("--players", "2", "--games", "2", "--seed", "1", "--options", "turn_cap=50", "--json")


@pytest.mark.parametrize(("command", "jobs"), [("simulate", "1"), ("arena", "1"), ("arena", "2")])
def test_what_a_bot_prints_goes_to_standard_error(command: str, jobs: str, tmp_path: Path) -> None:
    """Bots in worker processes print to standard error as well."""
    (tmp_path / "loud.py").write_text(PRINTING_BOT)
    argv = [sys.executable, "-m", "boardwright", command, GAME, *SHORT, "--bots", "loud.py:Loud,sorter", "--jobs", jobs]
    done = subprocess.run(argv, capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "BOARDWRIGHT_JIT": "0"})
    assert done.returncode == 0 and isinstance(json.loads(done.stdout), dict)
    assert all(f"{word}\n" in done.stderr for word in ("read", "made", "chosen"))


def test_the_same_seed_plays_the_same_matches_with_any_number_of_jobs(run: Run, bot_file: Path) -> None:
    with_one_job, with_three_jobs = (simulate(run, f"{bot_file}:Dice,{bot_file}:last", "--jobs", jobs) for jobs in (1, 3))
    assert with_one_job["state_hash"] == with_three_jobs["state_hash"] and with_one_job["wins"] == with_three_jobs["wins"]


def test_compiled_bots_play_the_same_beside_python_bots() -> None:
    game, bots, key = load_game(GAME), ["random", "sorter"], key_of(4)
    hashes = {simulate_batch(game, 2, bots, 3, key, play=play).state_hash for play in (None, PythonChunks(game, 2, bots, key, {}))}
    assert len(hashes) == 1


def test_a_python_bot_plays_in_the_terminal(run: Run, bot_file: Path, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    result = run("play", GAME, "--players", 3, "--bots", f"{bot_file}:First", "--seed", 3, "--save", saved, typed="1\n" * 9)
    assert result.code == 0 and result.err == "" and "Clara · First" in result.out
    assert [seat["level"] for seat in json.loads(saved.read_text())["seats"]] == [None, *["mine.py:First"] * 2], "without the path"
    assert run("verify", saved).code == 0


def test_a_python_bot_plays_against_a_compiled_bot(run: Run, bot_file: Path) -> None:
    result = run("play", GAME, "--players", 2, "--bots", f"{EXAMPLE},sorter", "--seed", 2)
    assert result.code == 0 and "★ Winner: " in result.out and "Tidy" in result.out


def test_a_program_plays_like_the_same_bot_in_python(run: Run) -> None:
    """The examples in JavaScript and in Python are the same bot."""
    program = f"cmd:{find_node()} {ROOT / 'examples' / 'tidy.js'}"
    reports = [simulate(run, f"{bot},sorter") for bot in (EXAMPLE, program)]
    assert reports[0]["state_hash"] == reports[1]["state_hash"] and reports[1]["bots"] == [program, "sorter"]


def test_the_documented_conversation_is_what_a_program_receives(run: Run, tmp_path: Path) -> None:
    [example] = [block for block in blocks((ROOT / "docs" / "bot_protocol.md").read_text()) if block.text.startswith("> boardwright 1")]
    lines = [line.partition(" ")[::2] for line in example.text.splitlines()]
    log, answers = tmp_path / "log", [text for sign, text in lines if sign == "<"][1:]
    program = tmp_path / "program.py"
    program.write_text(
        "import sys\nprint('ready 1', flush=True)\n"
        f"for line in sys.stdin:\n    open({str(log)!r}, 'a').write(line)\n"
        f"    if line.startswith('go'):\n        print(*{answers}, sep='\\n', flush=True)\n"
    )
    run("simulate", GAME, "--players", 2, "--games", 1, "--seed", 1, "--bots", f"cmd:{sys.executable} {program},sorter")
    received = log.read_text().splitlines()
    for expected, line in zip([text for sign, text in lines if sign == ">"][:-1], received):
        assert re.fullmatch(".*".join(map(re.escape, expected.split("…"))), line), line
    assert len(received) > 8


def test_a_bot_program_plays_in_the_terminal(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    result = run(
        "play", GAME, "--bots", f"cmd:{find_node()} {ROOT / 'examples' / 'tidy.js'}", "--seed", 3, "--save", saved, typed="1\n" * 9
    )
    assert result.code == 0 and result.err == "" and "Bruno · node tidy.js" in result.out
    assert [seat["level"] for seat in json.loads(saved.read_text())["seats"]] == [None, "cmd:node tidy.js"], "without paths"


@pytest.mark.parametrize("name", ["Nowhere", "Clumsy", "Gone"])
def test_greedy_decides_for_a_python_bot_that_fails_in_a_match(name: str, run: Run, bot_file: Path) -> None:
    result = run("play", GAME, "--bots", f"{bot_file}:{name}", "--seed", 3, typed="1\n" * 9)
    assert result.code == 0 and result.err.count("\n") > 1
    for line in result.err.splitlines():
        assert line.startswith("boardwright: bot '") and name in line and MISTAKES[name] in line and "; greedy decides" in line


def test_an_illegal_choice_of_a_compiled_bot_is_reported(run: Run, tmp_path: Path) -> None:
    bot = tmp_path / "wild.py"
    bot.write_text(
        "from boardwright.core.machine.bot import bot\nBOT_CONTRACT = 2\n"
        "@bot()\ndef wild(tables, hidden, seat, moves, rng, scratch, decision):\n    return 2000\n"
    )
    result = run("play", GAME, "--bots", f"{bot}:wild", "--seed", 3, typed="1\n" * 9)
    assert result.code == 0 and "chose 2000, expected one of the legal ids " in result.err and "; greedy decides" in result.err
    for command in (("simulate", GAME, "--players", 2), ("arena", GAME)):
        result = run(*command, "--games", 2, "--bots", f"{bot}:wild,random", "--seed", 1)
        assert result.code == 2 and result.err.count("\n") == 1, result.err
        assert (
            result.err.startswith("boardwright: bot ") and "wild.py:wild" in result.err and "not legal" in result.err and result.out == ""
        )


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_of_a_python_bot_is_reported_in_one_line(name: str, run: Run, bot_file: Path) -> None:
    """In a simulation the first mistake ends the command; a bot that cannot be made ends a match as well."""
    in_a_match = () if name in ("Nowhere", "Wordy", "Clumsy", "Gone") else (("play", GAME, "--players", 2),)
    for command in (*in_a_match, ("simulate", GAME, "--players", 2, "--games", 1)):
        result = run(*command, "--bots", f"{bot_file}:{name},random", "--seed", 1)
        assert result.code == 2 and result.err.count("\n") == 1, result.err
        assert result.err.startswith("boardwright: bot ") and name in result.err and MISTAKES[name] in result.err, result.err
        assert "★" not in result.out


@pytest.mark.parametrize("name", ["cmd:./none", "cmd:", "cmd:sh 'a", "cmd:sh@0s", f'cmd:{sys.executable} -c "print(2)"'])
def test_a_program_that_cannot_play_is_reported_in_one_line(name: str, run: Run) -> None:
    for command in (("play", GAME, "--players", 2), ("simulate", GAME, "--players", 2, "--games", 1)):
        result = run(*command, "--bots", f"{name},random", "--seed", 1)
        assert result.code == 2 and result.err.count("\n") == 1 and result.err.startswith("boardwright: bot "), result.err
        assert "expected" in result.err and result.out == ""


def test_a_path_that_is_not_utf_8_is_refused(run: Run, bot_file: Path) -> None:
    try:
        odd = bot_file.rename(bot_file.with_name("\udcff.py"))
    except OSError:
        pytest.skip("paths are text here")
    for command in (("arena",), ("dataset", "--players", 2, "--out", bot_file.parent / "new")):
        result = run(command[0], GAME, *command[1:], "--bots", f"{odd}:First,random", "--games", 2)
        assert result.code == 2 and "expected a path in UTF-8" in result.err and result.err.count("\n") == 1


def test_a_missing_or_invalid_bot_file_is_reported_in_one_line(run: Run, bot_file: Path) -> None:
    result = run("play", GAME, "--bots", f"{bot_file.parent}/none.py:First")
    assert result.code == 2 and "No such file" in result.err and result.err.count("\n") == 1
    bot_file.write_text("class First(")
    result = run("play", GAME, "--bots", f"{bot_file}:First")
    assert result.code == 2 and "SyntaxError" in result.err and result.err.count("\n") == 1
    bot_file.write_text("import sys\nsys.exit()")
    result = run("play", GAME, "--bots", f"{bot_file}:First")
    assert result.code == 2 and "SystemExit" in result.err and result.err.count("\n") == 1
