"""The final scoring against brute force written independently (fact sheet, 11.8; E24–E29, E32, E33, E55–E57).

Ownerships are thrown together at random, as small and as full as the board allows; the program scores a position that is over.
"""

from itertools import permutations
from typing import Any

import pytest

from tests.conftest import many
from tests.games.rng import Rng

from .facts import CITIES, LONG, REGULAR, ROUTES, TICKETS, TRAINS, Route, twin_of
from .helpers import position, start_match
from .reckoning import best_station_uses, final_scores, is_connected, longest_trail, longest_trail_by_euler, ranking
from .test_twin import check_result
from .twin import Twin

SMALL = many(40, proving=1_200, short=40)
FULL = many(10, proving=190, short=10)


def score_position(where: dict[str, Any]) -> Any:
    """The scored match of a position."""
    return start_match({**where, "phase": "over", "ending": "last_round"})


def check_final_scoring(where: dict[str, Any]) -> Any:
    """Everything about the end of a position, in the program and in the twin."""
    match = score_position(where)
    twin = Twin.of_position(match.position())
    twin.ending = "last_round"
    check_result(match, twin)
    return match


def random_routes(dice: Rng, most: int, near: bool) -> list[str]:
    """Routes of one player: scattered, or a network that grows from one city and so has loops."""
    found: list[str] = []
    cities = {dice.choice(CITIES)}
    names = dice.shuffled(ROUTES)
    while len(found) < most:
        fits = [n for n in names if n not in found and twin_of(n) not in found and (not near or cities & {ROUTES[n].a, ROUTES[n].b})]
        fits = [n for n in fits if sum(ROUTES[m].length for m in found) + ROUTES[n].length <= 45]
        if not fits:
            break
        found.append(dice.choice(fits))
        cities |= {ROUTES[found[-1]].a, ROUTES[found[-1]].b}
    return found


# -- trails --------------------------------------------------------------------------------------------------------------------


def test_the_two_searches_agree() -> None:
    """The yardstick itself: all trails visited, and sets of routes that are trails by Euler's rule, come to the same."""
    for seed in range(SMALL):
        dice = Rng(seed)
        routes = [ROUTES[name] for name in random_routes(dice, 1 + dice.below(9), near=bool(seed % 3))]
        assert longest_trail(routes) == longest_trail_by_euler(routes)


@pytest.mark.parametrize("near", [False, True])
def test_longest_trail_of_small_networks(near: bool) -> None:
    """Up to ten routes, against Euler's rule."""
    for seed in range(SMALL):
        dice = Rng(1_000 + seed)
        names = random_routes(dice, 1 + dice.below(10), near)
        told = score_position(position(2, owners=dict.fromkeys(names, 0))).result.breakdown[0]["express"]
        assert told["length"] == longest_trail_by_euler([ROUTES[name] for name in names]), names


def test_longest_trail_of_full_networks() -> None:
    """All 45 trains in one network, in short routes: many loops."""
    for seed in range(FULL):
        dice = Rng(5_000 + seed)
        names = random_routes(dice, 99, near=True)
        assert sum(ROUTES[name].length for name in names) > 35
        told = score_position(position(2, owners=dict.fromkeys(names, 0))).result.breakdown[0]["express"]
        assert told["length"] == longest_trail([ROUTES[name] for name in names]), names


def loops(city: str) -> list[list[str]]:
    """Loops of three routes through a city."""
    found = []
    for one, two in permutations([r for r in ROUTES.values() if city in (r.a, r.b) and not r.id.endswith("-2")], 2):
        ends = sorted({one.a, one.b, two.a, two.b} - {city})
        third = [r for r in ROUTES.values() if [r.a, r.b] == ends and not r.id.endswith("-2")]
        if third and one.id < two.id:
            found.append([one.id, two.id, third[0].id])
    return found


@pytest.mark.parametrize("city", ["wien", "frankfurt", "paris", "berlin", "constantinople", "kyiv", "zurich", "roma", "sofia"])
def test_loops_and_figure_eights(city: str) -> None:
    """Every loop is a trail from end to end; so are two loops that meet in a city, and a loop with a tail."""
    for loop in loops(city):
        assert score_position(position(2, owners=dict.fromkeys(loop, 0))).result.breakdown[0]["express"]["length"] == total_length(loop)
        for other in loops(city):
            if not set(loop) & set(other) and total_length(loop + other) <= 45:
                told = score_position(position(2, owners=dict.fromkeys(loop + other, 0))).result.breakdown[0]["express"]
                assert told["length"] == total_length(loop + other) == longest_trail([ROUTES[name] for name in loop + other])
    assert loops(city) or city in ("roma", "sofia", "kyiv", "zurich")


def total_length(names: list[str]) -> int:
    return sum(ROUTES[name].length for name in names)


def test_the_express_is_shared_by_all_with_the_longest_trail() -> None:
    """Against the brute force, with many ties because trails are short."""
    ties = 0
    for seed in range(SMALL):
        dice = Rng(9_000 + seed)
        players = 2 + dice.below(4)
        names = dice.shuffled(name for name in ROUTES if not name.endswith("-2"))
        owners = {names.pop(): seat for seat in range(players) for _ in range(1 + dice.below(2))}
        match = check_final_scoring(position(players, owners=owners))
        ties += sum(told["express"]["points"] > 0 for told in match.result.breakdown) > 1
    assert ties > SMALL / 10


# -- stations ------------------------------------------------------------------------------------------------------------------


