"""Tests of the rulings about the end, passing and points: E29–E36, E39, E44, E45, E51, E55, E56, E58 of the fact sheet."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import RecordBuffer
from boardwright.games.ticket_to_ride_europe.actions import PASS
from boardwright.games.ticket_to_ride_europe.rules.scoring import ALL_STUCK
from boardwright.games.ticket_to_ride_europe.state import OVER
from tests.conftest import repetitions
from tests.games.inspection import event_args, event_kinds, legal_texts
from tests.games.refusals import refusal

from .facts import ROUTES
from .helpers import PLAYERS, game, owners_leaving_trains, play, position, start_match
from .reckoning import is_trail
from .test_rulings_tickets import breakdown_of, end_match

NOTHING_TO_DRAW: dict[str, Any] = {"row": (None,) * 5, "deck": "", "discard": "", "ticket_deck": []}
"""Fields of a position without train cards and tickets to draw."""


def stuck_position(players: int = 2, hands: list[str] | None = None, **other: Any) -> dict[str, Any]:
    """Return a position in which no seat can act: only the last seat has cards, but no trains and stations, and no card is left to draw."""
    owners = owners_leaving_trains({players - 1: 0})
    built = dict.fromkeys(["wien", "roma", "paris"], players - 1)
    return position(players, hands=hands or [], **{**NOTHING_TO_DRAW, "owners": owners, "built": built, **other})


def play_turns(match: Any, most: int = 100) -> list[int]:
    """Draw two cards in each turn to the end, and return the seats in order."""
    seats = []
    while not match.over and len(seats) < most:
        (seat,) = match.actors
        seats.append(seat)
        play(match, "draw", "draw")
    return seats


# -- E29, E30, E58: the European Express ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("routes", "length"),
    [
        (["berlin-wien"], 3),
        (["berlin-wien", "paris-zurich"], 3),  # two parts
        (["berlin-wien", "wien-zagrab", "venezia-zagrab"], 7),  # a line
        (["berlin-wien", "berlin-warszawa-1", "warszawa-wien"], 11),  # a loop
        (["berlin-wien", "berlin-warszawa-1", "warszawa-wien", "wien-zagrab"], 13),  # a loop with a tail
        (["berlin-wien", "berlin-danzig", "berlin-essen"], 7),  # a star
        # a figure eight through Wien: Berlin, Warszawa and Budapest, Zágráb
        (["berlin-wien", "berlin-warszawa-1", "warszawa-wien", "budapest-wien-1", "budapest-zagrab", "wien-zagrab"], 16),
        # two loops and a line between them
        (["berlin-wien", "berlin-warszawa-1", "warszawa-wien", "wien-zagrab", "venezia-zagrab", "roma-venezia", "marseille-roma",
          "marseille-zurich", "venezia-zurich"], 25),
    ],
)  # fmt: skip
def test_e29_the_longest_trail(routes: list[str], length: int) -> None:
    """A trail uses every train once and cities any number of times; loops are allowed."""
    express = breakdown_of(position(2, owners=dict.fromkeys(routes, 0)))["express"]
    assert express["length"] == length and express["points"] == 10
    assert is_trail(express["trail"]) and sum(ROUTES[name].length for name in express["trail"]) == length


def test_e29_borrowed_routes_do_not_count() -> None:
    """Stations do not count either: the trail of seat 0 has 3 trains, although a station joins two parts, that of seat 1 has 4."""
    owners = {"berlin-wien": 0, "wien-zagrab": 1, "venezia-zagrab": 0, "kyiv-warszawa": 1}
    match = end_match(position(2, owners=owners, built={"wien": 0}, tickets=[["berlin-roma"]]))
    assert [part["express"]["length"] for part in match.result.breakdown] == [3, 4]
    assert [part["express"]["points"] for part in match.result.breakdown] == [0, 10]


@pytest.mark.parametrize("players", PLAYERS)
def test_e29_all_seats_with_the_longest_trail_get_ten_points(players: int) -> None:
    owners = (
        {"berlin-wien": 0, "amsterdam-essen": players - 1, "budapest-zagrab": 1} if players > 2 else {"berlin-wien": 0, "angora-erzurum": 1}
    )
    match = end_match(position(players, owners=owners))
    assert [part["express"]["points"] for part in match.result.breakdown] == [
        10 if part["express"]["length"] == 3 else 0 for part in match.result.breakdown
    ]
    assert event_args(match.full_events(), "express") == [{"seat": 0, "length": 3}, {"seat": players - 1, "length": 3}]


@pytest.mark.parametrize("players", PLAYERS)
def test_e30_no_seat_gets_the_express_without_trains_on_the_board(players: int) -> None:
    match = end_match(position(players))
    assert all(part["express"] == {"points": 0, "length": 0, "trail": []} for part in match.result.breakdown)
    assert match.result.scores == [12] * players and "express" not in event_kinds(match.full_events())


def test_e58_the_express_needs_a_train() -> None:
    """A single train suffices."""
    match = end_match(position(2, owners={"budapest-wien-1": 1}))
    assert [part["express"]["points"] for part in match.result.breakdown] == [0, 10]
    assert [part["tie"]["express"] for part in match.result.breakdown] == [False, True]


# -- E31: the last round -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("left", [0, 1, 2])
def test_e31_two_trains_or_fewer_begin_the_last_round(players: int, left: int) -> None:
    """It begins at the end of the turn. Then all players, that one included, have exactly one more turn, in order."""
    owners = owners_leaving_trains({1: left + 3}, ["berlin-wien"])
    match = start_match(position(players, hands=["", "3 green"], owners=owners, active=1))
    play(match, "claim berlin-wien")
    events = play(match, "pay green 0")
    assert event_args(events, "last_round") == [{"seat": 1, "trains": left}]
    assert match.position()["last_round"] == {"seat": 1, "turns_left": players} == match.view(None)["last_round"]
    assert play_turns(match) == [(2 + n) % players for n in range(players)]
    assert match.over and match.result.reason == "last_round" and event_kinds(match.full_events())[-1] == "finished"


@pytest.mark.parametrize("players", PLAYERS)
def test_e31_three_trains_do_not_begin_the_last_round(players: int) -> None:
    owners = owners_leaving_trains({0: 6}, ["berlin-wien"])
    match = start_match(position(players, hands=["3 green"], owners=owners))
    play(match, "claim berlin-wien")
    assert "last_round" not in event_kinds(play(match, "pay green 0")) and match.position()["last_round"] is None


@pytest.mark.parametrize("players", PLAYERS)
def test_e31_the_last_round_begins_after_any_action_with_two_trains(players: int) -> None:
    """A player with two trains draws cards."""
    match = start_match(position(players, trains=[2] + [45] * (players - 1)))
    play(match, "draw")
    assert match.position()["last_round"] is None
    assert event_args(play(match, "draw"), "last_round") == [{"seat": 0, "trains": 2}]


@pytest.mark.parametrize("players", PLAYERS)
def test_e31_a_second_player_with_few_trains_changes_nothing(players: int) -> None:
    """The last round continues unchanged."""
    owners = owners_leaving_trains({1: 4}, ["berlin-wien"])
    match = start_match(position(players, hands=["", "3 green"], owners=owners, last=(0, players)), seed=2)
    match = start_match({**match.position(), "active": 1, "last_round": {"seat": 0, "turns_left": players}})
    play(match, "claim berlin-wien")
    events = play(match, "pay green 0")
    assert "last_round" not in event_kinds(events) and match.position()["last_round"] == {"seat": 0, "turns_left": players - 1}
    assert len(play_turns(match)) == players - 1


@pytest.mark.parametrize(("left", "begins"), [(0, False), (1, False), (2, True), (3, False)])
def test_e31_by_option_the_last_round_begins_with_exactly_two_trains(left: int, begins: bool) -> None:
    """The Slovenian rulebook's main text: as soon as a player has only two left."""
    owners = owners_leaving_trains({0: left + 3}, ["berlin-wien"])
    match = start_match(position(2, hands=["3 green"], owners=owners, options={"last_round": "exactly_two"}))
    play(match, "claim berlin-wien")
    assert ("last_round" in event_kinds(play(match, "pay green 0"))) == begins


