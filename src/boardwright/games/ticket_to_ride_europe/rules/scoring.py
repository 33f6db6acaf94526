"""The end: tickets, stations, the European Express, places (rulebook: end of the game, scoring)."""

from typing import Any

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.memory import local
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT, record
from boardwright.games.ticket_to_ride_europe import components as c, state as s
from boardwright.games.ticket_to_ride_europe.events import EXPRESS, FINISHED, SHOWN
from boardwright.games.ticket_to_ride_europe.rules.network import TRAIL, longest_trail
from boardwright.games.ticket_to_ride_europe.rules.stations import LINKS, best_stations, is_made, join, label_cities

REASONS = ("last_round", "stuck", "turn_cap")
LAST_TURNS, ALL_STUCK, AT_CAP = range(3)
SCORED = True


@separately_compiled("t", "s", "i", "e")
def finish(tables, state, reason, events):
    """Score tickets and the longest trail; everything is open now."""
    state.phase = s.OVER
    state.ending = reason
    links, trail = local(LINKS), local(TRAIL)
    longest = 1  # without trains on the board no seat gets the Express (E58)
    for seat in range(state.players):
        state.ticket_points[seat] = best_stations(tables, state, seat, links)
        state.made[seat] = links.made
        state.missed[seat] = state.held_count[seat] - links.made
        state.borrowed[seat, :] = links.borrowed
        state.longest[seat] = longest_trail(tables, state, seat, links.label, trail)
        longest = max(longest, state.longest[seat])
        for i in range(state.held_count[seat]):
            ticket = state.held[seat, i]
            points = int(tables.ticket_points[ticket])
            emit(events, SHOWN, EVERY_SEAT, seat, ticket, points if is_made(tables, links, ticket) else -points)
    for seat in range(state.players):
        state.express[seat] = state.longest[seat] == longest
        if state.express[seat]:
            emit(events, EXPRESS, EVERY_SEAT, seat, longest)
    emit(events, FINISHED, EVERY_SEAT)


def total(tables, state, seat):
    """The points of `seat` at the end: routes, tickets, stations left, the Express. May be negative (E45)."""
    score = int(state.points[seat]) + int(state.ticket_points[seat])
    return score + station_points(tables, state, seat) + express_points(tables, state, seat)


def station_points(tables, state, seat):
    """The points for the stations that `seat` has left."""
    return int(tables.station_left) * int(state.stations[seat])


def express_points(tables, state, seat):
    """The points for the European Express, if `seat` holds it."""
    return int(tables.express) * int(state.express[seat])


def outcome(tables, state, outcome):
    """Most points win; then tickets made, stations left, the Express; then the place is shared (E32, E33, E55, E56)."""
    outcome.reason = state.ending
    for seat in range(state.players):
        outcome.score[seat] = total(tables, state, seat)
        outcome.rank[seat] = 0
        for other in range(state.players):
            if standing(tables, state, other) > standing(tables, state, seat):
                outcome.rank[seat] += 1


def standing(tables, state, seat):
    """Return what decides the places, as one number."""
    order = (total(tables, state, seat) + 1000) * 64 + int(state.made[seat])
    return (order * 4 + int(state.stations[seat])) * 2 + int(state.express[seat])


FINAL = record(
    [
        ("station_points", "i4"),
        ("express_points", "i4"),
        ("links", LINKS),
        ("trail", TRAIL),
        ("made", "i1", (c.TICKETS,)),
        ("needed", "i1", (c.TICKETS, c.STATIONS)),
    ]
)
"""A seat's longest trail; for each ticket, in the order held, whether it is made; its borrowed routes, or ABSENT."""


def reckon_final(tables, state, seat, which, final):
    """Fill in the breakdown of a seat's points when the match is over."""
    links = final.links
    final.station_points, final.express_points = station_points(tables, state, seat), express_points(tables, state, seat)
    label_cities(tables, state, seat, links)
    longest_trail(tables, state, seat, links.label, final.trail)
    for i in range(state.held_count[seat]):
        ticket = state.held[seat, i]
        links.borrowed[:] = state.borrowed[seat]
        join(tables, links)
        final.made[i] = is_made(tables, links, ticket)
        for station in range(c.STATIONS):  # leave out each in turn
            route = links.borrowed[station]
            links.borrowed[station] = ABSENT
            join(tables, links)
            if not is_made(tables, links, ticket):
                links.borrowed[station] = route
        final.needed[i, :] = links.borrowed


def progress(tables: Any, state: Any) -> list[int]:
    """The points on the score track; when the match is over, all of them."""
    over = state.phase == s.OVER
    return [int(total(tables, state, seat) if over else state.points[seat]) for seat in range(state.players)]


def breakdown(tables: Any, state: Any, ask: Any) -> list[dict[str, Any]]:
    """For each seat the breakdown of its points (docs/games/ticket_to_ride_europe.md)."""
    return [_sources(tables, state, seat, ask("final", seat)) for seat in range(state.players)]


def _sources(tables: Any, state: Any, seat: int, final: Any) -> dict[str, Any]:
    stations, express = int(state.stations[seat]), bool(state.express[seat])
    claimed = [
        {"route": id, "points": int(points)} for id, points, owner in zip(c.ROUTE_IDS, tables.route_points, state.owner) if owner == seat
    ]
    routes = final.trail.routes.tolist()
    trail = [c.ROUTE_IDS[route] for route in routes[: routes.index(ABSENT)]]
    return {
        "routes": {"points": int(state.points[seat]), "routes": claimed},
        "tickets": {"points": int(state.ticket_points[seat]), **_tickets(tables, state, seat, final)},
        "stations": {"points": int(final.station_points), "left": stations, "built": _built(state, seat)},
        "express": {"points": int(final.express_points), "length": int(state.longest[seat]), "trail": trail},
        "tie": {"made": int(state.made[seat]), "stations": stations, "express": express},
    }


def _tickets(tables: Any, state: Any, seat: int, final: Any) -> dict[str, Any]:
    """Tickets made, each with its borrowed routes, and tickets missed."""
    tickets: dict[str, list[Any]] = {"made": [], "missed": []}
    for ticket, made, needed in zip(state.held[seat, : state.held_count[seat]], final.made, final.needed):
        worth = {"ticket": c.TICKET_IDS[ticket - 1], "points": int(tables.ticket_points[ticket])}
        borrowed = {"borrowed": [c.ROUTE_IDS[route] for route in needed if route != ABSENT]} if made else {}
        tickets["made" if made else "missed"].append(worth | borrowed)
    return tickets


def _built(state: Any, seat: int) -> list[dict[str, Any]]:
    """The stations of a seat, each with the route that it lends and that route's owner."""
    cities = [city for city in range(c.CITIES) if state.built[city] == seat]
    lent = [(c.ROUTE_IDS[route], int(state.owner[route])) if route != ABSENT else (None, None) for route in state.borrowed[seat]]
    return [{"city": c.CITY_IDS[city], "borrowed": route, "owner": owner} for city, (route, owner) in zip(cities, lent)]
