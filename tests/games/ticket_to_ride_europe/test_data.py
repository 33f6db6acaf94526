"""Tests of the board and the cards (fact sheet, section 11.1): they match the lists and counts of the sheet, and can be replaced."""

import copy
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from heapq import heappop, heappush
from importlib.resources import files
from typing import Any

import boardwright as bw

from .facts import CARDS, CITIES, COLOURS, LONG, NEIGHBOURS, POINTS, REGULAR, ROUTES, TICKETS, city_id, twin_of
from .helpers import game, play, position, start_match

PROFILES = {
    ("red", "black"): {1: 1, 2: 1, 3: 5, 4: 1},
    ("blue", "green"): {2: 4, 3: 1, 4: 3},
    ("orange", "yellow"): {2: 3, 3: 4, 4: 1},
    ("purple", "white"): {1: 1, 2: 2, 3: 3, 4: 2},
}
"""Routes by length of each pair of colours (section 3)."""

@cache
def board_data() -> dict[str, Any]:
    return tomllib.loads(files("boardwright.games.ticket_to_ride_europe").joinpath("data/board.toml").read_text("utf-8"))


def route_rows() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = board_data()["routes"]["list"]
    return rows


def ticket_rows() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = board_data()["tickets"]["list"]
    return rows


def routes_by_colour(colour: str) -> list[dict[str, Any]]:
    return [route for route in route_rows() if route["colour"] == colour]


# -- the board against facts.py ------------------------------------------------------------------------------------------------


def test_routes_match_the_fact_sheet() -> None:
    """Section 3, row by row."""
    routes = {
        route["id"]: (route["a"], route["b"], route["length"], route["colour"], route.get("ferry", 0), route.get("tunnel", False))
        for route in route_rows()
    }
    assert routes == {r.id: (r.a, r.b, r.length, r.colour, r.ferry, r.tunnel) for r in ROUTES.values()}


def test_tickets_match_the_fact_sheet() -> None:
    """Section 4, card by card."""
    tickets = {ticket["id"]: (ticket["a"], ticket["b"], ticket["points"], ticket.get("long", False)) for ticket in ticket_rows()}
    assert tickets == {t.id: (t.a, t.b, t.points, t.long) for t in TICKETS.values()}


def test_city_ids_are_the_47_board_names_without_accents() -> None:
    """Section 5."""
    names = board_data()["cities"]["names"]
    assert [city["id"] for city in names] == CITIES and len(CITIES) == 47
    assert all(city_id(city["board"]) == city["id"] for city in names)


def test_previews_of_claims_agree_with_the_data() -> None:
    """They show the prepared tables: the points and costs of a claim."""
    match = start_match(position(2, hands=["10 red, 14 locomotive", ""]))
    for name, route in ROUTES.items():
        preview = match.preview(0, f"claim {name}")
        assert (preview["length"], preview["points"], preview["tunnel"]) == (route.length, POINTS[route.length], route.tunnel)
        numbers = [payment["locomotives"] for payment in preview["payments"]]
        assert (min(numbers), max(numbers)) == (route.ferry if route.colour in ("grey", "red") else route.length, route.length), name


# -- counts --------------------------------------------------------------------------------------------------------------------


def test_101_routes_join_90_pairs_of_cities_11_of_them_double() -> None:
    pairs = Counter(frozenset((route["a"], route["b"])) for route in route_rows())
    assert len(route_rows()) == 101 and len(pairs) == 90
    assert sum(count == 2 for count in pairs.values()) == 11
    assert max(pairs.values()) == 2


def test_18_tunnels_and_13_grey_ferries_with_17_locomotives() -> None:
    """No route is both."""
    ferries = [route for route in route_rows() if route.get("ferry")]
    assert sum(bool(route.get("tunnel")) for route in route_rows()) == 18
    assert len(ferries) == 13 and sum(route["ferry"] for route in ferries) == 17
    assert not any(route.get("tunnel") or route["colour"] != "grey" for route in ferries)


