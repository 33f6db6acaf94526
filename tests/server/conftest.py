"""Fixtures of the server's tests: servers and databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright.server import app
from tests.server.clock import ManualClock
from tests.server.databases import DATABASE_KINDS, Database, PostgresServer, running_postgres, temporary_database
from tests.server.harness import QUICK_SETTINGS, Harness, stop_shared_processes
from tests.server.process import wait_until


@pytest.fixture(autouse=True, scope="package")
def plain_rules() -> Iterator[None]:
    """Run the rules as plain Python, so that no test waits for compilation."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOARDWRIGHT_JIT", "0")
        yield
    stop_shared_processes()


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    """Run a server with fast bots."""
    with Harness(tmp_path / "matches.db") as harness:
        yield harness


@pytest.fixture(scope="module")
def shared_harness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harness]:
    """Run a server for all tests of a file that only add devices and matches."""
    with Harness(tmp_path_factory.mktemp("harness") / "matches.db") as harness:
        yield harness


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """Run a PostgreSQL server for all tests of this process."""
    with running_postgres() as server:
        yield server


@pytest.fixture(params=DATABASE_KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """Provide a database. A test with this fixture runs with each kind."""
    with temporary_database(request.param, tmp_path, lambda: request.getfixturevalue("postgres")) as database:
        yield database


@pytest.fixture(params=DATABASE_KINDS)
def bare_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """Provide a database without tables. A test with this fixture runs with each kind."""
    with temporary_database(request.param, tmp_path, lambda: request.getfixturevalue("postgres"), bare=True) as database:
        yield database


@pytest.fixture
def postgresql_database(postgres: PostgresServer, tmp_path: Path) -> Iterator[Database]:
    """Provide a database of a PostgreSQL server."""
    with temporary_database("postgresql", tmp_path, lambda: postgres) as database:
        yield database


@pytest.fixture
def without_background_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop servers from reading the database by themselves."""

    async def do_nothing(server: app.Server) -> None:
        pass

    for name in ("record_ended", "record_results", "follow_hosts"):
        monkeypatch.setattr(app.Server, name, do_nothing)


@pytest.fixture
def two_servers(without_background_tasks: None, postgresql_database: Database) -> Iterator[tuple[Harness, Harness]]:
    """Run two servers on one database as two processes would, with manual clocks and without background tasks."""
    url = postgresql_database.url
    with Harness(url, QUICK_SETTINGS, ManualClock()) as first, Harness(url, QUICK_SETTINGS, ManualClock()) as second:
        for harness in (first, second):
            wait_until(lambda harness=harness: harness.server.bus._connected)
        yield first, second


@pytest.fixture
def harness_on_each_database(database: Database) -> Iterator[Harness]:
    """Run a server with fast bots. A test with this fixture runs with each kind of database."""
    with Harness(database.url) as harness:
        yield harness
