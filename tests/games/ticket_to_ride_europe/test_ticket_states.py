"""What is shown of a ticket: made, possible, no longer possible. Against a search of all ways on late boards, and in whole matches."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from tests.conftest import many
from tests.games.rng import Rng

from .facts import CITIES, LONG, REGULAR, ROUTES, TICKETS, Route, twin_of
from .helpers import PLAYERS, game, play, position, start_match
from .test_twin import choose_varied, random_owners
from .twin import payments

BOARDS = many(15, proving=320, short=15)
MATCHES = many(1, proving=16, short=1)
ROUTES_FROM = defaultdict(list)
for _route in ROUTES.values():
    ROUTES_FROM[_route.a].append((_route, _route.b))
    ROUTES_FROM[_route.b].append((_route, _route.a))


def ticket_states(match: Any, seat: int = 0) -> dict[str, str]:
    """Ticket -> its state, for its owner."""
    return {told["ticket"]: told["state"] for told in match.view(seat)["seats"][seat]["held"]}


def state_of(ticket: str, **where: Any) -> str:
    """What seat 0 is shown of its only ticket."""
    return ticket_states(start_match(position(**{"players": 2, "tickets": [[ticket]], **where})))[ticket]


# -- single cases ------------------------------------------------------------------------------------------------------------------

ENGLAND = {"edinburgh-london-1": 0, "dieppe-london-1": 0}


def test_another_player_may_claim_a_route_that_a_station_then_lends() -> None:
    """Seat 0 has no train left; its station in Paris waits for a route. It was called impossible, and then it was made."""
    where = position(2, hands=["", "1 purple"], owners=ENGLAND, built={"paris": 0}, tickets=[["edinburgh-paris"]], trains=[0, 45], active=1)
    match = start_match(where)
    assert ticket_states(match) == {"edinburgh-paris": "possible"}
    play(match, "claim dieppe-paris", "pay purple 0")
    assert ticket_states(match) == {"edinburgh-paris": "made"}


@pytest.mark.parametrize(
    ("change", "state"),
    [
        ({}, "possible"),
        ({"trains": [0, 0]}, "impossible"),  # nobody can claim Dieppe–Paris
        ({"built": {"berlin": 0}}, "possible"),  # two more stations may be built
        ({"built": {"berlin": 0, "wien": 0, "roma": 0}}, "impossible"),
        ({"built": {"berlin": 0, "wien": 0, "roma": 0}, "owners": {**ENGLAND, "dieppe-paris": 1}}, "impossible"),  # none lends it
        ({"built": {"dieppe": 1, "paris": 1}, "owners": {**ENGLAND, "dieppe-paris": 1}}, "possible"),  # by way of Bruxelles
        ({"built": {"dieppe": 0, "wien": 0, "roma": 0}, "owners": {**ENGLAND, "dieppe-paris": 1}}, "made"),
    ],
)
def test_a_station_lends_a_route_into_its_city_and_no_other(change: dict[str, Any], state: str) -> None:
    """Wherever stations stand, another player's route used to count."""
    assert state_of("edinburgh-paris", **{"owners": ENGLAND, "built": {"paris": 0}, "trains": [0, 44], **change}) == state


def test_a_station_lends_one_route() -> None:
    """Berlin–Frankfurt–Paris belongs to seat 1: the only station, between them, lends one half; a second one would lend the other."""
    owners = {"berlin-frankfurt-1": 1, "frankfurt-paris-1": 1, "dieppe-paris": 0, "dieppe-london-1": 0}
    far = {"wien": 0, "roma": 0}
    where = {"owners": owners, "trains": [0, 0]}
    assert state_of("berlin-london", **where, built={"frankfurt": 0, **far}) == "impossible"
    assert state_of("berlin-london", **where, built={"frankfurt": 0, "wien": 0}) == "possible"
    assert state_of("berlin-london", **where, built={"frankfurt": 0, "paris": 0, "wien": 0}) == "made"


def test_two_stations_do_not_stand_in_one_city() -> None:
    """Both halves would have to be lent in Frankfurt: in Berlin and Paris stand others' stations."""
    owners = {"berlin-frankfurt-1": 1, "frankfurt-paris-1": 1, "dieppe-paris": 0, "dieppe-london-1": 0}
    where = {"players": 3, "owners": owners, "trains": [0, 0, 0]}
    assert state_of("berlin-london", **where, built={"berlin": 1, "paris": 2}) == "impossible"
    assert state_of("berlin-london", **where, built={"berlin": 1}) == "possible"


def test_the_last_turn_is_one_claim_or_one_station_that_the_hand_can_pay() -> None:
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
def test_the_last_turn_before_the_turn_cap(turn: int, active: int, state: str) -> None:
    """Two routes are missing: seat 0 needs two turns, and has one with one or two turns to come, none when the last is seat 1's."""
    where = {"owners": {"edinburgh-london-1": 0}, "hands": ["1 purple, 4 locomotive"], "options": {"turn_cap": 200}}
    assert state_of("edinburgh-paris", **where, turn=turn, active=active) == state


def test_after_the_last_turn_nothing_is_possible_but_what_others_do() -> None:
    """Seat 0 has drawn a card in its last turn; seat 1 has one more."""
    where = position(2, hands=["1 purple", "1 purple"], owners=ENGLAND, tickets=[["edinburgh-paris"]], last=(1, 2))
    match = start_match(where)
    assert ticket_states(match) == {"edinburgh-paris": "possible"}
    play(match, "draw")
    assert ticket_states(match) == {"edinburgh-paris": "impossible"}
    match = start_match({**where, "built": {"paris": 0}, "stations": [2, 3]})
    play(match, "draw")
    assert ticket_states(match) == {"edinburgh-paris": "possible"}


