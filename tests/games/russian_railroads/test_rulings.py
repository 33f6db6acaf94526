"""Rulings of the fact sheet (section 7, R1 to R25) that no other file tests, and a check that each ruling has a test."""

import re
from pathlib import Path

from .facts import TWO_BLACK
from .scenario import Scenario

# -- section 7 -------------------------------------------------------------------------------------------------------------------


def test_a_token_takes_the_doublers_that_are_left() -> None:
    """7."""
    table = Scenario(4).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4).doublers(1, 8).doublers(2, 8).doublers(3, 2)
    table.play("occupy black_or_grey", "step petersburg black", "use_token doublers")
    assert table.r.doublers[0] == 2 and table.r.doubler_supply == 0


def test_a_won_worker_stays_when_its_locomotive_is_displaced() -> None:
    """2.2."""
    table = Scenario(3).rails(0, transsiberian={"black": 6, "grey": 5, "brown": 3}).locomotives(0, (2, 1))
    assert table.ready().r.workers_all[0] == 7
    table.supply(locomotives={3: 1}).play("occupy locomotive_1", "take_locomotive", "place transsiberian_1", "place kiev")
    assert table.r.workers_all[0] == 7


# -- R1 to R25 -------------------------------------------------------------------------------------------------------------------


def test_r1_an_open_engineer_is_used_completely_and_an_own_one_in_part() -> None:
    """R1: the same engineer, open and owned."""
    board = {"transsiberian": {"black": 15}, "petersburg": {"black": 9}, "kiev": {"black": 9}}
    assert not Scenario(3).rails(0, **board).markers(0, 3).row("two_any", "industry_black").can("occupy engineer_inner")
    own = Scenario(3).rails(0, **board).markers(0, 3).engineers(0, "industry_black")
    own.play("occupy engineer_industry_black", "advance 1")
    own.give_up()
    assert own.r.marker[0, 0] == 4 and own.active == 1


def test_r2_a_reward_on_the_way_opens_no_space() -> None:
    """R2: the factory that could fill the next gap does not open industry_2."""
    table = Scenario(3).factories(0, 3).markers(0, 5)
    assert table.can("occupy industry_1") and not table.can("occupy industry_2")


def test_r10_a_token_without_effect_counts_as_used() -> None:
    """R10: three doublers with eight placed; the end-bonus card pays 7 points."""
    table = Scenario(2, round=6).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4).bonuses(0, "tokens").doublers(0, 8)
    table.play("occupy black_or_grey", "step petersburg black", "use_token doublers")
    assert table.end_round().of("bonus_scored")[0]["points"] == 7


def test_r14_steps_of_other_effects_bring_no_extra_step() -> None:
    """R14: the token of four steps, while the black worker is on the space that won it."""
    table = Scenario(3).black(0).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4)
    table.play("occupy black_or_grey", "pay 0 with_black", "step petersburg black", "next spot_petersburg_4", "use_token steps")
    table.play("next token_steps", *["step kiev black"] * 4)
    assert table.waiting_effects() == ["black_or_grey"], "the extra step of its own space still waits"
    table.play("step kiev black")
    assert table.active == 1 and table.rail(0, "kiev", "black") == 6


def test_r16_the_end_bonus_card_is_chosen_last() -> None:
    """R16: it comes after everything else that was won in the turn."""
    table = Scenario(2).factories(0, 9).markers(0, 4)
    table.play("occupy industry_2", "advance 1")
    assert table.events.of("advanced")[-1]["space"] == 6, "the rest of the move comes before the card"
    assert table.phase == "bonus"


def test_r16_the_owner_chooses_the_order_of_other_effects() -> None:
    """R16."""
    for order in (("next factory_7", "step kiev black", "step kiev black"), ("next industry_2", "advance 1")):
        table = Scenario(2).factories(0, TWO_BLACK).markers(0, 4)
        table.play("occupy industry_2", "advance 1")
        assert table.phase == "next" and set(table.waiting_effects()) == {"industry_2", "factory_7"}
        table.play(*order)


def test_every_ruling_has_a_test() -> None:
    """R1 to R25: a test of this folder cites each."""
    cited: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for docstring in re.findall(r'"""(.*?)"""', path.read_text("utf-8"), re.DOTALL):
            cited |= {int(number) for number in re.findall(r"\bR(\d+)\b", docstring.replace("R1 to R25", ""))}
    assert cited == set(range(1, 26))
