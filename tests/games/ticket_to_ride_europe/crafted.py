"""Positions and invariants of Ticket to Ride: Europe, for the changed positions and tables of tests/games/test_crafted.py.

The invariants are those of the fact sheet (11.2, 11.3, 11.5), checked on the readable position.
"""

from collections import Counter
from typing import Any

from boardwright.core.machine.state import RecordBuffer
from tests.games.crafted import Crafted
from tests.games.rng import Rng

from .edge_positions import EDGE_POSITIONS
from .facts import CARDS, COLOURS, LOCOMOTIVE, POINTS, ROUTES, TICKETS, TRAINS, twin_of
from .helpers import all_cards, all_tickets
from .test_twin import random_position

RANDOM_POSITIONS = 20


def invariants(match: Any) -> None:
    """Check what holds in every position."""
    where = match.position()
    assert all_cards(where) == CARDS, "110 cards, each in one place"
    assert sorted(all_tickets(where)) == sorted(TICKETS), "46 tickets, each in one place"
    check_board(where, match.start_position or {})
    check_row(where)
    check_tickets(where)
    check_memory(where)
    check_phase(where)
    check_view(match, where)
    check_worlds(match)


def check_board(where: dict[str, Any], start_position: dict[str, Any]) -> None:
    """Check that trains and stations are on the board or left (fewer only if the start position had fewer), points, and double routes."""
    players, owners = where["players"], where["owners"]
    for seat in range(players):
        trains, stations, points = totals_of(where, seat)
        assert (trains, stations, points) == (totals_of(start_position, seat) if start_position else (TRAINS, 3, 0))
        assert trains <= TRAINS and stations <= 3
    assert min(*where["trains"], *where["stations"], *where["points"]) >= 0
    for route, owner in owners.items():
        other = owners.get(twin_of(route) or "")
        assert other is None or (players >= 4 and other != owner), "a seat has one track at most; with two or three players one is used"


def totals_of(where: dict[str, Any], seat: int) -> tuple[int, int, int]:
    """Return a seat's trains and stations, on the board and left, and its points beyond those of its routes."""
    lengths = [ROUTES[route].length for route, owner in where["owners"].items() if owner == seat]
    stations = where["stations"][seat] + sum(owner == seat for owner in where["built"].values())
    return where["trains"][seat] + sum(lengths), stations, where["points"][seat] - sum(POINTS[length] for length in lengths)


def check_row(where: dict[str, Any]) -> None:
    """Check that places are empty only when no card is left."""
    assert None not in where["row"] or (not where["deck"] and not where["discard"])


def check_tickets(where: dict[str, Any]) -> None:
    """Check that each draw kept a ticket, and that tickets put back together come from one seat."""
    deck = len(where["ticket_deck"]) + len(where["returned"])
    offered = [name for offer in where["offered"] for name in offer]
    if where["phase"] == "tickets":
        deck += len(offered) - 1
    assert where["draws"] + deck <= 40
    assert len({(entry["seat"], entry["draw"]) for entry in where["returned"]}) == len({entry["draw"] for entry in where["returned"]})
    for held, dropped in zip(where["tickets"], where["dropped"], strict=True):
        draws = [entry["draw"] for entry in held]
        assert draws == sorted(draws) and max(draws, default=0) <= where["draws"]
        start = [entry["ticket"] for entry in held if entry["draw"] == 0] + dropped
        assert len(start) <= 4 and sum(TICKETS[name].long for name in start) <= 1 and len(dropped) <= 2


def check_memory(where: dict[str, Any]) -> None:
    """Check that hands contain their known cards, and that the deck could contain the cards drawn unseen since the last shuffle."""
    fresh = Counter(where["deck"])
    for hand, known, blind in zip(where["hands"], where["known"], where["blind"], strict=True):
        assert Counter(known) <= Counter(hand)
        fresh += Counter(blind)
    assert fresh <= CARDS


