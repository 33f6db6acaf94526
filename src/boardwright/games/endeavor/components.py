"""The board, the buildings and the cards, and what all of them give."""

import tomllib
from pathlib import Path
from typing import Any

from boardwright.core.machine.state import record


def _built_in(file: str) -> dict[str, Any]:
    with open(Path(__file__).parent / "data" / f"{file}.toml", "rb") as stream:
        return tomllib.load(stream)


_BOARD = _built_in("board")

SEATS = 5
ROUNDS = 7

TRACKS = ("industry", "culture", "finance", "politics")
"""Status tracks, and the icons that move their markers."""
INDUSTRY, CULTURE, FINANCE, POLITICS = range(4)
LEVELS = 5

REGIONS = tuple(region["id"] for region in _BOARD["regions"]["list"])
EUROPE = 0
LANE_SPACES = sum(region["lane"] for region in _BOARD["regions"]["list"])
"""Spaces of the shipping tracks of all regions together, one region after the other."""
CITIES = tuple(city["id"] for city in _BOARD["cities"]["list"])
LINKS = tuple(link["id"] for link in _BOARD["links"]["list"])
MOST_LINKS = 4
"""At most so many links end in one city."""

DECKS = ("europe", "slavery", *REGIONS[1:])
SLAVERY = 1
DECK_SIZE = 6
CARDS = tuple(card["id"] for card in _built_in("cards")["cards"]["list"])
"""Card d × 6 + i lies at place i (0: the top) of deck d."""
GOVERNORS = tuple(card for card in CARDS if card.endswith("_governor"))

BUILDINGS = tuple(building["id"] for building in _built_in("buildings")["buildings"]["list"])
COLONIAL_HOUSE = 0
PLACES = 8
"""Places for buildings on a player's mat; the colonial house stands on the first."""

TOKENS = (*TRACKS, "ship_or_draw", "occupy_or_draw", "attack", "payment")
BLUE = len(TRACKS)
"""Tokens from this one on are kept and spent as a turn."""

ACTIONS_OF = ("ship", "occupy", "attack", "draw", "payment")
SHIP, OCCUPY, ATTACK, DRAW, PAYMENT = range(5)
TOKEN_ACTIONS = (1 << SHIP | 1 << DRAW, 1 << OCCUPY | 1 << DRAW, 1 << ATTACK, 1 << PAYMENT)
"""What each blue token allows, as a mask."""

TABLES = record(
    [
        ("lane_length", "i1", (len(REGIONS),)),
        ("lane_first", "i1", (len(REGIONS),)),  # the first of a region's spaces among all
        ("city_region", "i1", (len(CITIES),)),
        ("region_cities", "i4", (len(REGIONS),)),  # the cities of a region as a set
        ("city_glory", "i1", (len(CITIES),)),
        ("city_links", "i1", (len(CITIES), MOST_LINKS)),  # then -1
        ("link_a", "i1", (len(LINKS),)),
        ("link_b", "i1", (len(LINKS),)),
        ("tokens", "i1", (len(TOKENS),)),
        ("building_level", "i1", (len(BUILDINGS),)),
        ("building_copies", "i1", (len(BUILDINGS),)),
        ("building_icons", "i1", (len(BUILDINGS), len(TRACKS))),
        ("building_glory", "i1", (len(BUILDINGS),)),
        ("building_actions", "i1", (len(BUILDINGS),)),  # a mask of what activating it allows
        ("building_halves", "i1", (len(BUILDINGS),)),  # 2 for “and”
        ("building_twice", "i1", (len(BUILDINGS),)),  # “and” the same once more
        ("buildings_up_to", "i4", (LEVELS + 1,)),  # by level, as a set
        ("buildings_for", "i4", (1 << len(ACTIONS_OF),)),  # by mask of actions: those that allow one of them, as a set
        ("card_deck", "i1", (len(CARDS),)),
        ("card_value", "i1", (len(CARDS),)),
        ("card_governor", "i1", (len(CARDS),)),
        ("card_abolition", "i1", (len(CARDS),)),
        ("card_icons", "i1", (len(CARDS), len(TRACKS))),
        ("card_glory", "i1", (len(CARDS),)),
        ("deck_region", "i1", (len(DECKS),)),
        ("top", "i1"),  # of all tracks
        ("thresholds", "i1", (LEVELS,)),
        ("build_level", "i1", (LEVELS,)),
        ("growth", "i1", (LEVELS,)),
        ("payments", "i1", (LEVELS,)),
        ("card_limit", "i1", (LEVELS,)),
        ("track_glory", "i1", (16,)),  # by space of a track
        ("link_glory", "i1"),
        ("empty_governor_space", "i1"),
        ("discs_for_one", "i1"),
        ("slavery_glory", "i1"),
    ]
)
DERIVED = ("lane_first", "city_links", "region_cities", "buildings_up_to", "buildings_for")
"""Tables that follow from the others: the digest of the data leaves them out."""


def name_of(names: tuple[str, ...], index: Any) -> str | None:
    """The name of something, or None for -1."""
    return names[index] if index >= 0 else None


def load_tables(data: dict[str, Any], tables: Any) -> None:
    """Fill `tables` from the data. Raises BadData."""
    from boardwright.games.endeavor.loading import load  # it needs the names above

    load(data, tables)
