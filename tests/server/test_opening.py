"""Opening the database at the start: the server waits for a database that is not ready yet, up to a limit."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from boardwright.server.errors import StoreError
from boardwright.server.store import opening
from boardwright.server.store.database import absence
from boardwright.server.store.opening import PATIENCE_S, RETRY_S, open_store
from tests.server.databases import Database, PostgresServer

NOT_READY = "database x: starts or ends just now"
OpenStore = Callable[[list[str | None], list[StoreError | None]], tuple[object, list[float]]]


@pytest.fixture
def open_with_stubs(monkeypatch: pytest.MonkeyPatch) -> OpenStore:
    """Return a function that opens a stubbed database. It returns the store and the pauses between the attempts."""

    def open(absences: list[str | None], endings: list[StoreError | None]) -> tuple[object, list[float]]:
        reasons, errors, pauses = iter(absences), iter(endings), list[float]()

        def store(url: str) -> object:
            if error := next(errors):
                raise error
            return url

        monkeypatch.setattr(opening, "absence", lambda url: next(reasons))
        monkeypatch.setattr(opening, "Store", store)
        return open_store("x", sleep=pauses.append), pauses

    return open


def test_the_server_waits_for_the_database_and_logs_it_once(open_with_stubs: OpenStore, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "boardwright.server")
    assert open_with_stubs([NOT_READY, NOT_READY, NOT_READY, None], [None]) == ("x", [RETRY_S] * 3)
    assert [record.getMessage() for record in caplog.records] == [f"{NOT_READY}; the server waits for it", "the database is there"]


def test_the_server_waits_for_a_database_that_stops_while_it_is_opened(open_with_stubs: OpenStore) -> None:
    assert open_with_stubs([None, NOT_READY, NOT_READY, None], [StoreError("cut"), None]) == ("x", [RETRY_S] * 2)


def test_a_permanent_error_is_raised_at_once(open_with_stubs: OpenStore) -> None:
    with pytest.raises(StoreError, match="wrong password"):
        open_with_stubs([None, None], [StoreError("wrong password")])


def test_the_server_stops_waiting_when_its_patience_ends(open_with_stubs: OpenStore) -> None:
    with pytest.raises(StoreError, match="no such host"):
        open_with_stubs([NOT_READY] * (int(PATIENCE_S / RETRY_S) + 1), [StoreError("no such host")])


@pytest.fixture
def stopped_postgres(postgres: PostgresServer) -> Iterator[PostgresServer]:
    """Stop the PostgreSQL server during the test."""
    postgres.stop()
    try:
        yield postgres
    finally:
        if postgres.process.poll() is not None:
            postgres.start()


def test_absence_needs_no_sign_in_and_no_existing_database(postgresql_database: Database, postgres: PostgresServer) -> None:
    assert absence(postgresql_database.url) is absence(postgres.url("no_such_database")) is None
    assert absence("no.db") is absence("sqlite:///no.db") is absence("nonsense://") is absence("postgresql://a:b@c@d/e") is None


def test_the_server_waits_for_a_stopped_postgresql(stopped_postgres: PostgresServer, caplog: pytest.LogCaptureFixture) -> None:
    url = stopped_postgres.url("current", "secret")
    reason = absence(url)
    assert reason is not None and "does not answer" in reason and "secret" not in reason

    def sleep(seconds: float) -> None:
        stopped_postgres.start()

    open_store(url, sleep=sleep).close()
    assert any("waits for it" in record.getMessage() for record in caplog.records)
