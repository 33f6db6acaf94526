"""What board, buildings and cards say, as plain data for people: the same in every view of a match."""

from types import SimpleNamespace
from typing import Any

from boardwright.core.machine.state import once_for_tables
from boardwright.games.endeavor import components as c, state as s
from boardwright.games.endeavor.loading import COLUMNS


def actions_in(mask: Any) -> list[str]:
    """The names of the actions in a mask."""
    return [name for i, name in enumerate(c.ACTIONS_OF) if int(mask) >> i & 1]


def mat_of(state: Any, seat: int) -> dict[str, Any]:
    """What lies on and beside a player's mat, by name. `state`: read as Lists."""
    places = zip(state.building[seat][: state.built[seat]], state.manned[seat], strict=False)
    return {
        "buildings": [{"building": c.BUILDINGS[building], "manned": bool(manned)} for building, manned in places],
        "levels": dict(zip(c.TRACKS, state.icons[seat], strict=True)),
        "cards": cards_at(state, s.HELD, seat),
        "aside": cards_at(state, s.ASIDE, seat),
    }


def cards_at(state: Any, place: int, seat: int) -> list[str]:
    """The cards that lie at a place of a seat."""
    cards = zip(c.CARDS, state.card_place, state.card_seat, strict=True)
    return [name for name, at, holder in cards if at == place and holder == seat]


@once_for_tables
def static_view(tables: Any) -> Any:
    """The parts of a view that the tables fill in, under the names that they have there. Not to be changed: views hold copies."""
    regions = [c.REGIONS[region] for region in tables.city_region]
    links = [[c.LINKS[link] for link in links if link >= 0] for links in tables.city_links]
    return SimpleNamespace(
        lanes=[(first, first + length) for first, length in zip(tables.lane_first, tables.lane_length, strict=True)],
        cities={
            name: {"region": regions[city], "glory": tables.city_glory[city], "links": links[city]} for city, name in enumerate(c.CITIES)
        },
        links={name: {"a": c.CITIES[tables.link_a[link]], "b": c.CITIES[tables.link_b[link]]} for link, name in enumerate(c.LINKS)},
        decks={name: {"region": c.REGIONS[tables.deck_region[deck]]} for deck, name in enumerate(c.DECKS)},
        cards={name: _card(tables, card) for card, name in enumerate(c.CARDS)},
        buildings={name: _building(tables, building) for building, name in enumerate(c.BUILDINGS)},
        tracks={**{name: getattr(tables, field) for name, field in COLUMNS.items()}, "glory": tables.track_glory, "top": tables.top},
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
