"""Turns, passing, claims, and claim workers used again (pages 14, 15, 20, 21; 5.1, 5.9)."""

from itertools import permutations

import pytest

from boardwright.games.russian_railroads import components as c

from .event_log import EventLog
from .facts import PASSING, PLAYERS
from .reference import turn_order_after_claims
from .scenario import Scenario


def order_of(table: Scenario) -> list[int]:
    return [int(seat) for seat in table.r.order[: table.players]]


def claim(table: Scenario, seat: int, position: int) -> EventLog:
    """Let the seat whose turn is next claim a place."""
    assert table.active == seat
    return table.play(f"occupy {('first', 'second')[position - 1]}")


# -- turns -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_turns_follow_the_track_and_start_again(players: int) -> None:
    """p. 14: not clockwise; the first comes after the last."""
    for seats in permutations(range(players)):
        table = Scenario(players).order(*seats).turn(seats[0])
        acted = []
        for _ in range(2 * players):
            acted.append(table.active)
            table.play("occupy black_or_grey", "step kiev black")
        assert acted == [*seats, *seats]


@pytest.mark.parametrize("players", PLAYERS)
def test_passing_pays_at_once_by_place(players: int) -> None:
    """p. 14, 5.1: 0, 2, 3, 4 points."""
    table = Scenario(players).order(*reversed(range(players))).turn(players - 1)
    for place in range(players):
        seat = table.active
        assert seat == players - 1 - place
        assert table.play("pass").of("passed") == [{"seat": seat, "points": PASSING[place]}]


def test_passing_is_final_for_the_round() -> None:
    """p. 14: the others continue without that player."""
    table = Scenario(3)
    table.play("pass")
    acted = []
    for _ in range(6):
        acted.append(table.active)
        table.play("occupy black_or_grey", "step kiev black")
    assert acted == [1, 2] * 3


def test_passing_points_follow_the_place_of_the_round() -> None:
    """p. 20: each player has the card of their place in each round."""
    table = Scenario(3)
    table.play("pass", "occupy first", "pass")
    table.play("pass")
    assert table.phase == "reuse"
    table.play("stay")
    assert order_of(table) == [1, 0, 2] and table.active == 1
    assert [table.play("pass").of("passed")[0]["points"] for _ in range(3)] == [0, 2, 3]


# -- claims ----------------------------------------------------------------------------------------------------------------------


def test_the_own_place_cannot_be_claimed() -> None:
    """p. 14: a seat does not claim the place of its own pawn."""
    table = Scenario(4)
    assert not table.can("occupy first") and table.can("occupy second")
    table.play("occupy coins")
    assert table.can("occupy first") and not table.can("occupy second")


def test_with_two_players_the_own_place_can_be_claimed() -> None:
    """p. 21."""
    table = Scenario(2)
    assert table.can("occupy first")
    table.play("occupy first", "pass", "pass")
    assert table.phase == "reuse"
    table.play("stay")
    assert order_of(table) == [0, 1]


def test_a_seat_cannot_claim_both_places() -> None:
    """5.9."""
    table = Scenario(4).turn(2)
    table.play("occupy first", "occupy coins", "occupy industry_1", "advance 1", "occupy doubler")
    assert table.active == 2 and not table.can("occupy second")


def test_a_place_is_claimed_once() -> None:
    """3: like any space."""
    table = Scenario(4).turn(2)
    table.play("occupy first")
    assert table.active == 3 and not table.can("occupy first") and table.can("occupy second")


def test_the_example_of_page_15() -> None:
    """p. 15: the order is yellow, blue, green, red. Green claims the first place, red the second, and the others close up behind."""
    yellow, blue, green, red = range(4)
    table = Scenario(4).passed(yellow, blue).turn(green)
    claim(table, green, 1)
    claim(table, red, 2)
    story = table.play("pass", "pass")
    assert order_of(table) == [green, red, yellow, blue]
    assert story.of("new_order") == [{"first_seat": green, "second_seat": red, "third_seat": yellow, "fourth_seat": blue}]


def test_the_special_case_of_page_15() -> None:
    """p. 15: the first seat claims the second place and no seat the first, so nothing changes."""
    table = Scenario(4)
    claim(table, 0, 2)
    table.play("pass", "pass", "pass", "pass")
    assert order_of(table) == [0, 1, 2, 3] and table.phase == "reuse" and table.active == 0


def test_the_first_seat_stays_first_if_another_claims_the_second_place() -> None:
    """R19."""
    table = Scenario(4).passed(0, 1, 2).turn(3)
    claim(table, 3, 2)
    table.play("pass")
    assert order_of(table) == [0, 3, 1, 2]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_claim_moves_seats_as_the_pawns_of_the_rulebook(players: int) -> None:
    """p. 15: for all orders and claims."""
    seats = range(players)
    for first in (None, *seats):
        for second in (None, *seats) if players > 2 else (None,):
            if first is not None and first == second:
                continue
            table = Scenario(players)
            table.r.claim[0] = -1 if first is None else first
            table.r.claim[1] = -1 if second is None else second
            if (first == 0 and players > 2) or second == 1:
                continue
            for place, seat in ((c.FIRST, first), (c.SECOND, second)):
                if seat is not None:
                    table.close(c.PLACES[place], seat)
            for _ in seats:
                table.play("pass")
            assert order_of(table) == turn_order_after_claims([*seats], first, second), (first, second)


# -- claim workers used again ------------------------------------------------------------------------------------------------------


