"""Deletes what has long been unused: matches, tables, groups without either, results, and devices. All calls block."""

import time
from typing import Any, NamedTuple

import sqlalchemy as sa

from boardwright.server.protocol.fields import MatchStatus
from boardwright.server.store.matches import Store
from boardwright.server.store.report_rows import keep_lines
from boardwright.server.store.schema import (
    competitions,
    devices,
    group_tables,
    groups,
    matches,
    members,
    metadata,
    result_people,
    results,
    tables,
)

DAY = 24 * 60 * 60 * 1000
BATCH = 200
"""Deletions per transaction: a running server waits for no more."""


class Cleared(NamedTuple):
    """Numbers of deleted items."""

    matches: int
    tables: int
    groups: int
    results: int
    devices: int


def clear(store: Store, days: int, status: MatchStatus | None, delete: bool, now: int | None = None) -> Cleared:
    """Delete what has not changed for `days` days.

    * groups: without tables and matches; they, their members and competitions are older than that
    * results: of deleted matches whose people have nothing else here (no account, seat or group)
    * devices: to which nothing refers

    Args:
        status: only running matches, or only finished ones.
        delete: False: only count, without what only these deletions would leave unused.
        now: Unix time in ms; None: the present one.

    Returns the numbers of items.
    """
    before = (time.time_ns() // 1_000_000 if now is None else now) - days * DAY
    old = (matches.c.updated < before) & (sa.true() if status is None else matches.c.status == status)
    waiting = (tables.c.updated < before) & ~tables.c.started
    do = _delete if delete else _count
    return Cleared(
        do(store, matches.c.id, old),
        do(store, tables.c.id, waiting),
        do(store, groups.c.id, _unused_groups(before)),
        do(store, results.c.match, _unused_results(before)),
        do(store, devices.c.id, (devices.c.created < before) & ~_named(devices.c.id)),
    )


def _unused_groups(before: int) -> sa.ColumnElement[bool]:
    recent = [
        sa.exists().where(group_tables.c.group == groups.c.id),
        sa.exists().where(members.c.group == groups.c.id, members.c.since >= before),
        sa.exists().where(competitions.c.group == groups.c.id, competitions.c.created >= before),
    ]
    return (groups.c.created < before) & ~sa.or_(*recent)


def _unused_results(before: int) -> sa.ColumnElement[bool]:
    used = sa.select(result_people.c.match).where(_named(result_people.c.device, except_column=result_people.c.device))
    return (results.c.ended < before) & results.c.match.not_in(sa.select(matches.c.id)) & results.c.match.not_in(used)


def _named(device: sa.Column[Any], except_column: sa.Column[Any] | None = None) -> sa.ColumnElement[bool]:
    """Return whether a row names this device. `except_column`: a column that does not count."""
    naming = [key.parent for table in metadata.sorted_tables for key in table.foreign_keys if key.column is devices.c.id]
    return sa.or_(*(sa.exists().where(column == device).correlate(device.table) for column in naming if column is not except_column))


def _count(store: Store, id: sa.Column[Any], condition: sa.ColumnElement[bool]) -> int:
    with store.reading() as db:
        store.database.take_time(db)
        return int(db.execute(sa.select(sa.func.count()).select_from(id.table).where(condition)).scalar_one())


def _delete(store: Store, id: sa.Column[Any], condition: sa.ColumnElement[bool]) -> int:
    deleted = 0
    while True:
        with store.writing() as db:
            store.database.take_time(db)
            batch = db.execute(sa.select(id).where(condition).limit(BATCH).with_for_update()).scalars().all()
            if id.table is matches:
                keep_lines(db, batch)
            deleted += db.execute(sa.delete(id.table).where(id.in_(batch), condition)).rowcount
            if id.table is matches:
                db.execute(tables.delete().where(tables.c.id.in_(batch)))  # the tables that led to them
                for match in batch:
                    store.database.notify(db, match)
        if len(batch) < BATCH:
            return deleted
