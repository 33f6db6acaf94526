"""A hidden copy as plain data for people: what is where, and the question. `previews.py` has the effects of actions."""

from collections.abc import Callable, Sequence
from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.state import Lists
from boardwright.core.text.position_fields import write_fields
from boardwright.games.russian_railroads import components as c, state as s
from boardwright.games.russian_railroads.actions import ANSWERS
from boardwright.games.russian_railroads.presentation import view_parts as parts
from boardwright.games.russian_railroads.presentation.previews import preview

__all__ = ["preview", "prompt", "view"]

AS_IN_A_POSITION = (
    "phase", "stage", "round", "active", "order", "claims", "current", "paying", "running", "new_factory",
    "agenda.effect", "agenda.left", "agenda.whole",
    "seats.workers", "seats.temporary", "seats.coins", "seats.rails", "seats.doublers", "seats.points",
)  # fmt: skip


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know (docs/games/russian_railroads.md describes the fields)."""
    fixed, state, board = parts.printed(tables), Lists(hidden), Lists(ask("board"))
    declared, hand = write_fields(s.State, state, only=AS_IN_A_POSITION), parts.locomotive(state.hand)
    last_open = fixed.open_engineers[state.players]
    return {
        **declared,
        "rounds": fixed.rounds[state.players],
        "passed": [bool(passed) for passed in state.passed[: state.players]],
        "starts": _seats_by_name(c.STARTS, state.start_taken) if state.stage == s.AT_START else None,
        "spaces": _spaces(fixed, state, board),
        "row": [
            {"engineer": c.ENGINEERS[i], **parts.engineer(fixed, i), "open": 1 <= cell <= last_open} if i >= 0 else None
            for cell, i in enumerate(state.row)
        ],
        "supply": _supply(state, board),
        **parts.static_view(fixed),
        "seats": [parts.seat_view(fixed, state, board, seat, each) for seat, each in enumerate(declared["seats"])],
        "hand": hand and {**hand, "displaced": bool(state.hand_displaced)},
        "deck": {
            "count": board.left,
            "known": [c.BONUSES[i] for i, there in enumerate(board.known) if there],
            "looking": bool(board.looking),
        },
        "majority": _majority(state, board),
    }


def _seats_by_name(names: Sequence[str], seats: list[int]) -> dict[str, int | None]:
    """The seat for each name; None: no seat."""
    return {name: seat if seat >= 0 else None for name, seat in zip(names, seats, strict=True)}


def _spaces(fixed: Any, state: Any, board: Any) -> dict[str, dict[str, Any]]:
    """The action spaces of the main board with the pieces on them."""
    standing = parts.standing_pieces(state)
    each = zip(c.SPACES, board.exists, fixed.cost, fixed.coins_needed, board.effect, state.taken)
    return {
        name: {
            "open": exists > 0,
            "cost": cost,
            "coins_needed": coins,
            "gives": fixed.gives[effect].copy() if effect >= 0 else {},
            "taken": taken if taken >= 0 else None,
            "pieces": [{"seat": seat, **dict(zip(s.PIECES, counts))} for seat, counts in standing[space]],
        }
        for space, (name, exists, cost, coins, effect, taken) in enumerate(each)
    }


def _supply(state: Any, board: Any) -> dict[str, Any]:
    return {
        "locomotives": dict(zip(c.FACTORIES, state.locomotive_supply[1:], strict=True)),
        "lowest": board.lowest or None,
        "factories": dict(zip(c.FACTORIES, state.factory_supply[1:], strict=True)),
        "doublers": state.doubler_supply,
        "cards": _seats_by_name(c.CARDS, state.card_owner),
    }


def _majority(state: Any, board: Any) -> list[dict[str, int]]:
    """Seats with engineers in the order of the majority. The card that counts as one more engineer is counted if the viewer knows it."""
    standing = board.standing
    ahead = sorted((seat for seat in range(state.players) if standing[seat]), key=lambda seat: -standing[seat])
    return [{"seat": seat, "engineers": standing[seat] // 100, "highest": standing[seat] % 100} for seat in ahead]


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
