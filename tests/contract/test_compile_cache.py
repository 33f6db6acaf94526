"""Machine code is kept on disk: compiled once, never stale, never in the way.

Whole games in processes of their own (the example game, which is the smallest), then single rules in this one. The tests count how often
Numba's compiler runs.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from boardwright.core.machine.code_store import Store, open_store
from boardwright.core.machine.state import RecordBuffer
from tests.conftest import PROVE, choose_cases, only_in_prove
from tests.contract.third_party import GUEST, beside, copied

PLAY = """
import importlib, json, os, resource, sys
for name in os.environ.get("FIRST", "").split():
    importlib.import_module(name)
from numba.core import event
import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
if len(sys.argv) > 2:
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]),) * 2)
with event.install_recorder("numba:run_pass") as passes:
    game = bw.load(sys.argv[1]).compile()
    totals = simulate_batch(game, 2, ["eager"] * 2, 3, bytes(32))
compiled = sorted({record.data["qualname"] for _, record in passes.buffer})
print(json.dumps({"compiled": compiled, "hash": totals.state_hash, "native": game.native}))
"""


@dataclass
class Guest:
    """An editable copy of the example game, with its own cache."""

    site: Path
    cache: Path

    def take_over(self, name: str) -> None:
        """What this machine's cache has, made by other tests or now: compiling all of it again takes as long as the rest of this file."""
        store = open_store(name)
        assert store is not None
        Guest(self.site, store.folder.parent).play()
        shutil.copytree(store.folder, self.cache / name)

    def play(self, *limit: int, **more: str) -> dict[str, Any]:
        """Start a new Python process, load the game and let bots play: returns the compiled functions, and a digest of the final states."""
        environment = beside(self.site, BOARDWRIGHT_CACHE=str(self.cache), **more)
        environment.pop("BOARDWRIGHT_JIT", None)
        command = [sys.executable, "-W", "ignore", "-c", PLAY, GUEST, *map(str, limit)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=self.site)
        assert done.returncode == 0, done.stderr
        return dict(json.loads(done.stdout))

    def edit(self, path: str, old: str, new: str) -> None:
        file = self.site / GUEST / path
        text = file.read_text()
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path}"
        file.write_text(text.replace(old, new))

    def kept(self) -> list[Path]:
        return sorted(path for path in self.cache.rglob("*") if path.is_file() and path.name != "lock")


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Guest:
    site = copied(tmp_path_factory.mktemp("guest") / "site")
    return Guest(site, tmp_path_factory.mktemp("cache"))


@pytest.fixture(scope="module")
def first(guest: Guest) -> dict[str, Any]:
    """The report of the first start: in `make prove` it compiles everything, otherwise nothing that other tests have compiled."""
    if not PROVE:
        guest.take_over(GUEST)
    before = {path: path.stat().st_mtime_ns for path in guest.site.rglob("*")}
    said = guest.play()
    assert said["native"]
    assert not PROVE or {"apply", "setup", "legal", "playout_all", "eager"} <= set(said["compiled"])
    assert {path: path.stat().st_mtime_ns for path in guest.site.rglob("*")} == before, "the package may be read-only"
    return said


def test_a_second_start_compiles_nothing_and_writes_nothing(guest: Guest, first: dict[str, Any]) -> None:
    written = {path: path.stat().st_ino for path in guest.kept()}
    assert len(written) > 8
    for imported_first in choose_cases([f"{GUEST}.rules"], ["", f"{GUEST}.rules"]):
        assert guest.play(FIRST=imported_first) == first | {"compiled": []}, imported_first
    assert {path: path.stat().st_ino for path in guest.kept()} == written


@only_in_prove("rules by themselves are below, keys in tests/core/test_code_keys.py")
def test_only_an_edit_of_what_is_played_by_compiles_and_only_what_reaches_it(guest: Guest, first: dict[str, Any]) -> None:
    guest.edit("view.py", "def view(", "MORE = 1\n\n\ndef view(")
    guest.edit("words/en.ftl", "Sealed Bids", "Bids")
    guest.edit("terminal.py", "def draw(", "MORE = 1\n\n\ndef draw(")
    guest.edit("rules.py", '"""The rules, in the order of a match."""', '"""The rules."""\n\n# A comment.\n')
    assert guest.play() == first | {"compiled": []}
    guest.edit("scoring.py", "return state.players // count", "return state.players // count + 1")
    edited = guest.play()
    assert "apply" in edited["compiled"] and edited["hash"] != first["hash"]
    assert not {"setup", "legal", "hide", "eager", "random", "playout_all"} & set(edited["compiled"])
    guest.edit("scoring.py", "return state.players // count + 1", "return state.players // count")
    assert guest.play() == first | {"compiled": []}, "the former code is still there"


