"""`boardwright admin reports`: what players have reported, and what was said around it."""

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
    kept = ReportStore(store)
    found = kept.reports(args.limit, args.all)
    if args.json:
        print_json([_plain(kept, report) for report in found])
        return DONE
    for report in found:
        about = [f"report {report.n}", time_text(report.at), f"match {report.match}", _about(kept, report), report.reason]
        print("  ".join(about).rstrip())
        for line in kept.around(report):
            print(f"  {'>' if _is_reported(report, line) else ' '} {line.channel} {line.n}  {_who(line)}: {_said(line)}")
    return DONE


def _plain(kept: ReportStore, report: Report) -> dict[str, Any]:
    person, by = kept.person(report.device), kept.person(report.by)
    return {
        "n": report.n,
        "at": time_text(report.at),
        "match": report.match,
        "seat": report.seat,
        "whom": None if person is None else person.shown,
        "by": None if by is None else by.shown,
        "reason": report.reason,
        "closed": report.closed,
        "lines": [_plain_line(report, line) for line in kept.around(report)],
    }


def _plain_line(report: Report, line: ChatLine) -> dict[str, Any]:
    about = {"channel": line.channel, "n": line.n, "seat": line.seat, "name": line.name, "said": _said(line)}
    return {**about, "reported": _is_reported(report, line)}


def _about(kept: ReportStore, report: Report) -> str:
    person = kept.person(report.device)
    who = "a spectator" if report.seat is None else f"seat {report.seat + 1}"
    return f"{who} ({'' if person is None else person.shown})"


def _is_reported(report: Report, line: ChatLine) -> bool:
    return (report.channel, report.line) == (line.channel, line.n)


def _who(line: ChatLine) -> str:
    return line.name if line.seat is None else f"seat {line.seat + 1}"


def _said(line: ChatLine) -> str:
    return line.text or line.phrase or line.reaction or ""
