"""The command line. Each command is a module with `run(args) -> exit code`, loaded only when it is used."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from boardwright.cli.parser import parser
from boardwright.cli.usage import DONE, WRONG, WrongUsage, one_line
from boardwright.core.errors import BoardwrightError, PositionError, quoted

INTERRUPTED = 130  # what a shell expects of a program that Ctrl-C has ended


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. `argv`: its arguments; None: those of the process.

    Returns the exit code: 0 done, 1 the check that was asked for failed, 2 wrong usage or unreadable input.
    """
    if sys.stderr is None:  # closed by whoever started us; print() would write to standard output instead
        sys.stderr = open(os.devnull, "w")
    try:
        return _run(argv)
    except PositionError as error:
        more = [f"position: only the first {len(error.faults)} faults are told"] if error.more else []
        return _wrong(*(f"position: {fault}" for fault in error.faults), *more)
    except BoardwrightError as error:
        return _wrong(str(error))
    except BrokenPipeError:  # whoever read our output has seen enough
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
    try:
        args = parser().parse_args(argv)
        code: int = importlib.import_module(f"boardwright.cli.{args.command}").run(args)
        return code
    finally:  # also after --help: what cannot be written is an error
        sys.stdout.flush()


def _wrong(*why: str) -> int:
    """Say what is wrong, a line each."""
    _give_up_if_broken(sys.stdout)
    with contextlib.suppress(OSError):
        for each in why:
            print(f"boardwright: {one_line(each)}", file=sys.stderr)
    _give_up_if_broken(sys.stderr)
    return WRONG


def _give_up_if_broken(stream: TextIO | None) -> None:
    """Send what is left of a stream that cannot be written to into nothing, so that Python's flush at the end does not fail."""
    if stream is None:
        return
    try:
        stream.flush()
    except OSError:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)
