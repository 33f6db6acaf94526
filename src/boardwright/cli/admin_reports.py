"""`boardwright admin reports`: the reports of players, with the chat lines around them."""

import argparse
from typing import Any

from boardwright.cli.admin_hosts import time_text
from boardwright.cli.usage import DONE, print_json
from boardwright.server.clock import Clock
from boardwright.server.host_rules.roles import OPERATOR
from boardwright.server.hosts.tasks import HostTasks
from boardwright.server.store import ChatLine, Report, ReportStore, Store


def reports(store: Store, args: argparse.Namespace) -> int:
    """List the reports, or close one."""
    if args.what == "close":
        HostTasks(store, Clock()).close_report(OPERATOR, args.n, args.reason)
        return DONE
    report_store = ReportStore(store)
    listed = report_store.reports(args.limit, args.all)
    if args.json:
        print_json([_plain(report_store, report) for report in listed])
        return DONE
    for report in listed:
        about = [f"report {report.n}", time_text(report.at), f"match {report.match}", _about(report_store, report), report.reason]
        print("  ".join(about).rstrip())
        for line in report_store.lines_around(report):
            print(f"  {'>' if _is_reported(report, line) else ' '} {line.channel} {line.n}  {_author(line)}: {_content(line)}")
    return DONE


def _plain(report_store: ReportStore, report: Report) -> dict[str, Any]:
    person, by = report_store.person(report.device), report_store.person(report.by)
    return {
        "n": report.n,
        "at": time_text(report.at),
        "match": report.match,
        "seat": report.seat,
        "whom": None if person is None else person.shown,
        "by": None if by is None else by.shown,
        "reason": report.reason,
        "closed": report.closed,
        "lines": [_plain_line(report, line) for line in report_store.lines_around(report)],
    }


def _plain_line(report: Report, line: ChatLine) -> dict[str, Any]:
    about = {"channel": line.channel, "n": line.n, "seat": line.seat, "name": line.name, "said": _content(line)}
    return {**about, "reported": _is_reported(report, line)}


def _about(report_store: ReportStore, report: Report) -> str:
    person = report_store.person(report.device)
    subject = "a spectator" if report.seat is None else f"seat {report.seat + 1}"
    return f"{subject} ({'' if person is None else person.shown})"


def _is_reported(report: Report, line: ChatLine) -> bool:
    return (report.channel, report.line) == (line.channel, line.n)


def _author(line: ChatLine) -> str:
    return line.name if line.seat is None else f"seat {line.seat + 1}"


def _content(line: ChatLine) -> str:
    return line.text or line.phrase or line.reaction or ""
