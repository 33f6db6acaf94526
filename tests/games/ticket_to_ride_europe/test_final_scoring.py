"""Tests of the final scoring against an independent brute force (fact sheet, 11.8; E24–E29, E32, E33, E55–E57).

Owners of routes are random, from a few routes to full boards. The program scores the final position.
"""

from itertools import permutations
from typing import Any

import pytest

from tests.conftest import repetitions
from tests.games.rng import Rng

from .facts import CITIES, LONG, REGULAR, ROUTES, TICKETS, TRAINS, Route, twin_of
from .helpers import position, start_match
from .reckoning import best_station_uses, final_scores, is_connected, longest_trail, longest_trail_by_euler, ranking
from .test_twin import check_result
from .twin import Twin

SMALL = repetitions(40, proving=1_200, short=40)
FULL = repetitions(10, proving=190, short=10)


def score_position(where: dict[str, Any]) -> Any:
    """Return the finished match of a position."""
    return start_match({**where, "phase": "over", "ending": "last_round"})


def check_final_scoring(where: dict[str, Any]) -> Any:
    """Score a position, and compare the whole result with the twin's."""
    match = score_position(where)
    twin = Twin.of_position(match.position())
    twin.ending = "last_round"
    check_result(match, twin)
    return match


def random_routes(dice: Rng, most: int, near: bool) -> list[str]:
    """Return routes of one player: scattered, or (`near`) a network with loops that grows from one city."""
    chosen: list[str] = []
    cities = {dice.choice(CITIES)}
    names = dice.shuffled(ROUTES)
    while len(chosen) < most:
        free = [n for n in names if n not in chosen and twin_of(n) not in chosen and (not near or cities & {ROUTES[n].a, ROUTES[n].b})]
        free = [n for n in free if sum(ROUTES[m].length for m in chosen) + ROUTES[n].length <= 45]
        if not free:
            break
        chosen.append(dice.choice(free))
        cities |= {ROUTES[chosen[-1]].a, ROUTES[chosen[-1]].b}
    return chosen


# -- trails --------------------------------------------------------------------------------------------------------------------


def test_both_brute_force_searches_find_the_same_longest_trail() -> None:
    """The reference itself: visiting all trails, and testing all sets of routes by Euler's rule."""
    for seed in range(SMALL):
        dice = Rng(seed)
        routes = [ROUTES[name] for name in random_routes(dice, 1 + dice.below(9), near=bool(seed % 3))]
        assert longest_trail(routes) == longest_trail_by_euler(routes)


@pytest.mark.parametrize("near", [False, True])
def test_the_longest_trail_of_small_networks_agrees_with_brute_force(near: bool) -> None:
    """Up to ten routes, by Euler's rule."""
    for seed in range(SMALL):
        dice = Rng(1_000 + seed)
        names = random_routes(dice, 1 + dice.below(10), near)
        express = score_position(position(2, owners=dict.fromkeys(names, 0))).result.breakdown[0]["express"]
        assert express["length"] == longest_trail_by_euler([ROUTES[name] for name in names]), names


def test_the_longest_trail_of_full_networks_agrees_with_brute_force() -> None:
    """All 45 trains lie in one network with many loops."""
    for seed in range(FULL):
        dice = Rng(5_000 + seed)
        names = random_routes(dice, 99, near=True)
        assert sum(ROUTES[name].length for name in names) > 35
        express = score_position(position(2, owners=dict.fromkeys(names, 0))).result.breakdown[0]["express"]
        assert express["length"] == longest_trail([ROUTES[name] for name in names]), names


def loops(city: str) -> list[list[str]]:
    """Return the loops of three routes through a city."""
    triangles = []
    for one, two in permutations([r for r in ROUTES.values() if city in (r.a, r.b) and not r.id.endswith("-2")], 2):
        ends = sorted({one.a, one.b, two.a, two.b} - {city})
        third = [r for r in ROUTES.values() if [r.a, r.b] == ends and not r.id.endswith("-2")]
        if third and one.id < two.id:
            triangles.append([one.id, two.id, third[0].id])
    return triangles


@pytest.mark.parametrize("city", ["wien", "frankfurt", "paris", "berlin", "constantinople", "kyiv", "zurich", "roma", "sofia"])
def test_a_loop_and_two_loops_through_a_city_are_whole_trails(city: str) -> None:
    for loop in loops(city):
        assert score_position(position(2, owners=dict.fromkeys(loop, 0))).result.breakdown[0]["express"]["length"] == total_length(loop)
        for other in loops(city):
            if not set(loop) & set(other) and total_length(loop + other) <= 45:
                express = score_position(position(2, owners=dict.fromkeys(loop + other, 0))).result.breakdown[0]["express"]
                assert express["length"] == total_length(loop + other) == longest_trail([ROUTES[name] for name in loop + other])
    assert loops(city) or city in ("roma", "sofia", "kyiv", "zurich")


