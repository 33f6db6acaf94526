"""What holds whatever positions and data say, and which fields go together: tests/games/test_crafted.py changes positions and tables.

The laws are those of the fact sheet (11.2, 11.3, 11.5), written on the readable position.
"""

from collections import Counter
from typing import Any

from boardwright.core.machine.state import RecordBuffer
from tests.games.crafted import Crafted
from tests.games.rng import Rng

from .facts import CARDS, COLOURS, LOCOMOTIVE, POINTS, ROUTES, TICKETS, TRAINS, twin_of
from .far import FAR
from .helpers import all_cards, all_tickets
from .test_twin import anywhere

ANYWHERE = 20


def invariants(match: Any) -> None:
    """What holds in every position."""
    where = match.position()
    assert all_cards(where) == CARDS, "110 cards, each in one place"
    assert sorted(all_tickets(where)) == sorted(TICKETS), "46 tickets, each in one place"
    board(where, match.start_position or {})
    row(where)
    tickets(where)
    memory(where)
    phase(where)
    shown(match, where)
    guesses(match)


def board(where: dict[str, Any], began: dict[str, Any]) -> None:
    """Trains and stations are on the board or left (fewer from the start only where the position said so); points; twins."""
    players, owners = where["players"], where["owners"]
    for seat in range(players):
        trains, stations, points = left(where, seat)
        assert (trains, stations, points) == (left(began, seat) if began else (TRAINS, 3, 0))
        assert trains <= TRAINS and stations <= 3
    assert min(*where["trains"], *where["stations"], *where["points"]) >= 0
    for route, owner in owners.items():
        other = owners.get(twin_of(route) or "")
        assert other is None or (players >= 4 and other != owner), "nobody has both tracks; with two or three players one is used"


def left(where: dict[str, Any], seat: int) -> tuple[int, int, int]:
    """A seat's trains and stations, on the board and left; its points beyond those of its routes."""
    mine = [ROUTES[route].length for route, owner in where["owners"].items() if owner == seat]
    stations = where["stations"][seat] + sum(owner == seat for owner in where["built"].values())
    return where["trains"][seat] + sum(mine), stations, where["points"][seat] - sum(POINTS[length] for length in mine)


def row(where: dict[str, Any]) -> None:
    """Empty places only where there is no card."""
    assert None not in where["row"] or (not where["deck"] and not where["discard"])


def tickets(where: dict[str, Any]) -> None:
    """Draws: of each at least one ticket is kept. What was put back together is of one seat."""
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


def memory(where: dict[str, Any]) -> None:
    """What is known of a hand is in it; cards drawn unseen since the deck was last shuffled were in that deck."""
    fresh = Counter(where["deck"])
    for hand, known, blind in zip(where["hands"], where["known"], where["blind"], strict=True):
        assert Counter(known) <= Counter(hand)
        fresh += Counter(blind)
    assert fresh <= CARDS


def phase(where: dict[str, Any]) -> None:
    """What is paid for is free for the seat that pays; the turns stay below the cap."""
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


def shown(match: Any, where: dict[str, Any]) -> None:
    """The numbers that everybody sees are those of the position."""
    view = match.view(None)
    assert [seat["cards"] for seat in view["seats"]] == [sum(hand.values()) for hand in where["hands"]]
    assert [seat["tickets"] for seat in view["seats"]] == [len(held) for held in where["tickets"]]
    assert (view["deck"], view["discarded"]) == (sum(where["deck"].values()), sum(where["discard"].values()))
    assert view["ticket_deck"] == len(where["ticket_deck"]) + len(where["returned"])


def guesses(match: Any) -> None:
    """Worlds that fit what a seat knows have every card and ticket, too."""
    rules = match.game
    for seat in (-1, *range(match.players)):
        world = RecordBuffer(rules.state_dtype)
        world.data[:] = match._state.data
        rules.engine.hide(rules.tables, world, seat)
        rules.engine.resample(rules.tables, world, seat)
        where = rules.module("position").to_position(rules.tables.record, world.record)
        assert all_cards(where) == CARDS and sorted(all_tickets(where)) == sorted(TICKETS)
        memory(where)


FOLLOWS = ("deck", "ticket_deck", "long_aside", "trains", "stations", "points", "draws", "blind")

TOGETHER = (
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
"""Fields that are taken from another position together: each part is sound, the whole may not be."""


def without_what_follows(position: dict[str, Any]) -> None:
    """What says everything twice is refused at once where one of both is changed."""
    for name in FOLLOWS:
        position.pop(name, None)


def sound(match: Any) -> None:
    """With other tables, too: all cards and tickets in one place each, no trains or stations below zero."""
    kinds, where = match.game.data["train_cards"], match.position()
    assert all_cards(where) == Counter({**dict.fromkeys(COLOURS, kinds["each_colour"]), LOCOMOTIVE: kinds["locomotives"]})
    assert sorted(all_tickets(where)) == sorted(TICKETS)
    assert min(*where["trains"], *where["stations"], *where["points"]) >= 0


FAR_FROM_PLAY = [*FAR.values(), *(anywhere(Rng(seed)) for seed in range(ANYWHERE))]
CRAFTED = Crafted("ticket_to_ride_europe", FAR_FROM_PLAY, invariants, leave_out=without_what_follows, groups=TOGETHER)
TABLES = sound
