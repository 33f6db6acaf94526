"""Whether a ticket can still be made: for the eyes of its owner (plain Python)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

import numpy as np

from boardwright.games.ticket_to_ride_europe.components import CITIES, ROUTES, STATIONS
from boardwright.games.ticket_to_ride_europe.routes import BOTH_TRACKS
from boardwright.games.ticket_to_ride_europe.state import NOBODY, OVER
from boardwright.games.ticket_to_ride_europe.stations import RECKONING, best_stations, is_made


class TicketStates:
    """The state of tickets of one seat: `made`, `possible` or `impossible`.

    Made: connected by own trains and the best use of the stations as they stand. Possible: some claims that trains and closed routes
    allow, and the stations left, could still make it; cards and turns are not looked at.
    """

    def __init__(self, tables: Any, state: Any, seat: int) -> None:
        self.tables, self.state, self.seat = tables, state, seat
        self.found = np.zeros(1, RECKONING)[0]
        best_stations(tables, state, seat, self.found)
        self.near: list[list[tuple[int, int, int]]] = [[] for _ in range(CITIES)]
        for route in range(ROUTES):
            cost = self._cost(route)
            if cost is not None:
                a, b = int(tables.route_a[route]), int(tables.route_b[route])
                self.near[a].append((b, *cost))
                self.near[b].append((a, *cost))

    def _cost(self, route: int) -> tuple[int, int] | None:
        """(trains, stations) that a route would still need; None if nothing helps."""
        state, owner = self.state, int(self.state.owner[route])
        if owner == self.seat:
            return 0, 0
        if owner != NOBODY:
            return 0, 1
        twin = int(self.tables.route_twin[route])
        if twin >= 0 and state.owner[twin] != NOBODY and (state.players < BOTH_TRACKS or state.owner[twin] == self.seat):
            return None
        return int(self.tables.route_length[route]), 0

    def of(self, ticket: int) -> str:
        """The state of one ticket."""
        if is_made(self.tables, self.found, ticket):
            return "made"
        if self.state.phase == OVER or not self._reachable(int(self.tables.ticket_a[ticket]), int(self.tables.ticket_b[ticket])):
            return "impossible"
        return "possible"

    def _reachable(self, start: int, goal: int) -> bool:
        """A way with the trains left, and a station (left, or built already) for every route of somebody else."""
        trains = int(self.state.trains[self.seat])
        fewest: dict[int, int] = {}  # by city: stations on the ways found so far, all with at most as many trains as the next
        ways = [(0, 0, start)]
        while ways:
            needed, borrowed, city = heappop(ways)
            if city == goal:
                return True
            if borrowed < fewest.get(city, STATIONS + 1):
                fewest[city] = borrowed
                further = ((needed + length, borrowed + station, other) for other, length, station in self.near[city])
                for way in further:
                    if way[0] <= trains and way[1] < fewest.get(way[2], STATIONS + 1):
                        heappush(ways, way)
        return False
