"""Tests of the cache of machine code on disk: code is compiled once, is never stale, and a broken cache does no harm.

The first tests run a whole game (the example game, which is the smallest) in new processes, the others single rules in this one. They count
the runs of Numba's compiler.
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
from tests.contract.third_party import EXAMPLE_NAME, copy_example, environment_with

PLAY_EXAMPLE = """
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
class ExampleCopy:
    """An editable copy of the example game, with its own cache."""

    site: Path
    cache: Path

    def copy_cache(self, name: str) -> None:
        """Copy the machine's cache of a game, after filling it: compiling everything again would take as long as the rest of this file."""
        store = open_store(name)
        assert store is not None
        ExampleCopy(self.site, store.folder.parent).play()
        shutil.copytree(store.folder, self.cache / name)

    def play(self, *limit: int, **variables: str) -> dict[str, Any]:
        """Load the game in a new Python process and let bots play; return the compiled functions and a digest of the final states."""
        environment = environment_with(self.site, BOARDWRIGHT_CACHE=str(self.cache), **variables)
        environment.pop("BOARDWRIGHT_JIT", None)
        command = [sys.executable, "-W", "ignore", "-c", PLAY_EXAMPLE, EXAMPLE_NAME, *map(str, limit)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=self.site)
        assert done.returncode == 0, done.stderr
        return dict(json.loads(done.stdout))

    def edit(self, path: str, old: str, new: str) -> None:
        file = self.site / EXAMPLE_NAME / path
        text = file.read_text()
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path}"
        file.write_text(text.replace(old, new))

    def cached_files(self) -> list[Path]:
        return sorted(path for path in self.cache.rglob("*") if path.is_file() and path.name != "lock")


@pytest.fixture(scope="module")
def example_copy(tmp_path_factory: pytest.TempPathFactory) -> ExampleCopy:
    site = copy_example(tmp_path_factory.mktemp("guest") / "site")
    return ExampleCopy(site, tmp_path_factory.mktemp("cache"))


@pytest.fixture(scope="module")
def first_start(example_copy: ExampleCopy) -> dict[str, Any]:
    """The report of the first start: in `make prove` it compiles everything, otherwise only what other tests have not compiled."""
    if not PROVE:
        example_copy.copy_cache(EXAMPLE_NAME)
    before = {path: path.stat().st_mtime_ns for path in example_copy.site.rglob("*")}
    report = example_copy.play()
    assert report["native"]
    assert not PROVE or {"apply", "setup", "legal", "playout_all", "eager"} <= set(report["compiled"])
    assert {path: path.stat().st_mtime_ns for path in example_copy.site.rglob("*")} == before, "the package may be read-only"
    return report


def test_a_second_start_compiles_nothing_and_writes_nothing(example_copy: ExampleCopy, first_start: dict[str, Any]) -> None:
    written = {path: path.stat().st_ino for path in example_copy.cached_files()}
    assert len(written) > 8
    for imported_first in choose_cases([f"{EXAMPLE_NAME}.rules"], ["", f"{EXAMPLE_NAME}.rules"]):
        assert example_copy.play(FIRST=imported_first) == first_start | {"compiled": []}, imported_first
    assert {path: path.stat().st_ino for path in example_copy.cached_files()} == written


@only_in_prove("rules by themselves are below, keys in tests/core/test_code_keys.py")
def test_an_edit_of_a_rule_compiles_only_the_functions_that_use_it(example_copy: ExampleCopy, first_start: dict[str, Any]) -> None:
    example_copy.edit("view.py", "def view(", "MORE = 1\n\n\ndef view(")
    example_copy.edit("words/en.ftl", "Sealed Bids", "Bids")
    example_copy.edit("terminal.py", "def draw(", "MORE = 1\n\n\ndef draw(")
    example_copy.edit("rules.py", '"""The rules, in the order of a match."""', '"""The rules."""\n\n# A comment.\n')
    assert example_copy.play() == first_start | {"compiled": []}
    example_copy.edit("scoring.py", "return state.players // count", "return state.players // count + 1")
    report = example_copy.play()
    assert "apply" in report["compiled"] and report["hash"] != first_start["hash"]
    assert not {"setup", "legal", "hide", "eager", "random", "playout_all"} & set(report["compiled"])
    example_copy.edit("scoring.py", "return state.players // count + 1", "return state.players // count")
    assert example_copy.play() == first_start | {"compiled": []}, "the former code is still there"


