"""Locomotives: taking, placing, displacing (5.3; pages 16, 18, 23)."""

import pytest

from .facts import SLOTS
from .scenario import Scenario

ALL_SLOTS = ["transsiberian_1", "transsiberian_2", "petersburg", "kiev"]


def test_the_lowest_locomotive_of_the_supply_is_taken() -> None:
    """5.3."""
    table = Scenario(3)
    assert table.play("occupy locomotive_1", "take_locomotive").of("took_locomotive") == [{"seat": 0, "number": 2}]
    table = Scenario(3).supply(locomotives={6: 1, 9: 3})
    assert table.play("occupy locomotive_1", "take_locomotive").of("took_locomotive") == [{"seat": 0, "number": 6}]
    assert table.r.locomotive_supply[6] == 0


def test_a_locomotive_goes_into_a_free_slot_or_over_a_lower_one() -> None:
    """5.3: on any line, but never over an equal or higher one."""
    table = Scenario(3).locomotives(0, (1, 3), kiev=2).supply(locomotives={2: 1})
    table.play("occupy locomotive_1", "take_locomotive")
    assert table.legal("place") == {"transsiberian_1", "petersburg"}
    assert not table.can("retire") and not table.can("done")


def test_the_two_locomotives_of_the_transsiberian_add_up() -> None:
    """p. 16, 18."""
    table = Scenario(3)
    table.play("occupy locomotive_1", "take_locomotive", "place transsiberian_2")
    assert table.slots(0) == (1, 2, 0, 0) and table.reach(0, "transsiberian") == 3


def test_a_displaced_locomotive_is_placed_again() -> None:
    """5.3: as a chain, in the same way."""
    table = Scenario(3).locomotives(0, (4, 1), 3, 2).supply(locomotives={5: 1})
    story = table.play("occupy locomotive_1", "take_locomotive", "place transsiberian_1")
    assert table.r.hand == 4 and table.legal("place") == {"transsiberian_2", "petersburg", "kiev"}
    story += table.play("place petersburg", "place kiev", "place transsiberian_2", "retire")
    assert [(event["number"], event["slot"], event["displaced"]) for event in story.of("placed")] == [
        (5, "transsiberian_1", 4), (4, "petersburg", 3), (3, "kiev", 2), (2, "transsiberian_2", 1)]  # fmt: skip
    assert story.of("retired") == [{"seat": 0, "number": 1}]
    assert table.slots(0) == (5, 2, 4, 3) and table.active == 1


def test_a_chain_may_displace_any_lower_locomotive() -> None:
    """5.3."""
    table = Scenario(3).locomotives(0, (4, 1), 3, 2).supply(locomotives={5: 1})
    table.play("occupy locomotive_1", "take_locomotive", "place transsiberian_1", "place transsiberian_2", "retire")
    assert table.slots(0) == (5, 4, 3, 2)


def test_a_displaced_locomotive_must_be_placed_while_a_slot_is_free() -> None:
    """5.3: it may leave only when all four slots are filled."""
    table = Scenario(3).locomotives(0, (4, 1), 3, 0).supply(locomotives={5: 1})
    table.play("occupy locomotive_1", "take_locomotive", "place transsiberian_1")
    assert not table.can("retire")
    assert table.legal("place") == {"transsiberian_2", "petersburg", "kiev"}
    table.play("place kiev")
    assert table.slots(0) == (5, 1, 3, 4)


def test_a_displaced_locomotive_may_leave_when_all_slots_are_filled() -> None:
    """R6: even though a lower one could be displaced."""
    table = Scenario(3).locomotives(0, (4, 1), 3, 2).supply(locomotives={5: 1})
    table.play("occupy locomotive_1", "take_locomotive", "place transsiberian_1", "retire")
    assert table.slots(0) == (5, 1, 3, 2) and table.r.factory_supply[4] == 1


def test_a_new_locomotive_must_be_placed() -> None:
    """R6."""
    table = Scenario(3).locomotives(0, (4, 1), 3, 2).supply(locomotives={5: 1})
    table.play("occupy locomotive_1", "take_locomotive")
    assert table.legal() == {f"place {slot}" for slot in SLOTS}


def test_a_retired_locomotive_becomes_a_factory() -> None:
    """5.3: the tile is turned over into the supply, with the same number."""
    table = Scenario(3).locomotives(0, (4, 1), 3, 2).supply(locomotives={5: 1})
    table.play("occupy locomotive_1", "take_locomotive", "place transsiberian_2", "retire")
    assert table.r.factory_supply.tolist() == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]


def test_a_locomotive_that_fits_nowhere_cannot_be_taken() -> None:
    """R7: all four slots have the same or higher numbers."""
    table = Scenario(3).locomotives(0, (5, 6), 5, 7).supply(locomotives={5: 1})
    assert table.can("occupy locomotive_1"), "a factory can still be built"
    table.play("occupy locomotive_1")
    assert not table.can("take_locomotive")
    table = Scenario(3).locomotives(0, (5, 6), 5, 7).supply(locomotives={5: 1})
    assert not table.copy().can("occupy locomotive_3")


def test_building_first_may_bring_a_higher_locomotive() -> None:
    """R7: both orders are examined: the only 5 becomes a factory, then a 6 is the lowest and fits."""
    table = Scenario(3).locomotives(0, (5, 7), 8, 9).supply(locomotives={5: 1, 6: 1})
    table.play("occupy locomotive_3", "build", "take_locomotive", "place transsiberian_1", "retire")
    assert table.events.kinds.index("built") < table.events.kinds.index("took_locomotive")
    assert table.slots(0) == (6, 7, 8, 9) and table.r.factory[0, 0] == 5 and table.active == 1


