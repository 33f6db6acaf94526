"""A hidden copy as plain data for people: what lies where, what is asked, what an action would do."""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.state import reading
from boardwright.games.ticket_to_ride_europe.actions import ACTIONS, MASKS, SUBSETS
from boardwright.games.ticket_to_ride_europe.components import (
    CARDS,
    CITIES,
    CITY_IDS,
    GREY,
    HALF,
    KINDS,
    LOCOMOTIVE,
    ROUTE_IDS,
    ROUTES,
    TICKET_IDS,
)
from boardwright.games.ticket_to_ride_europe.presentation.network import TicketStates
from boardwright.games.ticket_to_ride_europe.presentation.odds import tunnel_odds
from boardwright.games.ticket_to_ride_europe.rules.payments import can_pay, colour_of, least_locomotives, price
from boardwright.games.ticket_to_ride_europe.rules.scoring import breakdown
from boardwright.games.ticket_to_ride_europe.rules.tickets import DRAWN, tickets_left
from boardwright.games.ticket_to_ride_europe.state import (
    CHOOSE_START,
    CHOOSE_TICKETS,
    NOBODY,
    OVER,
    PAY,
    SECOND_CARD,
    TUNNEL,
    TURN,
)

PHASES = {
    CHOOSE_START: "start_tickets",
    TURN: "turn",
    SECOND_CARD: "second_card",
    TUNNEL: "tunnel",
    CHOOSE_TICKETS: "tickets",
    OVER: "over",
}
FAMILIES = {
    "start_tickets": ("keep",),
    "turn": ("take", "draw", "claim", "build_station", "draw_tickets", "pass"),
    "second_card": ("take", "draw", "stop"),
    "pay_route": ("pay",),
    "pay_station": ("pay",),
    "tunnel": ("pay_extra", "give_up"),
    "tickets": ("keep",),
}


def phase_of(state: Any) -> str:
    """The phase by name."""
    if state.phase == PAY:
        return "pay_station" if state.paying >= ROUTES else "pay_route"
    return PHASES[int(state.phase)]


