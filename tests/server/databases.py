"""Databases for tests: SQLite files, and databases on a PostgreSQL server that the tests start."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import psycopg
import sqlalchemy as sa

from boardwright.server.store import Store, postgresql, sqlite
from tests.server.harness import empty_database_bytes

HERE = Path(__file__).parent
DATABASE_KINDS = ("sqlite", "postgresql")
TEMPLATE = "current"
# Fast and unsafe: no test needs data to survive a power failure.
FAST_AND_UNSAFE = ("fsync=off", "full_page_writes=off", "autovacuum=off", "shared_buffers=16MB", "max_connections=100", "listen_addresses=")
SHAPE = """
    SELECT md5(string_agg(attrelid::regclass || attname || atttypid || attnotnull, ',' ORDER BY attrelid::regclass::text, attnum)),
        (SELECT string_agg(version_num, ',') FROM alembic_version),
        (SELECT count(*) FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase WHERE datname = current_database())
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE relnamespace = 'public'::regnamespace
"""
"""Selects what a test may change except rows: columns of tables and indexes, the version of the tables, settings of the database."""
OTHER_CONNECTIONS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
RUN_UNTIL_STDIN_CLOSES = '"$@" & server=$!; cat >/dev/null; kill -INT $server 2>/dev/null; wait $server'
numbers = itertools.count()


@dataclass(frozen=True)
class Database:
    """A database. `url`: the file name or the URL."""

    kind: str
    url: str

    def engine(self) -> sa.Engine:
        """Return an engine for direct access to the database."""
        if self.kind == "sqlite":
            return sqlite.engine_of(sa.URL.create("sqlite", database=self.url), 5.0)
        return postgresql.engine_of(sa.make_url(self.url), 5.0)

    @contextmanager
    def connection(self) -> Iterator[sa.Connection]:
        """Open a transaction with direct access to the database."""
        engine = self.engine()
        try:
            with engine.begin() as db:
                yield db
        finally:
            engine.dispose()

    def execute(self, statement: str, **values: Any) -> list[Any]:
        """Run a statement with direct access to the database. Return its rows."""
        with self.connection() as db:
            result = db.execute(sa.text(statement), values)
            return [tuple(row) for row in result] if result.returns_rows else []


class PostgresServer:
    """A PostgreSQL server on a Unix socket in a folder of its own. If root runs the tests, it runs as the user `nobody`."""

    def __init__(self, *settings: str) -> None:
        search = subprocess.run([str(HERE / "find_postgresql.sh")], capture_output=True, text=True, check=False)
        assert search.returncode == 0, "PostgreSQL is missing: make postgresql"
        self.programs, self.settings = Path(search.stdout.strip()), settings
        self._emptied: list[str] = []
        self.folder = Path(tempfile.mkdtemp(prefix="boardwright-", dir="/tmp"))  # other users can enter it, and sockets need short paths
        self.log = (self.folder / "log").open("ab")
        self._options: dict[str, Any] = {"cwd": self.folder, "stdout": self.log, "stderr": self.log}
        if os.geteuid() == 0:
            import pwd  # not on Windows

            nobody = pwd.getpwnam("nobody")
            shutil.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._options |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        flags = ["-U", "boardwright", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C.UTF-8"]
        subprocess.run([self.programs / "initdb", "-D", self.folder / "data", *flags], check=True, **self._options)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        flags = [word for setting in self.settings for word in ("-c", setting)]
        command = ["sh", "-c", RUN_UNTIL_STDIN_CLOSES, "sh", self.programs / "postgres", "-D", "data", "-k", self.folder, *flags]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, **self._options)
        end = time.monotonic() + 30
        while True:
            try:
                return self.administrate().close()
            except psycopg.OperationalError:
                assert self.process.poll() is None and time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.02)

    def stop(self) -> None:
        """Close all connections and stop the server."""
        self.process.communicate(timeout=30)

    def crash(self) -> None:
        """Stop the server at once, without a clean shutdown."""
        os.kill(int((self.folder / "data/postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
        self.stop()

    def administrate(self, database: str = "postgres") -> psycopg.Connection[tuple[Any, ...]]:
        """Connect as the superuser."""
        return psycopg.connect(host=str(self.folder), user="boardwright", dbname=database, autocommit=True)

    def url(self, name: str, password: str = "") -> str:
        """Return the URL of a database."""
        return f"postgresql+psycopg://boardwright{':' + password if password else ''}@/{name}?host={self.folder}"

    def execute(self, statement: str) -> None:
        """Run a statement as the superuser."""
        with self.administrate() as connection:
            connection.execute(statement.encode())

    @contextmanager
    def bare_database(self) -> Iterator[str]:
        """Create a database without tables. Yield its URL."""
        name = self._create("template0")
        try:
            yield self.url(name)
        finally:
            self._drop(name)

    @contextmanager
    def database(self) -> Iterator[str]:
        """Provide a database with empty tables, reused from an earlier test if possible, since creating one takes long. Yield its URL."""
        name = self._emptied.pop() if self._emptied else self._create(TEMPLATE)
        try:
            yield self.url(name)
        finally:
            if self._reset(name):
                self._emptied.append(name)
            else:
                self._drop(name)

    def _create(self, template: str) -> str:
        name = f"of_a_test_{next(numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        return name

    def _drop(self, name: str) -> None:
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _reset(self, name: str) -> bool:
        """Close all connections to a database and delete all rows. Return False if it still differs from the template."""
        with self.administrate(name) as db:
            try:
                db.execute(self._reset_statements.encode())
            except psycopg.Error:  # a table is missing
                return False
            return db.execute(SHAPE).fetchone() == self._shape

    @cached_property
    def _shape(self) -> tuple[Any, ...] | None:
        with self.administrate(TEMPLATE) as db:
            return db.execute(SHAPE).fetchone()

    @cached_property
    def _reset_statements(self) -> str:
        """Statements that empty the tables of a database in any order, without checks of foreign keys."""
        with self.administrate(TEMPLATE) as db:
            tables = db.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'").fetchall()
        deletes = [f'DELETE FROM "{table}"' for [table] in tables]
        disconnect = f"SELECT pg_terminate_backend(pid, 5000) {OTHER_CONNECTIONS}"
        sequences = "SELECT setval(seqrelid, seqstart, false) FROM pg_sequence"
        return "; ".join([disconnect, "SET session_replication_role = replica", *deletes, sequences])

    def remove(self) -> None:
        """Stop the server and remove its files."""
        if self.process.poll() is None:
            self.stop()
        self.log.close()
        shutil.rmtree(self.folder)


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """Run a server for many tests, with a template of which databases are copied."""
    server = PostgresServer(*FAST_AND_UNSAFE)
    try:
        server.start()
        server.execute(f"CREATE DATABASE {TEMPLATE} STRATEGY file_copy")
        Store(server.url(TEMPLATE)).close()
        yield server
    finally:
        server.remove()


@contextmanager
def temporary_database(kind: str, folder: Path, postgres: Callable[[], PostgresServer], bare: bool = False) -> Iterator[Database]:
    """Provide a database of a kind for one test. `bare`: without tables."""
    if kind == "sqlite":
        path = folder / "matches.db"
        if not bare:
            path.write_bytes(empty_database_bytes())
        yield Database(kind, str(path))
    else:
        server = postgres()
        with server.bare_database() if bare else server.database() as url:
            yield Database(kind, url)
