"""Tests of the rulings about claiming: E1–E10, E37, E38, E52–E54 of the fact sheet. Test names begin with the number of the ruling."""

from typing import Any

import pytest

from tests.games.inspection import event_args, event_kinds, legal_texts, prompt_of
from tests.games.refusals import refusal

from .facts import COLOURS, LOCOMOTIVE, POINTS, ROUTES, twin_of
from .helpers import PLAYERS, in_position_order, legal_args, owners_leaving_trains, parse_cards, play, position, start_match

DOUBLES = sorted(name for name in ROUTES if name.endswith("-1"))
RICH = "12 red, 12 blue, 12 orange, 14 locomotive"
RED_TUNNEL, GREY_TUNNEL = "erzurum-sochi", "marseille-roma"


def rich_position(players: int, **other: Any) -> dict[str, Any]:
    """Return a position in which seat 0 can pay for every route."""
    hand = {**dict.fromkeys(COLOURS, 8), LOCOMOTIVE: 8}
    return position(players, hands=[hand], **other)


def claim_tunnel(hand: str, deck: str, route: str = RED_TUNNEL, *, discard: str = "", **other: Any) -> Any:
    """Return a match in which seat 0 has begun to claim a tunnel. `deck` is all that can be revealed."""
    match = start_match(position(2, hands=[hand], deck=deck, discard=discard, rest=1, **other))
    play(match, f"claim {route}")
    return match


# -- E1–E4: free routes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [3, 4, 5, 7])
def test_e01_a_route_longer_than_the_trains_left_is_refused(left: int) -> None:
    """A route needs a train for each space."""
    avoid = {"petrograd-stockholm", "palermo-smyrna", "danzig-warszawa", "danzig-riga", "berlin-danzig", "budapest-wien-1"}
    owners = owners_leaving_trains({0: left}, avoid)
    match = start_match(rich_position(2, owners=owners))
    assert match.position()["trains"] == [left, 45]
    for name in ("budapest-wien-1", "danzig-warszawa", "danzig-riga", "berlin-danzig", "palermo-smyrna", "petrograd-stockholm"):
        length = ROUTES[name].length
        if length <= left:
            assert f"claim {name}" in legal_texts(match)
        else:
            assert refusal(match, f"claim {name}") == ("too_few_trains", {"length": length, "trains": left}, "claim_routes")
    assert all(ROUTES[name].length <= left for name in legal_args(match, "claim"))


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("route", DOUBLES)
@pytest.mark.parametrize("owner", [0, 1])
def test_e02_the_second_track_is_closed_to_all_seats(players: int, route: str, owner: int) -> None:
    """With 2–3 players, and to the owner of the first track, too."""
    for taken in (route, str(twin_of(route))):
        second = str(twin_of(taken))
        match = start_match(rich_position(players, owners={taken: owner}))
        expected = ("own_twin", {}, "double_routes") if owner == 0 else ("twin_closed", {"seat": 1}, "double_routes")
        assert refusal(match, f"claim {second}") == expected
        assert refusal(match, f"claim {taken}") == ("route_taken", {"seat": owner}, "claim_routes")
        assert match.view(None)["closed"] == [second]


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("route", DOUBLES)
def test_e03_the_second_track_is_closed_only_to_the_owner_of_the_first(players: int, route: str) -> None:
    """With 4–5 players."""
    for taken in (route, str(twin_of(route))):
        other = str(twin_of(taken))
        assert f"claim {other}" in legal_texts(start_match(rich_position(players, owners={taken: 1})))
        own = start_match(rich_position(players, owners={taken: 0}))
        assert refusal(own, f"claim {other}") == ("own_twin", {}, "double_routes")
        assert own.view(None)["closed"] == []
        both = start_match(rich_position(players, owners={taken: 1, other: 2}))
        assert refusal(both, f"claim {other}") == ("route_taken", {"seat": 2}, "claim_routes")


