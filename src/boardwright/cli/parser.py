"""The arguments of all commands."""

from __future__ import annotations

import argparse

from boardwright.cli.parser_hosts import add_host_tasks
from boardwright.cli.usage import (
    Commands,
    Parser,
    add_command,
    add_json,
    host_and_port,
    name_and_value,
    names,
    non_empty,
    numbers,
    web_folder,
    whole_number,
)
from boardwright.core.machine.platforms import SUFFIXES
from boardwright.core.text.languages import OFFERED

ENDING = "Exit codes: 0 done; 1 the requested check failed; 2 wrong usage or unreadable input."
FILE, FOLDER, TOML = non_empty("a file"), non_empty("a folder"), non_empty("a TOML file")


def parser() -> argparse.ArgumentParser:
    """The parser of all commands. `args.command` is the name of the module to run."""
    top = Parser(prog="boardwright", description="Board games with the complete rules: play, watch, simulate, verify.", epilog=ENDING)
    top.add_argument("--version", action=_Version, help="print the version")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    playing, research = (_play, _learn, _serve, _admin), (_simulate, _arena, _train, _dataset)
    for add in (*playing, *research, _replay, _verify, _analyse, _stats, _position, _games, _rules, _compile, _page, _bench):
        add(commands)
    return top


class _Version(argparse.Action):
    def __init__(self, option_strings: list[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help, default=argparse.SUPPRESS)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from boardwright import __version__

        print(f"boardwright {__version__}")
        parser.exit()


def _language(command: Parser) -> None:
    command.add_argument("--lang", choices=OFFERED, metavar="L", help=f"{', '.join(OFFERED)} (else from LC_ALL or LANG)")


def _ray(command: Parser) -> None:
    command.add_argument(
        "--ray", type=non_empty("an address"), metavar="ADDRESS",
        help="play on a Ray cluster: HOST:PORT, auto, or local to start one with --jobs workers (needs the extra ray)",
    )  # fmt: skip


def _set_up(command: Parser) -> None:
    command.add_argument("--seed", metavar="S", help="a whole number or 64 hexadecimal digits; same seed, same match")
    command.add_argument(
        "--options", nargs="+", action="extend", type=name_and_value, default=[], metavar="NAME=VALUE", help="options of the game"
    )
    command.add_argument("--data", type=TOML, metavar="FILE", help="component tables (TOML) in place of the built-in ones")


def _play(commands: Commands[Parser]) -> None:
    command = add_command(commands, "play", "play in the terminal")
    command.add_argument("game", nargs="?", metavar="GAME", help="a game (you are asked if there are several)")
    command.add_argument("--players", type=whole_number(1), metavar="N", help="number of players, including bots")
    command.add_argument(
        "--bots", type=names, metavar="LEVEL[,LEVEL…]",
        help="one level (or my_bot.py:Name, cmd:./my_bot) for every seat but the first, or one per bot; people here play the rest",
    )  # fmt: skip
    command.add_argument("--names", type=names, metavar="NAME[,NAME…]", help="names of the players at this terminal")
    command.add_argument("--no-hints", action="store_true", help="players may not ask for hints")
    command.add_argument("--save", type=FILE, metavar="FILE", help="write the match file when the match ends or you leave it")
    command.add_argument("--resume", type=FILE, metavar="FILE", help="go on with the unfinished match of a file; --bots replaces its bots")
    _set_up(command)
    _language(command)


def _learn(commands: Commands[Parser]) -> None:
    command = add_command(commands, "learn", "learn a game by playing: a guided course in the terminal")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--step", type=whole_number(1), metavar="N", help="start at step N (default: where you left off)")
    command.add_argument("--check", action="store_true", help="for authors: play the whole course and print its errors")
    _language(command)


def _serve(commands: Commands[Parser]) -> None:
    command = add_command(commands, "serve", "play in the browser")
    command.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen on (default 127.0.0.1: this machine only)")
    command.add_argument("--port", type=whole_number(0, 65535), default=8000, metavar="P", help="port (default 8000; 0: any free one)")
    command.add_argument(
        "--db",
        metavar="URL",
        help="a file, or postgresql+psycopg://user@host/name (default: BOARDWRIGHT_DB, else a file in your data folder)",
    )
    command.add_argument(
        "--max-database", type=whole_number(0), default=8192, metavar="MIB",
        help="no new devices, tables or matches beyond this size; running ones continue (default 8192; 0: no limit)",
    )  # fmt: skip
    command.add_argument(
        "--workers", type=whole_number(1, 64), default=1, metavar="N", help="processes (default 1; several need PostgreSQL)"
    )
    command.add_argument("--open", action="store_true", help="open the page in a browser")
    command.add_argument(
        "--accounts",
        action="store_true",
        help="accounts, with which players find their tables on all their devices (needs the extra accounts)",
    )
    command.add_argument("--hosts-page", action="store_true", help="a page for accounts that are hosts or helpers (needs --accounts)")
    command.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME",
        help="another host name of the page; localhost, IP addresses and this machine's own names always work (repeatable)",
    )  # fmt: skip
    command.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="ADDRESS",
        help="an address or network whose X-Forwarded-For header is trusted (repeatable)",
    )  # fmt: skip
    command.add_argument(
        "--metrics",
        type=host_and_port,
        metavar="[HOST:]PORT",
        help="serve Prometheus metrics there (host: 127.0.0.1; needs the extra metrics)",
    )
    command.add_argument(
        "--log-format", choices=("text", "json"), default="text", help="readable lines (default), or one JSON object per line"
    )


