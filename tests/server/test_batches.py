"""Writes of several threads share a transaction: none ends before it is on the disk, and what fails takes nobody along."""

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
from tests.conftest import many
from tests.server.harness import TIMEOUT, empty_database
from tests.server.process import wait_for


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    (tmp_path / "m.db").write_bytes(empty_database())
    store = Store(str(tmp_path / "m.db"))
    yield store
    store.close()


def stored(store: Store) -> set[bytes]:
    """What another program finds in the file."""
    with sqlite3.connect(store.engine.url.database or "") as db:
        found = {row[0] for row in db.execute("SELECT token_hash FROM devices")}
    db.close()
    return found


def commits(store: Store) -> list[int]:
    """Counts the transactions that are committed from now on."""
    counted: list[int] = []
    event.listen(store.engine, "commit", lambda db: counted.append(1))
    return counted


class Held:
    """One write that stays open until the others wait behind it."""

    def __init__(self, store: Store, others: int) -> None:
        self.store, self.others = store, others

    def __call__(self) -> None:
        with self.store.writing() as db:
            db.execute(sa.text("INSERT INTO devices (token_hash, created) VALUES (x'00', 0)"))
            wait_for(lambda: len(waiting(self.store)) == self.others)


def waiting(store: Store) -> list[threading.Event]:
    return list(store.database._batches._line._waiting)  # type: ignore[attr-defined]


def together(store: Store, works: list[Callable[[], object]]) -> list[object]:
    """The results, or errors, of writes during another write; the result of that one is the first."""

    def tried(work: Callable[[], object]) -> object:
        try:
            return work()
        except Exception as error:
            return error

    with ThreadPoolExecutor(len(works) + 1) as threads:
        first = threads.submit(tried, Held(store, len(works)))
        wait_for(lambda: store.database._batches._line._busy)  # type: ignore[attr-defined]
        done = [threads.submit(tried, work) for work in works]
        return [each.result(TIMEOUT) for each in (first, *done)]


def test_those_who_wait_share_one_commit_and_none_is_told_before_it(store: Store) -> None:
    counted = commits(store)

    def add(number: int) -> bool:
        store.add_device(bytes([number]) * 32, 0)
        return bytes([number]) * 32 in stored(store)

    assert together(store, [lambda n=n: add(n) for n in range(1, 9)]) == [None, *[True] * 8]
    assert len(counted) == 1 and len(stored(store)) == 9


def test_a_transaction_does_not_grow_for_ever(store: Store) -> None:
    counted = commits(store)
    works = [lambda n=n: store.add_device(bytes([n]) * 32, 0) for n in range(1, MOST + 5)]
    assert not any(isinstance(each, Exception) for each in together(store, works))
    assert len(counted) == 2 and len(stored(store)) == MOST + 5


def test_what_fails_is_undone_and_takes_nobody_along(store: Store) -> None:
    def fails() -> None:
        with store.writing() as db:
            db.execute(sa.text("INSERT INTO devices (token_hash, created) VALUES (x'ff', 0)"))
            raise ZeroDivisionError

    works = [lambda: store.add_device(b"a" * 32, 0), fails, lambda: store.add_device(b"b" * 32, 0), fails]
    first, *done = together(store, works)
    assert first is None and [type(each) for each in done] == [int, ZeroDivisionError, int, ZeroDivisionError]
    assert stored(store) == {b"\0", b"a" * 32, b"b" * 32}


def test_if_the_commit_fails_all_are_told_and_nothing_is_there(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(db: sa.Connection) -> None:
        raise sa.exc.OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

    event.listen(store.engine, "commit", full)
    done = together(store, [lambda n=n: store.add_device(bytes([n]) * 32, 0) for n in range(1, 4)])
    assert [type(each) for each in done] == [StoreFailed] * 4
    event.remove(store.engine, "commit", full)
    assert stored(store) == set()
    assert store.add_device(b"a" * 32, 0) and stored(store) == {b"a" * 32}


def test_a_transaction_that_is_torn_down_fails_for_all_of_it_and_no_more(store: Store) -> None:
    def torn() -> None:
        with store.writing() as db:
            db.connection.driver_connection.rollback()  # type: ignore[union-attr]  # as SQLite does when the disk is full
            raise sa.exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    first, before, failed, after = together(store, [lambda: store.add_device(b"a" * 32, 0), torn, lambda: store.add_device(b"b" * 32, 0)])
    assert [type(each) for each in (first, before, failed)] == [StoreFailed] * 3
    assert type(after) is int and stored(store) == {b"b" * 32}


def test_who_does_not_want_to_wait_holds_nobody_up(store: Store) -> None:
    store._patience = 0.05
    with ThreadPoolExecutor(1) as threads:
        with store.writing() as db:
            db.execute(sa.text("INSERT INTO devices (token_hash, created) VALUES (x'00', 0)"))
            late = threads.submit(store.add_device, b"a" * 32, 0)
            with pytest.raises(StoreFailed, match="takes too long"):
                late.result(TIMEOUT)
        assert stored(store) == {b"\0"} and store.add_device(b"b" * 32, 0)


def test_of_many_who_come_and_give_up_one_has_it_at_a_time() -> None:
    line, inside, most = WaitingLine(), [0], [0]

    def visit(number: int) -> bool:
        if not line.enter(0.001 if number % 3 == 0 else TIMEOUT):
            return False
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        inside[0] -= 1
        if not line.pass_on():
            line.leave()
        return True

    with ThreadPoolExecutor(8) as threads:
        came = list(threads.map(visit, range(many(400, 20_000, 50))))
    assert most == [1] and all(came[number] for number in range(len(came)) if number % 3) and not line._busy
