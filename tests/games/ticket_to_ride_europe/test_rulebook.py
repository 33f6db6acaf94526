"""Tests of the rulebook's statements and worked examples, in its order (Czech text; the booklet in four languages agrees unless noted).

test_rulings_*.py test the rulings of the fact sheet on what the rulebook leaves open.
"""

from collections import Counter
from typing import Any

import pytest

from tests.games.inspection import event_args, event_kinds, legal_texts, prompt_of
from tests.games.refusals import refusal

from .facts import CARDS, CITIES, COLOURS, LOCOMOTIVE, LONG, POINTS, REGULAR, ROUTES
from .helpers import PLAYERS, game, legal_args, owners_leaving_trains, parse_cards, play, position, start_match, tickets_of
from .test_rulings_tickets import SOUTH, breakdown_of, end_match, made_tickets

L = LOCOMOTIVE
ALL_PLAYER_COUNTS = pytest.mark.parametrize("players", PLAYERS)


def new_match(players: int, seed: int = 1) -> Any:
    return game().new_match(players=players, seed=seed)


# -- setup (příprava hry, priprema igre) ---------------------------------------------------------------------------------------


@ALL_PLAYER_COUNTS
def test_setup_gives_each_player_45_trains_3_stations_and_no_points(players: int) -> None:
    """Setup: every player takes 45 trains and three stations, and puts the marker on the start."""
    where = new_match(players).position()
    assert (where["trains"], where["stations"], where["points"]) == ([45] * players, [3] * players, [0] * players)
    assert where["owners"] == {} and where["built"] == {}


@ALL_PLAYER_COUNTS
def test_setup_deals_four_cards_each_and_five_open(players: int) -> None:
    """Setup: each player gets four train cards; five cards lie open, the rest is the deck."""
    for seed in range(12):
        where = new_match(players, seed).position()
        assert [parse_cards(hand).total() for hand in where["hands"]] == [4] * players
        assert None not in where["row"] and len(where["row"]) == 5
        assert parse_cards(where["deck"]).total() + parse_cards(where["discard"]).total() == 110 - 4 * players - 5


@ALL_PLAYER_COUNTS
def test_setup_offers_one_long_and_three_regular_tickets(players: int) -> None:
    """Setup: each player gets one of six long tickets, and the rest leaves the game; three regular ones each, the rest is the deck."""
    where = new_match(players).position()
    for offered in where["offered"]:
        assert len(set(offered) & LONG) == 1 and len(set(offered) & REGULAR) == 3
    assert len(where["long_aside"]) == 6 - players and set(where["long_aside"]) < LONG
    assert len(where["ticket_deck"]) == 40 - 3 * players and set(where["ticket_deck"]) < REGULAR
    assert where["tickets"] == [[]] * players


def test_setup_shuffles_cards_and_tickets() -> None:
    """Setup: over many seeds every card and every ticket is dealt."""
    first, tickets = Counter[str](), Counter[str]()
    for seed in range(150):
        where = new_match(5, seed).position()
        first.update(parse_cards(where["hands"][0]))
        tickets.update(name for offered in where["offered"] for name in offered)
    assert set(first) == set(CARDS) and set(tickets) == REGULAR | LONG
    assert 600 * 14 / 110 * 0.6 < first[L] < 600 * 14 / 110 * 1.4


def test_beginning_at_least_two_tickets_are_kept() -> None:
    """Beginning: each player keeps at least two; more is allowed; returned ones leave the game; both kinds may be returned."""
    match = new_match(2)
    assert legal_args(match, "keep", 0) == {"12", "13", "14", "23", "24", "34", "123", "124", "134", "234", "1234"}
    assert refusal(match, "keep 2", 0) == ("keep_more", {"fewest": 2}, "tickets")
    assert prompt_of(match, 0) == ("start_tickets", {})


# -- aim of the game -----------------------------------------------------------------------------------------------------------


