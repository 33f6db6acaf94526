"""Tables in the database: all fields are stored, concurrent changes conflict, and a match starts in one transaction."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from boardwright.server.errors import Conflict
from boardwright.server.play.undo_grace import FOR_EVER
from boardwright.server.store import RUNNING, MatchRow, SeatRow, Store
from boardwright.server.store.tables import TableStore
from boardwright.server.table_rules.table import Chair, Table
from tests.server.databases import Database

CHAIRS = (
    Chair("Ada", device=1, ready=True, since=5),
    Chair("", device=2, since=6, by_invitation=True),
    Chair("Bo", by_invitation=True, invitation=b"i" * 32),
    Chair(),
    Chair(level="random"),
)


@pytest.fixture
def store(database: Database) -> Iterator[Store]:
    """Open a database with three devices."""
    store = Store(database.url)
    for number in range(3):
        store.add_device(bytes([number]) * 32, 0)
    yield store
    store.close()


def table_of(id: str, **more: Any) -> Table:
    defaults = {"host": 1, "game": "g", "options": {"turns": 5}, "pause": FOR_EVER, "curtain": "never", "order": "drawn", "listed": False}
    return Table(**{"id": id, **defaults, "chairs": CHAIRS, "created": 10, "updated": 10, **more})


def match_of(id: str) -> MatchRow:
    seats = (SeatRow(0, "person", "Ada", None, 1), SeatRow(1, "bot", "random", "random", None))
    return MatchRow(id, 1, "g", "1+x", {}, b"s" * 32, 0.0, RUNNING, 0, [0], None, 11, 11, seats)


def table_ids(tables: list[Table]) -> list[str]:
    return [table.id for table in tables]


def test_a_table_is_stored_with_all_its_fields(store: Store) -> None:
    tables, table = TableStore(store), table_of("a")
    tables.add(table)
    assert tables.table("a") == table and tables.table("b") is None
    sitting = Chair("Cy", device=3, since=11, pledge="a" * 64, share="b" * 64)
    chairs = (*CHAIRS[:3], sitting, CHAIRS[4])
    changed = replace(table, host=2, chairs=chairs, version=2, updated=11, key=b"k" * 32, nonce=b"n" * 32, ruleset="1+x", sealed=12)
    tables.save(changed, 1)
    assert tables.table("a") == changed


def test_a_change_of_an_outdated_version_is_a_conflict(store: Store) -> None:
    tables, table = TableStore(store), table_of("a")
    tables.add(table)
    first, second = (replace(table, chairs=(*CHAIRS[:3], Chair(name, device=3), CHAIRS[4]), version=2) for name in ("Cy", "Di"))
    tables.save(first, 1)
    for outdated_call in (lambda: tables.save(second, 1), lambda: tables.delete("a", 1), lambda: tables.start(second, 1, match_of("a"), 9)):
        with pytest.raises(Conflict):
            outdated_call()
    assert tables.table("a") == first and store.match("a") is None
    tables.delete("a", 2)
    assert tables.table("a") is None
    with pytest.raises(Conflict):
        tables.save(first, 2)


def test_a_match_and_the_start_of_its_table_are_stored_together_or_not_at_all(store: Store) -> None:
    tables, table = TableStore(store), table_of("a")
    tables.add(table)
    started = replace(table, started=True, version=2)
    invalid_match = match_of("a")._replace(seats=(match_of("a").seats[0],) * 2)
    with pytest.raises(IntegrityError):
        tables.start(started, 1, invalid_match, 9)
    assert tables.table("a") == table and store.match("a") is None
    tables.start(started, 1, match_of("a"), 9)
    assert tables.table("a") == started and store.match("a") == match_of("a")
    store.delete_match("a")
    assert tables.table("a") is None and store.match("a") is None


def test_a_device_finds_its_own_tables_and_the_listed_ones(store: Store) -> None:
    tables = TableStore(store)
    full = tuple(chair for chair in CHAIRS if chair.kind != "open")
    for table in (
        table_of("private"),
        table_of("listed", listed=True, created=11),
        table_of("newer", listed=True, created=12, host=3, chairs=CHAIRS[3:]),
        table_of("full", listed=True, created=13, host=3, chairs=full[1:]),
        table_of("begun", listed=True, created=14, started=True),
        table_of("old", listed=True, updated=4),
    ):
        tables.add(table)
    assert table_ids(tables.listed(5, 50)) == ["newer", "listed"] and table_ids(tables.listed(5, 1)) == ["newer"]
    assert table_ids(tables.tables_of(1, 5)) == ["listed", "private"]
    assert table_ids(tables.tables_of(2, 5)) == ["full", "listed", "private"], "tables where the device sits"
    assert [tables.count(device, 5) for device in (1, 2, 3)] == [2, 0, 2]
    tables.delete_older(10)
    assert table_ids(tables.listed(0, 50)) == []
    assert [tables.table(id) for id in ("old", "private")] == [None, None]
    assert tables.table("begun") is not None, "its link still leads to the match"
