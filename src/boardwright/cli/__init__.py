"""The command line. Each command is a module with `run(args) -> exit code`, loaded only when it is asked for."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

from boardwright.cli.parser import parser
from boardwright.cli.usage import DONE, WRONG, one_line
from boardwright.core.errors import BoardwrightError

INTERRUPTED = 130  # what a shell expects of a program that Ctrl-C has ended


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Returns the exit code: 0 done, 1 the check that was asked for failed, 2 wrong usage or unreadable input."""
    try:
        args = parser().parse_args(argv)
        code: int = importlib.import_module(f"boardwright.cli.{args.command}").run(args)
        sys.stdout.flush()
        return code
    except BoardwrightError as error:
        return _wrong(str(error))
    except BrokenPipeError:  # whoever read our output has seen enough
        _close_quietly()
        return DONE
    except OSError as error:
        return _wrong(f"{error.filename!r}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _wrong(why: str) -> int:
    print(f"boardwright: {one_line(why)}", file=sys.stderr)
    return WRONG


def _close_quietly() -> None:
    """Let Python's own flush at the end write into nothing."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())
    os.close(nothing)
