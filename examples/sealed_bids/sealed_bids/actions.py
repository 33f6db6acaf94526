"""The actions."""

from __future__ import annotations

from boardwright.core.domain.actions import ActionSpace, Family
from sealed_bids.components import CARDS

ACTIONS = ActionSpace(
    Family("bid", card=range(1, CARDS + 1)),
    Family("swap", card=range(1, CARDS + 1)),
    Family("pass"),
)

DO_BID, DO_SWAP, DO_PASS = ACTIONS.first("bid"), ACTIONS.first("swap"), ACTIONS.first("pass")