def total_length(names: list[str]) -> int:
    return sum(ROUTES[name].length for name in names)


def test_the_express_is_shared_by_all_with_the_longest_trail() -> None:
    """The result agrees with the twin's. Short trails give many ties."""
    ties = 0
    for seed in range(SMALL):
        dice = Rng(9_000 + seed)
        players = 2 + dice.below(4)
        names = dice.shuffled(name for name in ROUTES if not name.endswith("-2"))
        owners = {names.pop(): seat for seat in range(players) for _ in range(1 + dice.below(2))}
        match = check_final_scoring(position(players, owners=owners))
        ties += sum(part["express"]["points"] > 0 for part in match.result.breakdown) > 1
    assert ties > SMALL / 10


# -- stations ------------------------------------------------------------------------------------------------------------------


def grow_networks(dice: Rng, players: int, most: int) -> dict[str, int]:
    """Return owners of networks that grow into each other: players claim routes beside their own."""
    owners: dict[str, int] = {}
    cities = [{dice.choice(CITIES)} for _ in range(players)]
    left = [TRAINS] * players
    for turn in range(most * players):
        seat = turn % players
        free = [
            route
            for route in ROUTES.values()
            if route.id not in owners and cities[seat] & {route.a, route.b} and route.length <= left[seat]
            and (twin_of(route.id) not in owners or (players >= 4 and owners[str(twin_of(route.id))] != seat))
        ]  # fmt: skip
        if free:
            route = dice.choice(free)
            owners[route.id] = seat
            cities[seat] |= {route.a, route.b} if dice.below(4) else {dice.choice(CITIES)}
            left[seat] -= route.length
    return owners


def position_with_stations(dice: Rng, full: bool) -> dict[str, Any]:
    """Return a position with owned routes, stations where routes of other players end, and tickets."""
    players = 2 + dice.below(4)
    owners = grow_networks(dice, players, 20 if full else 6)
    built: dict[str, int] = {}
    for seat in range(players):
        own_cities = {city for name, owner in owners.items() if owner == seat for city in (ROUTES[name].a, ROUTES[name].b)}
        foreign = {city for name, owner in owners.items() if owner != seat for city in (ROUTES[name].a, ROUTES[name].b)}
        for city in dice.shuffled(sorted(foreign & own_cities))[: dice.below(4)]:
            built.setdefault(city, seat)
    long = dice.shuffled(sorted(LONG))
    regular = tickets_within_networks(dice, owners, players, 1 + dice.below(7))
    tickets = [names + ([long.pop()] if dice.below(2) else []) for names in regular]
    return position(players, owners=owners, built=built, tickets=tickets)


def tickets_within_networks(dice: Rng, owners: dict[str, int], players: int, count: int) -> list[list[str]]:
    """Return tickets of each player, if possible with both cities in the player's network."""
    left = dice.shuffled(sorted(REGULAR))
    tickets = []
    for seat in range(players):
        own_cities = {city for name, owner in owners.items() if owner == seat for city in (ROUTES[name].a, ROUTES[name].b)}
        left.sort(key=lambda name: len({TICKETS[name].a, TICKETS[name].b} & own_cities))
        tickets.append([left.pop() for _ in range(count)])
    return tickets


@pytest.mark.parametrize("full", [False, True])
def test_the_best_use_of_stations_agrees_with_brute_force(full: bool) -> None:
    """Points, number of tickets made, borrowed routes and the order of names are compared, and the rest of the result."""
    borrowed = 0
    for seed in range(FULL):
        match = check_final_scoring(position_with_stations(Rng(40_000 + seed + full), full))
        borrowed += sum(entry["borrowed"] is not None for part in match.result.breakdown for entry in part["stations"]["built"])
    assert borrowed > FULL / 10


def position_with_three_stations(dice: Rng) -> dict[str, Any]:
    """Return a position: seat 0 has stations in three of the busiest cities and a few routes, others own nearly all further routes."""
    cities = dice.shuffled(["paris", "frankfurt", "berlin", "wien", "pamplona", "warszawa", "budapest"])[:3]
    own = random_routes(dice, 2 + dice.below(8), near=bool(dice.below(2)))
    owners = dict.fromkeys(own, 0)
    left = [45] * 5
    for name in dice.shuffled(ROUTES):
        seat = 1 + dice.below(4)
        if name not in owners and owners.get(twin_of(name) or "") != seat and left[seat] >= ROUTES[name].length:
            owners[name] = seat
            left[seat] -= ROUTES[name].length
    names = dice.shuffled(sorted(REGULAR))[:12]
    return position(5, owners=owners, built=dict.fromkeys(cities, 0), tickets=[names])


