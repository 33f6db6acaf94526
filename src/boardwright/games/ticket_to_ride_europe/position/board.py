"""The board of a position: trains, stations and points that fit it, the last tunnel, and what is being paid for."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.ticket_to_ride_europe.components import CARDS, CITY_IDS, GREY, LOCOMOTIVE, ROUTE_IDS, ROUTES, STATIONS, TRAINS
from boardwright.games.ticket_to_ride_europe.rules.board import clear_board, put_station, put_trains
from boardwright.games.ticket_to_ride_europe.rules.cards import any_card, cards_left
from boardwright.games.ticket_to_ride_europe.rules.payments import price
from boardwright.games.ticket_to_ride_europe.rules.routes import REVEALS, can_afford_station, can_claim, is_open
from boardwright.games.ticket_to_ride_europe.state import NOBODY, SECOND_CARD, TUNNEL

SPARE_POINTS = 1000
"""A position by hand may give a seat so many points more than its routes are worth."""


def check_board(reader: PositionReader, tables: Any, state: Any) -> None:
    """Routes and stations are taken one after the other. Per seat no more trains, stations and points than then; left out: so many."""
    said = {field: state[field].tolist() for field in ("owner", "built", "trains", "stations", "points")}
    clear_board(state)
    for route, seat in enumerate(said["owner"]):
        expected = f"a route for seat {seat}: no twin of one that is taken (but with four players, by others), {TRAINS} trains in all"
        if seat != NOBODY:
            reader.require(is_open(tables, state, seat, route), f"owners.{ROUTE_IDS[route]}", expected)
            put_trains(tables, state, seat, route)
    for city, seat in enumerate(said["built"]):
        if seat != NOBODY:
            reader.require(state.stations[seat] > 0, f"built.{CITY_IDS[city]}", f"at most {STATIONS} stations of seat {seat}")
            put_station(state, seat, city)
    for field, spare in (("trains", 0), ("stations", 0), ("points", SPARE_POINTS)):
        for seat in range(state.players if field in reader.given else 0):
            most = int(state[field][seat]) + spare
            state[field][seat] = reader.checked(f"{field}[{seat}]", said[field][seat], 0, most)


def check_laid(reader: PositionReader, tables: Any, state: Any) -> None:
    """What was laid for a tunnel, and what was turned over."""
    route, colour, cards, locomotives = (int(state[f"laid_{field}"]) for field in ("route", "colour", "cards", "locomotives"))
    if route < 0:
        reader.require(state.phase != TUNNEL, "laid", "what was laid for the tunnel, in the phase tunnel")
        return
    length, ferry, asked = (int(table[route]) for table in (tables.route_length, tables.route_ferry, tables.route_colour))
    reader.require(tables.route_tunnel[route], "laid.route", "a tunnel")
    expected = f"{(*CARDS[:LOCOMOTIVE], 'any colour')[asked]}, the colour of the tunnel, or locomotive"
    reader.require(asked in (GREY, colour) or colour == LOCOMOTIVE, "laid.colour", expected)
    reader.require(cards + locomotives == length, "laid", f"as many cards and locomotives as the tunnel is long ({length})")
    reader.require((colour == LOCOMOTIVE) == (cards == 0), "laid.cards", "0 if the colour is locomotive, else at least 1")
    reader.require(locomotives >= ferry, "laid.locomotives", f"at least {ferry}, as the ferry asks for")
    state.extra = sum(card in (LOCOMOTIVE, colour) for card in state.revealed[: state.revealed_count])
    expected = "a card that costs an extra one (else the tunnel is claimed at once)"
    reader.require(state.phase != TUNNEL or state.extra > 0, "laid.revealed", expected)


def check_target(reader: PositionReader, tables: Any, state: Any) -> None:
    """Whoever pays for a route, a tunnel or a station may claim or build it, and can pay; there is a second card for whoever takes one."""
    seat, paying = int(state.active), int(state.paying)
    trains, hand, tunnel = int(state.trains[seat]), f"hands[{seat}]", state.phase == TUNNEL
    if tunnel or 0 <= paying < ROUTES:
        route = int(state.laid_route) if tunnel else paying
        expected = f"a route that seat {seat} may claim: it and its twin not taken, and no longer than the trains left ({trains})"
        reader.require(is_open(tables, state, seat, route), "laid.route" if tunnel else "paying", expected)
        reader.require(tunnel or can_claim(tables, state, seat, route), hand, f"cards that can pay for {ROUTE_IDS[route]}")
    elif paying >= ROUTES:
        reader.require(state.built[paying - ROUTES] == NOBODY, "paying", "a city without a station")
        reader.require(state.stations[seat] > 0, f"stations[{seat}]", "a station left, in the phase pay_station")
        expected = f"cards that can pay for a station: {price(tables, state, seat, paying)} of one colour, or locomotives"
        reader.require(can_afford_station(state, seat), hand, expected)
    enough = not tunnel or state.revealed_count == REVEALS or cards_left(state) == 0
    reader.require(enough, "laid.revealed", f"{REVEALS} cards, fewer only where the deck and the discards are empty")
    expected = "in the phase second_card a face-up card that is no locomotive, or cards in the deck or the discards"
    reader.require(state.phase != SECOND_CARD or any_card(state), "row", expected)