# -- E32, E33, E55, E56: places ------------------------------------------------------------------------------------------------


def test_e32_equal_points_are_decided_by_tickets_made() -> None:
    """Both seats have 39 points. Seat 1 has made a ticket."""
    owners = {"berlin-essen": 1, "amsterdam-essen": 1, "amsterdam-london": 1, "berlin-danzig": 0}
    match = end_match(position(2, owners=owners, tickets=[[], ["berlin-london"]], points=[27, 10]))
    assert match.result.scores == [27 + 12, 10 + 7 + 12 + 10] and match.result.ranking == [[1], [0]]
    assert [part["tie"]["made"] for part in match.result.breakdown] == [0, 1]


def test_e32_equal_points_and_tickets_are_decided_by_fewest_stations() -> None:
    match = end_match(position(2, built={"wien": 0}, points=[4, 0]))
    assert match.result.scores == [12, 12] and match.result.ranking == [[1], [0]]


def test_e32_equal_points_tickets_and_stations_are_decided_by_the_express() -> None:
    match = end_match(position(2, owners={"berlin-wien": 1}, points=[14, 4]))
    assert match.result.scores == [26, 26] and match.result.ranking == [[1], [0]]


def test_e32_tickets_decide_before_stations_and_stations_before_the_express() -> None:
    owners = {"berlin-essen": 0, "amsterdam-essen": 0, "amsterdam-london": 0, "kyiv-warszawa": 1, "kyiv-smolensk": 1, "moskva-smolensk": 1}
    built = {"wien": 0, "roma": 0}
    match = end_match(position(2, owners=owners, built=built, tickets=[["berlin-london"]], points=[21, 10]))
    assert match.result.scores == [32, 32] and match.result.ranking == [[0], [1]]
    match = end_match(position(2, owners=owners, built={"wien": 1}, points=[8, 2]))
    assert match.result.scores == [20, 20] and match.result.ranking == [[0], [1]]


