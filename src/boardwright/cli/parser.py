"""The arguments of all commands."""

from __future__ import annotations

import argparse

from boardwright.cli.usage import Parser, names, pair, place, whole
from boardwright.core.machine.platforms import SUFFIXES
from boardwright.core.text.languages import OFFERED

ENDING = "Exit codes: 0 done; 1 the check that was asked for failed; 2 wrong usage or unreadable input."


def parser() -> argparse.ArgumentParser:
    """The parser of all commands. `args.command` names the module that runs one."""
    top = Parser(prog="boardwright", description="Board games by every rule: play, watch, simulate, check.", epilog=ENDING)
    top.add_argument("--version", action=_Version, help="print the version")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for add in (_play, _learn, _serve, _admin, _simulate, _dataset, _replay, _verify, _position, _games, _rules, _compile, _bench):
        add(commands)
    return top


class _Version(argparse.Action):
    def __init__(self, option_strings: list[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help, default=argparse.SUPPRESS)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from boardwright import __version__

        print(f"boardwright {__version__}")
        parser.exit()


Commands = argparse._SubParsersAction


def _command(commands: Commands[Parser], name: str, what: str) -> Parser:
    return commands.add_parser(name, help=what, description=what[0].upper() + what[1:] + ".")


def _language(command: Parser) -> None:
    command.add_argument("--lang", choices=OFFERED, metavar="L", help=f"{', '.join(OFFERED)} (else from LC_ALL or LANG)")


def _set_up(command: Parser) -> None:
    command.add_argument("--seed", metavar="S", help="a whole number or 64 hexadecimal digits; same seed, same match")
    command.add_argument("--options", nargs="+", action="extend", type=pair, default=[], metavar="NAME=VALUE", help="options of the game")
    command.add_argument("--data", metavar="FILE", help="component tables (TOML) in place of the built-in ones")


def _play(commands: Commands[Parser]) -> None:
    command = _command(commands, "play", "play in the terminal")
    command.add_argument("game", nargs="?", metavar="GAME", help="a game (asked for if there are several)")
    command.add_argument("--players", type=whole(1), metavar="N", help="how many play, bots included")
    command.add_argument(
        "--bots", type=names, metavar="LEVEL[,LEVEL…]",
        help="one level (or my_bot.py:Name) for every seat but the first, or one per bot: the other seats are people at this terminal",
    )  # fmt: skip
    command.add_argument("--names", type=names, metavar="NAME[,NAME…]", help="what the people are called")
    command.add_argument("--save", metavar="FILE", help="write the match file when the match ends or is left")
    _set_up(command)
    _language(command)


def _learn(commands: Commands[Parser]) -> None:
    command = _command(commands, "learn", "learn a game by playing: a guided course in the terminal")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--step", type=whole(1), metavar="N", help="begin at step N (default: where the course was left)")
    command.add_argument("--check", action="store_true", help="for authors: play the course through and print what does not fit")
    _language(command)


def _serve(commands: Commands[Parser]) -> None:
    command = _command(commands, "serve", "play in the browser")
    command.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen at (default 127.0.0.1: this machine only)")
    command.add_argument("--port", type=whole(0, 65535), default=8000, metavar="P", help="port (default 8000; 0: any free one)")
    command.add_argument(
        "--db",
        metavar="URL",
        help="a file, or postgresql+psycopg://user@host/name (default: BOARDWRIGHT_DB, else a file in your data folder)",
    )
    command.add_argument(
        "--max-database", type=whole(0), default=8192, metavar="MIB",
        help="no new devices, tables and matches beyond this size; running ones go on (default 8192; 0: no limit)",
    )  # fmt: skip
    command.add_argument("--workers", type=whole(1, 64), default=1, metavar="N", help="processes (default 1; several need PostgreSQL)")
    command.add_argument("--open", action="store_true", help="open the page in a browser")
    command.add_argument(
        "--accounts",
        action="store_true",
        help="let people have accounts and find their tables on all their devices (needs the extra accounts)",
    )
    command.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME",
        help="another name under which the page may be opened; localhost, IP addresses and this machine's own names always do (repeatable)",
    )  # fmt: skip
    command.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="ADDRESS",
        help="an address or network whose X-Forwarded-For says who asks (repeatable)",
    )  # fmt: skip
    command.add_argument(
        "--metrics", type=place, metavar="[HOST:]PORT", help="answer Prometheus there (host: 127.0.0.1; needs the extra metrics)"
    )
    command.add_argument(
        "--log-format", choices=("text", "json"), default="text", help="lines for people (default), or one JSON object a line"
    )