def _admin(commands: Commands[Parser]) -> None:
    command = add_command(commands, "admin", "manage the database of a server")
    command.add_argument("--db", metavar="URL", help="the database: a file or a URL (default: the file that `serve` uses)")
    tasks = command.add_subparsers(dest="task", metavar="TASK", required=True)
    task = add_command(tasks, "list", "list the newest matches")
    task.add_argument("--status", choices=("running", "over"), help="only these")
    task.add_argument("--limit", type=whole_number(1, 100_000), default=50, metavar="N", help="at most N (default 50)")
    add_json(task)
    add_command(tasks, "show", "print a match without hidden information").add_argument("id", metavar="ID")
    task = add_command(tasks, "export", "print the match file of a match that is over")
    task.add_argument("id", metavar="ID")
    task.add_argument("--out", metavar="FILE", help="write it to this new file")
    add_command(tasks, "close", "end a running match or an open table; nothing is deleted").add_argument("id", metavar="ID")
    task = add_command(tasks, "delete", "delete a match permanently")
    task.add_argument("id", metavar="ID")
    task.add_argument("--yes", action="store_true", help="confirm")
    task = add_command(tasks, "clear", "delete what is unused for long: matches, tables, groups, results and devices")
    task.add_argument("--days", type=whole_number(1, 100_000), default=365, metavar="N", help="unused for N days (default 365)")
    task.add_argument("--status", choices=("running", "over"), help="only these matches")
    task.add_argument("--yes", action="store_true", help="delete; without it, everything is only counted")
    add_json(task)
    task = add_command(tasks, "sizes", "show how much each kind of data takes, and what `clear` would delete")
    task.add_argument("--days", type=whole_number(1, 100_000), default=365, metavar="N", help="unused for N days (default 365)")
    add_json(task)
    for name in ("ratings", "results"):
        task = add_command(tasks, name, f"compare the {name} with the log of matches; exit code 1 if they differ")
        task.add_argument("--recompute", action="store_true", help="compute them again from the log and keep what follows")
        add_json(task)
    add_host_tasks(tasks)
    add_command(tasks, "backup", "copy a SQLite database, even while its server runs").add_argument("file", metavar="FILE")
    add_command(tasks, "restore", "replace the database with a copy; the old one is kept beside it").add_argument("file", metavar="FILE")
    add_command(tasks, "restored", "let pages know that other tools have restored the database; stop the server first")
    task = add_command(tasks, "move", "copy everything into an empty database, a file or PostgreSQL; stop the server first")
    task.add_argument("target", metavar="URL", help="the new database: a file or a URL")
    add_command(tasks, "check", "replay every match from its log; exit code 1 if one is invalid")


