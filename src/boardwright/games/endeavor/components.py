"""The board, the buildings and the cards, and what they give: reads the data files into TABLES.

Errors say which entry is wrong and what would fit.
"""

import tomllib
from pathlib import Path
from typing import Any

from boardwright.core.errors import BadData
from boardwright.core.machine.state import record
from boardwright.core.text.data_tables import Entry, entries, table


def _built_in(file: str) -> dict[str, Any]:
    with open(Path(__file__).parent / "data" / f"{file}.toml", "rb") as stream:
        return tomllib.load(stream)


BOARD = _built_in("board")

SEATS = 5
ROUNDS = 7

TRACKS = ("industry", "culture", "finance", "politics")
"""The status tracks, and the icons that move their markers."""
INDUSTRY, CULTURE, FINANCE, POLITICS = range(4)
LEVELS = 5

REGIONS = tuple(region["id"] for region in BOARD["regions"]["list"])
EUROPE = 0
LANE_SPACES = sum(region["lane"] for region in BOARD["regions"]["list"])
"""The number of spaces on the shipping tracks of all regions; their spaces are numbered region by region."""
CITIES = tuple(city["id"] for city in BOARD["cities"]["list"])
LINKS = tuple(link["id"] for link in BOARD["links"]["list"])
MOST_LINKS = 4
"""The most links that end in one city."""

DECKS = ("europe", "slavery", *REGIONS[1:])
SLAVERY = 1
DECK_SIZE = 6
CARDS = tuple(card["id"] for card in _built_in("cards")["cards"]["list"])
"""Card d × 6 + i is at position i (0: the top) of deck d."""
GOVERNORS = tuple(card for card in CARDS if card.endswith("_governor"))

BUILDINGS = tuple(building["id"] for building in _built_in("buildings")["buildings"]["list"])
COLONIAL_HOUSE = 0
PLACES = 8
"""Building slots on a player's mat; the colonial house is on the first."""

TOKENS = (*TRACKS, "ship_or_draw", "occupy_or_draw", "attack", "payment")
BLUE = len(TRACKS)
"""Tokens from this one on are kept, and spent as a turn."""

ACTIONS_OF = ("ship", "occupy", "attack", "draw", "payment")
SHIP, OCCUPY, ATTACK, DRAW, PAYMENT = range(5)
TOKEN_ACTIONS = (1 << SHIP | 1 << DRAW, 1 << OCCUPY | 1 << DRAW, 1 << ATTACK, 1 << PAYMENT)
"""The actions that each blue token allows, as a mask."""

MOST = 50
MOST_ICONS = 15
COLUMNS = {"thresholds": "thresholds", "building_level": "build_level", **{name: name for name in ("growth", "payments", "card_limit")}}
"""The quantities in the five columns of a track: the names in the file and in the record."""
SCORING = {
    "link": ("link_glory", 0, MOST),
    "empty_governor_space": ("empty_governor_space", 0, MOST),
    "discs_for_one": ("discs_for_one", 1, MOST),
    "slavery": ("slavery_glory", -MOST, 0),
}
"""The scoring rules: the name in the file and in the record, the least and the most."""

