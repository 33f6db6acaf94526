"""From the data files to TABLES, with checks that say which entry is wrong and what would fit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardwright.core.errors import BadData
from boardwright.core.text.data_tables import choice, flag, number, numbers, reject_unknown_fields, rows
from boardwright.games.endeavor import components as c

MOST = 50
MOST_ICONS = 15
COLUMNS = {
    "thresholds": "thresholds",
    "building_level": "build_level",
    "growth": "growth",
    "payments": "payments",
    "card_limit": "card_limit",
}
"""What each of the five columns of a track counts: the name in the file and in the record."""
SCORING = {
    "link": ("link_glory", 0, MOST),
    "empty_governor_space": ("empty_governor_space", 0, MOST),
    "discs_for_one": ("discs_for_one", 1, MOST),
    "slavery": ("slavery_glory", -MOST, 0),
}
"""What glory is counted with: the name in the file and in the record, the least and the most."""


def load(data: dict[str, Any], tables: Any) -> None:
    """Fill `tables` from the data. Raises BadData."""
    _load_regions(data, tables)
    _load_cities(data, tables)
    _load_links(data, tables)
    _load_tokens(data, tables)
    _load_buildings(data, tables)
    _load_cards(data, tables)
    _load_tracks(data, tables)
    scoring = data.get("scoring")
    for name, (field, least, most) in SCORING.items():
        tables[field] = number(scoring, name, least, most, "scoring")
    reject_unknown_fields(scoring or {}, tuple(SCORING), "scoring")


def _entries(data: dict[str, Any], table: str, ids: tuple[str, ...], *fields: str) -> Iterator[tuple[int, dict[str, Any], str]]:
    """The entries of a list: number, fields (no others than these), and what errors call it."""
    for i, entry in enumerate(rows(data, table, "list", ids)):
        where = f"{table}.list: {entry['id']}"
        reject_unknown_fields(entry, fields, where)
        yield i, entry, where


def _read_gains(entry: dict[str, Any], where: str) -> tuple[list[int], int]:
    """The icons of a building or a card, by track, and its glory; none where they are left out."""
    icons = [number({name: 0, **entry}, name, 0, MOST_ICONS, where) for name in c.TRACKS]
    return icons, number({"glory": 0, **entry}, "glory", 0, MOST, where)


def _load_regions(data: dict[str, Any], tables: Any) -> None:
    first = 0
    for i, region, where in _entries(data, "regions", c.REGIONS, "lane"):
        tables.lane_first[i] = first
        tables.lane_length[i] = number(region, "lane", 1 if i else 0, c.LANE_SPACES, where)
        first += int(tables.lane_length[i])
    if first != c.LANE_SPACES or tables.lane_length[0]:
        raise BadData(f"regions.list: {first} spaces on the tracks, expected {c.LANE_SPACES}, and none in {c.REGIONS[0]}")
    tables.deck_region[:] = [max(0, deck - 1) for deck in range(len(c.DECKS))]


def _load_cities(data: dict[str, Any], tables: Any) -> None:
    for i, city, where in _entries(data, "cities", c.CITIES, "region", "glory", "board"):
        tables.city_region[i] = region = choice(city, "region", c.REGIONS, where)
        tables.region_cities[region] |= 1 << i
        tables.city_glory[i] = number(city, "glory", 0, MOST, where)


def _load_links(data: dict[str, Any], tables: Any) -> None:
    ends: list[list[int]] = [[] for _ in c.CITIES]
    for i, link, where in _entries(data, "links", c.LINKS, "a", "b"):
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
    tables.tokens[:] = [number(data.get("tokens"), token, 0, spaces, "tokens") for token in c.TOKENS]
    reject_unknown_fields(data["tokens"], c.TOKENS, "tokens")
    if tables.tokens.sum() != spaces:
        raise BadData(f"tokens: {tables.tokens.sum()} in all, expected {spaces}, one for each space")


def _load_buildings(data: dict[str, Any], tables: Any) -> None:
    for i, building, where in _entries(data, "buildings", c.BUILDINGS, "level", "copies", "glory", "actions", "join", *c.TRACKS):
        tables.building_level[i] = level = number(building, "level", 0, c.LEVELS, where)
        if (level == 0) != (i == c.COLONIAL_HOUSE):
            raise BadData(f"{where}: level {level}, expected 0 for {c.BUILDINGS[c.COLONIAL_HOUSE]} alone")
        tables.building_copies[i] = number(building, "copies", 0, MOST, where)
        tables.building_icons[i], tables.building_glory[i] = _read_gains(building, where)
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
    if both and set(actions) not in ({"ship", "occupy"}, {"ship"}, {"draw"}):
        raise BadData(f"{where}: {' and '.join(actions)}, expected ship and occupy, or ship or draw twice")
    tables.building_actions[i] = sum(1 << c.ACTIONS_OF.index(action) for action in set(actions))
    tables.building_halves[i] = 2 if both else 1
    tables.building_twice[i] = both and actions[0] == actions[1]


def _load_cards(data: dict[str, Any], tables: Any) -> None:
    value = -1
    for i, card, where in _entries(data, "cards", c.CARDS, "deck", "value", "governor", "abolition", "glory", *c.TRACKS):
        deck, governor = choice(card, "deck", c.DECKS, where), flag(card, "governor", where)
        if deck != i // c.DECK_SIZE or governor != (card["id"] in c.GOVERNORS):
            raise BadData(f"{where}: deck {c.DECKS[deck]}, governor {governor}, expected those of its id")
        below = -1 if i % c.DECK_SIZE == 0 else value
        value = number(card, "value", 0, 5, where)
        if value <= below:
            raise BadData(f"{where}: value {value}, expected more than {below}: each deck lies in the order of values")
        tables.card_deck[i], tables.card_value[i], tables.card_governor[i] = deck, value, governor
        tables.card_abolition[i] = flag(card, "abolition", where)
        if governor and tables.card_abolition[i]:
            raise BadData(f"{where}: abolition True, expected false for a governor, who is not drawn")
        tables.card_icons[i], tables.card_glory[i] = _read_gains(card, where)


def _load_tracks(data: dict[str, Any], tables: Any) -> None:
    tracks = data.get("tracks")
    tables.top = number(tracks, "top", 1, MOST_ICONS, "tracks")
    reject_unknown_fields(data["tracks"], ("top", "glory_spaces", *COLUMNS), "tracks")
    for name, field in COLUMNS.items():
        least = 1 if name == "payments" else 0  # a payment of no disc could not end
        tables[field] = numbers(tracks, name, c.LEVELS, least, MOST_ICONS, "tracks")
    if list(tables.thresholds) != sorted(set(tables.thresholds.tolist())) or tables.thresholds[0]:
        raise BadData(f"tracks: thresholds {tables.thresholds.tolist()}, expected growing numbers from 0")
    spaces = data["tracks"].get("glory_spaces")
    if not isinstance(spaces, list) or not all(type(space) is int and 0 < space <= MOST_ICONS for space in spaces):
        raise BadData(f"tracks: glory_spaces {spaces!r}, expected numbers from 1 to {MOST_ICONS}")
    tables.track_glory[:] = [max([0, *(s for s in spaces if s <= space)]) for space in range(MOST_ICONS + 1)]
