"""Fixtures that run commands in this process, with typed input and captured output."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from boardwright.cli import main

GAME = "game_of_trains"


@dataclass
class RunResult:
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., RunResult]


@pytest.fixture(autouse=True)
def plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the rules as plain Python: loading machine code would take longer than the few matches."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("verify", file, typed="…")` runs a command in English over a pipe and returns its exit code and output."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*argv: object, typed: str | bytes = "") -> RunResult:
        data = typed if isinstance(typed, bytes) else typed.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capsys.readouterr()
        try:
            code = main([str(a) for a in argv])
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        out, err = capsys.readouterr()
        return RunResult(code, out, err)

    return run


@pytest.fixture
def match_file(run: Run, tmp_path: Path) -> Path:
    """The match file of a finished match between two bots."""
    path = tmp_path / "match.json"
    assert run("play", GAME, "--bots", "sorter,sorter", "--players", 2, "--seed", 5, "--save", path).code == 0
    return path
