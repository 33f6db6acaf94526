"""Functions that are the same for all games: the calls that matches and simulators make, and observations."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from boardwright.core.machine.bot import DECISION
from boardwright.core.machine.comparing import COMPARISON, compare_actions
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.expecting import EXPECTATION, expect_action
from boardwright.core.machine.observing import observe_records
from boardwright.core.machine.random import BOT_RNG
from boardwright.core.machine.search import choose_by_search
from boardwright.core.machine.search_record import SEARCH
from boardwright.core.machine.simulation import SIMULATION
from boardwright.core.machine.simulation_loops import LOOPS
from boardwright.core.machine.state import MOVES
from boardwright.core.machine.turn import TURN, do, list_legal, see

GENERIC: dict[str, tuple[Any, tuple[np.dtype | None, ...], bool]] = {
    # name: (rule, the records that its arguments are (None: an integer), whether it returns an integer)
    "turn_list_legal": (list_legal, (TURN, MOVES, None), True),
    "turn_do": (do, (TURN, MOVES, EVENTS, None, None), True),
    "turn_see": (see, (MOVES, *[None] * 7), False),
    "observe_records": (observe_records, (None,) * 8, False),
    "compare": (compare_actions, (None, None, None, MOVES, BOT_RNG, SEARCH, COMPARISON), True),
    "expect": (expect_action, (None, None, None, None, BOT_RNG, SEARCH, EXPECTATION), True),
    "search": (choose_by_search, (None, None, None, MOVES, BOT_RNG, SEARCH, DECISION), True),
    **{f"loop_{name}": (rule, (SIMULATION, *[None] * more), returns) for name, (rule, more, returns) in LOOPS.items()},
}


@cache
def compiled_generic(name: str) -> Any:
    """A function of GENERIC as machine code: compiled once for all games, then loaded from disk."""
    from boardwright.core.machine import compiled
    from boardwright.core.machine.code_store import open_store

    return compiled.entry(*GENERIC[name], open_store("generic"))
