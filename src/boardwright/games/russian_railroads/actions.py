"""The actions of Russian Railroads."""

import numpy as np

from boardwright.core.domain.actions import ActionSpace
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.state import MOST_EFFECTS, PHASES

ACTIONS = ActionSpace()

CHOOSE_START = ACTIONS.add("choose_start", start=c.STARTS)
OCCUPY = ACTIONS.add("occupy", place=c.PLACES)
PASS = ACTIONS.add("pass")
STAY = ACTIONS.add("stay")
PAY = ACTIONS.add("pay", coins=range(c.MOST_PIECES + 1), black=("without_black", "with_black"))
NEXT = ACTIONS.add("next", item=range(1, MOST_EFFECTS + 1))
STEP = ACTIONS.add("step", line=c.LINES, colour=c.COLOURS)
ADVANCE = ACTIONS.add("advance", marker=range(1, 3))
TAKE_LOCOMOTIVE = ACTIONS.add("take_locomotive")
BUILD = ACTIONS.add("build")
BUILD_RETURNED = ACTIONS.add("build_returned", factory=c.FACTORIES)
USE_TOKEN = ACTIONS.add("use_token", token=c.TOKENS)
TAKE_CARD = ACTIONS.add("take_card", card=c.CARDS)
TAKE_BONUS = ACTIONS.add("take_bonus", bonus=c.BONUSES)
TAKE_POINTS = ACTIONS.add("take_points")
PLACE = ACTIONS.add("place", slot=c.SLOTS)
RETIRE = ACTIONS.add("retire")
REPLACE = ACTIONS.add("replace", factory_slot=range(1, c.FACTORY_SLOTS + 1))
DONE = ACTIONS.add("done")
REPEAT = ACTIONS.add("repeat", place=c.PLACES)
ONCE_MORE = ACTIONS.add("once_more", part=c.ONCE_MORE_PARTS)

ANSWERS = {
    "start_bonus": ("choose_start",), "turn": ("occupy", "pass"), "pay": ("pay",), "reuse": ("occupy", "stay"), "over": (),
    "act": ("step", "advance", "take_locomotive", "build", "build_returned", "done"), "next": ("next",), "place": ("place", "retire"),
    "replace": ("replace",), "token": ("use_token", "done"), "bonus": ("take_bonus", "take_points"), "repeat": ("repeat", "done"),
    "card": ("take_card",),  # by option `done` as well
    "once_more": ("once_more", "done"),
}  # fmt: skip
"""By phase: the families of actions that answer the question."""

FAMILY, PLACE_OF = ACTIONS.family, ACTIONS.place
"""By action: the number of its family, and its index in it from 0."""
FIRST, SIZE = np.array([(family.first, family.size) for family in ACTIONS.families.values()]).T.copy()
"""By family: its first action, and its size."""
ASKED = np.array([sum(1 << ACTIONS.number(kind) for kind in ANSWERS[phase]) for phase in PHASES])
"""By phase: the families that answer the question, as a mask."""
FIRST_OF_PHASE = np.array([min((ACTIONS.first(kind) for kind in ANSWERS[phase]), default=0) for phase in PHASES])
"""By phase: the first action that answers the question."""
