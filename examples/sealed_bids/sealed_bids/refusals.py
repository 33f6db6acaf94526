"""Why an action of the current prompt is not possible, with the section of the rules."""

from __future__ import annotations

from typing import Any

from boardwright.core.domain.refusal import Refusal
from sealed_bids.actions import ACTIONS


def why_not(tables: Any, hidden: Any, seat: int, action: int) -> Refusal | None:
    """The reason, or None if the action is legal."""
    chosen = ACTIONS[action]
    if chosen.kind == "pass" or chosen.args["card"] in hidden.hand[seat]:
        return None
    return Refusal("not_in_hand", chosen.kind, card=chosen.args["card"])