def _admin(commands: Commands[Parser]) -> None:
    command = _command(commands, "admin", "look after the database of a server")
    command.add_argument("--db", metavar="URL", help="the database: a file or a URL (default: the file that `serve` uses)")
    tasks = command.add_subparsers(dest="task", metavar="TASK", required=True)
    task = _command(tasks, "list", "list the newest matches")
    task.add_argument("--status", choices=("running", "over"), help="only these")
    task.add_argument("--limit", type=whole(1, 100_000), default=50, metavar="N", help="at most so many (default 50)")
    task.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    _command(tasks, "show", "print what is known of a match, without anything hidden").add_argument("id", metavar="ID")
    task = _command(tasks, "export", "print the match file of a match that is over")
    task.add_argument("id", metavar="ID")
    task.add_argument("--out", metavar="FILE", help="write it into this new file")
    _command(tasks, "close", "end a match that runs or a table that waits; nothing is deleted").add_argument("id", metavar="ID")
    task = _command(tasks, "delete", "delete a match for good")
    task.add_argument("id", metavar="ID")
    task.add_argument("--yes", action="store_true", help="it is meant")
    task = _command(tasks, "clear", "delete matches and tables that nobody has touched for long, and devices that have none")
    task.add_argument("--days", type=whole(1, 100_000), default=365, metavar="N", help="nobody has touched them for so long (default 365)")
    task.add_argument("--status", choices=("running", "over"), help="only these matches")
    task.add_argument("--yes", action="store_true", help="it is meant; without it nothing is deleted, only counted")
    task.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    task = _command(tasks, "reports", "list the newest lines that somebody objects to")
    task.add_argument("--limit", type=whole(1, 100_000), default=50, metavar="N", help="at most so many (default 50)")
    _command(tasks, "backup", "copy a SQLite database, also while its server runs").add_argument("file", metavar="FILE")
    _command(tasks, "restore", "put a copy in place of the database; the old one is kept beside it").add_argument("file", metavar="FILE")
    _command(tasks, "check", "play every match again from its log; exit code 1 if one does not fit")


def _simulate(commands: Commands[Parser]) -> None:
    command = _command(commands, "simulate", "play many matches between bots")
    _many_matches(command)
    command.add_argument(
        "--ray", metavar="ADDRESS",
        help="let a Ray cluster play: HOST:PORT, auto, or local to start one with --jobs workers (needs the extra ray)",
    )  # fmt: skip
    command.add_argument("--out", metavar="DIR", help="write a row for each match there, as Parquet (needs the extra dataset)")


def _dataset(commands: Commands[Parser]) -> None:
    command = _command(commands, "dataset", "write matches between bots as Parquet: a row for each match and each decision")
    _many_matches(command)
    command.add_argument(
        "--out", required=True, metavar="DIR", help="a new folder, or one with an interrupted dataset of the same kind: it is gone on with"
    )


def _many_matches(command: Parser) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument("--players", type=whole(1), required=True, metavar="N")
    command.add_argument("--games", type=whole(1), required=True, metavar="G", help="how many matches")
    command.add_argument("--bots", type=names, default=["random"], metavar="A,B,…", help="one a seat or one for all: name or file.py:name")
    command.add_argument("--jobs", type=whole(1, 256), metavar="J", help="threads (default 1) or workers; the matches stay the same")
    command.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    _set_up(command)
    _language(command)


def _replay(commands: Commands[Parser]) -> None:
    command = _command(commands, "replay", "show what happened in a match file")
    command.add_argument("file", metavar="FILE", help="a match file (-: standard input)")
    command.add_argument("--at", type=whole(0), metavar="K", help="stop after K decisions")
    _language(command)


def _verify(commands: Commands[Parser]) -> None:
    command = _command(commands, "verify", "check a match file: every link, the deal, every action, the end")
    command.add_argument("file", metavar="FILE", help="a match file (-: standard input)")
    command.add_argument(
        "--commitment", metavar="HEX", help="what was shown before the deal, or its first digits: the file must say the same"
    )
    command.add_argument("--promise", metavar="HEX", help="the promise of the whole table, kept before the deal, or its first digits")
    command.add_argument("--json", action="store_true", help="print the report as JSON")
    _language(command)


def _position(commands: Commands[Parser]) -> None:
    command = _command(commands, "position", "print a position as JSON, checked, with defaults filled in")
    command.add_argument("file", metavar="FILE", help="a match file or a position (-: standard input)")
    command.add_argument("--at", type=whole(0), metavar="K", help="of a match file: the position after K decisions")


def _games(commands: Commands[Parser]) -> None:
    command = _command(commands, "games", "list the games")
    command.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    _language(command)


def _rules(commands: Commands[Parser]) -> None:
    command = _command(commands, "rules", "print the rules of a game")
    command.add_argument("game", metavar="GAME")
    command.add_argument("section", nargs="?", metavar="SECTION", help="only this section")
    _language(command)


def _compile(commands: Commands[Parser]) -> None:
    command = _command(commands, "compile", "make shared libraries and WebAssembly modules of the rules, where something has changed")
    command.add_argument("games", nargs="*", metavar="GAME", help="a game (default: all)")
    command.add_argument("--out", metavar="DIR", help="where the files go (default: the folder of kept machine code, where they are found)")
    command.add_argument(
        "--platform", action="append", default=[], choices=SUFFIXES, metavar="P",
        help=f"{', '.join(SUFFIXES)} (repeatable; default: this machine's, and both of WebAssembly)",
    )  # fmt: skip


def _bench(commands: Commands[Parser]) -> None:
    command = _command(commands, "bench", "measure this machine beside the project's targets")
    command.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    command.add_argument("--gate", action="store_true", help="exit with 1 if a target is missed")
