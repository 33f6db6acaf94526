"""Factories: building, replacing, and their effects (5.4, 6.1; pages 23 and 24)."""

import pytest

from .facts import BONUS, BROWN_POINTS, COIN, ENGINEER_SUM, FACTORY_SPACES, GREY_POINTS, INDUSTRY, LOCOMOTIVE_OR_FACTORY, REPEAT, TWO_BLACK
from .scenario import Scenario


def set_off(factory: int, table: Scenario | None = None) -> Scenario:
    """Return a table where seat 0 has just moved its marker onto that factory, its first one."""
    table = (table or Scenario(3)).factories(0, factory).markers(0, 4)
    table.play("occupy industry_1", "advance 1")
    return table


# -- building --------------------------------------------------------------------------------------------------------------------


def test_building_turns_over_the_lowest_locomotive_of_the_supply() -> None:
    """5.4."""
    table = Scenario(3)
    story = table.play("occupy locomotive_1", "build")
    assert story.of("took_factory") == [{"seat": 0, "factory": 2, "returned": 0}]
    assert story.of("built") == [{"seat": 0, "factory": 2, "factory_slot": 1, "replaced": 0}]
    assert table.r.locomotive_supply[2] == 2


def test_a_returned_factory_may_be_built_instead() -> None:
    """5.4: any number among the returned ones may be chosen."""
    table = Scenario(3).supply(factories={1: 1, 8: 2})
    table.play("occupy locomotive_1")
    assert table.legal() == {"take_locomotive", "build", "build_returned 1", "build_returned 8"}
    story = table.play("build_returned 8")
    assert story.of("took_factory") == [{"seat": 0, "factory": 8, "returned": 1}]
    assert table.r.factory_supply[8] == 1 and table.r.factory[0, 0] == 8


def test_a_factory_goes_into_the_leftmost_empty_slot() -> None:
    """5.4."""
    table = Scenario(3).factories(0, 4, 5)
    table.play("occupy locomotive_1", "build")
    assert table.r.factory[0].tolist() == [4, 5, 2, 0, 0]


def test_a_sixth_factory_replaces_any_own_one() -> None:
    """5.4: the replaced tile is returned (R22), and the next builder can take it at once."""
    table = Scenario(3).factories(0, 3, 4, 5, 6, 7)
    table.play("occupy locomotive_1", "build")
    assert table.legal() == {f"replace {n}" for n in range(1, 6)}
    story = table.play("replace 4")
    assert story.of("built") == [{"seat": 0, "factory": 2, "factory_slot": 4, "replaced": 6}]
    assert table.r.factory[0].tolist() == [3, 4, 5, 2, 7] and table.r.factory_supply[6] == 1
    assert table.active == 1
    table.play("occupy locomotive_2")
    assert table.can("build_returned 6")


def test_the_special_9_is_never_displaced() -> None:
    """5.3: it has nothing on its back, and never leaves a line."""
    table = Scenario(2).locomotives(0, (10, 2), 3, 4).supply(locomotives={9: 1})
    table.play("occupy locomotive_1", "take_locomotive")
    assert "transsiberian_1" not in table.legal("place")


def test_a_factory_does_nothing_when_it_is_built() -> None:
    """5.4: it does nothing when it is put under a marker, either (R21)."""
    table = Scenario(3).factories(0, 2, 3, 4, 5, 7).markers(0, 5).supply(factories={COIN: 1})
    story = table.play("occupy locomotive_1", "build_returned 6", "replace 1")
    assert not story.of("factory_works", "got_coins") and table.active == 1


def test_a_factory_built_behind_a_marker_waits_for_a_marker() -> None:
    """R21."""
    table = Scenario(3).factories(0, 2, 3, 4, 5, 7).markers(0, 8, 4).supply(factories={COIN: 1})
    assert not table.play("occupy locomotive_1", "build_returned 6", "replace 1").of("factory_works")
    table.play("pass", "pass")
    assert table.play("occupy industry_1", "advance 2").of("factory_works") == [{"seat": 0, "factory": COIN}]


def test_a_factory_works_when_a_marker_steps_onto_it() -> None:
    """5.4: it also works in passing, during a longer move."""
    table = Scenario(3).factories(0, COIN).markers(0, 4)
    story = table.play("occupy industry_2", "advance 1", "advance 1")
    assert story.of("factory_works") == [{"seat": 0, "factory": COIN}]
    assert table.r.coins[0] == 1 and table.r.marker[0, 0] == 6


@pytest.mark.parametrize(("slot", "space"), list(enumerate(FACTORY_SPACES)))
def test_each_factory_slot_fills_its_gap_of_the_track(slot: int, space: int) -> None:
    """2.3: the five gaps of the track."""
    table = Scenario(3).factories(0, *[TWO_BLACK] * slot, COIN).markers(0, space - 1)
    story = table.play("occupy industry_1", "advance 1")
    assert story.of("advanced") == [{"seat": 0, "marker": 1, "space": space}]
    assert story.of("got_coins") == [{"seat": 0, "coins": 1}]


