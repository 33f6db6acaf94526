"""The state as plain data for people: what is where, the question, and the effect of an action."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.state import EVERYONE, Lists, once_for_tables
from boardwright.core.text.position_fields import write_fields
from boardwright.games.endeavor import actions as act, components as c, state as s
from boardwright.games.endeavor.events import EVENTS
from boardwright.games.endeavor.presentation.queries import GIVEN
from boardwright.games.endeavor.rules.cards import cards_over_limit
from boardwright.games.endeavor.rules.choices import first_half_done
from boardwright.games.endeavor.rules.scoring import SOURCES
from boardwright.games.endeavor.rules.tracks import building_level, card_limit

AS_IN_A_POSITION = ("phase", "round", "crown", "active", "passed", "acting", "to_free", "seats.harbour", "seats.supply", "seats.governor")


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything visible (docs/games/endeavor.md describes the fields)."""
    static, state, standing = static_view(tables), Lists(hidden), Lists(ask("standing"))
    declared = write_fields(s.State, state, only=AS_IN_A_POSITION)
    cities = zip(static.cities.items(), state.city_token, state.city_owner, strict=True)
    links = zip(static.links.items(), state.link_token, standing.link_owner, strict=True)
    buildings = zip(static.buildings.items(), state.stock, strict=True)
    return {
        **declared,
        "rounds": c.ROUNDS,
        "regions": {name: _region(state, region, static.lanes[region]) for region, name in enumerate(c.REGIONS)},
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
    """The contents of a space of the board."""
    return {"token": c.name_of(c.TOKENS, token), "seat": owner if owner >= 0 else None}


def _region(state: Any, region: int, lane: slice) -> dict[str, Any]:
    return {
        "open": bool(state.open_region[region]),
        "lane": [_space(token, owner) for token, owner in zip(state.lane_token[lane], state.lane_owner[lane], strict=True)],
        "beside": state.beside[region][: state.players],
        "presence": state.presence[region][: state.players],
    }


def _deck(state: Any, deck: int) -> dict[str, Any]:
    cards = range(deck * c.DECK_SIZE, (deck + 1) * c.DECK_SIZE)
    names = [c.CARDS[card] for card in cards if state.card_place[card] == s.IN_DECK]
    return {"cards": names, "top": names[0] if names else None, "gone": bool(state.abolished) and deck == c.SLAVERY}


def _seat(state: Any, standing: Any, seat: int) -> dict[str, Any]:
    """What is on and beside a player's mat besides the declared fields, and its glory if the match ended now."""
    glory = dict(zip(SOURCES, standing.glory[seat], strict=True))
    return {
        **mat_of(state, seat),
        "markers": dict(zip(c.TRACKS, standing.marker[seat], strict=True)),
        **{field: getattr(standing, field)[seat] for field in (*GIVEN, "counted")},
        "tokens": dict(zip(c.TOKENS, state.tokens[seat], strict=True)),
        "glory": {**glory, "total": sum(glory.values())},
    }


def _acting(tables: Any, state: Any) -> dict[str, Any]:
    """The source of the current action, and its progress."""
    building = activated_building(state)
    return {
        "half": 2 if first_half_done(state) else 1,
        "halves": int(tables.building_halves[building]) if building >= 0 else 1,
        "building": c.name_of(c.BUILDINGS, building),
        "token": None if building >= 0 else c.TOKENS[c.BLUE + c.TOKEN_ACTIONS.index(state.allowed_actions)],
    }


def activated_building(state: Any) -> int:
    """The building that started the current action, or -1."""
    return int(state.building[state.active][state.activated]) if state.activated >= 0 else -1


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """The question to the active seat."""
    args: dict[str, Any] = {}
    if hidden.phase == s.CHOOSE_BUILDING:
        args = {"level": int(building_level(tables, hidden, seat))}
    elif hidden.phase == s.SALARY:
        args = {"left": int(hidden.to_free)}
    elif hidden.phase == s.ACT:
        acting = write_fields(s.State, hidden, only=["acting"])["acting"]
        args = {f"deed_{i}": name for i, name in enumerate(acting["actions"], 1)}  # one each, so that a message can list them
        args |= {"half": 2 if first_half_done(hidden) else 1, **{field: acting[field] for field in ("region", "deck") if acting[field]}}
    elif hidden.phase == s.DISCARD:
        args = {"over": int(cards_over_limit(tables, hidden, seat)), "limit": int(card_limit(tables, hidden, seat))}
    return Prompt(s.PHASES[hidden.phase], tuple(act.ACTIONS.families)[slice(*act.ANSWERS[hidden.phase])], **args)


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """The effect of a legal action; what does not change is omitted."""
    kind, place = act.FAMILY[action], act.PLACE[action]
    if kind == act.ACTIVATE:
        return {"discs": -1, "actions": actions_in(tables.building_actions[place])}
    if kind == act.SPEND:
        return {"actions": actions_in(c.TOKEN_ACTIONS[place])}
    if kind in (act.PASS, act.DONE):
        return {}
    tried = ask("attempt", seat, action)
    levels = zip(c.TRACKS, tried.level_before.tolist(), tried.level_after.tolist(), strict=True)
    found = {
        "discs": int(tried.discs),
        "icons": {name: icons for name, icons in zip(c.TRACKS, tried.icons.tolist(), strict=True) if icons},
        "levels": {name: [before + 1, after + 1] for name, before, after in levels if before != after},
        "glory": int(tried.glory),
        **_consequences(tried.events["items"][: tried.events.count].tolist()),
    }
    return {name: value for name, value in found.items() if value}


def _consequences(items: Sequence[Sequence[int]]) -> dict[str, Any]:
    """The consequences told by the events."""
    found: dict[str, Any] = {"links": [], "laid_aside": []}
    for event in (EVENTS.seen_by(EVERYONE, 0, item) for item in items):
        if event.kind in ("shipped", "occupied"):
            found["token"] = event.args["token"]
        elif event.kind == "opened":
            found["opens"] = event.args["region"]
        elif event.kind == "governs":
            found["governor"] = event.args
        elif event.kind == "drew":
            found["card"] = event.args["card"]
        elif event.kind == "linked":
            found["links"].append({"link": event.args["link"], "token": event.args["token"]})
        elif event.kind == "laid_aside":
            found["laid_aside"].append(event.args)
    return found


def actions_in(mask: Any) -> list[str]:
    """The names of the actions in a mask."""
    return [name for i, name in enumerate(c.ACTIONS_OF) if int(mask) >> i & 1]


def mat_of(state: Any, seat: int) -> dict[str, Any]:
    """What is on and beside a player's mat, by name. `state`: read as Lists."""
    places = zip(state.building[seat][: state.built[seat]], state.manned[seat], strict=False)
    return {
        "buildings": [{"building": c.BUILDINGS[building], "manned": bool(manned)} for building, manned in places],
        "levels": dict(zip(c.TRACKS, state.icons[seat], strict=True)),
        "cards": cards_at(state, s.HELD, seat),
        "aside": cards_at(state, s.ASIDE, seat),
    }


def cards_at(state: Any, place: int, seat: int) -> list[str]:
    """The cards at a location of a seat."""
    cards = zip(c.CARDS, state.card_place, state.card_seat, strict=True)
    return [name for name, at, holder in cards if at == place and holder == seat]


@once_for_tables
def static_view(tables: Any) -> Any:
    """The parts of a view that come from the tables, under their names there. Do not modify them: views hold copies."""
    regions = [c.REGIONS[region] for region in tables.city_region]
    links = [[c.LINKS[link] for link in links if link >= 0] for links in tables.city_links]
    return SimpleNamespace(
        lanes=[slice(first, first + length) for first, length in zip(tables.lane_first, tables.lane_length, strict=True)],
        cities={
            name: {"region": regions[city], "glory": tables.city_glory[city], "links": links[city]} for city, name in enumerate(c.CITIES)
        },
        links={name: {"a": c.CITIES[tables.link_a[link]], "b": c.CITIES[tables.link_b[link]]} for link, name in enumerate(c.LINKS)},
        decks={name: {"region": c.REGIONS[tables.deck_region[deck]]} for deck, name in enumerate(c.DECKS)},
        cards={name: _card(tables, card) for card, name in enumerate(c.CARDS)},
        buildings={name: _building(tables, building) for building, name in enumerate(c.BUILDINGS)},
        tracks={**{name: getattr(tables, field) for name, field in c.COLUMNS.items()}, "glory": tables.track_glory, "top": tables.top},
    )


def _card(tables: Any, card: int) -> dict[str, Any]:
    return {
        "deck": c.DECKS[tables.card_deck[card]],
        "value": tables.card_value[card],
        "governor": bool(tables.card_governor[card]),
        "abolition": bool(tables.card_abolition[card]),
        **dict(zip(c.TRACKS, tables.card_icons[card], strict=True)),
        "glory": tables.card_glory[card],
    }


def _building(tables: Any, building: int) -> dict[str, Any]:
    actions = actions_in(tables.building_actions[building]) * (2 if tables.building_twice[building] else 1)
    return {
        "level": tables.building_level[building],
        **dict(zip(c.TRACKS, tables.building_icons[building], strict=True)),
        "glory": tables.building_glory[building],
        "actions": actions,
        "join": None if len(actions) < 2 else "and" if tables.building_halves[building] > 1 else "or",
    }
