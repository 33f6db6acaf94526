"""The end of a match by brute force: every use of the stations, every trail. Written from the rulebook's last page, for small wits.

Trails and connections are found from plain lists of (city, city, length); nothing here knows the program.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from itertools import combinations, product
from typing import Any, NamedTuple

from .facts import EXPRESS, ROUTES, STATION_LEFT, STATIONS, TICKETS, Route, Ticket


def connected(a: str, b: str, routes: Iterable[Route]) -> bool:
    """Whether one can travel from a to b over these routes."""
    ways = defaultdict(set)
    for route in routes:
        ways[route.a].add(route.b)
        ways[route.b].add(route.a)
    seen, edge = {a}, {a}
    while edge:
        edge = {city for one in edge for city in ways[one]} - seen
        seen |= edge
    return b in seen


class Use(NamedTuple):
    """One way to use the stations: ticket points, the tickets made, and city -> borrowed route (or None)."""

    points: int
    made: frozenset[str]
    borrowed: dict[str, str | None]

    @property
    def worth(self) -> tuple[int, int, int]:
        """What decides between two uses: points, number of tickets, as few borrowed routes as possible (E57)."""
        return (self.points, len(self.made), -sum(route is not None for route in self.borrowed.values()))


def uses(
    seat: int,
    owners: Mapping[str, int],
    built: Mapping[str, int],
    held: Collection[str],
    routes: Mapping[str, Route] = ROUTES,
    tickets: Mapping[str, Ticket] = TICKETS,
) -> list[Use]:
    """Every way in which a seat can use its stations: each lends one route of another player that ends in its city, or none."""
    own = [routes[name] for name, owner in owners.items() if owner == seat]
    cities = sorted(city for city, owner in built.items() if owner == seat)
    lent: list[list[str | None]] = [
        [None, *sorted(name for name, owner in owners.items() if owner != seat and city in (routes[name].a, routes[name].b))]
        for city in cities
    ]
    found = []
    for choice in product(*lent):
        usable = own + [routes[name] for name in choice if name]
        made = frozenset(name for name in held if connected(tickets[name].a, tickets[name].b, usable))
        points = sum(tickets[name].points if name in made else -tickets[name].points for name in held)
        found.append(Use(points, made, dict(zip(cities, choice, strict=True))))
    return found


def best_uses(*args: Any, **kwargs: Any) -> list[Use]:
    """All uses that nothing but the order of names tells apart (E24, E57)."""
    found = uses(*args, **kwargs)
    best = max(use.worth for use in found)
    return [use for use in found if use.worth == best]


def longest_trail(routes: Collection[Route]) -> int:
    """The most trains on one way that uses no route twice (cities may come again): all reachable (routes used, end) are visited."""
    order = list(routes)
    at: dict[str, list[int]] = defaultdict(list)
    for n, route in enumerate(order):
        at[route.a].append(n)
        at[route.b].append(n)
    reached = {(0, city): 0 for city in at}
    todo, best = list(reached.items()), 0
    while todo:
        (used, city), length = todo.pop()
        best = max(best, length)
        for n in at[city]:
            if not used >> n & 1:
                route = order[n]
                step = (used | 1 << n, route.b if city == route.a else route.a)
                if step not in reached:
                    reached[step] = length + route.length
                    todo.append((step, length + route.length))
    return best


def longest_trail_by_euler(routes: Collection[Route]) -> int:
    """The same by another road: a set of routes is one trail exactly if it hangs together and at most two cities have an odd number."""
    order, best = list(routes), 0
    for size in range(1, len(order) + 1):
        for some in combinations(order, size):
            ends = Counter(city for route in some for city in (route.a, route.b))
            length = sum(route.length for route in some)
            if length > best and sum(count % 2 for count in ends.values()) <= 2 and in_one_piece(some):
                best = length
    return best


def in_one_piece(routes: Collection[Route]) -> bool:
    """Whether one can get from every city of these routes to every other."""
    cities = {city for route in routes for city in (route.a, route.b)}
    first = min(cities)
    return all(connected(first, city, routes) for city in cities)


def is_trail(names: list[str], routes: Mapping[str, Route] = ROUTES) -> bool:
    """Whether these routes in this order are one way through the board, none of them twice."""
    if len(set(names)) != len(names):
        return False
    if not names:
        return True
    ends = {routes[names[0]].a, routes[names[0]].b}
    for name in names[1:]:  # the cities in which one may stand now
        a, b = routes[name].a, routes[name].b
        ends = ({b} if a in ends else set()) | ({a} if b in ends else set())
    return bool(ends)


class Reckoning(NamedTuple):
    """A seat's end of the match."""

    routes: int
    use: Use
    stations_left: int
    stations: int
    trail: int
    express: int

    @property
    def points(self) -> int:
        """Everything together."""
        return self.routes + self.use.points + self.stations + self.express


def reckon(
    owners: Mapping[str, int],
    built: Mapping[str, int],
    held: list[Collection[str]],
    route_points: list[int],
    routes: Mapping[str, Route] = ROUTES,
    tickets: Mapping[str, Ticket] = TICKETS,
    express: int = EXPRESS,
    station_left: int = STATION_LEFT,
) -> list[Reckoning]:
    """The end of a match for all seats. Of equal uses of stations the one whose routes come first by name (E57)."""
    trails = [longest_trail([routes[name] for name, owner in owners.items() if owner == seat]) for seat in range(len(held))]
    longest = max(trails)
    found = []
    for seat, mine in enumerate(held):
        use = min(best_uses(seat, owners, built, mine, routes, tickets), key=lambda use: sorted(filter(None, use.borrowed.values())))
        left = STATIONS - sum(owner == seat for owner in built.values())
        bonus = express if longest and trails[seat] == longest else 0
        found.append(Reckoning(route_points[seat], use, left, left * station_left, trails[seat], bonus))
    return found


def ranking(reckoned: list[Reckoning]) -> list[list[int]]:
    """Points, then tickets made, then fewest stations, then the Express; equal seats share a place (E32, E33, E55, E56)."""
    longest = max(one.trail for one in reckoned)
    places: dict[tuple[int, int, int, bool], list[int]] = {}
    for seat, one in enumerate(reckoned):
        key = (one.points, len(one.use.made), one.stations_left, 0 < one.trail == longest)
        places.setdefault(key, []).append(seat)
    return [places[key] for key in sorted(places, reverse=True)]
