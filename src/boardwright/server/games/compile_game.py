"""Makes fast rules of a game, which are kept: `python -m boardwright.server.games.compile_game GAME [bots]`.

They are its machine code and its module for pages; with `bots` the module that has its bots, too. Each line of standard output is a
`Making`: before each function, and where something cannot be made. `making` is the other side.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import msgspec

from boardwright.core.domain.game import load
from boardwright.core.errors import NotPortable
from boardwright.core.machine.platforms import PAGE, WASM
from boardwright.server.games.page_rules import make_module
from boardwright.server.log import log, log_to_stderr
from boardwright.server.protocol.answers import Making

Step = Callable[[Making], None]
WITHOUT = {"rules": "bots think longer", "page": "pages get views from the server", "bots": "pages have no bots"}
"""What follows where a stage cannot be made."""


def make(id: str, tell: Step, bots: bool = False) -> None:
    """Make machine code, then the module; or the one with bots. What fails is logged and told, and nothing more is made."""
    now = Making(id, "bots" if bots else "rules", 0, 0)

    def progress(done: int, total: int, _: str) -> None:
        nonlocal now
        now = Making(id, now.stage, done, total)
        tell(now)

    try:
        game = load(id)
        if not bots:
            game.compile(progress, bots=game.bots)
            now = Making(id, "page", 0, 0)
        tell(now)
        make_module(game, progress, WASM if bots else PAGE)
    except BrokenPipeError:  # the server has gone
        return
    except NotPortable as error:
        log.warning("%s; %s", error, WITHOUT[now.stage])
        tell(msgspec.structs.replace(now, failed=True))
    except Exception:
        log.exception("no fast rules for %s (%s)", id, now.stage)
        tell(msgspec.structs.replace(now, failed=True))


def say(step: Making) -> None:
    """Write a line. Raises BrokenPipeError: nobody reads it."""
    os.write(sys.stdout.fileno(), msgspec.json.encode(step) + b"\n")


if __name__ == "__main__":
    id, *what = sys.argv[1:]
    if hasattr(os, "nice"):
        os.nice(19 if what else 10)  # people at the tables come first
    with log_to_stderr():
        make(id, say, what == ["bots"])
