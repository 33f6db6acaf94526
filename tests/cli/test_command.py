"""Tests of the command as a program: its imports, exit codes and lists."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import boardwright as bw
from boardwright import cli
from boardwright.cli.measure import Row
from tests.cli.conftest import GAME, Run
from tests.conftest import PROVE, only_in_prove

COMMANDS = ["play", "serve", "simulate", "replay", "verify", "position", "games", "compile", "page", "bench"]


def test_help_and_version(run: Run) -> None:
    result = run("--help")
    assert result.code == 0 and all(f"  {name} " in result.out for name in COMMANDS)
    for name in COMMANDS:
        result = run(name, "--help")
        assert result.code == 0 and result.out.startswith(f"usage: boardwright {name}")
    assert run("--version").out == f"boardwright {bw.__version__}\n"


@pytest.mark.parametrize("argv", [["--help"], ["play", "--help"], ["games"], ["games", "--json"], ["simulate", "nothing"]])
def test_help_and_lists_do_not_load_numpy_numba_or_the_server(argv: list[str]) -> None:
    heavy = ["numpy", "numba", "starlette", "uvicorn", "sqlalchemy"]
    code = (
        "import sys\nfrom boardwright.cli import main\n"
        f"try: main({argv!r})\nexcept SystemExit: pass\n"
        f"print('loaded', [m for m in {heavy!r} if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("loaded []\n")


def test_games_lists_a_table_and_json(run: Run) -> None:
    assert f"({GAME})" in run("games").out
    games = json.loads(run("games", "--json").out)
    assert [game["id"] for game in games] == bw.games()
    [game] = [game for game in games if game["id"] == GAME]
    assert game["players"] == [2, 3, 4] and game["options"]["turn_cap"]["default"] == 0 and "greedy" in game["levels"]


@pytest.mark.parametrize("url", ["{}", "sqlite:///{}"])
def test_serve_refuses_several_processes_for_a_file_before_it_is_made(run: Run, tmp_path: Path, url: str) -> None:
    file = tmp_path / "matches.db"
    refused = run("serve", "--workers", 2, "--db", url.format(file), "--port", 0)
    assert refused.code == 2 and not file.exists()
    assert refused.err == (
        "boardwright: --workers 2 needs --db postgresql+psycopg://user@host/name; a SQLite file has one process, --workers 1\n"
    )


def test_serve_passes_its_options_to_the_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from boardwright.server import run as server_run

    calls: list[dict[str, object]] = []
    monkeypatch.setattr(server_run, "run", lambda **settings: calls.append(settings))
    names = ["--allow-host", "a.example", "--allow-host", "b.example", "--trusted-proxy", "10.0.0.0/8"]
    assert run("serve").code == run("serve", "--host", "::1", "--port", 0, "--db", "x.db", "--open", "--workers", 3, *names).code == 0
    defaults = {"host": "127.0.0.1", "port": 8000, "db": None, "open_browser": False, "hosts": [], "proxies": []}
    defaults |= {"metrics": None, "log_format": "text", "workers": 1, "accounts": False, "hosts_page": False, "max_database": 8 << 30}
    given = {"host": "::1", "port": 0, "db": "x.db", "open_browser": True, "hosts": names[1:4:2], "proxies": ["10.0.0.0/8"]}
    assert calls == [defaults, defaults | given | {"workers": 3}]
    calls.clear()
    assert run("serve", "--metrics", "[::1]:9464", "--log-format", "json", "--accounts", "--hosts-page").code == 0
    assert calls == [defaults | {"metrics": ("::1", 9464), "log_format": "json", "accounts": True, "hosts_page": True}]
    assert "0 to 65535" in run("serve", "--metrics", "here").err


def test_a_closed_output_pipe_is_not_an_error(match_file: Path) -> None:
    command = [sys.executable, "-m", "boardwright", "replay", str(match_file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert (process.wait(), process.stderr.read()) == (0, b"")


def test_ctrl_c_ends_without_a_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("boardwright.cli.games.about", interrupted)
    result = run("games")
    assert result.code == cli.INTERRUPTED and result.err == "\n"


def test_leaving_a_match_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    """The cache is empty; the compiling thread stops after the current function and reports nothing."""
    environment = {**os.environ, "BOARDWRIGHT_CACHE": str(tmp_path), "BOARDWRIGHT_JIT": "1"}
    command = [sys.executable, "-m", "boardwright", "play", GAME, "--bots", "random"]
    done = subprocess.run(command, input="q\n", capture_output=True, text=True, env=environment, timeout=120)
    assert done.returncode == 0 and done.stderr == "" and "You left the match." in done.stdout
    assert len(list(tmp_path.glob("*/*-*"))) <= 3, "most functions were not built"


ROWS = [
    Row("fast", "a fast thing", "matches/s", 450, 500.0),
    Row("slow", "a slow thing", "s", 0.25, 0.3, less=True),
    Row("absent", "an absent thing", "MiB", 400, None, less=True, note="not here"),
]


def test_compile_lists_every_file_and_marks_unchanged_ones(run: Run, tmp_path: Path) -> None:
    platforms = [] if PROVE else ["--platform", "wasm32"]
    result = run("compile", GAME, GAME, *platforms, "--out", tmp_path)
    paths = result.out.splitlines()
    assert result.code == 0 and f"{tmp_path}/{GAME}-wasm32.wasm.gz" in paths and all(Path(line).is_file() for line in paths)
    assert run("compile", GAME, *platforms, "--out", tmp_path).out.splitlines() == [f"{line} (nothing has changed)" for line in paths]


def test_compile_checks_its_folder_before_it_compiles(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.cli.compile.ship", lambda *_: pytest.fail("compiled before the folder was checked"))
    (tmp_path / "file").touch()
    result = run("compile", GAME, "--out", tmp_path / "file" / "folder")
    assert (result.code, result.out) == (2, "") and result.err.count("\n") == 1


@only_in_prove("compiles C's start code for that platform")
def test_compile_makes_files_for_another_platform(run: Run, tmp_path: Path) -> None:
    result = run("compile", GAME, "--platform", "linux-arm64", "--out", tmp_path)
    assert result.code == 0 and result.out.splitlines() == [f"{tmp_path}/{GAME}-linux-arm64.so"]
    assert (tmp_path / f"{GAME}-linux-arm64.so").read_bytes().startswith(b"\x7fELF")
    refused = run("compile", GAME, "--platform", "plan9", "--out", tmp_path)
    assert refused.code == 2 and "plan9" in refused.err and "windows-x86_64" in refused.err


@pytest.mark.parametrize(("rows", "gate", "code"), [(ROWS, False, 0), (ROWS, True, 1), (ROWS[:1] + ROWS[2:], True, 0)])
def test_bench_fails_on_missed_targets_only_with_gate(
    rows: list[Row], gate: bool, code: int, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardwright.cli.measure.rows", lambda progress: iter(rows))
    monkeypatch.setattr("boardwright.cli.measure.calibration", lambda: 100.0)
    result = run("bench", *["--gate"] * gate)
    assert result.code == code and "calibration: 100 ms" in result.out and "not here" in result.out
    assert ("✗ missed" in result.out) == (ROWS[1] in rows)
    report = json.loads(run("bench", "--json", *["--gate"] * gate).out)
    assert [row["met"] for row in report["rows"]] == [row.meets_target for row in rows]


def test_every_game_declares_valid_benchmarks(run: Run) -> None:
    from boardwright.core.domain.registry import about

    for name in bw.games():
        for benchmark in about(name)["bench"]:
            assert benchmark["bots"] in bw.load(name).bots and benchmark["players"] in bw.load(name).players
            assert benchmark["games"] > 0 and {"decisions_per_second", "games_per_second"} & set(benchmark)
