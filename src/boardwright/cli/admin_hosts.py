"""`boardwright admin`: what an operator does about accounts and people."""

import argparse
import json
import os
from datetime import UTC, datetime
from functools import partial
from typing import Any

from boardwright.cli.screen import Screen
from boardwright.cli.usage import DONE, WrongUsage, print_json
from boardwright.server.clock import Clock
from boardwright.server.host_rules.roles import HOUR_MS, OPERATOR
from boardwright.server.hosts.tasks import HostTasks
from boardwright.server.store import Bar, HostAction, ListedAccount, Store
from boardwright.server.store.people import Person

private = partial(os.open, mode=0o600)
"""Opens a new file that only this user can read, as an argument of `open`."""


def accounts(store: Store, args: argparse.Namespace) -> int:
    """List the accounts, or do what `args.what` says about one."""
    tasks = HostTasks(store, Clock())
    match args.what:
        case None | "list":
            _list(tasks, args.json)
        case "remove":
            person = tasks.find(args.whom)
            if not args.yes:
                raise WrongUsage(f"this would remove {person.shown} permanently; its matches stay; confirm with --yes")
            tasks.remove(OPERATOR, args.whom, args.reason, args.even_last)
        case "signout":
            ended = len(tasks.sign_out(OPERATOR, args.whom, args.reason).sessions)
            print(f"{ended} device{'' if ended == 1 else 's'} signed out")
        case "link":
            print(f"{args.page.rstrip('/')}/#/password/{tasks.link(OPERATOR, args.whom, args.reason)}")
    return DONE


def role(store: Store, args: argparse.Namespace) -> int:
    """Give an account a role."""
    HostTasks(store, Clock()).set_role(OPERATOR, args.whom, args.role, args.reason, args.even_last)
    return DONE


def data(store: Store, args: argparse.Namespace) -> int:
    """Print everything that is stored about a person, or write it to a file that must be new."""
    text = json.dumps(HostTasks(store, Clock()).export(OPERATOR, args.whom), ensure_ascii=False, indent=1)
    if args.out is None:
        print(text)
        return DONE
    with open(args.out, "x", encoding="utf-8", opener=private) as file:
        file.write(text + "\n")
    return DONE


def forget(store: Store, args: argparse.Namespace) -> int:
    """Delete everything about a person."""
    tasks = HostTasks(store, Clock())
    person = tasks.find(args.whom)
    if not args.yes:
        raise WrongUsage(f"this would delete everything about {person.shown} permanently; confirm with --yes")
    tasks.forget(OPERATOR, args.whom, args.even_last)
    return DONE


def bar(store: Store, args: argparse.Namespace) -> int:
    """Bar or mute a person or household for a time."""
    hours = args.hours if args.days is None else args.days * 24
    HostTasks(store, Clock()).bar(OPERATOR, args.whom, args.task, args.reason, None if hours is None else hours * HOUR_MS)
    return DONE


def admit(store: Store, args: argparse.Namespace) -> int:
    """End a bar or a mute."""
    HostTasks(store, Clock()).admit(OPERATOR, args.whom, "bar" if args.task == "admit" else "mute", args.reason)
    return DONE


def bars(store: Store, args: argparse.Namespace) -> int:
    """List the bars that are not over."""
    clock = Clock()
    current = HostTasks(store, clock).bars.current(clock.now())
    if args.json:
        print_json([_plain_bar(bar, person) for bar, person in current])
        return DONE
    for bar, person in current:
        print("  ".join([bar.kind, person.shown, f"until {time_text(bar.until)}" if bar.until else "without end", bar.reason]))
    return DONE


def log(store: Store, args: argparse.Namespace) -> int:
    """Print what hosts have done, newest first."""
    tasks = HostTasks(store, Clock())
    actions = tasks.host_store.log(args.limit, tasks.find(args.whom).device if args.whom else None)
    if args.json:
        print_json([_plain(action) for action in actions])
        return DONE
    for action in actions:
        print("  ".join([time_text(action.at), action.role, action.task, action.shown or "–", *_more(action)]))
    return DONE


def _list(tasks: HostTasks, as_json: bool) -> None:
    listed = tasks.accounts()
    if as_json:
        print_json([_account(each) for each in listed])
        return
    rows = [[each.name, each.role, _day(each.created), _day(each.seen), str(each.devices), each.state] for each in listed]
    Screen().table(["name", "role", "created", "last seen", "devices", "state"], rows, right=(4,))


def _account(each: ListedAccount) -> dict[str, Any]:
    return {**each._asdict(), "created": time_text(each.created), "seen": None if each.seen is None else time_text(each.seen)}


def _plain(action: HostAction) -> dict[str, Any]:
    return {**action._asdict(), "at": time_text(action.at), "until": None if action.until is None else time_text(action.until)}


def _plain_bar(bar: Bar, person: Person) -> dict[str, Any]:
    until = None if bar.until is None else time_text(bar.until)
    return {"kind": bar.kind, "whom": person.shown, "since": time_text(bar.since), "until": until, "reason": bar.reason}


def _more(action: HostAction) -> list[str]:
    return [text for text in (action.given or "", f"until {time_text(action.until)}" if action.until else "", action.reason) if text]


def time_text(ms: int) -> str:
    """A time (Unix ms) as ISO 8601, in UTC."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")


def _day(ms: int | None) -> str:
    return "–" if ms is None else time_text(ms)[:10]
