"""Machine code is kept on disk: made once, never stale, never in the way. Tried out on a copy of the package."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from boardwright.core import compiled
from tests.house.matches import SMALLEST

PACKAGE = Path(__file__).parents[2] / "src" / "boardwright"

PLAY = """
import json, sys
from numba.core import event
import boardwright as bw
from boardwright.core.batch import play_batch
with event.install_recorder("numba:run_pass") as passes:
    game = bw.load(sys.argv[1]).compile()
    players = min(game.players)
    totals = play_batch(game, players, [game.about["levels"][-1]] * players, 3, bytes(32))
assert bw.__file__.startswith(sys.argv[2]), bw.__file__
print(json.dumps({"passes": len(passes.buffer), "hash": totals.state_hash, "native": game.native}))
"""


@dataclass
class Copy:
    """A copy of the package with a cache of its own."""

    root: Path
    cache: Path

    def play(self, cache: Path | None = None) -> dict[str, object]:
        """Start Python afresh, load a game and let bots play: how many passes the compiler ran, and a digest of the final states."""
        environment = dict(os.environ, PYTHONPATH=str(self.root), BOARDWRIGHT_CACHE=str(cache or self.cache), PYTHONDONTWRITEBYTECODE="1")
        environment.pop("BOARDWRIGHT_JIT", None)
        command = [sys.executable, "-W", "ignore", "-c", PLAY, SMALLEST, str(self.root)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=self.root)
        assert done.returncode == 0, done.stderr
        return dict(json.loads(done.stdout))

    def edit(self, path: str, old: str, new: str) -> None:
        file = self.root / "boardwright" / path
        text = file.read_text()
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path}"
        file.write_text(text.replace(old, new))

    def kept(self) -> dict[str, int]:
        return {str(path.relative_to(self.cache)): path.stat().st_mtime_ns for path in self.cache.rglob("*") if path.is_file()}

    def package(self) -> dict[str, int]:
        return {str(path): path.stat().st_mtime_ns for path in self.root.rglob("*")}


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    root = tmp_path_factory.mktemp("copied")
    shutil.copytree(PACKAGE, root / "boardwright", ignore=shutil.ignore_patterns("static", "__pycache__", "web", "server"))
    return Copy(root, tmp_path_factory.mktemp("cache"))


@pytest.fixture(scope="module")
def first(copied: Copy) -> dict[str, object]:
    before = copied.package()
    said = copied.play()
    assert copied.package() == before, "compiling wrote into the package, which may be read-only"
    return said


def test_the_first_start_compiles_and_keeps_it(copied: Copy, first: dict[str, object]) -> None:
    assert first["native"] and first["passes"]
    assert copied.kept()


def test_a_second_start_compiles_nothing_and_the_folder_does_not_grow(copied: Copy, first: dict[str, object]) -> None:
    kept = copied.kept()
    for _ in range(2):
        assert copied.play() == first | {"passes": 0}
        assert copied.kept() == kept


def test_an_edited_rule_is_compiled_again(copied: Copy, first: dict[str, object]) -> None:
    """The edit is in a file that no compiled entry is in, which Numba by itself would not notice; old code is removed."""
    folders = {path.name.rsplit("-", 1)[0] for path in copied.cache.iterdir()}
    copied.edit("core/random.py", "\nROUNDS = 8\n", "\nROUNDS = 20\n")
    edited = copied.play()
    assert edited["passes"] and edited["hash"] != first["hash"]
    assert copied.play() == edited | {"passes": 0}
    copied.edit("core/random.py", "\nROUNDS = 20\n", "\nROUNDS = 8\n")
    assert sorted(path.name.rsplit("-", 1)[0] for path in copied.cache.iterdir()) == sorted(folders)


def test_it_works_where_nothing_can_be_kept(copied: Copy, first: dict[str, object], tmp_path: Path) -> None:
    nowhere = tmp_path / "a file, not a folder"
    nowhere.touch()
    said = copied.play(cache=nowhere)
    assert said["passes"] and said["hash"] == first["hash"]
    assert nowhere.read_bytes() == b""


def test_code_of_a_source_edited_while_the_program_runs_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its functions were imported before the edit, so what they become must not be taken for the code of the new file."""
    monkeypatch.setenv("BOARDWRIGHT_CACHE", str(tmp_path / "cache"))
    source = tmp_path / "game" / "rules.py"
    source.parent.mkdir()
    source.write_text("VALUE = 1\n")
    for moment, kept in ((compiled.BEGAN - 1, True), (compiled.BEGAN + 1, False)):
        os.utime(source, (moment, moment))
        assert (compiled.cache_folder("game", [source.parent]) is not None) == kept


def test_a_folder_that_another_version_removes_meanwhile_is_no_error(tmp_path: Path) -> None:
    """As when an older program still runs while a newer one starts."""
    tried: list[bool] = []

    def compile_it(kept: bool) -> str:
        tried.append(kept)
        if kept:
            raise FileNotFoundError("rules.nbi.tmp")
        return "code"

    assert compiled._kept_in(tmp_path, compile_it) == "code"
    assert tried == [True, False]
    assert compiled._kept_in(tmp_path / "gone", compile_it) == "code"
    assert tried == [True, False, False]


COUNT = """
import sys
from pathlib import Path
import numpy as np
from boardwright.core import compiled
from boardwright.core.state import Cell
from counting import count
DTYPES = {"small": np.dtype([("n", "<i8")]), "large": np.dtype([("more", "<i8"), ("n", "<i8")])}
with compiled.quickly():
    for name in sys.argv[1:]:
        cell = Cell(DTYPES[name])
        compiled.entry(count, (DTYPES[name],), False, Path.cwd()).call(cell.address)
        print(name, cell.record)
"""
COUNTING = """
from boardwright.core.rule import rule

@rule
def mix(cell):
{steps}

@rule
def count(cell):
    mix(cell)
    mix(cell)
"""
STEPS = "\n".join(f"    cell.n = cell.n * {i + 2} // {i + 1} + 1" for i in range(60))  # too much to become part of the caller


def test_kept_code_of_one_record_is_not_taken_for_that_of_another(tmp_path: Path) -> None:
    """Two games call the same rule; each was compiled in a program of its own, then both are in one."""
    (tmp_path / "counting.py").write_text(COUNTING.format(steps=STEPS))
    environment = dict(os.environ, PYTHONPATH=str(tmp_path), PYTHONDONTWRITEBYTECODE="1")
    n = 0
    for step in (*range(60), *range(60)):
        n = n * (step + 2) // (step + 1) + 1
    right = {"small": f"small ({n},)", "large": f"large (0, {n})"}
    for names in (["small"], ["large"], ["small", "large"], ["large", "small"]):
        command = [sys.executable, "-W", "ignore", "-c", COUNT, *names]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines() == [right[name] for name in names]
