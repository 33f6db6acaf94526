"""From the data files to TABLES, with checks that say which entry is wrong and what would fit."""

from __future__ import annotations

from typing import Any

from boardwright.core.errors import BadData
from boardwright.core.text.data_tables import choice, flag, number, numbers, reject_unknown_fields, rows
from boardwright.games.endeavor import components as c

MANY = 50
TOP = 15
LEVELS_OF = {
    "thresholds": "thresholds",
    "building_level": "build_level",
    "growth": "growth",
    "payments": "payments",
    "card_limit": "card_limit",
}
"""What each of the five columns of a track counts: the name in the file and in the record."""
SCORING = ("link", "empty_governor_space", "discs_for_one", "slavery")


def load(data: dict[str, Any], tables: Any) -> None:
    """Fill `tables` from the data. Raises BadData."""
    _load_regions(data, tables)
    _load_cities(data, tables)
    _load_tokens(data, tables)
    _load_buildings(data, tables)
    _load_cards(data, tables)
    _load_tracks(data, tables)
    scoring = data.get("scoring")
    _only(scoring, SCORING, "scoring")
    tables.link_glory = number(scoring, "link", 0, MANY, "scoring")
    tables.empty_governor_space = number(scoring, "empty_governor_space", 0, MANY, "scoring")
    tables.discs_for_one = number(scoring, "discs_for_one", 1, MANY, "scoring")
    tables.slavery_glory = number(scoring, "slavery", -MANY, 0, "scoring")


def _only(table: Any, fields: tuple[str, ...], where: str) -> None:
    """What is no table at all is found by whoever reads its fields."""
    if isinstance(table, dict):
        reject_unknown_fields(table, fields, where)


def _load_regions(data: dict[str, Any], tables: Any) -> None:
    first = 0
    for i, region in enumerate(rows(data, "regions", "list", c.REGIONS)):
        _only(region, ("lane",), f"regions.list: {region['id']}")
        tables.lane_first[i] = first
        tables.lane_length[i] = number(region, "lane", 1 if i else 0, c.LANE_SPACES, f"regions.list: {region['id']}")
        first += int(tables.lane_length[i])
    if first != c.LANE_SPACES or tables.lane_length[0]:
        raise BadData(f"regions.list: {first} spaces on the tracks, expected {c.LANE_SPACES}, and none in {c.REGIONS[0]}")
    for deck in range(len(c.DECKS)):
        tables.deck_region[deck] = max(0, deck - 1)


def _load_cities(data: dict[str, Any], tables: Any) -> None:
    for i, city in enumerate(rows(data, "cities", "list", c.CITIES)):
        where = f"cities.list: {city['id']}"
        _only(city, ("region", "glory", "board"), where)
        region = choice(city, "region", c.REGIONS, where)
        tables.city_region[i] = region
        tables.region_cities[region] |= 1 << i
        tables.city_glory[i] = number(city, "glory", 0, MANY, where)
    ends: list[list[int]] = [[] for _ in c.CITIES]
    for i, link in enumerate(rows(data, "links", "list", c.LINKS)):
        where = f"links.list: {link['id']}"
        _only(link, ("a", "b"), where)
        a, b = (choice(link, end, c.CITIES, where) for end in ("a", "b"))
        if f"{c.CITIES[a]}-{c.CITIES[b]}" != link["id"]:
            raise BadData(f"{where}: {c.CITIES[a]} and {c.CITIES[b]}, expected the cities of its id")
        tables.link_a[i], tables.link_b[i] = a, b
        ends[a].append(i)
        ends[b].append(i)
    for i, links in enumerate(ends):
        if len(links) > c.MOST_LINKS:
            raise BadData(f"links.list: {len(links)} end in {c.CITIES[i]}, expected at most {c.MOST_LINKS}")
        tables.city_links[i] = links + [-1] * (c.MOST_LINKS - len(links))


def _load_tokens(data: dict[str, Any], tables: Any) -> None:
    spaces = len(c.CITIES) + len(c.LINKS) + c.LANE_SPACES
    _only(data.get("tokens"), c.TOKENS, "tokens")
    for i, token in enumerate(c.TOKENS):
        tables.tokens[i] = number(data.get("tokens"), token, 0, spaces, "tokens")
    if tables.tokens.sum() != spaces:
        raise BadData(f"tokens: {tables.tokens.sum()} in all, expected {spaces}, one for each space")