@only_in_prove("a rule by itself is below")
def test_spoiled_files_are_made_again(guest: Guest, first: dict[str, Any]) -> None:
    """Emptied, truncated, overwritten, and with one bit flipped: four of them, in `make prove` all."""
    for number, path in enumerate(guest.kept() if PROVE else small(guest.kept())):
        content = path.read_bytes()
        spoiled = [b"", content[: len(content) // 2], content[::-1], content[:-9] + bytes([content[-9] ^ 4]) + content[-8:]]
        path.write_bytes(spoiled[number % 4])
    again = guest.play()
    assert again["hash"] == first["hash"] and "outcome" in again["compiled"] and ("apply" in again["compiled"]) == PROVE
    assert guest.play() == first | {"compiled": []}


def small(kept: list[Path]) -> list[Path]:
    """The four that compile fastest, among them the outcome's."""
    return sorted(kept, key=lambda path: (".outcome-" not in path.name, path.stat().st_size))[:4]


def test_it_is_played_where_the_disk_is_full_and_where_nothing_can_be_kept(guest: Guest, first: dict[str, Any], tmp_path: Path) -> None:
    part = Guest(guest.site, tmp_path / "cache")
    shutil.copytree(guest.cache, part.cache)
    for missing in part.cache.glob("*/*.outcome-*"):
        missing.unlink()
    kept = part.kept()
    said = part.play(100)  # files may have 100 bytes at most, as on a full disk
    assert said["hash"] == first["hash"] and "outcome" in said["compiled"] and "apply" not in said["compiled"]
    assert part.kept() == kept
    if PROVE:  # everything is compiled again; for a single rule see tests/core/test_code_store.py
        part.cache.chmod(0o777)  # nothing is read where others can write, and nothing is changed
        said = part.play()
        assert said["hash"] == first["hash"] and "apply" in said["compiled"]
        assert part.kept() == kept


COUNTING = """
from boardwright.core.machine.rule import rule

STEPS = 3

@rule
def count(cell):
    for _ in range(STEPS):
        cell.n = cell.n * 2 + 1
"""
SMALL, LARGE = np.dtype([("n", "<i8")]), np.dtype([("more", "<i8"), ("n", "<i8")])


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    (tmp_path / "kept").mkdir(mode=0o700)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setitem(sys.modules, "counting", None)
    return Store(tmp_path / "kept")


def imported(store: Store, text: str) -> Any:
    """The rule in this text, as a newly started program sees it."""
    (store.folder.parent / "counting.py").write_text(text)
    sys.modules.pop("counting", None)
    import counting

    return counting.count


def run(store: Store, rule: Any = COUNTING, dtype: np.dtype = SMALL) -> tuple[int, bool]:
    """The count of a rule (or the one in a text), and whether it was compiled."""
    from numba.core import event

    from boardwright.core.machine.compiled import entry

    function = imported(store, rule) if isinstance(rule, str) else rule
    cell = RecordBuffer(dtype)
    with event.install_recorder("numba:run_pass") as passes:
        entry(function, (dtype,), False, store).call(cell.address)
    return int(cell.record.n), len(passes.buffer) > 0


def test_a_rule_is_compiled_once_for_each_text_and_record(store: Store) -> None:
    assert run(store) == (7, True)
    assert run(store) == (7, False)
    assert run(store, COUNTING.replace("STEPS = 3", "STEPS = 2")) == (3, True)
    assert run(store, dtype=LARGE) == (7, True)
    for text, dtype, counted in ((COUNTING, SMALL, 7), (COUNTING.replace("STEPS = 3", "STEPS = 2"), SMALL, 3), (COUNTING, LARGE, 7)):
        assert run(store, text, dtype) == (counted, False)


def test_a_source_that_is_edited_after_its_import_does_not_matter(store: Store) -> None:
    """A running program keeps code under the key of what it was made from, not of what the file has become."""
    edited = COUNTING.replace("STEPS = 3", "STEPS = 2")
    rule = imported(store, COUNTING)
    (store.folder.parent / "counting.py").write_text(edited)
    assert run(store, rule) == (7, True)
    assert run(store, edited) == (3, True)
    assert run(store, COUNTING) == (7, False)


MADE = """
from boardwright.core.machine.rule import rule

def make(factor):
    @rule
    def times(cell):
        return cell.n * factor
    return times

twice = make(2)

@rule
def count(cell):
    for _ in range(3):
        cell.n = twice(cell) + 1
"""


def test_a_rule_of_which_it_cannot_be_told_whether_it_stayed_the_same_is_not_kept(store: Store) -> None:
    """It uses a value that only its closure knows."""
    for _ in range(2):
        assert run(store, MADE) == (7, True)
    assert list(store.folder.iterdir()) == []


@pytest.mark.parametrize("how", ["empty", "half", "random", "one bit"])
def test_a_spoiled_file_is_made_again(how: str, store: Store) -> None:
    assert run(store) == (7, True)
    (path,) = store.folder.glob("counting.count-*")
    content = path.read_bytes()
    middle = len(content) // 2
    bit = content[:middle] + bytes([content[middle] ^ 16]) + content[middle + 1 :]
    path.write_bytes({"empty": b"", "half": content[:middle], "random": os.urandom(len(content)), "one bit": bit}[how])
    assert run(store) == (7, True)
    assert run(store) == (7, False)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS])