def test_the_second_marker_sets_a_factory_off_again() -> None:
    """p. 22."""
    table = Scenario(3).factories(0, COIN).markers(0, 6, 4)
    assert table.play("occupy industry_1", "advance 2").of("got_coins") == [{"seat": 0, "coins": 1}]


# -- what they do ----------------------------------------------------------------------------------------------------------------


def test_engineer_sum_pays_the_numbers_of_own_engineers() -> None:
    """p. 24: points as the sum of the numbers on the own engineers."""
    for engineers, points in (((), 0), (("two_any_more",), 13), (("two_any_more", "doubler", "best_locomotives"), 42)):
        table = Scenario(3).engineers(0, *engineers)
        set_off(ENGINEER_SUM, table)
        assert table.scores()[0] == points and table.active == 1


@pytest.mark.parametrize(("factory", "colour"), [(GREY_POINTS, "grey"), (BROWN_POINTS, "brown")])
def test_grey_and_brown_factories_give_a_step_and_five_points(factory: int, colour: str) -> None:
    """p. 24: one grey or brown step and 5 points."""
    table = set_off(factory, Scenario(3).rails(0, transsiberian={"black": 8, "grey": 5}))
    assert table.legal("step") == {f"transsiberian {colour}"} and table.can("done")
    table.play(f"step transsiberian {colour}")
    assert table.scores()[0] == 5 and table.active == 1


@pytest.mark.parametrize("factory", [GREY_POINTS, BROWN_POINTS])
def test_grey_and_brown_factories_give_the_points_without_the_step(factory: int) -> None:
    """5.1.4: a factory may be used in part; without a grey rail there is no step."""
    table = set_off(factory)
    assert table.scores()[0] == 5 and table.active == 1
    table = set_off(factory, Scenario(3).rails(0, transsiberian={"black": 8, "grey": 5}))
    table.play("done")
    assert table.scores()[0] == 5 and table.active == 1


def test_locomotive_or_factory_gives_one_of_them_or_nothing() -> None:
    """p. 24: one of them, as usual, or nothing."""
    table = set_off(LOCOMOTIVE_OR_FACTORY)
    assert table.legal() == {"take_locomotive", "build", "done"}
    table.play("take_locomotive", "place kiev")
    assert table.slots(0) == (1, 0, 0, 2) and table.active == 1


def test_the_industry_factory_gives_one_step_more() -> None:
    """p. 24: one step more."""
    table = set_off(INDUSTRY)
    table.play("advance 1")
    assert table.r.marker[0, 0] == 6 and table.active == 1


def test_the_coin_factory_gives_one_coin() -> None:
    """p. 24: one out of the bank."""
    assert set_off(COIN).r.coins[0] == 1


def test_the_black_factory_gives_two_black_steps() -> None:
    """p. 24: two steps."""
    table = set_off(TWO_BLACK)
    table.play("step kiev black", "step petersburg black")
    assert (table.rail(0, "kiev", "black"), table.rail(0, "petersburg", "black")) == (2, 2) and table.active == 1


def test_the_black_factory_may_be_used_in_part() -> None:
    """5.1.4: one step of two, or none."""
    table = set_off(TWO_BLACK)
    table.play("step kiev black", "done")
    assert table.rail(0, "kiev", "black") == 2 and table.active == 1
    table = set_off(TWO_BLACK)
    table.play("done")
    assert table.active == 1


def test_the_repeat_factory_repeats_a_one_worker_action_of_this_round() -> None:
    """p. 24."""
    table = Scenario(3)
    table.play("occupy coins", "pass", "pass")
    table.coins(0, 2).workers(0, 1).factories(0, REPEAT).markers(0, 4)
    table.play("occupy industry_1", "pay 0 without_black", "advance 1")
    assert table.phase == "repeat"
    table.play("repeat coins")
    assert table.r.coins[0] == 4


def test_the_bonus_factory_gives_an_end_bonus_card_or_ten_points() -> None:
    """p. 23, 24: look at the whole deck and choose one, or take 10 points at once."""
    table = set_off(BONUS, Scenario(3).deck("flat", "ends", "black"))
    assert table.legal() == {"take_bonus flat", "take_bonus ends", "take_bonus black", "take_points"}
    points = table.copy()
    points.play("take_points")
    assert points.scores()[0] == 10 and points.r.bonus_location.tolist() == table.r.bonus_location.tolist() and points.active == 1
    table.play("take_bonus ends")
    assert table.scores()[0] == 0 and table.match.view(0)["seats"][0]["bonuses"] == ["ends"]
