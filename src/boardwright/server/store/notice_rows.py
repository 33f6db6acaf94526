"""Requests for notices as rows of the database."""

from dataclasses import replace
from typing import Any, NamedTuple

import sqlalchemy as sa

from boardwright.server.notification_rules import due
from boardwright.server.notification_rules.due import NoticeState, QuietHours, Way
from boardwright.server.store.matches import MatchRow
from boardwright.server.store.schema import group_tables, notices

STATE = ("asked", "verified", "seen", "zone", "told", "day", "count", "next", "tries")


class Subject(NamedTuple):
    """The subject of notices: a seat of a match, or a group (no seat)."""

    id: str
    seat: int | None = None

    @property
    def condition(self) -> sa.ColumnElement[bool]:
        """The condition for the requests about it."""
        if self.seat is None:
            return notices.c.group == self.id
        return (notices.c.match == self.id) & (notices.c.seat == self.seat)


class NoticeRequest(NamedTuple):
    """A request for notices, as stored.

    to: a mail address, a web address, or where a push service takes messages for a browser
    keys: of that browser
    version: grows with each change
    """

    about: Subject
    way: Way
    device: int
    to: str
    keys: dict[str, str] | None
    language: str
    state: NoticeState
    version: int = 0

    @property
    def key_condition(self) -> sa.ColumnElement[bool]:
        """The key of this row: a seat has one device, a group several."""
        key = self.about.condition & (notices.c.way == self.way)
        return key if self.about.seat is not None else key & (notices.c.device == self.device)


def values_of(request: NoticeRequest) -> dict[str, Any]:
    """The row of a request."""
    state = request.state
    quiet = state.quiet
    return {
        **{name: value for name, value in request._asdict().items() if name not in ("about", "state")},
        "match": None if request.about.seat is None else request.about.id,
        "seat": request.about.seat,
        "group": request.about.id if request.about.seat is None else None,
        **{name: getattr(state, name) for name in STATE},
        "quiet_start": None if quiet is None else quiet.start,
        "quiet_end": None if quiet is None else quiet.end,
    }


def request_of(row: Any) -> NoticeRequest:
    """The request of a row."""
    quiet = None if row.quiet_start is None else QuietHours(row.quiet_start, row.quiet_end)
    state = NoticeState(quiet=quiet, **{name: row._mapping[name] for name in STATE})
    about = Subject(row.group or row.match, row.seat)
    return NoticeRequest(about, row.way, row.device, row.to, row._mapping["keys"], row.language, state, row.version)


def count_requests(db: sa.Connection, condition: sa.ColumnElement[bool]) -> int:
    """Return how many requests there are for which a condition holds."""
    return int(db.execute(sa.select(sa.func.count()).select_from(notices).where(condition)).scalar_one())


def ask_for_seats(db: sa.Connection, match: MatchRow, most: int) -> None:
    """Request notices about the seats of members who get them about the group of a new match, in the same ways, within a transaction.

    most: requests of one device; there are no more
    """
    group = db.execute(sa.select(group_tables.c.group).where(group_tables.c.table == match.id)).scalar()
    if group is None:
        return
    of_members = sa.select(notices).where(notices.c.group == group).order_by(notices.c.device, notices.c.way)
    for request in [request_of(row) for row in db.execute(of_members)]:
        state = request.state
        new_state = replace(due.at_first(match.created, state.verified, state.zone, state.quiet), next=None)
        for seat in match.seats:
            if seat.device == request.device and count_requests(db, notices.c.device == request.device) < most:
                seat_request = request._replace(about=Subject(match.id, seat.seat), state=new_state, version=0)
                db.execute(notices.insert().values(values_of(seat_request)))
