"""The board and the cards: cities, routes, tickets, train cards, and their values."""

import tomllib
from pathlib import Path
from typing import Any

from boardwright.core.errors import BadData
from boardwright.core.machine.state import record
from boardwright.core.text.data_tables import Entry, entries, table

with open(Path(__file__).parent / "data" / "board.toml", "rb") as file:
    _BOARD = tomllib.load(file)

CITY_IDS = tuple(city["id"] for city in _BOARD["cities"]["names"])
ROUTE_LIST = _BOARD["routes"]["list"]
ROUTE_IDS = tuple(route["id"] for route in ROUTE_LIST)
TICKET_IDS = tuple(ticket["id"] for ticket in _BOARD["tickets"]["list"])
"""Pages, words and actions refer to these; another data file must have the same ones."""

CITIES, ROUTES, TICKETS = len(CITY_IDS), len(ROUTE_IDS), len(TICKET_IDS)

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
CARDS = (*COLOURS, "locomotive")
LOCOMOTIVE = 8
GREY = 8
"""The colour of a route that takes any one colour."""
KINDS = 9

SEATS = 5
TRAINS = 45
MOST_ROUTES = TRAINS + 1
"""Room for the routes of one player, plus one."""
STATIONS = 3
SLOTS = 5
START_CARDS = 4
START_TICKETS = 4
LONG_TICKETS = 6
SETUP_CARDS = START_CARDS * SEATS + SLOTS
"""Train cards that are dealt or face up with the most players."""
LONGEST = 8
BUSIEST = 12
"""The most routes that end in one city."""
HALF = 51
"""The number of routes in a set (`core.machine.bits`); two sets contain all of them."""

TABLES = record(
    [
        ("route_a", "i1", (ROUTES,)),  # cities by index
        ("route_b", "i1", (ROUTES,)),
        ("route_length", "i1", (ROUTES,)),
        ("route_colour", "i1", (ROUTES,)),  # 0–7, or GREY
        ("route_ferry", "i1", (ROUTES,)),  # spaces that require a locomotive
        ("route_tunnel", "i1", (ROUTES,)),
        ("route_twin", "i1", (ROUTES,)),  # the other track of a double route, or -1
        ("route_points", "i1", (ROUTES,)),
        # sets of routes, in two halves:
        ("payable", "i8", (KINDS, LONGEST + 1, 2)),  # by colour (GREY as well) and number of cards: routes that cost no more
        ("short", "i8", (LONGEST + 1, 2)),  # by number of trains: routes that take no more
        ("crossable", "i8", (LONGEST + 1, 2)),  # by number of locomotives: routes whose ferries require no more
        ("city_routes", "i1", (CITIES, BUSIEST)),  # the routes that end there, ascending, padded with -1
        ("ticket_a", "i1", (TICKETS + 1,)),  # entry 0 of the ticket tables is unused
        ("ticket_b", "i1", (TICKETS + 1,)),
        ("ticket_points", "i1", (TICKETS + 1,)),
        ("ticket_long", "i1", (TICKETS + 1,)),
        ("long_tickets", "i8"),  # as a set
        ("cards", "i1", (KINDS,)),  # the number of cards of each kind
        ("station_left", "i1"),  # points for a station not built
        ("express", "i1"),  # points for the longest trail
    ]
)
DERIVED = ("payable", "short", "crossable", "city_routes", "long_tickets")
"""Tables computed from the others: the digest of the data leaves them out."""


def load_tables(data: dict[str, Any], tables: Any) -> None:
    """Fill `tables` from the data. Raises BadData."""
    cards = table(data, "train_cards")
    tables.cards[:LOCOMOTIVE] = cards.number("each_colour", 1, 12)
    tables.cards[LOCOMOTIVE] = cards.number("locomotives", 1, 14)
    there = int(tables.cards.sum())
    expected = f"at least {SETUP_CARDS} cards in all: {START_CARDS} for each of {SEATS} players and {SLOTS} face up"
    cards.expect(there >= SETUP_CARDS, "", there, expected)
    scoring, worth = table(data, "scoring"), table(data, "scoring", "routes")
    tables.station_left, tables.express = scoring.number("station_left", 0, 40), scoring.number("express", 0, 100)
    for length in worth.given:
        worth.expect(length in map(str, range(1, LONGEST + 1)), "", length, f"lengths from 1 to {LONGEST}")
    points = {int(length): worth.number(length, 0, 100) for length in worth.given}
    entries(data, "cities", CITY_IDS, "names")
    for i, route in enumerate(entries(data, "routes", ROUTE_IDS)):
        _load_route(route, i, points, tables)
    ends = list(zip(tables.route_a, tables.route_b, strict=True))
    for r in range(ROUTES):  # two routes between the same cities are a double route
        tables.route_twin[r] = next((other for other in range(ROUTES) if other != r and ends[other] == ends[r]), -1)
    for city in range(CITIES):
        at = [r for r in range(ROUTES) if city in ends[r]]
        tables.city_routes[city] = at + [-1] * (BUSIEST - len(at))
    for i, ticket in enumerate(entries(data, "tickets", TICKET_IDS), 1):
        tables.ticket_a[i], tables.ticket_b[i] = _cities(ticket)
        tables.ticket_points[i] = ticket.number("points", 1, 100)
        tables.ticket_long[i] = ticket.flag("long")
        tables.long_tickets |= int(tables.ticket_long[i]) << i
    if tables.ticket_long.sum() != LONG_TICKETS:
        raise BadData(f"tickets.list: {tables.ticket_long.sum()} long ones, expected {LONG_TICKETS}")


def _load_route(route: Entry, i: int, points: dict[int, int], tables: Any) -> None:
    length = route.number("length", 1, LONGEST)
    route.require(length in points, "length", "one that scoring.routes names")
    tables.route_a[i], tables.route_b[i] = _cities(route)
    tables.route_length[i] = length
    tables.route_points[i] = points[length]
    tables.route_colour[i] = route.choice("colour", (*COLOURS, "grey"))  # GREY is the number after the colours
    tables.route_ferry[i] = route.number("ferry", 0, length, default=0)
    tables.route_tunnel[i] = route.flag("tunnel")
    half, bit = i // HALF, 1 << i % HALF
    tables.payable[tables.route_colour[i], length:, half] |= bit
    tables.short[length:, half] |= bit
    tables.crossable[tables.route_ferry[i] :, half] |= bit


def _cities(entry: Entry) -> tuple[int, int]:
    a, b = entry.choice("a", CITY_IDS), entry.choice("b", CITY_IDS)
    good = (CITY_IDS[a], CITY_IDS[b]) == tuple(entry.id.removesuffix("-1").removesuffix("-2").split("-"))
    entry.require(good, "a", "a and b as in its id")
    return a, b