def test_a_tunnel_begun_in_the_last_turn_may_succeed() -> None:
    """Its cards are laid, so the hand could not pay for it any more."""
    laid = {"route": "paris-zurich", "colour": "red", "cards": 3, "locomotives": 0, "revealed": ["red", "blue", "blue"]}
    owners = {"munchen-zurich": 0, "munchen-wien": 0, "berlin-essen": 0, "essen-frankfurt": 0, "frankfurt-munchen": 0}
    tickets = [["paris-wien", "berlin-roma"]]
    where = position(2, hands=["2 locomotive"], tickets=tickets, owners=owners, laid=laid, phase="tunnel", last=(1, 1))
    assert ticket_states(start_match(where)) == {"paris-wien": "possible", "berlin-roma": "impossible"}


# -- all ways on late boards -------------------------------------------------------------------------------------------------------


class BoardSearch:
    """What the seat may do yet, from the position alone."""

    def __init__(self, where: Mapping[str, Any], seat: int) -> None:
        self.where, self.seat, self.players = where, seat, where["players"]
        last = where["last_round"]
        self.turns = [9] * self.players
        if last:
            order = [(where["active"] + n) % self.players for n in range(last["turns_left"])]
            self.turns = [order.count(each) for each in range(self.players)]

    def open_to(self, seat: int, route: Route) -> bool:
        """Whether a seat may still claim a route, cards aside."""
        twin = self.where["owners"].get(twin_of(route.id) or "")
        closed = twin is not None and (self.players <= 3 or twin == seat)
        return route.id not in self.where["owners"] and not closed and self.where["trains"][seat] >= route.length and self.turns[seat] > 0

    def uses(self, route: Route) -> Iterator[str]:
        """The ways to use a route: own, claimed, lent by its owner, lent by a player who will claim it."""
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
        """Every way that visits no city twice."""
        return self._onward(TICKETS[ticket].a, TICKETS[ticket].b, {TICKETS[ticket].a}, [])

    def _onward(self, city: str, goal: str, seen: set[str], way: list[tuple[Route, str]]) -> bool:
        if city == goal:
            return self._works(way)
        for route, other in ROUTES_FROM[city]:
            if other not in seen:
                for use in self.uses(route):
                    further = [*way, (route, use)]
                    if self._may_work(further) and self._onward(other, goal, seen | {other}, further):
                        return True
        return False

    def _may_work(self, way: list[tuple[Route, str]]) -> bool:
        claimed = [route for route, use in way if use == "claimed"]
        lent = sum(use in ("lent", "later") for _, use in way)
        if self.turns[self.seat] == 1 and len(claimed) > 1:
            return False
        return lent <= 3 and sum(route.length for route in claimed) <= self.where["trains"][self.seat]

    def _works(self, way: list[tuple[Route, str]]) -> bool:
        lent = [route for route, use in way if use in ("lent", "later")]
        later = [route for route, use in way if use == "later"]
        claimed = [route for route, use in way if use == "claimed"]
        return any(self._built(cities, claimed) for cities in product(*((route.a, route.b) for route in lent))) and any(
            self._claimed(claimants, later) for claimants in product(range(self.players), repeat=len(later))
        )

    def _built(self, cities: tuple[str, ...], claimed: list[Route]) -> bool:
        """Whether stations may stand in these cities, and the claims made besides."""
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

    def _claimed(self, claimants: tuple[int, ...], later: list[Route]) -> bool:
        for each in set(claimants):
            mine = [route for route, claimant in zip(later, claimants, strict=True) if claimant == each]
            if each == self.seat or len(mine) > self.turns[each] or not all(self.open_to(each, route) for route in mine):
                return False
            if sum(route.length for route in mine) > self.where["trains"][each]:
                return False
        return True


def late_position(dice: Rng) -> dict[str, Any]:
    """Many routes are taken, few trains are left, stations stand about; often it is the last round."""
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


def test_ticket_states_against_all_ways() -> None:
    """What is shown is what can be done."""
    found: Counter[str] = Counter()
    for seed in range(BOARDS):
        match = start_match(late_position(Rng(600_000 + seed)))
        board = BoardSearch(match.position(), 0)
        for ticket, state in ticket_states(match).items():
            assert (state != "impossible") == board.can_make(ticket), (ticket, state, board.where)
            found[state] += 1
    assert min(found["possible"], found["impossible"]) > BOARDS / 2


# -- whole matches -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_no_longer_possible_stays_so(players: int) -> None:
    """Up to the end, for every kind of player."""
    for seed in range(MATCHES):
        dice, match = Rng(700_000 + seed), game().new_match(players=players, seed=seed, options={"turn_cap": 200})
        gone: set[tuple[int, str]] = set()
        while not match.over:
            (seat, *_) = match.actors
            if dice.below(4) == 0:
                states = {(seat, ticket): state for ticket, state in ticket_states(match, seat).items()}
                assert all(states[one] == "impossible" for one in gone & set(states))
                gone |= {one for one, state in states.items() if state == "impossible"}
            match.play(seat, choose_varied(dice, {str(action) for action in match.legal(seat)}))
        assert gone
        for seat, told in enumerate(match.result.breakdown):
            assert not {(seat, made["ticket"]) for made in told["tickets"]["made"]} & gone
