"""Makes a game's machine code and its module for pages, which are kept: `python -m boardwright.server.make_game GAME`.

Each line of standard output is a `Making`: before each function, and where something cannot be made. `making` is the other side.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import msgspec

from boardwright.core.domain.game import load
from boardwright.core.errors import NotPortable
from boardwright.server.access import log, write_log_to_stderr
from boardwright.server.answers import Making
from boardwright.server.page_rules import make_module

Step = Callable[[Making], None]


def make(id: str, tell: Step) -> None:
    """Make machine code, then the module. What fails is logged and told; without machine code no module is made."""
    now = Making(id, "rules", 0, 0)

    def progress(done: int, total: int, _: str) -> None:
        nonlocal now
        now = Making(id, now.stage, done, total)
        tell(now)

    try:
        game = load(id)
        game.compile(progress, bots=game.bots)
        now = Making(id, "page", 0, 0)
        tell(now)
        make_module(game, progress)
    except BrokenPipeError:  # the server has gone
        return
    except NotPortable as error:
        log.warning("%s; pages get views from the server", error)
        tell(msgspec.structs.replace(now, failed=True))
    except Exception:
        log.exception("no fast rules for %s (%s)", id, now.stage)
        tell(msgspec.structs.replace(now, failed=True))


def say(step: Making) -> None:
    """Write a line. Raises BrokenPipeError: nobody reads it."""
    os.write(sys.stdout.fileno(), msgspec.json.encode(step) + b"\n")


if __name__ == "__main__":
    write_log_to_stderr()
    if hasattr(os, "nice"):
        os.nice(10)  # people at the tables come first
    make(sys.argv[1], say)
