"""From the data files to TABLES, with checks that say which entry is wrong and what would fit."""

from typing import Any

from boardwright.core.errors import BadData
from boardwright.core.text.data_tables import Entry, entries, table
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
    scoring = table(data, "scoring")
    for name, (field, least, most) in SCORING.items():
        tables[field] = scoring.number(name, least, most)
    scoring.finish()


def _read_gains(entry: Entry) -> tuple[list[int], int]:
    """The icons of a building or a card, by track, and its glory; none where they are left out."""
    return [entry.number(name, 0, MOST_ICONS, default=0) for name in c.TRACKS], entry.number("glory", 0, MOST, default=0)


def _load_regions(data: dict[str, Any], tables: Any) -> None:
    first = 0
    for i, region in enumerate(entries(data, "regions", c.REGIONS)):
        tables.lane_first[i] = first
        tables.lane_length[i] = region.number("lane", 1 if i else 0, c.LANE_SPACES)
        first += int(tables.lane_length[i])
        region.finish()
    if first != c.LANE_SPACES or tables.lane_length[0]:
        raise BadData(f"regions.list: {first} spaces on the tracks, expected {c.LANE_SPACES}, and none in {c.REGIONS[0]}")
    tables.deck_region[:] = [max(0, deck - 1) for deck in range(len(c.DECKS))]


def _load_cities(data: dict[str, Any], tables: Any) -> None:
    for i, city in enumerate(entries(data, "cities", c.CITIES)):
        tables.city_region[i] = region = city.choice("region", c.REGIONS)
        tables.region_cities[region] |= 1 << i
        tables.city_glory[i] = city.number("glory", 0, MOST)
        city.finish("board")


def _load_links(data: dict[str, Any], tables: Any) -> None:
    ends: list[list[int]] = [[] for _ in c.CITIES]
    for i, link in enumerate(entries(data, "links", c.LINKS)):
        a, b = tables.link_a[i], tables.link_b[i] = link.choice("a", c.CITIES), link.choice("b", c.CITIES)
        link.require(f"{c.CITIES[a]}-{c.CITIES[b]}" == link.id, "a", "a and b as in its id")
        link.finish()
        ends[a].append(i)
        ends[b].append(i)
    for i, links in enumerate(ends):
        if len(links) > c.MOST_LINKS:
            raise BadData(f"links.list: {len(links)} end in {c.CITIES[i]}, expected at most {c.MOST_LINKS}")
        tables.city_links[i] = links + [-1] * (c.MOST_LINKS - len(links))


def _load_tokens(data: dict[str, Any], tables: Any) -> None:
    tokens, spaces = table(data, "tokens"), len(c.CITIES) + len(c.LINKS) + c.LANE_SPACES
    tables.tokens[:] = [tokens.number(token, 0, spaces) for token in c.TOKENS]
    tokens.finish()
    if tables.tokens.sum() != spaces:
        raise BadData(f"tokens: {tables.tokens.sum()} in all, expected {spaces}, one for each space")


def _load_buildings(data: dict[str, Any], tables: Any) -> None:
    for i, building in enumerate(entries(data, "buildings", c.BUILDINGS)):
        tables.building_level[i] = level = building.number("level", 0, c.LEVELS)
        building.require((level == 0) == (i == c.COLONIAL_HOUSE), "level", f"0 for {c.BUILDINGS[c.COLONIAL_HOUSE]} alone")
        tables.building_copies[i] = building.number("copies", 0, MOST)
        tables.building_icons[i], tables.building_glory[i] = _read_gains(building)
        _load_actions(building, i, tables)
        building.finish("join")
        tables.buildings_up_to[level:] |= 1 << i
        for actions in range(1 << len(c.ACTIONS_OF)):
            if actions & int(tables.building_actions[i]):
                tables.buildings_for[actions] |= 1 << i
    copies = int(tables.building_copies[(tables.building_level > 0) & (tables.building_level < c.LEVELS)].sum())
    if copies < c.SEATS * (c.PLACES - 1):  # one of level 5 is the most that a player may have
        most = f"{c.SEATS * (c.PLACES - 1)}, so that there is always something to build"
        raise BadData(f"buildings.list: {copies} copies of levels 1 to {c.LEVELS - 1}, expected at least {most}")


def _load_actions(building: Entry, i: int, tables: Any) -> None:
    actions = building.list_of("actions", "actions")
    good = len(actions) <= 2 and all(action in c.ACTIONS_OF for action in actions)
    building.require(good, "actions", f"up to two of {', '.join(c.ACTIONS_OF)}")
    both = len(actions) == 2 and building.choice("join", ("and", "or")) == 0
    joined = not both or set(actions) in ({"ship", "occupy"}, {"ship"}, {"draw"})
    building.require(joined, "actions", "ship and occupy, or ship or draw twice")
    tables.building_actions[i] = sum(1 << c.ACTIONS_OF.index(action) for action in set(actions))
    tables.building_halves[i] = 2 if both else 1
    tables.building_twice[i] = both and actions[0] == actions[1]


def _load_cards(data: dict[str, Any], tables: Any) -> None:
    value = -1
    for i, card in enumerate(entries(data, "cards", c.CARDS)):
        deck, governor, abolition = card.choice("deck", c.DECKS), card.flag("governor"), card.flag("abolition")
        card.require(deck == i // c.DECK_SIZE, "deck", "the deck of its id")
        card.require(governor == (card.id in c.GOVERNORS), "governor", "true where its id says so")
        card.require(not (governor and abolition), "abolition", "false for a governor, who is not drawn")
        below = -1 if i % c.DECK_SIZE == 0 else value
        value = card.number("value", 0, 5)
        card.require(value > below, "value", f"more than {below}: each deck lies in the order of values")
        tables.card_deck[i], tables.card_value[i], tables.card_governor[i], tables.card_abolition[i] = deck, value, governor, abolition
        tables.card_icons[i], tables.card_glory[i] = _read_gains(card)
        card.finish()


def _load_tracks(data: dict[str, Any], tables: Any) -> None:
    tracks = table(data, "tracks")
    tables.top = tracks.number("top", 1, MOST_ICONS)
    for name, field in COLUMNS.items():
        least = 1 if name == "payments" else 0  # a payment of no disc could not end
        tables[field] = tracks.numbers(name, c.LEVELS, least, MOST_ICONS)
    thresholds = tables.thresholds.tolist()
    tracks.require(thresholds == sorted(set(thresholds)) and thresholds[0] == 0, "thresholds", "growing numbers from 0")
    spaces = tracks.numbers("glory_spaces", None, 1, MOST_ICONS)
    tables.track_glory[:] = [max([0, *(s for s in spaces if s <= space)]) for space in range(MOST_ICONS + 1)]
    tracks.finish()
