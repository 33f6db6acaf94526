"""News between processes: clients that wait at one process learn of changes made at another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.bus import Bus
from tests.conftest import repetitions
from tests.server.databases import Database, PostgresServer
from tests.server.harness import TIMEOUT, Harness
from tests.server.process import wait_until
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, call_table, get_table, open_table
from tests.server.test_http import read_error
from tests.server.test_postgresql import run_at_once
from tests.server.test_sqlite import logged_messages

LISTENERS = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(4) as threads:
        yield threads


def start_waiting(harness: Harness, threads: ThreadPoolExecutor, table: str, version: int) -> Future[Any]:
    """Request the next version of a table in a thread. Returns its future as soon as the server has begun to wait."""
    before = len(harness.server.clock._waiting)  # type: ignore[attr-defined]
    answer = threads.submit(harness.call, "GET", f"/api/tables/{table}?after={version}")
    wait_until(lambda: len(harness.server.clock._waiting) > before)  # type: ignore[attr-defined]
    return answer


def test_waiting_clients_get_each_change_made_at_another_process(two_servers: tuple[Harness, Harness], threads: ThreadPoolExecutor) -> None:
    here, elsewhere = two_servers
    host, guest = here.new_device(), elsewhere.new_device()
    id = open_table(here, host, [ADA_SEAT, OPEN_SEAT])["id"]
    changes: list[Callable[[], Any]] = [
        lambda: call_table(here, guest, id, "sit", name="Bo"),
        lambda: call_table(here, guest, id, "leave", seat=1),
        lambda: call_table(here, host, id, "invite", seat=1),
        lambda: call_table(here, host, id, "open", seat=1),
        lambda: call_table(here, host, id, "start", fill="random"),
    ]
    for change in changes:
        version = get_table(elsewhere, host, id)["version"]
        answers = [start_waiting(harness, threads, id, version) for harness in two_servers]
        assert change().status_code == 200
        for answer in answers:
            assert answer.result(TIMEOUT).json()["version"] > version
    assert get_table(elsewhere, guest, id)["status"] == "started"


def test_a_waiting_client_learns_that_its_table_was_deleted_elsewhere(
    two_servers: tuple[Harness, Harness], threads: ThreadPoolExecutor
) -> None:
    here, elsewhere = two_servers
    host = here.new_device()
    id = open_table(here, host, [ADA_SEAT, OPEN_SEAT])["id"]
    answer = start_waiting(elsewhere, threads, id, 1)
    assert here.call("DELETE", f"/api/tables/{id}", host).status_code == 204
    assert read_error(answer.result(TIMEOUT)) == (404, "no_such_table")


def test_two_processes_never_give_a_chair_to_two_guests(two_servers: tuple[Harness, Harness]) -> None:
    """Four guests want the two free chairs at the same moment, two of them at each process."""
    here, elsewhere = two_servers
    for _ in range(repetitions(3, 15, 1)):
        host = here.new_device()
        guests = [harness.new_device() for harness in two_servers for _ in range(2)]
        id = open_table(here, host, [ADA_SEAT, OPEN_SEAT, OPEN_SEAT])["id"]
        harnesses = [here, here, elsewhere, elsewhere]
        calls = [
            lambda harness=harness, guest=guest, id=id, n=n: call_table(harness, guest, id, "sit", name=f"Guest {n}").status_code
            for n, (harness, guest) in enumerate(zip(harnesses, guests))
        ]
        answers = run_at_once(calls)
        assert sorted(map(str, answers)) == ["200", "200", "409", "409"]
        table = get_table(elsewhere, None, id)
        assert [chair["kind"] for chair in table["chairs"]] == ["person"] * 3 and table == get_table(here, None, id)


def test_news_is_written_in_the_transaction_of_the_change(
    two_servers: tuple[Harness, Harness], threads: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that dies between writing and publishing still notifies the others."""
    here, elsewhere = two_servers
    monkeypatch.setattr(here.server.bus, "publish", lambda id: None)
    host = here.new_device()
    id = open_table(here, host, [ADA_SEAT, OPEN_SEAT])["id"]
    answer = start_waiting(elsewhere, threads, id, 1)
    assert call_table(here, here.new_device(), id, "sit", name="Bo").status_code == 200
    assert answer.result(TIMEOUT).json()["version"] == 2


def test_waiting_clients_are_answered_when_the_listening_connection_is_cut(
    two_servers: tuple[Harness, Harness], threads: ThreadPoolExecutor, postgresql_database: Database
) -> None:
    here, elsewhere = two_servers
    host = here.new_device()
    id = open_table(here, host, [ADA_SEAT, OPEN_SEAT])["id"]
    answer = start_waiting(elsewhere, threads, id, 1)
    postgresql_database.execute(f"SELECT pg_terminate_backend(pid) {LISTENERS}")
    assert answer.result(TIMEOUT).json()["version"] == 1, "nothing has changed, but news may have been lost"
    wait_until(lambda: len(postgresql_database.execute(f"SELECT pid {LISTENERS}")) == 2)
    answer = start_waiting(elsewhere, threads, id, 1)
    assert call_table(here, here.new_device(), id, "sit", name="Bo").status_code == 200
    assert answer.result(TIMEOUT).json()["version"] == 2


def test_a_lost_database_is_logged_once_per_process(
    two_servers: tuple[Harness, Harness], postgres: PostgresServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardwright.server.bus.postgresql.RETRY_S", 0.01)
    caplog.set_level("INFO", "boardwright.server")
    here, _ = two_servers
    postgres.stop()
    wait_until(lambda: logged_messages(caplog, "ERROR"))
    postgres.start()
    wait_until(lambda: all(harness.server.bus._connected for harness in two_servers))  # type: ignore[attr-defined]
    assert here.call("POST", "/api/devices").status_code == 201
    lines = logged_messages(caplog, "ERROR")
    assert len(lines) <= 2 and all(line.startswith("no news from other processes: ") for line in lines), "one line for each process"
    assert logged_messages(caplog, "INFO").count("other processes can be heard again") == len(lines)


def test_a_database_file_needs_no_news_between_processes(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db") as harness:
        assert type(harness.server.bus) is Bus
