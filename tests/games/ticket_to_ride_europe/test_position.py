"""Tests of positions: one is accepted and can be played on, or refused with an error that names the field and what would fit."""

from functools import partial
from typing import Any

import pytest

import boardwright as bw

from .edge_positions import EDGE_POSITIONS, LAID, START_OFFERS, THREE_STATIONS
from .facts import CARDS, LOCOMOTIVE
from .helpers import game, in_position_order, owners_leaving_trains, parse_cards, position, start_match


def position_error(where: dict[str, Any], rules: Any = None) -> bw.PositionError:
    """Return the error with which a position is refused."""
    with pytest.raises(bw.PositionError) as caught:
        (rules or game()).from_position(where, seed=1)
    error: bw.PositionError = caught.value
    assert error.expected and "\n" not in str(error) and len(str(error)) < 2_000
    return error


# -- valid positions -------------------------------------------------------------------------------------------------------------


def test_shown_cards_default_to_the_least_that_must_have_been_shown() -> None:
    assert start_match({"players": 2, **PAID}).position()["shown"] == [RED]
    shown = [{**RED, "draws": 1}, RED]
    assert start_match({"players": 2, **PAID, "shown": shown}).position()["shown"] == shown


def test_draws_before_the_last_shuffle_default_to_a_single_earlier_shuffle() -> None:
    assert start_match({"players": 2, **OLDER}).position()["earlier"] == OLDER["earlier"]
    assert start_match({"players": 2, **OLDER, "earlier": [[{"blue": 1}, {}], [{"white": 1}, {}]]}).position()["shown"] == [BLUE]
    without = {field: value for field, value in OLDER.items() if field != "earlier"}
    assert start_match({"players": 2, **without}).position()["earlier"] == [[{"white": 1, "blue": 1}, {}]]


def test_omitted_fields_follow_from_the_others() -> None:
    """Cards, tickets, trains, stations, points and draws."""
    where = start_match({"players": 3, "owners": {"berlin-wien": 1}, "built": {"roma": 2}, "tickets": [["berlin-roma"], [], []]}).position()
    assert (where["trains"], where["stations"], where["points"], where["draws"]) == ([45, 42, 45], [3, 3, 2], [0, 4, 0], 1)
    assert where["row"] == ["purple", "blue", "orange", "white", "green"] and sum(where["deck"].values()) == 105
    assert len(where["ticket_deck"]) == 39 and len(where["long_aside"]) == 6


def test_an_omitted_row_has_as_many_cards_as_are_left() -> None:
    """If only one kind is left, the row has that kind only."""
    hand = in_position_order(CARDS - parse_cards("3 red, 1 blue"))
    assert start_match({"players": 2, "hands": [hand, {}]}).position()["row"] == ["blue", "red", "red", "red", None]
    hand = in_position_order(CARDS - parse_cards("7 red"))
    where = start_match({"players": 2, "hands": [hand, {}]}).position()
    assert where["row"] == ["red"] * 5 and where["deck"] == {"red": 2}


def test_an_omitted_number_of_draws_includes_the_draw_in_progress() -> None:
    """Tickets kept or put back come from draws before it."""
    assert start_match({**EDGE_POSITIONS["tickets put back before"]}).position()["draws"] == 3
    match = start_match(position(2, phase="tickets", tickets=[["madrid-zurich"]], offered=[["berlin-roma", "kyiv-sochi", "paris-wien"]]))
    assert match.position()["draws"] == 2
    match.play(0, "keep 1")
    assert start_match(match.position()).position() == match.position()


# -- F1: the start tickets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("dropped", [["essen-kyiv", "london-wien"], []]),
        ("tickets", [[], ["essen-kyiv"]]),
        ("returned", [{"ticket": "essen-kyiv", "seat": 0, "draw": 1}]),
        ("draws", 1),
        ("owners", {"berlin-wien": 0}),
        ("built", {"wien": 1}),
        ("laid", LAID),
        ("last_round", {"seat": 0, "turns_left": 1}),
        ("passes", 1),
    ],
)
def test_f1_fields_of_later_phases_are_refused_while_start_tickets_are_chosen(field: str, value: Any) -> None:
    """Rulebook, setup: each seat chooses among the four dealt tickets before any turn."""
    where = {"players": 2, "phase": "start_tickets", "offered": START_OFFERS[:2]}
    match = start_match(where)
    match.play(0, "keep 12")
    match.play(1, "keep 12")
    assert [len(dropped) for dropped in match.position()["dropped"]] == [2, 2]
    error = position_error({**where, field: value})
    assert error.field == field or (field == "returned" and error.field == "draws")


