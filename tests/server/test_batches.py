"""Writes of several threads share a transaction: none returns before the commit, and a failed one does not undo the others."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from boardwright.server.errors import StoreFailed
from boardwright.server.store import Store
from boardwright.server.store.batches import MOST, WaitingLine
from tests.conftest import repetitions
from tests.server.harness import TIMEOUT, empty_database_bytes
from tests.server.process import wait_until


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    (tmp_path / "m.db").write_bytes(empty_database_bytes())
    store = Store(str(tmp_path / "m.db"))
    yield store
    store.close()


def read_stored(store: Store) -> set[bytes]:
    """Read the token hashes of all devices over a connection of its own."""
    with sqlite3.connect(store.engine.url.database or "") as db:
        hashes = {row[0] for row in db.execute("SELECT token_hash FROM devices")}
    db.close()
    return hashes


def count_commits(store: Store) -> list[int]:
    """Return a list that grows by one with each committed transaction."""
    commits: list[int] = []
    event.listen(store.engine, "commit", lambda db: commits.append(1))
    return commits


class HeldWrite:
    """A write that stays open until all others wait behind it."""

    def __init__(self, store: Store, others: int) -> None:
        self.store, self.others = store, others

    def __call__(self) -> None:
        with self.store.writing() as db:
            db.execute(sa.text("INSERT INTO devices (token_hash, created) VALUES (x'00', 0)"))
            wait_until(lambda: len(list_waiting(self.store)) == self.others)


def list_waiting(store: Store) -> list[threading.Event]:
    return list(store.database._batches._line._waiting)  # type: ignore[attr-defined]


def run_together(store: Store, writes: list[Callable[[], object]]) -> list[object]:
    """Run writes while another write is open. Returns the result or error of each; that of the open write comes first."""

    def result_or_error(write: Callable[[], object]) -> object:
        try:
            return write()
        except Exception as error:
            return error

    with ThreadPoolExecutor(len(writes) + 1) as threads:
        first = threads.submit(result_or_error, HeldWrite(store, len(writes)))
        wait_until(lambda: store.database._batches._line._busy)  # type: ignore[attr-defined]
        futures = [threads.submit(result_or_error, write) for write in writes]
        return [future.result(TIMEOUT) for future in (first, *futures)]


def test_waiting_writes_share_one_commit_and_return_after_it(store: Store) -> None:
    commits = count_commits(store)

    def add(number: int) -> bool:
        store.add_device(bytes([number]) * 32, 0)
        return bytes([number]) * 32 in read_stored(store)

    assert run_together(store, [lambda n=n: add(n) for n in range(1, 9)]) == [None, *[True] * 8]
    assert len(commits) == 1 and len(read_stored(store)) == 9


def test_the_number_of_writes_in_a_transaction_is_limited(store: Store) -> None:
    commits = count_commits(store)
    writes = [lambda n=n: store.add_device(bytes([n]) * 32, 0) for n in range(1, MOST + 5)]
    assert not any(isinstance(result, Exception) for result in run_together(store, writes))
    assert len(commits) == 2 and len(read_stored(store)) == MOST + 5


def test_a_failed_write_is_undone_without_the_others(store: Store) -> None:
    def fail_to_write() -> None:
        with store.writing() as db:
            db.execute(sa.text("INSERT INTO devices (token_hash, created) VALUES (x'ff', 0)"))
            raise ZeroDivisionError

    writes = [lambda: store.add_device(b"a" * 32, 0), fail_to_write, lambda: store.add_device(b"b" * 32, 0), fail_to_write]
    first, *results = run_together(store, writes)
    assert first is None and [type(result) for result in results] == [int, ZeroDivisionError, int, ZeroDivisionError]
    assert read_stored(store) == {b"\0", b"a" * 32, b"b" * 32}


def test_a_failed_commit_fails_all_its_writes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_to_commit(db: sa.Connection) -> None:
        raise sa.exc.OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

    event.listen(store.engine, "commit", fail_to_commit)
    results = run_together(store, [lambda n=n: store.add_device(bytes([n]) * 32, 0) for n in range(1, 4)])
    assert [type(result) for result in results] == [StoreFailed] * 4
    event.remove(store.engine, "commit", fail_to_commit)
    assert read_stored(store) == set()
    assert store.add_device(b"a" * 32, 0) and read_stored(store) == {b"a" * 32}


def test_a_rolled_back_transaction_fails_its_writes_but_no_later_ones(store: Store) -> None:
    def roll_back() -> None:
        with store.writing() as db:
            db.connection.driver_connection.rollback()  # type: ignore[union-attr]  # as SQLite does when the disk is full
            raise sa.exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    first, before, failed, after = run_together(
        store, [lambda: store.add_device(b"a" * 32, 0), roll_back, lambda: store.add_device(b"b" * 32, 0)]
    )
    assert [type(result) for result in (first, before, failed)] == [StoreFailed] * 3
    assert type(after) is int and read_stored(store) == {b"b" * 32}


def test_a_write_that_gives_up_does_not_block_others(store: Store) -> None:
    store._patience = 0.05
    with ThreadPoolExecutor(1) as threads:
        with store.writing() as db:
            db.execute(sa.text("INSERT INTO devices (token_hash, created) VALUES (x'00', 0)"))
            late = threads.submit(store.add_device, b"a" * 32, 0)
            with pytest.raises(StoreFailed, match="takes too long"):
                late.result(TIMEOUT)
        assert read_stored(store) == {b"\0"} and store.add_device(b"b" * 32, 0)


def test_the_waiting_line_admits_one_thread_at_a_time() -> None:
    line, count, most = WaitingLine(), [0], [0]

    def visit(number: int) -> bool:
        if not line.enter(0.001 if number % 3 == 0 else TIMEOUT):
            return False
        count[0] += 1
        most[0] = max(most[0], count[0])
        count[0] -= 1
        if not line.pass_on():
            line.leave()
        return True

    with ThreadPoolExecutor(8) as threads:
        entered = list(threads.map(visit, range(repetitions(400, 20_000, 50))))
    assert most == [1] and all(entered[number] for number in range(len(entered)) if number % 3) and not line._busy