@pytest.mark.parametrize("players", PLAYERS)
def test_e04_routes_to_different_cities_are_no_double(players: int) -> None:
    """One player may own neighbouring routes out of a city to different cities."""
    for city in ("paris", "frankfurt", "madrid", "london"):
        routes = sorted({name.removesuffix("-2") for name, r in ROUTES.items() if city in (r.a, r.b) and not name.endswith("-2")})
        for owned in routes:
            free = legal_args(start_match(rich_position(players, owners={owned: 0})), "claim")
            assert {name for name in routes if name != owned} <= free, (city, owned)


# -- E5–E10: tunnels -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("revealed", "extra"),
    [
        ("1 red, 2 blue", 1),
        ("2 red, 1 blue", 2),
        ("3 red", 3),
        ("1 locomotive, 2 white", 1),
        ("2 locomotive, 1 black", 2),
        ("3 locomotive", 3),
        ("1 red, 1 locomotive, 1 green", 2),
    ],
)
def test_e05_every_matching_card_and_locomotive_costs_one_more(revealed: str, extra: int) -> None:
    """It can be paid with the colour, with locomotives, or with both."""
    for locomotives in range(extra + 1):
        match = claim_tunnel("6 red, 3 locomotive, 1 black", revealed)
        events = play(match, "pay red 0")
        assert event_kinds(events) == ["laid", "revealed"] and event_args(events, "revealed")[0]["extra"] == extra
        assert prompt_of(match, 0) == ("tunnel", {"route": RED_TUNNEL, "colour": "red", "extra": extra})
        assert legal_texts(match) == {"give_up", *(f"pay_extra {n}" for n in range(extra + 1))}
        claimed = event_args(play(match, f"pay_extra {locomotives}"), "claimed")[0]
        assert claimed == {
            "seat": 0, "route": RED_TUNNEL, "colour": "red", "cards": 3 + extra - locomotives, "locomotives": locomotives, "points": 4,
        }  # fmt: skip
        where = match.position()
        left = parse_cards("6 red, 3 locomotive, 1 black") - parse_cards(f"{3 + extra - locomotives} red, {locomotives} locomotive")
        assert where["hands"][0] == in_position_order(left) and where["owners"] == {RED_TUNNEL: 0}
        paid = parse_cards(f"{3 + extra - locomotives} red, {locomotives} locomotive")
        assert parse_cards(where["discard"]) == parse_cards(revealed) + paid
        assert where["trains"] == [42, 45] and where["points"] == [4, 0] and where["active"] == 1


def test_e05_giving_up_returns_the_payment_and_ends_the_turn() -> None:
    """Revealed cards go to the discards in any case."""
    match = claim_tunnel("3 red, 5 green", "1 red, 1 locomotive, 1 blue", discard="2 black")
    play(match, "pay red 0")
    events = play(match, "give_up")
    where = match.position()
    assert event_args(events, "gave_up") == [{"seat": 0, "route": RED_TUNNEL}]
    assert where["hands"][0] == {"green": 5, "red": 3} and where["owners"] == {} and where["trains"] == [45, 45]
    assert parse_cards(where["discard"]) == parse_cards("1 red, 1 locomotive, 1 blue, 2 black")
    assert where["active"] == 1 and where["turn"] == 21 and match.view(None)["tunnel"] is None


@pytest.mark.parametrize(("revealed", "extra"), [("1 red, 1 blue, 1 locomotive", 1), ("1 red, 2 locomotive", 2), ("3 locomotive", 3)])
def test_e06_locomotives_alone_are_matched_by_locomotives_alone(revealed: str, extra: int) -> None:
    """The extra cards must be locomotives, too, even if the player holds cards of the tunnel's colour."""
    match = claim_tunnel("12 locomotive, 3 blue" if extra == 1 else "10 locomotive, 8 red", revealed)
    play(match, "pay locomotive 3")
    assert prompt_of(match, 0)[1] == {"route": RED_TUNNEL, "colour": "locomotive", "extra": extra}
    assert legal_texts(match) == {"give_up", f"pay_extra {extra}"}
    assert refusal(match, "pay_extra 0") == ("only_locomotives", {"extra": extra}, "tunnels")
    claimed = event_args(play(match, f"pay_extra {extra}"), "claimed")[0]
    assert (claimed["colour"], claimed["cards"], claimed["locomotives"]) == ("locomotive", 0, 3 + extra)


