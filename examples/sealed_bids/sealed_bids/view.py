"""A hidden copy as plain data for people: what lies where, what is asked, what an action would do."""

from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.text.position_fields import write_fields
from sealed_bids.actions import ACTIONS
from sealed_bids.state import SWAP, State


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know. A pile is `{count, cards}`; `cards` is null where they are secret."""

    def card(number: int) -> dict[str, int]:
        return {"card": number, "value": int(tables.value[number]), "bonus": int(tables.bonus[number])}

    def pile(count: int, cards: list[int | None]) -> dict[str, Any]:
        known = [card(number) for number in cards if number]
        return {"count": count, "cards": known if len(known) == count else None}

    found = write_fields(State, hidden)
    return {
        **found,
        "played": [[card(number) for number in cards] for cards in found["played"]],
        "hands": [pile(len(cards), cards) for cards in found["hands"]],
        "bids": [pile(chosen, [bid]) for chosen, bid in zip(hidden.chosen.tolist(), found["bids"])],
        "aside": [pile(len(cards), cards) for cards in found["aside"]],
        "deck": pile(len(found["deck"]), found["deck"]),
    }


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """What a seat that owes a choice is asked."""
    if hidden.phase == SWAP:
        return Prompt("swap", ("swap", "pass"))
    return Prompt("bid", ("bid",), round=int(hidden.rounds_played) + 1, pot=int(hidden.players))


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """What a legal action would do, as far as the seat can know."""
    chosen = ACTIONS[action]
    card = chosen.args.get("card")
    return {
        "hand": [c for c in hidden.hand[seat].tolist() if c and c != card],
        "draws": chosen.kind == "swap",
        "bonus": int(tables.bonus[card]) if chosen.kind == "swap" else 0,
    }
