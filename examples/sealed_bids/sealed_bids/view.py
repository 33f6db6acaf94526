"""A hidden copy as plain data for people: what lies where, what is asked, what an action would do."""

from __future__ import annotations

from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.text.position_fields import write_fields
from sealed_bids.actions import ACTIONS
from sealed_bids.state import SWAP, State


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know. A pile is `{count, cards}`; `cards` is null where they are secret."""
    seats = range(hidden.players)

    def card(number: int) -> dict[str, int]:
        return {"card": number, "value": int(tables.value[number]), "bonus": int(tables.bonus[number])}

    def pile(count: Any, cards: Any) -> dict[str, Any]:
        known = [card(number) for number in cards.tolist() if number]
        return {"count": int(count), "cards": known if len(known) == count else None}

    found = write_fields(State, hidden, only=("phase", "round", "winner", "played", "points"))
    return {
        **found,
        "played": [[card(number) for number in row] for row in found["played"]],
        "hands": [pile(hidden.hand_count[s], hidden.hand[s]) for s in seats],
        "bids": [pile(hidden.chosen[s], hidden.bid[s : s + 1]) for s in seats],
        "aside": [pile(hidden.aside_count[s], hidden.aside[s]) for s in seats],
        "deck_count": int(hidden.deck_count),
    }


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """What a seat that owes a choice is asked."""
    if hidden.phase == SWAP:
        return Prompt("swap", ("swap", "pass"))
    return Prompt("bid", ("bid",), round=int(hidden.rounds_finished) + 1, pot=int(hidden.players))


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """What a legal action would do, as far as the seat can know."""
    chosen = ACTIONS[action]
    card = chosen.args.get("card")
    return {
        "hand": [c for c in hidden.hand[seat].tolist() if c and c != card],
        "draws": chosen.kind == "swap",
        "bonus": int(tables.bonus[card]) if chosen.kind == "swap" else 0,
    }
