"""Whether a ticket can still be made: for the eyes of its owner (plain Python)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from boardwright.core.machine.state import reading
from boardwright.games.ticket_to_ride_europe.components import CITIES, HALF, ROUTES
from boardwright.games.ticket_to_ride_europe.rules.routes import can_afford_station, claimable, is_open
from boardwright.games.ticket_to_ride_europe.rules.stations import RECKONING, best_stations, is_made
from boardwright.games.ticket_to_ride_europe.state import CHOOSE_TICKETS, NOBODY, OVER, SECOND_CARD, TUNNEL

FAR = 1000  # more trains than anybody has
MANY = 1000  # more turns than anybody needs


class Leap(NamedTuple):
    """A way over a route that own trains will not make: it is borrowed; or claimed in the only turn left."""

    a: int
    b: int
    stations: tuple[int, ...]  # cities of stations that may lend it, built or to be built; none for a claim
    length: int  # spaces that somebody else must claim first; 0 if it is there, or for a claim


class Way(NamedTuple):
    """How far the search has come, and what it has left."""

    city: int
    trains: int
    acts: int  # stations to be built; in the only turn left, a station or a claim
    leaps: int
    used: frozenset[int] = frozenset()  # cities of the stations that lend a route
    claimed: tuple[int, ...] = ()  # lengths of the routes that others must claim


class TicketStates:
    """The state of tickets of one seat: `made`, `possible` or `impossible`.

    Made: connected by own trains and the best use of the stations as they stand. Possible: there are claims and stations, of this seat and
    of the others, after which own trains and stations connect its cities. It is decided exactly whether there are, under these rules:

    * All claims of a seat together take no more trains than it has left; double routes close as in the rules.
    * A station lends one route of somebody else that ends in its city. One that is left may be built where none stands.
    * In the last round, and before the turn cap, a seat claims and builds no more than it has turns left, a turn begun with cards or
      tickets being lost for that. In its only turn this seat claims or builds what its hand can pay; a tunnel begun may succeed.

    Not looked at: cards otherwise, whether two own turns or more are enough before the turn cap, and other tickets, for which the stations
    may be needed more. So what is impossible is never made; what is possible may take luck, and others' help.
    """

    def __init__(self, tables: Any, state: Any, seat: int) -> None:
        self.tables, self.state, self.seat = tables, state, seat
        self.found = reading(np.zeros(1, RECKONING)[0])  # lists are quicker than the record itself
        best_stations(tables, state, seat, self.found)
        self.turns = turns_left(state)
        self.last = self.turns[seat] == 1  # the only turn: one claim or one station
        stations = int(state.stations[seat])
        if self.last:
            self.acts = 1
        else:
            self.acts = stations if self.turns[seat] else 0  # stations that may be built
        self.most_leaps = sum(owner == seat for owner in state.built) + self.acts
        self.builds = bool(stations and self.acts and (not self.last or self._can_pay_station()))

    def of(self, ticket: int) -> str:
        """The state of one ticket."""
        if is_made(self.tables, self.found, ticket):
            return "made"
        if self.state.phase == OVER:
            return "impossible"
        a, b = int(self.tables.ticket_a[ticket]), int(self.tables.ticket_b[ticket])
        start = Way(a, int(self.state.trains[self.seat]), self.acts, self.most_leaps)
        return "possible" if self._reaches(start, b) else "impossible"

    # -- what may be walked over ---------------------------------------------------------------------------------------------------

    @cached_property
    def walk(self) -> Any:
        """Trains needed between any two cities over own routes and, with several turns left, over claims."""
        far = np.full((CITIES, CITIES), FAR, np.int16)
        np.fill_diagonal(far, 0)
        several = self.turns[self.seat] > 1
        for route in range(ROUTES):
            a, b = self._ends(route)
            if self.state.owner[route] == self.seat:
                far[a, b] = far[b, a] = 0
            elif several and is_open(self.tables, self.state, self.seat, route):
                far[a, b] = far[b, a] = min(far[a, b], self.tables.route_length[route])
        for city in range(CITIES):
            np.minimum(far, far[:, city, None] + far[None, city, :], out=far)
        return far

    @cached_property
    def leaps(self) -> list[Leap]:
        """All leaps, in both directions."""
        found = []
        claims = self._last_claims() if self.last else 0
        for route in range(ROUTES):
            a, b = self._ends(route)
            if claims >> route & 1:
                found.append(Leap(a, b, (), 0))
            length = self._length_to_borrow(route)
            stations = tuple(city for city in (a, b) if self._may_stand(city))
            if length is not None and stations:
                found.append(Leap(a, b, stations, length))
        return found + [Leap(leap.b, leap.a, leap.stations, leap.length) for leap in found]

    @cached_property
    def bounds(self) -> list[Any]:
        """For 0, 1, … leaps: trains needed at least between any two cities, as if every station could be used for all of them."""
        near = [[leap.b for leap in self.leaps if leap.a == city] for city in range(CITIES)]
        found = [self.walk]
        for _ in range(self.most_leaps):
            further = np.array([found[-1][cities].min(axis=0) if cities else np.full(CITIES, FAR, np.int16) for cities in near])
            found.append(np.minimum(found[-1], (self.walk[:, :, None] + further[None]).min(axis=1)))
        return found

    def _ends(self, route: int) -> tuple[int, int]:
        return int(self.tables.route_a[route]), int(self.tables.route_b[route])

    def _may_stand(self, city: int) -> bool:
        """Whether a station of this seat stands there or may be built there."""
        owner = self.state.built[city]
        return bool(owner == self.seat or (owner == NOBODY and self.builds))

    def _length_to_borrow(self, route: int) -> int | None:
        """0 if a route is there to be borrowed; its spaces if another seat may claim it; None if it never can be borrowed."""
        owner, twin = self.state.owner[route], int(self.tables.route_twin[route])
        if owner != NOBODY:
            return None if owner == self.seat else 0
        length = int(self.tables.route_length[route])
        if twin >= 0 and self.state.owner[twin] != NOBODY:
            return None  # closed, or the other track does as well
        return length if self._others_claim((length,)) else None

    def _others_claim(self, lengths: tuple[int, ...]) -> bool:
        """Whether the others have the trains and turns to claim routes of these lengths."""
        others = [seat for seat in range(self.state.players) if seat != self.seat]
        for claimants in product(others, repeat=len(lengths)):
            trains = {seat: sum(n for n, claimant in zip(lengths, claimants, strict=True) if claimant == seat) for seat in claimants}
            if all(n <= self.state.trains[seat] and claimants.count(seat) <= self.turns[seat] for seat, n in trains.items()):
                return True
        return False

    def _tunnel_begun(self) -> bool:
        return bool(self.state.phase == TUNNEL and self.state.active == self.seat)

    def _can_pay_station(self) -> bool:
        return bool(not self._tunnel_begun() and can_afford_station(self.state, self.seat))

    def _last_claims(self) -> int:
        """The routes that may be claimed in the only turn left, as a set."""
        if self._tunnel_begun():
            return 1 << int(self.state.laid_route)
        first, second = (int(claimable(self.tables, self.state, self.seat, half)) for half in range(2))
        return first | second << HALF

    # -- the search ----------------------------------------------------------------------------------------------------------------

    def _reaches(self, way: Way, goal: int) -> bool:
        """Whether `goal` can be reached by going on."""
        if self.walk[way.city, goal] <= way.trains:
            return True
        if not way.leaps or self.bounds[way.leaps][way.city, goal] > way.trains:
            return False
        needed, ahead = self.walk[way.city].tolist(), self.bounds[way.leaps - 1][:, goal].tolist()
        for leap in self.leaps:
            trains = way.trains - needed[leap.a]
            if trains >= ahead[leap.b] and any(self._reaches(further, goal) for further in self._over(way, leap, trains)):
                return True
        return False

    def _over(self, way: Way, leap: Leap, trains: int) -> Iterator[Way]:
        """The way over a leap, with so many trains left: once for each station that may lend the route."""
        gone = Way(leap.b, trains, way.acts, way.leaps - 1, way.used, way.claimed)
        if not leap.stations:
            if way.acts:
                yield gone._replace(acts=way.acts - 1)
            return
        if leap.length:
            gone = gone._replace(claimed=(*way.claimed, leap.length))
            if not self._others_claim(gone.claimed):
                return
        for city in leap.stations:
            cost = int(self.state.built[city] == NOBODY)
            if city not in way.used and cost <= way.acts:
                yield gone._replace(acts=way.acts - cost, used=way.used | {city})


def turns_left(state: Any) -> list[int]:
    """How many more times each seat can claim or build: few in the last round or before the turn cap, otherwise MANY."""
    cap = int(state.options.turn_cap)
    ends = [int(state.turns_left)] if state.turns_left else []
    ends += [cap - int(state.turn)] if cap else []
    if not ends:
        return [MANY] * state.players
    turns = [(min(ends) - 1 - (seat - int(state.active)) % state.players) // state.players + 1 for seat in range(state.players)]
    if state.phase in (SECOND_CARD, CHOOSE_TICKETS):
        turns[state.active] -= 1
    return turns