def _simulate(commands: Commands[Parser]) -> None:
    command = add_command(commands, "simulate", "play many matches between bots")
    _many_matches(command, "name, file.py:name, cmd:program")
    _ray(command)
    command.add_argument("--out", type=FOLDER, metavar="DIR", help="write one row per match there, as Parquet (needs the extra dataset)")


def _arena(commands: Commands[Parser]) -> None:
    command = add_command(commands, "arena", "measure how strong bots are: each deal is played in all rotations of the seats")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--bots", type=names, default=[], metavar="A,B,…", help="two or more: name, file.py:name, cmd:program")
    command.add_argument("--games", type=whole_number(1), metavar="N", help="how many matches, rounded up to whole deals")
    command.add_argument("--players", type=whole_number(1), metavar="K", help="seats at a table (default: the fewest)")
    command.add_argument(
        "--tables", choices=("pairs", "mixed"), default="pairs",
        help="pairs: one bot against a table of another one (default); mixed: different bots on all seats",
    )  # fmt: skip
    command.add_argument(
        "--sprt", type=numbers(2, 4), metavar="ELO0,ELO1[,ALPHA,BETA]",
        help="end as soon as it is decided whether the second of two bots is stronger by ELO1 rather than ELO0 (errors: 0.05)",
    )  # fmt: skip
    command.add_argument("--gauntlet", action="store_true", help="play against the game's gauntlet: known bots with frozen ratings")
    command.add_argument("--jobs", type=whole_number(1, 256), metavar="J", help="threads (default 1) or workers; the results stay the same")
    _ray(command)
    command.add_argument("--out", type=FILE, metavar="FILE", help="write every block there; with an interrupted run's file, go on with it")
    command.add_argument("--svg", type=FILE, metavar="FILE", help="draw the ratings there")
    add_json(command)
    _set_up(command)
    _language(command)


def _train(commands: Commands[Parser]) -> None:
    command = add_command(commands, "train", "fit what each seat may expect to matches of a game's bots, or check how well that fits")
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--out", type=FOLDER, metavar="DIR",
        help="fit, in a new folder or one with an interrupted training of the same kind (needs the extra train)",
    )  # fmt: skip
    command.add_argument("--install", action="store_true", help="put the weights into the game's folder, where the game reads them")
    command.add_argument("--check", type=whole_number(1, 1_000_000), metavar="N", help="compare the game's weights with N other matches")
    command.add_argument(
        "--players", type=whole_number(1), metavar="K", help="with --check: seats at a table (default: those of the gauntlet)"
    )
    command.add_argument("--settings", type=TOML, metavar="FILE", help="settings (TOML) in place of those of the game")
    command.add_argument("--seed", type=whole_number(0), metavar="S", help="a whole number; same seed, same positions")
    command.add_argument("--svg", type=FILE, metavar="FILE", help="with --check: draw how well the chances fit")
    add_json(command)
    _language(command)


def _dataset(commands: Commands[Parser]) -> None:
    command = add_command(commands, "dataset", "write matches between bots as Parquet: one row per match and per decision")
    _many_matches(command, "name, file.py:name")
    command.add_argument(
        "--out", type=FOLDER, required=True, metavar="DIR",
        help="a new folder, or one with an interrupted dataset of the same kind to continue",
    )  # fmt: skip


def _many_matches(command: Parser, bots: str) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument("--players", type=whole_number(1), required=True, metavar="N")
    command.add_argument("--games", type=whole_number(1), required=True, metavar="G", help="how many matches")
    command.add_argument("--bots", type=names, default=["random"], metavar="A,B,…", help=f"one per seat or one for all: {bots}")
    command.add_argument("--jobs", type=whole_number(1, 256), metavar="J", help="threads (default 1) or workers; the matches stay the same")
    add_json(command)
    _set_up(command)
    _language(command)


def _replay(commands: Commands[Parser]) -> None:
    command = add_command(commands, "replay", "show what happened in a match file")
    command.add_argument("file", metavar="FILE", help="a match file (-: standard input)")
    command.add_argument("--at", type=whole_number(0), metavar="K", help="stop after K decisions")
    _language(command)