def test_tracks_of_a_double_route_have_the_same_length_and_kind() -> None:
    """Two pairs are ferries, one is a pair of tunnels. The nine pairs that are not grey differ in colour."""
    ferries, tunnels = set(), set()
    for name in {route.id[:-2] for route in ROUTES.values() if route.double}:
        one, two = ROUTES[f"{name}-1"], ROUTES[f"{name}-2"]
        assert (one.a, one.b, one.length, one.ferry, one.tunnel) == (two.a, two.b, two.length, two.ferry, two.tunnel)
        assert twin_of(one.id) == two.id and twin_of(two.id) == one.id
        assert (one.colour == two.colour) == (one.colour == "grey")
        ferries |= {name} if one.ferry else set()
        tunnels |= {name} if one.tunnel else set()
    assert ferries == {"dieppe-london", "essen-kobenhavn"} and tunnels == {"madrid-pamplona"}


def test_routes_have_300_spaces_with_the_listed_lengths() -> None:
    assert Counter(route["length"] for route in route_rows()) == {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1}
    assert sum(route["length"] for route in route_rows()) == 300


def test_routes_are_worth_448_points() -> None:
    """The points of each colour are those of section 3."""
    worth = {int(length): points for length, points in board_data()["scoring"]["routes"].items()}
    assert worth == POINTS == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    assert sum(worth[route["length"]] for route in route_rows()) == 448
    points = {colour: sum(worth[route["length"]] for route in routes_by_colour(colour)) for colour in (*COLOURS, "grey")}
    assert points == {"grey": 202, "blue": 33, "green": 33, "purple": 31, "white": 31, "red": 30, "black": 30, "orange": 29, "yellow": 29}


def test_colours_come_in_pairs_of_the_same_lengths() -> None:
    """Section 3: any wrong colour or length would break this."""
    for pair, profile in PROFILES.items():
        for colour in pair:
            assert Counter(route["length"] for route in routes_by_colour(colour)) == profile, colour
    assert {colour for pair in PROFILES for colour in pair} == set(COLOURS)


def test_eight_routes_of_each_colour_and_37_grey_ones() -> None:
    """Section 3, with the spaces of each colour."""
    assert {colour: len(routes_by_colour(colour)) for colour in COLOURS} == dict.fromkeys(COLOURS, 8)
    assert len(routes_by_colour("grey")) == 37 and sum(route["length"] for route in routes_by_colour("grey")) == 122
    spaces = {colour: sum(route["length"] for route in routes_by_colour(colour)) for colour in COLOURS}
    assert spaces == {colour: 23 if colour in ("blue", "green") else 22 for colour in COLOURS}


def test_three_routes_are_longer_than_four() -> None:
    """Petrograd–Stockholm 8 (grey tunnel), Budapest–Kyïv 6 (grey tunnel), Palermo–Smyrna 6 (ferry, 2 locomotives)."""
    assert {route["id"] for route in route_rows() if route["length"] > 4} == {"petrograd-stockholm", "budapest-kyiv", "palermo-smyrna"}


def neighbours() -> dict[str, set[str]]:
    cities: dict[str, set[str]] = defaultdict(set)
    for route in route_rows():
        cities[route["a"]].add(route["b"])
        cities[route["b"]].add(route["a"])
    return cities


def test_cities_have_the_listed_numbers_of_neighbours() -> None:
    """The sheet's checks."""
    assert {city: len(neighbours()[city]) for city in CITIES} == {city: NEIGHBOURS[city] for city in CITIES}


def test_routes_connect_all_cities() -> None:
    reached = frontier = {"wien"}
    while frontier:
        frontier = {neighbour for city in frontier for neighbour in neighbours()[city]} - reached
        reached = reached | frontier
    assert reached == set(CITIES)


# -- tickets -------------------------------------------------------------------------------------------------------------------


