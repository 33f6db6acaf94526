"""Copies a database into another one, of the same kind or the other: from a file to PostgreSQL and back. These functions block."""

import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import REGCLASS

from boardwright.server.errors import StoreError
from boardwright.server.store import Store
from boardwright.server.store.schema import metadata

ROWS = 1000
"""Rows that are in memory at once."""
TIMEOUT_S = 60.0
"""Seconds to wait for other writers of the target."""


SEQUENCES = sa.table("sqlite_sequence", sa.column("name"), sa.column("seq"))
"""SQLite's own table of the last numbers."""


class Copied(NamedTuple):
    """A table, and how many rows were copied."""

    table: str
    rows: int


def copy_database(source: Store, target: Store) -> list[Copied]:
    """Copy all rows of a database into an empty one, as they are at one moment, in one transaction.

    The copy is read back and compared. Numbers of rows that were given away once are not given again.

    Raises:
        StoreError: the target holds anything, or another thing than the source in the end; then it is empty as before.
    """
    with source.reading() as old, target.database.writing(TIMEOUT_S) as new:
        source.database.take_time(old)
        target.database.take_time(new)
        for table in metadata.sorted_tables:
            if new.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
                raise StoreError(f"the target holds data already (table {table.name}), expected an empty database")
        return [_copy_table(old, new, table) for table in metadata.sorted_tables]


def _copy_table(old: sa.Connection, new: sa.Connection, table: sa.Table) -> Copied:
    copied, digest = 0, 0
    for rows in _rows(old, table):
        new.execute(table.insert(), rows)
        copied, digest = copied + len(rows), digest ^ _digest(rows)
    if table.autoincrement_column is not None:
        _continue_numbers(old, new, table)
    for rows in _rows(new, table):
        digest ^= _digest(rows)
    if digest:
        raise StoreError(f"table {table.name} is not the same in the target")
    return Copied(table.name, copied)


def _rows(db: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, Any]]]:
    with db.execute(sa.select(table).execution_options(stream_results=True)) as result:
        for rows in result.mappings().partitions(ROWS):
            yield [dict(row) for row in rows]


def _digest(rows: list[dict[str, Any]]) -> int:
    """A digest that does not depend on the order of the rows. No row occurs twice, because every table has a primary key."""
    digest = 0
    for row in rows:
        digest ^= int.from_bytes(hashlib.sha256(repr(list(row.values())).encode()).digest(), "big")
    return digest


def _continue_numbers(old: sa.Connection, new: sa.Connection, table: sa.Table) -> None:
    """Make the numbers of new rows continue after the last one that the source has assigned."""
    last = _last_number(old, table)
    if new.dialect.name == "postgresql" and last > 0:
        new.execute(sa.select(sa.func.setval(_sequence(table), last)))
    elif new.dialect.name == "sqlite" and _numbers_are_kept(table):
        new.execute(SEQUENCES.delete().where(SEQUENCES.c.name == table.name))
        new.execute(SEQUENCES.insert().values(name=table.name, seq=last))


def _last_number(db: sa.Connection, table: sa.Table) -> int:
    """The highest number that a row of a table has had; 0: there was none."""
    [column] = table.primary_key.columns
    sequence: Any = sa.null()
    if db.dialect.name == "postgresql":
        sequence = sa.func.pg_sequence_last_value(_sequence(table))
    elif _numbers_are_kept(table):
        sequence = sa.select(SEQUENCES.c.seq).where(SEQUENCES.c.name == table.name).scalar_subquery()
    highest, last = db.execute(sa.select(sa.select(sa.func.max(column)).scalar_subquery(), sequence)).one()
    return max(highest or 0, last or 0)


def _numbers_are_kept(table: sa.Table) -> bool:
    """Return whether SQLite remembers the numbers of rows that were deleted."""
    return bool(table.dialect_options["sqlite"]["autoincrement"])


def _sequence(table: sa.Table) -> Any:
    """The sequence that numbers a table's rows in PostgreSQL."""
    [column] = table.primary_key.columns
    return sa.cast(sa.func.pg_get_serial_sequence(table.name, column.name), REGCLASS)
