"""The buffer that rules write events into, as integers. `core.domain.events` gives them names.

Every viewer learns of every event, but a private argument is shown only to the seats of its audience (a bit mask). Search turns events
off with `count = -1`.
"""

from types import SimpleNamespace

import numpy as np

from boardwright.core.machine.state import ABSENT

CAPACITY = 256
ARGUMENTS = 10
NUMBERS = 2 + ARGUMENTS
"""The number of integers in an item."""
NONE = -(2**31)
"""An absent argument."""

EVENTS = np.dtype([("count", "i4"), ("items", "i4", (CAPACITY, NUMBERS))], align=True)
"""Each item holds the event's kind, the audience of its private arguments, and the arguments."""

SWITCHED_OFF = SimpleNamespace(count=-1)
"""A buffer that discards events, for rules in plain Python."""

EVERY_SEAT = -1
"""The audience of all seats."""


def emit(events, kind, audience, a=NONE, b=NONE, c=NONE, d=NONE, e=NONE, f=NONE, g=NONE, h=NONE, i=NONE, j=NONE):
    """Append an event. A full or switched-off buffer ignores it."""
    n = events.count
    if n < 0 or n >= CAPACITY:
        return
    item = events.items[n]
    item[0], item[1] = kind, audience
    item[2], item[3], item[4], item[5], item[6] = a, b, c, d, e
    item[7], item[8], item[9], item[10], item[11] = f, g, h, i, j
    events.count = n + 1


def emit_row(events, kind, audience, cells, count, a=NONE, b=NONE, c=NONE):
    """Append an event whose last arguments are the first `count` of some cells; ABSENT becomes NONE."""
    n = events.count
    emit(events, kind, audience, a, b, c)
    if events.count > n:
        first = 2 + int(a != NONE) + int(b != NONE) + int(c != NONE)
        for i in range(count):
            events.items[n, first + i] = NONE if cells[i] == ABSENT else cells[i]
