"""Database access for lists of matches: the columns that lists show, hundreds of matches at once. All calls block."""

from typing import Any, NamedTuple

import sqlalchemy as sa

from boardwright.server.protocol.fields import MatchStatus
from boardwright.server.store.matches import RUNNING, SeatRow, Store
from boardwright.server.store.schema import forgotten, matches, seats, tables

MOST_IDS = 5_000
"""In one query: databases limit how many parameters it may have."""


class ListedMatch(NamedTuple):
    """A match as lists show it; the fields are those of `MatchRow`."""

    id: str
    device: int
    game: str
    ruleset: str
    status: MatchStatus
    decisions: int
    actors: list[int]
    ranking: list[list[int]] | None
    created: int
    updated: int
    clock: dict[str, Any] | None
    clocks: dict[str, Any] | None
    closed: bool
    seats: tuple[SeatRow, ...]


class ListedMatches:
    """Lists of matches, newest first."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of_device(self, device: int, limit: int) -> list[ListedMatch]:
        """The matches that a device created or sits in and has not removed from its list, `limit` at most."""
        sits = sa.select(seats.c.match).where(seats.c.device == device)
        created = sa.select(matches.c.id).where(matches.c.device == device)
        own_ids = sits.union(created).subquery()
        unseen = sa.select(forgotten.c.match).where(forgotten.c.device == device)
        # First the ids, and a union: for one condition with all of it, or with "or", PostgreSQL reads all matches.
        with self._store.reading() as db:
            ids = db.scalars(sa.select(own_ids.c.match).where(own_ids.c.match.not_in(unseen))).all()
        batches = (ids[at : at + MOST_IDS] for at in range(0, len(ids), MOST_IDS))
        listed = [match for batch in batches for match in self._list(matches.c.id.in_(batch), limit)]
        return sorted(listed, key=lambda match: (-match.created, match.id))[:limit]

    def to_watch(self, since: int, limit: int) -> list[ListedMatch]:
        """The running matches that anyone may find and watch, `limit` at most.

        since: only matches of tables that started after it, Unix time in ms
        """
        started_tables = sa.select(tables.c.id).where(tables.c.started, tables.c.listed, tables.c.updated > since)
        runs = (matches.c.status == RUNNING) & ~matches.c.closed & matches.c.watching.is_(sa.null())
        return self._list(runs & matches.c.id.in_(started_tables), limit)

    def _list(self, condition: sa.ColumnElement[bool], limit: int) -> list[ListedMatch]:
        """The newest matches for which a condition holds."""
        query = sa.select(*_COLUMNS).where(condition).order_by(matches.c.created.desc(), matches.c.id).limit(limit)
        with self._store.reading() as db:
            rows = db.execute(query).all()
            by_match: dict[str, list[SeatRow]] = {row[0]: [] for row in rows}
            # Asked for by their ids, not by the same condition: for that PostgreSQL reads all seats.
            sitting = sa.select(*_SEAT_COLUMNS).where(seats.c.match.in_(list(by_match))).order_by(seats.c.seat)
            for match, *seat in db.execute(sitting):
                by_match[match].append(SeatRow(*seat))
        return [ListedMatch._make((*row, tuple(by_match[row[0]]))) for row in rows]


_COLUMNS = [matches.c[name] for name in ListedMatch._fields if name != "seats"]
_SEAT_COLUMNS = [seats.c.match, *(seats.c[name] for name in SeatRow._fields)]
