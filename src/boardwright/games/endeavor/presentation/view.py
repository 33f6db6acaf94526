"""The state as plain data for people: what lies where, what is asked. What an action would do is in `previews.py`."""

from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.state import Lists
from boardwright.core.text.position_fields import write_fields
from boardwright.games.endeavor import components as c, state as s
from boardwright.games.endeavor.actions import ACTIONS, ANSWERS
from boardwright.games.endeavor.presentation.previews import preview
from boardwright.games.endeavor.presentation.view_tables import mat_of, static_view
from boardwright.games.endeavor.rules.cards import cards_over_limit
from boardwright.games.endeavor.rules.choices import first_half_done
from boardwright.games.endeavor.rules.scoring import SOURCES
from boardwright.games.endeavor.rules.tracks import building_level, card_limit

__all__ = ["preview", "prompt", "view"]

AS_IN_A_POSITION = ("phase", "round", "crown", "active", "passed", "acting", "to_free", "seats.harbour", "seats.supply", "seats.governor")


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything there is to see (the fields stand in docs/games/endeavor.md)."""
    static, state, standing = static_view(tables), Lists(hidden), Lists(ask("standing"))
    declared = write_fields(s.State, state, only=AS_IN_A_POSITION)
    cities = zip(static.cities.items(), state.city_token, state.city_owner, strict=True)
    links = zip(static.links.items(), state.link_token, standing.link_owner, strict=True)
    buildings = zip(static.buildings.items(), state.stock, strict=True)
    return {
        **declared,
        "rounds": c.ROUNDS,
        "regions": {name: _region(state, region, *static.lanes[region]) for region, name in enumerate(c.REGIONS)},
        "cities": {name: {**city, "links": [*city["links"]], **_space(token, owner)} for (name, city), token, owner in cities},
        "links": {name: {**link, **_space(token, owner)} for (name, link), token, owner in links},
        "decks": {name: {**static.decks[name], **_deck(state, deck)} for deck, name in enumerate(c.DECKS)},
        "cards": {name: {**card} for name, card in static.cards.items()},
        "buildings": {name: {**building, "actions": [*building["actions"]], "stock": stock} for (name, building), stock in buildings},
        "tracks": {name: [*column] if isinstance(column, list) else column for name, column in static.tracks.items()},
        "seats": [{**each, **_seat(state, standing, seat)} for seat, each in enumerate(declared["seats"])],
        "acting": declared["acting"] and {**declared["acting"], **_acting(tables, state)},
    }


def _space(token: int, owner: int) -> dict[str, Any]:
    """What lies on a space of the board."""
    return {"token": c.name_of(c.TOKENS, token), "seat": owner if owner >= 0 else None}


def _region(state: Any, region: int, first: int, end: int) -> dict[str, Any]:
    return {
        "open": bool(state.open_region[region]),
        "lane": [_space(token, owner) for token, owner in zip(state.lane_token[first:end], state.lane_owner[first:end], strict=True)],
        "beside": state.beside[region][: state.players],
        "presence": state.presence[region][: state.players],
    }


def _deck(state: Any, deck: int) -> dict[str, Any]:
    cards = range(deck * c.DECK_SIZE, (deck + 1) * c.DECK_SIZE)
    names = [c.CARDS[card] for card in cards if state.card_place[card] == s.IN_DECK]
    return {"cards": names, "top": names[0] if names else None, "gone": bool(state.abolished) and deck == c.SLAVERY}


def _seat(state: Any, standing: Any, seat: int) -> dict[str, Any]:
    """What lies on and beside a player's mat besides the declared fields, and what it would be worth if the match ended now."""
    glory = dict(zip(SOURCES, standing.glory[seat], strict=True))
    return {
        **mat_of(state, seat),
        "markers": dict(zip(c.TRACKS, standing.marker[seat], strict=True)),
        **{field: getattr(standing, field)[seat] for field in ("build_level", "growth", "payments", "card_limit", "counted")},
        "tokens": dict(zip(c.TOKENS, state.tokens[seat], strict=True)),
        "glory": {**glory, "total": sum(glory.values())},
    }


def _acting(tables: Any, state: Any) -> dict[str, Any]:
    """Where the action at hand was begun, and how far it has come."""
    building = state.building[state.active][state.activated] if state.activated >= 0 else -1
    return {
        "half": 2 if first_half_done(state) else 1,
        "halves": int(tables.building_halves[building]) if building >= 0 else 1,
        "building": c.name_of(c.BUILDINGS, building),
        "token": None if building >= 0 else c.TOKENS[c.BLUE + c.TOKEN_ACTIONS.index(state.allowed_actions)],
    }


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """What the active seat is asked."""
    args: dict[str, Any] = {}
    if hidden.phase == s.CHOOSE_BUILDING:
        args = {"level": int(building_level(tables, hidden, seat))}
    elif hidden.phase == s.SALARY:
        args = {"left": int(hidden.to_free)}
    elif hidden.phase == s.ACT:
        args = _act_args(hidden)
    elif hidden.phase == s.DISCARD:
        args = {"over": int(cards_over_limit(tables, hidden, seat)), "limit": int(card_limit(tables, hidden, seat))}
    return Prompt(s.PHASES[hidden.phase], tuple(ACTIONS.families)[slice(*ANSWERS[hidden.phase])], **args)


def _act_args(state: Any) -> dict[str, Any]:
    """The actions that may be done now, one argument each, so that a message can name them together (`deed-ship` …)."""
    acting = write_fields(s.State, state, only=["acting"])["acting"]
    args: dict[str, Any] = {f"deed_{i}": name for i, name in enumerate(acting["actions"], 1)}
    return {**args, "half": 2 if first_half_done(state) else 1, **{field: acting[field] for field in ("region", "deck") if acting[field]}}
