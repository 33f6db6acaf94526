"""A hidden copy as plain data for people: what is where, the question, and the effect of an action."""

from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.text.position_fields import write_fields
from boardwright.games.ticket_to_ride_europe import state as s
from boardwright.games.ticket_to_ride_europe.actions import ACTIONS, ANSWERS, MASKS, PAY_EXTRA, PAY_WITH, PLACE
from boardwright.games.ticket_to_ride_europe.components import CARDS, CITY_IDS, LOCOMOTIVE, ROUTE_IDS, ROUTES, TICKET_IDS
from boardwright.games.ticket_to_ride_europe.presentation.prospects import STATES
from boardwright.games.ticket_to_ride_europe.rules.cards import price
from boardwright.games.ticket_to_ride_europe.rules.scoring import breakdown

PUBLIC = ("turn", "active", "first", "row", "owners", "built", "last_round")
"""Fields that a view copies from a position."""
OF_SEATS = ("known", "trains", "stations", "points")
"""Fields that a view copies from a position for each player."""
READ = (*PUBLIC, *OF_SEATS, "hands", "dropped", "discard", "laid")


def phase_of(state: Any) -> str:
    """The name of the phase."""
    if state.phase == s.PAY:
        return "pay_station" if state.paying >= ROUTES else "pay_route"
    return s.PHASES[state.phase]


