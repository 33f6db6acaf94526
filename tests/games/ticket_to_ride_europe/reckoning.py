"""The final scoring by brute force over every use of the stations and every trail, written from the rulebook's last page.

It works on plain lists of routes and shares no code with the program.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from itertools import combinations, product
from typing import Any, NamedTuple

from .facts import EXPRESS, ROUTES, STATION_LEFT, STATIONS, TICKETS, Route, Ticket


def connected(a: str, b: str, routes: Iterable[Route]) -> bool:
    """Return whether these routes connect two cities."""
    neighbours = defaultdict(set)
    for route in routes:
        neighbours[route.a].add(route.b)
        neighbours[route.b].add(route.a)
    reached, frontier = {a}, {a}
    while frontier:
        frontier = {city for near in frontier for city in neighbours[near]} - reached
        reached |= frontier
    return b in reached


class StationUse(NamedTuple):
    """One use of the stations: ticket points, the tickets made, and city -> borrowed route (or None)."""

    points: int
    made: frozenset[str]
    borrowed: dict[str, str | None]

    @property
    def worth(self) -> tuple[int, int, int]:
        """The order of uses: points, number of tickets, as few borrowed routes as possible (E57)."""
        return (self.points, len(self.made), -sum(route is not None for route in self.borrowed.values()))


def station_uses(
    seat: int,
    owners: Mapping[str, int],
    built: Mapping[str, int],
    held: Collection[str],
    routes: Mapping[str, Route] = ROUTES,
    tickets: Mapping[str, Ticket] = TICKETS,
) -> list[StationUse]:
    """Return every use of a seat's stations: each lends one route of another player that ends in its city, or none."""
    own = [routes[name] for name, owner in owners.items() if owner == seat]
    cities = sorted(city for city, owner in built.items() if owner == seat)
    lent: list[list[str | None]] = [
        [None, *sorted(name for name, owner in owners.items() if owner != seat and city in (routes[name].a, routes[name].b))]
        for city in cities
    ]
    all_uses = []
    for choice in product(*lent):
        usable = own + [routes[name] for name in choice if name]
        made = frozenset(name for name in held if connected(tickets[name].a, tickets[name].b, usable))
        points = sum(tickets[name].points if name in made else -tickets[name].points for name in held)
        all_uses.append(StationUse(points, made, dict(zip(cities, choice, strict=True))))
    return all_uses


def best_station_uses(*args: Any, **kwargs: Any) -> list[StationUse]:
    """Return the uses of highest worth; only the order of names decides between them (E24, E57)."""
    all_uses = station_uses(*args, **kwargs)
    best = max(use.worth for use in all_uses)
    return [use for use in all_uses if use.worth == best]


def longest_trail(routes: Collection[Route]) -> int:
    """Return the most trains on a trail, which uses no route twice. The search visits all reachable (used routes, end city)."""
    order = list(routes)
    routes_at: dict[str, list[int]] = defaultdict(list)
    for n, route in enumerate(order):
        routes_at[route.a].append(n)
        routes_at[route.b].append(n)
    reached = {(0, city): 0 for city in routes_at}
    todo, best = list(reached.items()), 0
    while todo:
        (used, city), length = todo.pop()
        best = max(best, length)
        for n in routes_at[city]:
            if not used >> n & 1:
                route = order[n]
                step = (used | 1 << n, route.b if city == route.a else route.a)
                if step not in reached:
                    reached[step] = length + route.length
                    todo.append((step, length + route.length))
    return best


def longest_trail_by_euler(routes: Collection[Route]) -> int:
    """Return the same by Euler's rule: connected routes form one trail exactly if at most two cities have an odd number of them."""
    order, best = list(routes), 0
    for size in range(1, len(order) + 1):
        for subset in combinations(order, size):
            ends = Counter(city for route in subset for city in (route.a, route.b))
            length = sum(route.length for route in subset)
            if length > best and sum(count % 2 for count in ends.values()) <= 2 and is_connected(subset):
                best = length
    return best


def is_connected(routes: Collection[Route]) -> bool:
    """Return whether these routes connect all their cities."""
    cities = {city for route in routes for city in (route.a, route.b)}
    first = min(cities)
    return all(connected(first, city, routes) for city in cities)


def is_trail(names: list[str], routes: Mapping[str, Route] = ROUTES) -> bool:
    """Return whether these routes form a trail in this order."""
    if len(set(names)) != len(names):
        return False
    if not names:
        return True
    ends = {routes[names[0]].a, routes[names[0]].b}
    for name in names[1:]:  # the cities in which the trail may end so far
        a, b = routes[name].a, routes[name].b
        ends = ({b} if a in ends else set()) | ({a} if b in ends else set())
    return bool(ends)


class FinalScore(NamedTuple):
    """A seat's final scoring."""

    routes: int
    use: StationUse
    stations_left: int
    stations: int
    trail: int
    express: int

    @property
    def points(self) -> int:
        """The final points."""
        return self.routes + self.use.points + self.stations + self.express


def final_scores(
    owners: Mapping[str, int],
    built: Mapping[str, int],
    held: list[Collection[str]],
    route_points: list[int],
    routes: Mapping[str, Route] = ROUTES,
    tickets: Mapping[str, Ticket] = TICKETS,
    express: int = EXPRESS,
    station_left: int = STATION_LEFT,
) -> list[FinalScore]:
    """Score all seats. Of equal uses of stations the one whose routes come first by name counts (E57)."""
    trails = [longest_trail([routes[name] for name, owner in owners.items() if owner == seat]) for seat in range(len(held))]
    longest = max(trails)
    scores = []
    for seat, names in enumerate(held):
        best = best_station_uses(seat, owners, built, names, routes, tickets)
        use = min(best, key=lambda use: sorted(filter(None, use.borrowed.values())))
        left = STATIONS - sum(owner == seat for owner in built.values())
        bonus = express if longest and trails[seat] == longest else 0
        scores.append(FinalScore(route_points[seat], use, left, left * station_left, trails[seat], bonus))
    return scores


def ranking(scores: list[FinalScore]) -> list[list[int]]:
    """Rank by points, tickets made, fewest stations, then the Express. Equal seats share a place (E32, E33, E55, E56)."""
    longest = max(score.trail for score in scores)
    places: dict[tuple[int, int, int, bool], list[int]] = {}
    for seat, score in enumerate(scores):
        key = (score.points, len(score.use.made), score.stations_left, 0 < score.trail == longest)
        places.setdefault(key, []).append(seat)
    return [places[key] for key in sorted(places, reverse=True)]
