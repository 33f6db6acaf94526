"""What is published: its version comes from the tag, and it installs and plays on every Python there is, without Node and a compiler."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path
from urllib.request import urlopen

import pytest
import yaml

import boardwright as bw
import hatch_build
from tests.conftest import PROVE
from tests.contract.matches import SMALLEST
from tests.project.source_files import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOT_THERE = {"node", "nodejs", "npm", "npx", "corepack"}
proving = pytest.mark.skipif(not PROVE, reason="installs whole environments: make prove")


def clean(environment: dict[str, str]) -> dict[str, str]:
    """A clean environment with only these variables set."""
    return {key: value for key, value in os.environ.items() if not key.startswith(("BOARDWRIGHT_", "PYTHON"))} | environment


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """What a command prints; it has to succeed."""
    done = subprocess.run(command, cwd=cwd, env=clean(environment), capture_output=True, text=True, check=False)
    assert done.returncode == 0, (command, done.stdout[-4000:], done.stderr[-4000:])
    return done.stdout


# -- the version ------------------------------------------------------------------------------------------------------------------


def test_the_version_stands_nowhere_but_in_the_tag() -> None:
    assert "version" not in PROJECT and PROJECT["dynamic"] == ["version"]
    assert bw.__version__ == version("boardwright")
    assert re.match(r"\d+\.\d+", bw.__version__)
    assert "version" not in citation()


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git on this machine")
def test_a_tag_makes_the_version_and_a_copy_without_history_has_one(tmp_path: Path) -> None:
    def found() -> str:
        return run(sys.executable, "-m", "hatchling", "version", cwd=tmp_path).strip()

    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    assert found() == "0.1.dev0"
    git = ("git", "-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "init.defaultBranch=main")
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "x"], ["tag", "v3.14.1"]):
        run(*git, *words, cwd=tmp_path)
    assert found() == "3.14.1"
    shutil.rmtree(tmp_path / ".git")
    (tmp_path / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: boardwright\nVersion: 3.14.2\n")
    assert found() == "3.14.2", "a source distribution says which version it is"


# -- the citation -----------------------------------------------------------------------------------------------------------------


def citation() -> dict[str, object]:
    found: dict[str, object] = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    return found


def test_the_citation_has_what_the_format_asks_for() -> None:
    found = citation()
    assert {"cff-version", "message", "title", "authors"} <= found.keys()
    assert found.keys() <= {"abstract", "authors", "cff-version", "keywords", "license", "message", "title", "type"}
    assert found["cff-version"] == "1.2.0" and found["type"] == "software"
    assert found["license"] == PROJECT["license"]
    assert found["authors"] == PROJECT["authors"]


# -- what is published ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The build looks at a package and a page in a folder of their own."""
    monkeypatch.delenv("BOARDWRIGHT_PAGE", raising=False)
    monkeypatch.setattr(hatch_build, "WEB", tmp_path / "web")
    monkeypatch.setattr(hatch_build, "STATIC", tmp_path / "static")
    monkeypatch.setattr(hatch_build, "digest", lambda: "of this source")
    (tmp_path / "web").mkdir()
    (tmp_path / "static").mkdir()
    return tmp_path


def test_a_page_that_fits_its_source_needs_no_node(package: Path) -> None:
    """This is the case in a source distribution, which contains both."""
    assert not hatch_build.nothing_to_build()
    (package / "web" / "package.json").write_text("{}")
    (package / "static" / "index.html").write_text("")
    assert not hatch_build.nothing_to_build()
    (package / "static" / ".digest").write_text("of another page")
    assert not hatch_build.nothing_to_build()
    (package / "static" / ".digest").write_text("of this source")
    assert hatch_build.nothing_to_build()
    (package / "web" / "package.json").unlink()
    assert hatch_build.nothing_to_build(), "a package without the page's source"


@cache
def pythons() -> tuple[str, ...]:
    """A Python of each version from 3.11 up, as far as this machine has them: on the path, from pyenv, in BOARDWRIGHT_PYTHONS."""
    homes = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions").glob("3.*/bin/python3")
    named = filter(None, os.environ.get("BOARDWRIGHT_PYTHONS", "").split(os.pathsep))
    path = [shutil.which(f"python3.{minor}") for minor in range(11, 30)]
    found: dict[tuple[int, ...], str] = {}
    for each in (*named, *filter(None, path), *sorted(map(str, homes))):
        code = "import sys, ensurepip, venv; print(*sys.version_info[:2])"
        done = subprocess.run([each, "-c", code], capture_output=True, text=True, check=False)
        number = tuple(map(int, done.stdout.split())) if done.returncode == 0 else (0,)
        if number >= (3, 11):
            found.setdefault(number, each)
    return tuple(found[number] for number in sorted(found))


