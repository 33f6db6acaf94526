"""The state as plain data for people: what lies where, what is asked. What an action would do is in `previews.py`."""

from __future__ import annotations

from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.state import to_namespace
from boardwright.games.endeavor import components as c
from boardwright.games.endeavor.presentation.previews import preview
from boardwright.games.endeavor.presentation.view_seats import seat_views
from boardwright.games.endeavor.presentation.view_tables import actions_in, static_view
from boardwright.games.endeavor.rules.cards import cards_over_limit
from boardwright.games.endeavor.rules.choices import first_half_done
from boardwright.games.endeavor.rules.tracks import building_level, card_limit
from boardwright.games.endeavor.state import ACT, CHOOSE_BUILDING, DISCARD, IN_DECK, OVER, PHASES, SALARY

__all__ = ["preview", "prompt", "view"]

FAMILIES = {
    "build": ("build",),
    "salary": ("free",),
    "turn": ("activate", "spend", "pass"),
    "act": ("ship", "occupy", "attack", "draw", "free", "done"),
    "governor": ("governor", "no_governor"),
    "discard": ("discard",),
}


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything there is to see (the fields stand in docs/games/endeavor.md)."""
    fixed, state, standing = static_view(tables), to_namespace(hidden), to_namespace(ask("standing"))
    cities = zip(fixed.cities.items(), state.city_token, state.city_owner, strict=True)
    links = zip(fixed.links.items(), state.link_token, standing.link_owner, strict=True)
    return {
        "phase": PHASES[state.phase],
        "round": state.round_no,
        "rounds": c.ROUNDS,
        "crown": state.crown,
        "active": state.active,
        "passed": [bool(passed) for passed in state.passed[: state.players]],
        "regions": {name: _region(state, region, *fixed.lanes[region]) for region, name in enumerate(c.REGIONS)},
        "cities": {
            name: {**city, "token": c.name_of(c.TOKENS, token), "seat": _seat(owner), "links": [*city["links"]]}
            for (name, city), token, owner in cities
        },
        "links": {name: {**link, "token": c.name_of(c.TOKENS, token), "seat": _seat(owner)} for (name, link), token, owner in links},
        "decks": {name: {**fixed.decks[name], **_deck(state, deck)} for deck, name in enumerate(c.DECKS)},
        "cards": {name: {**card} for name, card in fixed.cards.items()},
        "buildings": {
            name: {**building, "stock": stock, "actions": [*building["actions"]]}
            for (name, building), stock in zip(fixed.buildings.items(), state.stock, strict=True)
        },
        "tracks": {name: [*column] if isinstance(column, list) else column for name, column in fixed.tracks.items()},
        "seats": seat_views(state, standing),
        "acting": _acting(tables, state),
        "to_free": state.to_free,
    }


def _seat(owner: int) -> int | None:
    return owner if owner >= 0 else None


def _region(state: Any, region: int, first: int, end: int) -> dict[str, Any]:
    lane = zip(state.lane_token[first:end], state.lane_owner[first:end], strict=True)
    return {
        "open": bool(state.open_region[region]),
        "lane": [{"token": c.name_of(c.TOKENS, token), "seat": _seat(owner)} for token, owner in lane],
        "beside": state.beside[region, : state.players].tolist(),
        "presence": state.presence[region, : state.players].tolist(),
    }


def _deck(state: Any, deck: int) -> dict[str, Any]:
    cards = range(deck * c.DECK_SIZE, (deck + 1) * c.DECK_SIZE)
    there = [c.CARDS[card] for card in cards if state.card_place[card] == IN_DECK]
    return {"cards": there, "top": there[0] if there else None, "gone": bool(state.abolished) and deck == c.SLAVERY}


def _acting(tables: Any, state: Any) -> dict[str, Any] | None:
    """The action that was begun."""
    if state.phase != ACT:
        return None
    place = int(state.activated)
    building = int(state.building[state.active, place]) if place >= 0 else -1
    return {
        "actions": actions_in(state.allowed_actions),
        "half": 2 if first_half_done(state) else 1,
        "halves": int(tables.building_halves[building]) if building >= 0 else 1,
        "region": c.name_of(c.REGIONS, state.bound_region),
        "deck": c.name_of(c.DECKS, state.bound_deck),
        "building": c.name_of(c.BUILDINGS, building),
        "token": None if place >= 0 else c.TOKENS[c.BLUE + c.TOKEN_ACTIONS.index(int(state.allowed_actions))],
    }


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """What a seat (or a spectator) is asked."""
    if hidden.phase == OVER:
        return Prompt("over")
    if seat != hidden.active:
        return Prompt("wait", seat=int(hidden.active))
    name = PHASES[hidden.phase]
    args: dict[str, Any] = {}
    if hidden.phase == CHOOSE_BUILDING:
        args = {"level": int(building_level(tables, hidden, seat))}
    elif hidden.phase == SALARY:
        args = {"left": int(hidden.to_free)}
    elif hidden.phase == ACT:
        args = _act_args(hidden)
    elif hidden.phase == DISCARD:
        args = {"over": int(cards_over_limit(tables, hidden, seat)), "limit": int(card_limit(tables, hidden, seat))}
    return Prompt(name, FAMILIES[name], **args)


def _act_args(state: Any) -> dict[str, Any]:
    """The actions that may be done now, one argument each, so that a message can name them together (`deed-ship` …)."""
    args: dict[str, Any] = {f"deed_{i}": name for i, name in enumerate(actions_in(state.allowed_actions), 1)}
    args["half"] = 2 if first_half_done(state) else 1
    if state.bound_region >= 0:
        args["region"] = c.REGIONS[state.bound_region]
    if state.bound_deck >= 0:
        args["deck"] = c.DECKS[state.bound_deck]
    return args
