"""Constants and rules for tests of rules that read them from another module, as in `parts.COSTS`."""

from __future__ import annotations

from boardwright.core.machine.rule import separately_compiled

COSTS = (5, 11)


def doubled(state):
    return 2 * state.n


@separately_compiled("s", returns=True)
def tripled(state):
    return 3 * state.n
