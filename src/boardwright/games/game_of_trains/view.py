"""A hidden copy as plain data for people: what is where, the question, and the effect of an action."""

from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.text.position_fields import write_fields
from boardwright.games.game_of_trains import events as ev
from boardwright.games.game_of_trains.actions import ACTIONS, ANSWERS, PLACE
from boardwright.games.game_of_trains.components import ABILITIES, REMOVES
from boardwright.games.game_of_trains.state import PHASES, REPLACE, SETUP_REPLACE, TARGET, State

REMEMBERED = ("refused",)
"""Fields that only repeat what the viewer saw earlier: no board shows them, so the curtain need not cover them."""


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know (docs/games/game_of_trains.md describes the fields)."""

    def card(number: int | None, **more: Any) -> dict[str, Any] | None:
        return {"card": number, "ability": ABILITIES[tables.ability[number]], **more} if number else None

    found = write_fields(State, hidden)
    return {
        **{name: found[name] for name in ("phase", "turn", "active", "first", "winner")},
        "trains": [[card(wagon, lock=lock) for wagon, lock in zip(*train)] for train in zip(found["trains"], found["locks"])],
        "hands": [{"count": len(hand), "cards": None if None in hand else list(map(card, hand))} for hand in found["hands"]],
        "using": card(found["using"]),
        "row": list(map(card, found["row"])),
        "draw_count": len(found["draw"]),
        "discard_count": len(found["discard"]) + sum(map(len, found["refused"])),
        "discards": found["discard"],
        "refused": [] if hidden.viewer < 0 else found["refused"][hidden.viewer],
    }


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """The question to the active seat."""
    args: dict[str, Any] = {}
    if hidden.phase in (SETUP_REPLACE, REPLACE):
        args["card"] = int(hidden.hand[seat, 0])
    elif hidden.phase == TARGET:
        args["ability"] = ABILITIES[tables.ability[hidden.using]]
    return Prompt(PHASES[hidden.phase], tuple(ACTIONS.families)[slice(*ANSWERS[hidden.phase])], **args)


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """The effect of a legal action, as far as the seat can know: simulated on a copy, without drawing."""
    kind, place = ACTIONS[action].kind, int(PLACE[action])
    removed: list[dict[str, int]] = []
    spared: list[int] = []
    if kind == "draw":
        after = hidden
    elif kind == "use" and place in REMOVES:
        removal = ask("removal", seat, place)
        after, happened = removal.after, removal.events.items[: removal.events.count].tolist()
        removed = [{"seat": other, "position": place, "card": card} for kind, _, other, place, card, *_ in happened if kind == ev.REMOVED]
        spared = [other for kind, _, other, *_ in happened if kind == ev.SPARED]
    else:
        after = ask.tried(seat, action)
    (train, locks), (old, old_locks) = [[[int(c) or None for c in cards[seat]] for cards in (s.train, s.lock)] for s in (after, hidden)]
    return {
        "train": train,
        "locks": locks,
        "changed": [i + 1 for i in range(len(train)) if (train[i], locks[i]) != (old[i], old_locks[i])],
        "row": [int(c) for c in after.row if c],
        "discarded": after.discard[hidden.discard_count : after.discard_count].tolist(),
        "removed": removed,
        "spared": spared,
        "draws": kind == "draw" or bool(removed),
        "wins": bool(after.winner == seat),
    }
