"""Reports and the lines around them, within a transaction. The lines are those of the match; a report keeps them when it is deleted."""

from collections.abc import Collection
from typing import Any, NamedTuple

import sqlalchemy as sa

from boardwright.server.protocol.fields import Channel
from boardwright.server.store.schema import lines, reported_lines, reports

CONTEXT_LINES = 5
"""Lines before and after a reported one that hosts see."""


class Report(NamedTuple):
    """A report.

    match: its id; it may have been deleted since
    by: the device that reported; None: its person is forgotten
    device: of the person who is reported, at that time
    seat: of that person; None: a spectator
    channel, line: the reported line; None: the report is about the player
    at: Unix time in ms
    """

    match: str
    by: int | None
    device: int
    seat: int | None
    channel: Channel | None
    line: int | None
    reason: str
    at: int
    closed: bool = False
    n: int = 0


COLUMNS = [reports.c[name] for name in Report._fields]
LINE_COLUMNS = [column.name for column in reported_lines.columns if column.name != "report"]


def query_lines_around(report: Report, *columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """The lines around a reported one; for a player the last lines of the players before the report."""
    query = sa.select(*columns).where(lines.c.match == report.match, lines.c.channel == (report.channel or "table"))
    if report.line is None:
        return query.where(lines.c.at <= report.at).order_by(lines.c.n.desc()).limit(2 * CONTEXT_LINES)
    return query.where(lines.c.n.between(report.line - CONTEXT_LINES, report.line + CONTEXT_LINES))


def keep_lines(db: sa.Connection, matches: Collection[str]) -> None:
    """Prepare for the deletion of matches: open reports keep the lines around them, closed ones are deleted."""
    concerned = reports.c.match.in_(matches)
    db.execute(reports.delete().where(concerned, reports.c.closed))
    for row in db.execute(sa.select(*COLUMNS).where(concerned)).all():
        report = Report(*row)
        copied = query_lines_around(report, sa.literal(report.n), *(lines.c[name] for name in LINE_COLUMNS))
        db.execute(reported_lines.insert().from_select(["report", *LINE_COLUMNS], copied))
