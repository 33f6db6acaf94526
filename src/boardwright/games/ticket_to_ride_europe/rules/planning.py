"""Planning routes, for bots: the cheapest ways through the network at prices of the bot's own."""

from __future__ import annotations

import numpy as np

from boardwright.core.machine.rule import rule
from boardwright.games.ticket_to_ride_europe.components import BUSIEST, CITIES, ROUTES
from boardwright.games.ticket_to_ride_europe.rules.trail import other_end

INFINITY = 1_000_000_000
"""The price of a route that cannot be had, and the distance of a city that cannot be reached."""

PATHS = np.dtype(
    (
        np.record,
        [
            ("price", "i8", (ROUTES,)),  # what each route would cost: 0 for own ones, INFINITY for closed ones
            ("distance", "i8", (CITIES,)),  # from the city where the search began
            ("via", "i8", (CITIES,)),  # the route by which the cheapest way comes, or -1
            ("done", "i8", (CITIES,)),
        ],
    )
)
"""Prices, and room for a search. A bot that needs more makes a record of its own with these fields among others."""


@rule
def find_ways(tables, paths, start, goal):
    """Dijkstra's search from one city until `goal` is reached (-1: until all are). Ways are in `via` then."""
    for city in range(CITIES):
        paths.distance[city] = INFINITY
    paths.distance[start] = 0
    paths.via[start] = -1
    spread(tables, paths, goal)


@rule
def spread(tables, paths, goal):
    """The same from all cities that have a distance."""
    for city in range(CITIES):
        paths.done[city] = 0
    while True:
        city, nearest = -1, INFINITY
        for other in range(CITIES):
            if paths.done[other] == 0 and paths.distance[other] < nearest:
                city, nearest = other, paths.distance[other]
        if city < 0 or city == goal:
            return
        paths.done[city] = 1
        for i in range(BUSIEST):
            route = int(tables.city_routes[city, i])
            if route < 0:
                break
            far = nearest + paths.price[route]
            other = other_end(tables, route, city)
            if far < paths.distance[other]:
                paths.distance[other] = far
                paths.via[other] = route