TABLES = record(
    [
        ("lane_length", "i1", (len(REGIONS),)),
        ("lane_first", "i1", (len(REGIONS),)),  # the index of a region's first space
        ("city_region", "i1", (len(CITIES),)),
        ("region_cities", "i4", (len(REGIONS),)),  # the cities of a region, as a set
        ("city_glory", "i1", (len(CITIES),)),
        ("city_links", "i1", (len(CITIES), MOST_LINKS)),  # padded with -1
        ("link_a", "i1", (len(LINKS),)),
        ("link_b", "i1", (len(LINKS),)),
        ("tokens", "i1", (len(TOKENS),)),
        ("building_level", "i1", (len(BUILDINGS),)),
        ("building_copies", "i1", (len(BUILDINGS),)),
        ("building_icons", "i1", (len(BUILDINGS), len(TRACKS))),
        ("building_glory", "i1", (len(BUILDINGS),)),
        ("building_actions", "i1", (len(BUILDINGS),)),  # the actions that activating it allows, as a mask
        ("building_halves", "i1", (len(BUILDINGS),)),  # 2 for “and”
        ("building_twice", "i1", (len(BUILDINGS),)),  # “and” means the same action twice
        ("buildings_up_to", "i4", (LEVELS + 1,)),  # by level, as a set
        ("buildings_for", "i4", (1 << len(ACTIONS_OF),)),  # by mask of actions: the buildings that allow one of them, as a set
        *((field, "i1", (len(CARDS),)) for field in ("card_deck", "card_value", "card_governor", "card_abolition")),
        ("card_icons", "i1", (len(CARDS), len(TRACKS))),
        ("card_glory", "i1", (len(CARDS),)),
        ("deck_region", "i1", (len(DECKS),)),
        ("top", "i1"),  # of all tracks
        *((field, "i1", (LEVELS,)) for field in COLUMNS.values()),
        ("track_glory", "i1", (16,)),  # by space of a track
        *((field, "i1") for field, _, _ in SCORING.values()),
    ]
)
DERIVED = ("lane_first", "city_links", "region_cities", "buildings_up_to", "buildings_for")
"""Tables computed from the others: the digest of the data leaves them out."""


def name_of(names: tuple[str, ...], index: Any) -> str | None:
    """The name at an index, or None for -1."""
    return names[index] if index >= 0 else None


def load_tables(data: dict[str, Any], tables: Any) -> None:
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
    """The icons of a building or a card, by track, and its glory; omitted ones are 0."""
    return [entry.number(name, 0, MOST_ICONS, default=0) for name in TRACKS], entry.number("glory", 0, MOST, default=0)


def _load_regions(data: dict[str, Any], tables: Any) -> None:
    for i, region in enumerate(entries(data, "regions", REGIONS)):
        tables.lane_length[i] = region.number("lane", 1 if i else 0, LANE_SPACES)
        region.finish()
    tables.lane_first[1:] = tables.lane_length[:-1].cumsum()
    spaces = int(tables.lane_length.sum())
    if spaces != LANE_SPACES or tables.lane_length[0]:
        raise BadData(f"regions.list: {spaces} spaces on the tracks, expected {LANE_SPACES}, and none in {REGIONS[0]}")
    tables.deck_region[:] = [max(0, deck - 1) for deck in range(len(DECKS))]


def _load_cities(data: dict[str, Any], tables: Any) -> None:
    for i, city in enumerate(entries(data, "cities", CITIES)):
        tables.city_region[i] = region = city.choice("region", REGIONS)
        tables.region_cities[region] |= 1 << i
        tables.city_glory[i] = city.number("glory", 0, MOST)
        city.finish("board")


def _load_links(data: dict[str, Any], tables: Any) -> None:
    ends: list[list[int]] = [[] for _ in CITIES]
    for i, link in enumerate(entries(data, "links", LINKS)):
        a, b = tables.link_a[i], tables.link_b[i] = link.choice("a", CITIES), link.choice("b", CITIES)
        link.require(f"{CITIES[a]}-{CITIES[b]}" == link.id, "a", "a and b as in its id")
        link.finish()
        ends[a].append(i)
        ends[b].append(i)
    for i, links in enumerate(ends):
        if len(links) > MOST_LINKS:
            raise BadData(f"links.list: {len(links)} end in {CITIES[i]}, expected at most {MOST_LINKS}")
        tables.city_links[i] = links + [-1] * (MOST_LINKS - len(links))


def _load_tokens(data: dict[str, Any], tables: Any) -> None:
    tokens, spaces = table(data, "tokens"), len(CITIES) + len(LINKS) + LANE_SPACES
    tables.tokens[:] = [tokens.number(token, 0, spaces) for token in TOKENS]
    tokens.finish()
    if tables.tokens.sum() != spaces:
        raise BadData(f"tokens: {tables.tokens.sum()} in all, expected {spaces}, one for each space")