def test_aim_the_four_sources_of_points() -> None:
    """Aim: routes, tickets, the Express, stations left; missed tickets are subtracted."""
    owners = {**SOUTH, "berlin-wien": 0, "palermo-smyrna": 1}
    part = breakdown_of(position(2, owners=owners, built={"brest": 0}, tickets=[["berlin-roma", "kyiv-sochi"]]))
    assert part["routes"]["points"] == 2 + 2 + 2 + 4 and part["tickets"]["points"] == 9 - 8
    assert part["stations"]["points"] == 8 and part["express"]["points"] == 10
    assert end_match(position(2, owners=owners, built={"brest": 0}, tickets=[["berlin-roma", "kyiv-sochi"]])).result.scores[0] == 29


# -- the turn ------------------------------------------------------------------------------------------------------------------


@ALL_PLAYER_COUNTS
def test_turns_go_clockwise(players: int) -> None:
    """The turn: clockwise from the first player."""
    match = start_match(position(players, active=players - 1))
    order = []
    for _ in range(2 * players):
        order.append(match.actors[0])
        play(match, "draw", "draw")
    assert order == [(players - 1 + n) % players for n in range(2 * players)]


def test_turn_is_exactly_one_of_four_actions() -> None:
    """The turn: draw cards, claim a route, draw tickets, or build a station; then it is the next player's turn."""
    where = position(2, hands=["4 red"])
    for decisions in (
        ("draw", "draw"),
        ("claim kyiv-smolensk", "pay red 0"),
        ("draw_tickets", "keep 1"),
        ("build_station wien", "pay red 0"),
    ):
        match = start_match(where)
        assert {text.split()[0] for text in legal_texts(match)} == {"take", "draw", "claim", "draw_tickets", "build_station"}
        play(match, *decisions)
        assert match.actors == (1,) and match.position()["turn"] == where["turn"] + 1


# -- drawing train cards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [("draw", "draw"), ("draw", "take 2"), ("take 2", "draw"), ("take 2", "take 4")])
def test_cards_are_drawn_in_twos_from_the_row_or_the_deck(first: str, second: str) -> None:
    """Drawing cards: two cards, each open or unseen."""
    match = start_match(position(2))
    play(match, first)
    assert match.actors == (0,)
    play(match, second)
    assert match.actors == (1,) and parse_cards(match.position()["hands"][0]).total() == 2


def test_cards_an_open_card_is_replaced_at_once() -> None:
    """Drawing cards: before the second card is taken."""
    match = start_match(position(2, deck="9 purple", discard="", rest=1))
    events = play(match, "take 3")
    assert event_kinds(events) == ["took", "opened"] and match.position()["row"][2] == "purple"
    play(match, "take 3")
    assert match.position()["hands"][0] == {"green": 1, "purple": 1}


def test_cards_in_hand_have_no_limit() -> None:
    """Drawing cards: a player may hold any number of cards."""
    match = start_match(position(2, hands=[{**dict.fromkeys(COLOURS, 10), L: 13}]))
    assert "draw" in legal_texts(match)
    play(match, "draw", "draw")
    assert parse_cards(match.position()["hands"][0]).total() == 95


def test_cards_of_the_discards_are_shuffled_into_a_new_deck() -> None:
    """Drawing cards: any of the five kinds may come first."""
    first = Counter[str]()
    for seed in range(120):
        match = start_match(position(2, deck="", discard="1 purple, 1 blue, 1 orange, 1 white, 1 locomotive", rest=1), seed)
        play(match, "draw")
        first.update(match.position()["hands"][0])
    assert set(first) == {"purple", "blue", "orange", "white", L} and min(first.values()) > 8


# -- locomotives ---------------------------------------------------------------------------------------------------------------


def test_locomotives_fit_every_colour() -> None:
    """Locomotives: one replaces any card of any route."""
    match = start_match(position(2, hands=["8 locomotive"]))
    assert legal_args(match, "claim") == set(ROUTES)


def test_locomotives_an_open_one_counts_as_two_cards() -> None:
    """Locomotives: it is the only card of the turn, and cannot be the second one."""
    match = start_match(position(2, row=(L, "red", "blue", "green", "white")))
    branch = match.copy()
    play(match, "take 1")
    assert match.actors == (1,)
    play(branch, "take 2")
    assert refusal(branch, "take 1") == ("locomotive_second", {}, "locomotives")


# -- claiming routes -----------------------------------------------------------------------------------------------------------