def _load_buildings(data: dict[str, Any], tables: Any) -> None:
    for i, building in enumerate(rows(data, "buildings", "list", c.BUILDINGS)):
        where = f"buildings.list: {building['id']}"
        _only(building, ("level", "copies", "glory", "actions", "join", *c.TRACKS), where)
        level = number(building, "level", 0, c.LEVELS, where)
        if (level == 0) != (i == c.COLONIAL_HOUSE):
            raise BadData(f"{where}: level {level}, expected 0 for {c.BUILDINGS[c.COLONIAL_HOUSE]} alone")
        tables.building_level[i] = level
        tables.building_copies[i] = number(building, "copies", 0, MANY, where)
        tables.building_glory[i] = number({"glory": 0, **building}, "glory", 0, MANY, where)
        for track, name in enumerate(c.TRACKS):
            tables.building_icons[i, track] = number({name: 0, **building}, name, 0, TOP, where)
        _load_actions(building, i, where, tables)
        tables.buildings_up_to[level:] |= 1 << i
        for actions in range(1 << len(c.ACTIONS_OF)):
            if actions & int(tables.building_actions[i]):
                tables.buildings_for[actions] |= 1 << i
    copies = int(tables.building_copies[(tables.building_level > 0) & (tables.building_level < c.LEVELS)].sum())
    if copies < c.SEATS * (c.PLACES - 1):  # one of level 5 is the most that a player may have
        most = f"{c.SEATS * (c.PLACES - 1)}, so that there is always something to build"
        raise BadData(f"buildings.list: {copies} copies of levels 1 to {c.LEVELS - 1}, expected at least {most}")


def _load_actions(building: dict[str, Any], i: int, where: str, tables: Any) -> None:
    actions = building.get("actions", [])
    if not isinstance(actions, list) or len(actions) > 2 or not all(action in c.ACTIONS_OF for action in actions):
        raise BadData(f"{where}: actions {actions!r}, expected up to two of {', '.join(c.ACTIONS_OF)}")
    both = len(actions) == 2 and choice(building, "join", ("and", "or"), where) == 0
    twice = both and actions[0] == actions[1]
    if both and set(actions) not in ({"ship", "occupy"}, {"ship"}, {"draw"}):
        raise BadData(f"{where}: {' and '.join(actions)}, expected ship and occupy, or ship or draw twice")
    tables.building_actions[i] = sum(1 << c.ACTIONS_OF.index(action) for action in set(actions))
    tables.building_halves[i] = 2 if both else 1
    tables.building_twice[i] = twice


def _load_cards(data: dict[str, Any], tables: Any) -> None:
    value = -1
    for i, card in enumerate(rows(data, "cards", "list", c.CARDS)):
        where = f"cards.list: {card['id']}"
        _only(card, ("deck", "value", "governor", "abolition", "glory", *c.TRACKS), where)
        deck = choice(card, "deck", c.DECKS, where)
        governor = flag(card, "governor", where)
        value = -1 if i % c.DECK_SIZE == 0 else value
        if deck != i // c.DECK_SIZE or governor != (card["id"] in c.GOVERNORS):
            raise BadData(f"{where}: deck {c.DECKS[deck]}, governor {governor}, expected those of its id")
        if number(card, "value", 0, 5, where) <= value:
            raise BadData(f"{where}: value {card['value']}, expected more than {value}: each deck lies in the order of values")
        value = card["value"]
        tables.card_deck[i], tables.card_value[i], tables.card_governor[i] = deck, value, governor
        tables.card_abolition[i] = flag(card, "abolition", where)
        if governor and tables.card_abolition[i]:
            raise BadData(f"{where}: abolition True, expected false for a governor, who is not drawn")
        tables.card_glory[i] = number({"glory": 0, **card}, "glory", 0, MANY, where)
        for track, name in enumerate(c.TRACKS):
            tables.card_icons[i, track] = number({name: 0, **card}, name, 0, TOP, where)


def _load_tracks(data: dict[str, Any], tables: Any) -> None:
    tracks = data.get("tracks")
    tables.top = number(tracks, "top", 1, TOP, "tracks")
    _only(tracks, ("top", "glory_spaces", *LEVELS_OF), "tracks")
    for name, field in LEVELS_OF.items():
        least = 1 if name == "payments" else 0  # a payment of no disc could not end
        getattr(tables, field)[:] = numbers(tracks, name, c.LEVELS, least, TOP, "tracks")
    if list(tables.thresholds) != sorted(set(tables.thresholds.tolist())) or tables.thresholds[0]:
        raise BadData(f"tracks: thresholds {tables.thresholds.tolist()}, expected growing numbers from 0")
    spaces = tracks.get("glory_spaces") if isinstance(tracks, dict) else None
    if not isinstance(spaces, list) or not all(type(space) is int and 0 < space <= TOP for space in spaces):
        raise BadData(f"tracks: glory_spaces {spaces!r}, expected numbers from 1 to {TOP}")
    for space in range(TOP + 1):
        tables.track_glory[space] = max([0, *(s for s in spaces if s <= space)])
