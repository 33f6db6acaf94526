"""Claiming routes and building stations (rulebook: claiming routes, double routes, ferries, tunnels, stations)."""

from __future__ import annotations

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.event_buffer import EVERY_SEAT, NONE, emit
from boardwright.core.machine.rule import rule
from boardwright.games.ticket_to_ride_europe.components import GREY, HALF, KINDS, LOCOMOTIVE, LONGEST, ROUTES
from boardwright.games.ticket_to_ride_europe.events import BUILT_STATION, CLAIMED, GAVE_UP, LAID, REVEALED
from boardwright.games.ticket_to_ride_europe.rules.cards import cards_left, discard, open_card, refill, to_hand
from boardwright.games.ticket_to_ride_europe.rules.payments import lay_down, most_of_a_kind, price
from boardwright.games.ticket_to_ride_europe.state import NOBODY, TUNNEL

BOTH_TRACKS = 4  # with so many players both tracks of a double route may be used (E2, E3)
REVEALS = 3  # cards turned up for a tunnel


@rule
def is_open(tables, state, seat, route):
    """Whether `seat` may claim this route at all, cards aside (E1–E4)."""
    if state.owner[route] != NOBODY or state.trains[seat] < tables.route_length[route]:
        return False
    twin = tables.route_twin[route]
    if twin < 0 or state.owner[twin] == NOBODY:
        return True
    return state.players >= BOTH_TRACKS and state.owner[twin] != seat


@rule
def payable(tables, state, seat, half):
    """The routes of a half that the cards of `seat` are enough for, as a set (`core.bits`): a fifth more matches a second."""
    hand = state.hand[seat]
    locomotives = int(hand[LOCOMOTIVE])
    routes = 0
    for colour in range(KINDS):
        cards = int(most_of_a_kind(state, seat)) if colour == GREY else int(hand[colour])
        routes |= int(tables.payable[colour, min(cards + locomotives, LONGEST), half])
    return routes


@rule
def claimable(tables, state, seat, half):
    """The routes of a half that `seat` can claim now, as a set."""
    found, routes = 0, payable(tables, state, seat, half)
    while routes != 0:
        route = half * HALF + lowest(routes)
        if state.hand[seat, LOCOMOTIVE] >= tables.route_ferry[route] and is_open(tables, state, seat, route):
            found |= routes & -routes
        routes &= routes - 1
    return found


@rule
def can_afford_station(state, seat):
    """Whether `seat` has a station left and can pay for it."""
    if state.stations[seat] == 0:
        return False
    return int(most_of_a_kind(state, seat)) + state.hand[seat, LOCOMOTIVE] >= 4 - state.stations[seat]


@rule
def pay_for_route(tables, state, seat, route, colour, locomotives, events):
    """Pay for a route. True if it is claimed; a tunnel that costs extra cards asks first (E52)."""
    cards = tables.route_length[route] - locomotives
    lay_down(state, seat, colour, cards, locomotives)
    if tables.route_tunnel[route]:
        state.laid_route, state.laid_colour = route, colour
        state.laid_cards, state.laid_locomotives = cards, locomotives
        emit(events, LAID, EVERY_SEAT, seat, route, colour, cards, locomotives)
        reveal(state, events)
        if state.extra > 0:
            state.phase = TUNNEL
            return False
        discard_revealed(state)
    complete(tables, state, seat, route, colour, cards, locomotives, events)
    return True


@rule
def reveal(state, events):
    """Turn up three cards for a tunnel, or as many as there are (E5–E10, E53). What was laid is not in the discards yet."""
    state.extra = 0
    state.revealed_count = 0
    while state.revealed_count < REVEALS and cards_left(state) > 0:
        card = open_card(state, events)
        state.revealed[state.revealed_count] = card
        state.revealed_count += 1
        if card == LOCOMOTIVE or card == state.laid_colour:
            state.extra += 1
    r, n = state.revealed, state.revealed_count
    c1 = int(r[0]) if n > 0 else NONE
    c2 = int(r[1]) if n > 1 else NONE
    c3 = int(r[2]) if n > 2 else NONE
    emit(events, REVEALED, EVERY_SEAT, n, c1, c2, c3, state.extra)


@rule
def can_pay_extra(state, seat, locomotives):
    """Whether `seat` can pay the extra cards with so many locomotives. What was laid as locomotives only stays that (E6)."""
    cards = state.extra - locomotives
    if cards < 0 or state.hand[seat, LOCOMOTIVE] < locomotives:
        return False
    return cards == 0 or (state.laid_colour != LOCOMOTIVE and state.hand[seat, state.laid_colour] >= cards)


@rule
def pay_extra(tables, state, seat, locomotives, events):
    """Pay the extra cards: the tunnel is claimed."""
    cards = state.extra - locomotives
    lay_down(state, seat, state.laid_colour, cards, locomotives)
    discard_revealed(state)
    colour, all_cards, all_locomotives = state.laid_colour, state.laid_cards + cards, state.laid_locomotives + locomotives
    complete(tables, state, seat, state.laid_route, colour, all_cards, all_locomotives, events)


@rule
def give_up(state, seat, events):
    """Take the laid cards back (E8). Everybody has seen them."""
    emit(events, GAVE_UP, EVERY_SEAT, seat, state.laid_route)
    if state.laid_cards > 0:
        to_hand(state, seat, state.laid_colour, state.laid_cards)
    if state.laid_locomotives > 0:
        to_hand(state, seat, LOCOMOTIVE, state.laid_locomotives)
    discard_revealed(state)
    refill(state, events)


@rule
def complete(tables, state, seat, route, colour, cards, locomotives, events):
    """Put the trains down, score, discard the payment."""
    state.owner[route] = seat
    state.trains[seat] -= tables.route_length[route]
    state.points[seat] += tables.route_points[route]
    emit(events, CLAIMED, EVERY_SEAT, seat, route, colour, cards, locomotives, tables.route_points[route])
    discard(state, colour, cards)
    discard(state, LOCOMOTIVE, locomotives)
    refill(state, events)


@rule
def discard_revealed(state):
    """The cards turned up for a tunnel go to the discards; what they were is remembered until the next one."""
    for i in range(state.revealed_count):
        discard(state, state.revealed[i], 1)


@rule
def build_station(tables, state, seat, city, colour, locomotives, events):
    """Build a station in a city that has none (E23)."""
    cards = price(tables, state, seat, ROUTES + city) - locomotives
    lay_down(state, seat, colour, cards, locomotives)
    state.built[city] = seat
    state.stations[seat] -= 1
    emit(events, BUILT_STATION, EVERY_SEAT, seat, city, colour, cards, locomotives, state.stations[seat])
    discard(state, colour, cards)
    discard(state, LOCOMOTIVE, locomotives)
    refill(state, events)
