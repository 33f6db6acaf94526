"""When the server looks for cycles of garbage: seldom.

By itself Python looks through all objects whenever a quarter more have come to stay. With 2 000 sockets these are half a million and take
more than a third of a second, in which nobody is answered, and that every half minute while matches grow. What it finds is next to
nothing: broken connections. So here all objects are looked through every two minutes, or when very many have come; new ones as usual.
Those that were loaded at the start stay anyway and are not looked through again: with them a look took a seventh of a second.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable

YOUNG, ROUNDS, NEVER = 1_000, 20, 1_000_000
"""Thresholds: so many more objects than before until new ones are looked through, so often until those that stayed are, then all."""
LOOK_S, EVERY_S = 5.0, 120.0
AT_START = 2
"""After so many looks what is left is there to stay: programs and games, and what few connections there are by then."""
MANY = 50
"""So many times those that stayed were looked through since all were: a million objects more."""


async def collect_garbage(sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Look through all objects soon and then now and then, until cancelled. Then Python's own ways are in force again."""
    usual = gc.get_threshold()
    gc.set_threshold(YOUNG, ROUNDS, NEVER)
    looks, pause = 0, LOOK_S  # not at once: whoever waits for the server to start need not wait for this
    try:
        while True:
            waited = 0.0
            while waited < pause and gc.get_count()[2] < MANY:
                await sleep(LOOK_S)
                waited += LOOK_S
            gc.collect()
            looks, pause = looks + 1, EVERY_S
            if looks <= AT_START:
                gc.freeze()
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)