def test_e55_unused_stations_count_in_the_tie_break() -> None:
    match = end_match(position(3, built={"wien": 0, "roma": 1, "paris": 1}, points=[4, 8, 0]))
    assert match.result.scores == [12, 12, 12] and match.result.ranking == [[2], [0], [1]]


def test_e55_the_third_stage_compares_the_express_not_trail_lengths() -> None:
    """Seats 0 and 1 have trails of different lengths and share their place. Seat 2 has the Express."""
    owners = {"berlin-essen": 0, "danzig-riga": 1, "palermo-smyrna": 2}
    match = end_match(position(3, owners=owners, points=[4, 4, 0]))
    assert match.result.scores == [16, 16, 22] and match.result.ranking == [[2], [0, 1]]
    match = end_match(position(3, owners=owners, points=[20, 20, 10]))
    assert match.result.scores == [32, 32, 32] and match.result.ranking == [[2], [0, 1]]


@pytest.mark.parametrize("players", PLAYERS)
def test_e33_seats_equal_in_everything_share_the_win(players: int) -> None:
    match = end_match(position(players))
    assert match.result.ranking == [list(range(players))]


def test_e56_shared_places_skip_the_following_ones() -> None:
    """1, 1, 3, and 1, 2, 2, 4."""
    match = end_match(position(3, points=[5, 5, 1]))
    assert match.result.ranking == [[0, 1], [2]]
    match = end_match(position(4, points=[5, 9, 5, 1]))
    assert match.result.ranking == [[1], [0, 2], [3]]
    match = end_match(position(5, built={"wien": 0}, points=[5, 1, 1, 9, 1]))
    assert match.result.scores == [13, 13, 13, 21, 13] and match.result.ranking == [[3], [1, 2, 4], [0]]


# -- E34–E36, E51: passing, and ends without few trains ------------------------------------------------------------------------


def test_e34_a_player_without_any_action_passes() -> None:
    match = start_match(stuck_position())
    assert legal_texts(match) == {"pass"}
    assert event_kinds(play(match, "pass"))[0] == "passed" and match.position()["turn"] == 21


@pytest.mark.parametrize("possible", ["take", "draw", "claim", "build_station", "draw_tickets"])
def test_e34_passing_is_refused_while_any_action_is_possible(possible: str) -> None:
    change: dict[str, Any] = {
        "take": {"row": ("red", None, None, None, None)},
        "draw": {"row": ("red", "blue", "green", "black", "white"), "deck": "1 red"},
        "claim": {"hands": ["3 green"], "built": {"wien": 0, "roma": 0, "paris": 0}},
        "build_station": {"hands": ["1 red"], "trains": [0, 0]},
        "draw_tickets": {"ticket_deck": ["berlin-roma"]},
    }[possible]
    match = start_match(stuck_position(**change))
    assert possible in {text.split()[0] for text in legal_texts(match)} and "pass" not in legal_texts(match)
    assert refusal(match, "pass") == ("must_act", {}, "turn")


