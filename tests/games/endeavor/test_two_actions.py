"""Tests of buildings and tokens with two actions (page 7): “or” and “and”, and the limits of the second half."""

import pytest

from .scenario import Scenario

DECISIONS = {"ship": "ship africa", "draw": "draw europe", "occupy": "occupy paris", "attack": "attack london"}


@pytest.mark.parametrize(
    ("start", "first", "second"),
    [
        ("activate guild_hall", "ship", "draw"),
        ("activate fortress", "occupy", "attack"),
        ("spend ship_or_draw", "ship", "draw"),
        ("spend occupy_or_draw", "occupy", "draw"),
    ],
)
def test_or_allows_one_of_the_two_actions(start: str, first: str, second: str) -> None:
    """Page 7: after one of the two the turn is over."""
    for choice in (first, second):
        table = Scenario().buildings(0, "guild_hall", "fortress").tokens(0, ship_or_draw=1, occupy_or_draw=1).cities(london=1)
        table.play(start)
        assert {text.split()[0] for text in table.legal()} == {first, second}
        assert table.view["acting"]["half"] == table.view["acting"]["halves"] == 1
        table.play(DECISIONS[choice])
        assert table.active == 1 and table.phase == "turn"


def test_or_allows_the_possible_action_alone() -> None:
    """Page 7: with one disc left the fortress can only occupy; with none the guild hall can only draw."""
    table = Scenario().buildings(0, "fortress").cities(london=1).harbour(0, 2)
    table.play("activate fortress")
    assert {text.split()[0] for text in table.legal()} == {"occupy"}
    table = Scenario().buildings(0, "guild_hall").harbour(0, 1)
    table.play("activate guild_hall")
    assert {text.split()[0] for text in table.legal()} == {"draw"}


# -- docks -------------------------------------------------------------------------------------------------------------------------


def docks(discs: int = 10) -> Scenario:
    return Scenario().buildings(0, "docks").open("africa").lane("india", 1).beside("africa", 0).harbour(0, discs)


@pytest.mark.parametrize("order", [("ship africa", "occupy elmina"), ("occupy elmina", "ship africa")])
def test_docks_do_both_in_any_order(order: tuple[str, str]) -> None:
    """Page 7: both in one region."""
    table = docks()
    table.play("activate docks", order[0])
    acting = table.view["acting"]
    assert (acting["actions"], acting["half"], acting["region"]) == ([order[1].split()[0]], 2, "africa") and table.active == 0
    table.play(order[1])
    assert table.discs(0) == 7 and table.active == 1


def test_docks_may_stop_after_one_half() -> None:
    """Page 7: the docks do one half or both."""
    table = docks()
    table.play("activate docks")
    assert table.refusal("done") == "must_act"
    table.play("ship africa", "done")
    assert table.discs(0) == 8 and table.active == 1


def test_docks_refuse_a_second_half_in_another_region() -> None:
    """Page 7."""
    table = docks()
    table.play("activate docks", "ship africa")
    assert table.refusal("occupy london") == "other_region" and table.refusal("ship india") == "not_this_action"
    table = docks().beside("africa", 0, 1)
    table.play("activate docks", "occupy elmina")
    assert table.refusal("ship india") == "other_region" and table.legal() == {"ship africa", "done"}


# -- cartographer ------------------------------------------------------------------------------------------------------------------


def test_the_cartographer_ships_twice_in_one_region() -> None:
    """Page 7."""
    table = Scenario().buildings(0, "cartographer")
    table.play("activate cartographer", "ship india")
    assert table.refusal("ship africa") == "other_region" and table.legal() == {"ship india", "done"}
    table.play("ship india")
    assert [space["seat"] for space in table.view["regions"]["india"]["lane"]][:3] == [0, 0, None]
    assert table.discs(0) == 7 and table.active == 1


def test_the_cartographer_may_ship_once() -> None:
    """Page 7."""
    table = Scenario().buildings(0, "cartographer")
    table.play("activate cartographer", "ship india", "done")
    assert table.discs(0) == 8
    table = Scenario().buildings(0, "cartographer").harbour(0, 2)
    table.play("activate cartographer", "ship india")
    assert table.active == 1


# -- trade office ------------------------------------------------------------------------------------------------------------------


def test_the_trade_office_draws_two_cards_of_one_deck() -> None:
    """Page 7: one card from each European deck is refused."""
    table = Scenario().buildings(0, "trade_office").cities(london=0)
    table.play("activate trade_office", "draw europe")
    assert table.refusal("draw slavery") == "other_deck" and table.legal() == {"draw europe", "done"}
    table.play("draw europe")
    assert table.seat(0)["cards"] == ["europe_0", "europe_1"] and table.discs(0) == 9


def test_the_trade_office_may_draw_one() -> None:
    """Page 7: one or two."""
    table = Scenario().buildings(0, "trade_office").cities(london=0)
    table.play("activate trade_office", "draw slavery", "done")
    assert table.seat(0)["cards"] == ["slavery_0"]
