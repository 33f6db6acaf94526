"""Database access for reports of players about messages and players. All calls block."""

import sqlalchemy as sa

from boardwright.server.errors import ApiError, not_found
from boardwright.server.protocol.fields import Channel
from boardwright.server.store.hosts import HostAction, note_action
from boardwright.server.store.matches import Store
from boardwright.server.store.people import Person, person_of
from boardwright.server.store.report_rows import COLUMNS, LINE_COLUMNS, Report, query_lines_around
from boardwright.server.store.schema import lines, matches, reported_lines, reports
from boardwright.server.store.talk import ChatLine


class ReportStore:
    """Reports."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add_line(self, match: str, by: int, channel: Channel, n: int, reason: str, now: int, most: int) -> None:
        """Report a line, if there is one. Raises ApiError 409 `too_many_reports` if `most` reports of the device are open."""
        author = sa.select(lines.c.device, lines.c.seat).where(lines.c.match == match, lines.c.channel == channel, lines.c.n == n)
        with self._store.writing() as db:
            line = db.execute(author).first()
            if line is not None:
                _add(db, Report(match, by, line.device, line.seat, channel, n, reason, now), most)

    def add_player(self, match: str, by: int, device: int, seat: int, reason: str, now: int, most: int) -> None:
        """Report the player of a seat. Raises as `add_line`."""
        with self._store.writing() as db:
            _add(db, Report(match, by, device, seat, None, None, reason, now), most)

    def reports(self, limit: int, closed: bool = False) -> list[Report]:
        """The newest open reports, newest first. `closed`: also those that are closed."""
        query = sa.select(*COLUMNS).where(sa.true() if closed else ~reports.c.closed)
        with self._store.reading() as db:
            return [Report(*row) for row in db.execute(query.order_by(reports.c.n.desc()).limit(limit))]

    def report(self, n: int) -> tuple[Report, Person]:
        """A report, and the reported person. Raises ApiError 404 `no_such_report`."""
        with self._store.reading() as db:
            row = db.execute(sa.select(*COLUMNS).where(reports.c.n == n)).first()
            if row is None:
                raise not_found("report")
            return Report(*row), person_of(db, row.device)

    def person(self, device: int | None) -> Person | None:
        """The person with a number among the devices."""
        with self._store.reading() as db:
            return None if device is None else person_of(db, device)

    def lines_around(self, report: Report) -> list[ChatLine]:
        """The lines around a reported one, in order; for a player the last lines of the players before the report."""
        columns = [lines.c[name] for name in ChatLine._fields]
        stored_lines = sa.select(*(reported_lines.c[name] for name in LINE_COLUMNS)).where(reported_lines.c.report == report.n)
        with self._store.reading() as db:
            around = [ChatLine(*row) for row in db.execute(query_lines_around(report, *columns))]
            around += [ChatLine(channel=report.channel or "table", say_id="", **row._mapping) for row in db.execute(stored_lines)]
        return sorted(around, key=lambda line: line.n)

    def close(self, n: int, action: HostAction) -> None:
        """Close a report; it is deleted if its match is. Raises ApiError 404 `no_such_report` if it is not open."""
        with self._store.writing() as db:
            if not db.execute(reports.update().where(reports.c.n == n, ~reports.c.closed).values(closed=True)).rowcount:
                raise not_found("report")
            db.execute(reports.delete().where(reports.c.n == n, ~sa.exists().where(matches.c.id == reports.c.match)))
            note_action(db, action)


def _add(db: sa.Connection, report: Report, most: int) -> None:
    own = ~reports.c.closed & (reports.c.by == report.by)
    same = [reports.c[name].is_not_distinct_from(getattr(report, name)) for name in ("match", "seat", "channel", "line")]
    if db.execute(sa.select(reports.c.n).where(own, *same)).first():
        return
    if db.execute(sa.select(sa.func.count()).select_from(reports).where(own)).scalar_one() >= most:
        raise ApiError(409, "too_many_reports", limit=most)
    values = report._asdict()
    del values["n"]
    db.execute(reports.insert().values(values))
