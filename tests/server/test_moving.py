"""Everything in a database can be moved to one of the other kind and back; matches go on there, and no number is given twice."""

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
from tests.server.databases import Place
from tests.server.harness import AGAINST_BOT, Harness, empty_database
from tests.server.members import WITH_ACCOUNTS, join


def content(store: Store) -> dict[str, list[dict[str, Any]]]:
    """All rows of a database, by table."""
    with store.reading() as db:
        rows = {table.name: [dict(row) for row in db.execute(sa.select(table)).mappings()] for table in metadata.sorted_tables}
    return {name: sorted(found, key=repr) for name, found in rows.items()}


def copied(source: str, target: str) -> dict[str, list[dict[str, Any]]]:
    """Copy a database; returns what is in the copy, which is what is in the source."""
    old, new = Store(source), Store(target)
    try:
        rows = {each.table: each.rows for each in copy_database(old, new)}
        found = content(new)
        assert found == content(old) and rows == {name: len(each) for name, each in found.items()}
        return found
    finally:
        old.close()
        new.close()


def test_to_postgresql_and_back(tmp_path: Path, on_postgresql: Place) -> None:
    first, last = tmp_path / "matches.db", tmp_path / "back.db"
    with Harness(first, WITH_ACCOUNTS) as harness:
        device = harness.device()
        harness.finished(device)
        assert harness.record_past() == 1
        running = harness.match(device, AGAINST_BOT)
        join(harness, "Ana")
        with harness.server.store.writing() as db:  # a number that was given away must not come again
            db.execute(sa.text("DELETE FROM sessions WHERE id = (SELECT max(id) FROM sessions)"))
            given = db.execute(sa.text("SELECT seq FROM sqlite_sequence WHERE name = 'sessions'")).scalar_one()
    found = copied(str(first), on_postgresql.url)
    assert found["matches"] and found["log"] and found["accounts"] and found["results"]
    with Harness(on_postgresql.url) as harness:
        assert running in [match["id"] for match in harness.call("GET", "/api/matches", device).json()]
        assert not list(inspection.faults(harness.server.store))
        with harness.server.store.writing() as db:
            assert db.execute(sa.text("SELECT nextval(pg_get_serial_sequence('sessions', 'id'))")).scalar_one() == given + 1
    copied(on_postgresql.url, str(last))
    with Harness(last) as harness:
        assert running in [match["id"] for match in harness.call("GET", "/api/matches", device).json()]
        assert not list(inspection.faults(harness.server.store))


def test_reading_the_copy_back_may_take_longer_than_a_call(
    tmp_path: Path, on_postgresql: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(db: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, Any]]]:
        if db.dialect.name == "sqlite" and table.name == "devices":
            on_postgresql.do("SELECT pg_sleep(0.8)")
        yield from usual(db, table)

    usual = moving._rows
    monkeypatch.setattr(moving, "_rows", slow)
    source, target = Store(on_postgresql.url, patience=0.5), Store(str(tmp_path / "copy.db"))
    try:
        assert {each.table: each.rows for each in copy_database(source, target)}["outages"] == 0
    finally:
        source.close()
        target.close()


def test_nothing_is_copied_into_a_database_that_holds_data(harness: Harness, tmp_path: Path) -> None:
    harness.device()
    other = tmp_path / "other.db"
    other.write_bytes(empty_database())
    with Harness(other) as occupied:
        occupied.device()
        before = content(occupied.server.store)
        with pytest.raises(StoreError, match="devices"):
            copy_database(harness.server.store, occupied.server.store)
        assert content(occupied.server.store) == before
