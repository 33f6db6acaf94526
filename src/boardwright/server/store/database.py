"""One interface for the two kinds of databases, and opening one by its URL."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from boardwright.server.errors import StoreError
from boardwright.server.store import postgresql
from boardwright.server.store.postgresql import Postgresql
from boardwright.server.store.sqlite import READ_ONLY, Sqlite, is_read_only

EXPECTED = "expected a file name, sqlite:///file or postgresql+psycopg://user@host/name"
LONGEST = 300  # characters of a driver's message


class Database(Protocol):
    """An open database, up to date."""

    engine: sa.Engine

    def reading(self) -> AbstractContextManager[sa.Connection]:
        """A connection with a consistent snapshot."""

    def writing(self, patience: float) -> AbstractContextManager[sa.Connection]:
        """One transaction. After the `with` block it survives a power cut. `patience`: seconds to wait for other writers.

        Raises StoreFailed or what SQLAlchemy raises; then nothing was written.
        """

    def take_time(self, db: sa.Connection) -> None:
        """Let the transaction of `db` take as long as it needs, also between its statements: for the work of an operator."""

    def notify(self, db: sa.Connection, id: str) -> None:
        """Notify other processes that a table or a match has changed, if the transaction of `db` is committed."""

    def size(self, db: sa.Connection) -> int:
        """The bytes in use, without free space that will be reused."""

    def size_of(self, db: sa.Connection, table: str) -> int | None:
        """The bytes of a table and its indexes; None: not available for this kind of database."""

    def close(self) -> None:
        """Close the connections."""


def open_database(url: str, patience: float, may_upgrade: bool = True) -> Database:
    """The database of a file name or a URL, created if need be and brought up to date; unless `may_upgrade`, it has to be up to date.

    `patience`: seconds that a write waits for others. Raises StoreError with one line, which contains no password.
    """
    parsed = _parsed(url)
    kind = Sqlite if parsed.get_backend_name() == "sqlite" else Postgresql
    try:
        return kind(parsed, patience, may_upgrade)
    except StoreError as error:
        raise StoreError(f"database {_shown(parsed)}: {error}") from None
    except (ArgumentError, ImportError):
        raise StoreError(f"database {_shown(parsed)}: {EXPECTED}") from None
    except (DatabaseError, OSError) as error:
        reason = READ_ONLY if is_read_only(error) else " ".join(str(getattr(error, "orig", None) or error).split())[:LONGEST]
        raise StoreError(f"database {_shown(parsed)}: {reason}") from None


def absence(url: str) -> str | None:
    """Return why the server of a database accepts no connections now, as one line; None: it does, or there is no server to ask."""
    try:
        parsed = _parsed(url)
        reason = None if parsed.get_backend_name() == "sqlite" else postgresql.absence(parsed)
    except StoreError:  # opening it reports this
        return None
    return reason and f"database {_shown(parsed)}: {reason}"


def is_file(url: str) -> bool:
    """Return whether a file name or URL stands for SQLite. Raises StoreError."""
    return _parsed(url).get_backend_name() == "sqlite"


def file_of(path: str) -> Path:
    """The file of a SQLite database; `~` is a home folder. Raises StoreError if there is none."""
    try:
        return Path(path).expanduser()
    except RuntimeError:  # an unknown user, as in a container
        raise StoreError(f"database {path!r}: no home folder is known, {EXPECTED}") from None


def _parsed(url: str) -> sa.URL:
    if not url:
        raise StoreError(f"database '': {EXPECTED}")
    if "://" not in url:
        return sa.URL.create("sqlite", database=str(file_of(url)))
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # not repeated: there may be a password in it
        raise StoreError(f"database: the URL cannot be read; {EXPECTED}") from None
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreError(f"database {_shown(parsed)}: {EXPECTED}")
    return parsed


def _shown(url: sa.URL) -> str:
    """The location of a database for error messages: without any password, also among parameters or behind a misplaced @."""
    if url.get_backend_name() == "sqlite":
        return url.database or str(url)
    host = (url.host or "").rpartition("@")[2]
    return sa.URL.create(url.drivername, url.username, None, host or None, url.port, url.database).render_as_string()