# -- F2: the acting seat has a choice -------------------------------------------------------------------------------------------------

NO_CARDS: Any = partial(position, 2, deck="", discard="", rest=1)


@pytest.mark.parametrize(
    ("where", "field"),
    [
        (NO_CARDS(phase="second_card", row=(LOCOMOTIVE, None, LOCOMOTIVE, None, None)), "row"),
        (NO_CARDS(phase="second_card", row=(LOCOMOTIVE, None, None, None, None), options={"second_card": "may"}), "row"),
        (NO_CARDS(phase="second_card", row=[None] * 5), "row"),
        (position(phase="pay_route", paying="munchen-wien", hands=["2 orange, 9 red"]), "hands[0]"),
        (position(phase="pay_route", paying="palermo-smyrna", hands=["9 red, 1 locomotive"]), "hands[0]"),
        (position(phase="pay_station", paying="sofia", hands=["", "9 red"]), "hands[0]"),
        (position(phase="pay_station", paying="sofia", hands=["2 red, 2 blue"], built=THREE_STATIONS), "hands[0]"),
        (position(phase="tickets"), "offered[0]"),
        (position(phase="start_tickets", turn=0, offered=START_OFFERS[:2], chosen=["12", "34"]), "chosen"),
    ],
)
def test_f2_a_position_without_a_choice_is_refused(where: dict[str, Any], field: str) -> None:
    assert position_error(where).field == field


# -- F3: payments in progress --------------------------------------------------------------------------------------------------------

PAY = {"phase": "pay_route", "hands": ["9 red, 9 black, 6 locomotive"]}
TUNNEL = {"phase": "tunnel", "laid": LAID}


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("players", [2, 4])
def test_f3_a_taken_route_cannot_be_paid_for(players: int, owner: int) -> None:
    """Rulebook, claiming routes: the route must be free."""
    error = position_error(position(players, **PAY, paying="berlin-frankfurt-2", owners={"berlin-frankfurt-2": owner}))
    assert (error.field, error.value) == ("paying", "berlin-frankfurt-2") and "not taken" in error.expected
    assert position_error(position(players, **TUNNEL, owners={"madrid-pamplona-1": owner})).field == "laid.route"


@pytest.mark.parametrize(
    ("players", "owner", "closed"), [(2, 1, True), (3, 1, True), (4, 0, True), (4, 1, False), (5, 0, True), (5, 3, False)]
)
def test_f3_a_route_closed_by_its_twin_cannot_be_paid_for(players: int, owner: int, closed: bool) -> None:
    """Rulebook, double routes: no player owns both tracks; with two and three players one is used (E2, E3)."""
    route = position(players, **PAY, paying="berlin-frankfurt-2", owners={"berlin-frankfurt-1": owner})
    tunnel = position(players, **TUNNEL, owners={"madrid-pamplona-2": owner})
    if closed:
        assert (position_error(route).field, position_error(tunnel).field) == ("paying", "laid.route")
    else:
        assert start_match(route).actors == start_match(tunnel).actors == (0,)


def test_f3_the_paying_seat_needs_enough_trains_and_a_station() -> None:
    """A route needs a train for each space. Each seat has three stations; a city has one."""
    few = owners_leaving_trains({0: 2}, ["berlin-frankfurt-1", "madrid-pamplona-1"])
    assert position_error(position(2, **PAY, paying="berlin-frankfurt-1", owners=few)).field == "paying"
    assert position_error(position(2, **TUNNEL, owners=few)).field == "laid.route"
    station: dict[str, Any] = {"phase": "pay_station", "hands": ["4 red, 4 locomotive"]}
    assert position_error(position(2, **station, paying="wien", built=THREE_STATIONS)).field == "paying"
    assert position_error(position(2, **station, paying="sofia", built={**THREE_STATIONS, "riga": 0})).field == "stations[0]"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"colour": "red"}, "laid.colour"),
        ({"colour": LOCOMOTIVE}, "laid.cards"),
        ({"cards": 0, "locomotives": 3}, "laid.cards"),
        ({"cards": 3}, "laid"),
        ({"route": "berlin-wien"}, "laid.route"),
        ({"revealed": ["black", "red"]}, "laid.revealed"),
        ({"revealed": ["blue", "red", "red"]}, "laid.revealed"),
    ],
)
def test_f3_cards_that_do_not_fit_the_tunnel_are_refused(change: dict[str, Any], field: str) -> None:
    """Rulebook, tunnels: cards of its colour and locomotives, as many as its length; three cards are revealed."""
    assert position_error(position(2, phase="tunnel", laid={**LAID, **change})).field == field
    if field != "laid.revealed":
        assert position_error({"players": 2, "laid": {**LAID, **change}}).field == field, "the same for an earlier tunnel"


