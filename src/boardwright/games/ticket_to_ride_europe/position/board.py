"""Reading a position's board: routes, stations, trains and points, what is being paid for, the last tunnel."""

from __future__ import annotations

from typing import Any

from boardwright.core.errors import PositionError
from boardwright.games.ticket_to_ride_europe.components import (
    CARDS,
    CITY_IDS,
    GREY,
    LOCOMOTIVE,
    ROUTE_IDS,
    ROUTES,
    STATIONS,
    TRAINS,
)
from boardwright.games.ticket_to_ride_europe.position.reader import Reader
from boardwright.games.ticket_to_ride_europe.rules.routes import BOTH_TRACKS, REVEALS
from boardwright.games.ticket_to_ride_europe.state import NOBODY, TUNNEL

SPARE_POINTS = 1000
"""A position by hand may give a seat so many points more than its routes are worth."""
LAID = ("route", "colour", "cards", "locomotives", "revealed")


def read_board(reader: Reader, tables: Any, state: Any) -> None:
    """Owners, stations, and per seat the trains, stations and points."""
    seats = range(state.players)
    state.owner[:], state.built[:], state.borrowed[:] = NOBODY, NOBODY, NOBODY
    for route, seat in reader.table("owners").items():
        _read_owner(reader, tables, state, route, seat)
    for city, seat in reader.table("built").items():
        index = reader.one_of("built", city, CITY_IDS, "a city")
        state.built[index] = reader.checked(f"built.{city}", seat, 0, state.players - 1)
    used = [int(tables.route_length[state.owner == seat].sum()) for seat in seats]
    worth = [int(tables.route_points[state.owner == seat].sum()) for seat in seats]
    built = [int((state.built == seat).sum()) for seat in seats]
    for seat in seats:
        if used[seat] > TRAINS:
            raise PositionError("owners", used[seat], f"at most {TRAINS} trains of seat {seat}")
        if built[seat] > STATIONS:
            raise PositionError("built", built[seat], f"at most {STATIONS} stations of seat {seat}")
    trains, stations = [TRAINS - n for n in used], [STATIONS - n for n in built]
    state.trains[: state.players] = reader.numbers("trains", trains, trains)
    state.stations[: state.players] = reader.numbers("stations", stations, stations)
    state.points[: state.players] = reader.numbers("points", worth, [n + SPARE_POINTS for n in worth])


def _read_owner(reader: Reader, tables: Any, state: Any, route: Any, seat: Any) -> None:
    r = reader.one_of("owners", route, ROUTE_IDS, "a route")
    state.owner[r] = reader.checked(f"owners.{route}", seat, 0, state.players - 1)
    twin = int(tables.route_twin[r])
    if twin >= 0 and state.owner[twin] != NOBODY and (state.players < BOTH_TRACKS or state.owner[twin] == seat):
        fits = "one track of a double route only, or with four players and more two owners"
        raise PositionError(f"owners.{route}", seat, fits)


def read_target(reader: Reader, tables: Any, state: Any, phase: str) -> None:
    """What is being paid for, and a tunnel's laid cards. Whether it can be paid for is checked later (`position_checks`)."""
    state.paying, state.laid_route = -1, -1
    paying, laid = reader.get("paying"), reader.get("laid")
    if phase == "pay_route":
        state.paying = reader.one_of("paying", paying, ROUTE_IDS, "a route")
    elif phase == "pay_station":
        state.paying = ROUTES + reader.one_of("paying", paying, CITY_IDS, "a city")
    elif paying is not None:
        raise PositionError("paying", paying, "null, unless the phase is pay_route or pay_station")
    if laid is not None:
        _read_laid(reader, tables, state, laid)
    elif phase == "tunnel":
        raise PositionError("laid", laid, "what was laid for the tunnel, in the phase tunnel")


def _read_laid(reader: Reader, tables: Any, state: Any, told: Any) -> None:
    laid = reader.row("laid", told, LAID)
    route = reader.one_of("laid.route", laid["route"], ROUTE_IDS, "a route")
    colour = reader.one_of("laid.colour", laid["colour"], CARDS, "a colour")
    length = int(tables.route_length[route])
    state.laid_route, state.laid_colour = route, colour
    state.laid_cards = reader.checked("laid.cards", laid["cards"], 0, length)
    state.laid_locomotives = reader.checked("laid.locomotives", laid["locomotives"], 0, length)
    if not tables.route_tunnel[route]:
        raise PositionError("laid.route", laid["route"], "a tunnel")
    if tables.route_colour[route] not in (GREY, colour) and colour != LOCOMOTIVE:
        raise PositionError("laid.colour", laid["colour"], f"{CARDS[tables.route_colour[route]]}, the colour of the tunnel, or locomotive")
    if int(state.laid_cards) + int(state.laid_locomotives) != length:
        raise PositionError("laid", laid, f"as many cards and locomotives as the tunnel is long ({length})")
    if (colour == LOCOMOTIVE) != (state.laid_cards == 0):
        raise PositionError("laid.cards", laid["cards"], "0 if the colour is locomotive, else at least 1")
    if state.laid_locomotives < tables.route_ferry[route]:
        raise PositionError("laid.locomotives", laid["locomotives"], f"at least {tables.route_ferry[route]}, as the ferry asks for")
    _read_revealed(reader, state, laid["revealed"])


def _read_revealed(reader: Reader, state: Any, revealed: Any) -> None:
    if not isinstance(revealed, list) or len(revealed) > REVEALS:
        raise PositionError("laid.revealed", revealed, f"a list of at most {REVEALS} cards")
    cards = [reader.one_of(f"laid.revealed[{i}]", card, CARDS, "a card") for i, card in enumerate(revealed)]
    state.revealed_count = len(cards)
    state.revealed[: len(cards)] = cards
    state.extra = sum(card in (LOCOMOTIVE, state.laid_colour) for card in cards)
    if state.phase == TUNNEL and state.extra == 0:
        raise PositionError("laid.revealed", revealed, "a card that costs an extra one (else the tunnel is claimed at once)")
