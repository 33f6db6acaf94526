"""The end: tickets, stations, the European Express, places (rulebook: end of the game, scoring)."""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.memory import local
from boardwright.core.machine.rule import rule, separately_compiled
from boardwright.core.machine.state import ABSENT, to_namespace
from boardwright.games.ticket_to_ride_europe.components import CITY_IDS, ROUTE_IDS, ROUTES, STATIONS, TICKET_IDS
from boardwright.games.ticket_to_ride_europe.events import EXPRESS, FINISHED, SHOWN
from boardwright.games.ticket_to_ride_europe.rules.stations import (
    RECKONING,
    best_stations,
    is_made,
    join,
    label_cities,
    own_stations,
)
from boardwright.games.ticket_to_ride_europe.rules.trail import TRAIL, longest_trail
from boardwright.games.ticket_to_ride_europe.state import NOBODY, OVER

REASONS = ("last_round", "stuck", "turn_cap")
LAST_TURNS, ALL_STUCK, AT_CAP = range(3)
SCORED = True


@separately_compiled("t", "s", "i", "e")
def finish(tables, state, reason, events):
    """Score tickets and the longest trail; all is open now."""
    state.phase = OVER
    state.ending = reason
    found, trail = local(RECKONING), local(TRAIL)
    longest = 1  # with no trains on the board nobody gets the Express (E58)
    for seat in range(state.players):
        state.ticket_points[seat] = best_stations(tables, state, seat, found)
        state.made[seat] = found.made
        state.missed[seat] = state.held_count[seat] - found.made
        for i in range(STATIONS):
            state.borrowed[seat, i] = found.borrowed[i]
        state.longest[seat] = longest_trail(tables, state, seat, found.label, trail)
        longest = max(longest, state.longest[seat])
        show_tickets(tables, state, seat, found, events)
    for seat in range(state.players):
        state.express[seat] = state.longest[seat] == longest
        if state.express[seat]:
            emit(events, EXPRESS, EVERY_SEAT, seat, longest)
    emit(events, FINISHED, EVERY_SEAT)


@rule
def show_tickets(tables, state, seat, found, events):
    """Tell every ticket of `seat`."""
    for i in range(state.held_count[seat]):
        ticket = state.held[seat, i]
        points = int(tables.ticket_points[ticket])
        emit(events, SHOWN, EVERY_SEAT, seat, ticket, points if is_made(tables, found, ticket) else -points)


@rule
def total(tables, state, seat):
    """The points of `seat` at the end: routes, tickets, stations left, the Express. May be below zero (E45)."""
    score = int(state.points[seat]) + int(state.ticket_points[seat])
    return score + int(tables.station_left) * int(state.stations[seat]) + int(tables.express) * int(state.express[seat])


@rule
def outcome(tables, state, outcome):
    """Points; then tickets made, stations left, the Express; then the place is shared (E32, E33, E55, E56)."""
    outcome.reason = state.ending
    for seat in range(state.players):
        outcome.score[seat] = total(tables, state, seat)
        outcome.rank[seat] = 0
        for other in range(state.players):
            if standing(tables, state, other) > standing(tables, state, seat):
                outcome.rank[seat] += 1


@rule
def standing(tables, state, seat):
    """What places are decided by, as one number."""
    order = (total(tables, state, seat) + 1000) * 64 + int(state.made[seat])
    return (order * 4 + int(state.stations[seat])) * 2 + int(state.express[seat])


def breakdown(tables: Any, state: Any) -> list[dict[str, Any]]:
    """Per seat what its points are made of (docs/games/ticket_to_ride_europe.md)."""
    return [_sources(tables, state, seat) for seat in range(state.players)]


def _sources(tables: Any, state: Any, seat: int) -> dict[str, Any]:
    found, trail = (to_namespace(np.zeros(1, kind)[0]) for kind in (RECKONING, TRAIL))  # lists are quicker than records
    label_cities(tables, state, seat, found)
    length = longest_trail(tables, state, seat, found.label, trail)
    express = bool(state.express[seat])
    routes = [r for r in range(ROUTES) if state.owner[r] == seat]
    claimed = [{"route": ROUTE_IDS[r], "points": int(tables.route_points[r])} for r in routes]
    return {
        "routes": {"points": int(state.points[seat]), "routes": claimed},
        "tickets": {"points": int(state.ticket_points[seat]), **_tickets(tables, state, seat, found)},
        "stations": {
            "points": int(tables.station_left) * int(state.stations[seat]),
            "left": int(state.stations[seat]),
            "built": _built(state, seat),
        },
        "express": {
            "points": int(tables.express) * express,
            "length": int(length),
            "trail": [ROUTE_IDS[r] for r in trail.routes[: trail.routes.index(-1)]],
        },
        "tie": {"made": int(state.made[seat]), "stations": int(state.stations[seat]), "express": express},
    }


def _tickets(tables: Any, state: Any, seat: int, found: Any) -> dict[str, Any]:
    """Tickets made, each with the borrowed routes that it needs, and tickets missed. `found`: RECKONING with the labels of cities."""
    found.borrowed = [int(route) for route in state.borrowed[seat]]
    join(tables, found)
    made, missed = [], []
    for ticket in state.held[seat, : state.held_count[seat]]:
        told = {"ticket": TICKET_IDS[ticket - 1], "points": int(tables.ticket_points[ticket])}
        if is_made(tables, found, ticket):
            made.append({**told, "borrowed": _needed(tables, found, ticket)})
        else:
            missed.append(told)
    return {"made": made, "missed": missed}


def _needed(tables: Any, found: Any, ticket: int) -> list[str]:
    """The borrowed routes without which a ticket would be missed, one after the other left out."""
    all_borrowed, needed = found.borrowed, list(found.borrowed)
    found.borrowed = needed
    for i in range(STATIONS):
        lent, needed[i] = needed[i], ABSENT
        join(tables, found)
        if not is_made(tables, found, ticket):
            needed[i] = lent
    found.borrowed = all_borrowed
    join(tables, found)
    return [ROUTE_IDS[r] for r in needed if r != ABSENT]


def _built(state: Any, seat: int) -> list[dict[str, Any]]:
    cities = np.zeros(STATIONS, np.int64)
    built = []
    for i in range(own_stations(state, seat, cities)):
        route = int(state.borrowed[seat, i])
        owner = int(state.owner[route]) if route != NOBODY else None
        built.append({"city": CITY_IDS[cities[i]], "borrowed": ROUTE_IDS[route] if route != NOBODY else None, "owner": owner})
    return built
