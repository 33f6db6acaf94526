"""Invariants of every state, besides those of its declared fields. A law yields its violations: the path in a position, and what would
fit there."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from boardwright.core.machine.state import ABSENT
from boardwright.games.ticket_to_ride_europe import components as c, state as s
from boardwright.games.ticket_to_ride_europe.laws_drawn import drawn_unseen, laid_by
from boardwright.games.ticket_to_ride_europe.presentation.view import kinds, phase_of
from boardwright.games.ticket_to_ride_europe.rules.cards import any_card, cards_left, price
from boardwright.games.ticket_to_ride_europe.rules.routes import REVEALS, can_afford_station, can_claim, is_open
from boardwright.games.ticket_to_ride_europe.rules.scoring import LAST_TURNS
from boardwright.games.ticket_to_ride_europe.rules.tickets import DRAWN, tickets_left

Broken = Iterator[tuple[str, str]]

SPARE_POINTS = 1000
"""The points beyond its routes' value that a hand-written position may give a seat."""
ORDINARY = c.TICKETS - c.LONG_TICKETS


def broken_laws(tables: Any, state: Any) -> Broken:
    """All violations in a state."""
    for law in (beginning, board, cards, tickets, draws, end, payments):
        yield from law(tables, state)


def beginning(tables: Any, state: Any) -> Broken:
    """Until all have chosen their start tickets no seat has any or has had a turn; later no seat chooses start tickets."""
    nothing = {
        "tickets": state.held_count, "dropped": state.dropped_count, "returned": state.returned_count, "traces": state.known_redrawn_at,
        "draws": state.draws, "owners": state.owner != s.NOBODY, "built": state.built != s.NOBODY, "laid": state.laid_route != ABSENT,
        "last_round": state.last_seat != s.NOBODY, "passes": state.passes,
    }  # fmt: skip
    start = state.phase == s.CHOOSE_START
    for field, cells in (nothing if start else {"chosen": state.chosen}).items():
        if np.any(cells):
            yield field, f"nothing in the phase {phase_of(state)}"
    if start and state.chosen[: state.players].all():
        yield "chosen", "a seat that has not chosen yet"


def board(tables: Any, state: Any) -> Broken:
    """A seat has at most the trains, stations and points that its routes and stations imply. Only hand-written positions give less."""
    for seat in range(state.players):
        own, stations = state.owner == seat, (state.built == seat).sum()
        spaces, points = tables.route_length[own].sum(), tables.route_points[own].sum()
        for field, most in {"trains": c.TRAINS - spaces, "stations": c.STATIONS - stations, "points": points + SPARE_POINTS}.items():
            if not 0 <= state[field][seat] <= most:
                yield f"{field}[{seat}]", f"a number from 0 to {most}"
    yield from tunnel(tables, state)


def tunnel(tables: Any, state: Any) -> Broken:
    """The cards laid for the last tunnel are the required ones. There is a decision only if it costs extra cards."""
    route, colour = int(state.laid_route), int(state.laid_colour)
    deciding = state.phase == s.TUNNEL
    if route == ABSENT:
        if deciding:
            yield "laid", "what was laid for the tunnel, in the phase tunnel"
        return
    length, ferry, asked = (int(table[route]) for table in (tables.route_length, tables.route_ferry, tables.route_colour))
    if not tables.route_tunnel[route]:
        yield "laid.route", "a tunnel"
    if asked not in (c.GREY, colour) and colour != c.LOCOMOTIVE:
        yield "laid.colour", f"{(*c.COLOURS, 'any colour')[asked]}, the colour of the tunnel, or locomotive"
    if state.laid_cards + state.laid_locomotives != length:
        yield "laid", f"as many cards and locomotives as the tunnel is long ({length})"
    if (colour == c.LOCOMOTIVE) != (state.laid_cards == 0):
        yield "laid.cards", "0 if the colour is locomotive, else at least 1"
    if state.laid_locomotives < ferry:
        yield "laid.locomotives", f"at least {ferry}, as the ferry asks for"
    if deciding and state.extra == 0:
        yield "laid.revealed", "a card that costs an extra one (else the tunnel is claimed at once)"


def on_table(state: Any) -> np.ndarray:
    """The cards on the table while a tunnel is decided: those laid and those turned over."""
    revealed = state.revealed[: state.revealed_count if state.phase == s.TUNNEL else 0]
    return laid_by(state, state.active) + np.bincount(revealed, minlength=c.KINDS)


def places(state: Any) -> Iterator[tuple[str, np.ndarray]]:
    """The places of train cards except the deck, and their cards."""
    for seat in range(state.players):
        yield f"hands[{seat}]", state.hand[seat]
    yield "discard", state.discards
    yield "laid", on_table(state)
    for slot, card in enumerate(state.row):
        yield f"row[{slot}]", np.arange(c.KINDS) == card


def unplaced(tables: Any, state: Any) -> np.ndarray:
    """The cards that are in none of these places."""
    return tables.cards - sum(lying for _, lying in places(state))


def cards(tables: Any, state: Any) -> Broken:
    """A hand contains the cards that all saw going there. Every card is in one place, and the row is full as long as there are any."""
    for seat in range(state.players):
        if (state.known[seat] > state.hand[seat]).any():
            yield f"known[{seat}]", "cards of that hand"
    left = tables.cards.astype(int)
    for place, lying in places(state):
        for card in np.flatnonzero(lying > left):
            yield place, f"at most {left[card]} {c.CARDS[card]}: all others lie elsewhere"
        left -= lying
    if left.min() >= 0 and (state.deck != left).any():
        yield "deck", f"the cards that lie nowhere else: {kinds(left)}"
    if ABSENT in state.row and cards_left(state) > 0:
        yield "row", "five cards as long as there are cards in the deck or the discards"
    yield from drawn_unseen(tables, state)


