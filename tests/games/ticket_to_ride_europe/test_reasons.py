"""Tests that the reasons given for actions are true."""

from __future__ import annotations

from typing import Any

from boardwright.games.ticket_to_ride_europe.components import CITY_IDS, COLOURS, ROUTE_IDS, TICKET_IDS
from tests.conftest import repetitions
from tests.games.claims import Claim, check_claims

IMPOSSIBLE = (10**6, 0)
LOCOMOTIVE, GREY = 8, 8


def cost_of(claim: Claim, route: int) -> tuple[int, int]:
    """Return the (trains, routes) that a route costs the seat."""
    known, tables = claim.known, claim.tables
    if known.owner[route] == claim.seat:
        return 0, 0
    twin = int(tables.route_twin[route])
    shut = twin >= 0 and (known.owner[twin] == claim.seat or (known.players < 4 and known.owner[twin] >= 0))
    free = known.owner[route] < 0 and not shut and known.trains[claim.seat] >= tables.route_length[route]
    return (int(tables.route_length[route]), 1) if free else IMPOSSIBLE


def distances(claim: Claim, start: int, free: int = -1) -> list[tuple[int, int]]:
    """Return the cost from a city to each other. `free`: a route without cost."""
    tables = claim.tables
    costs_to = [IMPOSSIBLE] * len(CITY_IDS)
    costs_to[start] = (0, 0)
    costs = [(0, 0) if route == free else cost_of(claim, route) for route in range(len(ROUTE_IDS))]
    ways = [(a, b, *cost) for a, b, cost in zip(tables.route_a.tolist(), tables.route_b.tolist(), costs, strict=True) if cost < IMPOSSIBLE]
    before: list[tuple[int, int]] = []
    while costs_to != before:
        before = costs_to.copy()
        for a, b, trains, routes in ways:
            for one, other in ((a, b), (b, a)):
                costs_to[other] = min(costs_to[other], (costs_to[one][0] + trains, costs_to[one][1] + routes))
    return costs_to


def ends_of(claim: Claim, ticket: str) -> tuple[int, int]:
    number = TICKET_IDS.index(ticket) + 1
    return int(claim.tables.ticket_a[number]), int(claim.tables.ticket_b[number])


def holds(claim: Claim, ticket: str) -> bool:
    return TICKET_IDS.index(ticket) + 1 in claim.known.held[claim.seat].tolist()


def missing_on_way(claim: Claim, ticket: str, route: int) -> int:
    """Return the routes missing on the cheapest ways of a ticket if this route is on one of them, otherwise 0."""
    a, b = ends_of(claim, ticket)
    whole, cost, there, back = distances(claim, a)[b], cost_of(claim, route), distances(claim, a), distances(claim, b)
    u, v = int(claim.tables.route_a[route]), int(claim.tables.route_b[route])
    sums = [tuple(map(sum, zip(there[one], cost, back[other], strict=True))) for one, other in ((u, v), (v, u))]
    return whole[1] if holds(claim, ticket) and cost < IMPOSSIBLE and whole in sums else 0


def route_of(claim: Claim) -> int:
    return ROUTE_IDS.index(claim.action.args["route"])


def completes(claim: Claim) -> bool:
    a, b = ends_of(claim, claim.args["ticket"])
    gained = int(claim.tables.ticket_points[TICKET_IDS.index(claim.args["ticket"]) + 1]) == claim.args["points"]
    return gained and distances(claim, a)[b] > (0, 0) == distances(claim, a, route_of(claim))[b] and holds(claim, claim.args["ticket"])


def parts_of(claim: Claim, seat: int) -> list[set[int]]:
    parts: list[set[int]] = []
    for route, owner in enumerate(claim.known.owner.tolist()):
        if owner == seat:
            new = {int(claim.tables.route_a[route]), int(claim.tables.route_b[route])}
            parts = [part for part in parts if not part & new] + [new.union(*(part for part in parts if part & new))]
    return parts


def joins_others(claim: Claim) -> bool:
    u, v = int(claim.tables.route_a[route_of(claim)]), int(claim.tables.route_b[route_of(claim)])
    return claim.args["seat"] != claim.seat and sum(bool(part & {u, v}) for part in parts_of(claim, claim.args["seat"])) == 2


def missing_cards(claim: Claim, route: int, extra: int | None) -> int:
    """Return the number of cards missing for a route, with one more card (`extra`) in hand."""
    hand = claim.known.hand[claim.seat].tolist()
    if extra is not None:
        hand[extra] += 1
    colour, length, ferry = (int(getattr(claim.tables, f"route_{field}")[route]) for field in ("colour", "length", "ferry"))
    same = max(hand[:LOCOMOTIVE]) if colour == GREY else hand[colour]
    return max(0, length - min(same, length - ferry) - hand[LOCOMOTIVE])


def taken_card(claim: Claim) -> int:
    return int(claim.known.row[claim.action.args["slot"] - 1])


def collects_for(claim: Claim, ready: bool) -> bool:
    route = ROUTE_IDS.index(claim.args["route"])
    left = missing_cards(claim, route, taken_card(claim))
    counted = ready or (claim.args["needed"] - claim.args["have"] == left and claim.args["needed"] == claim.tables.route_length[route])
    needed = left < missing_cards(claim, route, None) and missing_on_way(claim, claim.args["ticket"], route) > 0
    return counted and (left == 0) == ready and needed