@only_in_prove("a rule by itself is below")
def test_corrupt_files_are_compiled_again(example_copy: ExampleCopy, first_start: dict[str, Any]) -> None:
    """Files are emptied, truncated, reversed, or have a bit flipped: four files, in `make prove` all."""
    for number, path in enumerate(example_copy.cached_files() if PROVE else smallest_files(example_copy.cached_files())):
        content = path.read_bytes()
        corrupted = [b"", content[: len(content) // 2], content[::-1], content[:-9] + bytes([content[-9] ^ 4]) + content[-8:]]
        path.write_bytes(corrupted[number % 4])
    report = example_copy.play()
    assert report["hash"] == first_start["hash"] and "outcome" in report["compiled"] and ("apply" in report["compiled"]) == PROVE
    assert example_copy.play() == first_start | {"compiled": []}


def smallest_files(files: list[Path]) -> list[Path]:
    """Return the four files that compile fastest, among them the outcome's."""
    return sorted(files, key=lambda path: (".outcome-" not in path.name, path.stat().st_size))[:4]


def test_a_game_is_played_although_code_cannot_be_stored(example_copy: ExampleCopy, first_start: dict[str, Any], tmp_path: Path) -> None:
    partial_copy = ExampleCopy(example_copy.site, tmp_path / "cache")
    shutil.copytree(example_copy.cache, partial_copy.cache)
    for missing in partial_copy.cache.glob("*/*.outcome-*"):
        missing.unlink()
    files_before = partial_copy.cached_files()
    report = partial_copy.play(100)  # files are limited to 100 bytes, as on a full disk
    assert report["hash"] == first_start["hash"] and "outcome" in report["compiled"] and "apply" not in report["compiled"]
    assert partial_copy.cached_files() == files_before
    if PROVE:  # everything is compiled again; for a single rule see tests/core/test_code_store.py
        partial_copy.cache.chmod(0o777)  # a folder that others can write is neither read nor changed
        report = partial_copy.play()
        assert report["hash"] == first_start["hash"] and "apply" in report["compiled"]
        assert partial_copy.cached_files() == files_before


COUNTING_RULE = """
from boardwright.core.machine.rule import rule

STEPS = 3

@rule
def count(cell):
    for _ in range(STEPS):
        cell.n = cell.n * 2 + 1
"""
SMALL_RECORD, LARGE_RECORD = np.dtype([("n", "<i8")]), np.dtype([("more", "<i8"), ("n", "<i8")])


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    (tmp_path / "kept").mkdir(mode=0o700)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setitem(sys.modules, "counting", None)
    return Store(tmp_path / "kept")


def import_rule(store: Store, text: str) -> Any:
    """Return the rule in this text, imported as in a new process."""
    (store.folder.parent / "counting.py").write_text(text)
    sys.modules.pop("counting", None)
    import counting

    return counting.count


def run_rule(store: Store, rule: Any = COUNTING_RULE, dtype: np.dtype = SMALL_RECORD) -> tuple[int, bool]:
    """Run a rule, or the one in a text; return its count and whether it was compiled."""
    from numba.core import event

    from boardwright.core.machine.compiled import entry

    function = import_rule(store, rule) if isinstance(rule, str) else rule
    cell = RecordBuffer(dtype)
    with event.install_recorder("numba:run_pass") as passes:
        entry(function, (dtype,), False, store).call(cell.address)
    return int(cell.record.n), len(passes.buffer) > 0


def test_a_rule_is_compiled_once_for_each_text_and_record(store: Store) -> None:
    assert run_rule(store) == (7, True)
    assert run_rule(store) == (7, False)
    assert run_rule(store, COUNTING_RULE.replace("STEPS = 3", "STEPS = 2")) == (3, True)
    assert run_rule(store, dtype=LARGE_RECORD) == (7, True)
    for text, dtype, counted in (
        (COUNTING_RULE, SMALL_RECORD, 7),
        (COUNTING_RULE.replace("STEPS = 3", "STEPS = 2"), SMALL_RECORD, 3),
        (COUNTING_RULE, LARGE_RECORD, 7),
    ):
        assert run_rule(store, text, dtype) == (counted, False)


def test_code_is_stored_under_the_key_of_the_imported_source(store: Store) -> None:
    """An edit of the file after its import does not change the key."""
    edited = COUNTING_RULE.replace("STEPS = 3", "STEPS = 2")
    rule = import_rule(store, COUNTING_RULE)
    (store.folder.parent / "counting.py").write_text(edited)
    assert run_rule(store, rule) == (7, True)
    assert run_rule(store, edited) == (3, True)
    assert run_rule(store, COUNTING_RULE) == (7, False)


RULE_WITH_CLOSURE = """
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


def test_a_rule_with_a_closure_is_not_stored(store: Store) -> None:
    """Whether the value in the closure has changed cannot be seen."""
    for _ in range(2):
        assert run_rule(store, RULE_WITH_CLOSURE) == (7, True)
    assert list(store.folder.iterdir()) == []


@pytest.mark.parametrize("corruption", ["empty", "half", "random", "one bit"])
def test_a_corrupt_file_is_compiled_again(corruption: str, store: Store) -> None:
    assert run_rule(store) == (7, True)
    (path,) = store.folder.glob("counting.count-*")
    content = path.read_bytes()
    middle = len(content) // 2
    bit = content[:middle] + bytes([content[middle] ^ 16]) + content[middle + 1 :]
    path.write_bytes({"empty": b"", "half": content[:middle], "random": os.urandom(len(content)), "one bit": bit}[corruption])
    assert run_rule(store) == (7, True)
    assert run_rule(store) == (7, False)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS])
def test_a_full_or_read_only_disk_costs_only_time(number: int, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    run_rule(store, dtype=LARGE_RECORD)
    monkeypatch.setattr("tempfile.mkstemp", refuse)
    monkeypatch.setattr(os, "open", refuse)
    monkeypatch.setattr(os, "utime", refuse)
    assert [run_rule(store) for _ in range(2)] == [(7, True)] * 2
    assert run_rule(store, dtype=LARGE_RECORD) == (7, False)


def test_patches_of_numba_are_reverted(store: Store) -> None:
    """This holds after an error as well."""
    from numba.core.errors import TypingError

    from boardwright.core.machine.numba_patches import _PATCHES

    originals = [getattr(owner, name) for owner, name, _ in _PATCHES]
    run_rule(store)
    with pytest.raises(TypingError):
        run_rule(store, COUNTING_RULE.replace("cell.n *", "cell +"))
    assert [getattr(owner, name) for owner, name, _ in _PATCHES] == originals
    assert all(patch not in originals for *_, patch in _PATCHES)


RUN_LINKED_RULE = """
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
LINKED_RULE = """
from boardwright.core.machine.rule import rule

@rule
def mix(cell):
{steps}

@rule
def count(cell):
    mix(cell)
    mix(cell)
"""
STEPS = "\n".join(f"    cell.n = cell.n * {i + 2} // {i + 1} + 1" for i in range(60))  # too many to be inlined into the caller


def test_stored_code_of_one_record_is_not_used_for_another(tmp_path: Path) -> None:
    """Two processes call the same rule with different records; a third one uses both."""
    (tmp_path / "linked.py").write_text(LINKED_RULE.format(steps=STEPS))
    environment = dict(os.environ, PYTHONPATH=str(tmp_path), PYTHONDONTWRITEBYTECODE="1")
    n = 0
    for step in (*range(60), *range(60)):
        n = n * (step + 2) // (step + 1) + 1
    expected = {"small": f"small ({n},)", "large": f"large (0, {n})"}
    for names in (["small"], ["large"], ["small", "large"]):
        command = [sys.executable, "-W", "ignore", "-c", RUN_LINKED_RULE, *names]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines() == [expected[name] for name in names]
    assert len(list(tmp_path.glob("linked.count-*"))) == 2