def tickets(tables: Any, state: Any) -> Broken:
    """Each seat got one long ticket and three others at the start, and is offered tickets exactly when it has to choose."""
    for seat in range(state.players):
        held, draws = (row[seat, : state.held_count[seat]] for row in (state.held, state.held_draw))
        yield from by_draw(tables, f"tickets[{seat}]", held, draws, 0)
        dealt = [*held[draws == 0], *state.dropped[seat, : state.dropped_count[seat]]]
        long = tables.ticket_long[dealt].sum()
        if long > 1 or len(dealt) - long >= c.START_TICKETS:
            yield f"tickets[{seat}]", "at most one long and three others at the start"
        offer = state.offer[seat, : state.offer_count[seat]]
        choosing = state.phase == s.CHOOSE_TICKETS and seat == state.active
        least, most, long = (1, DRAWN, 0) if choosing else (0, 0, 0)
        if state.phase == s.CHOOSE_START:
            least, most, long = c.START_TICKETS, c.START_TICKETS, 1
        if not least <= len(offer) <= most or tables.ticket_long[offer].sum() != long:
            yield f"offered[{seat}]", f"{least} to {most} tickets, {long} of them long" if most else "no tickets in this phase"
    n = state.returned_count
    row, seats, draws = state.returned_tickets[:n], state.returned_seat[:n], state.returned_draw[:n]
    for i in range(n):
        if tables.ticket_long[row[i]]:
            yield f"returned[{i}].ticket", "a ticket that is not long"
        if i > 0 and draws[i] == draws[i - 1] and seats[i] != seats[i - 1]:
            yield f"returned[{i}].seat", f"{seats[i - 1]}: tickets of one draw were put back by one seat"
    yield from by_draw(tables, "returned", row, draws, 1)


def by_draw(tables: Any, path: str, row: np.ndarray, draws: np.ndarray, first: int) -> Broken:
    """Tickets are in order of draws, from draw number `first` on; long ones come only at the start."""
    for i, draw in enumerate(draws):
        if not first <= draw <= (0 if tables.ticket_long[row[i]] else ORDINARY):
            yield f"{path}[{i}].draw", f"{first} to {ORDINARY} (0 if it is long): tickets stand in the order in which they were drawn"
        first = draw


def latest_draw(state: Any) -> int:
    """The latest draw that tickets mention. Nothing was kept or put back yet of a draw in progress."""
    return max(int(state.held_draw.max()), int(state.returned_draw.max())) + int(state.phase == s.CHOOSE_TICKETS)


def draws(tables: Any, state: Any) -> Broken:
    """At least one ticket of each draw is kept, which limits the number of draws."""
    offered = int(state.offer_count[state.active]) - 1 if state.phase == s.CHOOSE_TICKETS else 0
    least, most = latest_draw(state), ORDINARY - int(tickets_left(state)) - offered
    if not least <= state.draws <= most:
        expected = f"at least {least}, as tickets and returned tell, and at most {most}: each draw takes one of {ORDINARY} tickets for good"
        yield "draws", expected


def end(tables: Any, state: Any) -> Broken:
    """The match ends after the last turn of the last round, when all have passed, or at the cap if there is one."""
    over, players, cap = state.phase == s.OVER, int(state.players), int(state.options.turn_cap)
    most = cap - (not over)
    if cap and state.turn > most:
        yield "turn", f"a number from 0 to {most}: the match ends with turn {cap} (option turn_cap)"
    if state.passes > players - (not over):
        yield "passes", f"a number from 0 to {players - (not over)}"
    if state.last_seat != s.NOBODY:
        least, most = (0, 0) if over and state.ending == LAST_TURNS else (1, players)
        if not least <= state.turns_left <= most:
            yield "last_round.turns_left", f"a number from {least} to {most}"


def payments(tables: Any, state: Any) -> Broken:
    """A seat that pays for a route, tunnel or station may claim or build it, and can pay; a seat that takes a second card has one left."""
    seat, paying, hand = int(state.active), int(state.paying), f"hands[{state.active}]"
    deciding = state.phase == s.TUNNEL
    if deciding or 0 <= paying < c.ROUTES:
        route, trains = int(state.laid_route) if deciding else paying, int(state.trains[seat])
        if not is_open(tables, state, seat, route):
            expected = f"a route that seat {seat} may claim: it and its twin not taken, and no longer than the trains left ({trains})"
            yield "laid.route" if deciding else "paying", expected
        elif not deciding and not can_claim(tables, state, seat, route):
            yield hand, f"cards that can pay for {c.ROUTE_IDS[route]}"
    elif paying >= c.ROUTES:
        if state.built[paying - c.ROUTES] != s.NOBODY:
            yield "paying", "a city without a station"
        if state.stations[seat] == 0:
            yield f"stations[{seat}]", "a station left, in the phase pay_station"
        elif not can_afford_station(state, seat):
            yield hand, f"cards that can pay for a station: {price(tables, state, seat, paying)} of one colour, or locomotives"
    if deciding and state.revealed_count < REVEALS and cards_left(state) > 0:
        yield "laid.revealed", f"{REVEALS} cards, fewer only where the deck and the discards are empty"
    if state.phase == s.SECOND_CARD and not any_card(state):
        yield "row", "in the phase second_card a face-up card that is no locomotive, or cards in the deck or the discards"