def test_f3_a_tunnel_may_have_fewer_revealed_cards_when_no_more_are_left() -> None:
    assert start_match(NO_CARDS(phase="tunnel", laid={**LAID, "revealed": ["black", "red"]})).actors == (0,)


# -- F4: counters ------------------------------------------------------------------------------------------------------------------


def test_f4_the_turn_counter_stays_within_its_bound() -> None:
    """A match without a cap has no limit, and its positions can always be loaded."""
    match = start_match(position(2, turn=2**31 - 2, options={"turn_cap": 0, "passing": "may"}))
    for _ in range(3):
        match.play(match.actors[0], "pass")
    assert match.position()["turn"] == 2**31 - 1 and start_match(match.position()).position() == match.position()
    assert position_error(position(2, turn=2**31, options={"turn_cap": 0})).field == "turn"


@pytest.mark.parametrize("cap", [200, 400, 1000])
def test_f4_turns_beyond_the_cap_are_refused(cap: int) -> None:
    """E36: the match ends with the turn of the cap."""
    assert position_error(position(2, turn=cap, options={"turn_cap": cap})).field == "turn"
    over = position(2, phase="over", ending="turn_cap", options={"turn_cap": cap})
    assert start_match({**over, "turn": cap}).over and position_error({**over, "turn": cap + 1}).field == "turn"


def test_f4_draws_and_tickets_in_the_deck_add_up_to_40_at_most() -> None:
    """Each draw keeps at least one of the 40 tickets."""
    match = start_match(position(2, draws=37, ticket_deck=["berlin-roma", "kyiv-sochi", "paris-wien"]))
    while match.position()["ticket_deck"] or match.position()["returned"]:
        seat = match.actors[0]
        match.play(seat, "draw_tickets")
        assert start_match(match.position()).position() == match.position()
        match.play(seat, "keep 1")
    assert match.position()["draws"] == 40 and start_match(match.position()).position() == match.position()
    assert position_error(position(2, draws=38, ticket_deck=["berlin-roma", "kyiv-sochi", "paris-wien"])).field == "draws"
    assert position_error(position(2, draws=46)).field == "draws"
    held = [{"ticket": "berlin-roma", "draw": 9}]
    assert position_error({"players": 2, "tickets": [held, []], "draws": 8}).field == "draws", "fewer than the position names"


# -- further contradictions --------------------------------------------------------------------------------------------------------

PUT_BACK = [{"ticket": "berlin-roma", "seat": 0, "draw": 1}, {"ticket": "paris-wien", "seat": 1, "draw": 1}]
RED = {"seat": 0, "draws": 2, "card": "red", "cards": 1}
PAID = {"hands": [{"green": 1}, {"white": 1}], "blind": [{"red": 1, "green": 1}, {"white": 1}], "discard": {"red": 2}, "trains": [44, 45]}
"""Seat 0 has drawn two cards and paid the red one."""
BLUE = {"seat": 0, "draws": 0, "card": "blue", "cards": 1}
OLDER = {
    "hands": [{"white": 1}, {}], "blind": [{}, {}], "trains": [44, 45], "shown": [BLUE], "earlier": [[{"white": 1}, {}], [{"blue": 1}, {}]],
}  # fmt: skip
"""Seat 0 drew a white card, after a shuffle a blue one, and paid the blue one before the deck was shuffled again."""
TRACE = {"seat": 0, "ticket": "kyiv-sochi", "draw": 2}


