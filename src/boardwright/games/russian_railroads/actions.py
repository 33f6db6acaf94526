"""The actions of Russian Railroads."""

from __future__ import annotations

import numpy as np

from boardwright.core.domain.actions import ActionSpace, Family
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.state import MOST_EFFECTS, PHASES

ACTIONS = ActionSpace(
    Family("choose_start", start=c.STARTS),
    Family("occupy", place=c.PLACES),
    Family("pass"),
    Family("stay"),
    Family("pay", coins=range(c.MOST_PIECES + 1), black=("without_black", "with_black")),
    Family("next", item=range(1, MOST_EFFECTS + 1)),
    # what follows, up to `done`, are the choices inside an effect
    Family("step", line=c.LINES, colour=c.COLOURS),
    Family("advance", marker=range(1, 3)),
    Family("take_locomotive"),
    Family("build"),
    Family("build_returned", factory=c.FACTORIES),
    Family("use_token", token=c.TOKENS),
    Family("take_card", card=c.CARDS),
    Family("take_bonus", bonus=c.BONUSES),
    Family("take_points"),
    Family("place", slot=c.SLOTS),
    Family("retire"),
    Family("replace", factory_slot=range(1, c.FACTORY_SLOTS + 1)),
    Family("done"),
    Family("repeat", place=c.PLACES),
    Family("once_more", part=c.ONCE_MORE_PARTS),
)

ANSWERS = {
    "start_bonus": ("choose_start",),
    "turn": ("occupy", "pass"),
    "pay": ("pay",),
    "act": ("step", "advance", "take_locomotive", "build", "build_returned", "done"),
    "next": ("next",),
    "place": ("place", "retire"),
    "replace": ("replace",),
    "token": ("use_token", "done"),
    "card": ("take_card",),  # by option `done`, too
    "bonus": ("take_bonus", "take_points"),
    "repeat": ("repeat", "done"),
    "once_more": ("once_more", "done"),
    "reuse": ("occupy", "stay"),
    "over": (),
}
"""By phase: the families of actions that answer what is asked."""

FAMILY, PLACE_OF = ACTIONS.family, ACTIONS.place
"""By action: the number of its family, and its place there from 0."""
IS_ANSWER = np.array([[kind in ANSWERS[phase] for kind in ACTIONS.families] for phase in PHASES])
"""By phase and family."""

KIND_CHOOSE = ACTIONS.number("choose_start")
KIND_OCCUPY = ACTIONS.number("occupy")
KIND_PASS = ACTIONS.number("pass")
KIND_STAY = ACTIONS.number("stay")
KIND_PAY = ACTIONS.number("pay")
KIND_NEXT = ACTIONS.number("next")
KIND_STEP = ACTIONS.number("step")
KIND_ADVANCE = ACTIONS.number("advance")
KIND_LOCOMOTIVE = ACTIONS.number("take_locomotive")
KIND_BUILD = ACTIONS.number("build")
KIND_RETURNED = ACTIONS.number("build_returned")
KIND_TOKEN = ACTIONS.number("use_token")
KIND_CARD = ACTIONS.number("take_card")
KIND_BONUS = ACTIONS.number("take_bonus")
KIND_POINTS = ACTIONS.number("take_points")
KIND_PLACE = ACTIONS.number("place")
KIND_RETIRE = ACTIONS.number("retire")
KIND_REPLACE = ACTIONS.number("replace")
KIND_DONE = ACTIONS.number("done")
KIND_REPEAT = ACTIONS.number("repeat")
KIND_AGAIN = ACTIONS.number("once_more")
"""Families."""

CHOOSE = ACTIONS.first("choose_start")
OCCUPY = ACTIONS.first("occupy")
PASS = ACTIONS.first("pass")
STAY = ACTIONS.first("stay")
PAY_WITH = ACTIONS.first("pay")
GO_ON = ACTIONS.first("next")
STEP = ACTIONS.first("step")
ADVANCE = ACTIONS.first("advance")
TAKE_LOCOMOTIVE = ACTIONS.first("take_locomotive")
BUILD = ACTIONS.first("build")
BUILD_RETURNED = ACTIONS.first("build_returned")
TOKEN_USED = ACTIONS.first("use_token")
CARD_TAKEN = ACTIONS.first("take_card")
BONUS_TAKEN = ACTIONS.first("take_bonus")
POINTS_TAKEN = ACTIONS.first("take_points")
PLACE_IN = ACTIONS.first("place")
RETIRE = ACTIONS.first("retire")
REPLACE_IN = ACTIONS.first("replace")
DONE = ACTIONS.first("done")
REPEAT_OF = ACTIONS.first("repeat")
AGAIN = ACTIONS.first("once_more")
"""The first action of a family."""
