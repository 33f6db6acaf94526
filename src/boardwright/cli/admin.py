"""`boardwright admin`: maintain the database of a server."""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boardwright.cli import admin_hosts, admin_reports
from boardwright.cli.screen import Screen
from boardwright.cli.usage import DONE, FAILED, WrongUsage, print_json
from boardwright.core.text.words import Words
from boardwright.server.errors import ApiError, StoreError, StoreFailed
from boardwright.server.ops import backups, inspection
from boardwright.server.ops.moving import copy_database
from boardwright.server.ops.past_results import check_results
from boardwright.server.ops.ratings import check_ratings
from boardwright.server.ops.sizes import sizes
from boardwright.server.store import Store, end_epoch
from boardwright.server.store.clearing import clear
from boardwright.server.store.database import EXPECTED, file_of

FILE = "sqlite:///"


def run(args: argparse.Namespace) -> int:
    """Do the task `args.task`. Returns 1 if `check`, `ratings` or `results` finds a difference."""
    try:
        code: int = TASKS[args.task](args)
    except StoreError as error:
        raise WrongUsage(str(error)) from None
    except StoreFailed as error:
        reason = error.why.partition("\n")[0]
        raise WrongUsage(f"database: {reason}; nothing was changed, the same command can be tried again") from None
    except ApiError as error:
        raise WrongUsage(Words("en", isolate=False).t("error-" + error.id.replace("_", "-"), **error.args_)) from None
    return code


def _store(args: argparse.Namespace, may_upgrade: bool = False) -> Store:
    """The database, which must exist: maintenance never creates one. It is not upgraded, either: a server of the older version may use it,
    and a backup is there to go back.
    """
    url = _url(args)
    if "://" not in url or url.startswith(FILE):
        _file(args, exists=True)
    return Store(url, may_upgrade=may_upgrade)


def _url(args: argparse.Namespace) -> str:
    from boardwright.server.run import default_db

    if args.db == "":  # not the usual file: it may hold what must not be deleted
        raise WrongUsage(f"database '': {EXPECTED}")
    return str(args.db or default_db())


def _file(args: argparse.Namespace, exists: bool = False) -> Path:
    """The file of a SQLite database."""
    url = _url(args)
    if "://" in url and not url.startswith(FILE):
        raise WrongUsage("this works only with a SQLite file; for PostgreSQL use pg_dump and pg_restore")
    path = file_of(url.removeprefix(FILE))
    if exists and not path.is_file():
        raise WrongUsage(f"{path}: no such database")
    return path


def _list(args: argparse.Namespace) -> int:
    rows = [inspection.about(row) for row in _store(args).all_matches(args.limit, args.status)]
    if args.json:
        print_json(rows)
    else:
        for each in rows:
            names = ", ".join(seat["name"] for seat in each["seats"])
            print(f"{each['id']}  {each['updated']}  {each['status']:7}  {each['game']}  {each['decisions']} choices  {names}")
    return DONE


def _show(args: argparse.Namespace) -> int:
    print_json(inspection.about(inspection.find_match(_store(args), args.id)), indent=2)
    return DONE


def _export(args: argparse.Namespace) -> int:
    data = inspection.match_file(_store(args), args.id)
    if args.out is None:
        print(data.decode())
        return DONE
    with open(args.out, "xb", opener=admin_hosts.private) as file:
        file.write(data)
    return DONE


def _delete(args: argparse.Namespace) -> int:
    store = _store(args)
    inspection.find_match(store, args.id)
    if not args.yes:
        raise WrongUsage(f"this would delete match {args.id} permanently, for all players; confirm with --yes")
    store.delete_match(args.id)
    return DONE


def _close(args: argparse.Namespace) -> int:
    inspection.close(_store(args), args.id)
    return DONE


def _clear(args: argparse.Namespace) -> int:
    counts = clear(_store(args), args.days, args.status, args.yes)
    if args.json:
        print(json.dumps({**counts._asdict(), "deleted": args.yes}))
        return DONE
    summary = ", ".join(f"{number} {name}" for name, number in counts._asdict().items())
    print(f"{summary}: {'deleted' if args.yes else 'would be deleted; confirm with --yes'}")
    return DONE


