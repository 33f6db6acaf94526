"""Backups of a SQLite database: made while a server runs, restored while none does."""

import contextlib
import os
import sqlite3
import sys
from pathlib import Path

from boardwright.server.errors import StoreError
from boardwright.server.store.keys import EPOCH
from boardwright.server.store.schema import HEAD


def back_up(source: Path, target: Path) -> None:
    """Copy a database into a new file that only this user can read; the copy is consistent even while a server writes.

    Raises StoreError. What ends it early, leaves no file.
    """
    if not source.is_file():
        raise StoreError(f"{source}: there is no such database")
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        raise StoreError(f"{target} exists; expected a new file") from None
    try:
        with _opened(source) as old, _opened(target) as new:
            old.backup(new)
    except BaseException as error:
        target.unlink()
        if isinstance(error, sqlite3.Error):
            raise StoreError(f"{source}: {error}") from None
        raise


def restore(copy: Path, target: Path) -> Path | None:
    """Put a backup in place of a database, which is kept beside it. Returns its new path; None: there was none. Raises StoreError.

    The new file belongs to the owner of the former one, or of the folder: often root restores, and a server with a user of its own reads.
    """
    check(copy)
    owner = (target if target.exists() else target.absolute().parent).stat()
    former_path = _put_aside(target) if target.exists() else None
    try:
        back_up(copy, target)
        _end_epoch(target)
        _give(target, owner)
    except BaseException as error:
        target.unlink(missing_ok=True)
        if former_path:
            former_path.rename(target)
        if isinstance(error, sqlite3.Error):
            raise StoreError(f"{target}: {error}") from None
        raise
    return former_path


def check(path: Path) -> None:
    """Check that a file is a complete database of this program. Raises StoreError."""
    if not path.is_file():
        raise StoreError(f"{path}: no such database")
    try:
        with _opened(path) as db:
            [answer] = db.execute("PRAGMA integrity_check(1)").fetchone()
            revision = db.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"{path} is no database of Boardwright: {error}") from None
    if answer != "ok":
        raise StoreError(f"{path} is damaged: {answer}")
    if revision is None or revision[0] > HEAD:
        raise StoreError(f"{path} was written by a newer version, expected tables up to {HEAD}")


def _put_aside(path: Path) -> Path:
    """Rename a database that no program uses."""
    with _opened(path) as db:
        try:  # leaving WAL mode needs exclusive access, and moves the content of the -wal file into the database
            is_single_file = db.execute("PRAGMA journal_mode=DELETE").fetchone() == ("delete",)
        except sqlite3.OperationalError:
            is_single_file = False
    if not is_single_file:
        raise StoreError(f"{path} is in use; stop the server first")
    former_path = next(name for n in range(1, 10_000) if not (name := path.with_name(f"{path.name}.before-{n}")).exists())
    path.rename(former_path)
    return former_path


def _give(path: Path, owner: os.stat_result) -> None:
    """Give a file to an owner; only root can give it to another user."""
    if sys.platform != "win32":
        with contextlib.suppress(PermissionError):
            os.chown(path, owner.st_uid, owner.st_gid)


def _end_epoch(path: Path) -> None:
    """Give the database a new epoch, so that pages learn that it was restored. A copy made before there were epochs has none."""
    with _opened(path) as db, db:
        if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'keys'").fetchone():
            db.execute("DELETE FROM keys WHERE name = ?", (EPOCH,))


def _opened(path: Path) -> contextlib.closing[sqlite3.Connection]:
    return contextlib.closing(sqlite3.connect(path, timeout=2.0))