def test_a_disk_that_takes_nothing_costs_only_time(number: int, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    run(store, dtype=LARGE)
    monkeypatch.setattr("tempfile.mkstemp", refuse)
    monkeypatch.setattr(os, "open", refuse)
    monkeypatch.setattr(os, "utime", refuse)
    assert [run(store) for _ in range(2)] == [(7, True)] * 2
    assert run(store, dtype=LARGE) == (7, False)


def test_numba_is_as_it_was_for_everybody_else(store: Store) -> None:
    """The patches are reverted after compiling rules, also after an error."""
    from numba.core.errors import TypingError

    from boardwright.core.machine.numba_patches import _PATCHES

    theirs = [getattr(owner, name) for owner, name, _ in _PATCHES]
    run(store)
    with pytest.raises(TypingError):
        run(store, COUNTING.replace("cell.n *", "cell +"))
    assert [getattr(owner, name) for owner, name, _ in _PATCHES] == theirs
    assert all(ours not in theirs for *_, ours in _PATCHES)


COUNT = """
import sys
from pathlib import Path
import numpy as np
from boardwright.core.machine.code_store import Store
from boardwright.core.machine.compiled import entry, low_optimization_level
from boardwright.core.machine.state import RecordBuffer
from linked import count
DTYPES = {"small": np.dtype([("n", "<i8")]), "large": np.dtype([("more", "<i8"), ("n", "<i8")])}
with low_optimization_level():
    for name in sys.argv[1:]:
        cell = RecordBuffer(DTYPES[name])
        entry(count, (DTYPES[name],), False, Store(Path.cwd())).call(cell.address)
        print(name, cell.record)
"""
LINKED = """
from boardwright.core.machine.rule import rule

@rule
def mix(cell):
{steps}

@rule
def count(cell):
    mix(cell)
    mix(cell)
"""
STEPS = "\n".join(f"    cell.n = cell.n * {i + 2} // {i + 1} + 1" for i in range(60))  # too much to be inlined into the caller


def test_kept_code_of_one_record_is_not_taken_for_that_of_another(tmp_path: Path) -> None:
    """Two games call the same rule; each was compiled in its own process, then both are in one."""
    (tmp_path / "linked.py").write_text(LINKED.format(steps=STEPS))
    environment = dict(os.environ, PYTHONPATH=str(tmp_path), PYTHONDONTWRITEBYTECODE="1")
    n = 0
    for step in (*range(60), *range(60)):
        n = n * (step + 2) // (step + 1) + 1
    right = {"small": f"small ({n},)", "large": f"large (0, {n})"}
    for names in (["small"], ["large"], ["small", "large"]):
        command = [sys.executable, "-W", "ignore", "-c", COUNT, *names]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines() == [right[name] for name in names]
    assert len(list(tmp_path.glob("linked.count-*"))) == 2
