"""A hidden copy as plain data for people: what lies where, what is asked. What an action would do is in `previews.py`."""

from __future__ import annotations

from collections.abc import Container
from types import SimpleNamespace
from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.state import EVERYONE
from boardwright.core.text.position_fields import write_fields
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import state as s
from boardwright.games.russian_railroads.actions import ANSWERS
from boardwright.games.russian_railroads.presentation.previews import preview
from boardwright.games.russian_railroads.presentation.view_seats import locomotive, seat_view
from boardwright.games.russian_railroads.presentation.view_tables import Printed, parts, printed

__all__ = ["preview", "prompt", "view"]

AS_IN_A_POSITION = ("phase", "stage", "round", "active", "order", "claims", "current", "paying", "running", "new_factory")


UNREAD = {
    "options",
    "rng",
    "order",
    "acted",
    "acted_black",
    "remaining_parts",
    "must_complete",
    "black_bonus_pending",
    "closed",
    "own",
    "room",
    "parts",
    "choices",
}
"""Fields of the state that views do not show, or seldom."""


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know (the fields stand in docs/games/russian_railroads.md)."""
    told, state, board = printed(tables), lists(hidden, UNREAD), lists(ask("board"))
    seats = range(state.players)
    return {
        **write_fields(s.State, hidden, only=AS_IN_A_POSITION),
        "rounds": told.rounds[state.players],
        "passed": [bool(state.passed[seat]) for seat in seats],
        "starts": _starts(state),
        "spaces": _spaces(told, state, board),
        "row": [_cell(told, state, cell) for cell in range(len(state.row))],
        "supply": _supply(state, board),
        **told.told(),
        "seats": [seat_view(told, state, board, seat) for seat in seats],
        "agenda": [_item(hidden, item) for item in range(state.queue_length)],
        "hand": _hand(state),
        "deck": _deck(told, state),
        "majority": _majority(state, board),
    }


def lists(record: Any, without: Container[str] = ()) -> SimpleNamespace:
    """A record to read from quickly: numbers are ints, arrays lists of them. `without`: fields that are not needed."""
    return SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names if name not in without})


def _hand(state: Any) -> dict[str, Any] | None:
    """The locomotive to be placed."""
    told = locomotive(state.hand)
    return told and {**told, "displaced": bool(state.hand_displaced)}


def _number(value: int) -> int | None:
    return value if value >= 0 else None


def _starts(state: Any) -> dict[str, int | None] | None:
    """Who took which start bonus; nothing any more once the first round has begun."""
    if state.stage != s.AT_START:
        return None
    return {start: _number(seat) for start, seat in zip(c.STARTS, state.start_taken, strict=True)}


def _spaces(told: Printed, state: Any, board: Any) -> dict[str, dict[str, Any]]:
    """The action spaces of the main board with the pieces on them."""
    standing = [row[: len(c.SPACES)] for row in state.pieces[: state.players]]
    return {
        space: {
            "open": board.there[i] > 0,
            "cost": told.cost[i],
            "coins_needed": told.coins_needed[i],
            "gives": dict(told.gives[board.effect[i]]) if board.effect[i] >= 0 else {},
            "taken": _number(state.taken[i]),
            "pieces": [{"seat": seat, **dict(zip(s.PIECES, row[i], strict=True))} for seat, row in enumerate(standing) if any(row[i])],
        }
        for i, space in enumerate(c.SPACES)
    }


def _cell(told: Printed, state: Any, cell: int) -> dict[str, Any] | None:
    """A cell of the engineers' row: who lies there, and whether the engineer's action can be taken."""
    engineer = state.row[cell]
    if engineer < 0:
        return None
    return {
        "engineer": c.ENGINEERS[engineer],
        "number": told.engineer_number[engineer],
        "open": 1 <= cell <= told.open_engineers[state.players],
        "gives": dict(told.gives[c.FIRST_ENGINEER + engineer]),
    }


def _supply(state: Any, board: Any) -> dict[str, Any]:
    locomotives, factories = state.locomotive_supply, state.factory_supply
    numbers = range(1, c.HIGHEST + 1)
    return {
        "locomotives": {str(n): locomotives[n] for n in numbers},
        "lowest": board.lowest or None,
        "factories": {str(n): factories[n] for n in numbers},
        "doublers": state.doubler_supply,
        "cards": {card: _number(seat) for card, seat in zip(c.CARDS, state.card_owner, strict=True)},
    }


def _item(state: Any, item: int) -> dict[str, Any]:
    """An effect that waits."""
    return {
        "effect": c.EFFECTS[state.effect_queue[item]],
        "left": parts(state.remaining_parts[item]),
        "whole": bool(state.must_complete[item]),
    }


# -- end-bonus cards, engineers ----------------------------------------------------------------------------------------------------


def _deck(told: Printed, state: Any) -> dict[str, Any]:
    looking = state.phase == s.TAKE_BONUS and state.viewer in (EVERYONE, state.active)
    sure = [location == s.IN_DECK or (location == s.UNKNOWN and _surely_there(state, i)) for i, location in enumerate(state.bonus_location)]
    known = [bonus for bonus, there in zip(c.BONUSES, sure, strict=True) if there]
    return {"count": len(c.BONUSES) - told.bonus_removed - state.draws, "known": known, "looking": looking}


def _surely_there(state: Any, card: int) -> bool:
    """Whether a viewer knows a card to be in the deck: it was there at their last look, and nobody else has drawn since."""
    viewer = state.viewer
    looked = state.looked[viewer] if viewer >= 0 else 0
    if not looked or state.seen_at_looks[card] != looked.bit_count():
        return False
    last = looked.bit_length() - 1
    return all(state.drawer[draw] == viewer for draw in range(last + 1, state.draws + 1))


def _majority(state: Any, board: Any) -> list[dict[str, int]]:
    """Seats with engineers in the order of the majority. The card that counts as one more is counted where the viewer knows it."""
    standing = board.standing
    ahead = sorted((seat for seat in range(state.players) if standing[seat]), key=lambda seat: -standing[seat])
    return [{"seat": seat, "engineers": standing[seat] // 100, "highest": standing[seat] % 100} for seat in ahead]


# -- what is asked -----------------------------------------------------------------------------------------------------------------


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """What the active seat is asked."""
    phase = s.PHASES[hidden.phase]
    families = ANSWERS[phase]
    if phase == "card" and hidden.options.card_taking == s.MAY:
        families = (*families, "done")
    return Prompt(phase, families, **_asked(tables, hidden, seat))


def _asked(tables: Any, state: Any, seat: int) -> dict[str, Any]:
    phase, item = state.phase, int(state.current)
    if phase == s.PAY:
        return {"place": c.PLACES[state.paying], "cost": int(tables.cost[state.paying])}
    if phase == s.ACT:
        return {"effect": c.EFFECTS[state.effect_queue[item]], "left": int(state.remaining_parts[item, : c.CHOSEN_PARTS].sum())}
    if phase == s.NEXT:
        return {"count": int(state.queue_length)}
    if phase == s.PLACE:
        return {"number": min(int(state.hand), c.HIGHEST)}
    if phase == s.REPLACE:
        return {"factory": int(state.new_factory)}
    if phase == s.USE_TOKEN:
        return {"spot": c.SPOTS[int(state.effect_queue[item]) - c.SPOT_EFFECTS]}
    if phase == s.NAME_REPEAT:
        return {"effect": c.EFFECTS[state.effect_queue[item]]}
    if phase == s.REUSE:
        return {"position": 2 if state.claim[1] == seat else 1}
    return {}