@pytest.mark.parametrize("only", ["draw_tickets", "build_station"])
def test_e35_the_only_possible_action_is_compulsory(only: str) -> None:
    """Drawing tickets or building a station. With the option `passing` = `no_cards` the player may pass."""
    change: dict[str, Any] = {"ticket_deck": ["berlin-roma"]} if only == "draw_tickets" else {"hands": ["1 red"], "trains": [0, 0]}
    match = start_match(stuck_position(**change))
    assert {text.split()[0] for text in legal_texts(match)} == {only}
    assert refusal(match, "pass") == ("must_act", {}, "turn")
    free = start_match(stuck_position(**change, options={"passing": "no_cards"}))
    assert {text.split()[0] for text in legal_texts(free)} == {only, "pass"}
    play(free, "pass")
    assert free.actors == (1,)


@pytest.mark.parametrize("possible", ["take", "draw", "claim"])
def test_e35_by_option_passing_is_refused_while_a_card_or_route_is_available(possible: str) -> None:
    """Option `passing` = `no_cards`."""
    change: dict[str, Any] = {
        "take": {"row": ("red", None, None, None, None)},
        "draw": {"row": ("red", "blue", "green", "black", "white"), "deck": "1 red"},
        "claim": {"hands": ["3 green"]},
    }[possible]
    match = start_match(stuck_position(**change, options={"passing": "no_cards"}))
    assert possible in {text.split()[0] for text in legal_texts(match)}
    assert refusal(match, "pass") == ("must_act", {}, "turn")


@pytest.mark.parametrize("passing", ["must_act", "no_cards", "may"])
def test_e35_passing_while_cards_can_be_drawn_needs_the_option_may(passing: str) -> None:
    match = start_match(position(2, options={"passing": passing}))
    if passing == "may":
        assert "pass" in legal_texts(match)
        play(match, "pass")
        assert match.actors == (1,)
    else:
        assert refusal(match, "pass") == ("must_act", {}, "turn")


@pytest.mark.parametrize("cap", [200, 400, 1000])
@pytest.mark.parametrize("players", [2, 5])
def test_e36_the_turn_cap_ends_the_match(cap: int, players: int) -> None:
    """The match is scored as it stands. The view shows the turns left before the cap."""
    match = start_match(position(players, turn=cap - 2, options={"turn_cap": cap}))
    assert match.view(None)["turns_to_cap"] == 2
    play(match, "draw", "draw")
    assert not match.over and match.view(None)["turns_to_cap"] == 1
    events = play(match, "draw", "draw")
    assert event_args(events, "capped") == [{"turns": cap}] and match.over and match.result.reason == "turn_cap"
    assert match.result.scores == [12] * players


def test_e36_a_match_without_a_turn_cap_continues() -> None:
    """Option `turn_cap` = 0."""
    match = start_match(position(2, turn=5_000, options={"turn_cap": 0}))
    play(match, "draw", "draw")
    assert not match.over and match.view(None)["turns_to_cap"] is None


@pytest.mark.parametrize("players", PLAYERS)
def test_e51_a_round_of_forced_passes_ends_the_match(players: int) -> None:
    """It is scored as usual. (One seat has no train left; only with this option that does not begin the last round.)"""
    match = start_match(stuck_position(players, options={"last_round": "exactly_two"}))
    for n in range(players):
        assert legal_texts(match) == {"pass"} and not match.over
        assert match.position()["passes"] == n
        events = play(match, "pass")
    assert event_kinds(events)[:2] == ["passed", "stuck"] and match.over and match.result.reason == "stuck"
    assert match.result.scores[players - 1] == match.position()["points"][players - 1] + 10 + sum(
        part["tickets"]["points"] for part in match.result.breakdown[players - 1 :]
    )


