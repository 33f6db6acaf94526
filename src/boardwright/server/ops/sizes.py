"""Size of each kind of data in the database."""

from typing import NamedTuple

import sqlalchemy as sa

from boardwright.server.store import Store
from boardwright.server.store.schema import metadata

KINDS = {
    "matches": ("matches", "seats", "log", "handovers", "forgotten"),
    "tables": ("tables", "chairs"),
    "chat": ("lines",),
    "accounts": ("accounts", "sessions", "passkeys", "known_devices", "challenges", "password_links"),
    "devices": ("devices",),
    "groups": ("groups", "members", "group_tables"),
    "competitions": ("competitions", "competition_tables", "competition_people"),
    "ratings": ("ratings",),
    "statistics": ("results", "result_people"),
    "hosts": ("host_actions", "bars", "reports", "reported_lines"),
    "notifications": ("notices", "unconfirmed"),
    "vacations": ("vacations", "rests"),
    "server": ("keys", "outages"),
}
"""The tables of the database, by what they hold. The first table of a kind has a row for each item."""


class Size(NamedTuple):
    """The size of a kind of data.

    items: how many there are
    rows: in all tables of the kind
    bytes: with indexes; None: not available for this kind of database
    """

    kind: str
    items: int
    rows: int
    bytes: int | None


def sizes(store: Store) -> list[Size]:
    """The size of each kind, from one snapshot."""
    with store.reading() as db:
        return [_size(store, db, kind, names) for kind, names in KINDS.items()]


def _size(store: Store, db: sa.Connection, kind: str, names: tuple[str, ...]) -> Size:
    rows = [int(db.execute(sa.select(sa.func.count()).select_from(metadata.tables[name])).scalar_one()) for name in names]
    table_bytes = [store.database.size_of(db, name) for name in names]
    return Size(kind, rows[0], sum(rows), None if None in table_bytes else sum(each or 0 for each in table_bytes))
