"""Tests of the other example games in packages of their own (`examples/`): their own tests, and the general tests over them.

`make test` runs a few tests in plain Python; `make prove` installs each package and runs everything.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.conftest import PROVE
from tests.contract.test_third_party import NOT_GENERAL
from tests.contract.third_party import EXAMPLE, ROOT, copy_example, environment_with, install

EXAMPLES = [path.parent for path in sorted((ROOT / "examples").glob("*/pyproject.toml")) if path.parent != EXAMPLE]
EACH_EXAMPLE = pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: str(path.name))
QUICK_TESTS = ("test_matches", "test_two_worlds")
MOST_LINES = 400
"""The most lines of Python in a whole small game, without blank lines, comments, docstrings and tests."""


def run_general_tests(example: Path, site: Path, names: list[str], **variables: str) -> None:
    """Run the named general tests over a game, and its own tests."""
    files = [str(ROOT / "tests" / "contract" / f"{name}.py") for name in names]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", example.name, *files, str(example / "tests")]
    done = subprocess.run(command, cwd=ROOT, env=environment_with(site, **variables), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]


@pytest.mark.parametrize("example", [EXAMPLE, *EXAMPLES], ids=lambda path: str(path.name))
def test_an_example_accepts_the_installed_version_of_boardwright(example: Path) -> None:
    """A checkout between releases has a version such as 0.1.dev7, which is older than 0.1."""
    [needed] = map(Requirement, tomllib.loads((example / "pyproject.toml").read_text())["project"]["dependencies"])
    assert needed.name == "boardwright" and needed.specifier.contains("0.1.dev7") and needed.specifier.contains("0.1")


@EACH_EXAMPLE
def test_an_example_passes_its_own_tests_and_quick_general_tests_in_plain_python(example: Path, tmp_path: Path) -> None:
    run_general_tests(example, copy_example(tmp_path / "site", example), list(QUICK_TESTS), BOARDWRIGHT_SHORT="1", BOARDWRIGHT_JIT="0")


@pytest.mark.skipif(not PROVE, reason="compiles every game: make prove")
@EACH_EXAMPLE
def test_an_example_passes_every_general_test(example: Path, tmp_path: Path) -> None:
    site = install(tmp_path / "site", example)
    excluded = {"test_examples", *NOT_GENERAL}
    names = [path.stem for path in sorted((ROOT / "tests" / "contract").glob("test_*.py")) if path.stem not in excluded]
    run_general_tests(example, site, [*names, "../words/test_files", "../words/test_games", "../words/test_used"], BOARDWRIGHT_SHORT="1")


@EACH_EXAMPLE
def test_an_example_is_small(example: Path) -> None:
    assert sum(count_lines(path) for path in (example / example.name).rglob("*.py")) < MOST_LINES


def count_lines(path: Path) -> int:
    """Return the number of lines of a module that are not blank, comments or docstrings."""
    count, inside = 0, False
    for line in path.read_text(encoding="utf-8").splitlines():
        text = line.strip()
        opens = text.startswith('"""')
        if opens or inside:
            inside = not text.endswith('"""') if inside else not (len(text) > 3 and text.endswith('"""'))
        elif text and not text.startswith("#"):
            count += 1
    return count
