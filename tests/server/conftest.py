"""A server for each test, its database in a temporary folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright.server import app
from tests.server.clock import StillClock
from tests.server.databases import KINDS, Place, Postgres, place, running_postgres
from tests.server.harness import QUICK, Harness, end_processes
from tests.server.process import wait_for


@pytest.fixture(autouse=True, scope="package")
def plain_rules() -> Iterator[None]:
    """No test here waits for machine code."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOARDWRIGHT_JIT", "0")
        yield
    end_processes()


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    """A running server with quick bots."""
    with Harness(tmp_path / "matches.db") as harness:
        yield harness


@pytest.fixture(scope="module")
def shared_harness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harness]:
    """A running server for all tests of a file that leave it as it was, but for devices and matches of their own."""
    with Harness(tmp_path_factory.mktemp("harness") / "matches.db") as harness:
        yield harness


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process."""
    with running_postgres() as server:
        yield server


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A database; a test that asks for one is run with each kind."""
    with place(request.param, tmp_path, lambda: request.getfixturevalue("postgres")) as found:
        yield found


@pytest.fixture(params=KINDS)
def bare_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A database without tables, of each kind."""
    with place(request.param, tmp_path, lambda: request.getfixturevalue("postgres"), bare=True) as found:
        yield found


@pytest.fixture
def on_postgresql(postgres: Postgres, tmp_path: Path) -> Iterator[Place]:
    """A database of a PostgreSQL server."""
    with place("postgresql", tmp_path, lambda: postgres) as found:
        yield found


@pytest.fixture
def passive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that are made after this do not look into their database by themselves."""

    async def look(server: app.Server) -> None:
        pass

    for name in ("record_ended", "record_results", "follow_hosts"):
        monkeypatch.setattr(app.Server, name, look)


@pytest.fixture
def two(passive: None, on_postgresql: Place) -> Iterator[tuple[Harness, Harness]]:
    """Two processes' worth of servers on one database, each with a clock that stands still; they look for nothing by themselves."""
    url = on_postgresql.url
    with Harness(url, QUICK, StillClock()) as one, Harness(url, QUICK, StillClock()) as other:
        for harness in (one, other):
            wait_for(lambda harness=harness: harness.server.bus._connected)
        yield one, other


@pytest.fixture
def harness_on_either(database: Place) -> Iterator[Harness]:
    """`harness`, with each kind of database."""
    with Harness(database.url) as harness:
        yield harness
