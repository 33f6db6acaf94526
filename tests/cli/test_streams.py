"""Tests of closed or full streams and of arguments that are not text: one line and an exit code, never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Run

OUTPUT_CLOSED = "standard output is closed, expected one that can be written to"
DISK_FULL = "boardwright: No space left on device"
INPUT_CLOSED = "standard input is closed, expected a match file"

CASES = [
    ("games >&-", 2, OUTPUT_CLOSED),
    ("games --json >&-", 2, OUTPUT_CLOSED),
    ("verify match.json >&-", 2, OUTPUT_CLOSED),
    ("--help >&-", 2, OUTPUT_CLOSED),
    ("--help >/dev/full", 2, DISK_FULL),
    ("play --help >/dev/full", 2, DISK_FULL),
    ("--version >/dev/full", 2, DISK_FULL),
    ("games --json >/dev/full", 2, DISK_FULL),
    ("dance >/dev/full", 2, "invalid choice: 'dance'"),
    ("position - <&-", 2, INPUT_CLOSED + " or a position"),
    ("verify - <&-", 2, INPUT_CLOSED),
    ("replay - <&-", 2, INPUT_CLOSED),
    ("games 2>&-", 0, ""),
    ("dance 2>&-", 2, ""),
    ("verify nothing.json 2>/dev/full", 2, ""),
    ("position nothing.json 2>&- >&- <&-", 2, ""),
    (f"play {GAME} --bots random <&-", 0, ""),
    ("play \"$(printf '\\377')\"", 2, "game '\\udcff': expected one of "),
]


@pytest.mark.parametrize(("command", "code", "why"), CASES, ids=[command for command, _, _ in CASES])
def test_unusable_streams_are_reported_in_one_line(command: str, code: int, why: str, tmp_path: Path) -> None:
    """With a full disk, the command runs with and without buffered standard output."""
    shell = f'exec "$0" -m boardwright {command}'
    for unbuffered in ("", "1") if "/dev/full" in command else ("",):
        environment = {**os.environ, "BOARDWRIGHT_JIT": "0", "PYTHONUNBUFFERED": unbuffered}
        done = subprocess.run(["sh", "-c", shell, sys.executable], capture_output=True, text=True, cwd=tmp_path, env=environment)
        assert done.returncode == code, done.stderr
        assert why in done.stderr and done.stderr.count("\n") == bool(why)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
@pytest.mark.parametrize("command", ["stats --json", "stats --csv", "play --help"])
def test_output_can_be_read_in_any_encoding(command: str, encoding: str, run: Run, tmp_path: Path) -> None:
    """If the system's encoding lacks a letter, JSON escapes it, and CSV is in UTF-8."""
    path, name = tmp_path / "match.json", "Đorđe 木"
    run("play", GAME, "--bots", "random", "--seed", 5, "--names", name, "--options", "turn_cap=50", "--save", path, typed="1\n" * 99)
    argv = [*command.split(), *([str(path)] if command.startswith("stats") else [])]
    environment = {**os.environ, "BOARDWRIGHT_JIT": "0", "PYTHONIOENCODING": encoding, "LC_ALL": "C"}
    done = subprocess.run([sys.executable, "-m", "boardwright", *argv], capture_output=True, env=environment)
    assert done.returncode == 0 and done.stderr == b"", done.stderr.decode()
    if "--json" in argv:
        assert name in str(json.loads(done.stdout))
    if "--csv" in argv:
        assert name in done.stdout.decode()


@pytest.mark.parametrize(("host", "why"), [("\udcff", "'\\udcff' port 8000: "), ("x" * 9999, "… port 8000: encoding with 'idna'")])
def test_serve_refuses_an_invalid_host(run: Run, host: str, why: str) -> None:
    result = run("serve", "--host", host)
    assert result.code == 2 and why in result.err and result.err.count("\n") == 1


RUN_WITH_SMALL_FILES = """
import resource, sys
from boardwright.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (10, resource.RLIM_INFINITY))
sys.exit(main(sys.argv[1:]))
"""
COMMANDS_THAT_REPLACE_FILES = [
    (("play", GAME, "--bots", "random", "--save"), "{}"),
    (("arena", GAME, "--bots", "random,sorter", "--games", "1", "--options", "turn_cap=50", "--svg"), "{}"),
    (("learn", GAME), "boardwright/courses.json"),
]


@pytest.mark.parametrize(("command", "file"), COMMANDS_THAT_REPLACE_FILES, ids=[command[0] for command, _ in COMMANDS_THAT_REPLACE_FILES])
def test_a_full_disk_leaves_the_old_file_unchanged(command: tuple[str, ...], file: str, tmp_path: Path) -> None:
    """Files are limited to 10 bytes. A course that cannot save its step continues."""
    pytest.importorskip("resource")
    old = tmp_path / file.format("old")
    old.parent.mkdir(exist_ok=True)
    old.write_text('{"course": 1}')
    argv = [sys.executable, "-c", RUN_WITH_SMALL_FILES, *command, *(["old"] if file == "{}" else [])]
    environment = {**os.environ, "BOARDWRIGHT_JIT": "0", "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(argv, input="q\n", capture_output=True, text=True, cwd=tmp_path, env=environment)
    assert done.returncode == (2 if file == "{}" else 0) and done.stderr.count("File too large") == (file == "{}"), done.stderr
    assert old.read_text() == '{"course": 1}' and not list(tmp_path.rglob("*.tmp"))
