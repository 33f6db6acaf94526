"""A server that starts while its database does waits for it, says so once, and gives up only what does not come."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from boardwright.server.errors import StoreError
from boardwright.server.store import opening
from boardwright.server.store.database import absence
from boardwright.server.store.opening import PATIENCE_S, RETRY_S, open_store
from tests.server.databases import Place, Postgres

WHY = "database x: starts or ends just now"
Open = Callable[[list[str | None], list[StoreError | None]], tuple[object, list[float]]]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Open:
    """Open a database that answers so whether it is there, and whose openings end so; and how long was slept between."""

    def open(absences: list[str | None], endings: list[StoreError | None]) -> tuple[object, list[float]]:
        said, ends, slept = iter(absences), iter(endings), list[float]()

        def store(url: str) -> object:
            if error := next(ends):
                raise error
            return url

        monkeypatch.setattr(opening, "absence", lambda url: next(said))
        monkeypatch.setattr(opening, "Store", store)
        return open_store("x", sleep=slept.append), slept

    return open


def test_it_waits_and_says_so_once(opened: Open, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "boardwright.server")
    assert opened([WHY, WHY, WHY, None], [None]) == ("x", [RETRY_S] * 3)
    assert [record.getMessage() for record in caplog.records] == [f"{WHY}; the server waits for it", "the database is there"]


def test_one_that_goes_away_while_it_is_opened_is_waited_for(opened: Open) -> None:
    assert opened([None, WHY, WHY, None], [StoreError("cut"), None]) == ("x", [RETRY_S] * 2)


def test_what_time_does_not_change_is_told_at_once(opened: Open) -> None:
    with pytest.raises(StoreError, match="wrong password"):
        opened([None, None], [StoreError("wrong password")])


def test_nobody_waits_for_ever_for_one_that_does_not_come(opened: Open) -> None:
    with pytest.raises(StoreError, match="no such host"):
        opened([WHY] * (int(PATIENCE_S / RETRY_S) + 1), [StoreError("no such host")])


@pytest.fixture
def stopped(postgres: Postgres) -> Iterator[Postgres]:
    """The server of PostgreSQL, which does not run."""
    postgres.stop()
    try:
        yield postgres
    finally:
        if postgres.process.poll() is not None:
            postgres.start()


def test_a_server_is_asked_without_signing_in(on_postgresql: Place, postgres: Postgres) -> None:
    assert absence(on_postgresql.url) is absence(postgres.url("no_such_database")) is None
    assert absence("no.db") is absence("sqlite:///no.db") is absence("nonsense://") is absence("postgresql://a:b@c@d/e") is None


def test_a_server_of_postgresql_that_does_not_run_is_waited_for(stopped: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    url = stopped.url("current", "secret")
    why = absence(url)
    assert why is not None and "does not answer" in why and "secret" not in why

    def sleep(seconds: float) -> None:
        stopped.start()

    open_store(url, sleep=sleep).close()
    assert any("waits for it" in record.getMessage() for record in caplog.records)