def _verify(commands: Commands[Parser]) -> None:
    command = add_command(commands, "verify", "check a match file: every link, the deal, every action, the end")
    command.add_argument("file", metavar="FILE", help="a match file (-: standard input)")
    command.add_argument(
        "--commitment", metavar="HEX", help="the commitment shown before the deal, or its first digits, to compare with the file"
    )
    command.add_argument("--promise", metavar="HEX", help="the promise of the whole table, noted before the deal, or its first digits")
    command.add_argument("--json", action="store_true", help="print the report as JSON")
    _language(command)


def _analyse(commands: Commands[Parser]) -> None:
    command = add_command(commands, "analyse", "analyse a match: chances move by move, the costliest decisions, and luck")
    command.add_argument("file", metavar="FILE", help="a match file (-: standard input)")
    command.add_argument(
        "--simulations",
        type=whole_number(1, 1_000_000),
        metavar="N",
        help="simulations for each decision, on average (default 300 to 1500: more in short matches)",
    )
    command.add_argument("--seed", type=whole_number(0), default=1, metavar="S", help="chooses the worlds (default 1)")
    command.add_argument("--full", action="store_true", help="also judge mistakes with full knowledge")
    command.add_argument("--json", action="store_true", help="print one JSON document and nothing else (docs/analysis.md)")
    command.add_argument("--html", type=FILE, metavar="OUT", help="write a report with pictures there, one file that opens from disk")
    _language(command)


def _stats(commands: Commands[Parser]) -> None:
    command = add_command(commands, "stats", "statistics of matches: places, points by source, against whom")
    command.add_argument("files", nargs="+", metavar="FILE", help="a match file (-: standard input) or an archive of them (zip)")
    command.add_argument("--player", type=non_empty("a name"), metavar="NAME", help="only matches and figures of this player, in detail")
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one JSON document and nothing else (docs/statistics.md)")
    form.add_argument("--csv", action="store_true", help="print a table with a row for each seat of each match")
    _language(command)


def _position(commands: Commands[Parser]) -> None:
    command = add_command(commands, "position", "print a position as JSON, checked and with defaults filled in")
    command.add_argument("file", metavar="FILE", help="a match file or a position (-: standard input)")
    command.add_argument("--at", type=whole_number(0), metavar="K", help="for a match file: the position after K decisions")


def _games(commands: Commands[Parser]) -> None:
    command = add_command(commands, "games", "list the games")
    add_json(command)
    _language(command)


def _rules(commands: Commands[Parser]) -> None:
    command = add_command(commands, "rules", "print the rules of a game")
    command.add_argument("game", metavar="GAME")
    command.add_argument("section", nargs="?", type=non_empty("a section"), metavar="SECTION", help="only this section")
    _language(command)


def _compile(commands: Commands[Parser]) -> None:
    command = add_command(commands, "compile", "build the rules as shared libraries and WebAssembly modules, where something has changed")
    command.add_argument("games", nargs="*", metavar="GAME", help="a game (default: all)")
    command.add_argument("--out", type=FOLDER, metavar="DIR", help="output folder (default: the machine-code cache, where they are found)")
    command.add_argument(
        "--platform", action="append", default=[], choices=SUFFIXES, metavar="P",
        help=f"{', '.join(SUFFIXES)} (repeatable; default: this machine's and both WebAssembly ones)",
    )  # fmt: skip


def _page(commands: Commands[Parser]) -> None:
    command = add_command(commands, "page", "write the page as files for any web space: it needs no server")
    command.add_argument(
        "--out", type=FOLDER, required=True, metavar="DIR",
        help="a new or empty folder, or a page written earlier, which is replaced",
    )  # fmt: skip
    command.add_argument("--base", type=web_folder, default="/", metavar="/PATH/", help="the page's folder on the host (default: /)")
    command.add_argument("--games", type=names, default=[], metavar="GAME,GAME…", help="only these games (default: all)")
    _language(command)


def _bench(commands: Commands[Parser]) -> None:
    command = add_command(commands, "bench", "compare this machine with the project's targets")
    add_json(command)
    command.add_argument("--gate", action="store_true", help="exit with 1 if a target is missed")