def grow_networks(dice: Rng, players: int, most: int) -> dict[str, int]:
    """Networks that grow into each other, as in play: players claim beside what they have."""
    owners: dict[str, int] = {}
    cities = [{dice.choice(CITIES)} for _ in range(players)]
    left = [TRAINS] * players
    for turn in range(most * players):
        seat = turn % players
        fits = [
            route
            for route in ROUTES.values()
            if route.id not in owners and cities[seat] & {route.a, route.b} and route.length <= left[seat]
            and (twin_of(route.id) not in owners or (players >= 4 and owners[str(twin_of(route.id))] != seat))
        ]  # fmt: skip
        if fits:
            route = dice.choice(fits)
            owners[route.id] = seat
            cities[seat] |= {route.a, route.b} if dice.below(4) else {dice.choice(CITIES)}
            left[seat] -= route.length
    return owners


def position_with_stations(dice: Rng, full: bool) -> dict[str, Any]:
    """Owned routes, stations of all players where routes of others end, tickets."""
    players = 2 + dice.below(4)
    owners = grow_networks(dice, players, 20 if full else 6)
    built: dict[str, int] = {}
    for seat in range(players):
        mine = {city for name, owner in owners.items() if owner == seat for city in (ROUTES[name].a, ROUTES[name].b)}
        others = sorted({city for name, owner in owners.items() if owner != seat for city in (ROUTES[name].a, ROUTES[name].b)} & mine)
        for city in dice.shuffled(others)[: dice.below(4)]:
            built.setdefault(city, seat)
    long = dice.shuffled(sorted(LONG))
    tickets = [names + ([long.pop()] if dice.below(2) else []) for names in tickets_within_networks(dice, owners, players, 1 + dice.below(7))]
    return position(players, owners=owners, built=built, tickets=tickets)


def tickets_within_networks(dice: Rng, owners: dict[str, int], players: int, count: int) -> list[list[str]]:
    """Tickets of which both cities lie in a player's network, connected or not, as far as there are such."""
    left = dice.shuffled(sorted(REGULAR))
    found = []
    for seat in range(players):
        mine = {city for name, owner in owners.items() if owner == seat for city in (ROUTES[name].a, ROUTES[name].b)}
        left.sort(key=lambda name: len({TICKETS[name].a, TICKETS[name].b} & mine))
        found.append([left.pop() for _ in range(count)])
    return found


@pytest.mark.parametrize("full", [False, True])
def test_the_best_use_of_stations(full: bool) -> None:
    """Points, number made, borrowed routes and the order of names, against all combinations; with it everything else of the end."""
    borrowed = 0
    for seed in range(FULL):
        match = check_final_scoring(position_with_stations(Rng(40_000 + seed + full), full))
        borrowed += sum(entry["borrowed"] is not None for told in match.result.breakdown for entry in told["stations"]["built"])
    assert borrowed > FULL / 10


def position_with_three_stations(dice: Rng) -> dict[str, Any]:
    """Three stations of seat 0 in the busiest cities, nearly all routes around owned by others, own routes in two or three parts."""
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


def test_three_stations_at_the_busiest_cities() -> None:
    """Hundreds of combinations, chains among them."""
    most = 0
    for seed in range(max(12, FULL // 2)):
        match = check_final_scoring(position_with_three_stations(Rng(70_000 + seed)))
        most = max(most, sum(entry["borrowed"] is not None for entry in match.result.breakdown[0]["stations"]["built"]))
    assert most >= 2


def test_borrowed_routes_are_no_own_trains() -> None:
    """For the Express and for the routes' points they do not exist (E29)."""
    for seed in range(FULL // 2):
        where = position_with_three_stations(Rng(80_000 + seed))
        without = score_position({**where, "built": {}, "stations": [3] * 5}).result.breakdown[0]
        with_stations = score_position(where).result.breakdown[0]
        assert with_stations["express"] == without["express"] and with_stations["routes"] == without["routes"]
        assert with_stations["tickets"]["points"] >= without["tickets"]["points"]


# -- places --------------------------------------------------------------------------------------------------------------------


def test_places_with_many_ties() -> None:
    """Few points, few routes, few stations: all stages of the tie-break decide somewhere (E32, E33, E55, E56)."""
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


def test_places_with_tickets() -> None:
    """Points made so that all have the same: the number of tickets decides first."""
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
    """Which stage told two neighbours in the ranking apart."""
    result = match.result
    seats = [seat for place in result.ranking for seat in place]
    for one, two in zip(seats, seats[1:]):
        keys = [(result.scores[s], *(result.breakdown[s]["tie"][k] for k in ("made", "stations", "express"))) for s in (one, two)]
        assert keys[0] >= keys[1]
        stage = next((n for n in range(4) if keys[0][n] != keys[1][n]), 4)
        decided[("points", "tickets", "stations", "express", "shared")[stage]] += 1


def test_the_yardstick() -> None:
    """The brute force on cases small enough to be seen at a glance."""
    owners = {"berlin-wien": 0, "wien-zagrab": 1, "venezia-zagrab": 0, "roma-venezia": 0}
    (use,) = best_station_uses(0, owners, {"wien": 0}, ["berlin-roma"])
    assert (use.points, use.borrowed) == (9, {"wien": "wien-zagrab"})
    first, second = final_scores(owners, {"wien": 0}, [["berlin-roma"], []], [8, 2])
    assert (first.trail, second.trail, first.points, second.points) == (4, 2, 8 + 9 + 8 + 10, 2 + 12)
    assert ranking([first, second]) == [[0], [1]]
    assert is_connected([ROUTES["berlin-wien"], ROUTES["wien-zagrab"]]) and isinstance(ROUTES["berlin-wien"], Route)