@pytest.mark.parametrize(
    ("where", "field"),
    [
        ({"hands": [{"red": 13}, {}]}, "hands[0]"),
        ({"hands": [{"red": 7}, {"red": 6}]}, "hands[1]"),
        ({"hands": [{"red": 7}, {}], "discard": {"red": 6}}, "discard"),
        ({"hands": [{"red": 12}, {}], "row": ["blue", "red", "blue", "blue", "blue"]}, "row[1]"),
        ({"hands": [{"black": 12}, {}], **TUNNEL}, "laid"),
        ({"row": ["blue", None, "blue", "blue", "blue"]}, "row"),
        ({"known": [{"red": 1}, {}]}, "known[0]"),
        ({"blind": [{"red": 1}, {}]}, "blind[0]"),
        ({"blind": [{"red": 1}, {"red": 1}], "discard": {"red": 1}, "trains": [44, 44]}, "blind[1]"),
        ({"blind": [{"red": 1}, {}], "discard": {"red": 1}}, "blind[0]"),  # it has never paid
        ({"blind": [{}, {"red": 1}], "discard": {"red": 1}, "built": {"wien": 0}}, "blind[1]"),
        ({"hands": [{"red": 1}, {}], "known": [{"red": 1}, {}], "blind": [{"red": 1}, {}]}, "blind[0]"),  # no tunnel was tried
        ({**PAID, "shown": []}, "shown"),  # it has drawn a red card that it does not hold
        ({**PAID, "shown": [RED, {**RED, "cards": 0}]}, "shown[1].cards"),
        ({**PAID, "shown": [{**RED, "draws": 3}]}, "shown[0].draws"),
        ({**PAID, "shown": [RED, {**RED, "draws": 1}]}, "shown[1].draws"),
        ({**PAID, "shown": [RED, {**RED, "draws": -1}]}, "shown[1].draws"),
        ({**PAID, "earlier": [[{"red": 1}, {}]]}, "earlier"),  # it has shown only one card, which it has drawn since
        ({**OLDER, "earlier": [[{"white": 1}, {}]]}, "earlier"),
        ({**OLDER, "earlier": [[{"white": 1}, {}], [{"blue": 1}, {}], [{}, {"red": 1}]]}, "earlier"),
        ({**OLDER, "shown": [{**BLUE, "draws": -2}]}, "shown[0].draws"),  # it had drawn no card
        ({**OLDER, "shown": [{**BLUE, "draws": -1}]}, "shown[0].draws"),  # it had drawn a white card
        ({**PAID, "shown": [RED, {**RED, "card": "blue"}]}, "shown"),  # no blue card lies in the discards
        ({**PAID, "shown": [{**RED, "seat": 1}]}, "shown"),  # seat 1 has never paid
        ({"returned": PUT_BACK}, "returned[1].seat"),
        ({"tickets": [["essen-kyiv"], []], "phase": "tickets", "offered": [["paris-wien"], []], "draws": 1}, "draws"),
        ({"returned": [PUT_BACK[0]], "phase": "tickets", "offered": [["paris-wien"], []], "draws": 1}, "draws"),
        (
            {"returned": [PUT_BACK[0]], "tickets": [["essen-kyiv"], []], "traces": [{**TRACE, "ticket": "berlin-roma", "draw": 1}]},
            "traces[0]",
        ),
        ({**EDGE_POSITIONS["tickets remembered"], "traces": [TRACE, TRACE]}, "traces[1]"),
        ({"phase": "over", "last_round": {"seat": 0, "turns_left": 1}}, "last_round.turns_left"),
        ({"phase": "over", "last_round": {"seat": 0, "turns_left": 0}, "ending": "stuck"}, "last_round.turns_left"),
        ({"phase": "over", "ending": "turn_cap", "options": {"turn_cap": 0}}, "ending"),
        ({"points": [1001, 0]}, "points[0]"),
        ({"points": [1006, 0], "owners": {"berlin-wien": 0}}, "points[0]"),
        ({"trains": [43, 45], "owners": {"berlin-wien": 0}}, "trains[0]"),
    ],
)
def test_contradicting_fields_are_refused(where: dict[str, Any], field: str) -> None:
    assert position_error({"players": 2, **where}).field == field


# -- wrong types -------------------------------------------------------------------------------------------------------------------


def test_a6_2_a_number_instead_of_tickets_is_refused() -> None:
    error = position_error({"players": 2, "tickets": 8})
    assert (error.field, error.value, error.expected) == ("tickets", 8, "a list of 2")


def test_a6_2_lists_instead_of_names_are_refused() -> None:
    assert position_error({"players": 2, "traces": [{"seat": 0, "ticket": [], "draw": 1}]}).field == "traces[0].ticket"
    assert position_error({"players": 2, "ticket_deck": [["berlin-roma"]]}).field == "ticket_deck[0]"
    assert position_error({**EDGE_POSITIONS["start tickets"], "chosen": [["12"], None]}).field == "chosen[0]"