def test_example_1_a_blue_route_of_three_has_four_payments() -> None:
    """Claiming, example 1 (a yellow route in IS, SL, SR): three blue; two blue, one locomotive; one and two; three locomotives."""
    match = start_match(position(2, hands=["3 blue, 3 locomotive, 3 red"]))
    assert ROUTES["constantinople-sofia"].length == 3 and ROUTES["constantinople-sofia"].colour == "blue"
    play(match, "claim constantinople-sofia")
    assert legal_args(match, "pay") == {"blue 0", "blue 1", "blue 2", "locomotive 3"}
    for way, paid in (
        ("blue 0", "3 blue"),
        ("blue 1", "2 blue, 1 locomotive"),
        ("blue 2", "1 blue, 2 locomotive"),
        ("locomotive 3", "3 locomotive"),
    ):
        branch = match.copy()
        play(branch, f"pay {way}")
        assert parse_cards(branch.position()["discard"]) == parse_cards(paid) and branch.position()["owners"] == {"constantinople-sofia": 0}


def test_example_2_a_grey_route_of_two_takes_any_one_colour() -> None:
    """Claiming, example 2: two red; one yellow and a locomotive; two locomotives."""
    match = start_match(position(2, hands=["2 red, 1 yellow, 2 locomotive"]))
    play(match, "claim danzig-warszawa")
    assert legal_args(match, "pay") == {"red 0", "red 1", "yellow 1", "locomotive 2"}
    assert refusal(match, "pay yellow 0") == ("not_enough", {"card": "yellow", "needed": 2, "have": 1}, "claim_routes")


def test_claiming_needs_the_number_and_colour_of_the_route() -> None:
    """Claiming."""
    match = start_match(position(2, hands=["9 red, 2 blue, 1 locomotive"]))
    assert refusal(match, "claim berlin-wien") == (
        "too_few_cards", {"needed": 3, "card": "green", "have": 0, "locomotives": 1, "missing": 2}, "claim_routes",
    )  # fmt: skip
    play(match, "claim constantinople-sofia")
    assert legal_args(match, "pay") == {"blue 1"}
    assert refusal(match, "pay red 0") == ("other_colour", {"colour": "blue"}, "claim_routes")


def test_claiming_scores_the_table_and_places_a_train_on_each_space() -> None:
    """Claiming and scoring table: 1, 2, 4, 7, 15, 21 points at once for 1, 2, 3, 4, 6, 8 spaces."""
    assert POINTS == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    expected = {route: (POINTS[fact.length], 45 - fact.length) for route, fact in ROUTES.items()}
    assert {route: claim_by_locomotives(route) for route in ROUTES} == expected


def claim_by_locomotives(route: str) -> tuple[int, int]:
    """Claim a route with locomotives, and return its points and the trains left."""
    match = start_match(position(2, hands=["8 locomotive"], deck="9 red", discard="", rest=1))
    play(match, f"claim {route}")
    [event] = event_args(play(match, f"pay locomotive {ROUTES[route].length}"), "claimed")
    where = match.position()
    assert where["owners"] == {route: 0} and where["points"] == [event["points"], 0] and where["trains"][1] == 45
    return event["points"], where["trains"][0]


def test_claiming_allows_any_free_route() -> None:
    """Claiming: a new route need not touch the player's other routes. A taken route cannot be claimed."""
    match = start_match(position(2, hands=["4 red, 4 locomotive"], owners={"cadiz-lisboa": 0, "berlin-wien": 1}))
    assert "claim kyiv-smolensk" in legal_texts(match)
    assert refusal(match, "claim berlin-wien") == ("route_taken", {"seat": 1}, "claim_routes")
    assert refusal(match, "claim cadiz-lisboa") == ("route_taken", {"seat": 0}, "claim_routes")


def test_claiming_takes_the_whole_route() -> None:
    """Claiming: a part of a route cannot be claimed."""
    match = start_match(position(2, hands=["2 green"]))
    assert refusal(match, "claim berlin-wien")[0] == "too_few_cards" and "claim essen-frankfurt" in legal_texts(match)


