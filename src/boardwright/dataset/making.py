"""Makes a dataset part by part on several threads; finished parts are not made again."""

import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyarrow as pa

from boardwright.bots import in_plain_python
from boardwright.core.domain.batch import CHUNK, Part
from boardwright.dataset.card import write_card
from boardwright.dataset.columns import match_table, schema_of
from boardwright.dataset.files import folder_lock, manifest_of, part_path, rows_of, write_tables
from boardwright.dataset.playing import Players, RowWriter
from boardwright.dataset.recipe import DECISIONS, MATCHES, Recipe


class Stopped(Exception):
    """Another thread has failed."""


@contextmanager
def opened(recipe: Recipe, folder: Path) -> Iterator[None]:
    """Lock the folder for this program and mark it incomplete. Raises DatasetError if it holds a dataset of another recipe."""
    manifest = manifest_of(folder)
    if manifest:
        recipe.check_same(folder, manifest["recipe"])
    with folder_lock(folder):
        if not (manifest and manifest.get("complete") is True):
            write_card(recipe, folder, None)  # first: a run continues only in a folder with a manifest
            for table in recipe.tables:
                (folder / table).mkdir(exist_ok=True)
        yield


def make(recipe: Recipe, folder: Path, jobs: int = 1, progress: Callable[[int, int], None] | None = None) -> dict[str, int]:
    """Make the dataset, or what is missing of it. Returns the number of rows per table.

    Args:
        recipe: what to make.
        folder: where to write it.
        jobs: threads; each makes one part at a time and uses about ten MiB. Bots in plain Python run in a single thread.
        progress: called with the number of finished matches and the total.

    Raises:
        DatasetError: the folder contains something else, or cannot be written to. Finished parts stay; the same call resumes.
    """
    if any(map(in_plain_python, recipe.bots)):
        jobs = 1
    with opened(recipe, folder):
        maker = _Maker(recipe, folder, progress)
        with ThreadPoolExecutor(max_workers=jobs) as pool:
            parts = [pool.submit(maker.part, number) for number in range(recipe.parts)]
            try:
                finished, _ = wait(parts, return_when=FIRST_EXCEPTION)
            finally:
                maker.stop = True
                pool.shutdown(cancel_futures=True)
        for each in finished:
            if isinstance(error := each.exception(), Exception) and not isinstance(error, Stopped):
                raise error
        write_card(recipe, folder, maker.rows)
    return maker.rows


class _Maker:
    """The state shared by the threads of one dataset."""

    def __init__(self, recipe: Recipe, folder: Path, progress: Callable[[int, int], None] | None) -> None:
        self.recipe, self.folder, self.progress = recipe, folder, progress
        self.schemas = {table: schema_of(recipe, table) for table in recipe.tables}
        self.mark = json.dumps(recipe.plain(), sort_keys=True)
        self.rows = dict.fromkeys(recipe.tables, 0)
        self.stop, self.matches, self.lock = False, 0, threading.Lock()

    def part(self, number: int) -> None:
        """Make a part, unless it exists."""
        matches = self.recipe.matches_of(number)
        row_counts = {table: rows_of(part_path(self.folder, table, number), self.mark) for table in self.recipe.tables}
        if row_counts[MATCHES] != len(matches) or None in row_counts.values():
            row_counts = self._write_part(number, matches)
        with self.lock:
            for table, rows in row_counts.items():
                self.rows[table] += rows or 0

    def _write_part(self, number: int, matches: range) -> dict[str, int | None]:
        """Write the decisions first: if the matches of a part exist, its decisions do as well."""
        tables: list[Any] = []
        decisions = 0

        def fill(write: Callable[[Any], None]) -> None:
            nonlocal decisions
            players, writer = Players(self.recipe), RowWriter(self.recipe, self.schemas[DECISIONS], write)
            for first in range(matches.start, matches.stop, CHUNK):
                if self.stop:
                    raise Stopped
                played = players.play(first, min(CHUNK, matches.stop - first))
                writer.add(played)
                decisions += sum(map(len, played.actions))
                tables.append(match_table(self.recipe, self.schemas[MATCHES], first, played.part))
                self._report_progress(len(played.actions))
            writer.flush()

        write_tables(part_path(self.folder, DECISIONS, number), self.schemas[DECISIONS], fill)
        match_rows = pa.concat_tables(tables).combine_chunks()
        write_tables(part_path(self.folder, MATCHES, number), self.schemas[MATCHES], lambda write: write(match_rows))
        return {DECISIONS: decisions, MATCHES: len(matches)}

    def _report_progress(self, matches: int) -> None:
        with self.lock:
            self.matches += matches
            if self.progress:
                self.progress(self.matches, self.recipe.games)


class MatchFiles:
    """Writes rows of matches that the caller plays (`boardwright simulate --out`): `add` each chunk in order, then `finish`."""

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.recipe, self.folder, self.schema = recipe, folder, schema_of(recipe, MATCHES)
        self.held: Any = self.schema.empty_table()
        self.part = 0

    def add(self, first: int, part: Part) -> None:
        """Add the matches from number `first` on."""
        self.held = pa.concat_tables([self.held, match_table(self.recipe, self.schema, first, part)])
        while self.held.num_rows >= self.recipe.matches_in_a_part:
            self._write(self.recipe.matches_in_a_part)

    def finish(self) -> None:
        """Write what is left and mark the dataset complete."""
        if self.held.num_rows:
            self._write(self.held.num_rows)
        write_card(self.recipe, self.folder, {MATCHES: self.recipe.games})

    def _write(self, count: int) -> None:
        table, self.held = self.held.slice(0, count).combine_chunks(), self.held.slice(count)
        write_tables(part_path(self.folder, MATCHES, self.part), self.schema, lambda write: write(table))
        self.part += 1