def test_46_tickets_are_worth_444_points() -> None:
    """6 of them are long, with 20 or 21 points; regular ones have 5 to 13."""
    assert len(ticket_rows()) == 46 and sum(ticket["points"] for ticket in ticket_rows()) == 444
    long = [ticket["points"] for ticket in ticket_rows() if ticket.get("long")]
    assert Counter(long) == {20: 3, 21: 3} and len(LONG) == 6 and len(REGULAR) == 40
    regular = Counter(ticket["points"] for ticket in ticket_rows() if not ticket.get("long"))
    assert regular == {5: 5, 6: 5, 7: 5, 8: 13, 9: 2, 10: 5, 11: 2, 12: 2, 13: 1}


def test_every_city_is_on_a_ticket() -> None:
    """Section 4: Berlin is on four tickets, seven cities are on three."""
    counts = Counter(city for ticket in ticket_rows() for city in (ticket["a"], ticket["b"]))
    assert set(counts) == set(CITIES) and counts["berlin"] == 4
    assert {city for city, count in counts.items() if count == 3} == {"athina", "brest", "kyiv", "paris", "smolensk", "wien", "zurich"}


def shortest_way(a: str, b: str) -> int:
    """Return the spaces of the shortest way between two cities."""
    todo, done = [(0, a)], set()
    while todo:
        length, city = heappop(todo)
        if city == b:
            return length
        if city not in done:
            done.add(city)
            for route in route_rows():
                if city in (route["a"], route["b"]):
                    heappush(todo, (length + route["length"], route["b"] if city == route["a"] else route["a"]))
    raise AssertionError(f"no way from {a} to {b}")


def test_tickets_are_worth_the_shortest_way() -> None:
    """For 44 of 46; the exceptions are London–Wien (10, shortest 9) and Athína–Edinburgh (21, shortest 20)."""
    exceptions = {t["id"]: (t["points"], way) for t in ticket_rows() if (way := shortest_way(t["a"], t["b"])) != t["points"]}
    assert exceptions == {"london-wien": (10, 9), "athina-edinburgh": (21, 20)}


# -- cards ---------------------------------------------------------------------------------------------------------------------


def test_110_train_cards_are_12_of_each_colour_and_14_locomotives() -> None:
    assert board_data()["train_cards"]["each_colour"] == 12 and board_data()["train_cards"]["locomotives"] == 14
    where = game().new_match(players=2, seed=1).position()
    cards = Counter(where["deck"]) + Counter(where["discard"]) + Counter(where["row"])
    for hand in where["hands"]:
        cards += Counter(hand)
    assert cards == CARDS and cards.total() == 110


# -- replaced data -------------------------------------------------------------------------------------------------------------