def _load_buildings(data: dict[str, Any], tables: Any) -> None:
    for i, building in enumerate(entries(data, "buildings", BUILDINGS)):
        tables.building_level[i] = level = building.number("level", 0, LEVELS)
        building.require((level == 0) == (i == COLONIAL_HOUSE), "level", f"0 for {BUILDINGS[COLONIAL_HOUSE]} alone")
        tables.building_copies[i] = building.number("copies", 0, MOST)
        tables.building_icons[i], tables.building_glory[i] = _read_gains(building)
        _load_actions(building, i, tables)
        building.finish("join")
        tables.buildings_up_to[level:] |= 1 << i
        for actions in range(1 << len(ACTIONS_OF)):
            if actions & int(tables.building_actions[i]):
                tables.buildings_for[actions] |= 1 << i
    copies = int(tables.building_copies[(tables.building_level > 0) & (tables.building_level < LEVELS)].sum())
    if copies < SEATS * (PLACES - 1):  # a player may have only one building of level 5
        most = f"{SEATS * (PLACES - 1)}, so that there is always something to build"
        raise BadData(f"buildings.list: {copies} copies of levels 1 to {LEVELS - 1}, expected at least {most}")


def _load_actions(building: Entry, i: int, tables: Any) -> None:
    actions = building.list_of("actions", "actions")
    good = len(actions) <= 2 and all(action in ACTIONS_OF for action in actions)
    building.require(good, "actions", f"up to two of {', '.join(ACTIONS_OF)}")
    both = len(actions) == 2 and building.choice("join", ("and", "or")) == 0
    joined = not both or set(actions) in ({"ship", "occupy"}, {"ship"}, {"draw"})
    building.require(joined, "actions", "ship and occupy, or ship or draw twice")
    tables.building_actions[i] = sum(1 << ACTIONS_OF.index(action) for action in set(actions))
    tables.building_halves[i] = 2 if both else 1
    tables.building_twice[i] = both and actions[0] == actions[1]


def _load_cards(data: dict[str, Any], tables: Any) -> None:
    value = -1
    for i, card in enumerate(entries(data, "cards", CARDS)):
        deck, governor, abolition = card.choice("deck", DECKS), card.flag("governor"), card.flag("abolition")
        card.require(deck == i // DECK_SIZE, "deck", "the deck of its id")
        card.require(governor == (card.id in GOVERNORS), "governor", "true where its id says so")
        card.require(not (governor and abolition), "abolition", "false for a governor, who is not drawn")
        below = -1 if i % DECK_SIZE == 0 else value
        value = card.number("value", 0, 5)
        card.require(value > below, "value", f"more than {below}: each deck lies in the order of values")
        tables.card_deck[i], tables.card_value[i], tables.card_governor[i], tables.card_abolition[i] = deck, value, governor, abolition
        tables.card_icons[i], tables.card_glory[i] = _read_gains(card)
        card.finish()


def _load_tracks(data: dict[str, Any], tables: Any) -> None:
    tracks = table(data, "tracks")
    tables.top = tracks.number("top", 1, MOST_ICONS)
    for name, field in COLUMNS.items():
        least = 1 if name == "payments" else 0  # a payment of no discs would never end
        tables[field] = tracks.numbers(name, LEVELS, least, MOST_ICONS)
    thresholds = tables.thresholds.tolist()
    tracks.require(thresholds == sorted(set(thresholds)) and thresholds[0] == 0, "thresholds", "growing numbers from 0")
    spaces = tracks.numbers("glory_spaces", None, 1, MOST_ICONS)
    tables.track_glory[:] = [max([0, *(s for s in spaces if s <= space)]) for space in range(MOST_ICONS + 1)]
    tracks.finish()
