"""Imports go one way: core <- games <- bots <- arena, analysis, dataset, server, envs <- cli. A game imports only itself and the core."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.source_files import PACKAGE, ROOT, imported_names, python_files, text_files

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core"},  # and the game itself
    "bots": {"core", "games", "bots"},
    "arena": {"core", "games", "bots", "arena"},
    "analysis": {"core", "games", "bots", "analysis"},
    "statistics": {"core", "statistics"},
    "dataset": {"core", "games", "bots", "dataset"},
    "training": {"core", "games", "training"},
    "ratings": {"ratings"},
    "competitions": {"competitions"},
    "server": {"core", "games", "bots", "ratings", "competitions", "statistics", "server"},
    "envs": {"core", "games", "bots", "envs"},
    "cli": {"core", "games", "bots", "arena", "analysis", "statistics", "dataset", "training", "ratings", "server", "envs", "cli"},
}
NOT_FOR_RULES = {
    "os", "sys", "io", "time", "datetime", "socket", "asyncio", "threading", "multiprocessing", "subprocess", "logging",
    "secrets", "random", "tempfile", "shutil", "http", "urllib", "sqlite3",
    "starlette", "uvicorn", "sqlalchemy", "alembic", "websockets",
}  # fmt: skip
GAME_FOLDERS = sorted(path.parent for path in (PACKAGE / "games").glob("*/game.toml"))


def package_of(path: Path) -> str:
    """Return the first folder (or module) below the package: core, games, …"""
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def test_every_package_has_import_rules() -> None:
    packages = {package_of(path) for path in python_files(PACKAGE)} - {"__init__", "__main__"}
    unknown = packages - set(MAY_IMPORT)
    assert not unknown, f"say in MAY_IMPORT what {unknown} may import"
    assert "core" in packages and "games" in packages


@pytest.mark.parametrize("name", sorted(MAY_IMPORT))
def test_imports_go_one_way(name: str) -> None:
    wrong = []
    for path in python_files(PACKAGE):
        if package_of(path) != name:
            continue
        own = ".".join(path.relative_to(PACKAGE.parent).parts[:3])
        for line, target in imported_names(path):
            parts = target.split(".")
            if parts[0] != "boardwright" or len(parts) < 2 or not (PACKAGE / parts[1]).is_dir():
                continue
            same_game = name == "games" and f"{target}.".startswith(f"{own}.")
            if parts[1] not in MAY_IMPORT[name] and not same_game:
                wrong.append(f"{path.relative_to(ROOT)}:{line} imports {target}")
    assert not wrong, "\n".join(wrong)


CORE_MAY_IMPORT = {
    "errors": set(),
    "machine": {"errors", "machine"},
    "domain": {"errors", "machine", "domain"},
    "text": {"errors", "machine", "domain", "text"},
}


def check_package(package: str, may_import: dict[str, set[str]]) -> None:
    """Fail where a package (or a module beside the packages) imports one that it may not. Imports for types count, too."""
    top, prefix = PACKAGE / package, f"boardwright.{package}."
    packages = {path: path.relative_to(top).with_suffix("").parts[0] for path in python_files(top)}
    assert {*packages.values()} - {"__init__"} == set(may_import)
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {target}"
        for path, package in packages.items()
        if package != "__init__"
        for line, target in imported_names(path)
        if target.startswith(prefix) and target.removeprefix(prefix).split(".")[0] not in may_import[package]
    ]
    assert not wrong, "\n".join(wrong)


def test_the_packages_of_the_core_import_one_way() -> None:
    check_package("core", CORE_MAY_IMPORT)


SERVER_ORDER = [
    "errors", "clock", "log", "tokens", "addresses", "metrics",
    "protocol", "table_rules", "group_rules", "host_rules", "notification_rules", "settings", "net", "threads", "store", "bus",
    "accounts", "hosts", "processes", "games", "ratings", "statistics", "competitions", "play", "replay", "lobby", "groups",
    "notifications", "ops", "api",
    "static_site", "app", "run",
]  # fmt: skip
"""The packages of the server and the modules beside them: each may import those before it."""


def test_the_packages_of_the_server_import_one_way() -> None:
    check_package("server", {package: {*SERVER_ORDER[: place + 1]} for place, package in enumerate(SERVER_ORDER)})


def import_cycles(types: bool) -> list[list[str]]:
    """Return the groups of modules in the package that import each other. `types`: also imports for types only."""
    modules = {".".join(path.relative_to(PACKAGE).with_suffix("").parts): path for path in python_files(PACKAGE)}
    modules = {name.removesuffix(".__init__"): path for name, path in modules.items()}
    needs = {}
    for name, path in modules.items():
        targets = [target.removeprefix("boardwright.") for _, target in imported_names(path, types)]
        needs[name] = {target if target in modules else target.rpartition(".")[0] for target in targets} & modules.keys() - {name}
    reached = {name: reachable(name, needs) for name in modules}
    groups = {frozenset(other for other in reached[name] if name in reached[other]) for name in modules}
    return sorted(sorted(group) for group in groups if group)


def reachable(start: str, needs: dict[str, set[str]]) -> set[str]:
    """Return the modules that a module needs, directly and indirectly."""
    modules: set[str] = set()
    todo = [start]
    while todo:
        new = needs[todo.pop()] - modules
        modules |= new
        todo += new
    return modules


TYPE_CYCLES = {
    "core.domain": [
        "asking", "game", "knowledge", "match", "match_state", "match_views", "position_head", "progress", "record", "result",
        "shipped_rules", "shipping", "undo",
    ],
    "envs.openspiel": ["game", "observer", "state"],
}  # fmt: skip
"""Modules that name each other's types: docs/decisions/73_two_circles_of_types.md says why."""


