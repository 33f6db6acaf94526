"""A hidden copy as plain data for people: what lies where, what is asked. What an action would do is in `previews.py`."""

from __future__ import annotations

from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.state import EVERYONE
from boardwright.core.text.position_fields import write_fields
from boardwright.games.russian_railroads.actions import ANSWERS
from boardwright.games.russian_railroads.components import (
    BONUSES,
    CARDS,
    CHOICES,
    EFFECTS,
    ENGINEERS,
    FIRST_ENGINEER,
    HIGHEST,
    PLACES,
    SPACES,
    SPOT_EFFECTS,
    SPOTS,
    STARTS,
)
from boardwright.games.russian_railroads.presentation.previews import preview
from boardwright.games.russian_railroads.presentation.view_seats import locomotive, seat_view
from boardwright.games.russian_railroads.presentation.view_tables import gives, parts, told
from boardwright.games.russian_railroads.rules.places import effect_of, there_obstacle
from boardwright.games.russian_railroads.rules.room import lowest_locomotive
from boardwright.games.russian_railroads.rules.scoring import engineer_standing
from boardwright.games.russian_railroads.state import (
    ACT,
    AT_START,
    IN_DECK,
    MAY,
    NAME_REPEAT,
    NEXT,
    PAY,
    PHASES,
    PIECES,
    PLACE,
    REPLACE,
    REUSE,
    TAKE_BONUS,
    UNKNOWN,
    USE_TOKEN,
    State,
)

__all__ = ["preview", "prompt", "view"]