@pytest.mark.parametrize(("colour", "extra"), [("green", 2), ("black", 1), ("locomotive", 1)])
def test_e07_the_colour_of_a_grey_tunnel_is_the_one_laid(colour: str, extra: int) -> None:
    """Green cards with a locomotive count as green."""
    match = claim_tunnel("4 green, 4 black, 6 locomotive", "1 green, 1 locomotive, 1 white", GREY_TUNNEL)
    events = play(match, "pay locomotive 4" if colour == "locomotive" else f"pay {colour} 1")
    assert event_args(events, "revealed")[0]["extra"] == extra
    assert prompt_of(match, 0)[1] == {"route": GREY_TUNNEL, "colour": colour, "extra": extra}
    if colour == "green":
        assert legal_texts(match) == {"give_up", "pay_extra 1", "pay_extra 2", "pay_extra 0"} - {"pay_extra 0"}


def test_e08_a_player_who_could_pay_may_decline() -> None:
    """The player takes all cards back, and the turn is over."""
    match = claim_tunnel("8 red, 4 locomotive", "1 red, 2 blue")
    play(match, "pay red 1")
    assert {"give_up", "pay_extra 0", "pay_extra 1"} == legal_texts(match)
    play(match, "give_up")
    assert match.position()["hands"][0] == {"red": 8, "locomotive": 4} and match.actors == (1,)


@pytest.mark.parametrize(
    ("deck", "discard", "count"),
    [("3 red", "", 3), ("2 red", "", 2), ("1 red", "1 red", 2), ("1 red", "5 red", 3), ("", "2 red", 2), ("", "1 red", 1), ("", "", 0)],
)
def test_e09_a_tunnel_reveals_fewer_cards_when_fewer_are_left(deck: str, discard: str, count: int) -> None:
    """The discards are reshuffled first, then the cards left are revealed. Without cards the tunnel has no extra cost."""
    match = claim_tunnel("3 red, 3 locomotive", deck, discard=discard)
    events = play(match, "pay red 0")
    (revealed,) = event_args(events, "revealed")
    assert revealed == {"count": count, "extra": count, **{f"card_{n}": "red" if n <= count else None for n in (1, 2, 3)}}
    assert ("reshuffled" in event_kinds(events)) == (bool(discard) and parse_cards(deck).total() < 3)
    if count:
        assert match.prompt(0).args["extra"] == count and not match.position()["owners"]
    else:
        assert match.position()["owners"] == {RED_TUNNEL: 0} and match.actors == (1,)


def test_e10_laid_cards_are_not_reshuffled() -> None:
    """They still belong to the player, so the new deck contains only the old discards."""
    match = claim_tunnel("3 red", "1 blue", discard="1 white, 1 black")
    events = play(match, "pay red 0")
    assert event_args(events, "reshuffled") == [{"count": 2}]
    (revealed,) = event_args(events, "revealed")
    assert {revealed[f"card_{n}"] for n in (1, 2, 3)} == {"blue", "white", "black"} and revealed["extra"] == 0


# -- E37, E38: ferries ---------------------------------------------------------------------------------------------------------

FERRIES = sorted(name for name, route in ROUTES.items() if route.ferry)


@pytest.mark.parametrize("route", FERRIES)
def test_e37_other_cards_do_not_replace_a_locomotive_of_a_ferry(route: str) -> None:
    """Three cards do not count as a locomotive."""
    needed = ROUTES[route].ferry
    match = start_match(position(2, hands=[{**dict.fromkeys(COLOURS, 11), LOCOMOTIVE: needed - 1}]))
    assert refusal(match, f"claim {route}") == ("too_few_locomotives", {"needed": needed, "have": needed - 1}, "ferries")