def test_imports_at_run_time_have_no_cycle() -> None:
    assert not import_cycles(types=False)


def test_imports_for_types_have_only_the_known_cycles() -> None:
    assert import_cycles(types=True) == [[f"{package}.{module}" for module in modules] for package, modules in TYPE_CYCLES.items()]


def test_games_import_no_files_clocks_or_sockets() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {target}"
        for path in python_files(PACKAGE / "games")
        for line, target in imported_names(path)
        if target.split(".")[0] in NOT_FOR_RULES
    ]
    assert not wrong, "\n".join(wrong)


def test_the_core_imports_no_sockets_and_no_server() -> None:
    forbidden = {"socket", "asyncio", "http", "urllib", "starlette", "uvicorn", "sqlalchemy", "random"}
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {target}"
        for path in python_files(PACKAGE / "core")
        for line, target in imported_names(path)
        if target.split(".")[0] in forbidden
    ]
    assert not wrong, "\n".join(wrong)


def test_statistics_import_no_files_clock_or_server() -> None:
    """They may calculate with days (`datetime`) and write texts (`io`), but get every time as an argument."""
    forbidden = NOT_FOR_RULES - {"datetime", "io"}
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {target}"
        for path in python_files(PACKAGE / "statistics")
        for line, target in imported_names(path)
        if target.split(".")[0] in forbidden
    ]
    assert not wrong, "\n".join(wrong)


def test_competitions_import_no_files_clock_random_or_server() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {target}"
        for path in python_files(PACKAGE / "competitions")
        for line, target in imported_names(path)
        if target.split(".")[0] in NOT_FOR_RULES
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("folder", ["table_rules", "group_rules", "host_rules", "notification_rules"])
def test_rules_of_the_server_import_no_clock_socket_or_database(folder: str) -> None:
    """They may calculate with days and hours (`datetime`) and split addresses (`urllib`), but get every time as an argument."""
    forbidden = NOT_FOR_RULES - {"datetime", "urllib"}
    forbidden |= {f"boardwright.server.{name}" for name in ("store", "clock", "app", "tokens")}
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {target}"
        for path in python_files(PACKAGE / "server" / folder)
        for line, target in imported_names(path)
        if target.split(".")[0] in forbidden or ".".join(target.split(".")[:3]) in forbidden
    ]
    wrong += [str(path) for path in python_files(PACKAGE / "server" / folder) if re.search(r"\.(now|utcnow|today)\(", path.read_text())]
    assert list(python_files(PACKAGE / "server" / folder)) and not wrong, "\n".join(wrong)


SHARED_TESTS = [ROOT / "tests" / name for name in ("contract", "corpus", "dataset", "words")]
"""Tests that take each game in turn."""


def test_the_folders_of_shared_tests_have_tests() -> None:
    assert all(any(folder.glob("test_*.py")) for folder in SHARED_TESTS)


@pytest.mark.parametrize("folder", GAME_FOLDERS, ids=lambda folder: folder.name)
def test_no_game_is_named_outside_its_folder(folder: Path) -> None:
    """Removing a game's folder must leave nothing behind in the program, nor in the tests of all games. Records are named by games."""
    wrong = []
    for path in text_files():
        program = path.is_relative_to(ROOT / "src") or path.is_relative_to(ROOT / "web" / "src")
        shared_test = path.suffix != ".json" and any(path.is_relative_to(folder) for folder in SHARED_TESTS)
        if not (program or shared_test) or path.is_relative_to(folder):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if folder.name in line or folder.name.replace("_", "-") in line:
                wrong.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert not wrong, "\n".join(wrong)


HEAVY_MODULES = ("numpy", "numba", "llvmlite", "sqlalchemy", "starlette", "uvicorn")


@pytest.mark.parametrize(
    "code",
    [
        "import boardwright",
        "import boardwright; boardwright.games()",
        "import sys, contextlib, io, boardwright.cli as c\n"
        "with contextlib.suppress(SystemExit), contextlib.redirect_stdout(io.StringIO()): c.main(['--help'])",
    ],
    ids=["import", "games", "help"],
)
def test_listing_games_loads_no_heavy_module(code: str) -> None:
    report = f"{code}\nimport sys; print([m for m in {HEAVY_MODULES!r} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", report], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("module", ["processes.bot_process", "replay.checker"])
def test_the_processes_beside_the_server_load_no_database(module: str) -> None:
    """They start when a caller waits for them, and what they load counts as their memory."""
    report = f"import sys, boardwright.server.{module}; print([m for m in ('sqlalchemy', 'starlette', 'uvicorn') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", report], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_game_loads_without_numba() -> None:
    """Plain Python is enough to play without bots. Numba is loaded with the machine code."""
    code = (
        "import os, sys; os.environ['BOARDWRIGHT_JIT'] = '0'\n"
        "import boardwright as bw\n"
        "for game in map(bw.load, bw.games()): game.new_match(players=min(game.players), seed=1).legal(0)\n"
        "print('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