def test_e51_an_action_resets_the_count_of_passes() -> None:
    """Only a full round of passes ends the match."""
    match = start_match(stuck_position(3, ["", "1 red"], trains=[45, 0, 0], options={"last_round": "exactly_two"}))
    play(match, "pass", "build_station madrid", "pay red 0")
    assert match.position()["passes"] == 0 and not match.over
    assert match.position()["row"][0] == "red"  # the paid card can be taken again


ENDLESS = {"last_round": "exactly_two", "turn_cap": 0}
"""With these options only E51 can end a match without trains."""


def hoarded_position(players: int, passing: str) -> dict[str, Any]:
    """Return a position without cards to draw and without trains, but with tickets; seat 0 could build a station."""
    hands = ["1 red", *[""] * (players - 1)]
    given: dict[str, Any] = {**NOTHING_TO_DRAW, "ticket_deck": ["berlin-roma"], "tickets_rest": players - 1}
    return position(players, hands=hands, **given, trains=[0] * players, options={**ENDLESS, "passing": passing})


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("passing", ["no_cards", "may"])
def test_e51_a_round_of_passes_with_no_card_and_no_route_ends_the_match(players: int, passing: str) -> None:
    """It ends although tickets and stations are left, because nothing else would end it."""
    match = start_match(hoarded_position(players, passing))
    for n in range(players):
        assert {"pass", "draw_tickets"} <= legal_texts(match) and match.position()["passes"] == n
        events = play(match, "pass")
    assert event_kinds(events)[:2] == ["passed", "stuck"] and match.over and match.result.reason == "stuck"


def test_e51_is_the_same_in_plain_python_and_machine_code() -> None:
    """The final states are equal byte for byte."""
    match = start_match(hoarded_position(3, "no_cards"))
    ends = []
    for engine in (game().plain, game().compile().engine):
        state, events = RecordBuffer(game().state_dtype), RecordBuffer(EVENTS)
        state.data[:] = match._state.data
        for seat in range(3):
            engine.apply(game().tables, state, seat, PASS, events)
        assert state.record.phase == OVER and state.record.passes == 3 and state.record.ending == ALL_STUCK
        ends.append(state.data.tobytes())
    assert ends[0] == ends[1]


def test_e51_drawing_tickets_resets_the_count_of_passes() -> None:
    match = start_match(hoarded_position(2, "no_cards"))
    play(match, "pass", "draw_tickets", "keep 1", "pass")
    assert match.position()["passes"] == 1 and not match.over


def test_e51_optional_passes_do_not_end_the_match_while_cards_can_be_drawn() -> None:
    """Option `passing` = `may`."""
    match = start_match(position(3, options={"passing": "may"}))
    for _ in range(7):
        play(match, "pass")
    assert not match.over and match.position()["turn"] == 27


# -- E39, E44, E45 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_e39_the_first_player_is_random(players: int) -> None:
    """Each seat begins about equally often."""
    matches = repetitions(400, proving=3_200, short=200)
    first = Counter(game().new_match(players=players, seed=seed).position()["first"] for seed in range(matches))
    assert set(first) == set(range(players))
    assert all(abs(count - matches / players) < 5 * (matches / players) ** 0.5 for count in first.values())


def test_e44_points_above_a_hundred_are_shown_in_full() -> None:
    match = start_match(position(2, hands=["4 red"], points=[98, 0]))
    play(match, "claim kyiv-warszawa")
    play(match, "pay red 0")
    assert match.position()["points"] == [105, 0] and match.view(1)["seats"][0]["points"] == 105
    assert end_match(position(2, points=[250, 0])).result.scores == [262, 12]


def test_e45_final_points_may_be_negative() -> None:
    """Missed tickets may cost more than all other points."""
    match = end_match(position(3, tickets=[["danzig-lisboa"], ["berlin-roma", "paris-wien"]]))
    assert match.result.scores == [12 - 20, 12 - 17, 12] and match.result.ranking == [[2], [1], [0]]
    assert match.view(None)["final"][0]["tickets"]["points"] == -20


# -- completeness --------------------------------------------------------------------------------------------------------------


def test_every_ruling_has_a_test() -> None:
    """Each of E1 to E61 begins the name of a test."""
    names: set[int] = set()
    for path in Path(__file__).parent.glob("test_rulings*.py"):
        names |= {int(number) for number in re.findall(r"def test_e(\d\d)_", path.read_text("utf-8"))}
    assert names == set(range(1, 62))
