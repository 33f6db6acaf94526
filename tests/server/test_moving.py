"""Copying a database to one of the other kind: all rows arrive, matches can be continued, and no id is given twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from boardwright.server.errors import StoreError
from boardwright.server.ops import inspection, moving
from boardwright.server.ops.moving import copy_database
from boardwright.server.store import Store
from boardwright.server.store.schema import metadata
from tests.server.account_calls import WITH_ACCOUNTS, create_account
from tests.server.databases import Database
from tests.server.harness import PERSON_AND_BOT, Harness, empty_database_bytes


def all_rows(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Return all rows of a database, by table."""
    with store.reading() as db:
        rows_by_table = {table.name: [dict(row) for row in db.execute(sa.select(table)).mappings()] for table in metadata.sorted_tables}
    return {name: sorted(rows, key=repr) for name, rows in rows_by_table.items()}


def copy_and_compare(source: str, target: str) -> dict[str, list[dict[str, Any]]]:
    """Copy a database, check that the copy equals it, and return the rows of the copy."""
    old, new = Store(source), Store(target)
    try:
        row_counts = {table.table: table.rows for table in copy_database(old, new)}
        copied = all_rows(new)
        assert copied == all_rows(old) and row_counts == {name: len(rows) for name, rows in copied.items()}
        return copied
    finally:
        old.close()
        new.close()


def test_a_database_is_copied_to_postgresql_and_back(tmp_path: Path, postgresql_database: Database) -> None:
    first, last = tmp_path / "matches.db", tmp_path / "back.db"
    with Harness(first, WITH_ACCOUNTS) as harness:
        device = harness.new_device()
        harness.new_finished_match(device)
        assert harness.record_past() == 1
        running = harness.new_match(device, PERSON_AND_BOT)
        create_account(harness, "Ana")
        with harness.server.store.writing() as db:  # a used id must not come again
            db.execute(sa.text("DELETE FROM sessions WHERE id = (SELECT max(id) FROM sessions)"))
            last_id = db.execute(sa.text("SELECT seq FROM sqlite_sequence WHERE name = 'sessions'")).scalar_one()
    copied_rows = copy_and_compare(str(first), postgresql_database.url)
    assert copied_rows["matches"] and copied_rows["log"] and copied_rows["accounts"] and copied_rows["results"]
    with Harness(postgresql_database.url) as harness:
        assert running in [match["id"] for match in harness.call("GET", "/api/matches", device).json()]
        assert not list(inspection.faults(harness.server.store))
        with harness.server.store.writing() as db:
            assert db.execute(sa.text("SELECT nextval(pg_get_serial_sequence('sessions', 'id'))")).scalar_one() == last_id + 1
    copy_and_compare(postgresql_database.url, str(last))
    with Harness(last) as harness:
        assert running in [match["id"] for match in harness.call("GET", "/api/matches", device).json()]
        assert not list(inspection.faults(harness.server.store))


def test_copying_may_take_longer_than_the_patience_for_a_call(
    tmp_path: Path, postgresql_database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_rows_slowly(db: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, Any]]]:
        if db.dialect.name == "sqlite" and table.name == "devices":
            postgresql_database.execute("SELECT pg_sleep(0.8)")
        yield from read_rows(db, table)

    read_rows = moving._rows
    monkeypatch.setattr(moving, "_rows", read_rows_slowly)
    source, target = Store(postgresql_database.url, patience=0.5), Store(str(tmp_path / "copy.db"))
    try:
        assert {each.table: each.rows for each in copy_database(source, target)}["outages"] == 0
    finally:
        source.close()
        target.close()


def test_copying_into_a_database_with_data_is_refused(harness: Harness, tmp_path: Path) -> None:
    harness.new_device()
    other = tmp_path / "other.db"
    other.write_bytes(empty_database_bytes())
    with Harness(other) as occupied:
        occupied.new_device()
        before = all_rows(occupied.server.store)
        with pytest.raises(StoreError, match="devices"):
            copy_database(harness.server.store, occupied.server.store)
        assert all_rows(occupied.server.store) == before