def test_double_routes_allow_one_track_for_each_player() -> None:
    """Double routes: no player may claim both tracks; with two or three players only one track can be used."""
    for players, closed in ((2, True), (3, True), (4, False), (5, False)):
        match = start_match(position(players, hands=["8 white, 8 orange"], owners={"frankfurt-paris-1": 1}))
        assert ("claim frankfurt-paris-2" in legal_texts(match)) is not closed
        own = start_match(position(players, hands=["8 white, 8 orange"], owners={"frankfurt-paris-1": 0}))
        assert refusal(own, "claim frankfurt-paris-2") == ("own_twin", {}, "double_routes")


# -- ferries, tunnels ----------------------------------------------------------------------------------------------------------


def test_ferry_smyrna_palermo_needs_four_cards_of_a_colour_and_two_locomotives() -> None:
    """Ferries, picture: Smyrna–Palermo takes four cards of one colour and two locomotives."""
    match = start_match(position(2, hands=["4 red, 2 locomotive"]))
    play(match, "claim palermo-smyrna")
    assert legal_args(match, "pay") == {"red 2"}
    assert event_args(play(match, "pay red 2"), "claimed")[0]["points"] == 15
    poor = start_match(position(2, hands=["5 red, 1 locomotive"]))
    assert refusal(poor, "claim palermo-smyrna") == ("too_few_locomotives", {"needed": 2, "have": 1}, "ferries")
    short = start_match(position(2, hands=["3 red, 3 white, 2 locomotive"]))
    reason, args, _ = refusal(short, "claim palermo-smyrna")
    assert (reason, args["missing"]) == ("too_few_of_a_kind", 1)


@pytest.mark.parametrize(
    ("route", "hand", "laid", "turned", "pay"),
    [
        ("erzurum-sochi", "4 red", "red 0", "1 red, 2 blue", "pay_extra 0"),  # example 1: red on red: one more red
        ("venezia-zurich", "3 green", "green 0", "1 locomotive, 2 blue", "pay_extra 0"),  # example 2: a locomotive: one more green
        ("venezia-zurich", "3 locomotive", "locomotive 2", "1 locomotive, 2 blue", "pay_extra 1"),  # example 3: one more locomotive
    ],
)
def test_tunnel_examples_cost_one_extra_card(route: str, hand: str, laid: str, turned: str, pay: str) -> None:
    """Tunnels, examples 1–3."""
    match = start_match(position(2, hands=[hand], deck=turned, discard="", rest=1))
    play(match, f"claim {route}")
    assert event_args(play(match, f"pay {laid}"), "revealed")[0]["extra"] == 1
    assert legal_texts(match) == {pay, "give_up"}
    play(match, pay)
    assert match.position()["owners"] == {route: 0} and match.position()["hands"][0] == {}


def test_tunnel_madrid_pamplona_is_double_in_black_and_white() -> None:
    """Tunnels, picture."""
    one, two = ROUTES["madrid-pamplona-1"], ROUTES["madrid-pamplona-2"]
    assert one.tunnel and two.tunnel and {one.colour, two.colour} == {"black", "white"}
    match = start_match(position(4, hands=["3 black"], owners={two.id: 1}, deck="1 white, 2 red", discard="", rest=3))
    play(match, f"claim {one.id}")
    assert event_kinds(play(match, "pay black 0"))[-1] == "claimed"


def test_tunnel_three_cards_are_turned_up_and_discarded() -> None:
    """Tunnels: three cards are revealed after the payment is laid, and discarded at the end of the turn in any case."""
    match = start_match(position(2, hands=["4 red"], deck="1 red, 1 white, 1 black, 9 green", discard="", rest=1), seed=2)
    play(match, "claim erzurum-sochi")
    events = play(match, "pay red 0")
    (revealed,) = event_args(events, "revealed")
    assert revealed["count"] == 3 and parse_cards(match.position()["deck"]).total() == 9
    if not match.position()["owners"]:
        play(match, "give_up")
    assert parse_cards(match.position()["discard"]).total() in (3, 6)


# -- tickets, stations ---------------------------------------------------------------------------------------------------------


def test_tickets_are_drawn_in_threes_and_at_least_one_is_kept() -> None:
    """Tickets: two or three may be kept, too, and stay to the end of the match. The others go under the deck."""
    for keep in ("1", "12", "123"):
        match = start_match(position(2))
        (offered,) = event_args(play(match, "draw_tickets"), "offered")
        play(match, f"keep {keep}")
        where = match.position()
        assert tickets_of(where, 0) == [offered[f"ticket_{n}"] for n in keep] and len(where["returned"]) == 3 - len(keep)
        assert len(where["ticket_deck"]) == 37