AS_IN_A_POSITION = ("phase", "stage", "round", "active", "order", "claims", "current", "paying", "running", "new_factory")


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know (the fields stand in docs/games/russian_railroads.md)."""
    seats = range(hidden.players)
    return {
        **write_fields(State, hidden, only=AS_IN_A_POSITION),
        "rounds": int(tables.rounds[hidden.players]),
        "passed": [bool(hidden.passed[seat]) for seat in seats],
        "starts": _starts(hidden),
        "spaces": _spaces(tables, hidden),
        "row": [_cell(tables, hidden, cell) for cell in range(len(hidden.row))],
        "supply": _supply(hidden),
        **told(tables),
        "seats": [seat_view(tables, hidden, seat) for seat in seats],
        "agenda": [_item(hidden, item) for item in range(hidden.agenda_count)],
        "hand": _hand(hidden),
        "deck": _deck(tables, hidden),
        "majority": _majority(tables, hidden),
    }


def _hand(hidden: Any) -> dict[str, Any] | None:
    """The locomotive to be placed."""
    told = locomotive(int(hidden.hand))
    return told and {**told, "displaced": bool(hidden.hand_displaced)}


def _number(value: Any) -> int | None:
    return int(value) if value >= 0 else None


def _starts(state: Any) -> dict[str, int | None] | None:
    """Who took which start bonus; nothing any more once the first round has begun."""
    if state.stage != AT_START:
        return None
    return {start: _number(seat) for start, seat in zip(STARTS, state.start_taken.tolist(), strict=True)}


def _spaces(tables: Any, state: Any) -> dict[str, dict[str, Any]]:
    """The action spaces of the main board with the pieces on them."""
    standing = state.pieces[: state.players, : len(SPACES)].tolist()
    costs, coins, taken = tables.cost.tolist(), tables.coins_needed.tolist(), state.taken.tolist()
    found = {}
    for i, space in enumerate(SPACES):
        effect = int(effect_of(state, i))
        found[space] = {
            "open": there_obstacle(tables, state, i) == 0,
            "cost": costs[i],
            "coins_needed": coins[i],
            "gives": gives(tables, effect) if effect >= 0 else {},
            "taken": _number(taken[i]),
            "pieces": [{"seat": seat, **dict(zip(PIECES, row[i], strict=True))} for seat, row in enumerate(standing) if any(row[i])],
        }
    return found


def _cell(tables: Any, state: Any, cell: int) -> dict[str, Any] | None:
    """A cell of the engineers' row: who lies there, and whether the engineer's action can be taken."""
    engineer = int(state.row[cell])
    if engineer < 0:
        return None
    return {
        "engineer": ENGINEERS[engineer],
        "number": int(tables.engineer_number[engineer]),
        "open": 1 <= cell <= int(tables.open_engineers[state.players]),
        "gives": gives(tables, FIRST_ENGINEER + engineer),
    }


def _supply(state: Any) -> dict[str, Any]:
    locomotives, factories = state.locomotive_supply.tolist(), state.factory_supply.tolist()
    numbers = range(1, HIGHEST + 1)
    return {
        "locomotives": {str(n): locomotives[n] for n in numbers},
        "lowest": int(lowest_locomotive(state)) or None,
        "factories": {str(n): factories[n] for n in numbers},
        "doublers": int(state.doubler_supply),
        "cards": {card: _number(seat) for card, seat in zip(CARDS, state.card_owner.tolist(), strict=True)},
    }


def _item(state: Any, item: int) -> dict[str, Any]:
    """An effect that waits."""
    return {"effect": EFFECTS[state.agenda[item]], "left": parts(state.left[item]), "whole": bool(state.whole[item])}


# -- end-bonus cards, engineers ----------------------------------------------------------------------------------------------------


def _deck(tables: Any, state: Any) -> dict[str, Any]:
    fates = state.fate.tolist()
    looking = state.phase == TAKE_BONUS and state.viewer in (EVERYONE, state.active)
    known = [bonus for i, bonus in enumerate(BONUSES) if fates[i] == IN_DECK or (fates[i] == UNKNOWN and _surely_there(state, i))]
    return {"count": len(BONUSES) - int(tables.bonus_removed) - int(state.draws), "known": known, "looking": bool(looking)}


def _surely_there(state: Any, card: int) -> bool:
    """Whether a viewer knows a card to be in the deck: it was there at their last look, and nobody else has drawn since."""
    viewer = int(state.viewer)
    looked = int(state.looked[viewer]) if viewer >= 0 else 0
    if not looked or int(state.window[card]) != looked.bit_count():
        return False
    last = looked.bit_length() - 1
    return all(int(state.drawer[draw]) == viewer for draw in range(last + 1, int(state.draws) + 1))


def _majority(tables: Any, state: Any) -> list[dict[str, int]]:
    """Seats with engineers in the order of the majority. The card that counts as one more is counted where the viewer knows it."""
    standing = {seat: int(engineer_standing(tables, state, seat)) for seat in range(state.players)}
    ahead = sorted((seat for seat in standing if standing[seat]), key=lambda seat: -standing[seat])
    return [{"seat": seat, "engineers": standing[seat] // 100, "highest": standing[seat] % 100} for seat in ahead]


# -- what is asked -----------------------------------------------------------------------------------------------------------------


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """What the active seat is asked."""
    phase = PHASES[hidden.phase]
    families = ANSWERS[phase]
    if phase == "card" and hidden.options.card_taking == MAY:
        families = (*families, "done")
    return Prompt(phase, families, **_asked(tables, hidden, seat))


def _asked(tables: Any, state: Any, seat: int) -> dict[str, Any]:
    phase, item = state.phase, int(state.current)
    if phase == PAY:
        return {"place": PLACES[state.paying], "cost": int(tables.cost[state.paying])}
    if phase == ACT:
        return {"effect": EFFECTS[state.agenda[item]], "left": int(state.left[item, :CHOICES].sum())}
    if phase == NEXT:
        return {"count": int(state.agenda_count)}
    if phase == PLACE:
        return {"number": min(int(state.hand), HIGHEST)}
    if phase == REPLACE:
        return {"factory": int(state.new_factory)}
    if phase == USE_TOKEN:
        return {"spot": SPOTS[int(state.agenda[item]) - SPOT_EFFECTS]}
    if phase == NAME_REPEAT:
        return {"effect": EFFECTS[state.agenda[item]]}
    if phase == REUSE:
        return {"position": 2 if state.claim[1] == seat else 1}
    return {}
