"""SQLite: a file, created for this user only, opened, and monitored. It has one writer at a time."""

import contextlib
import os
import sqlite3
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from boardwright.server.errors import StoreError, StoreFailed
from boardwright.server.log import log
from boardwright.server.store import migrate
from boardwright.server.store.batches import Batches

UPGRADING_S = 60.0
"""Seconds for which a program waits for another one that may be migrating the same file."""
READ_ONLY = "the file or its folder is read-only, and SQLite writes to both; change their permissions or name another file"


class Sqlite:
    """A database in a file; see `database.Database` for the calls."""

    def __init__(self, url: sa.URL, patience: float, may_upgrade: bool = True) -> None:
        """Open the file; it is created if need be. `may_upgrade`: it will be changed, so it must not be read-only.

        Raises StoreError, OSError or what SQLAlchemy raises.
        """
        if not url.database or url.database == ":memory:" or "uri" in url.query:
            raise StoreError("expected a file name or sqlite:///file")
        _make(Path(url.database))
        self._patience = patience
        self.engine = engine_of(url, patience)
        self._writers = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        try:
            self._bring_up_to_date(may_upgrade)
            if may_upgrade:
                self._check_permissions()
            self.files = Files(self.engine)
            self._batches = Batches(self._begin, self._check_files)
        except BaseException:
            self.engine.dispose()
            raise

    def _bring_up_to_date(self, may_change: bool) -> None:
        """Migrate the file, if it may be changed. It is locked meanwhile: another program may have opened it at the same moment."""
        with self.engine.begin() as db:
            if migrate.is_current(db):
                return
        with self._locked(max(self._patience, UPGRADING_S)) as db:
            migrate.upgrade(db, may_change)
            db.commit()

    def _check_permissions(self) -> None:
        """Begin a change and drop it: a full disk and another program's lock are no reason not to start."""
        try:
            with self._locked(0.0) as db:
                db.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        except sa.exc.OperationalError as error:
            if is_read_only(error):
                raise

    def reading(self) -> AbstractContextManager[sa.Connection]:
        """A connection with a consistent snapshot."""
        return self.engine.connect()

    def writing(self, patience: float) -> AbstractContextManager[sa.Connection]:
        """Part of a transaction. Afterwards all of it is in the file under the database's name."""
        return self._batches.writing(patience)

    def _begin(self, patience: float) -> sa.Connection:
        self._check_files()
        return self._locked(patience)

    def _locked(self, patience: float) -> sa.Connection:
        """A transaction that locks the file at once. One that began by reading could not write after another program's commit."""
        db = self._writers.connect()
        try:
            if db.info.get("patience", self._patience) != patience:
                db.connection.execute(f"PRAGMA busy_timeout = {int(patience * 1000)}")
                db.info["patience"] = patience
            db.begin()
        except BaseException:
            db.close()
            raise
        return db

    def take_time(self, db: sa.Connection) -> None:
        """Does nothing: no transaction is ended for its length."""

    def notify(self, db: sa.Connection, id: str) -> None:
        """Does nothing: a file is served by one process."""

    def size(self, db: sa.Connection) -> int:
        """The size of the pages in use."""
        pages, free, each = (db.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("page_count", "freelist_count", "page_size"))
        return int((pages - free) * each)

    def size_of(self, db: sa.Connection, table: str) -> int | None:
        """The pages of a table and its indexes, if this SQLite was built to count them."""
        names = "SELECT name FROM sqlite_master WHERE tbl_name = ?"
        try:
            return int(db.exec_driver_sql(f"SELECT sum(pgsize) FROM dbstat WHERE name IN ({names})", (table,)).scalar_one())
        except sa.exc.OperationalError:  # no such table: dbstat
            return None

    def close(self) -> None:
        """Close the file."""
        self.files.close()
        self.engine.dispose()

    def _check_files(self) -> None:
        if not self.files.unchanged():
            raise StoreFailed(f"{self.files.path} was deleted, moved or replaced; start the server again", "store_gone")


def is_read_only(error: BaseException) -> bool:
    """Return whether SQLite failed because it may not write to the file or its folder."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_READONLY  # the higher bits say why


def engine_of(url: sa.URL, patience: float) -> sa.Engine:
    """Connections with the settings that the server needs. `patience`: seconds to wait for others."""
    # hide_parameters keeps seeds out of logs
    engine = sa.create_engine(url, hide_parameters=True, pool_size=8, connect_args={"timeout": patience})

    @event.listens_for(engine, "connect")
    def _settings(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # otherwise the driver leaves CREATE TABLE outside of the transaction
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine


def _make(path: Path) -> None:
    """Create the folder and the file so that only this user can read them: the seed of a running match reveals every hand.

    SQLite gives the files beside the database the same mode.
    """
    if not path.parent.exists():
        path.parent.parent.mkdir(parents=True, exist_ok=True)
        path.parent.mkdir(mode=0o700, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


class Files:
    """The files of an open database. SQLite keeps writing into a file that was deleted or moved away: that would be lost."""

    def __init__(self, engine: sa.Engine) -> None:
        # This connection stays open: when the last one is closed, SQLite removes the -wal file, and the next one creates another.
        self._open_connection = engine.raw_connection()
        cursor = self._open_connection.cursor()
        path = Path(cursor.execute("PRAGMA database_list").fetchone()[2])
        mode = cursor.execute("PRAGMA journal_mode").fetchone()[0]
        cursor.close()
        self.path, self._wal = path, Path(f"{path}-wal")
        self._watched = [path, self._wal] if mode == "wal" else [path]
        self._opened_ids = self._current_ids()
        if os.name == "posix":
            for one in (path, self._wal, Path(f"{path}-shm")):
                self._close_to_others(one)

    def unchanged(self) -> bool:
        """Return whether the opened files still exist under their names."""
        try:
            return self._current_ids() == self._opened_ids
        except OSError:
            return False

    def close(self) -> None:
        """Close the file handles."""
        self._open_connection.close()

    def _current_ids(self) -> list[tuple[int, int]]:
        stats = [os.stat(path) for path in self._watched]
        return [(one.st_dev, one.st_ino) for one in stats]

    @staticmethod
    def _close_to_others(path: Path) -> None:
        with contextlib.suppress(FileNotFoundError):
            mode = path.stat().st_mode & 0o777
            if mode & 0o077:
                try:
                    path.chmod(mode & 0o700)
                except PermissionError:
                    log.warning("others can read %s, and with it the seeds of running matches; it belongs to another user", path)
