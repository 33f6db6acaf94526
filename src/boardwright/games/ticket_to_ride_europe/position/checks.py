"""What must hold between the fields of a position, so that a match can be played on from it. Each check says what would fit."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.ticket_to_ride_europe.components import CITY_IDS, ROUTE_IDS, ROUTES
from boardwright.games.ticket_to_ride_europe.presentation.view import kinds
from boardwright.games.ticket_to_ride_europe.rules.cards import any_card, cards_left
from boardwright.games.ticket_to_ride_europe.rules.payments import price
from boardwright.games.ticket_to_ride_europe.rules.routes import REVEALS, can_afford_station, claim_obstacle, is_open
from boardwright.games.ticket_to_ride_europe.rules.scoring import AT_CAP, LAST_TURNS
from boardwright.games.ticket_to_ride_europe.state import CHOOSE_START, NOBODY, OVER, PAY, SECOND_CARD, TUNNEL

NOT_AT_THE_START = ("tickets", "dropped", "returned", "traces", "draws", "owners", "built", "laid", "last_round", "passes")


def nothing_before_the_start(reader: PositionReader, tables: Any, state: Any) -> None:
    """While the start tickets are chosen, nobody has a ticket yet and nobody has had a turn."""
    if state.phase != CHOOSE_START:
        return
    for field in NOT_AT_THE_START:
        value = reader.get(field)
        if any(value) if isinstance(value, list) else value:
            raise reader.wrong(field, value, "nothing in the phase start_tickets: nobody has a ticket yet or has had a turn")


def turns_below_the_cap(reader: PositionReader, tables: Any, state: Any) -> None:
    """With the option `turn_cap` the match ends with that turn."""
    cap = int(state.options.turn_cap)
    most = cap if state.phase == OVER else cap - 1
    if cap and state.turn > most:
        raise reader.wrong("turn", int(state.turn), f"a number from 0 to {most}: the match ends with turn {cap} (option turn_cap)")


def a_second_card_to_take(reader: PositionReader, tables: Any, state: Any) -> None:
    """Where no second card can be had, the turn has ended after the first."""
    if state.phase == SECOND_CARD and not any_card(state):
        expected = "in the phase second_card a face-up card that is no locomotive, or cards in the deck or the discards"
        raise reader.wrong("row", reader.get("row"), expected)


def a_route_to_pay_for(reader: PositionReader, tables: Any, state: Any) -> None:
    """The active seat may claim the route that it is about to pay for, and can pay for it."""
    if state.phase != PAY or state.paying >= ROUTES:
        return
    seat, route = int(state.active), int(state.paying)
    _open_route(reader, "paying", tables, state, route)
    if claim_obstacle(tables, state, seat, route) != 0:
        raise reader.wrong(f"hands[{seat}]", kinds(state.hand[seat]), f"cards that can pay for {ROUTE_IDS[route]}")


def a_station_to_pay_for(reader: PositionReader, tables: Any, state: Any) -> None:
    """The active seat may build the station that it is about to pay for, and can pay for it."""
    if state.phase != PAY or state.paying < ROUTES:
        return
    seat, city = int(state.active), int(state.paying) - ROUTES
    if state.built[city] != NOBODY:
        raise reader.wrong("paying", CITY_IDS[city], "a city without a station")
    if state.stations[seat] == 0:
        raise reader.wrong(f"stations[{seat}]", 0, "a station left, in the phase pay_station")
    if not can_afford_station(state, seat):
        expected = f"cards that can pay for a station: {price(tables, state, seat, state.paying)} of one colour, or locomotives"
        raise reader.wrong(f"hands[{seat}]", kinds(state.hand[seat]), expected)


def a_tunnel_to_claim(reader: PositionReader, tables: Any, state: Any) -> None:
    """Whoever has laid cards for a tunnel may claim it."""
    if state.phase == TUNNEL:
        _open_route(reader, "laid.route", tables, state, int(state.laid_route))


def _open_route(reader: PositionReader, field: str, tables: Any, state: Any, route: int) -> None:
    seat = int(state.active)
    if not is_open(tables, state, seat, route):
        trains = int(state.trains[seat])
        expected = f"a route that seat {seat} may claim: it and its twin not taken, and no longer than the trains left ({trains})"
        raise reader.wrong(field, ROUTE_IDS[route], expected)


def three_cards_turned_over(reader: PositionReader, tables: Any, state: Any) -> None:
    """For a tunnel three cards are turned over, fewer only if there are no more."""
    if state.phase == TUNNEL and state.revealed_count < REVEALS and cards_left(state) > 0:
        expected = f"{REVEALS} cards, fewer only where the deck and the discards are empty"
        raise reader.wrong("laid.revealed", reader.get("laid")["revealed"], expected)


def an_end_that_fits(reader: PositionReader, tables: Any, state: Any) -> None:
    """The match ends when the last turn of the last round is over, and at the cap only if there is one."""
    if state.phase != OVER:
        return
    if state.last_seat != NOBODY and (state.turns_left == 0) != (state.ending == LAST_TURNS):
        raise reader.wrong("last_round.turns_left", int(state.turns_left), "0 if the ending is last_round, else at least 1")
    if state.ending == AT_CAP and state.options.turn_cap == 0:
        raise reader.wrong("ending", "turn_cap", "another ending: the option turn_cap is 0")


CHECKS = (
    nothing_before_the_start,
    turns_below_the_cap,
    a_second_card_to_take,
    a_route_to_pay_for,
    a_station_to_pay_for,
    a_tunnel_to_claim,
    three_cards_turned_over,
    an_end_that_fits,
)
