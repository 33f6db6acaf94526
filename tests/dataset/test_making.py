"""Tests of making datasets: a recipe always gives the same bytes, and can be continued after an interruption or a full disk."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from boardwright.core.domain.batch import simulate_batch
from boardwright.core.errors import DatasetError
from boardwright.dataset import playing
from boardwright.dataset.making import MatchFiles, make, opened
from tests.conftest import PROVE
from tests.contract.matches import SMALLEST
from tests.dataset.conftest import MakeRecipe, read_files


class Interrupted(Exception):
    """The error that interrupts the making of a dataset."""


def interrupt_after_12(done: int, games: int) -> None:
    """Raise Interrupted once 12 matches are done."""
    if done >= 12:
        raise Interrupted


def read_manifest(folder: Path) -> dict[str, object]:
    """Return the manifest of a dataset."""
    manifest: dict[str, object] = json.loads((folder / "dataset.json").read_text())
    return manifest


def test_a_recipe_makes_the_same_files_with_any_number_of_jobs(recipe: MakeRecipe, tmp_path: Path) -> None:
    for jobs in (1, 2, 8):
        rows = make(recipe(), tmp_path / str(jobs), jobs)
        assert rows["matches"] == 20 and rows["decisions"] > 1000
    files = read_files(tmp_path / "1")
    assert len([name for name in files if name.endswith(".parquet")]) == 6, "three parts of each kind"
    assert read_files(tmp_path / "2") == files and read_files(tmp_path / "8") == files


def test_an_interrupted_dataset_is_marked_and_can_be_continued(recipe: MakeRecipe, tmp_path: Path) -> None:
    make(recipe(), tmp_path / "whole")
    with pytest.raises(Interrupted):
        make(recipe(), tmp_path / "cut", progress=interrupt_after_12)
    assert read_manifest(tmp_path / "cut")["complete"] is False
    assert "**Incomplete.**" in (tmp_path / "cut" / "README.md").read_text()
    finished = tmp_path / "cut" / "matches" / "part-00000.parquet"
    before = finished.stat().st_mtime_ns
    progress: list[int] = []
    make(recipe(), tmp_path / "cut", progress=lambda done, _: progress.append(done))
    assert finished.stat().st_mtime_ns == before and max(progress) == 12, "only the twelve missing matches are played"
    assert read_files(tmp_path / "cut") == read_files(tmp_path / "whole")
    assert read_manifest(tmp_path / "cut")["complete"] is True
    assert make(recipe(), tmp_path / "cut", progress=interrupt_after_12) == make(recipe(), tmp_path / "whole"), (
        "nothing is missing, nothing is played"
    )


def test_a_dataset_can_be_continued_after_a_kill_at_any_step(recipe: MakeRecipe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This includes a kill before the manifest exists. A killed process does not remove its temporary files."""
    small, rename = recipe(games=1), os.replace
    make(small, tmp_path / "whole")
    for steps in range(9):
        folder, left = tmp_path / str(steps), iter(range(steps))

        def rename_or_die(source: Path, to: Path, left: Iterator[int] = left) -> None:
            if next(left, None) is None:
                raise Interrupted
            rename(source, to)

        with monkeypatch.context() as killed, suppress(Interrupted):
            killed.setattr(os, "replace", rename_or_die)
            killed.setattr(Path, "unlink", lambda *_, **__: None)
            make(small, folder)
        make(small, folder)
        assert read_files(folder) == read_files(tmp_path / "whole")


def test_missing_and_broken_parts_are_made_again(recipe: MakeRecipe, tmp_path: Path) -> None:
    make(recipe(), tmp_path)
    whole = read_files(tmp_path)
    (tmp_path / "decisions" / "part-00001.parquet").write_bytes(b"PAR1 and no more")
    (tmp_path / "matches" / "part-00002.parquet").unlink()
    make(recipe(), tmp_path)
    assert read_files(tmp_path) == whole


@pytest.mark.parametrize("change", [{"games": 21}, {"seed": 8}, {"bots": ("sorter", "random")}, {"players": 3, "bots": ("random",) * 3}])
def test_a_dataset_of_another_recipe_is_refused_with_the_difference(change: dict[str, object], recipe: MakeRecipe, tmp_path: Path) -> None:
    make(recipe(games=1), tmp_path)
    [name] = set(change) - ({"bots"} if "players" in change else set())
    with pytest.raises(DatasetError, match=rf"holds a dataset whose {name} is .*, expected .* or an empty folder"):
        make(replace(recipe(games=1), **change), tmp_path)  # type: ignore[arg-type]


def test_bot_files_of_the_same_name_are_distinguished(recipe: MakeRecipe, tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "bot.py").write_text("def first(observation, legal):\n    return legal[0]\n")
    small = recipe(games=1, bots=tuple(f"{tmp_path / folder}/bot.py:first" for folder in ("one", "two")))
    make(small, tmp_path / "out")
    (tmp_path / "one" / "bot.py").write_text("def first(observation, legal):\n    return legal[-1]\n")
    with pytest.raises(DatasetError, match="holds a dataset whose bot_files is"):
        make(small, tmp_path / "out")