def _sizes(args: argparse.Namespace) -> int:
    store = _store(args)
    stored_sizes, unused = sizes(store), clear(store, args.days, None, delete=False)
    if args.json:
        print(json.dumps({"kinds": [each._asdict() for each in stored_sizes], "days": args.days, "unused": unused._asdict()}))
        return DONE
    rows = [
        [each.kind, str(each.items), str(each.rows), "–" if each.bytes is None else f"{each.bytes / 2**20:.1f}"] for each in stored_sizes
    ]
    screen = Screen()
    screen.table(["kind", "items", "rows", "MiB"], rows, right=(1, 2, 3))
    summary = ", ".join(f"{number} {name}" for name, number in unused._asdict().items())
    screen.line(f"unused for {args.days} days: {summary}; `boardwright admin clear` deletes them")
    return DONE


def _backup(args: argparse.Namespace) -> int:
    backups.back_up(_file(args, exists=True), Path(args.file))
    return DONE


def _restore(args: argparse.Namespace) -> int:
    former_path = backups.restore(Path(args.file), _file(args))
    if former_path:
        print(f"The previous database is now {former_path}", file=sys.stderr)
    return DONE


def _restored(args: argparse.Namespace) -> int:
    end_epoch(_store(args, may_upgrade=True))  # the server that starts next would upgrade it, too
    return DONE


def _move(args: argparse.Namespace) -> int:
    copied = copy_database(_store(args), Store(args.target))
    screen = Screen()
    screen.table(["table", "rows"], [[each.table, str(each.rows)] for each in copied if each.rows], right=(1,))
    screen.line("The new database is a complete copy; start the server with it")
    return DONE


def _check(args: argparse.Namespace) -> int:
    if "://" not in _url(args):
        backups.check(_file(args, exists=True))
    wrong = 0
    for fault in inspection.faults(_store(args)):
        wrong += 1
        print(fault)
    print(f"{wrong} faults" if wrong else "all matches are valid: each replays to what its log says", file=sys.stderr)
    return FAILED if wrong else DONE


def _ratings(args: argparse.Namespace) -> int:
    return _compared("ratings", list(check_ratings(_store(args), args.recompute)), args)


def _results(args: argparse.Namespace) -> int:
    return _compared("results", list(check_results(_store(args), args.recompute)), args)


def _compared(subject: str, differences: list[str], args: argparse.Namespace) -> int:
    """Print what differs from the log of matches."""
    if args.json:
        print_json({"differences": differences, "recomputed": args.recompute})
    else:
        print("\n".join([*differences, _verdict(subject, len(differences), args.recompute)]))
    return FAILED if differences and not args.recompute else DONE


def _verdict(subject: str, count: int, recomputed: bool) -> str:
    if not count:
        return f"the {subject} agree with the log of matches"
    text = f"{count} difference{'s' if count > 1 else ''}"
    return f"{text}: the {subject} were computed again" if recomputed else f"{text}; --recompute computes the {subject} again"


TASKS: dict[str, Callable[[Any], int]] = {
    "list": _list,
    "show": _show,
    "export": _export,
    "close": _close,
    "delete": _delete,
    "clear": _clear,
    "ratings": _ratings,
    "results": _results,
    "accounts": lambda args: admin_hosts.accounts(_store(args), args),
    "role": lambda args: admin_hosts.role(_store(args), args),
    "data": lambda args: admin_hosts.data(_store(args), args),
    "forget": lambda args: admin_hosts.forget(_store(args), args),
    "bar": lambda args: admin_hosts.bar(_store(args), args),
    "admit": lambda args: admin_hosts.admit(_store(args), args),
    "mute": lambda args: admin_hosts.bar(_store(args), args),
    "unmute": lambda args: admin_hosts.admit(_store(args), args),
    "bars": lambda args: admin_hosts.bars(_store(args), args),
    "log": lambda args: admin_hosts.log(_store(args), args),
    "reports": lambda args: admin_reports.reports(_store(args), args),
    "sizes": _sizes,
    "backup": _backup,
    "restore": _restore,
    "restored": _restored,
    "move": _move,
    "check": _check,
}