@pytest.mark.parametrize("route", FERRIES)
def test_e38_a_ferry_takes_more_locomotives_than_it_shows(route: str) -> None:
    """They replace cards of any colour."""
    length, needed = ROUTES[route].length, ROUTES[route].ferry
    match = start_match(position(2, hands=["8 red, 2 blue, 8 locomotive"]))
    play(match, f"claim {route}")
    ways = {f"red {n}" for n in range(needed, length)} | {f"blue {n}" for n in range(max(needed, length - 2), length)}
    assert legal_args(match, "pay") == ways | {f"locomotive {length}"}
    if needed < length:
        assert refusal(match, f"pay red {needed - 1}") == ("ferry_locomotives", {"needed": needed}, "ferries")
    for way in sorted(ways):
        end = match.copy()
        claimed = event_args(play(end, f"pay {way}"), "claimed")[0]
        assert claimed["locomotives"] == int(way.split()[1]) >= needed and claimed["points"] == POINTS[length]


# -- E52–E54 -------------------------------------------------------------------------------------------------------------------


def test_e52_without_extra_cost_the_claim_completes_at_once() -> None:
    """There is no prompt, and the revealed cards are discarded with the payment."""
    match = claim_tunnel("3 red", "1 blue, 1 white, 1 black")
    assert event_kinds(play(match, "pay red 0")) == ["laid", "revealed", "claimed"]
    where = match.position()
    assert where["active"] == 1 and where["owners"] == {RED_TUNNEL: 0}
    assert parse_cards(where["discard"]) == parse_cards("3 red, 1 blue, 1 white, 1 black")


def test_e52_a_player_who_cannot_pay_is_prompted_too() -> None:
    """Both cases look alike to the others, so they learn nothing about the hand."""
    poor, wealthy = claim_tunnel("3 red", "1 red, 2 blue"), claim_tunnel("3 red, 2 locomotive", "1 red, 2 blue")
    for match in (poor, wealthy):
        play(match, "pay red 0")
    assert legal_texts(poor) == {"give_up"} and legal_texts(wealthy) == {"give_up", "pay_extra 1"}
    assert poor.actors == wealthy.actors == (0,)
    assert prompt_of(poor, 1) == prompt_of(wealthy, 1) == ("wait", {"seat": 0})
    assert poor.view(None)["tunnel"] == wealthy.view(None)["tunnel"]
    assert refusal(poor, "pay_extra 0") == ("not_enough", {"card": "red", "needed": 1, "have": 0}, "tunnels")
    assert refusal(poor, "pay_extra 1") == ("not_enough", {"card": "locomotive", "needed": 1, "have": 0}, "tunnels")
    assert refusal(wealthy, "pay_extra 2") == ("extra_is", {"extra": 1}, "tunnels")


def test_e53_laid_and_revealed_cards_are_not_reshuffled() -> None:
    """One card is in the deck and one in the discards: both are revealed, each once."""
    match = claim_tunnel("3 red", "1 blue", discard="1 white")
    events = play(match, "pay red 0")
    assert event_args(events, "reshuffled") == [{"count": 1}]
    assert event_args(events, "revealed") == [{"count": 2, "card_1": "blue", "card_2": "white", "card_3": None, "extra": 0}]


@pytest.mark.parametrize("route", [RED_TUNNEL, "venezia-zurich", "munchen-venezia"])
def test_e54_locomotives_alone_have_no_colour(route: str) -> None:
    """Revealed cards of the tunnel's own colour cost nothing then."""
    colour, length = ROUTES[route].colour, ROUTES[route].length
    match = claim_tunnel(f"{length} locomotive", f"3 {colour}", route)
    events = play(match, f"pay locomotive {length}")
    assert event_args(events, "revealed")[0]["extra"] == 0
    assert event_args(events, "claimed")[0]["colour"] == "locomotive" and match.actors == (1,)
