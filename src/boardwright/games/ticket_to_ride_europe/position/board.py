"""The board of a position: trains, stations and points that fit it, and the last tunnel."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.ticket_to_ride_europe.components import CARDS, GREY, LOCOMOTIVE, ROUTE_IDS, STATIONS, TRAINS
from boardwright.games.ticket_to_ride_europe.rules.board import BOTH_TRACKS, rebuild_sets
from boardwright.games.ticket_to_ride_europe.state import NOBODY, TUNNEL

SPARE_POINTS = 1000
"""A position by hand may give a seat so many points more than its routes are worth."""


def check_board(reader: PositionReader, tables: Any, state: Any) -> None:
    """Owners of double routes; per seat no more trains, stations and points than the board leaves. Left out: so many."""
    rebuild_sets(tables, state)
    for route, seat in enumerate(state.owner.tolist()):
        twin = int(tables.route_twin[route])
        if seat != NOBODY and twin >= 0 and state.owner[twin] != NOBODY and (state.players < BOTH_TRACKS or state.owner[twin] == seat):
            expected = "one track of a double route only, or with four players and more two owners"
            raise reader.wrong(f"owners.{ROUTE_IDS[max(route, twin)]}", seat, expected)
    for seat in range(state.players):
        mine = state.owner == seat
        trains, stations = TRAINS - int(tables.route_length[mine].sum()), STATIONS - int((state.built == seat).sum())
        if trains < 0:
            raise reader.wrong("owners", TRAINS - trains, f"at most {TRAINS} trains of seat {seat}")
        if stations < 0:
            raise reader.wrong("built", STATIONS - stations, f"at most {STATIONS} stations of seat {seat}")
        points = int(tables.route_points[mine].sum())
        _at_most(reader, "trains", state.trains, seat, trains, trains)
        _at_most(reader, "stations", state.stations, seat, stations, stations)
        _at_most(reader, "points", state.points, seat, points, points + SPARE_POINTS)


def _at_most(reader: PositionReader, field: str, values: Any, seat: int, usual: int, most: int) -> None:
    if field not in reader.position:
        values[seat] = usual
    reader.checked(f"{field}[{seat}]", int(values[seat]), 0, most)


def check_laid(reader: PositionReader, tables: Any, state: Any) -> None:
    """What was laid for a tunnel, and what was turned over."""
    route, colour, laid = int(state.laid_route), int(state.laid_colour), reader.get("laid")
    if route < 0:
        if laid is not None:
            raise reader.wrong("laid.route", None, "a tunnel")
        if state.phase == TUNNEL:
            raise reader.wrong("laid", laid, "what was laid for the tunnel, in the phase tunnel")
        return
    length = int(tables.route_length[route])
    if not tables.route_tunnel[route]:
        raise reader.wrong("laid.route", laid["route"], "a tunnel")
    if tables.route_colour[route] not in (GREY, colour) and colour != LOCOMOTIVE:
        expected = f"{CARDS[tables.route_colour[route]]}, the colour of the tunnel, or locomotive"
        raise reader.wrong("laid.colour", laid["colour"], expected)
    for field, count in (("laid.cards", state.laid_cards), ("laid.locomotives", state.laid_locomotives)):
        reader.checked(field, int(count), 0, length)
    if int(state.laid_cards) + int(state.laid_locomotives) != length:
        raise reader.wrong("laid", laid, f"as many cards and locomotives as the tunnel is long ({length})")
    if (colour == LOCOMOTIVE) != (state.laid_cards == 0):
        raise reader.wrong("laid.cards", laid["cards"], "0 if the colour is locomotive, else at least 1")
    if state.laid_locomotives < tables.route_ferry[route]:
        raise reader.wrong("laid.locomotives", laid["locomotives"], f"at least {tables.route_ferry[route]}, as the ferry asks for")
    state.extra = sum(card in (LOCOMOTIVE, colour) for card in state.revealed[: state.revealed_count])
    if state.phase == TUNNEL and state.extra == 0:
        raise reader.wrong("laid.revealed", laid["revealed"], "a card that costs an extra one (else the tunnel is claimed at once)")
