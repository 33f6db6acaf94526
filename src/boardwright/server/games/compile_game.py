"""Compiles the rules of a game and keeps them: `python -m boardwright.server.games.compile_game GAME [bots]`.

This makes the machine code and the module for pages; with `bots` also the module that contains the bots. Each line of standard output is a
`Making`: before each function, and if something cannot be compiled. `compile_queue` is the other side.
"""

import os
import sys
from collections.abc import Callable

import msgspec

from boardwright.core.domain.game import load
from boardwright.core.errors import NotPortable
from boardwright.core.machine.platforms import PAGE, WASM
from boardwright.server.games.page_rules import make_module
from boardwright.server.log import log, log_to_stderr
from boardwright.server.protocol.game_answers import CompileProgress

Step = Callable[[CompileProgress], None]
CONSEQUENCES = {"rules": "bots think longer", "page": "pages get views from the server", "bots": "pages have no bots"}
"""The consequence of a stage's failure, by stage."""


def make(id: str, on_step: Step, bots: bool = False) -> None:
    """Compile to machine code, then to the module; or the module with bots. A failure is logged and reported, and ends the work."""
    now = CompileProgress(id, "bots" if bots else "rules", 0, 0)

    def progress(done: int, total: int, _: str) -> None:
        nonlocal now
        now = CompileProgress(id, now.stage, done, total)
        on_step(now)

    try:
        game = load(id)
        if not bots:
            game.compile(progress, bots=game.bots)
            now = CompileProgress(id, "page", 0, 0)
        on_step(now)
        make_module(game, progress, WASM if bots else PAGE)
    except BrokenPipeError:  # the server has ended
        return
    except NotPortable as error:
        log.warning("%s; %s", error, CONSEQUENCES[now.stage])
        on_step(msgspec.structs.replace(now, failed=True))
    except Exception:
        log.exception("no fast rules for %s (%s)", id, now.stage)
        on_step(msgspec.structs.replace(now, failed=True))


def report(step: CompileProgress) -> None:
    """Write a line. Raises BrokenPipeError if the reader has ended."""
    os.write(sys.stdout.fileno(), msgspec.json.encode(step) + b"\n")


if __name__ == "__main__":
    id, *what = sys.argv[1:]
    if hasattr(os, "nice"):
        os.nice(19 if what else 10)  # players come first
    with log_to_stderr():
        make(id, report, what == ["bots"])
