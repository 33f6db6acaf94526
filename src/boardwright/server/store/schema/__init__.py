"""The tables of the database. Changes to them need a migration in `migrations/versions`."""

from boardwright.server.store.schema.clubs import (
    competition_people,
    competition_tables,
    competitions,
    group_tables,
    groups,
    members,
    ratings,
    result_people,
    results,
)
from boardwright.server.store.schema.matches import (
    chairs,
    devices,
    forgotten,
    handovers,
    lines,
    log,
    matches,
    seats,
    tables,
)
from boardwright.server.store.schema.metadata import metadata
from boardwright.server.store.schema.operation import (
    bars,
    host_actions,
    keys,
    outages,
    reported_lines,
    reports,
)
from boardwright.server.store.schema.people import (
    accounts,
    challenges,
    known_devices,
    notices,
    passkeys,
    password_links,
    rests,
    sessions,
    unconfirmed,
    vacations,
)

HEAD = "0033"
"""The newest migration: a database at this version is used without loading Alembic."""

__all__ = [
    "HEAD", "accounts", "bars", "chairs", "challenges", "competition_people", "competition_tables", "competitions", "devices", "forgotten",
    "group_tables", "groups", "handovers", "host_actions", "keys", "known_devices", "lines", "log", "matches", "members", "metadata",
    "notices", "outages", "passkeys", "password_links", "ratings", "reported_lines", "reports", "rests", "result_people", "results",
    "seats", "sessions", "tables", "unconfirmed", "vacations",
]  # fmt: skip