def kinds(counts: Any) -> dict[str, int]:
    """The cards whose count is not 0, by name."""
    return {card: int(count) for card, count in zip(CARDS, counts, strict=True) if count}


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know (docs/games/ticket_to_ride_europe.md describes the fields)."""
    fields = write_fields(s.State, hidden, READ)
    viewer, cap = int(hidden.viewer), int(hidden.options.turn_cap)
    table = ask("table")
    return {
        "phase": phase_of(hidden),
        **{field: fields[field] for field in PUBLIC},
        "seats": [_seat(tables, hidden, seat, fields, ask) for seat in range(hidden.players)],
        "deck": int(hidden.deck_count),
        "discarded": int(hidden.discard_count),
        "discards": fields["discard"],
        "ticket_deck": int(table.tickets_left),
        "closed": [id for id, closed in zip(ROUTE_IDS, table.closed, strict=True) if closed],
        "paying": _paying(tables, hidden) if hidden.phase == s.PAY else None,
        "tunnel": {"seat": fields["active"], **fields["laid"], "extra": int(hidden.extra)} if hidden.phase == s.TUNNEL else None,
        "turns_to_cap": cap - fields["turn"] if cap else None,
        "returned": [TICKET_IDS[hidden.returned_tickets[i] - 1] for i in range(hidden.returned_count) if hidden.returned_seat[i] == viewer],
        "dropped": fields["dropped"][viewer] if viewer >= 0 else [],
        "final": breakdown(tables, hidden, ask) if hidden.phase == s.OVER else None,
    }


def _seat(tables: Any, hidden: Any, seat: int, fields: dict[str, Any], ask: Any) -> dict[str, Any]:
    """Return what belongs to one player; null where it is secret."""
    cards, hand = int(hidden.hand_count[seat]), fields["hands"][seat]
    held, offered = hidden.held[seat, : hidden.held_count[seat]].tolist(), hidden.offer[seat, : hidden.offer_count[seat]].tolist()
    seen = any(tickets and 0 not in tickets for tickets in (held, offered))
    states = ask("tickets", seat).state if seen else None  # the expensive part of a view
    return {
        "cards": cards,
        "hand": hand if sum(hand.values()) == cards else None,
        **{field: fields[field][seat] for field in OF_SEATS},
        "tickets": len(held),
        "held": None if 0 in held else [_ticket(tables, states, ticket) for ticket in held],
        "offered_count": len(offered),
        "offered": None if 0 in offered else [_ticket(tables, states, ticket) for ticket in offered],
    }


def _ticket(tables: Any, states: Any, ticket: int) -> dict[str, Any]:
    return {
        "ticket": TICKET_IDS[ticket - 1],
        "a": CITY_IDS[tables.ticket_a[ticket]],
        "b": CITY_IDS[tables.ticket_b[ticket]],
        "points": int(tables.ticket_points[ticket]),
        "long": bool(tables.ticket_long[ticket]),
        "state": STATES[states[ticket]],
    }


def _paying(tables: Any, state: Any) -> dict[str, Any]:
    """Return what is about to be paid for, and its price."""
    target = int(state.paying)
    route, city = (ROUTE_IDS[target], None) if target < ROUTES else (None, CITY_IDS[target - ROUTES])
    return {"route": route, "city": city, "cost": int(price(tables, state, int(state.active), target))}


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """The question to a seat that must decide."""
    args = dict[str, Any]()
    if hidden.phase == s.PAY:
        args = {name: value for name, value in _paying(tables, hidden).items() if value is not None}
    elif hidden.phase == s.TUNNEL:
        args = {"route": ROUTE_IDS[hidden.laid_route], "colour": CARDS[hidden.laid_colour], "extra": int(hidden.extra)}
    return Prompt(phase_of(hidden), ANSWERS[hidden.phase], **args)


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """The effect of a legal action, as far as the seat can know."""
    found = PREVIEWS.get(ACTIONS[action].kind)
    return found(tables, hidden, seat, int(PLACE[action]), ask) if found else {}


def _payments(tables: Any, state: Any, seat: int, target: int, ask: Any) -> list[dict[str, Any]]:
    """All ways to pay, cheapest first: the fewest locomotives, then the colour with most cards left."""
    found = ask("payments", seat, target)
    ways = zip(found.locomotives[: found.count].tolist(), found.colour.tolist(), strict=False)
    ranked = sorted(ways, key=lambda way: (way[0], 0 if way[1] == LOCOMOTIVE else -int(state.hand[seat, way[1]]), way[1]))
    cost = int(found.cost)
    return [{"colour": CARDS[colour], "cards": cost - locomotives, "locomotives": locomotives} for locomotives, colour in ranked]


def _claim(tables: Any, state: Any, seat: int, route: int, ask: Any) -> dict[str, Any]:
    ways = _payments(tables, state, seat, route, ask)
    tunnel = bool(tables.route_tunnel[route])
    return {
        "route": ROUTE_IDS[route],
        "length": int(tables.route_length[route]),
        "points": int(tables.route_points[route]),
        "payments": ways,
        "tunnel": tunnel,
        "odds": ask("odds", seat, CARDS.index(ways[0]["colour"])).shares.tolist() if tunnel and ways else None,
    }


def _build(tables: Any, state: Any, seat: int, city: int, ask: Any) -> dict[str, Any]:
    lends = [ROUTE_IDS[r] for r in tables.city_routes[city] if r >= 0 and state.owner[r] not in (s.NOBODY, seat)]
    ways = _payments(tables, state, seat, ROUTES + city, ask)
    return {"city": CITY_IDS[city], "cost": int(price(tables, state, seat, ROUTES + city)), "payments": ways, "lends": lends}


def _paid(payment: Any) -> dict[str, Any]:
    """Return what a payment takes, and hand, trains and points after it."""
    return {**{name: int(payment[name]) for name in ("cards", "locomotives", "trains", "points")}, "hand": kinds(payment.hand)}


def _keep(tables: Any, state: Any, seat: int, subset: int, ask: Any) -> dict[str, Any]:
    offer = [TICKET_IDS[t - 1] for t in state.offer[seat, : state.offer_count[seat]]]
    kept = [ticket for i, ticket in enumerate(offer) if MASKS[subset] >> i & 1]
    return {"kept": kept, "returned": [ticket for ticket in offer if ticket not in kept]}


PREVIEWS = {
    "claim": _claim,
    "build_station": _build,
    "pay": lambda tables, state, seat, way, ask: _paid(ask("payment", seat, PAY_WITH + way)),
    "pay_extra": lambda tables, state, seat, locomotives, ask: _paid(ask("payment", seat, PAY_EXTRA + locomotives)),
    "keep": _keep,
    "take": lambda tables, state, seat, slot, ask: {"card": CARDS[state.row[slot]]},
    "draw_tickets": lambda tables, state, seat, place, ask: {"count": int(ask("table").tickets_to_draw)},
}