def check_phase(where: dict[str, Any]) -> None:
    """Check that the seat may claim what it pays for, and that turns stay below the cap."""
    cap, seat, name = where["options"]["turn_cap"], where["active"], where["phase"]
    assert not cap or where["turn"] < cap + (name == "over")
    laid = where["laid"]
    route = where["paying"] if name == "pay_route" else laid["route"] if name == "tunnel" else None
    if route:
        assert route not in where["owners"] and where["trains"][seat] >= ROUTES[route].length
    if name == "pay_station":
        assert where["paying"] not in where["built"] and where["stations"][seat] > 0
    if laid:
        assert ROUTES[laid["route"]].tunnel and laid["cards"] + laid["locomotives"] == ROUTES[laid["route"]].length
        assert laid["colour"] in ("locomotive", ROUTES[laid["route"]].colour) or ROUTES[laid["route"]].colour == "grey"
        assert (laid["cards"] == 0) == (laid["colour"] == "locomotive") and len(laid["revealed"]) <= 3


def check_view(match: Any, where: dict[str, Any]) -> None:
    """Check the public numbers of the view against the position."""
    view = match.view(None)
    assert [seat["cards"] for seat in view["seats"]] == [sum(hand.values()) for hand in where["hands"]]
    assert [seat["tickets"] for seat in view["seats"]] == [len(held) for held in where["tickets"]]
    assert (view["deck"], view["discarded"]) == (sum(where["deck"].values()), sum(where["discard"].values()))
    assert view["ticket_deck"] == len(where["ticket_deck"]) + len(where["returned"])


def check_worlds(match: Any) -> None:
    """Check that resampled worlds contain every card and ticket."""
    rules = match.game
    for seat in (-1, *range(match.players)):
        world = RecordBuffer(rules.state_dtype)
        world.data[:] = match._state.data
        rules.engine.hide(rules.tables, world, seat)
        rules.engine.resample(rules.tables, world, seat)
        where = rules.module("position").to_position(rules.tables.record, world.record)
        assert all_cards(where) == CARDS and sorted(all_tickets(where)) == sorted(TICKETS)
        check_memory(where)


DERIVED_FIELDS = ("deck", "ticket_deck", "long_aside", "trains", "stations", "points", "draws", "blind")

FIELD_GROUPS = (
    ("phase", "active", "paying", "laid", "offered", "chosen", "ending"),
    ("hands", "known", "blind", "shown", "earlier", "row", "discard", "deck"),
    ("owners", "built", "trains", "stations", "points"),
    ("tickets", "dropped", "returned", "traces", "draws"),
    ("last_round", "passes", "ending", "turn", "options"),
    ("phase", "paying"),
    ("phase", "offered"),
    ("laid",),
    ("active",),
)
"""Fields that are taken from another position together. Each group is valid, the combination may not be."""


def drop_derived_fields(position: dict[str, Any]) -> None:
    """Remove fields that follow from others; a change of the others would contradict them."""
    for name in DERIVED_FIELDS:
        position.pop(name, None)


def check_any_tables(match: Any) -> None:
    """Check what holds with any tables: each card and ticket lies in one place, and no trains or stations are below zero."""
    kinds, where = match.game.data["train_cards"], match.position()
    assert all_cards(where) == Counter({**dict.fromkeys(COLOURS, kinds["each_colour"]), LOCOMOTIVE: kinds["locomotives"]})
    assert sorted(all_tickets(where)) == sorted(TICKETS)
    assert min(*where["trains"], *where["stations"], *where["points"]) >= 0


POSITIONS = [*EDGE_POSITIONS.values(), *(random_position(Rng(seed)) for seed in range(RANDOM_POSITIONS))]
CRAFTED = Crafted("ticket_to_ride_europe", POSITIONS, invariants, leave_out=drop_derived_fields, groups=FIELD_GROUPS)
TABLES = check_any_tables
