"""The effect of an action: simulated on a copy, up to the next choice or the end of the turn."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from boardwright.games.russian_railroads import components as c, events as ev
from boardwright.games.russian_railroads.actions import ACTIONS
from boardwright.games.russian_railroads.presentation.view_parts import parts, printed
from boardwright.games.russian_railroads.rules.places import effect_of
from boardwright.games.russian_railroads.rules.room import lowest_locomotive

SCORED = (*c.LINES, "industry")
NOT_SIMULATED = ("choose_start", "occupy", "pass", "stay", "pay", "next", "take_bonus", "done")
"""Kinds that start or end something; the effects of all others are simulated."""


class Choice(NamedTuple):
    """An action of a seat, with the data to judge it by."""

    tables: Any
    state: Any
    seat: int
    action: int
    ask: Any

    @property
    def args(self) -> Mapping[str, Any]:
        return ACTIONS[self.action].args

    @property
    def place(self) -> int:
        return c.PLACES.index(self.args["place"])

    def gives(self, effect: int) -> dict[str, int]:
        """Return what an effect gives; empty if there is none."""
        return dict(printed(self.tables).gives[effect]) if effect >= 0 else {}


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """The effect of a legal action, as far as the seat can know."""
    kind = ACTIONS[action].kind
    found = PREVIEW_BY_KIND[kind](Choice(tables, hidden, seat, action, ask)) if kind in PREVIEW_BY_KIND else {}
    return found if kind in NOT_SIMULATED else {**found, **_simulated(tables, seat, action, ask)}


def _simulated(tables: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """Immediate points, changes of what the end of this round pays, what would be won, special spaces that would count from now on."""
    outcome = ask("outcome", seat, action)
    scoring = {name: change for name, change in zip(SCORED, outcome.scoring.tolist(), strict=True) if change}
    events = outcome.events["items"][: outcome.events.count].tolist()
    met = zip(c.SPECIALS, outcome.met.tolist(), printed(tables).lasting, strict=True)
    found = {
        "points": int(outcome.points),
        "scoring": scoring,
        "total": sum(scoring.values()),
        "wins": [
            *(WON[kind](*arguments) for kind, _, _, *arguments in events if kind in WON),
            *({"special": special} for special, now, lasting in met if now and lasting),
        ],
    }
    return {name: value for name, value in found.items() if value}


WON: dict[int, Callable[..., dict[str, Any]]] = {
    ev.WON_RAILS: lambda colour, *_: {"rails": c.COLOURS[colour]},
    ev.WON_WORKER: lambda *_: {"worker": 1},
    ev.WON_TOKEN: lambda spot, *_: {"spot": c.SPOTS[spot]},
    ev.END_STATION: lambda line, points, *_: {"points": points},
    ev.GOT_POINTS: lambda points, *_: {"points": points},
    ev.FACTORY_WORKS: lambda factory, *_: {"factory": factory},
}
"""By event, from its arguments after the seat."""


def _occupy(choice: Choice) -> dict[str, Any]:
    cost, coins = int(choice.tables.cost[choice.place]), int(choice.tables.coins_needed[choice.place])
    return {"cost": cost, "coins_needed": coins, "gives": choice.gives(effect_of(choice.state, choice.place)), **_best(choice)}


def _best(choice: Choice) -> dict[str, Any]:
    """The best outcome of an action by the end of this round, special spaces that any continuation reaches, and whether with ? tokens."""
    found = choice.ask("prospect", choice.seat, choice.action)
    reached = [special for special, met in zip(c.SPECIALS, found.reaches.tolist(), strict=True) if met]
    best = {
        "points": int(found.points),
        "scoring": {name: change for name, change in zip(SCORED, found.scoring.tolist(), strict=True) if change},
        "reaches": reached,
        "token": any(choice.tables.special_spot[c.SPECIALS.index(special)] >= 0 for special in reached),
        "more": not found.all_tried,
    }
    return {"best": {"gain": int(found.gain), **{name: value for name, value in best.items() if value}}}


def _pay(choice: Choice) -> dict[str, Any]:
    """The pieces that are placed."""
    paid = choice.ask("payment", choice.seat, choice.action)
    workers, temporary, black, coins = (int(paid[name]) for name in ("workers", "temporary", "black", "coins"))
    known = {"workers": workers + temporary, "black": black, "coins": coins}
    return {"workers": workers, "temporary": temporary, "black": black, "coins": coins, "known": known, **_best(choice)}


def _next(choice: Choice) -> dict[str, Any]:
    item = int(choice.args["item"]) - 1
    effect = c.EFFECTS[choice.state.effect_queue[item]]
    return {"effect": effect, "left": parts(choice.state.remaining_parts[item]), "known": {"effect": effect}}


def _build(choice: Choice) -> dict[str, Any]:
    number = int(choice.args.get("factory") or lowest_locomotive(choice.state))
    return {"factory": number, "gives": choice.gives(c.FACTORY_EFFECTS + number - 1)}


PREVIEW_BY_KIND: dict[str, Callable[[Choice], dict[str, Any]]] = {
    "choose_start": lambda choice: {"gives": choice.gives(c.START_EFFECTS + c.STARTS.index(choice.args["start"])), **_best(choice)},
    "occupy": _occupy,
    "pass": lambda choice: {"points": points} if (points := int(choice.ask("view").passing[choice.seat])) else {},
    "pay": _pay,
    "next": _next,
    "take_locomotive": lambda choice: {"number": int(lowest_locomotive(choice.state))},
    "build": _build,
    "build_returned": _build,
    "repeat": lambda choice: {"gives": choice.gives(effect_of(choice.state, choice.place))},
    "take_bonus": lambda choice: {"worth": int(choice.ask("worth", choice.seat, c.BONUSES.index(choice.args["bonus"])).points)},
}
