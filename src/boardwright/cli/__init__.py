"""The command line. Each command is a module with `run(args) -> exit code`, imported only when used."""

import contextlib
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from boardwright.cli.parser import parser
from boardwright.cli.usage import DONE, WRONG, BotMistakes, WrongUsage, one_line
from boardwright.core.errors import BoardwrightError, PositionError, quoted

INTERRUPTED = 130  # what shells expect from a program ended by Ctrl-C


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command.

    Args:
        argv: the arguments; None: those of the process.

    Returns the exit code: 0 done, 1 the requested check failed, 2 wrong usage or unreadable input.
    """
    if sys.stderr is None:  # closed by the parent process; print() would write to standard output instead
        sys.stderr = open(os.devnull, "w")
    try:
        return _run(argv)
    except PositionError as error:
        more = [f"position: only the first {len(error.faults)} faults are told"] if error.more else []
        return _wrong(*(f"position: {fault}" for fault in error.faults), *more)
    except BoardwrightError as error:
        return _wrong(str(error))
    except BrokenPipeError:  # the reader of our output has closed the pipe
        _give_up_if_broken(sys.stdout)
        return DONE
    except OSError as error:
        return _wrong(f"{quoted(error.filename)}: {error.strerror}" if error.filename else error.strerror or str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _run(argv: Sequence[str] | None) -> int:
    if sys.stdout is None:
        raise WrongUsage("standard output is closed, expected one that can be written to")
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="replace")  # letters that its encoding lacks, also in --help
    try:
        args = parser().parse_args(argv)
        with BotMistakes():
            code: int = importlib.import_module(f"boardwright.cli.{args.command}").run(args)
        return code
    finally:  # also after --help: output that cannot be written is an error
        sys.stdout.flush()


def _wrong(*why: str) -> int:
    """Print what is wrong, one line each."""
    _give_up_if_broken(sys.stdout)
    with contextlib.suppress(OSError):
        for each in why:
            print(f"boardwright: {one_line(each)}", file=sys.stderr)
    _give_up_if_broken(sys.stderr)
    return WRONG


def _give_up_if_broken(stream: TextIO | None) -> None:
    """Redirect a broken stream to nothing, so that Python's flush at exit does not fail."""
    if stream is None:
        return
    try:
        stream.flush()
    except OSError:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)
