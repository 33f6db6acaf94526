"""Bots in plain Python at the terminal and in simulations; their mistakes are reported in one line that names them."""

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
from tests.contract.matches import loaded
from tests.contract.node_engine import node
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
WRONG = {
    "Nowhere": "chose -7, expected one of the legal ids ",
    "Wordy": "chose 'draw', expected one of the legal ids ",
    "Clumsy": "line 28: ZeroDivisionError: ",
    "Gone": "line 32: SystemExit: bye",
    "Unborn": "line 36: LookupError: no luck",
    "Deaf": "expected a class with a method choose(self, observation, legal)",
    "Missing": 'has no "Missing"',
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(BOTS)
    return path


def simulated(run: Run, bots: str, *more: object) -> dict[str, object]:
    said = run("simulate", GAME, "--players", 2, "--games", 12, "--bots", bots, "--seed", 1, "--json", "--options", "turn_cap=50", *more)
    assert said.code == 0 and said.err == "", said.err
    told: dict[str, object] = json.loads(said.out)
    return told


def test_the_example_is_short_and_beats_chance(run: Run) -> None:
    text = Path(EXAMPLE.rpartition(":")[0]).read_text()
    assert len([line for line in text.splitlines() if line and '"""' not in line]) <= 15
    assert text in (ROOT / "docs" / "bots.md").read_text(), "the document shows it as it is"
    told = simulated(run, f"{EXAMPLE},random")
    assert told["bots"] == [EXAMPLE, "random"] and told["wins"][0] >= 11  # type: ignore[index]


LOUD = """
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
def test_what_a_bot_prints_is_no_part_of_the_result(command: str, jobs: str, tmp_path: Path) -> None:
    """It goes to standard error, also from processes of their own."""
    (tmp_path / "loud.py").write_text(LOUD)
    argv = [sys.executable, "-m", "boardwright", command, GAME, *SHORT, "--bots", "loud.py:Loud,sorter", "--jobs", jobs]
    done = subprocess.run(argv, capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "BOARDWRIGHT_JIT": "0"})
    assert done.returncode == 0 and isinstance(json.loads(done.stdout), dict)
    assert all(f"{word}\n" in done.stderr for word in ("read", "made", "chosen"))


def test_the_same_seed_plays_the_same_matches_with_any_number_of_jobs(run: Run, file: Path) -> None:
    once, again = (simulated(run, f"{file}:Dice,{file}:last", "--jobs", jobs) for jobs in (1, 3))
    assert once["state_hash"] == again["state_hash"] and once["wins"] == again["wins"]


def test_compiled_bots_beside_one_play_as_in_a_simulator() -> None:
    game, bots, key = loaded(GAME), ["random", "sorter"], key_of(4)
    hashes = {simulate_batch(game, 2, bots, 3, key, play=play).state_hash for play in (None, PythonChunks(game, 2, bots, key, {}))}
    assert len(hashes) == 1


def test_a_match_in_the_terminal(run: Run, file: Path, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    said = run("play", GAME, "--players", 3, "--bots", f"{file}:First", "--seed", 3, "--save", saved, typed="1\n" * 9)
    assert said.code == 0 and said.err == "" and "Clara · First" in said.out
    assert [seat["level"] for seat in json.loads(saved.read_text())["seats"]] == [None, "First", "First"], "without the path"
    assert run("verify", saved).code == 0


def test_a_match_of_bots_alone(run: Run, file: Path) -> None:
    said = run("play", GAME, "--players", 2, "--bots", f"{EXAMPLE},sorter", "--seed", 2)
    assert said.code == 0 and "★ Winner: " in said.out and "Tidy" in said.out


def test_a_program_plays_as_the_same_bot_in_python(run: Run) -> None:
    """The example in JavaScript is the one in Python."""
    program = f"cmd:{node()} {ROOT / 'examples' / 'tidy.js'}"
    told = [simulated(run, f"{bot},sorter") for bot in (EXAMPLE, program)]
    assert told[0]["state_hash"] == told[1]["state_hash"] and told[1]["bots"] == [program, "sorter"]


def test_the_conversation_in_the_document_is_one(run: Run, tmp_path: Path) -> None:
    [written] = [block for block in blocks((ROOT / "docs" / "bot_protocol.md").read_text()) if block.text.startswith("> boardwright 1")]
    lines = [line.partition(" ")[::2] for line in written.text.splitlines()]
    told, answers = tmp_path / "told", [text for sign, text in lines if sign == "<"][1:]
    program = tmp_path / "program.py"
    program.write_text(
        "import sys\nprint('ready 1', flush=True)\n"
        f"for line in sys.stdin:\n    open({str(told)!r}, 'a').write(line)\n"
        f"    if line.startswith('go'):\n        print(*{answers}, sep='\\n', flush=True)\n"
    )
    run("simulate", GAME, "--players", 2, "--games", 1, "--seed", 1, "--bots", f"cmd:{sys.executable} {program},sorter")
    said = told.read_text().splitlines()
    for expected, line in zip([text for sign, text in lines if sign == ">"][:-1], said):
        assert re.fullmatch(".*".join(map(re.escape, expected.split("…"))), line), line
    assert len(said) > 8


def test_a_program_at_a_table(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    said = run("play", GAME, "--bots", f"cmd:{node()} {ROOT / 'examples' / 'tidy.js'}", "--seed", 3, "--save", saved, typed="1\n" * 9)
    assert said.code == 0 and said.err == "" and "Bruno · node tidy.js" in said.out
    assert [seat["level"] for seat in json.loads(saved.read_text())["seats"]] == [None, "node tidy.js"], "without paths"


@pytest.mark.parametrize("name", ["Nowhere", "Clumsy", "Gone"])
def test_a_bot_that_fails_at_a_table_costs_one_decision(name: str, run: Run, file: Path) -> None:
    said = run("play", GAME, "--bots", f"{file}:{name}", "--seed", 3, typed="1\n" * 9)
    assert said.code == 0 and said.err.count("\n") > 1
    for line in said.err.splitlines():
        assert line.startswith("boardwright: bot '") and name in line and WRONG[name] in line and "; greedy decides" in line


def test_a_compiled_bot_that_chooses_wrongly(run: Run, tmp_path: Path) -> None:
    bot = tmp_path / "wild.py"
    bot.write_text(
        "from boardwright.core.machine.bot import bot\nBOT_CONTRACT = 2\n"
        "@bot()\ndef wild(tables, hidden, seat, moves, rng, scratch, decision):\n    return 2000\n"
    )
    said = run("play", GAME, "--bots", f"{bot}:wild", "--seed", 3, typed="1\n" * 9)
    assert said.code == 0 and "chose 2000, expected one of the legal ids " in said.err and "; greedy decides" in said.err
    for command in (("simulate", GAME, "--players", 2), ("arena", GAME)):
        said = run(*command, "--games", 2, "--bots", f"{bot}:wild,random", "--seed", 1)
        assert said.code == 2 and said.err.count("\n") == 1, said.err
        assert said.err.startswith("boardwright: bot ") and "wild.py:wild" in said.err and "not legal" in said.err and said.out == ""


@pytest.mark.parametrize("name", WRONG)
def test_what_a_bot_does_wrong_is_one_line(name: str, run: Run, file: Path) -> None:
    """In a simulation the first mistake ends the command, and a bot that cannot be made ends both."""
    at_a_table = () if name in ("Nowhere", "Wordy", "Clumsy", "Gone") else (("play", GAME, "--players", 2),)
    for command in (*at_a_table, ("simulate", GAME, "--players", 2, "--games", 1)):
        said = run(*command, "--bots", f"{file}:{name},random", "--seed", 1)
        assert said.code == 2 and said.err.count("\n") == 1, said.err
        assert said.err.startswith("boardwright: bot ") and name in said.err and WRONG[name] in said.err, said.err
        assert "★" not in said.out


@pytest.mark.parametrize("name", ["cmd:./none", "cmd:", "cmd:sh 'a", "cmd:sh@0s", f'cmd:{sys.executable} -c "print(2)"'])
def test_a_program_that_cannot_play_is_one_line(name: str, run: Run) -> None:
    for command in (("play", GAME, "--players", 2), ("simulate", GAME, "--players", 2, "--games", 1)):
        said = run(*command, "--bots", f"{name},random", "--seed", 1)
        assert said.code == 2 and said.err.count("\n") == 1 and said.err.startswith("boardwright: bot "), said.err
        assert "expected" in said.err and said.out == ""


def test_a_path_that_is_no_text_is_in_no_file(run: Run, file: Path) -> None:
    try:
        odd = file.rename(file.with_name("\udcff.py"))
    except OSError:
        pytest.skip("paths are text here")
    for command in (("arena",), ("dataset", "--players", 2, "--out", file.parent / "new")):
        said = run(command[0], GAME, *command[1:], "--bots", f"{odd}:First,random", "--games", 2)
        assert said.code == 2 and "expected a path in UTF-8" in said.err and said.err.count("\n") == 1


def test_a_file_that_is_not_there_or_cannot_be_read(run: Run, file: Path) -> None:
    said = run("play", GAME, "--bots", f"{file.parent}/none.py:First")
    assert said.code == 2 and "No such file" in said.err and said.err.count("\n") == 1
    file.write_text("class First(")
    said = run("play", GAME, "--bots", f"{file}:First")
    assert said.code == 2 and "SyntaxError" in said.err and said.err.count("\n") == 1
    file.write_text("import sys\nsys.exit()")
    said = run("play", GAME, "--bots", f"{file}:First")
    assert said.code == 2 and "SystemExit" in said.err and said.err.count("\n") == 1
