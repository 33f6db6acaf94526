"""Runs the cycle collector rarely.

By default Python examines all objects whenever a quarter more have survived. With 2 000 sockets these are half a million and take more than
a third of a second, during which no client is answered, every half minute while matches grow. It finds next to nothing: broken connections.
So here all objects are examined every two minutes, or when very many are new; young ones as usual. Those loaded at the start never go away
and are excluded: including them took a seventh of a second.
"""

import asyncio
import gc
from collections.abc import Awaitable, Callable

YOUNG, ROUNDS, NEVER = 1_000, 20, 1_000_000
"""Thresholds: new objects until the young generation is examined, then how often until the middle one is, and until all are."""
LOOK_S, EVERY_S = 5.0, 120.0
AT_START = 2
"""After this many runs what is left is permanent: programs and games, and the few connections of that time."""
MANY = 50
"""Runs of the middle generation since the last full one: a million new objects."""


async def collect_garbage(sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Collect soon and then periodically, until cancelled. Afterwards Python's own schedule applies again."""
    usual = gc.get_threshold()
    gc.set_threshold(YOUNG, ROUNDS, NEVER)
    rounds, pause = 0, LOOK_S  # not at once: clients of a starting server should not wait
    try:
        while True:
            waited = 0.0
            while waited < pause and gc.get_count()[2] < MANY:
                await sleep(LOOK_S)
                waited += LOOK_S
            gc.collect()
            rounds, pause = rounds + 1, EVERY_S
            if rounds <= AT_START:
                gc.freeze()
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)
