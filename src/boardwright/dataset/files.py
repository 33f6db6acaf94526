"""A dataset's folder: files appear in it complete or not at all, and a full disk is reported."""

import contextlib
import errno
import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from boardwright.core.errors import DatasetError, quoted

MANIFEST, CARD, LOCK = "dataset.json", "README.md", ".lock"
BEFORE_MANIFEST = (LOCK, f".{MANIFEST}.tmp")
"""Files that a run may leave if it is killed before it writes the manifest."""
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
MIB = 1 << 20
LARGEST_MANIFEST = 16 * MIB


def part_path(folder: Path, table: str, part: int) -> Path:
    """The path of a part."""
    return folder / table / f"part-{part:05}.parquet"


@contextmanager
def atomic_file(path: Path) -> Iterator[Path]:
    """A temporary path next to `path` to write to; it is renamed once everything is on disk. Raises DatasetError."""
    temporary = path.with_name(f".{path.name}.tmp")
    try:
        yield temporary
        with open(temporary, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(temporary, path)
        _sync_folder(path.parent)
    except OSError as error:
        raise _failed(path, temporary, error) from None
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Flush the names in a folder to disk, on systems where folders can be opened."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _failed(path: Path, temporary: Path, error: OSError) -> DatasetError:
    written_mib = temporary.stat().st_size / MIB if temporary.exists() else 0
    name = quoted(f"{path.parent.name}/{path.name}")
    if error.errno not in FULL and "No space left" not in str(error):
        return DatasetError(f"{name}: {error.strerror or error}, expected a file that can be written")
    free_mib = shutil.disk_usage(path.parent).free / MIB
    finished = sorted(path.parent.glob("part-*.parquet"))
    usual_mib = sum(each.stat().st_size for each in finished) / len(finished) / MIB if finished else 0
    needed = f"about {usual_mib:.1f} MiB, as the {len(finished)} finished ones have" if usual_mib else f"more than {written_mib:.1f} MiB"
    return DatasetError(
        f"{name}: {os.strerror(error.errno or errno.ENOSPC)} after {written_mib:.1f} MiB, {free_mib:.0f} MiB are free, "
        f"expected room for {needed}, for each file. What is finished is kept: the same command goes on from there"
    )


def write_text(path: Path, text: str) -> None:
    """Write a complete text file. Raises DatasetError."""
    with atomic_file(path) as temporary:
        temporary.write_text(text, encoding="utf-8")


def write_tables(path: Path, schema: Any, fill: Callable[[Callable[[Any], None]], None]) -> None:
    """Write a Parquet file. `fill` gets a function that adds a table as a row group. Raises DatasetError."""
    with atomic_file(path) as temporary, open(temporary, "wb") as file, pq.ParquetWriter(file, schema, compression="zstd") as writer:
        fill(lambda table: writer.write_table(table, row_group_size=max(1, table.num_rows)))


def rows_of(path: Path, recipe: str) -> int | None:
    """The number of rows in a finished file of this recipe; None if there is none."""
    try:
        metadata = pq.read_metadata(path)
    except (OSError, ValueError):
        return None
    return int(metadata.num_rows) if (metadata.metadata or {}).get(b"boardwright") == recipe.encode() else None


def manifest_of(folder: Path) -> dict[str, Any] | None:
    """The manifest of the dataset in a folder; None if there is none. Raises DatasetError if the folder contains something else."""
    if folder.exists() and not folder.is_dir():
        raise DatasetError(f"--out {quoted(str(folder))}: is a file, expected a folder")
    path = folder / MANIFEST
    if not path.exists():
        if folder.exists() and any(each.name not in BEFORE_MANIFEST for each in folder.iterdir()):
            raise DatasetError(f"--out {quoted(str(folder))}: holds other files, expected an empty folder or a dataset to continue")
        return None
    try:
        with open(path, "rb") as file:
            manifest = json.loads(file.read(LARGEST_MANIFEST))
    except (OSError, ValueError, RecursionError):
        manifest = None
    if not isinstance(manifest, dict) or not isinstance(manifest.get("recipe"), dict):
        raise DatasetError(
            f"{quoted(str(path))}: not a dataset manifest, expected one written by `boardwright dataset`"
        )
    return manifest


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Lock the folder against other programs, where the system supports it. Raises DatasetError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = open(folder / LOCK, "wb")
    except OSError as error:
        raise DatasetError(f"--out {quoted(str(folder))}: {error.strerror}, expected a folder that can be written to") from None
    with lock:
        with contextlib.suppress(ImportError):
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise DatasetError(f"--out {quoted(str(folder))}: another program is writing there, expected a folder of its own") from None
        yield
