"""The content of the page for hosts. These functions block."""

from boardwright.server.clock import Clock
from boardwright.server.host_rules.roles import Actor, may_judge
from boardwright.server.hosts.tasks import HostTasks
from boardwright.server.protocol.fields import Role
from boardwright.server.protocol.host_messages import (
    AccountInList,
    BarOut,
    HostsPageOut,
    LogRowOut,
    ReportedLineOut,
    ReportOut,
    SizeOut,
)
from boardwright.server.store import RUNNING, ChatLine, HostAction, Report, Store

LISTED = 100
"""Reports and rows of the log on the page."""


def hosts_page(store: Store, tasks: HostTasks, actor: Actor, role: Role, clock: Clock, sizes: list[SizeOut]) -> HostsPageOut:
    """The page for a host or helper. `sizes`: of the database, for a host."""
    reports = [report for report in tasks.reports.reports(LISTED) if may_judge(actor, report.device)]
    shown = [report for report in reports if not _plays(store, actor, report)]
    bars = [BarOut(bar.kind, person.shown, bar.since, bar.until, bar.reason) for bar, person in tasks.bars.current(clock.now())]
    listed = tasks.accounts() if role == "host" else []
    names = {each.device: each.name for each in listed}
    return HostsPageOut(
        role=role,
        withheld=len(reports) - len(shown),
        reports=[_report_out(tasks, report) for report in shown],
        bars=bars,
        accounts=[AccountInList(each.name, each.role, each.created, each.seen, each.devices, each.state) for each in listed],
        log=[_row_out(action, names) for action in tasks.host_store.log(LISTED)] if role == "host" else [],
        sizes=sizes if role == "host" else [],
    )


def _plays(store: Store, actor: Actor, report: Report) -> bool:
    """Return whether a report is about a running match of the actor: spectators may have written there what players must not know."""
    match = store.match(report.match)
    return match is not None and match.status == RUNNING and any(seat.device == actor.device for seat in match.seats)


def _report_out(tasks: HostTasks, report: Report) -> ReportOut:
    person = tasks.reports.person(report.device)
    lines = [_line_out(report, line) for line in tasks.reports.lines_around(report)]
    return ReportOut(report.n, report.at, report.match, "" if person is None else person.shown, report.seat, report.reason, lines)


def _line_out(report: Report, line: ChatLine) -> ReportedLineOut:
    reported = (line.channel, line.n) == (report.channel, report.line)
    return ReportedLineOut(line.seat, line.name, line.text, line.phrase, line.reaction, reported)


def _row_out(action: HostAction, names: dict[int, str]) -> LogRowOut:
    by = "" if action.by is None else names.get(action.by, "")
    return LogRowOut(action.at, action.role, by, action.task, action.shown, action.given, action.until, action.reason)
