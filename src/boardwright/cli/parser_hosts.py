"""The arguments of what `boardwright admin` does about accounts and people."""

from boardwright.cli.usage import Commands, Parser, add_command, add_json, whole_number

WHOM = "NAME of an account, device:NUMBER, seat:MATCH:SEAT (seats count from 1)"
WHOM_OR_HOUSEHOLD = f"{WHOM}, address:ADDRESS of a household"


def add_host_tasks(tasks: "Commands[Parser]") -> None:
    """Add the tasks of hosts to those of `admin`."""
    _accounts(add_command(tasks, "accounts", "list the accounts, or remove one, sign it out, or make a link for a new password"))
    task = add_command(tasks, "role", "make an account a host or a helper of this server, or a member again")
    _whom(task, "name of the account")
    task.add_argument("role", choices=("host", "helper", "member"))
    _reason(task)
    _even_last(task)
    task = add_command(tasks, "data", "print everything that is stored about a person, as JSON")
    _whom(task)
    task.add_argument("--out", metavar="FILE", help="write it to this new file")
    task = add_command(tasks, "forget", "delete everything about a person; matches with other people stay, without the name")
    _whom(task)
    task.add_argument("--yes", action="store_true", help="confirm")
    _even_last(task)
    _bars(tasks)
    _reports(add_command(tasks, "reports", "list the newest reports of players, with the messages around, or close one"))
    task = add_command(tasks, "log", "show what hosts have done, newest first")
    task.add_argument("whom", nargs="?", metavar="WHOM", help=f"only what concerns them: {WHOM}")
    task.add_argument("--limit", type=whole_number(1, 100_000), default=50, metavar="N", help="at most N (default 50)")
    add_json(task)


def _reports(command: Parser) -> None:
    command.add_argument("--limit", type=whole_number(1, 100_000), default=50, metavar="N", help="at most N (default 50)")
    command.add_argument("--all", action="store_true", help="also those that are closed")
    add_json(command)
    task = add_command(command.add_subparsers(dest="what", metavar="TASK"), "close", "close a report")
    task.add_argument("n", type=whole_number(1), metavar="N", help="number of the report")
    _reason(task)


def _bars(tasks: "Commands[Parser]") -> None:
    for name, help, whom in (
        ("bar", "keep a person or household away from the server, for a time or without end", WHOM_OR_HOUSEHOLD),
        ("mute", "forbid a person to write in chats, for a time or without end", WHOM),
    ):
        task = add_command(tasks, name, help)
        task.add_argument("whom", metavar="WHOM", help=whom)
        task.add_argument("--reason", required=True, metavar="TEXT", help="the person concerned can read it")
        length = task.add_mutually_exclusive_group()
        length.add_argument("--days", type=whole_number(1, 36_500), metavar="N", help="how long (default: without end)")
        length.add_argument("--hours", type=whole_number(1, 876_000), metavar="N", help="how long, in hours")
    for name, help, whom in (("admit", "end a bar", WHOM_OR_HOUSEHOLD), ("unmute", "let a muted person write again", WHOM)):
        task = add_command(tasks, name, help)
        task.add_argument("whom", metavar="WHOM", help=whom)
        _reason(task)
    add_json(add_command(tasks, "bars", "list who is barred or muted"))


def _accounts(command: Parser) -> None:
    add_json(command)
    tasks = command.add_subparsers(dest="what", metavar="TASK")
    add_json(add_command(tasks, "list", "list the accounts (also without a task)"))
    task = add_command(tasks, "remove", "remove an account permanently; its matches stay")
    _whom(task, "name of the account")
    task.add_argument("--yes", action="store_true", help="confirm")
    _reason(task)
    _even_last(task)
    task = add_command(tasks, "signout", "sign all devices of an account out")
    _whom(task, "name of the account")
    _reason(task)
    task = add_command(tasks, "link", "print a link with which the owner sets a new password, once, within 24 hours")
    _whom(task, "name of the account")
    task.add_argument("--page", default="http://localhost:8000", metavar="URL", help="address of the page (default http://localhost:8000)")
    _reason(task)


def _whom(task: Parser, help: str = WHOM) -> None:
    task.add_argument("whom", metavar="WHOM" if help == WHOM else "NAME", help=help)


def _reason(task: Parser) -> None:
    task.add_argument("--reason", default="", metavar="TEXT", help="for the log, which the person concerned can read")


def _even_last(task: Parser) -> None:
    task.add_argument("--even-last", action="store_true", help="also if it is the last host")