def test_three_stations_in_the_busiest_cities_agree_with_brute_force() -> None:
    """They have hundreds of combinations, chains among them."""
    most = 0
    for seed in range(max(12, FULL // 2)):
        match = check_final_scoring(position_with_three_stations(Rng(70_000 + seed)))
        most = max(most, sum(entry["borrowed"] is not None for entry in match.result.breakdown[0]["stations"]["built"]))
    assert most >= 2


def test_borrowed_routes_do_not_change_the_express_or_route_points() -> None:
    """E29."""
    for seed in range(FULL // 2):
        where = position_with_three_stations(Rng(80_000 + seed))
        without = score_position({**where, "built": {}, "stations": [3] * 5}).result.breakdown[0]
        with_stations = score_position(where).result.breakdown[0]
        assert with_stations["express"] == without["express"] and with_stations["routes"] == without["routes"]
        assert with_stations["tickets"]["points"] >= without["tickets"]["points"]


# -- places --------------------------------------------------------------------------------------------------------------------


def test_ranking_with_many_ties_agrees_with_brute_force() -> None:
    """With few points, routes and stations each stage of the tie-break decides at least once (E32, E33, E55, E56)."""
    decided = {"points": 0, "tickets": 0, "stations": 0, "express": 0, "shared": 0}
    for seed in range(SMALL):
        dice = Rng(300_000 + seed)
        players = 2 + dice.below(4)
        short = ["budapest-wien-1", "amsterdam-bruxelles", "dieppe-paris", "bruxelles-dieppe", "essen-frankfurt"]
        owners = {name: dice.below(players) for name in short if dice.below(2)}
        cities = dice.shuffled(CITIES)
        built = {cities.pop(): seat for seat in range(players) for _ in range(dice.below(3))}
        points = [4 * sum(owner == seat for owner in built.values()) + dice.choice((0, 1, 10)) for seat in range(players)]
        match = check_final_scoring(position(players, owners=owners, built=built, points=points))
        count_deciding_stage(decided, match)
    for name in ("points", "stations", "express", "shared"):
        assert decided[name] > 0, name


def test_tickets_made_decide_first_between_equal_points() -> None:
    """The points are set so that all seats have the same."""
    decided = {"points": 0, "tickets": 0, "stations": 0, "express": 0, "shared": 0}
    for seed in range(FULL):
        dice = Rng(400_000 + seed)
        players = 2 + dice.below(4)
        owners = grow_networks(dice, players, 12)
        tickets = [names[: dice.below(4)] for names in tickets_within_networks(dice, owners, players, 3)]
        where = position(players, owners=owners, tickets=tickets, points=[0] * players)
        scores = score_position(where).result.scores
        match = check_final_scoring({**where, "points": [max(scores) - score for score in scores]})
        assert len(set(match.result.scores)) == 1
        count_deciding_stage(decided, match)
    assert decided["tickets"] > 0 and decided["points"] == 0


def count_deciding_stage(decided: dict[str, int], match: Any) -> None:
    """Count the stage of the tie-break that decided between neighbours in the ranking."""
    result = match.result
    seats = [seat for place in result.ranking for seat in place]
    for one, two in zip(seats, seats[1:]):
        keys = [(result.scores[s], *(result.breakdown[s]["tie"][k] for k in ("made", "stations", "express"))) for s in (one, two)]
        assert keys[0] >= keys[1]
        stage = next((n for n in range(4) if keys[0][n] != keys[1][n]), 4)
        decided[("points", "tickets", "stations", "express", "shared")[stage]] += 1


def test_the_brute_force_scores_small_cases() -> None:
    owners = {"berlin-wien": 0, "wien-zagrab": 1, "venezia-zagrab": 0, "roma-venezia": 0}
    (use,) = best_station_uses(0, owners, {"wien": 0}, ["berlin-roma"])
    assert (use.points, use.borrowed) == (9, {"wien": "wien-zagrab"})
    first, second = final_scores(owners, {"wien": 0}, [["berlin-roma"], []], [8, 2])
    assert (first.trail, second.trail, first.points, second.points) == (4, 2, 8 + 9 + 8 + 10, 2 + 12)
    assert ranking([first, second]) == [[0], [1]]
    assert is_connected([ROUTES["berlin-wien"], ROUTES["wien-zagrab"]]) and isinstance(ROUTES["berlin-wien"], Route)