def tickets_of(claim: Claim) -> list[str]:
    return [TICKET_IDS[ticket - 1] for ticket in claim.known.held[claim.seat].tolist() if ticket]


def helps_a_ticket(claim: Claim, card: int) -> bool:
    """Return whether a card helps with a route on the way of a ticket."""
    better = [route for route in range(len(ROUTE_IDS)) if missing_cards(claim, route, card) < missing_cards(claim, route, None)]
    return any(missing_on_way(claim, ticket, route) for ticket in tickets_of(claim) for route in better)


def is_made(claim: Claim, ticket: str) -> bool:
    a, b = ends_of(claim, ticket)
    return any({a, b} <= part for part in parts_of(claim, claim.seat))


def borrows_for(claim: Claim) -> bool:
    route, (a, b) = ROUTE_IDS.index(claim.args["route"]), ends_of(claim, claim.args["ticket"])
    lent = {int(claim.tables.route_a[route]), int(claim.tables.route_b[route])}
    joined = lent.union(*(part for part in parts_of(claim, claim.seat) if part & lent))
    others = claim.known.owner[route] not in (-1, claim.seat)
    return others and CITY_IDS.index(claim.action.args["city"]) in lent and {a, b} <= joined and not is_made(claim, claim.args["ticket"])


def kept_tickets(claim: Claim) -> list[int]:
    offered = [ticket for ticket in claim.known.offer[claim.seat].tolist() if ticket]
    return [offered[int(digit) - 1] for digit in claim.action.args["kept"]]


def trains_each(claim: Claim) -> list[int]:
    """Return the trains that each kept ticket needs by itself."""
    pairs = [(int(claim.tables.ticket_a[ticket]), int(claim.tables.ticket_b[ticket])) for ticket in kept_tickets(claim)]
    return [min(90, distances(claim, a)[b][0]) for a, b in pairs]


def hand_count(match: Any, seat: int) -> int:
    return int(match.hidden(seat).hand_count[seat])


CHECKS = {
    "completes": completes,
    "serves_both": lambda claim: all(missing_on_way(claim, claim.args[each], route_of(claim)) > 0 for each in ("ticket_1", "ticket_2")),
    "serves": lambda claim: missing_on_way(claim, claim.args["ticket"], route_of(claim)) == claim.args["routes"] > 1,
    "joins_others": joins_others,
    "ends": lambda claim: claim.known.trains[claim.seat] - claim.tables.route_length[route_of(claim)] == claim.args["trains"] <= 2,
    "scores": lambda claim: claim.tables.route_points[route_of(claim)] == claim.args["points"],
    "pays_for": lambda claim: collects_for(claim, ready=True),
    "collects_for": lambda claim: collects_for(claim, ready=False),
    "any_colour": lambda claim: taken_card(claim) == LOCOMOTIVE,
    "not_shown": lambda claim: not any(helps_a_ticket(claim, card) for card in set(claim.known.row.tolist()) - {-1}),
    "hides": lambda claim: claim.action.kind == "draw",
    "collects": lambda claim: claim.known.hand[claim.seat, COLOURS.index(claim.args["card"])] + 1 == claim.args["count"],
    "all_made": lambda claim: all(is_made(claim, ticket) for ticket in tickets_of(claim)),
    "more_tickets": lambda claim: claim.known.trains[claim.seat] == claim.args["trains"],
    "borrows_for": borrows_for,
    "borrows": lambda claim: claim.known.stations[claim.seat] - 1 == claim.args["left"],
    "not_needed": lambda claim: claim.args["card"] == claim.action.args["colour"],
    "spares_locomotives": lambda claim: claim.action.args["locomotives"] == min(
        each.args["locomotives"] for each in claim.match.legal(claim.seat) if each.args["colour"] == claim.action.args["colour"]
    ),
    "pays": lambda claim: claim.args["locomotives"] == claim.action.args["locomotives"],
    "tunnel_paid": lambda claim: claim.after().hidden(claim.seat).owner[ROUTE_IDS.index(claim.args["route"])] == claim.seat,
    "cards_back": lambda claim: hand_count(claim.after(), claim.seat) - hand_count(claim.match, claim.seat) == claim.args["count"],
    "enough": lambda claim: claim.action.kind == "stop",
    "share_routes": lambda claim: max(trains_each(claim)) <= claim.args["together"] < claim.args["apart"] == sum(trains_each(claim)),
    "can_be_built": lambda claim: max(trains_each(claim)) <= claim.args["together"] <= claim.args["trains"],
    "too_long": lambda claim: sum(trains_each(claim)) > claim.args["trains"] == claim.known.trains[claim.seat],
    "waits": lambda claim: claim.action.kind == "pass",
}  # fmt: skip


def test_reasons_for_actions_are_true() -> None:
    matches, every = repetitions(2, proving=20, short=2), repetitions(40, proving=9, short=40)
    seen = check_claims("ticket_to_ride_europe", CHECKS, matches=matches, every=every)
    assert len(seen) >= 10
