"""A hidden copy as plain data for people: view, prompt and preview."""

from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.text.position_fields import write_fields
from sealed_bids.actions import ACTIONS
from sealed_bids.state import SWAP, State


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know. A pile is `{count, cards}`; `cards` is null where they are secret."""

    def card(number: int) -> dict[str, int]:
        return {"card": number, "value": int(tables.value[number]), "bonus": int(tables.bonus[number])}

    def pile(cards: list[int | None]) -> dict[str, Any]:
        return {"count": len(cards), "cards": None if None in cards else [card(number) for number in cards if number]}

    found = write_fields(State, hidden)
    return found | {
        "played": [[card(number) for number in cards] for cards in found["played"]],
        "hands": [pile(cards) for cards in found["hands"]],
        "bids": [pile([bid] * chosen) for chosen, bid in zip(hidden.chosen.tolist(), found["bids"])],
        "aside": [pile(cards) for cards in found["aside"]],
        "deck": pile(found["deck"]),
    }


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """The prompt of a seat that has to choose."""
    if hidden.phase == SWAP:
        return Prompt("swap", ("swap", "pass"))
    return Prompt("bid", ("bid",), round=int(hidden.rounds_played) + 1, pot=int(hidden.players))


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """Return what a legal action would do, as far as the seat can know."""
    kind, card = ACTIONS[action].kind, ACTIONS[action].args.get("card")
    return {
        "hand": [c for c in hidden.hand[seat].tolist() if c and c != card],
        "draws": kind == "swap",
        "bonus": int(tables.bonus[card]) if kind == "swap" else 0,
    }
