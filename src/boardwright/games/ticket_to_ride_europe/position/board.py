"""The board of a position: trains, stations and points that fit it, the last tunnel, and what is being paid for."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.ticket_to_ride_europe.components import CARDS, CITY_IDS, GREY, LOCOMOTIVE, ROUTE_IDS, ROUTES, STATIONS, TRAINS
from boardwright.games.ticket_to_ride_europe.presentation.view import kinds
from boardwright.games.ticket_to_ride_europe.rules.board import BOTH_TRACKS, clear_board, put_station, put_trains
from boardwright.games.ticket_to_ride_europe.rules.cards import any_card, cards_left
from boardwright.games.ticket_to_ride_europe.rules.payments import price
from boardwright.games.ticket_to_ride_europe.rules.routes import REVEALS, can_afford_station, can_claim, is_open
from boardwright.games.ticket_to_ride_europe.state import NOBODY, SECOND_CARD, TUNNEL

SPARE_POINTS = 1000
"""A position by hand may give a seat so many points more than its routes are worth."""


def check_board(reader: PositionReader, tables: Any, state: Any) -> None:
    """Owners of double routes; per seat no more trains, stations and points than the board leaves. Left out: so many."""
    owners = {route: seat for route, seat in enumerate(state.owner.tolist()) if seat != NOBODY}
    built = {city: seat for city, seat in enumerate(state.built.tolist()) if seat != NOBODY}
    clear_board(state)
    for route, seat in owners.items():
        twin = int(tables.route_twin[route])
        good = twin not in owners or (state.players >= BOTH_TRACKS and owners[twin] != seat)
        expected = "one track of a double route only, or with four players and more two owners"
        reader.expect(good, f"owners.{ROUTE_IDS[max(route, twin)]}", seat, expected)
        put_trains(tables, state, seat, route)
    for city, seat in built.items():
        put_station(state, seat, city)
    for seat in range(state.players):
        mine = state.owner == seat
        trains, stations = int(tables.route_length[mine].sum()), int((state.built == seat).sum())
        reader.expect(trains <= TRAINS, "owners", trains, f"at most {TRAINS} trains of seat {seat}")
        reader.expect(stations <= STATIONS, "built", stations, f"at most {STATIONS} stations of seat {seat}")
        for field, usual, spare in (
            ("trains", TRAINS - trains, 0),
            ("stations", STATIONS - stations, 0),
            ("points", int(tables.route_points[mine].sum()), SPARE_POINTS),
        ):
            if field not in reader.position:
                state[field][seat] = usual
            reader.checked(f"{field}[{seat}]", int(state[field][seat]), 0, usual + spare)


def check_laid(reader: PositionReader, tables: Any, state: Any) -> None:
    """What was laid for a tunnel, and what was turned over."""
    route, colour, laid = int(state.laid_route), int(state.laid_colour), reader.get("laid")
    if route < 0:
        reader.expect(laid is None, "laid.route", None, "a tunnel")
        reader.expect(state.phase != TUNNEL, "laid", laid, "what was laid for the tunnel, in the phase tunnel")
        return
    length, ferry, asked = (int(table[route]) for table in (tables.route_length, tables.route_ferry, tables.route_colour))
    reader.expect(tables.route_tunnel[route], "laid.route", laid["route"], "a tunnel")
    expected = f"{(*CARDS[:LOCOMOTIVE], 'any colour')[asked]}, the colour of the tunnel, or locomotive"
    reader.expect(asked in (GREY, colour) or colour == LOCOMOTIVE, "laid.colour", laid["colour"], expected)
    expected = f"as many cards and locomotives as the tunnel is long ({length})"
    reader.expect(int(state.laid_cards) + int(state.laid_locomotives) == length, "laid", laid, expected)
    good = (colour == LOCOMOTIVE) == (state.laid_cards == 0)
    reader.expect(good, "laid.cards", laid["cards"], "0 if the colour is locomotive, else at least 1")
    reader.expect(state.laid_locomotives >= ferry, "laid.locomotives", laid["locomotives"], f"at least {ferry}, as the ferry asks for")
    state.extra = sum(card in (LOCOMOTIVE, colour) for card in state.revealed[: state.revealed_count])
    expected = "a card that costs an extra one (else the tunnel is claimed at once)"
    reader.expect(state.phase != TUNNEL or state.extra > 0, "laid.revealed", laid["revealed"], expected)


def check_target(reader: PositionReader, tables: Any, state: Any) -> None:
    """Whoever pays for a route, a tunnel or a station may claim or build it, and can pay; there is a second card for whoever takes one."""
    seat, paying = int(state.active), int(state.paying)
    trains, hand, tunnel = int(state.trains[seat]), kinds(state.hand[seat]), state.phase == TUNNEL
    if tunnel or 0 <= paying < ROUTES:
        route = int(state.laid_route) if tunnel else paying
        expected = f"a route that seat {seat} may claim: it and its twin not taken, and no longer than the trains left ({trains})"
        reader.expect(is_open(tables, state, seat, route), "laid.route" if tunnel else "paying", ROUTE_IDS[route], expected)
        good = tunnel or can_claim(tables, state, seat, route)
        reader.expect(good, f"hands[{seat}]", hand, f"cards that can pay for {ROUTE_IDS[route]}")
    elif paying >= ROUTES:
        reader.expect(state.built[paying - ROUTES] == NOBODY, "paying", CITY_IDS[paying - ROUTES], "a city without a station")
        reader.expect(state.stations[seat] > 0, f"stations[{seat}]", 0, "a station left, in the phase pay_station")
        expected = f"cards that can pay for a station: {price(tables, state, seat, paying)} of one colour, or locomotives"
        reader.expect(can_afford_station(state, seat), f"hands[{seat}]", hand, expected)
    if tunnel and state.revealed_count < REVEALS:
        expected = f"{REVEALS} cards, fewer only where the deck and the discards are empty"
        reader.expect(cards_left(state) == 0, "laid.revealed", reader.get("laid")["revealed"], expected)
    expected = "in the phase second_card a face-up card that is no locomotive, or cards in the deck or the discards"
    reader.expect(state.phase != SECOND_CARD or any_card(state), "row", reader.get("row"), expected)
