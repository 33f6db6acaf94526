"""Tests of the states of tickets (made, possible, impossible), against a search of all ways, and in whole matches."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from tests.conftest import repetitions
from tests.games.rng import Rng

from .facts import CITIES, LONG, REGULAR, ROUTES, TICKETS, Route, twin_of
from .helpers import PLAYERS, game, play, position, start_match
from .test_twin import choose_varied, random_owners
from .twin import payments

BOARDS = repetitions(15, proving=320, short=15)
MATCHES = repetitions(1, proving=16, short=1)
ROUTES_FROM = defaultdict(list)
for _route in ROUTES.values():
    ROUTES_FROM[_route.a].append((_route, _route.b))
    ROUTES_FROM[_route.b].append((_route, _route.a))


def ticket_states(match: Any, seat: int = 0) -> dict[str, str]:
    """Return ticket -> state, as its owner sees it."""
    return {entry["ticket"]: entry["state"] for entry in match.view(seat)["seats"][seat]["held"]}


def state_of(ticket: str, **where: Any) -> str:
    """Return the state of the only ticket of seat 0."""
    return ticket_states(start_match(position(**{"players": 2, "tickets": [[ticket]], **where})))[ticket]


# -- single cases ------------------------------------------------------------------------------------------------------------------

ENGLAND = {"edinburgh-london-1": 0, "dieppe-london-1": 0}


def test_a_ticket_is_possible_while_another_player_may_claim_a_route_for_a_station() -> None:
    """Seat 0 has no train left, but its station in Paris can borrow a later route. Such a ticket was once shown as impossible."""
    where = position(2, hands=["", "1 purple"], owners=ENGLAND, built={"paris": 0}, tickets=[["edinburgh-paris"]], trains=[0, 45], active=1)
    match = start_match(where)
    assert ticket_states(match) == {"edinburgh-paris": "possible"}
    play(match, "claim dieppe-paris", "pay purple 0")
    assert ticket_states(match) == {"edinburgh-paris": "made"}


@pytest.mark.parametrize(
    ("change", "state"),
    [
        ({}, "possible"),
        ({"trains": [0, 0]}, "impossible"),  # no player can claim Dieppe–Paris
        ({"built": {"berlin": 0}}, "possible"),  # two more stations may be built
        ({"built": {"berlin": 0, "wien": 0, "roma": 0}}, "impossible"),
        ({"built": {"berlin": 0, "wien": 0, "roma": 0}, "owners": {**ENGLAND, "dieppe-paris": 1}}, "impossible"),  # no station lends it
        ({"built": {"dieppe": 1, "paris": 1}, "owners": {**ENGLAND, "dieppe-paris": 1}}, "possible"),  # by way of Bruxelles
        ({"built": {"dieppe": 0, "wien": 0, "roma": 0}, "owners": {**ENGLAND, "dieppe-paris": 1}}, "made"),
    ],
)
def test_a_station_lends_a_route_into_its_city_and_no_other(change: dict[str, Any], state: str) -> None:
    """A route of another player once counted wherever stations stood."""
    assert state_of("edinburgh-paris", **{"owners": ENGLAND, "built": {"paris": 0}, "trains": [0, 44], **change}) == state


def test_a_station_lends_one_route() -> None:
    """Berlin–Frankfurt–Paris belongs to seat 1. The station in Frankfurt lends one half; a second station would lend the other."""
    owners = {"berlin-frankfurt-1": 1, "frankfurt-paris-1": 1, "dieppe-paris": 0, "dieppe-london-1": 0}
    far = {"wien": 0, "roma": 0}
    where = {"owners": owners, "trains": [0, 0]}
    assert state_of("berlin-london", **where, built={"frankfurt": 0, **far}) == "impossible"
    assert state_of("berlin-london", **where, built={"frankfurt": 0, "wien": 0}) == "possible"
    assert state_of("berlin-london", **where, built={"frankfurt": 0, "paris": 0, "wien": 0}) == "made"


def test_a_city_has_one_station_that_lends_one_route() -> None:
    """Berlin and Paris have stations of others, so Frankfurt would have to lend both halves."""
    owners = {"berlin-frankfurt-1": 1, "frankfurt-paris-1": 1, "dieppe-paris": 0, "dieppe-london-1": 0}
    where = {"players": 3, "owners": owners, "trains": [0, 0, 0]}
    assert state_of("berlin-london", **where, built={"berlin": 1, "paris": 2}) == "impossible"
    assert state_of("berlin-london", **where, built={"berlin": 1}) == "possible"


def test_the_last_turn_allows_one_claim_or_station_that_the_hand_can_pay() -> None:
    """Dieppe–Paris is purple and one space long."""
    where = {"owners": ENGLAND, "trains": [5, 0], "last": (1, 2)}
    assert state_of("edinburgh-paris", **where, hands=["1 purple"]) == "possible"
    assert state_of("edinburgh-paris", **where, hands=["1 locomotive"]) == "possible"
    assert state_of("edinburgh-paris", **where, hands=["1 blue"]) == "impossible"
    borrowed = {**where, "owners": {**ENGLAND, "dieppe-paris": 1}}
    assert state_of("edinburgh-paris", **borrowed, hands=["1 blue"]) == "possible"
    assert state_of("edinburgh-paris", **borrowed, hands=[""]) == "impossible"
    two = {**where, "owners": {"edinburgh-london-1": 0}}
    assert state_of("edinburgh-paris", **two, hands=["1 purple, 4 locomotive"]) == "impossible", "two routes, one turn"


@pytest.mark.parametrize(
    ("turn", "active", "state"),
    [(199, 0, "impossible"), (198, 0, "impossible"), (197, 0, "possible"), (199, 1, "impossible")],
)
def test_the_turn_cap_limits_the_turns_for_a_ticket(turn: int, active: int, state: str) -> None:
    """Two routes are missing, so seat 0 needs two turns before the cap."""
    where = {"owners": {"edinburgh-london-1": 0}, "hands": ["1 purple, 4 locomotive"], "options": {"turn_cap": 200}}
    assert state_of("edinburgh-paris", **where, turn=turn, active=active) == state


def test_after_the_last_turn_only_claims_of_others_can_make_a_ticket() -> None:
    """Seat 0 has drawn a card in its last turn; seat 1 has one more turn."""
    where = position(2, hands=["1 purple", "1 purple"], owners=ENGLAND, tickets=[["edinburgh-paris"]], last=(1, 2))
    match = start_match(where)
    assert ticket_states(match) == {"edinburgh-paris": "possible"}
    play(match, "draw")
    assert ticket_states(match) == {"edinburgh-paris": "impossible"}
    match = start_match({**where, "built": {"paris": 0}, "stations": [2, 3]})
    play(match, "draw")
    assert ticket_states(match) == {"edinburgh-paris": "possible"}


def test_a_tunnel_in_progress_in_the_last_turn_may_succeed() -> None:
    """Its cards are laid already, so the hand alone could not pay for it."""
    laid = {"route": "paris-zurich", "colour": "red", "cards": 3, "locomotives": 0, "revealed": ["red", "blue", "blue"]}
    owners = {"munchen-zurich": 0, "munchen-wien": 0, "berlin-essen": 0, "essen-frankfurt": 0, "frankfurt-munchen": 0}
    tickets = [["paris-wien", "berlin-roma"]]
    where = position(2, hands=["2 locomotive"], tickets=tickets, owners=owners, laid=laid, phase="tunnel", last=(1, 1))
    assert ticket_states(start_match(where)) == {"paris-wien": "possible", "berlin-roma": "impossible"}


# -- a search of all ways ----------------------------------------------------------------------------------------------------------


class BoardSearch:
    """A search of all ways to make a ticket from a position."""

    def __init__(self, where: Mapping[str, Any], seat: int) -> None:
        self.where, self.seat, self.players = where, seat, where["players"]
        last = where["last_round"]
        self.turns = [9] * self.players
        if last:
            order = [(where["active"] + n) % self.players for n in range(last["turns_left"])]
            self.turns = [order.count(number) for number in range(self.players)]

    def open_to(self, seat: int, route: Route) -> bool:
        """Return whether a seat may still claim a route, whatever its cards."""
        twin = self.where["owners"].get(twin_of(route.id) or "")
        closed = twin is not None and (self.players <= 3 or twin == seat)
        return route.id not in self.where["owners"] and not closed and self.where["trains"][seat] >= route.length and self.turns[seat] > 0

    def uses(self, route: Route) -> Iterator[str]:
        """Yield the uses of a route: own, claimed, lent by its owner, lent later by a player who claims it."""
        owner, seat = self.where["owners"].get(route.id), self.seat
        if owner == seat:
            yield "own"
        elif owner is not None:
            yield "lent"
        else:
            if self.open_to(seat, route):
                yield "claimed"
            if any(self.open_to(other, route) for other in range(self.players) if other != seat):
                yield "later"

    def can_make(self, ticket: str) -> bool:
        """Return whether a ticket can be made, over every way that visits no city twice."""
        return self._search(TICKETS[ticket].a, TICKETS[ticket].b, {TICKETS[ticket].a}, [])

    def _search(self, city: str, goal: str, seen: set[str], way: list[tuple[Route, str]]) -> bool:
        if city == goal:
            return self._is_possible(way)
        for route, other in ROUTES_FROM[city]:
            if other not in seen:
                for use in self.uses(route):
                    further = [*way, (route, use)]
                    if self._may_be_possible(further) and self._search(other, goal, seen | {other}, further):
                        return True
        return False

    def _may_be_possible(self, way: list[tuple[Route, str]]) -> bool:
        claimed = [route for route, use in way if use == "claimed"]
        lent = sum(use in ("lent", "later") for _, use in way)
        if self.turns[self.seat] == 1 and len(claimed) > 1:
            return False
        return lent <= 3 and sum(route.length for route in claimed) <= self.where["trains"][self.seat]

    def _is_possible(self, way: list[tuple[Route, str]]) -> bool:
        lent = [route for route, use in way if use in ("lent", "later")]
        later = [route for route, use in way if use == "later"]
        claimed = [route for route, use in way if use == "claimed"]
        return any(self._stations_possible(cities, claimed) for cities in product(*((route.a, route.b) for route in lent))) and any(
            self._claims_possible(claimants, later) for claimants in product(range(self.players), repeat=len(later))
        )

    def _stations_possible(self, cities: tuple[str, ...], claimed: list[Route]) -> bool:
        """Return whether the seat can have stations in these cities and make the claims, too."""
        new = [city for city in cities if self.where["built"].get(city) != self.seat]
        if len(set(cities)) < len(cities) or any(city in self.where["built"] for city in new):
            return False
        if len(new) > self.where["stations"][self.seat]:
            return False
        if self.turns[self.seat] > 1:
            return True
        if len(new) + len(claimed) > self.turns[self.seat]:
            return False
        hand, price = self.where["hands"][self.seat], 4 - self.where["stations"][self.seat]
        return all(any(payments(hand, route.length, route.colour, route.ferry)) for route in claimed) and (
            not new or any(payments(hand, price))
        )

    def _claims_possible(self, claimants: tuple[int, ...], later: list[Route]) -> bool:
        for player in set(claimants):
            routes = [route for route, claimant in zip(later, claimants, strict=True) if claimant == player]
            if player == self.seat or len(routes) > self.turns[player] or not all(self.open_to(player, route) for route in routes):
                return False
            if sum(route.length for route in routes) > self.where["trains"][player]:
                return False
        return True


def late_position(dice: Rng) -> dict[str, Any]:
    """Return a late position: many routes are taken, few trains are left, and often it is the last round."""
    players = 2 + dice.below(4)
    owners = random_owners(dice, players)
    cities = dice.shuffled(CITIES)
    built = {cities.pop(): seat for seat in range(players) for _ in range(dice.below(4))}
    used = [sum(ROUTES[name].length for name, owner in owners.items() if owner == seat) for seat in range(players)]
    trains = [min(45 - used[seat], dice.choice((0, 1, 2, 3, 5, 7))) for seat in range(players)]
    names = dice.shuffled(sorted(REGULAR))[:7]
    hand = Counter(dice.choice(["red", "blue", "green", "black", "locomotive"]) for _ in range(dice.below(5)))
    last = (dice.below(players), 1 + dice.below(players)) if dice.below(3) == 0 else None
    row = ("white",) * 5
    return position(players, hands=[hand], row=row, owners=owners, built=built, trains=trains, last=last, active=dice.below(players),
                    tickets=[[*names, dice.choice(sorted(LONG))]])  # fmt: skip


def test_ticket_states_agree_with_a_search_of_all_ways() -> None:
    counts: Counter[str] = Counter()
    for seed in range(BOARDS):
        match = start_match(late_position(Rng(600_000 + seed)))
        board = BoardSearch(match.position(), 0)
        for ticket, state in ticket_states(match).items():
            assert (state != "impossible") == board.can_make(ticket), (ticket, state, board.where)
            counts[state] += 1
    assert min(counts["possible"], counts["impossible"]) > BOARDS / 2


# -- whole matches -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_an_impossible_ticket_stays_impossible_to_the_end(players: int) -> None:
    for seed in range(MATCHES):
        dice, match = Rng(700_000 + seed), game().new_match(players=players, seed=seed, options={"turn_cap": 200})
        impossible: set[tuple[int, str]] = set()
        while not match.over:
            (seat, *_) = match.actors
            if dice.below(4) == 0:
                states = {(seat, ticket): state for ticket, state in ticket_states(match, seat).items()}
                assert all(states[held] == "impossible" for held in impossible & set(states))
                impossible |= {held for held, state in states.items() if state == "impossible"}
            match.play(seat, choose_varied(dice, {str(action) for action in match.legal(seat)}))
        assert impossible
        for seat, part in enumerate(match.result.breakdown):
            assert not {(seat, made["ticket"]) for made in part["tickets"]["made"]} & impossible
