"""Deletes what has long been unused: matches, tables, and devices without either. All calls block."""

import time
from typing import Any, NamedTuple

import sqlalchemy as sa

from boardwright.server.protocol.fields import MatchStatus
from boardwright.server.store.matches import Store
from boardwright.server.store.schema import devices, matches, metadata, tables

DAY = 24 * 60 * 60 * 1000
AT_ONCE = 200
"""Deletions per transaction: a running server waits for no more."""


class Cleared(NamedTuple):
    """Numbers of deleted items."""

    matches: int
    tables: int
    devices: int


def clear(store: Store, days: int, status: MatchStatus | None, delete: bool, now: int | None = None) -> Cleared:
    """Delete what has not changed for so many days.

    Args:
        status: only running matches, or only finished ones.
        delete: False: only count, without devices whose last match would be deleted.
        now: Unix time in ms; None: the present one.

    Returns the numbers of items.
    """
    before = (time.time_ns() // 1_000_000 if now is None else now) - days * DAY
    old = (matches.c.updated < before) & (sa.true() if status is None else matches.c.status == status)
    waiting = (tables.c.updated < before) & ~tables.c.started
    naming = [key.parent for table in metadata.sorted_tables for key in table.foreign_keys if key.column is devices.c.id]
    unused = (devices.c.created < before) & ~sa.or_(*(sa.exists().where(column == devices.c.id) for column in naming))
    do = _delete if delete else _count
    return Cleared(do(store, matches.c.id, old), do(store, tables.c.id, waiting), do(store, devices.c.id, unused))


def _count(store: Store, id: sa.Column[Any], which: sa.ColumnElement[bool]) -> int:
    with store.reading() as db:
        return int(db.execute(sa.select(sa.func.count()).select_from(id.table).where(which)).scalar_one())


def _delete(store: Store, id: sa.Column[Any], which: sa.ColumnElement[bool]) -> int:
    deleted = 0
    while True:
        with store.writing() as db:
            some = db.execute(sa.select(id).where(which).limit(AT_ONCE)).scalars().all()
            deleted += db.execute(sa.delete(id.table).where(id.in_(some), which)).rowcount
            if id.table is matches:
                db.execute(tables.delete().where(tables.c.id.in_(some)))  # the tables that led to them
                for match in some:
                    store.database.tell(db, match)
        if len(some) < AT_ONCE:
            return deleted
