"""The buffer that rules write events into: integers only. `core.domain.events` gives them names.

Every event is known to everybody, but a private argument is shown only to the seats of its audience (a bit mask). Search turns events
off with `count = -1`.
"""

from types import SimpleNamespace

import numpy as np

from boardwright.core.machine.state import ABSENT

CAPACITY = 256
ARGUMENTS = 10
NUMBERS = 2 + ARGUMENTS
"""So many numbers are an item."""
NONE = -(2**31)
"""An argument that is not there."""

EVENTS = np.dtype([("count", "i4"), ("items", "i4", (CAPACITY, NUMBERS))], align=True)
"""Each item: the event's kind, the audience of its private arguments, the arguments."""

SWITCHED_OFF = SimpleNamespace(count=-1)
"""For rules in plain Python: a buffer that takes nothing."""

EVERY_SEAT = -1
"""The audience of all."""


def emit(events, kind, audience, a=NONE, b=NONE, c=NONE, d=NONE, e=NONE, f=NONE, g=NONE, h=NONE, i=NONE, j=NONE):
    """Note that something happened. A full or switched-off record takes nothing."""
    n = events.count
    if n < 0 or n >= CAPACITY:
        return
    item = events.items[n]
    item[0], item[1] = kind, audience
    item[2], item[3], item[4], item[5], item[6] = a, b, c, d, e
    item[7], item[8], item[9], item[10], item[11] = f, g, h, i, j
    events.count = n + 1


def emit_row(events, kind, audience, cells, count, a=NONE, b=NONE, c=NONE):
    """The same of an event whose last arguments are the first `count` of some cells; what is ABSENT there is not there."""
    n = events.count
    emit(events, kind, audience, a, b, c)
    if events.count > n:
        first = 2 + int(a != NONE) + int(b != NONE) + int(c != NONE)
        for i in range(count):
            events.items[n, first + i] = NONE if cells[i] == ABSENT else cells[i]
