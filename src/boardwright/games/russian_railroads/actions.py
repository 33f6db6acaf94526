"""The actions of Russian Railroads."""

from __future__ import annotations

from boardwright.core.domain.actions import ActionSpace, Family
from boardwright.games.russian_railroads.components import (
    BONUSES,
    CARDS,
    COLOURS,
    FACTORIES,
    FACTORY_SLOTS,
    LINES,
    PLACES,
    SLOTS,
    STARTS,
    TOKENS,
)
from boardwright.games.russian_railroads.state import AGENDA

MOST_PIECES = 3
"""No action costs more workers."""

ACTIONS = ActionSpace(
    Family("choose_start", start=STARTS),
    Family("occupy", place=PLACES),
    Family("pass"),
    Family("stay"),
    Family("pay", coins=range(MOST_PIECES + 1), black=("without_black", "with_black")),
    Family("next", item=range(1, AGENDA + 1)),
    # what follows, up to `done`, are the choices inside an effect
    Family("step", line=LINES, colour=COLOURS),
    Family("advance", marker=range(1, 3)),
    Family("take_locomotive"),
    Family("build"),
    Family("build_returned", factory=FACTORIES),
    Family("use_token", token=TOKENS),
    Family("take_card", card=CARDS),
    Family("take_bonus", bonus=BONUSES),
    Family("take_points"),
    Family("place", slot=SLOTS),
    Family("retire"),
    Family("replace", factory_slot=range(1, FACTORY_SLOTS + 1)),
    Family("done"),
    Family("repeat", place=PLACES),
    Family("once_more", part=("doublers", "industry", "black")),
)

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
