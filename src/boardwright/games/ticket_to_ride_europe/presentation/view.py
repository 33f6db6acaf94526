"""A hidden copy as plain data for people: what lies where, what is asked, what an action would do."""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.state import to_namespace
from boardwright.games.ticket_to_ride_europe import state as s
from boardwright.games.ticket_to_ride_europe.actions import ACTIONS, MASKS, PAYMENTS, PLACE
from boardwright.games.ticket_to_ride_europe.components import (
    CARDS,
    CITIES,
    CITY_IDS,
    HALF,
    KINDS,
    LOCOMOTIVE,
    ROUTE_IDS,
    ROUTES,
    TICKET_IDS,
)
from boardwright.games.ticket_to_ride_europe.presentation.odds import tunnel_odds
from boardwright.games.ticket_to_ride_europe.presentation.prospects import STATES
from boardwright.games.ticket_to_ride_europe.rules.payments import price
from boardwright.games.ticket_to_ride_europe.rules.scoring import breakdown
from boardwright.games.ticket_to_ride_europe.rules.tickets import DRAWN, tickets_left

PHASES = {
    s.CHOOSE_START: "start_tickets",
    s.TURN: "turn",
    s.SECOND_CARD: "second_card",
    s.TUNNEL: "tunnel",
    s.CHOOSE_TICKETS: "tickets",
    s.OVER: "over",
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
    if state.phase == s.PAY:
        return "pay_station" if state.paying >= ROUTES else "pay_route"
    return PHASES[int(state.phase)]


def kinds(counts: Any) -> dict[str, int]:
    """Cards by name, those that there are."""
    return {CARDS[card]: int(counts[card]) for card in range(KINDS) if counts[card]}


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know (the fields stand in docs/games/ticket_to_ride_europe.md)."""
    tables, hidden = to_namespace(tables), to_namespace(hidden)
    seats = range(hidden.players)
    viewer = int(hidden.viewer)
    cap = int(hidden.options.turn_cap)
    last = {"seat": int(hidden.last_seat), "turns_left": int(hidden.turns_left)} if hidden.last_seat != s.NOBODY else None
    low = range(hidden.returned_count)
    return {
        "phase": phase_of(hidden),
        "turn": int(hidden.turn),
        "active": int(hidden.active),
        "first": int(hidden.first),
        "seats": [_seat(tables, hidden, seat, ask) for seat in seats],
        "row": [CARDS[card] if card >= 0 else None for card in hidden.row],
        "deck": int(hidden.deck_count),
        "discarded": int(hidden.discard_count),
        "discards": kinds(hidden.discards),
        "ticket_deck": int(tickets_left(hidden)),
        "owners": {ROUTE_IDS[r]: int(hidden.owner[r]) for r in range(ROUTES) if hidden.owner[r] != s.NOBODY},
        "closed": _closed(hidden),
        "built": {CITY_IDS[c]: int(hidden.built[c]) for c in range(CITIES) if hidden.built[c] != s.NOBODY},
        "paying": _paying(tables, hidden),
        "tunnel": _tunnel(hidden),
        "last_round": last,
        "turns_to_cap": cap - int(hidden.turn) if cap else None,
        "returned": [TICKET_IDS[hidden.returned_tickets[i] - 1] for i in low if viewer >= 0 and hidden.returned_seat[i] == viewer],
        "dropped": [TICKET_IDS[t - 1] for t in hidden.dropped[viewer] if t] if viewer >= 0 else [],
        "final": breakdown(tables, hidden) if hidden.phase == s.OVER else None,
    }


def _seat(tables: Any, state: Any, seat: int, ask: Any) -> dict[str, Any]:
    """What lies before one player; null where it is secret."""
    hand, held, offer = int(state.hand_count[seat]), int(state.held_count[seat]), int(state.offer_count[seat])
    hand_open = int(state.hand[seat].sum()) == hand
    held_open = bool(state.held[seat, :held].all())
    offer_open = bool(state.offer[seat, :offer].all())
    seen = (held and held_open) or (offer and offer_open)  # of nobody else: that is the dear part of a view
    states = ask("tickets", seat).state.tolist() if seen else None
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


def _ticket(tables: Any, states: list[int] | None, ticket: int) -> dict[str, Any]:
    return {
        "ticket": TICKET_IDS[ticket - 1],
        "a": CITY_IDS[tables.ticket_a[ticket]],
        "b": CITY_IDS[tables.ticket_b[ticket]],
        "points": int(tables.ticket_points[ticket]),
        "long": bool(tables.ticket_long[ticket]),
        "state": STATES[states[ticket]] if states else None,
    }


def _closed(state: Any) -> list[str]:
    """The free routes that nobody may claim any more because their twins are taken (E2)."""
    closed = [int(half) for half in np.bitwise_and.reduce(state.closed[: state.players])]
    return [ROUTE_IDS[r] for r in range(ROUTES) if closed[r // HALF] >> r % HALF & 1 and state.owner[r] == s.NOBODY]


def _paying(tables: Any, state: Any) -> dict[str, Any] | None:
    if state.phase != s.PAY:
        return None
    target = int(state.paying)
    route, city = (ROUTE_IDS[target], None) if target < ROUTES else (None, CITY_IDS[target - ROUTES])
    return {"route": route, "city": city, "cost": int(price(tables, state, int(state.active), target))}


def _tunnel(state: Any) -> dict[str, Any] | None:
    if state.phase != s.TUNNEL:
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
    if hidden.phase == s.PAY:
        target = int(hidden.paying)
        cost = int(price(tables, hidden, seat, target))
        if target < ROUTES:
            return Prompt(phase, families, route=ROUTE_IDS[target], cost=cost)
        return Prompt(phase, families, city=CITY_IDS[target - ROUTES], cost=cost)
    if hidden.phase == s.TUNNEL:
        return Prompt(phase, families, route=ROUTE_IDS[hidden.laid_route], colour=CARDS[hidden.laid_colour], extra=int(hidden.extra))
    return Prompt(phase, families)


# -- previews ----------------------------------------------------------------------------------------------------------------------


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """What a legal action would do, as far as the seat can know."""
    found = PREVIEWS.get(ACTIONS[action].kind)
    return found(tables, hidden, seat, int(PLACE[action]), ask) if found else {}


def _payments(tables: Any, state: Any, seat: int, target: int, ask: Any) -> list[dict[str, Any]]:
    """All ways to pay, cheapest first: the fewest locomotives, then the colour of which most are left."""
    cost = int(price(tables, state, seat, target))
    found = ask("payments", seat, target)
    places = [int(PLACE[id]) for id in found.ids[: found.count]]
    ways = [(place % PAYMENTS, place // PAYMENTS) for place in places]
    ways.sort(key=lambda way: (way[0], 0 if way[1] == LOCOMOTIVE else -int(state.hand[seat, way[1]]), way[1]))
    return [{"colour": CARDS[colour], "cards": cost - locomotives, "locomotives": locomotives} for locomotives, colour in ways]


def _claim(tables: Any, state: Any, seat: int, route: int, ask: Any) -> dict[str, Any]:
    ways = _payments(tables, state, seat, route, ask)
    tunnel = bool(tables.route_tunnel[route])
    return {
        "route": ROUTE_IDS[route],
        "length": int(tables.route_length[route]),
        "points": int(tables.route_points[route]),
        "payments": ways,
        "tunnel": tunnel,
        "odds": tunnel_odds(ask("cards_to_come", seat), state.discards, CARDS.index(ways[0]["colour"])) if tunnel and ways else None,
    }


def _build(tables: Any, state: Any, seat: int, city: int, ask: Any) -> dict[str, Any]:
    ends = [(tables.route_a[r], tables.route_b[r]) for r in range(ROUTES)]
    lends = [ROUTE_IDS[r] for r in range(ROUTES) if city in ends[r] and state.owner[r] not in (s.NOBODY, seat)]
    ways = _payments(tables, state, seat, ROUTES + city, ask)
    return {"city": CITY_IDS[city], "cost": int(price(tables, state, seat, ROUTES + city)), "payments": ways, "lends": lends}


def _pay(tables: Any, state: Any, seat: int, way: int, ask: Any) -> dict[str, Any]:
    target, (colour, locomotives) = int(state.paying), divmod(way, PAYMENTS)
    cards = int(price(tables, state, seat, target)) - locomotives
    route = target < ROUTES
    return {
        **_after(state, seat, colour, cards, locomotives),
        "trains": int(state.trains[seat]) - (int(tables.route_length[target]) if route else 0),
        "points": int(tables.route_points[target]) if route else 0,
    }


def _pay_extra(tables: Any, state: Any, seat: int, locomotives: int, ask: Any) -> dict[str, Any]:
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


def _keep(tables: Any, state: Any, seat: int, subset: int, ask: Any) -> dict[str, Any]:
    offer = [TICKET_IDS[t - 1] for t in state.offer[seat, : state.offer_count[seat]]]
    kept = [ticket for i, ticket in enumerate(offer) if MASKS[subset] >> i & 1]
    return {"kept": kept, "returned": [ticket for ticket in offer if ticket not in kept]}


def _take(tables: Any, state: Any, seat: int, slot: int, ask: Any) -> dict[str, Any]:
    return {"card": CARDS[state.row[slot]]}


def _draw_tickets(tables: Any, state: Any, seat: int, place: int, ask: Any) -> dict[str, Any]:
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