@pytest.fixture(scope="module")
def path_without_node(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with every program of this machine but Node."""
    folder = tmp_path_factory.mktemp("programs")
    for place in os.get_exec_path():
        for each in Path(place).glob("*") if Path(place).is_absolute() else ():
            if each.name not in NOT_THERE and not (folder / each.name).exists():
                (folder / each.name).symlink_to(each)
    assert not any(shutil.which(name, path=str(folder)) for name in NOT_THERE)
    return str(folder)


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory, path_without_node: str) -> tuple[Path, Path]:
    """The source distribution, and the wheel that is made from it without Node, in an environment of its own."""
    folder = tmp_path_factory.mktemp("published")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    [sdist] = folder.glob("*.tar.gz")
    options = ("--quiet", "--no-deps", "--disable-pip-version-check", "--wheel-dir", str(folder))
    run(sys.executable, "-m", "pip", "wheel", *options, sdist, cwd=folder, PATH=path_without_node, BOARDWRIGHT_RULES=SMALLEST)
    [wheel] = folder.glob("*.whl")
    return sdist, wheel


@proving
def test_the_index_would_take_both_files(published: tuple[Path, Path]) -> None:
    said = run(sys.executable, "-m", "twine", "check", "--strict", *published, cwd=ROOT)
    assert said.count("PASSED") == 2, said
    sdist, wheel = published
    with tarfile.open(sdist) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    assert {"PKG-INFO", "CITATION.cff", "LICENSE", "web/package.json", "src/boardwright/static/index.html"} <= names
    assert wheel.name.split("-")[1] == sdist.name.removesuffix(".tar.gz").split("-")[1]


@proving
@pytest.mark.parametrize("python", pythons() if PROVE else [sys.executable])
def test_a_fresh_environment_plays_and_serves(published: tuple[Path, Path], python: str, path_without_node: str, tmp_path: Path) -> None:
    """First from the wheel, then from the source distribution, which is built by the very Python that it is installed into."""
    run(python, "-m", "venv", tmp_path / "env", cwd=tmp_path)
    env = {"PATH": f"{tmp_path / 'env' / 'bin'}{os.pathsep}{path_without_node}", "BOARDWRIGHT_CACHE": str(tmp_path / "kept")}
    install = ("pip", "install", "--quiet", "--disable-pip-version-check")
    for file, how in zip(reversed(published), ([], ["--no-deps", "--force-reinstall"])):
        run(tmp_path / "env" / "bin" / install[0], *install[1:], *how, file, cwd=tmp_path, BOARDWRIGHT_RULES=SMALLEST, **env)
        plays(tmp_path, env, file)
        shutil.rmtree(tmp_path / "kept", ignore_errors=True)


def plays(folder: Path, env: dict[str, str], file: Path) -> None:
    """A match by command line, which verifies; the page from a server; both of the version that was published."""
    boardwright = folder / "env" / "bin" / "boardwright"
    number = file.name.removeprefix("boardwright-").removesuffix(".tar.gz").split("-")[0]
    assert run(boardwright, "--version", cwd=folder, **env) == f"boardwright {number}\n"
    run(
        boardwright, "play", SMALLEST, "--players", "2", "--bots", "greedy,greedy", "--seed", "1", "--save", "match.json", cwd=folder, **env
    )
    assert "sound" in run(boardwright, "verify", "match.json", "--lang", "en", cwd=folder, **env)
    assert "numba" not in run(folder / "env" / "bin" / "pip", "list", cwd=folder, **env)
    with served(boardwright, folder, env) as address:
        with urlopen(address) as answer:
            page = answer.read().decode()
        script = re.search(r'src="\.?/?(assets/[\w-]+\.js)"', page)
        assert script, page
        with urlopen(address + script[1]) as answer:
            assert len(answer.read()) > 1000


@contextmanager
def served(boardwright: Path, folder: Path, env: dict[str, str]) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    words = [boardwright, "serve", "--port", "0", "--db", folder / "matches.db"]
    process = subprocess.Popen(words, cwd=folder, env=clean(env), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+/", process.stdout.readline())
        assert found
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=30)
