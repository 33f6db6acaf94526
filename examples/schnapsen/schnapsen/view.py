"""A hidden copy as plain data for people: view, prompt and preview."""

from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.state import ABSENT
from boardwright.core.text.position_fields import write_fields
from schnapsen.actions import ACTIONS, PLACE
from schnapsen.cards import card_points, is_strict, leader, takes, worth
from schnapsen.components import CARDS, NAMES
from schnapsen.state import ANSWER, State


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know. A hand is `{count, cards}`: how many, and those that the viewer has seen."""
    found = write_fields(State, hidden)
    hands = [[*own, *shown] for own, shown in zip(found["hands"], found.pop("shown"))]
    return found | {
        "hands": [{"count": len(hand), "cards": sorted(filter(None, hand), key=CARDS.index)} for hand in hands],
        "talon": len(found["talon"]),
        "active": int(hidden.active),
        "strict": bool(is_strict(hidden)),
        "closer": None if hidden.closed == ABSENT else leader(hidden, int(hidden.closed)),
        "taken": hidden.taken[: hidden.tricks].tolist(),
        "card_points": [int(card_points(tables, hidden, seat)) for seat in range(2)],
        "target": int(hidden.options.target),
    }


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """The prompt of a seat that has to choose."""
    if hidden.phase == ANSWER:
        return Prompt("answer_strict" if is_strict(hidden) else "answer", ("play",), card=NAMES[hidden.led])
    return Prompt("lead", tuple(ACTIONS.families))


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """Return what a legal action would do, as far as the seat can know: whether it takes the trick, and for how many points."""
    kind, card = ACTIONS[action].kind, int(PLACE[action]) + 1
    if kind == "play" and hidden.phase == ANSWER:
        return {"takes": bool(takes(hidden, card, int(hidden.led))), "points": int(tables.value[card] + tables.value[hidden.led])}
    return {"stake": int(worth(tables, hidden, 1 - seat))} if kind == "close" else {}
