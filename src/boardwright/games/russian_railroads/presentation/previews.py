"""What an action would do: tried out on a copy, up to the next choice or the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.actions import ACTIONS
from boardwright.games.russian_railroads.events import END_STATION, FACTORY_WORKS, GOT_POINTS, WON_RAILS, WON_TOKEN, WON_WORKER
from boardwright.games.russian_railroads.presentation.view_tables import parts, printed
from boardwright.games.russian_railroads.rules.places import effect_of
from boardwright.games.russian_railroads.rules.room import lowest_locomotive

SCORED = (*c.LINES, "industry")
Args = Mapping[str, Any]
UNTRIED = ("choose_start", "occupy", "pass", "stay", "pay", "next", "take_bonus", "done")
"""Kinds that begin or end something; of the others it is tried out what they change."""


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """What a legal action would do, as far as the seat can know."""
    chosen = ACTIONS[action]
    told = TOLD.get(chosen.kind)
    found = told(tables, hidden, seat, chosen.args, ask) if told else {}
    return found if chosen.kind in UNTRIED else {**found, **_tried_out(tables, seat, action, ask)}


# -- tried out ---------------------------------------------------------------------------------------------------------------------


def _tried_out(tables: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """Points at once, changes of what this round's end pays, and what would be won."""
    tried = ask("tried", seat, action)
    scoring = {name: change for name, change in zip(SCORED, tried.scoring.tolist(), strict=True) if change}
    found = {
        "points": int(tried.points),
        "scoring": scoring,
        "total": sum(scoring.values()),
        "wins": [*_won(tried.events), *_special_now(tables, tried.met.tolist())],
    }
    return {name: value for name, value in found.items() if value}


def _won(events: Any) -> list[dict[str, Any]]:
    """What the events say was won."""
    items = events["items"][: events.count].tolist()
    return [WON[kind](*arguments) for kind, _, *arguments in items if kind in WON]


WON: dict[int, Callable[..., dict[str, Any]]] = {
    WON_RAILS: lambda seat, colour, *_: {"rails": c.COLOURS[colour]},
    WON_WORKER: lambda *_: {"worker": 1},
    WON_TOKEN: lambda seat, spot, *_: {"spot": c.SPOTS[spot]},
    END_STATION: lambda seat, line, points, *_: {"points": points},
    GOT_POINTS: lambda seat, points, *_: {"points": points},
    FACTORY_WORKS: lambda seat, factory, *_: {"factory": factory},
}
"""By event, from its arguments."""


def _special_now(tables: Any, met: list[int]) -> list[dict[str, Any]]:
    """Special spaces that would count at every scoring from now on."""
    lasting = printed(tables).lasting
    return [{"special": special} for i, special in enumerate(c.SPECIALS) if met[i] and lasting[i]]


# -- only told ---------------------------------------------------------------------------------------------------------------------


def _gives(tables: Any, effect: int) -> dict[str, int]:
    return dict(printed(tables).gives[effect])


def _choose_start(tables: Any, state: Any, seat: int, args: Args, ask: Any) -> dict[str, Any]:
    return {"gives": _gives(tables, c.START_EFFECTS + c.STARTS.index(args["start"]))}


def _given_by(tables: Any, state: Any, place: int) -> dict[str, int]:
    effect = int(effect_of(state, place))
    return _gives(tables, effect) if effect >= 0 else {}


def _occupy(tables: Any, state: Any, seat: int, args: Args, ask: Any) -> dict[str, Any]:
    place = c.PLACES.index(args["place"])
    return {"cost": int(tables.cost[place]), "coins_needed": int(tables.coins_needed[place]), "gives": _given_by(tables, state, place)}


def _repeat(tables: Any, state: Any, seat: int, args: Args, ask: Any) -> dict[str, Any]:
    return {"gives": _given_by(tables, state, c.PLACES.index(args["place"]))}


def _pass(tables: Any, state: Any, seat: int, args: Args, ask: Any) -> dict[str, Any]:
    points = int(tables.passing[state.order.tolist().index(seat)])
    return {"points": points} if points else {}


def _pay(tables: Any, state: Any, seat: int, args: Args, ask: Any) -> dict[str, Any]:
    """What is placed; temporary workers go before own ones."""
    coins, black = int(args["coins"]), int(args["black"] == "with_black")
    plain = int(tables.cost[state.paying]) - coins - black
    temporary = min(plain, int(state.temporary[seat]))
    return {"workers": plain - temporary, "temporary": temporary, "black": black, "coins": coins}


def _next(tables: Any, state: Any, seat: int, args: Args, ask: Any) -> dict[str, Any]:
    item = int(args["item"]) - 1
    return {"effect": c.EFFECTS[state.effect_queue[item]], "left": parts(state.remaining_parts[item])}


def _take_locomotive(tables: Any, state: Any, seat: int, args: Args, ask: Any) -> dict[str, Any]:
    return {"number": int(lowest_locomotive(state))}


def _build(tables: Any, state: Any, seat: int, args: Args, ask: Any) -> dict[str, Any]:
    number = int(args.get("factory") or lowest_locomotive(state))
    return {"factory": number, "gives": _gives(tables, c.FACTORY_EFFECTS + number - 1)}


def _take_bonus(tables: Any, state: Any, seat: int, args: Args, ask: Any) -> dict[str, Any]:
    """What the card would pay if the match ended now."""
    return {"worth": int(ask("worth", seat, c.BONUSES.index(args["bonus"])).points)}


TOLD: dict[str, Callable[[Any, Any, int, Args, Any], dict[str, Any]]] = {
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
