"""The published distributions get their version from the tag, and install and play on every Python without Node and a compiler."""

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
NODE_PROGRAMS = {"node", "nodejs", "npm", "npx", "corepack"}
only_in_prove = pytest.mark.skipif(not PROVE, reason="installs whole environments: make prove")


def clean_environment(environment: dict[str, str]) -> dict[str, str]:
    """Return the environment without Boardwright's and Python's variables, with these added."""
    return {key: value for key, value in os.environ.items() if not key.startswith(("BOARDWRIGHT_", "PYTHON"))} | environment


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Run a command that must succeed, and return its output."""
    done = subprocess.run(command, cwd=cwd, env=clean_environment(environment), capture_output=True, text=True, check=False)
    assert done.returncode == 0, (command, done.stdout[-4000:], done.stderr[-4000:])
    return done.stdout


# -- the version ------------------------------------------------------------------------------------------------------------------


def test_the_version_is_written_in_the_tag_only() -> None:
    assert "version" not in PROJECT and PROJECT["dynamic"] == ["version"]
    assert bw.__version__ == version("boardwright")
    assert re.match(r"\d+\.\d+", bw.__version__)
    assert "version" not in citation()


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git on this machine")
def test_the_version_comes_from_the_tag_or_from_the_source_distribution(tmp_path: Path) -> None:
    def version_here() -> str:
        return run(sys.executable, "-m", "hatchling", "version", cwd=tmp_path).strip()

    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    assert version_here() == "0.1.dev0"
    git = ("git", "-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "init.defaultBranch=main")
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "x"], ["tag", "v3.14.1"]):
        run(*git, *words, cwd=tmp_path)
    assert version_here() == "3.14.1"
    shutil.rmtree(tmp_path / ".git")
    (tmp_path / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: boardwright\nVersion: 3.14.2\n")
    assert version_here() == "3.14.2", "a source distribution contains its version"


# -- the citation -----------------------------------------------------------------------------------------------------------------


def citation() -> dict[str, object]:
    content: dict[str, object] = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    return content


def test_the_citation_has_the_required_fields() -> None:
    fields = citation()
    assert {"cff-version", "message", "title", "authors"} <= fields.keys()
    assert fields.keys() <= {"abstract", "authors", "cff-version", "keywords", "license", "message", "title", "type"}
    assert fields["cff-version"] == "1.2.0" and fields["type"] == "software"
    assert fields["license"] == PROJECT["license"]
    assert fields["authors"] == PROJECT["authors"]


# -- what is published ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the build look at a package and a page in a folder of their own."""
    monkeypatch.delenv("BOARDWRIGHT_PAGE", raising=False)
    monkeypatch.setattr(hatch_build, "WEB", tmp_path / "web")
    monkeypatch.setattr(hatch_build, "STATIC", tmp_path / "static")
    monkeypatch.setattr(hatch_build, "digest", lambda: "of this source")
    (tmp_path / "web").mkdir()
    (tmp_path / "static").mkdir()
    return tmp_path


def test_a_page_that_is_up_to_date_is_not_built(package: Path) -> None:
    """A source distribution contains both the page and its source."""
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
    """Return a Python of each version from 3.11 up that this machine has: on the path, from pyenv, in BOARDWRIGHT_PYTHONS."""
    homes = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions").glob("3.*/bin/python3")
    named = filter(None, os.environ.get("BOARDWRIGHT_PYTHONS", "").split(os.pathsep))
    path = [shutil.which(f"python3.{minor}") for minor in range(11, 30)]
    by_version: dict[tuple[int, ...], str] = {}
    for program in (*named, *filter(None, path), *sorted(map(str, homes))):
        code = "import sys, ensurepip, venv; print(*sys.version_info[:2])"
        done = subprocess.run([program, "-c", code], capture_output=True, text=True, check=False)
        number = tuple(map(int, done.stdout.split())) if done.returncode == 0 else (0,)
        if number >= (3, 11):
            by_version.setdefault(number, program)
    return tuple(by_version[number] for number in sorted(by_version))


@pytest.fixture(scope="module")
def path_without_node(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a folder with every program of this machine except Node."""
    folder = tmp_path_factory.mktemp("programs")
    for folder_on_path in os.get_exec_path():
        for program in Path(folder_on_path).glob("*") if Path(folder_on_path).is_absolute() else ():
            if program.name not in NODE_PROGRAMS and not (folder / program.name).exists():
                (folder / program.name).symlink_to(program)
    assert not any(shutil.which(name, path=str(folder)) for name in NODE_PROGRAMS)
    return str(folder)


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory, path_without_node: str) -> tuple[Path, Path]:
    """Build the source distribution, and from it, without Node and in its own environment, the wheel."""
    folder = tmp_path_factory.mktemp("published")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    [sdist] = folder.glob("*.tar.gz")
    options = ("--quiet", "--no-deps", "--disable-pip-version-check", "--wheel-dir", str(folder))
    run(sys.executable, "-m", "pip", "wheel", *options, sdist, cwd=folder, PATH=path_without_node, BOARDWRIGHT_RULES=SMALLEST)
    [wheel] = folder.glob("*.whl")
    return sdist, wheel


@only_in_prove
def test_both_distributions_pass_twine(published: tuple[Path, Path]) -> None:
    output = run(sys.executable, "-m", "twine", "check", "--strict", *published, cwd=ROOT)
    assert output.count("PASSED") == 2, output
    sdist, wheel = published
    with tarfile.open(sdist) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    assert {"PKG-INFO", "CITATION.cff", "LICENSE", "web/package.json", "src/boardwright/static/index.html"} <= names
    assert wheel.name.split("-")[1] == sdist.name.removesuffix(".tar.gz").split("-")[1]


@only_in_prove
@pytest.mark.parametrize("python", pythons() if PROVE else [sys.executable])
def test_a_fresh_environment_plays_and_serves(published: tuple[Path, Path], python: str, path_without_node: str, tmp_path: Path) -> None:
    """The wheel is installed first, then the source distribution, which the same Python builds."""
    run(python, "-m", "venv", tmp_path / "env", cwd=tmp_path)
    env = {"PATH": f"{tmp_path / 'env' / 'bin'}{os.pathsep}{path_without_node}", "BOARDWRIGHT_CACHE": str(tmp_path / "kept")}
    install = ("pip", "install", "--quiet", "--disable-pip-version-check")
    for file, options in zip(reversed(published), ([], ["--no-deps", "--force-reinstall"])):
        run(tmp_path / "env" / "bin" / install[0], *install[1:], *options, file, cwd=tmp_path, BOARDWRIGHT_RULES=SMALLEST, **env)
        check_installation(tmp_path, env, file)
        shutil.rmtree(tmp_path / "kept", ignore_errors=True)


def check_installation(folder: Path, env: dict[str, str], file: Path) -> None:
    """Play and verify a match at the command line, and get the page from a server, both of the published version."""
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
    """Run a server and return its address."""
    words = [boardwright, "serve", "--port", "0", "--db", folder / "matches.db"]
    process = subprocess.Popen(words, cwd=folder, env=clean_environment(env), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        address = re.search(r"http://\S+/", process.stdout.readline())
        assert address
        yield address[0]
    finally:
        process.terminate()
        process.communicate(timeout=30)