def test_unsuitable_folders_are_refused(recipe: MakeRecipe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    tmp_path = Path(".")
    (tmp_path / "file").write_text("")
    with pytest.raises(DatasetError, match="file': is a file, expected a folder"):
        make(recipe(), tmp_path / "file")
    with pytest.raises(DatasetError, match="holds other files, expected an empty folder"):
        make(recipe(), tmp_path)
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "dataset.json").write_text("[")
    with pytest.raises(DatasetError, match=r"'broken/dataset.json': not a dataset manifest"):
        make(recipe(), tmp_path / "broken")
    with pytest.raises(DatasetError, match="Not a directory, expected a folder that can be written to"):
        make(recipe(), tmp_path / "file" / "in_it")


def test_two_programs_cannot_write_into_the_same_folder(recipe: MakeRecipe, tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with opened(recipe(), tmp_path), pytest.raises(DatasetError, match="another program is writing there"):
        make(recipe(), tmp_path)


def test_the_number_of_rows_in_memory_is_limited(recipe: MakeRecipe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds for matches with more rows than the limit as well."""
    make(recipe(games=8), tmp_path / "usual")
    monkeypatch.setattr(playing, "FEWEST", 30)
    monkeypatch.setattr(playing, "MOST", 30)
    monkeypatch.setattr(playing, "BLOCK_DECISIONS", 7)
    make(recipe(games=8), tmp_path / "tight")
    path = Path("decisions") / "part-00000.parquet"
    dataset_file = pq.ParquetFile(tmp_path / "tight" / path)
    assert {dataset_file.metadata.row_group(i).num_rows for i in range(dataset_file.num_row_groups - 1)} == {30}
    assert dataset_file.read().equals(pq.read_table(tmp_path / "usual" / path))


RUN_WITH_SMALL_FILES = """
import resource, sys
from boardwright.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, resource.RLIM_INFINITY))
sys.exit(main(sys.argv[1:]))
"""
ARGUMENTS = ["dataset", SMALLEST, "--players", "2", "--games", "10", "--seed", "3", "--options", "turn_cap=50", "--out"]


def test_a_full_disk_is_reported_and_leaves_no_partial_file(tmp_path: Path) -> None:
    """Files are limited to 10 kB; the part has about 25."""
    pytest.importorskip("resource")
    command = [sys.executable, "-c", RUN_WITH_SMALL_FILES, *ARGUMENTS, str(tmp_path / "full")]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "BOARDWRIGHT_JIT": "0"})
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert "part-00000.parquet': File too large after" in done.stderr and "expected room for" in done.stderr
    assert read_manifest(tmp_path / "full")["complete"] is False
    assert not [path for path in (tmp_path / "full").rglob("*") if path.suffix in (".parquet", ".tmp")]


def test_match_files_from_simulate_equal_those_of_a_dataset(recipe: MakeRecipe, tmp_path: Path) -> None:
    """`simulate --out` writes the same matches as `dataset`, with another recipe."""
    make(recipe(), tmp_path / "dataset")
    matches_only = recipe(tables=("matches",))
    with opened(matches_only, tmp_path / "simulate"):
        files = MatchFiles(matches_only, tmp_path / "simulate")
        simulate_batch(
            matches_only.game,
            matches_only.players,
            matches_only.bots,
            matches_only.games,
            matches_only.key,
            matches_only.options,
            parts=files.add,
            chunk=5,
        )
        assert read_manifest(tmp_path / "simulate")["complete"] is False
        files.finish()
    assert read_manifest(tmp_path / "simulate")["complete"] is True
    tables = [pq.read_table(tmp_path / folder / "matches") for folder in ("dataset", "simulate")]
    assert tables[0].equals(tables[1]) and tables[0].num_rows == 20


@pytest.mark.skipif(not PROVE, reason="make prove: it needs some seconds")
def test_the_dataset_of_a_killed_program_can_be_continued(recipe: MakeRecipe, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "boardwright", *ARGUMENTS]
    command[command.index("10")] = "1500"
    subprocess.run([*command, str(tmp_path / "whole")], check=True, capture_output=True)
    with subprocess.Popen([*command, str(tmp_path / "cut"), "--jobs", "2"]) as program:
        while not list(tmp_path.glob("cut/matches/*.parquet")):
            time.sleep(0.05)
        program.send_signal(signal.SIGKILL)
    assert read_manifest(tmp_path / "cut")["complete"] is False
    continuing = [*command, str(tmp_path / "cut")]
    continuing[continuing.index("--seed") : continuing.index("--seed") + 2] = []  # the folder has the seed
    subprocess.run(continuing, check=True, capture_output=True)
    assert read_files(tmp_path / "cut") == read_files(tmp_path / "whole")


PRINT_PEAK_MEMORY = """
import resource, sys
from boardwright.cli import main
main(sys.argv[1:])
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


@pytest.mark.skipif(not PROVE or sys.platform != "linux", reason="make prove: it plays thousands of matches")
def test_memory_does_not_grow_with_the_number_of_matches(tmp_path: Path) -> None:
    peaks = []
    for games in ("800", "8000"):
        command = [sys.executable, "-c", PRINT_PEAK_MEMORY, *ARGUMENTS, str(tmp_path / games)]
        command[command.index("10")] = games
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        peaks.append(int(done.stdout.split()[-1]))
    assert peaks[1] < 1.15 * peaks[0], f"{peaks} KiB"
