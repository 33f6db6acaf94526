"""The state as plain data for people: what lies where, what is asked. What an action would do is in `previews.py`."""

from __future__ import annotations

from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.state import reading
from boardwright.games.endeavor.components import (
    BLUE,
    BUILDINGS,
    CARDS,
    CITIES,
    DECK_SIZE,
    DECKS,
    LINKS,
    REGIONS,
    ROUNDS,
    TOKEN_ACTIONS,
    TOKENS,
    TRACKS,
    name_of,
)
from boardwright.games.endeavor.presentation.previews import actions_in, preview
from boardwright.games.endeavor.presentation.view_seats import seat_view
from boardwright.games.endeavor.rules.board import controls, presence
from boardwright.games.endeavor.rules.cards import card_limit, excess
from boardwright.games.endeavor.rules.possible import may_stop
from boardwright.games.endeavor.rules.tracks import building_level
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
    tables, hidden = reading(tables), reading(hidden)
    seats = range(hidden.players)
    return {
        "phase": PHASES[hidden.phase],
        "round": int(hidden.round_no),
        "rounds": ROUNDS,
        "crown": int(hidden.crown),
        "active": int(hidden.active),
        "passed": [bool(hidden.passed[seat]) for seat in seats],
        "regions": {name: _region(tables, hidden, region) for region, name in enumerate(REGIONS)},
        "cities": {name: _city(tables, hidden, city) for city, name in enumerate(CITIES)},
        "links": {name: _link(tables, hidden, link) for link, name in enumerate(LINKS)},
        "decks": {name: _deck(tables, hidden, deck) for deck, name in enumerate(DECKS)},
        "cards": _cards(tables),
        "buildings": _buildings(tables, hidden),
        "tracks": _tracks(tables),
        "seats": [seat_view(tables, hidden, seat) for seat in seats],
        "acting": _acting(tables, hidden),
        "to_free": int(hidden.to_free),
    }


def _seat(owner: Any) -> int | None:
    return int(owner) if owner >= 0 else None


def _region(tables: Any, state: Any, region: int) -> dict[str, Any]:
    first, seats = int(tables.lane_first[region]), range(state.players)
    lane = range(first, first + int(tables.lane_length[region]))
    return {
        "open": bool(state.open_region[region]),
        "lane": [{"token": name_of(TOKENS, state.lane_token[i]), "seat": _seat(state.lane_owner[i])} for i in lane],
        "beside": [int(state.beside[region, seat]) for seat in seats],
        "presence": [int(presence(tables, state, seat, region)) for seat in seats],
    }


def _city(tables: Any, state: Any, city: int) -> dict[str, Any]:
    return {
        "region": REGIONS[tables.city_region[city]],
        "glory": int(tables.city_glory[city]),
        "token": name_of(TOKENS, state.city_token[city]),
        "seat": _seat(state.city_owner[city]),
        "links": [LINKS[link] for link in tables.city_links[city].tolist() if link >= 0],
    }


def _link(tables: Any, state: Any, link: int) -> dict[str, Any]:
    holders = (seat for seat in range(state.players) if controls(tables, state, seat, link))
    return {
        "a": CITIES[tables.link_a[link]],
        "b": CITIES[tables.link_b[link]],
        "token": name_of(TOKENS, state.link_token[link]),
        "seat": next(holders, None),
    }


def _deck(tables: Any, state: Any, deck: int) -> dict[str, Any]:
    cards = range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE)
    there = [CARDS[card] for card in cards if state.card_place[card] == IN_DECK]
    return {
        "region": REGIONS[tables.deck_region[deck]],
        "cards": there,
        "top": there[0] if there else None,
        "gone": bool(state.abolished) and DECKS[deck] == "slavery",
    }


def _cards(tables: Any) -> dict[str, dict[str, Any]]:
    return {
        name: {
            "deck": DECKS[tables.card_deck[card]],
            "value": int(tables.card_value[card]),
            "governor": bool(tables.card_governor[card]),
            "abolition": bool(tables.card_abolition[card]),
            **{track: int(tables.card_icons[card, i]) for i, track in enumerate(TRACKS)},
            "glory": int(tables.card_glory[card]),
        }
        for card, name in enumerate(CARDS)
    }


def _buildings(tables: Any, state: Any) -> dict[str, dict[str, Any]]:
    found = {}
    for building, name in enumerate(BUILDINGS):
        actions = actions_in(tables.building_actions[building])
        both = tables.building_halves[building] > 1
        if tables.building_twice[building]:
            actions = [*actions, *actions]
        found[name] = {
            "level": int(tables.building_level[building]),
            "stock": int(state.stock[building]),
            **{track: int(tables.building_icons[building, i]) for i, track in enumerate(TRACKS)},
            "glory": int(tables.building_glory[building]),
            "actions": actions,
            "join": None if len(actions) < 2 else "and" if both else "or",
        }
    return found


def _tracks(tables: Any) -> dict[str, Any]:
    return {
        "thresholds": tables.thresholds,
        "building_level": tables.build_level,
        "growth": tables.growth,
        "payments": tables.payments,
        "card_limit": tables.card_limit,
        "glory": tables.track_glory,
        "top": tables.top,
    }


def _acting(tables: Any, state: Any) -> dict[str, Any] | None:
    """The action that was begun."""
    if state.phase != ACT:
        return None
    place = int(state.activated)
    building = int(state.building[state.active, place]) if place >= 0 else -1
    return {
        "actions": actions_in(state.may),
        "half": 2 if may_stop(state) else 1,
        "halves": int(tables.building_halves[building]) if building >= 0 else 1,
        "region": name_of(REGIONS, state.in_region),
        "deck": name_of(DECKS, state.from_deck),
        "building": name_of(BUILDINGS, building),
        "token": None if place >= 0 else TOKENS[BLUE + TOKEN_ACTIONS.index(int(state.may))],
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
        args = {"over": int(excess(tables, hidden, seat)), "limit": int(card_limit(tables, hidden, seat))}
    return Prompt(name, FAMILIES[name], **args)


def _act_args(state: Any) -> dict[str, Any]:
    """The actions that may be done now, one argument each, so that a message can name them together (`deed-ship` …)."""
    args: dict[str, Any] = {f"deed_{i}": name for i, name in enumerate(actions_in(state.may), 1)}
    args["half"] = 2 if may_stop(state) else 1
    if state.in_region >= 0:
        args["region"] = REGIONS[state.in_region]
    if state.from_deck >= 0:
        args["deck"] = DECKS[state.from_deck]
    return args
