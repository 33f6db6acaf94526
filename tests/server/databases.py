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
from pathlib import Path
from typing import Any

import psycopg
import sqlalchemy as sa

from boardwright.server.store import Store, postgresql, sqlite
from tests.server.house import empty_database

HERE = Path(__file__).parent
KINDS = ("sqlite", "postgresql")
TEMPLATE = "current"
# No test in this process cuts the power.
QUICK = ("fsync=off", "full_page_writes=off", "autovacuum=off", "shared_buffers=16MB", "max_connections=100", "listen_addresses=")
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

    def administrate(self) -> psycopg.Connection[tuple[object, ...]]:
        """A connection of whoever may do everything."""
        return psycopg.connect(host=str(self.folder), user="boardwright", dbname="postgres", autocommit=True)

    def url(self, name: str, password: str = "") -> str:
        """The URL of a database."""
        return f"postgresql+psycopg://boardwright{':' + password if password else ''}@/{name}?host={self.folder}"

    def do(self, what: str) -> None:
        """Run a statement as whoever may do everything."""
        with self.administrate() as connection:
            connection.execute(what.encode())

    @contextmanager
    def database(self, template: str = "template0") -> Iterator[str]:
        """A new database's URL."""
        name = f"of_a_test_{next(numbers)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        try:
            yield self.url(name)
        finally:
            self.do(f"DROP DATABASE {name} WITH (FORCE)")

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
        with postgres().database("template0" if bare else TEMPLATE) as url:
            yield Place(kind, url)
