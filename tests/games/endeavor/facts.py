"""Board, tokens, buildings and cards as the rulebook and the fact sheet list them, copied by hand.

Tests compare the program's data with these tables.
"""

from typing import NamedTuple

PLAYERS = (3, 4, 5)
ROUNDS = 7
DISCS = 30
TRACKS = ("industry", "culture", "finance", "politics")
ICONS = (*TRACKS, "glory")

LANES = {"europe": 0, "africa": 6, "south_america": 6, "caribbean": 6, "north_america": 7, "india": 7, "far_east": 8}
"""Spaces of each region's shipping track (section 2)."""
OVERSEAS = tuple(LANES)[1:]
DECKS = ("europe", "slavery", *OVERSEAS)

CITIES = {
    "EU1": "london", "EU2": "copenhagen", "EU3": "lisbon", "EU4": "seville", "EU5": "paris", "EU6": "venice", "EU7": "constantinople",
    "EU8": "algiers", "EU9": "tripoli", "EU10": "alexandria",
    "AF1": "elmina", "AF2": "zanzibar",
    "SA1": "potosi", "SA2": "salvador", "SA3": "buenos_aires",
    "CA1": "havana", "CA2": "bridgetown", "CA3": "port_royal",
    "NA1": "new_orleans", "NA2": "quebec", "NA3": "boston",
    "IN1": "bombay", "IN2": "tranquebar", "IN3": "calcutta",
    "FE1": "malacca", "FE2": "batavia", "FE3": "canton", "FE4": "edo", "FE5": "manila",
}  # fmt: skip
"""City numbers of the fact sheet, and the ids of the cities."""
REGION_OF = dict(zip(("EU", "AF", "SA", "CA", "NA", "IN", "FE"), LANES, strict=True))
CITY_REGION = {name: REGION_OF[number[:2]] for number, name in CITIES.items()}
TWO_GLORY = {CITIES["SA1"], CITIES["FE4"]}

_PAIRS = """EU5-EU6 EU6-EU7 EU7-EU10 EU9-EU10 AF1-AF2 CA1-CA3 NA2-NA3 IN1-IN2 FE3-FE5 EU8-AF1 EU10-AF2 EU3-SA2 EU4-SA3 EU4-CA1 EU3-CA3
EU8-NA1 EU5-NA2 EU1-NA3 EU1-IN1 EU2-IN2 EU2-FE1 EU7-FE2 IN3-FE1 IN3-FE2 CA1-NA1 CA2-SA2"""
LINKS = [frozenset(CITIES[end] for end in pair.split("-")) for pair in _PAIRS.split()]

BROWN = {"politics": 25, "culture": 20, "industry": 17, "finance": 17}
BLUE = {"ship_or_draw": 6, "occupy_or_draw": 6, "attack": 2, "payment": 2}
TOKENS = BROWN | BLUE

THRESHOLDS = (0, 2, 4, 7, 10)
BY_LEVEL = {"building_level": (1, 2, 3, 4, 5), "growth": (2, 3, 4, 5, 6), "payments": (1, 2, 3, 4, 5), "card_limit": (1, 2, 3, 4, 5)}
TRACK_GLORY = (0, 0, 2, 2, 4, 4, 4, 7, 7, 7, 10, 11, 12, 13, 14, 15)
"""Glory by space of a track (section 4)."""


class Building(NamedTuple):
    """A building's level, copies, icons and the actions that it allows (section 5)."""

    level: int
    copies: int
    icons: dict[str, int] = {}
    actions: str = ""


BUILDINGS = {
    "colonial_house": Building(0, 0, {}, "occupy"),
    "market": Building(1, 5, {}, "draw"),
    "shipyard": Building(1, 5, {"culture": 1}, "ship"),
    "workshop": Building(1, 5, {"industry": 2}),
    "bank": Building(2, 4, {"finance": 2}),
    "barracks": Building(2, 4, {}, "attack"),
    "guild_hall": Building(2, 4, {}, "ship or draw"),
    "docks": Building(3, 3, {}, "occupy and ship"),
    "fortress": Building(3, 3, {"politics": 1}, "occupy or attack"),
    "theatre": Building(3, 3, {"culture": 2}),
    "cartographer": Building(4, 2, {}, "ship and ship"),
    "trade_office": Building(4, 2, {}, "draw and draw"),
    "university": Building(4, 2, {"glory": 3}),
    "exchange": Building(5, 1, {"finance": 2}, "payment"),
    "museum": Building(5, 1, {"culture": 2}, "payment"),
    "parliament": Building(5, 1, {"politics": 2}, "payment"),
}

_CARDS = {
    "europe": ((0, 1, 1, 0, 0), (0, 2, 0, 1, 0), (0, 0, 0, 3, 0), (1, 1, 1, 1, 0), (0, 0, 0, 0, 5), (0, 3, 0, 0, 3)),
    "slavery": ((2, 0, 0, 0, 0), (0, 0, 2, 0, 0), (1, 0, 2, 0, 0), (3, 0, 0, 0, 0), (2, 0, 2, 0, 0), (3, 0, 2, 0, 0)),
    "africa": ((0, 0, 2, 1, 1), (1, 0, 0, 1, 0), (1, 0, 1, 1, 0), (0, 0, 2, 2, 0), (2, 0, 1, 1, 1), (2, 0, 2, 0, 2)),
    "south_america": ((0, 0, 0, 3, 1), (0, 2, 0, 0, 0), (0, 3, 0, 0, 0), (0, 4, 0, 0, 0), (0, 0, 3, 0, 2), (0, 0, 3, 0, 3)),
    "caribbean": ((0, 2, 0, 1, 1), (0, 0, 0, 2, 0), (0, 0, 1, 2, 0), (0, 0, 4, 0, 0), (0, 0, 0, 3, 2), (3, 0, 0, 0, 3)),
    "north_america": ((0, 0, 1, 2, 1), (2, 0, 0, 0, 0), (0, 0, 3, 0, 0), (2, 2, 0, 0, 0), (0, 2, 0, 2, 1), (0, 0, 0, 0, 6)),
    "india": ((0, 1, 1, 1, 1), (0, 1, 0, 1, 0), (0, 1, 1, 1, 0), (0, 1, 2, 1, 0), (0, 0, 2, 1, 2), (0, 0, 2, 2, 2)),
    "far_east": ((2, 1, 0, 0, 1), (1, 0, 1, 0, 0), (2, 0, 1, 0, 0), (2, 0, 2, 0, 0), (1, 1, 1, 1, 1), (0, 0, 0, 3, 3)),
}
"""Industry, culture, finance, politics, glory of the six cards of each deck from the top (section 6)."""


def card_name(deck: str, place: int) -> str:
    """Return a card's id. On the six overseas decks the governor takes the place of the 0."""
    return f"{deck}_governor" if place == 0 and deck in OVERSEAS else f"{deck}_{place}"


CARDS = {card_name(deck, i): dict(zip(ICONS, icons, strict=True)) for deck, cards in _CARDS.items() for i, icons in enumerate(cards)}
GOVERNORS = [f"{region}_governor" for region in OVERSEAS]
ABOLITION = "europe_5"


def deck_of(card: str) -> str:
    return card.rpartition("_")[0]


def value_of(card: str) -> int:
    """Return a card's value. A governor, which is never drawn, counts as 0."""
    return 0 if card.endswith("governor") else int(card[-1])


def level_of(status: int) -> int:
    """Return the level (1 to 5) of a status."""
    return sum(status >= threshold for threshold in THRESHOLDS)