def kinds(counts: Any) -> dict[str, int]:
    """Cards by name, those that there are."""
    return {CARDS[card]: int(counts[card]) for card in range(KINDS) if counts[card]}


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know (the fields stand in docs/games/ticket_to_ride_europe.md)."""
    tables, hidden = reading(tables), reading(hidden)
    seats = range(hidden.players)
    viewer = int(hidden.viewer)
    cap = int(hidden.options.turn_cap)
    last = {"seat": int(hidden.last_seat), "turns_left": int(hidden.turns_left)} if hidden.last_seat != NOBODY else None
    low = range(hidden.low_count)
    return {
        "phase": phase_of(hidden),
        "turn": int(hidden.turn),
        "active": int(hidden.active),
        "first": int(hidden.first),
        "seats": [_seat(tables, hidden, seat) for seat in seats],
        "row": [CARDS[card] if card >= 0 else None for card in hidden.row],
        "deck": int(hidden.deck_count),
        "discarded": int(hidden.discard_count),
        "discards": kinds(hidden.discards),
        "ticket_deck": int(tickets_left(hidden)),
        "owners": {ROUTE_IDS[r]: int(hidden.owner[r]) for r in range(ROUTES) if hidden.owner[r] != NOBODY},
        "closed": _closed(hidden),
        "built": {CITY_IDS[c]: int(hidden.built[c]) for c in range(CITIES) if hidden.built[c] != NOBODY},
        "paying": _paying(tables, hidden),
        "tunnel": _tunnel(hidden),
        "last_round": last,
        "turns_to_cap": cap - int(hidden.turn) if cap else None,
        "returned": [TICKET_IDS[hidden.low[i] - 1] for i in low if viewer >= 0 and hidden.low_seat[i] == viewer],
        "dropped": [TICKET_IDS[t - 1] for t in hidden.dropped[viewer] if t] if viewer >= 0 else [],
        "final": breakdown(tables, hidden) if hidden.phase == OVER else None,
    }


def _seat(tables: Any, state: Any, seat: int) -> dict[str, Any]:
    """What lies before one player; null where it is secret."""
    hand, held, offer = int(state.hand_count[seat]), int(state.held_count[seat]), int(state.offer_count[seat])
    hand_open = int(state.hand[seat].sum()) == hand
    held_open = bool(state.held[seat, :held].all())
    offer_open = bool(state.offer[seat, :offer].all())
    seen = (held and held_open) or (offer and offer_open)  # of nobody else: that is the dear part of a view
    states = TicketStates(tables, state, seat) if seen else None
    return {
        "cards": hand,
        "hand": kinds(state.hand[seat]) if hand_open else None,
        "known": kinds(state.known[seat]),
        "trains": int(state.trains[seat]),
        "stations": int(state.stations[seat]),
        "points": int(state.points[seat]),
        "tickets": held,
        "held": [_ticket(tables, states, t) for t in state.held[seat, :held]] if held_open else None,
        "offered_count": offer,
        "offered": [_ticket(tables, states, t) for t in state.offer[seat, :offer]] if offer_open else None,
    }


def _ticket(tables: Any, states: TicketStates | None, ticket: int) -> dict[str, Any]:
    return {
        "ticket": TICKET_IDS[ticket - 1],
        "a": CITY_IDS[tables.ticket_a[ticket]],
        "b": CITY_IDS[tables.ticket_b[ticket]],
        "points": int(tables.ticket_points[ticket]),
        "long": bool(tables.ticket_long[ticket]),
        "state": states.of(int(ticket)) if states else None,
    }


def _closed(state: Any) -> list[str]:
    """The free routes that nobody may claim any more because their twins are taken (E2)."""
    closed = [int(half) for half in np.bitwise_and.reduce(state.closed[: state.players])]
    return [ROUTE_IDS[r] for r in range(ROUTES) if closed[r // HALF] >> r % HALF & 1 and state.owner[r] == NOBODY]


def _paying(tables: Any, state: Any) -> dict[str, Any] | None:
    if state.phase != PAY:
        return None
    target = int(state.paying)
    route, city = (ROUTE_IDS[target], None) if target < ROUTES else (None, CITY_IDS[target - ROUTES])
    return {"route": route, "city": city, "cost": int(price(tables, state, int(state.active), target))}


def _tunnel(state: Any) -> dict[str, Any] | None:
    if state.phase != TUNNEL:
        return None
    return {
        "seat": int(state.active),
        "route": ROUTE_IDS[state.laid_route],
        "colour": CARDS[state.laid_colour],
        "cards": int(state.laid_cards),
        "locomotives": int(state.laid_locomotives),
        "revealed": [CARDS[card] for card in state.revealed[: state.revealed_count]],
        "extra": int(state.extra),
    }


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """What a seat that owes a choice is asked."""
    phase = phase_of(hidden)
    families = FAMILIES[phase]
    if hidden.phase == PAY:
        target = int(hidden.paying)
        cost = int(price(tables, hidden, seat, target))
        if target < ROUTES:
            return Prompt(phase, families, route=ROUTE_IDS[target], cost=cost)
        return Prompt(phase, families, city=CITY_IDS[target - ROUTES], cost=cost)
    if hidden.phase == TUNNEL:
        return Prompt(phase, families, route=ROUTE_IDS[hidden.laid_route], colour=CARDS[hidden.laid_colour], extra=int(hidden.extra))
    return Prompt(phase, families)


# -- previews ----------------------------------------------------------------------------------------------------------------------


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """What a legal action would do, as far as the seat can know."""
    chosen = ACTIONS[action]
    found = PREVIEWS.get(chosen.kind)
    return found(tables, hidden, seat, chosen.args) if found else {}


def payments(tables: Any, state: Any, seat: int, target: int) -> list[dict[str, Any]]:
    """All ways to pay, cheapest first: the fewest locomotives, then the colour of which most are left."""
    cost = int(price(tables, state, seat, target))
    asked, fewest = int(colour_of(tables, target)), int(least_locomotives(tables, target))
    hand = [int(n) for n in state.hand[seat]]
    ways = [
        (locomotives, cost - locomotives - hand[colour], colour)
        for colour in range(LOCOMOTIVE)
        if hand[colour] and asked in (GREY, colour)
        for locomotives in range(fewest, min(cost - 1, hand[LOCOMOTIVE]) + 1)
        if hand[colour] >= cost - locomotives
    ]
    if can_pay(tables, state, seat, target, LOCOMOTIVE, cost):
        ways.append((cost, 0, LOCOMOTIVE))
    return [{"colour": CARDS[colour], "cards": cost - n, "locomotives": n} for n, _, colour in sorted(ways)]


def _claim(tables: Any, state: Any, seat: int, args: Any) -> dict[str, Any]:
    route = ROUTE_IDS.index(args["route"])
    ways = payments(tables, state, seat, route)
    tunnel = bool(tables.route_tunnel[route])
    return {
        "route": args["route"],
        "length": int(tables.route_length[route]),
        "points": int(tables.route_points[route]),
        "payments": ways,
        "tunnel": tunnel,
        "odds": tunnel_odds(tables, state, seat, CARDS.index(ways[0]["colour"])) if tunnel and ways else None,
    }


def _build(tables: Any, state: Any, seat: int, args: Any) -> dict[str, Any]:
    city = CITY_IDS.index(args["city"])
    lends = [
        ROUTE_IDS[r] for r in range(ROUTES) if city in (tables.route_a[r], tables.route_b[r]) and state.owner[r] not in (NOBODY, seat)
    ]
    ways = payments(tables, state, seat, ROUTES + city)
    return {"city": args["city"], "cost": int(price(tables, state, seat, ROUTES + city)), "payments": ways, "lends": lends}


def _pay(tables: Any, state: Any, seat: int, args: Any) -> dict[str, Any]:
    target, colour, locomotives = int(state.paying), CARDS.index(args["colour"]), int(args["locomotives"])
    cards = int(price(tables, state, seat, target)) - locomotives
    route = target < ROUTES
    return {
        **_after(state, seat, colour, cards, locomotives),
        "trains": int(state.trains[seat]) - (int(tables.route_length[target]) if route else 0),
        "points": int(tables.route_points[target]) if route else 0,
    }


def _pay_extra(tables: Any, state: Any, seat: int, args: Any) -> dict[str, Any]:
    locomotives = int(args["locomotives"])
    return {
        **_after(state, seat, int(state.laid_colour), int(state.extra) - locomotives, locomotives),
        "trains": int(state.trains[seat]) - int(tables.route_length[state.laid_route]),
        "points": int(tables.route_points[state.laid_route]),
    }


def _after(state: Any, seat: int, colour: int, cards: int, locomotives: int) -> dict[str, Any]:
    """The hand after a payment."""
    hand = [int(n) for n in state.hand[seat]]
    hand[colour] -= cards
    hand[LOCOMOTIVE] -= locomotives
    return {"cards": cards, "locomotives": locomotives, "hand": kinds(hand)}


def _keep(tables: Any, state: Any, seat: int, args: Any) -> dict[str, Any]:
    mask = MASKS[SUBSETS.index(args["kept"])]
    offer = [TICKET_IDS[t - 1] for t in state.offer[seat, : state.offer_count[seat]]]
    kept = [ticket for i, ticket in enumerate(offer) if mask >> i & 1]
    return {"kept": kept, "returned": [ticket for ticket in offer if ticket not in kept]}


def _take(tables: Any, state: Any, seat: int, args: Any) -> dict[str, Any]:
    return {"card": CARDS[state.row[int(args["slot"]) - 1]]}


def _draw_tickets(tables: Any, state: Any, seat: int, args: Any) -> dict[str, Any]:
    return {"count": min(DRAWN, int(tickets_left(state)))}


PREVIEWS = {
    "claim": _claim,
    "build_station": _build,
    "pay": _pay,
    "pay_extra": _pay_extra,
    "keep": _keep,
    "take": _take,
    "draw_tickets": _draw_tickets,
}