def test_tickets_count_for_or_against_their_owner() -> None:
    """Tickets: a continuous way of own trains between the two cities makes a ticket. Otherwise its value is subtracted."""
    whole = {**SOUTH, "berlin-wien": 0}
    assert breakdown_of(position(2, owners=whole, tickets=[["berlin-roma"]]))["tickets"]["points"] == 9
    broken = {name: seat for name, seat in whole.items() if name != "venezia-zagrab"}
    assert breakdown_of(position(2, owners=broken, tickets=[["berlin-roma"]]))["tickets"]["points"] == -9
    foreign = {**whole, "venezia-zagrab": 1}
    assert breakdown_of(position(2, owners=foreign, tickets=[["berlin-roma"]]))["tickets"]["points"] == -9


def test_tickets_may_share_trains() -> None:
    """Tickets: the same trains count for any number of tickets."""
    owners = {**SOUTH, "berlin-wien": 0, "budapest-wien-1": 0, "bucuresti-budapest": 0, "brindisi-roma": 0}
    part = breakdown_of(position(2, owners=owners, tickets=[["berlin-roma", "berlin-bucuresti", "brindisi-zagrab"]]))
    assert set(made_tickets(part)) == {"berlin-roma", "berlin-bucuresti", "brindisi-zagrab"}


def test_tickets_drawn_in_the_last_turn_count() -> None:
    """Tickets: the value of a missed ticket is subtracted, however late it was drawn."""
    match = start_match(position(2, last=(1, 1), ticket_deck=["berlin-roma"], tickets_rest=1))
    play(match, "draw_tickets", "keep 1")
    assert match.over and match.result.scores[0] == 12 - 9


def test_stations_are_limited_to_one_a_turn_three_a_match_and_one_in_a_city() -> None:
    """Stations: at most one a turn and three in a match; two players never build in the same city; building is optional."""
    match = start_match(position(2, hands=["9 red"], deck="9 white", discard="", rest=1))
    for n, city in enumerate(["wien", "roma", "paris"], 1):
        play(match, f"build_station {city}", "pay red 0")
        assert match.actors == (1,) and match.position()["stations"] == [3 - n, 3]
        match = start_match({**match.position(), "active": 0})
    assert refusal(match, "build_station brest") == ("no_station_left", {}, "stations")
    other = start_match({**match.position(), "active": 1})
    assert legal_args(other, "build_station") == set(CITIES) - {"wien", "roma", "paris"}


def test_stations_can_be_paid_with_locomotives() -> None:
    """Stations: any of the cards may be a locomotive (SR: any number of them)."""
    match = start_match(position(2, hands=["2 red, 3 locomotive"], built={"wien": 0, "roma": 0}))
    play(match, "build_station paris")
    assert legal_args(match, "pay") == {"red 1", "red 2", "locomotive 3"}


# -- the end -------------------------------------------------------------------------------------------------------------------


@ALL_PLAYER_COUNTS
def test_end_comes_one_round_after_a_player_has_two_trains_or_fewer(players: int) -> None:
    """End: then each player, this one included, has one more turn."""
    match = start_match(position(players, hands=["3 green"], owners=owners_leaving_trains({0: 5}, ["berlin-wien"])))
    play(match, "claim berlin-wien", "pay green 0")
    seats = []
    while not match.over:
        seats.append(match.actors[0])
        play(match, "draw", "draw")
    assert seats == [*range(1, players), 0]


def test_scoring_adds_routes_tickets_stations_and_the_express() -> None:
    """Scoring: points of the match, tickets, 4 for each station left, 10 for the longest trail. Most points win."""
    owners = {**SOUTH, "berlin-wien": 0, "palermo-smyrna": 1, "kyiv-warszawa": 1}
    match = end_match(position(2, owners=owners, built={"wien": 1}, tickets=[["berlin-roma"], ["smyrna-sofia"]]))
    assert match.result.scores == [10 + 9 + 12 + 10, 22 - 5 + 8] and match.result.ranking == [[0], [1]]
    assert event_kinds(match.full_events())[-4:] == ["shown", "shown", "express", "finished"]