def changed_board(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    data = copy.deepcopy(board_data())
    change(data)
    return data


def row(table: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(entry for entry in table if entry["id"] == name)


def change_points(data: dict[str, Any]) -> None:
    """Change the points of a ticket, of a length, of stations and of the Express."""
    row(data["tickets"]["list"], "berlin-roma")["points"] = 50
    data["scoring"]["routes"]["1"] = 9
    data["scoring"]["station_left"] = 1
    data["scoring"]["express"] = 30


def test_replaced_points_count_for_routes_tickets_stations_and_the_express() -> None:
    other = bw.load("ticket_to_ride_europe", data=changed_board(change_points))
    where = position(2, hands=["1 red", ""], tickets=[["berlin-roma"], []], last=(1, 1))
    match = other.from_position(where, seed=1)
    assert match.preview(0, "claim budapest-wien-1")["points"] == 9
    play(match, "claim budapest-wien-1", "pay red 0")
    assert match.over and match.result.scores == [9 - 50 + 3 * 1 + 30, 3 * 1]
    assert other.ruleset != game().ruleset


def test_replaced_routes_have_their_new_length_colour_and_kind() -> None:

    def change(data: dict[str, Any]) -> None:
        row(data["routes"]["list"], "berlin-essen").update(colour="red", length=4)
        row(data["routes"]["list"], "berlin-wien").update(colour="grey", ferry=3)
        row(data["routes"]["list"], "roma-venezia").update(tunnel=True)

    match = bw.load("ticket_to_ride_europe", data=changed_board(change)).from_position(
        position(2, hands=["4 red, 2 blue, 3 locomotive, 2 black", ""]), seed=1
    )
    built_in = start_match(position(2, hands=["4 red, 2 blue, 3 locomotive, 2 black", ""]))
    assert match.preview(0, "claim berlin-essen")["payments"][0] == {"colour": "red", "cards": 4, "locomotives": 0}
    assert {p["locomotives"] for p in match.preview(0, "claim berlin-wien")["payments"]} == {3}
    assert match.preview(0, "claim roma-venezia")["tunnel"] and not built_in.preview(0, "claim roma-venezia")["tunnel"]
    assert built_in.preview(0, "claim berlin-essen")["payments"][0] == {"colour": "blue", "cards": 2, "locomotives": 0}


def test_replaced_train_cards_are_dealt() -> None:
    """A deck with nine cards of each colour and ten locomotives."""

    def change(data: dict[str, Any]) -> None:
        data["train_cards"].update(each_colour=9, locomotives=10)

    where = bw.load("ticket_to_ride_europe", data=changed_board(change)).new_match(players=3, seed=1).position()
    cards = Counter(where["deck"]) + Counter(where["discard"]) + Counter(where["row"])
    for hand in where["hands"]:
        cards += Counter(hand)
    assert cards == {**dict.fromkeys(COLOURS, 9), "locomotive": 10}


BROKEN: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("cities", lambda d: d["cities"]["names"].pop()),
    ("cities", lambda d: d["cities"]["names"].append({"id": "hamburg", "board": "Hamburg"})),
    ("routes", lambda d: d["routes"]["list"].pop()),
    ("routes", lambda d: d["routes"]["list"].reverse()),
    ("routes", lambda d: d["routes"]["list"].append(dict(d["routes"]["list"][0]))),
    ("routes", lambda d: d["routes"]["list"][0].update(id="amsterdam-paris")),
    ("routes", lambda d: d["routes"]["list"][0].update(a="hamburg")),
    ("routes", lambda d: d["routes"]["list"][0].update(a="paris")),
    ("routes", lambda d: d["routes"]["list"][0].pop("b")),
    ("routes", lambda d: d["routes"]["list"][0].update(length=5)),
    ("routes", lambda d: d["routes"]["list"][0].update(length=0)),
    ("routes", lambda d: d["routes"]["list"][0].pop("length")),
    ("routes", lambda d: d["routes"]["list"][0].update(colour="pink")),
    ("routes", lambda d: d["routes"]["list"][0].update(colour="locomotive")),
    ("routes", lambda d: d["routes"]["list"][0].update(ferry=2)),
    ("routes", lambda d: d["routes"]["list"][0].update(ferry=-1)),
    ("routes", lambda d: d["routes"]["list"][0].update(tunnel=1)),
    ("tickets", lambda d: d["tickets"]["list"].pop()),
    ("tickets", lambda d: d["tickets"]["list"][0].update(points=0)),
    ("tickets", lambda d: d["tickets"]["list"][0].update(b="hamburg")),
    ("tickets", lambda d: d["tickets"]["list"][0].update(long=False)),
    ("tickets", lambda d: d["tickets"]["list"][9].update(long=True)),
    ("train_cards", lambda d: d["train_cards"].update(each_colour=0)),
    ("train_cards", lambda d: d["train_cards"].update(each_colour=13)),
    ("train_cards", lambda d: d["train_cards"].pop("locomotives")),
    ("scoring", lambda d: d["scoring"]["routes"].pop("3")),
    ("scoring", lambda d: d["scoring"]["routes"].update({"²": 2})),
    ("scoring", lambda d: d["scoring"].update(express=-10)),
    ("scoring", lambda d: d["scoring"].pop("station_left")),
    ("scoring", lambda d: d.update(scoring=None)),
]
