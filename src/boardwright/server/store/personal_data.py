"""The data of a person in the database: exported, and deleted. All calls block.

A person is a device: its own number, or that of an account (decision 41).
"""

from typing import Any

import sqlalchemy as sa

from boardwright.server.store.matches import Store
from boardwright.server.store.report_rows import keep_lines
from boardwright.server.store.schema import accounts, devices, matches, metadata, seats, tables

EXPORTED: dict[str, tuple[str, ...]] = {
    "devices": ("created",),
    "accounts": ("name", "role", "settings", "rated_as", "created"),
    "sessions": ("label", "created", "used"),
    "passkeys": ("label", "created", "used"),
    "known_devices": ("used",),
    "password_links": ("until",),
    "challenges": ("until",),
    "matches": ("id", "game", "ruleset", "options", "status", "decisions", "ranking", "created", "updated", "closed", "rated"),
    "seats": ("match", "seat", "name", "zone", "stand_in"),
    "tables": ("id", "game", "options", "listed", "created", "updated", "started", "rated"),
    "chairs": ("table", "seat", "name", "ready", "since", "zone"),
    "lines": ("match", "channel", "n", "seat", "name", "text", "phrase", "reaction", "to_channel", "to_n", "at"),
    "forgotten": ("match",),
    "groups": ("id", "name", "created", "presets"),
    "members": ("group", "n", "name", "since", "asks"),
    "competition_people": ("competition", "n"),
    "ratings": ("game", "match", "seat", "ended", "abandoned", "place", "left", "value", "spread", "matches"),
    "result_people": ("match", "seat"),
    "notices": ("match", "seat", "group", "way", "to", "language", "zone", "quiet_start", "quiet_end", "asked", "verified", "seen"),
    "vacations": ("first", "last", "zone", "start", "end"),
    "rests": ("begin", "finish", "zone", "since", "until"),
    "host_actions": ("at", "role", "task", "given", "until", "reason"),
    "reports": ("match", "seat", "channel", "line", "reason", "at", "closed"),
    "reported_lines": ("n", "seat", "name", "text", "phrase", "reaction", "at"),
    "bars": ("kind", "reason", "since", "until"),
}
"""The columns that are exported, by table. Left out: what would let its reader in (hashes, keys), and what a running match hides."""


def exported(store: Store, device: int) -> dict[str, list[dict[str, Any]]]:
    """Everything that is stored about a person, by table; times are Unix ms. Tables without such rows are left out."""
    with store.reading() as db:
        account = db.execute(sa.select(accounts.c.id).where(accounts.c.device == device)).scalar()
        tables_of_person = {name: _rows(db, name, columns, device, account) for name, columns in EXPORTED.items()}
    return {name: rows for name, rows in tables_of_person.items() if rows}


def _rows(db: sa.Connection, name: str, columns: tuple[str, ...], device: int, account: int | None) -> list[dict[str, Any]]:
    table = metadata.tables[name]
    conditions = [column == device for column in owners(table, devices.c.id)]
    conditions += [column == account for column in owners(table, accounts.c.id)]
    if table is matches:
        conditions.append(matches.c.id.in_(sa.select(seats.c.match).where(seats.c.device == device)))
    if table in (devices, accounts):
        conditions.append(table.c.id == (device if table is devices else account))
    query = sa.select(*(table.c[column] for column in columns)).where(sa.or_(*conditions)).order_by(*table.primary_key.columns)
    return [dict(row._mapping) for row in db.execute(query)]


def owners(table: sa.Table, of: sa.Column[int]) -> list[sa.Column[Any]]:
    """The columns of a table that name a device or an account."""
    return [key.parent for key in table.foreign_keys if key.column is of]


def solo_matches(device: int) -> sa.ColumnElement[bool]:
    """The condition for the matches of a person in which no other person plays."""
    sits = sa.select(seats.c.match).where(seats.c.device == device)
    others = sa.select(seats.c.match).where(seats.c.device.is_not(None), seats.c.device != device)
    return ((matches.c.device == device) | matches.c.id.in_(sits)) & matches.c.id.not_in(others)


def delete_solo_matches(db: sa.Connection, device: int) -> list[str]:
    """Delete the matches of a person in which no other person plays, within a transaction. Returns their ids."""
    match_ids = list(db.execute(sa.select(matches.c.id).where(solo_matches(device))).scalars())
    keep_lines(db, match_ids)
    db.execute(matches.delete().where(matches.c.id.in_(match_ids)))
    db.execute(tables.delete().where(tables.c.id.in_(match_ids)))
    return match_ids
