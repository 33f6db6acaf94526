"""Database access for tables. All calls block; the server makes them in threads."""

from collections.abc import Collection
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from boardwright.server.errors import Conflict, not_found
from boardwright.server.store.group_links import link_rematch, link_table
from boardwright.server.store.matches import MatchRow, Store, change_match, insert_match
from boardwright.server.store.notice_rows import ask_for_seats
from boardwright.server.store.schema import chairs, competition_tables, group_tables, matches, seats, tables
from boardwright.server.table_rules.table import Chair, Table

TABLE = list(tables.columns)
CHAIR = [column for column in chairs.columns if column.name not in ("table", "seat")]


RESERVED = tables.c.id.in_(sa.select(competition_tables.c.table))
"""Whether a table is of a competition."""


class TableStore:
    """Tables and their chairs. A change is written only if the version is still the one that was read, else it raises Conflict."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(self, table: Table, group: str | None = None) -> None:
        """Add a table with its chairs. `group`: the id of the group that it is opened for."""
        with self._store.writing() as db:
            insert_table(db, table)
            if group is not None:
                link_table(db, table.id, group)

    def table(self, id: str) -> Table | None:
        """The table with that id, or None."""
        with self._store.reading() as db:
            matching = read_tables(db, sa.select(*TABLE).where(tables.c.id == id))
        return matching[0] if matching else None

    def tables_of(self, device: int, since: int) -> list[Table]:
        """The open tables that a device hosts or sits at, changed after `since` (Unix time in ms); newest first."""
        sits = sa.select(chairs.c.table).where(chairs.c.device == device)
        with self._store.reading() as db:
            return read_tables(db, waiting_tables(since).where((tables.c.host == device) | tables.c.id.in_(sits)))

    def kept_for(self, device: int, since: int) -> list[Table]:
        """The open rematch tables, changed after `since`, that keep an empty chair for a device; newest first."""
        again = sa.select(matches.c.rematch).join(seats, seats.c.match == matches.c.id)
        again = again.where(seats.c.device == device, matches.c.rematch.is_not(None))
        with self._store.reading() as db:
            kept = read_tables(db, waiting_tables(since).where(tables.c.id.in_(again)))
        return [table for table in kept if table.kept_for(device)]

    def listed(self, since: int, limit: int) -> list[Table]:
        """The newest public tables that have a free chair."""
        is_open = (chairs.c.table == tables.c.id) & chairs.c.device.is_(None) & chairs.c.level.is_(None) & ~chairs.c.by_invitation
        with self._store.reading() as db:
            return read_tables(db, waiting_tables(since).where(tables.c.listed, sa.exists().where(is_open)).limit(limit))

    def count(self, host: int, since: int) -> int:
        """Return how many open tables a device has."""
        query = sa.select(sa.func.count()).select_from(tables)
        with self._store.reading() as db:
            return int(db.execute(query.where(tables.c.host == host, *_waits(since))).scalar_one())

    def save(self, table: Table, read: int) -> None:
        """Write a changed table. `read`: the version that it was made from."""
        with self._store.writing() as db:
            update_table(db, table, read)
            self._store.database.notify(db, table.id)

    def start(self, table: Table, read: int, match: MatchRow, most_notices: int) -> None:
        """Write a started table and its match, both or none. Members who get notices about its group get them about their seats.

        most_notices: requests for notices of one device
        """
        with self._store.writing() as db:
            update_table(db, table, read)
            insert_match(db, match)
            ask_for_seats(db, match, most_notices)
            self._store.database.notify(db, table.id)

    def rematch(self, match: str, since: int) -> str | None:
        """The rematch table of a match, if it has started or changed after `since` (Unix time in ms)."""
        with self._store.reading() as db:
            table: str | None = db.scalar(_rematch(match, since))
            return table

    def add_rematch(self, match: str, table: Table, since: int) -> str:
        """Add a rematch table, unless there is one (as in `rematch`). Returns the id of the existing one.

        Raises ApiError 404 if the match is gone.
        """
        with self._store.writing() as db:
            # A concurrent call in another process waits here.
            if db.execute(sa.select(matches.c.id).where(matches.c.id == match).with_for_update()).first() is None:
                raise not_found("match")
            existing: str | None = db.scalar(_rematch(match, since))
            if existing is not None:
                return existing
            insert_table(db, table)
            change_match(db, match, None, rematch=table.id)
            link_rematch(db, match, table.id)
            self._store.database.notify(db, match)
            return table.id

    def delete(self, id: str, read: int) -> None:
        """Delete a table."""
        with self._store.writing() as db:
            delete_table(db, id, read)
            self._store.database.notify(db, id)

    def close(self, id: str) -> bool:
        """Close an open table. Returns whether there was one."""
        with self._store.writing() as db:
            waits = (tables.c.id == id) & ~tables.c.started & ~tables.c.closed
            closed = db.execute(tables.update().where(waits).values(closed=True, version=tables.c.version + 1)).rowcount
            self._store.database.notify(db, id)
        return bool(closed)

    def closed(self, ids: Collection[str]) -> list[str]:
        """Return which of these tables have been closed."""
        with self._store.reading() as db:
            return list(db.execute(sa.select(tables.c.id).where(tables.c.closed, tables.c.id.in_(ids))).scalars())

    def delete_older(self, than: int) -> None:
        """Delete the open tables that have not changed after `than` (Unix time in ms). The others are deleted with their match."""
        with self._store.writing() as db:
            db.execute(tables.delete().where(~tables.c.started, tables.c.updated <= than, ~RESERVED))


def _rematch(match: str, since: int) -> sa.Select[Any]:
    is_alive = tables.c.started | (tables.c.updated > since)
    return sa.select(tables.c.id).join(matches, matches.c.rematch == tables.c.id).where(matches.c.id == match, is_alive)


def waiting_tables(since: int) -> sa.Select[Any]:
    """Select the open tables changed after `since` (Unix time in ms), newest first."""
    return sa.select(*TABLE).where(*_waits(since)).order_by(tables.c.created.desc(), tables.c.id)


def _waits(since: int) -> tuple[sa.ColumnElement[bool], ...]:
    return ~tables.c.started, ~tables.c.closed, (tables.c.updated > since) | RESERVED


def _values(table: Table) -> dict[str, Any]:
    return {column.name: getattr(table, column.name) for column in TABLE}


def insert_table(db: sa.Connection, table: Table) -> None:
    """Add a table with its chairs within a transaction."""
    db.execute(tables.insert().values(_values(table)))
    _insert_chairs(db, table)


def update_table(db: sa.Connection, table: Table, read: int) -> None:
    """Write a changed table within a transaction. Raises Conflict if its version is not the one that was read."""
    condition = (tables.c.id == table.id) & (tables.c.version == read)
    if not db.execute(tables.update().where(condition).values(_values(table))).rowcount:
        raise Conflict(table.id)
    db.execute(chairs.delete().where(chairs.c.table == table.id))
    _insert_chairs(db, table)


def delete_table(db: sa.Connection, id: str, read: int) -> None:
    """Delete a table within a transaction. Raises Conflict if its version is not the one that was read."""
    if not db.execute(tables.delete().where(tables.c.id == id, tables.c.version == read)).rowcount:
        raise Conflict(id)


def _insert_chairs(db: sa.Connection, table: Table) -> None:
    db.execute(chairs.insert(), [{"table": table.id, "seat": seat, **asdict(chair)} for seat, chair in enumerate(table.chairs)])


def read_tables(db: sa.Connection, query: sa.Select[Any]) -> list[Table]:
    """The tables that a query selects, with their chairs."""
    table_rows = db.execute(query).all()
    sitting: dict[str, list[Chair]] = {row.id: [] for row in table_rows}
    rows = db.execute(sa.select(chairs.c.table, *CHAIR).where(chairs.c.table.in_(sitting)).order_by(chairs.c.seat))
    for table, *rest in rows:
        sitting[table].append(Chair(*rest))
    linked = set(db.execute(sa.select(group_tables.c.table).where(group_tables.c.table.in_(sitting))).scalars())
    entrants = sa.select(competition_tables.c.table).where(competition_tables.c.table.in_(sitting))
    reserved = set(db.execute(entrants).scalars())
    former_devices = _former_devices(db, list(sitting))
    return [
        Table(
            **row._mapping,
            chairs=tuple(sitting[row.id]),
            in_group=row.id in linked,
            reserved=row.id in reserved,
            kept=former_devices.get(row.id, {}),
        )
        for row in table_rows
    ]


def _former_devices(db: sa.Connection, ids: list[str]) -> dict[str, dict[int, int]]:
    """Of each rematch table by seat the device that had it in the match before."""
    kept: dict[str, dict[int, int]] = {}
    query = sa.select(matches.c.rematch, seats.c.seat, seats.c.device).join(seats, seats.c.match == matches.c.id)
    for id, seat, device in db.execute(query.where(matches.c.rematch.in_(ids), seats.c.device.is_not(None))):
        kept.setdefault(id, {})[seat] = device
    return kept