def test_locomotive_spaces_need_a_tile_in_the_supply() -> None:
    """5.3."""
    table = Scenario(3).supply(locomotives={}, factories={})
    assert not any(text.startswith("locomotive") for text in table.legal("occupy"))
    table = Scenario(3).supply(locomotives={}, factories={3: 1})
    assert table.can("occupy locomotive_1") and not table.can("occupy locomotive_3")


def test_locomotive_1_and_2_give_a_locomotive_or_a_factory() -> None:
    """3: one of them."""
    for place in ("locomotive_1", "locomotive_2"):
        table = Scenario(3)
        table.play(f"occupy {place}")
        assert table.legal() == {"take_locomotive", "build"}
        table.play("build")
        assert table.active == 1 and table.r.factory[0].tolist() == [2, 0, 0, 0, 0]


def test_locomotive_3_gives_both_in_any_order() -> None:
    """3."""
    for order in (("take_locomotive", "place kiev", "build"), ("build", "take_locomotive", "place kiev")):
        table = Scenario(3)
        table.play("occupy locomotive_3", *order)
        assert table.slots(0) == (1, 0, 0, 2) and table.r.factory[0, 0] == 2 and table.active == 1


def test_the_factory_may_be_the_locomotive_just_retired() -> None:
    """5.4: on the space that gives both."""
    table = Scenario(3).locomotives(0, (4, 1), 3, 2).supply(locomotives={5: 1})
    table.play("occupy locomotive_3", "take_locomotive", "place transsiberian_1", "retire", "build_returned 4")
    assert table.r.factory[0, 0] == 4 and table.r.factory_supply[4] == 0


def test_a_chain_is_finished_before_its_rewards() -> None:
    """5.1.5: the token comes after the last locomotive."""
    table = Scenario(3).rails(0, petersburg={"black": 4}).locomotives(0, (3, 3), 2, 1).supply(locomotives={4: 1})
    table.play("occupy locomotive_1", "take_locomotive", "place petersburg")
    assert table.phase == "place" and "retire" in table.legal() and not table.events.of("won_token")
    table.play("retire")
    assert table.events.of("won_token") == [{"seat": 0, "spot": "petersburg_4"}] and table.phase == "token"


def test_a_placement_changes_only_the_slots_of_its_chain() -> None:
    """5.3."""
    table = Scenario(3).locomotives(0, (4, 1), 3, 0).supply(locomotives={5: 1})
    table.play("occupy locomotive_1", "take_locomotive", "place kiev")
    assert table.slots(0) == (4, 1, 3, 5)


def test_the_transsiberian_is_scored_up_to_the_sum_of_its_locomotives() -> None:
    """5.3, p. 18."""
    rails = {"black": 15, "grey": 12}
    for pair, spaces in (((6, 2), 8), ((9, 9), 12), ((1, 0), 1), ((0, 0), 0)):
        assert Scenario(2).rails(0, transsiberian=rails).locomotives(0, pair).round_scoring(0)["transsiberian"] == spaces


# -- the special 9 ---------------------------------------------------------------------------------------------------------------


def before_special_locomotive(slots: tuple[int, int, int, int] = (1, 0, 0, 0)) -> Scenario:
    """Return a table where seat 0 is about to place the special 9 beside these locomotives."""
    a, b, petersburg, kiev = slots
    table = Scenario(2).rails(0, petersburg={"black": 3}).locomotives(0, (a, b), petersburg or 4, kiev)
    table.play("occupy black_or_grey", "step petersburg black", "use_token card", "take_card locomotive")
    return table


def test_the_special_9_may_displace_locomotives() -> None:
    """p. 23."""
    table = before_special_locomotive((1, 2, 5, 3))
    assert table.phase == "place" and table.legal("place") == set(SLOTS)
    table.play("place petersburg")
    assert table.r.hand == 5 and table.can("retire") and table.legal("place") == {"transsiberian_1", "transsiberian_2", "kiev"}


def test_the_special_9_pulls_like_a_9() -> None:
    """p. 23."""
    table = before_special_locomotive()
    table.play("place kiev")
    table.give_up()
    assert table.reach(0, "kiev") == 9
    assert table.rails(0, kiev={"black": 9}).round_scoring(0)["kiev"] == 20


def test_a_9_and_the_special_9_are_never_displaced() -> None:
    """5.3: no number is higher."""
    table = Scenario(2).locomotives(0, (10, 9), 4, 0).supply(locomotives={9: 1})
    table.play("occupy locomotive_1", "take_locomotive")
    assert table.legal("place") == {"petersburg", "kiev"}


def test_the_special_9_wins_rewards_at_once() -> None:
    """p. 23: those of the special spaces that it reaches."""
    table = Scenario(2).rails(0, petersburg={"black": 6}).locomotives(0, (1, 0), 4, 0).used_tokens(0, petersburg_4="doublers")
    table.rails(0, transsiberian={"black": 12}).locomotives(0, (5, 8), 4, 0)
    table.play("occupy black_or_grey", "step transsiberian black", "use_token card", "take_card locomotive")
    story = table.play("place petersburg")
    assert [event["spot"] for event in story.of("won_token")] == ["petersburg_6"]


@pytest.mark.parametrize("slot", ALL_SLOTS)
def test_a_locomotive_may_go_to_any_line(slot: str) -> None:
    """5.3."""
    table = Scenario(2).locomotives(0, 0).supply(locomotives={7: 1})
    table.play("occupy locomotive_1", "take_locomotive", f"place {slot}")
    assert table.reach(0, SLOTS[slot]) == 7
