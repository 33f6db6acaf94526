"""Checks of the command line. Wrong usage gives one line with the error and what is expected, and exit code 2."""

import argparse
import contextlib
import json
import logging
import math
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from boardwright.cli.styles import takes_codes
from boardwright.core.errors import LONG_WORD, BoardwrightError, clipped, quoted

DONE, FAILED, WRONG = 0, 1, 2
MANY = 1_000_000_000  # more matches, decisions or players would take unreasonably long
LONGEST = 600  # errors quote input, which must not fill the screen
WEB_FOLDER = re.compile(r"/([\w.~-]+/)*", re.ASCII)


class WrongUsage(BoardwrightError):
    """Invalid command line. The message is shown as it is."""


class PlayerLeft(Exception):
    """Raised when the player at the terminal leaves, or when the input ends."""


def check_extra(name: str) -> None:
    """Raise WrongUsage if an extra is not installed."""
    import importlib.util

    package = {"compile": "numba", "dataset": "pyarrow", "ray": "ray", "train": "torch"}[name]
    if importlib.util.find_spec(package) is None:
        raise WrongUsage(f"this needs the package {package}: pip install 'boardwright[{name}]'")


def check_writable(option: str, path: str | None, other: str | None = None) -> None:
    """Raise WrongUsage if a file cannot be written to a path, or would replace another one of the command."""
    if path is None:
        return
    folder = Path(path).absolute().parent
    if not folder.is_dir() or Path(path).is_dir() or not os.access(path if Path(path).exists() else folder, os.W_OK):
        raise WrongUsage(f"{option} {quoted(path)} cannot be written, expected a file in a folder that exists")
    if other is not None and Path(path).resolve() == Path(other).resolve():
        raise WrongUsage(f"{option} {quoted(path)}: expected another file than {quoted(other)}")


def print_json(content: Any, indent: int | None = None) -> None:
    """Print one JSON document. JSON is UTF-8, so letters are escaped if standard output has another encoding."""
    print(json.dumps(content, ensure_ascii=not is_utf8(sys.stdout), indent=indent))


def is_utf8(stream: Any) -> bool:
    """Return whether a stream writes UTF-8. Streams of tests have no encoding and take any text."""
    return (getattr(stream, "encoding", None) or "utf-8").lower().replace("_", "-") in ("utf-8", "utf8")


def one_line(text: str) -> str:
    """The text as one printable line, with long words shortened: input may contain anything."""
    line = " ".join(LONG_WORD.sub(lambda word: clipped(word[0]), text).split())
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in line)
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + " …"


class BotMistakes(logging.Handler):
    """Prints the errors of bots on standard error, one line each. Use it in a `with` block."""

    def emit(self, record: logging.LogRecord) -> None:
        """Print a line, in place of a line of progress on a terminal."""
        start = "\r\x1b[K" if takes_codes(sys.stderr) else ""
        with contextlib.suppress(OSError):
            print(f"{start}boardwright: {one_line(record.getMessage())}", file=sys.stderr)

    def __enter__(self) -> None:
        logging.getLogger("boardwright.bots").addHandler(self)

    def __exit__(self, *_: object) -> None:
        logging.getLogger("boardwright.bots").removeHandler(self)


class Parser(argparse.ArgumentParser):
    """An argument parser that reports wrong usage in one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Write help or an error. argparse ignores output errors; they must not look like success."""
        if message:
            (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {one_line(message)} (see {self.prog} --help)\n")


Commands = argparse._SubParsersAction


def add_command(commands: "Commands[Parser]", name: str, what: str) -> Parser:
    """Add a command, or a task of one. `what`: its help."""
    return commands.add_parser(name, help=what, description=what[0].upper() + what[1:] + ".")


def add_json(command: Parser) -> None:
    """Add the option `--json`."""
    command.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def whole_number(least: int, most: int = MANY) -> Callable[[str], int]:
    """An argument type: a whole number from `least` to `most`."""
    expected = f"a whole number from {least} to {most}"

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{quoted(text)}, expected {expected}")
        return number

    return read


def non_empty(expected: str) -> Callable[[str], str]:
    """An argument type: a text that is not empty. An empty one could mean the current folder, or no argument."""

    def read(text: str) -> str:
        if not text:
            raise argparse.ArgumentTypeError(f"{quoted(text)}, expected {expected}")
        return text

    return read


def host_and_port(text: str) -> tuple[str, int]:
    """An argument type: `host:port`, or a port of this machine."""
    host, _, port = text.rpartition(":")
    return host.strip("[]") or "127.0.0.1", whole_number(0, 65535)(port)


def names(text: str) -> list[str]:
    """An argument type: names separated by commas."""
    parts = [name.strip() for name in text.split(",")]
    if not all(parts):
        raise argparse.ArgumentTypeError(f"{quoted(text)}, expected names with commas between them")
    return parts


def web_folder(text: str) -> str:
    """An argument type: the path of a folder on a web host."""
    if not WEB_FOLDER.fullmatch(text) or len(text) > LONGEST:
        raise argparse.ArgumentTypeError(f"{quoted(text)}, expected the path of a folder on the host such as / or /club/games/")
    return text


def numbers(least: int, most: int) -> Callable[[str], list[float]]:
    """An argument type: from `least` to `most` numbers, separated by commas."""

    def read(text: str) -> list[float]:
        try:
            values = [float(number) for number in text.split(",")]
        except ValueError:
            values = []
        if not least <= len(values) <= most or not all(map(math.isfinite, values)):
            raise argparse.ArgumentTypeError(f"{quoted(text)}, expected {least} to {most} numbers with commas between them")
        return values

    return read


def name_and_value(text: str) -> tuple[str, str]:
    """An argument type: `name=value`."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"{quoted(text)}, expected name=value")
    return name, value
