"""What an action would do: tried out on a copy, up to the next choice or the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.core.machine.event_buffer import EVENTS as EVENT_RECORD
from boardwright.core.machine.state import Cell
from boardwright.games.russian_railroads.actions import ACTIONS
from boardwright.games.russian_railroads.components import (
    BONUSES,
    COLOURS,
    EFFECTS,
    FACTORY_EFFECTS,
    PLACES,
    SPECIALS,
    SPOTS,
    START_EFFECTS,
    STARTS,
)
from boardwright.games.russian_railroads.events import END_STATION, FACTORY_WORKS, GOT_POINTS, WON_RAILS, WON_TOKEN, WON_WORKER
from boardwright.games.russian_railroads.presentation.standing import SCORED, payments, permanent, specials_met
from boardwright.games.russian_railroads.presentation.view_tables import gives, parts
from boardwright.games.russian_railroads.rules.chain import choose, proceed
from boardwright.games.russian_railroads.rules.places import effect_of
from boardwright.games.russian_railroads.rules.room import lowest_locomotive
from boardwright.games.russian_railroads.rules.scoring import bonus_points
from boardwright.games.russian_railroads.state import IN_DECK, STATE, UNKNOWN

Args = Mapping[str, Any]
UNTRIED = ("choose_start", "occupy", "pass", "stay", "pay", "next", "take_bonus", "done")
"""Kinds that begin or end something; of the others it is tried out what they change."""


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """What a legal action would do, as far as the seat can know."""
    chosen = ACTIONS[action]
    told = TOLD.get(chosen.kind)
    found = told(tables, hidden, seat, chosen.args) if told else {}
    return found if chosen.kind in UNTRIED else {**found, **_tried_out(tables, hidden, seat, action)}


# -- tried out ---------------------------------------------------------------------------------------------------------------------


def _tried_out(tables: Any, hidden: Any, seat: int, action: int) -> dict[str, Any]:
    """Points at once, changes of what this round's end pays, and what would be won."""
    cell, happened = Cell(STATE), Cell(EVENT_RECORD)
    cell.array[0] = hidden
    after = cell.record
    _fill_deck(tables, after)
    choose(tables, after, seat, action, happened.record)
    proceed(tables, after, seat, happened.record)
    before, later = payments(tables, hidden, seat), payments(tables, after, seat)
    scoring = {name: new - old for name, old, new in zip(SCORED, before, later, strict=True) if new != old}
    found = {
        "points": int(after.points[seat]) - int(hidden.points[seat]),
        "scoring": scoring,
        "total": sum(scoring.values()),
        "wins": [*_won(happened.record), *_special_now(tables, hidden, after, seat)],
    }
    return {name: value for name, value in found.items() if value}


def _fill_deck(tables: Any, state: Any) -> None:
    """An end-bonus card that may come is a choice, whatever the deck turns out to be: it holds all cards of which nothing is known."""
    if int(state.draws) < len(BONUSES) - int(tables.bonus_removed):
        state.fate[state.fate == UNKNOWN] = IN_DECK


def _won(events: Any) -> list[dict[str, Any]]:
    """What the events say was won."""
    items = events["items"][: events.count].tolist()
    return [WON[kind](*arguments) for kind, _, *arguments in items if kind in WON]


WON: dict[int, Callable[..., dict[str, Any]]] = {
    WON_RAILS: lambda seat, colour, *_: {"rails": COLOURS[colour]},
    WON_WORKER: lambda *_: {"worker": 1},
    WON_TOKEN: lambda seat, spot, *_: {"spot": SPOTS[spot]},
    END_STATION: lambda seat, line, points, *_: {"points": points},
    GOT_POINTS: lambda seat, points, *_: {"points": points},
    FACTORY_WORKS: lambda seat, factory, *_: {"factory": factory},
}
"""By event, from its arguments."""


def _special_now(tables: Any, before: Any, after: Any, seat: int) -> list[dict[str, Any]]:
    """Special spaces that would count at every scoring from now on."""
    old, new = specials_met(tables, before, seat), specials_met(tables, after, seat)
    lasting = permanent(tables)
    return [{"special": special} for i, special in enumerate(SPECIALS) if new[i] and not old[i] and lasting[i]]


# -- only told ---------------------------------------------------------------------------------------------------------------------


def _choose_start(tables: Any, state: Any, seat: int, args: Args) -> dict[str, Any]:
    return {"gives": gives(tables, START_EFFECTS + STARTS.index(args["start"]))}


def _given_by(tables: Any, state: Any, place: int) -> dict[str, int]:
    effect = int(effect_of(state, place))
    return gives(tables, effect) if effect >= 0 else {}


def _occupy(tables: Any, state: Any, seat: int, args: Args) -> dict[str, Any]:
    place = PLACES.index(args["place"])
    return {"cost": int(tables.cost[place]), "coins_needed": int(tables.coins_needed[place]), "gives": _given_by(tables, state, place)}


def _repeat(tables: Any, state: Any, seat: int, args: Args) -> dict[str, Any]:
    return {"gives": _given_by(tables, state, PLACES.index(args["place"]))}


def _pass(tables: Any, state: Any, seat: int, args: Args) -> dict[str, Any]:
    points = int(tables.passing[state.order.tolist().index(seat)])
    return {"points": points} if points else {}


def _pay(tables: Any, state: Any, seat: int, args: Args) -> dict[str, Any]:
    """What is placed; temporary workers go before own ones."""
    coins, black = int(args["coins"]), int(args["black"] == "with_black")
    plain = int(tables.cost[state.paying]) - coins - black
    temporary = min(plain, int(state.temporary[seat]))
    return {"workers": plain - temporary, "temporary": temporary, "black": black, "coins": coins}


def _next(tables: Any, state: Any, seat: int, args: Args) -> dict[str, Any]:
    item = int(args["item"]) - 1
    return {"effect": EFFECTS[state.agenda[item]], "left": parts(state.left[item])}


def _take_locomotive(tables: Any, state: Any, seat: int, args: Args) -> dict[str, Any]:
    return {"number": int(lowest_locomotive(state))}


def _build(tables: Any, state: Any, seat: int, args: Args) -> dict[str, Any]:
    number = int(args.get("factory") or lowest_locomotive(state))
    return {"factory": number, "gives": gives(tables, FACTORY_EFFECTS + number - 1)}


def _take_bonus(tables: Any, state: Any, seat: int, args: Args) -> dict[str, Any]:
    """What the card would pay if the match ended now."""
    return {"worth": int(bonus_points(tables, state, seat, BONUSES.index(args["bonus"])))}


TOLD: dict[str, Callable[[Any, Any, int, Args], dict[str, Any]]] = {
    "choose_start": _choose_start,
    "occupy": _occupy,
    "pass": _pass,
    "pay": _pay,
    "next": _next,
    "take_locomotive": _take_locomotive,
    "build": _build,
    "build_returned": _build,
    "repeat": _repeat,
    "take_bonus": _take_bonus,
}
