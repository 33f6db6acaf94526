"""Databases for tests, one of each kind: SQLite's file, and a database on a PostgreSQL server that the tests start themselves."""

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
from tests.server.harness import empty_database

HERE = Path(__file__).parent
KINDS = ("sqlite", "postgresql")
TEMPLATE = "current"
# No test in this process cuts the power.
QUICK = ("fsync=off", "full_page_writes=off", "autovacuum=off", "shared_buffers=16MB", "max_connections=100", "listen_addresses=")
SHAPE = """
    SELECT md5(string_agg(attrelid::regclass || attname || atttypid || attnotnull, ',' ORDER BY attrelid::regclass::text, attnum)),
        (SELECT string_agg(version_num, ',') FROM alembic_version),
        (SELECT count(*) FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase WHERE datname = current_database())
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE relnamespace = 'public'::regnamespace
"""
"""Columns of tables and indexes, the version of the tables, settings of databases: what a test may change beside rows."""
OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
UNTIL_WE_END = '"$@" & server=$!; cat >/dev/null; kill -INT $server 2>/dev/null; wait $server'
numbers = itertools.count()


@dataclass(frozen=True)
class Place:
    """Where a database is: a file name or a URL."""

    kind: str
    url: str

    def engine(self) -> sa.Engine:
        """To look into the database beside the server."""
        if self.kind == "sqlite":
            return sqlite.engine_of(sa.URL.create("sqlite", database=self.url), 5.0)
        return postgresql.engine_of(sa.make_url(self.url), 5.0)

    @contextmanager
    def connection(self) -> Iterator[sa.Connection]:
        """A transaction beside the server."""
        engine = self.engine()
        try:
            with engine.begin() as db:
                yield db
        finally:
            engine.dispose()

    def do(self, what: str, **values: Any) -> list[Any]:
        """Run a statement beside the server, and return the rows that it found."""
        with self.connection() as db:
            found = db.execute(sa.text(what), values)
            return [tuple(row) for row in found] if found.returns_rows else []


class Postgres:
    """A PostgreSQL server on a Unix socket in a folder of its own. Where root runs the tests, it belongs to a user who may do nothing."""

    def __init__(self, *settings: str) -> None:
        found = subprocess.run([str(HERE / "find_postgresql.sh")], capture_output=True, text=True, check=False)
        assert found.returncode == 0, "PostgreSQL is missing: make postgresql"
        self.programs, self.settings = Path(found.stdout.strip()), settings
        self._emptied: list[str] = []
        self.folder = Path(tempfile.mkdtemp(prefix="boardwright-", dir="/tmp"))  # others may go there, and sockets need short paths
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
        command = ["sh", "-c", UNTIL_WE_END, "sh", self.programs / "postgres", "-D", "data", "-k", self.folder, *flags]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, **self._options)
        end = time.monotonic() + 30
        while True:
            try:
                return self.administrate().close()
            except psycopg.OperationalError:
                assert self.process.poll() is None and time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.02)

    def stop(self) -> None:
        """Hang up on everybody and stop."""
        self.process.communicate(timeout=30)

    def crash(self) -> None:
        """Stop at once, without tidying up."""
        os.kill(int((self.folder / "data/postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
        self.stop()

    def administrate(self, database: str = "postgres") -> psycopg.Connection[tuple[Any, ...]]:
        """A connection of the superuser."""
        return psycopg.connect(host=str(self.folder), user="boardwright", dbname=database, autocommit=True)

    def url(self, name: str, password: str = "") -> str:
        """The URL of a database."""
        return f"postgresql+psycopg://boardwright{':' + password if password else ''}@/{name}?host={self.folder}"

    def do(self, what: str) -> None:
        """Run a statement as the superuser."""
        with self.administrate() as connection:
            connection.execute(what.encode())

    @contextmanager
    def bare_database(self) -> Iterator[str]:
        """The URL of a new database without tables."""
        name = self._create("template0")
        try:
            yield self.url(name)
        finally:
            self._drop(name)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of a database with empty tables: one that an earlier test has left, if it is as it was, for a new one takes long."""
        name = self._emptied.pop() if self._emptied else self._create(TEMPLATE)
        try:
            yield self.url(name)
        finally:
            if self._is_empty_again(name):
                self._emptied.append(name)
            else:
                self._drop(name)

    def _create(self, template: str) -> str:
        name = f"of_a_test_{next(numbers)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        return name

    def _drop(self, name: str) -> None:
        self.do(f"DROP DATABASE {name} WITH (FORCE)")

    def _is_empty_again(self, name: str) -> bool:
        """Hang up on everybody in a database and take away every row; False if it has become another one than the template."""
        with self.administrate(name) as db:
            try:
                db.execute(self._emptying.encode())
            except psycopg.Error:  # a table is no longer there
                return False
            return db.execute(SHAPE).fetchone() == self._shape

    @cached_property
    def _shape(self) -> tuple[Any, ...] | None:
        with self.administrate(TEMPLATE) as db:
            return db.execute(SHAPE).fetchone()

    @cached_property
    def _emptying(self) -> str:
        """What empties a database: its tables in any order, whatever refers to what."""
        with self.administrate(TEMPLATE) as db:
            found = db.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'").fetchall()
        deletes = [f'DELETE FROM "{table}"' for [table] in found]
        hang_up = f"SELECT pg_terminate_backend(pid, 5000) {OTHERS}"
        numbers = "SELECT setval(seqrelid, seqstart, false) FROM pg_sequence"
        return "; ".join([hang_up, "SET session_replication_role = replica", *deletes, numbers])

    def remove(self) -> None:
        """Stop it and remove everything."""
        if self.process.poll() is None:
            self.stop()
        self.log.close()
        shutil.rmtree(self.folder)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A server for many tests, with a database that the others are copied from."""
    server = Postgres(*QUICK)
    try:
        server.start()
        server.do(f"CREATE DATABASE {TEMPLATE} STRATEGY file_copy")
        Store(server.url(TEMPLATE)).close()
        yield server
    finally:
        server.remove()


@contextmanager
def place(kind: str, folder: Path, postgres: Callable[[], Postgres], bare: bool = False) -> Iterator[Place]:
    """A database of a kind for one test. `bare`: without tables."""
    if kind == "sqlite":
        path = folder / "matches.db"
        if not bare:
            path.write_bytes(empty_database())
        yield Place(kind, str(path))
    else:
        server = postgres()
        with server.bare_database() if bare else server.database() as url:
            yield Place(kind, url)