def both_places_claimed(players: int = 4) -> Scenario:
    """Return a table where seat 2 claimed the first place and seat 3 the second, and all have passed."""
    table = Scenario(players).passed(*range(players - 2)).turn(players - 2)
    table.play("occupy first", "occupy second", "pass", "pass")
    return table


def test_the_claim_worker_of_the_second_place_is_used_first() -> None:
    """p. 15."""
    table = both_places_claimed()
    assert (table.phase, table.active) == ("reuse", 3)
    story = table.play("occupy coins")
    assert story.of("reused") == [{"seat": 3, "place": "coins"}]
    assert (table.phase, table.active) == ("reuse", 2)
    table.play("occupy black_or_grey", "step kiev black")
    assert table.r.round_no == 2


def test_a_claim_worker_is_used_before_the_scoring() -> None:
    """p. 15, 5.10: the round is still going on."""
    table = Scenario(2).locomotives(1, kiev=2).passed(0).turn(1)
    table.play("occupy first", "pass")
    story = table.play("occupy black_or_grey", "step kiev black")
    assert [event["kiev"] for event in story.of("scored")] == [0, 3]


def test_a_claim_worker_is_used_where_exactly_one_worker_is_needed() -> None:
    """p. 15, 7: no coin or worker may be added."""
    table = both_places_claimed().coins(3, 5)
    places = table.legal("occupy")
    assert places & {"black_2", "any_2", "hire", "locomotive_2", "locomotive_3", "industry_2", "industry_3"} == set()
    assert places >= {"black_1", "black_or_grey", "coins", "doubler", "industry_1", "locomotive_1"}


def test_a_claim_worker_is_used_on_free_spaces_only() -> None:
    """p. 15."""
    table = Scenario(4).close("coins", 0).passed(0, 1).turn(2)
    table.play("occupy first", "occupy second", "pass", "pass")
    assert not table.can("occupy coins")
    table.play("occupy doubler")
    assert table.active == 2 and not table.can("occupy doubler")


def test_a_claim_worker_may_always_use_the_bottom_space() -> None:
    """p. 15."""
    assert both_places_claimed().can("occupy black_or_grey")


def test_a_claim_worker_may_use_own_and_open_engineers() -> None:
    """p. 15."""
    table = Scenario(4).row("two_any", "doubler").engineers(3, "black_points").passed(0, 1).turn(2)
    table.play("occupy first", "occupy second", "pass", "pass")
    assert table.legal("occupy") >= {"engineer_inner", "engineer_black_points"}


def test_a_claim_worker_cannot_use_an_own_engineer_twice_a_round() -> None:
    """5.8."""
    table = Scenario(2).engineers(1, "doubler").passed(0).turn(1)
    table.play("occupy engineer_doubler", "occupy first", "pass")
    assert not table.can("occupy engineer_doubler")


def test_a_claim_worker_may_stay() -> None:
    """R20, p. 15: its use is optional."""
    table = both_places_claimed()
    assert table.can("stay")
    assert table.play("stay").of("stayed") == [{"seat": 3}]


def test_a_claim_worker_cannot_claim_again() -> None:
    """R20: it may take temporary workers, although that is of no use."""
    table = Scenario(4).passed(0, 1).turn(2)
    table.play("occupy coins", "occupy first", "pass", "pass")
    assert table.active == 3 and not table.can("occupy second") and table.can("occupy temporary")


def test_a_coin_on_a_claim_space_is_used_again() -> None:
    """R18."""
    table = Scenario(2).coins(1, 1).passed(0).turn(1)
    table.play("occupy first", "pay 1 without_black", "pass")
    story = table.play("occupy black_or_grey", "step kiev black")
    assert story.of("reused") and table.r.coins[1] == 0


def test_the_black_worker_has_its_extra_step_when_used_again() -> None:
    """R18."""
    table = Scenario(2).black(1).passed(0).turn(1)
    table.play("occupy first", "pay 0 with_black", "pass")
    table.play("occupy black_or_grey", "step kiev black")
    assert table.r.round_no == 1 and table.active == 1
    table.play("step kiev black")
    assert table.rail(1, "kiev", "black") == 3 and table.r.round_no == 2


def test_a_temporary_worker_on_a_claim_space_is_used_again() -> None:
    """R18."""
    table = Scenario(3).temporary(1, 1).passed(0, 2).turn(1)
    table.play("occupy first", "pass")
    assert table.phase == "reuse"
    table.play("occupy doubler")
    assert table.r.doublers[1] == 1 and not table.r.temporary.any()


@pytest.mark.parametrize("players", PLAYERS)
def test_no_claims_in_the_last_round(players: int) -> None:
    """p. 20: the tile of the last round replaces both places."""
    last = 7 if players == 4 else 6
    table = Scenario(players, round=last).turn(1)
    assert not {"first", "second"} & table.legal("occupy") and "last_round" in table.legal("occupy")
    earlier = Scenario(players, round=last - 1).turn(1)
    assert "first" in earlier.legal("occupy") and "last_round" not in earlier.legal("occupy")


def test_the_last_round_tile_takes_one_worker_for_all_three_steps() -> None:
    """R23: the tile is one space."""
    table = Scenario(3, round=6)
    (event,) = table.play("occupy last_round", *["advance 1"] * 3).of("occupied")
    assert event["workers"] == 1
    assert table.active == 1 and not table.can("occupy last_round")
    assert not Scenario(3, round=6).markers(0, 2).can("occupy last_round")
