"""Database access for groups. All calls block; the server makes them in threads."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from boardwright.server.errors import Conflict
from boardwright.server.group_rules.group import Group, Member, Preset
from boardwright.server.store.matches import RUNNING, MatchRow, Store, read_matches
from boardwright.server.store.schema import group_tables, groups, matches, members, notices, tables
from boardwright.server.store.tables import RESERVED, read_tables, waiting_tables
from boardwright.server.table_rules.table import Table

GROUP = [column for column in groups.columns if column.name != "presets"]
MEMBER = [column for column in members.columns if column.name != "group"]


class GroupStore:
    """Groups and their members. A change is written only if the version is still the one that was read, else it raises Conflict."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(self, group: Group) -> None:
        """Add a group."""
        with self._store.writing() as db:
            db.execute(groups.insert().values(_values(group)))
            _insert_members(db, group)

    def group(self, id: str) -> Group | None:
        """The group with that id, or None."""
        with self._store.reading() as db:
            matching = read_groups(db, groups.c.id == id)
        return matching[0] if matching else None

    def groups_of(self, device: int) -> list[Group]:
        """The groups of which a device is a member, or asks to be one; oldest first."""
        with self._store.reading() as db:
            return read_groups(db, groups_with(device))

    def save(self, group: Group, read: int) -> None:
        """Write a changed group. `read`: the version that it was made from."""
        with self._store.writing() as db:
            update_group(db, group, read)

    def delete(self, id: str, read: int) -> None:
        """Delete a group. Its tables and matches stay."""
        with self._store.writing() as db:
            delete_group(db, id, read)

    # Tables and matches

    def open_tables(self, id: str, since: int) -> list[Table]:
        """The open tables of a group, changed after `since` (Unix time in ms); newest first."""
        with self._store.reading() as db:
            return read_tables(db, waiting_tables(since).where(tables.c.id.in_(_tables_of(id))))

    def running(self, id: str, limit: int) -> list[MatchRow]:
        """The newest running matches of a group, `limit` at most."""
        runs = (matches.c.status == RUNNING) & ~matches.c.closed
        with self._store.reading() as db:
            return read_matches(db, runs & matches.c.id.in_(_tables_of(id)), limit)

    def finished(self, id: str, limit: int) -> list[MatchRow]:
        """The newest finished matches of a group, `limit` at most."""
        ended = matches.c.status != RUNNING
        with self._store.reading() as db:
            return read_matches(db, ended & matches.c.id.in_(_tables_of(id)), limit)

    def count_open(self, ids: Iterable[str], since: int) -> dict[str, int]:
        """Return how many open tables each of these groups has."""
        waits = (~tables.c.started) & (~tables.c.closed) & ((tables.c.updated > since) | RESERVED)
        query = sa.select(group_tables.c.group, sa.func.count().label("open")).join(tables, tables.c.id == group_tables.c.table)
        with self._store.reading() as db:
            rows = db.execute(query.where(waits, group_tables.c.group.in_(list(ids))).group_by(group_tables.c.group))
            return {row.group: row.open for row in rows}


def groups_with(device: int) -> sa.ColumnElement[bool]:
    """The condition for the groups of which a device is a member, or asks to be one."""
    return groups.c.id.in_(sa.select(members.c.group).where(members.c.device == device))


def update_group(db: sa.Connection, group: Group, read: int) -> None:
    """Write a changed group within a transaction. Notices to those who are no longer members end.

    Raises Conflict if its version is not the one that was read.
    """
    condition = (groups.c.id == group.id) & (groups.c.version == read)
    if not db.execute(groups.update().where(condition).values(_values(group))).rowcount:
        raise Conflict(group.id)
    db.execute(members.delete().where(members.c.group == group.id))
    _insert_members(db, group)
    member_devices = [member.device for member in group.admitted]
    db.execute(notices.delete().where(notices.c.group == group.id, notices.c.device.not_in(member_devices)))


def delete_group(db: sa.Connection, id: str, read: int) -> None:
    """Delete a group within a transaction. Raises Conflict if its version is not the one that was read."""
    if not db.execute(groups.delete().where(groups.c.id == id, groups.c.version == read)).rowcount:
        raise Conflict(id)


def _tables_of(id: str) -> sa.Select[Any]:
    return sa.select(group_tables.c.table).where(group_tables.c.group == id)


def _values(group: Group) -> dict[str, Any]:
    values = {column.name: getattr(group, column.name) for column in GROUP}
    return {**values, "presets": [asdict(preset) for preset in group.presets]}


def _insert_members(db: sa.Connection, group: Group) -> None:
    db.execute(members.insert(), [{"group": group.id, **asdict(member)} for member in group.members])


def read_groups(db: sa.Connection, condition: sa.ColumnElement[bool]) -> list[Group]:
    """The groups for which a condition holds, with their members; oldest first."""
    rows = db.execute(sa.select(*GROUP, groups.c.presets).where(condition).order_by(groups.c.created, groups.c.id)).all()
    of: dict[str, list[Member]] = {row.id: [] for row in rows}
    for group, *rest in db.execute(sa.select(members.c.group, *MEMBER).where(members.c.group.in_(of)).order_by(members.c.n)):
        of[group].append(Member(*rest))
    return [
        Group(**{**row._mapping, "members": tuple(of[row.id]), "presets": tuple(Preset(**preset) for preset in row.presets)})
        for row in rows
    ]
