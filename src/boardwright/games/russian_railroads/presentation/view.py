"""A hidden copy as plain data for people: what is where, and the question. `previews.py` has the effects of actions."""

from collections.abc import Callable
from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.text.position_fields import write_fields
from boardwright.games.russian_railroads import components as c, state as s
from boardwright.games.russian_railroads.actions import ANSWERS
from boardwright.games.russian_railroads.presentation.previews import preview
from boardwright.games.russian_railroads.presentation.view_fields import View

__all__ = ["preview", "prompt", "view"]


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know (docs/games/russian_railroads.md describes the fields)."""
    found = write_fields(View, ask("view"))
    for seat in found["seats"]:
        seat["scoring"] = {**seat.pop("lines"), "industry": seat.pop("industry"), "total": seat.pop("total")}
    return {**found, "starts": found["starts"] if hidden.stage == s.AT_START else None}


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """The question to the active seat."""
    phase = s.PHASES[hidden.phase]
    may_stop = ("done",) if phase == "card" and hidden.options.card_taking == s.MAY else ()
    arguments = PROMPT_ARGUMENTS[phase](tables, hidden, seat) if phase in PROMPT_ARGUMENTS else {}
    return Prompt(phase, (*ANSWERS[phase], *may_stop), **arguments)


PROMPT_ARGUMENTS: dict[str, Callable[[Any, Any, int], dict[str, Any]]] = {
    "pay": lambda tables, state, seat: {"place": c.PLACES[state.paying], "cost": int(tables.cost[state.paying])},
    "act": lambda tables, state, seat: {
        "effect": _effect(state),
        "left": int(state.remaining_parts[state.current, : c.CHOSEN_PARTS].sum()),
    },
    "next": lambda tables, state, seat: {"count": int(state.queue_length)},
    "place": lambda tables, state, seat: {"number": min(int(state.hand), c.HIGHEST)},
    "replace": lambda tables, state, seat: {"factory": int(state.new_factory)},
    "token": lambda tables, state, seat: {"spot": c.SPOTS[int(state.effect_queue[state.current]) - c.SPOT_EFFECTS]},
    "repeat": lambda tables, state, seat: {"effect": _effect(state)},
    "reuse": lambda tables, state, seat: {"position": 2 if state.claim[1] == seat else 1},
}
"""By phase; `left`: how many choices the current effect still asks for."""


def _effect(state: Any) -> str:
    """The current effect."""
    return c.EFFECTS[state.effect_queue[state.current]]
