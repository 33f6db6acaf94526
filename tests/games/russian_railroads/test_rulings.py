"""The rulings of the fact sheet, row by row: section 7 and R1 to R25. What other files look at more closely is named there."""

import pytest

from boardwright.games.russian_railroads import components as c

from .facts import COIN, REPEAT, TWO_BLACK
from .scenario import Scenario

PLAIN = "without_black"


# -- section 7 -------------------------------------------------------------------------------------------------------------------


def test_doublers_are_limited_coins_are_not() -> None:
    """7, first row: twenty doublers; then the space gives nothing and cannot be chosen (5.1, section 1)."""
    table = Scenario(4).doublers(0, 4).doublers(1, 8).doublers(2, 8)
    assert table.ready().r.doubler_supply == 0 and not table.can("occupy doubler")
    assert table.coins(0, 30).can("occupy coins")
    table = Scenario(4).doublers(0, 4).doublers(1, 8).doublers(2, 7)
    assert table.can("occupy doubler")


def test_the_last_doublers_are_shared_out_by_who_comes_first() -> None:
    """7: the token takes what is left."""
    table = Scenario(4).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4).doublers(1, 8).doublers(2, 8).doublers(3, 2)
    table.play("occupy black_or_grey", "step petersburg black", "use_token doublers")
    assert table.r.doublers[0] == 2 and table.r.doubler_supply == 0


def test_eight_doublers_close_the_space() -> None:
    """5.6: no free space over the line."""
    assert not Scenario(3).doublers(0, 8).can("occupy doubler")


def test_a_board_action_in_part_is_forbidden() -> None:
    """7: all of it or none (p. 14)."""
    table = Scenario(3).rails(0, transsiberian={"black": 15}, petersburg={"black": 9}, kiev={"black": 7})
    assert not table.can("occupy black_2") and table.can("occupy black_1")


def test_a_factory_an_own_engineer_and_a_token_may_be_used_in_part() -> None:
    """7: p. 14, 22."""
    full = {"transsiberian": {"black": 15, "grey": 14, "brown": 13, "natural": 12, "white": 11}, "petersburg": {"black": 9}}
    table = Scenario(3).rails(0, **full, kiev={"black": 8}).engineers(0, "two_any").factories(0, TWO_BLACK).markers(0, 4)
    other = table.copy()
    other.play("occupy industry_1", "advance 1", "step kiev black")
    other.give_up()
    assert other.rail(0, "kiev", "black") == 9 and other.active == 1
    table.play("occupy engineer_two_any", "step kiev black", "done")
    assert table.active == 1


def test_a_worker_never_replaces_the_coin_of_hiring() -> None:
    """7, p. 13."""
    assert not Scenario(3).black(0).temporary(0).can("occupy hire")


def test_two_coins_but_not_two_workers_on_the_coin_space() -> None:
    """7, p. 13."""
    assert Scenario(3).workers(0, 0).coins(0, 2).can("occupy any_2") and not Scenario(3).workers(0, 2).can("occupy any_2")


def test_a_passed_player_moves_the_claim_worker() -> None:
    """7, p. 15."""
    table = Scenario(3)
    table.play("occupy second", "pass", "pass", "pass")
    assert table.r.passed[0] and table.phase == "reuse" and table.active == 0


def test_the_claim_worker_goes_nowhere_with_help() -> None:
    """7, p. 15: not to a space of two workers by adding one."""
    table = Scenario(3)
    table.coins(0, 5).play("occupy second", f"pay 0 {PLAIN}", "pass", "pass", "pass")
    assert "black_2" not in table.legal("occupy") and "hire" not in table.legal("occupy")


def test_a_chain_of_locomotives_is_finished_first() -> None:
    """7: what the first placement wins waits until the last one is placed."""
    table = Scenario(3).rails(0, petersburg={"black": 4}).locomotives(0, (1, 2), 3, 0).supply(locomotives={4: 1})
    story = table.play("occupy locomotive_1", "take_locomotive", "place petersburg")
    assert not story.of("won_token")
    story = table.play("place kiev")
    assert story.of("won_token")


def test_a_locomotive_may_win_the_reward() -> None:
    """7, p. 23: the worker of Transsiberian 3."""
    table = Scenario(3).rails(0, transsiberian={"black": 6, "grey": 5, "brown": 3})
    story = table.play("occupy locomotive_1", "take_locomotive", "place transsiberian_2")
    assert story.of("won_worker") == [{"seat": 0, "workers": 7}]


def test_no_reward_is_taken_back() -> None:
    """2.2: the worker stays when the locomotive is displaced."""
    table = Scenario(3).rails(0, transsiberian={"black": 6, "grey": 5, "brown": 3}).locomotives(0, (2, 1))
    assert table.ready().r.workers_all[0] == 7
    table.supply(locomotives={3: 1}).play("occupy locomotive_1", "take_locomotive", "place transsiberian_1", "place kiev")
    assert table.r.workers_all[0] == 7


def test_markers_win_no_reward_twice_and_never_share_a_space() -> None:
    """7, p. 22."""
    table = Scenario(3).factories(0, COIN, COIN, COIN, COIN).markers(0, 10, 9)
    assert table.can("occupy industry_1")
    story = table.play("occupy industry_2", "advance 1", "advance 2")
    assert table.r.marker[0].tolist() == [11, 10] and not story.of("won_token")


def test_with_two_players_the_first_may_claim_the_first_place() -> None:
    """7, p. 21."""
    assert Scenario(2).can("occupy first") and not Scenario(3).can("occupy first")


# -- R1 to R25 -------------------------------------------------------------------------------------------------------------------


def test_r1_board_actions_completely_own_engineers_in_part() -> None:
    """R1: the same engineer, open and owned."""
    board = {"transsiberian": {"black": 15}, "petersburg": {"black": 9}, "kiev": {"black": 9}}
    assert not Scenario(3).rails(0, **board).markers(0, 3).row("two_any", "industry_black").can("occupy engineer_inner")
    own = Scenario(3).rails(0, **board).markers(0, 3).engineers(0, "industry_black")
    own.play("occupy engineer_industry_black", "advance 1")
    own.give_up()
    assert own.r.marker[0, 0] == 4 and own.active == 1


def test_r2_a_bonus_on_the_way_makes_nothing_possible() -> None:
    """R2: the factory that would bring a locomotive or factory for the next gap does not open industry_2."""
    table = Scenario(3).factories(0, 3).markers(0, 5)
    assert table.can("occupy industry_1") and not table.can("occupy industry_2")


def test_r2_rails_won_at_milestones_do_count() -> None:
    """R2: black to 2, then grey."""
    assert Scenario(3).row("two_any", "black_grey").can("occupy engineer_inner")


def test_r3_a_step_that_would_spoil_the_rest_is_not_legal() -> None:
    """R3: grey and brown: the grey step has to free the brown rail."""
    board = {"black": 8, "grey": 3, "brown": 2}
    table = Scenario(3).rails(0, transsiberian=board, petersburg={"black": 9, "grey": 1}, kiev={"black": 9, "grey": 0})
    table.rails(0, petersburg={"grey": 1, "brown": 0}).row("two_any", "grey_brown")
    table.play("occupy engineer_inner")
    assert table.legal("step") == {"transsiberian grey", "petersburg grey"}, "Kiev would leave no space for brown"


def test_r4_cards_completely_or_by_option_in_part() -> None:
    """R4: `question_cards`."""
    for value, possible in (("complete", False), ("partial", True)):
        table = Scenario(2, question_cards=value).doublers(0, 8).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4)
        table.play("occupy black_or_grey", "step petersburg black", "use_token card")
        assert ("four_actions" in table.legal("take_card")) == possible


def test_r5_ten_points_wherever_a_card_is_drawn() -> None:
    """R5: the token and the factory."""
    table = Scenario(2).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4)
    table.play("occupy black_or_grey", "step petersburg black", "use_token card", "take_card black_worker", "take_points")
    assert table.scores()[0] == 10
    table = Scenario(2).factories(0, 9).markers(0, 4)
    table.play("occupy industry_1", "advance 1", "take_points")
    assert table.scores()[0] == 10


def test_r6_leaving_the_board() -> None:
    """R6: see test_locomotives: a displaced one may leave when all four slots are full, the new one may not."""
    table = Scenario(3).locomotives(0, (4, 1), 3, 2).supply(locomotives={5: 1})
    table.play("occupy locomotive_1", "take_locomotive")
    assert not table.can("retire")
    table.play("place transsiberian_1")
    assert table.can("retire")


def test_r7_a_locomotive_that_fits_nowhere() -> None:
    """R7: see test_locomotives for both orders."""
    table = Scenario(3).locomotives(0, (9, 9), 9, 9)
    table.play("occupy locomotive_1")
    assert table.story.of("took_factory"), "only building was possible"


def test_r8_no_second_marker_while_the_first_stands_on_0() -> None:
    """R8."""
    for first, possible in ((0, False), (1, True)):
        table = Scenario(2).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4).markers(0, first)
        table.play("occupy black_or_grey", "step petersburg black")
        assert table.can("use_token marker") == possible


def test_r9_a_dropped_token_is_lost() -> None:
    """R9: it does not count as used."""
    table = Scenario(2, round=6).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4).bonuses(0, "tokens")
    table.play("occupy black_or_grey", "step petersburg black", "done")
    assert table.end_round().of("bonus_scored")[0]["points"] == 0


def test_r10_a_token_without_effect_counts_as_used() -> None:
    """R10: three doublers with eight placed; 7 points."""
    table = Scenario(2, round=6).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4).bonuses(0, "tokens").doublers(0, 8)
    table.play("occupy black_or_grey", "step petersburg black", "use_token doublers")
    assert table.end_round().of("bonus_scored")[0]["points"] == 7


def test_r11_r12_repetitions() -> None:
    """R11, R12: see test_repeat; a repetition itself is not repeated, what it repeated is."""
    table = Scenario(3).row("two_any", "repeat").passed(1, 2).factories(0, REPEAT).markers(0, 4)
    table.play("occupy coins")
    table.coins(0, 0).play("occupy engineer_inner", "repeat coins")
    table.coins(0, 0).play("occupy industry_1", "advance 1")
    assert table.phase == "repeat" and table.legal("repeat") == {"coins", "industry_1"}


def test_r13_the_black_worker_on_the_repeat_engineer() -> None:
    """R13: see test_repeat; the extra step only if that worker did the first use."""
    table = Scenario(3).engineers(0, "repeat").black(0).passed(1, 2)
    table.play("occupy black_or_grey", f"pay 0 {PLAIN}", "step kiev black")
    table.play("occupy engineer_repeat", "pay 0 with_black", "repeat black_or_grey", "step kiev black")
    assert table.phase == "turn" and table.rail(0, "kiev", "black") == 3


def test_r14_steps_of_other_effects_bring_no_extra_step() -> None:
    """R14: the token of four steps while the black worker stands on the space that won it."""
    table = Scenario(3).black(0).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4)
    table.play("occupy black_or_grey", "pay 0 with_black", "step petersburg black", "next spot_petersburg_4", "use_token steps")
    table.play("next token_steps", *["step kiev black"] * 4)
    assert table.waiting() == ["black_or_grey"], "the extra step of its own space still waits"
    table.play("step kiev black")
    assert table.active == 1 and table.rail(0, "kiev", "black") == 6


def test_r15_the_running_action() -> None:
    """R15: `repeat_running`."""
    for value, places in (("yes", {"industry_1"}), ("no", set())):
        table = Scenario(3, repeat_running=value).factories(0, REPEAT).markers(0, 4)
        table.play("occupy industry_1", "advance 1")
        assert table.legal("repeat") == places


def test_r16_the_end_bonus_card_is_chosen_last() -> None:
    """R16: after everything else that was won in the turn."""
    table = Scenario(2).factories(0, 9).markers(0, 4)
    table.play("occupy industry_2", "advance 1")
    assert table.story.of("advanced")[-1]["space"] == 6, "the rest of the move comes before the card"
    assert table.phase == "bonus"


def test_r16_an_end_bonus_card_cannot_be_gone_on_with() -> None:
    """R16: while two other effects wait."""
    table = Scenario(2).black(0).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4)
    table.play("occupy black_or_grey", "pay 0 with_black", "step petersburg black", "next spot_petersburg_4", "use_token card")
    assert table.waiting() == ["black_or_grey", "token_card", "token_card"] and table.legal() == {"next 1", "next 2"}
    table.play("next token_card", "take_card engineer", "step kiev black", "take_points")
    assert table.scores()[0] == 10


def test_r16_otherwise_the_owner_chooses() -> None:
    """R16: any order."""
    for order in (("next factory_7", "step kiev black", "step kiev black"), ("next industry_2", "advance 1")):
        table = Scenario(2).factories(0, TWO_BLACK).markers(0, 4)
        table.play("occupy industry_2", "advance 1")
        assert table.phase == "next" and set(table.waiting()) == {"industry_2", "factory_7"}
        table.play(*order)


def test_r17_an_own_engineer_with_nothing_to_do() -> None:
    """R17."""
    assert not Scenario(3).engineers(0, "doubler").doublers(0, 8).can("occupy engineer_doubler")
    assert Scenario(3).engineers(0, "doubler_points").doublers(0, 8).can("occupy engineer_doubler_points"), "3 points are something"


@pytest.mark.parametrize(("piece", "pay"), [("coin", "pay 1 without_black"), ("black", "pay 0 with_black"), ("worker", f"pay 0 {PLAIN}")])
def test_r18_the_placed_piece_is_used_again(piece: str, pay: str) -> None:
    """R18."""
    table = Scenario(2).coins(0, 1).black(0)
    table.play("occupy first", pay, "pass", "pass", "occupy doubler")
    assert table.story.of("reused") == [{"seat": 0, "place": "doubler"}]
    assert table.r.coins[0] == (0 if piece == "coin" else 1)


def test_r19_only_the_second_place_claimed() -> None:
    """R19: see test_turn_order."""
    table = Scenario(3).passed(0, 1).turn(2)
    table.play("occupy second", "pass", "stay")
    assert table.r.order[:3].tolist() == [0, 2, 1]


def test_r20_using_the_claim_worker_again_is_optional() -> None:
    """R20: the temporary-workers space is allowed, the claim spaces are not."""
    table = Scenario(3).passed(0, 1).turn(2)
    table.play("occupy first", "pass")
    assert table.can("stay") and table.can("occupy temporary") and not {"first", "second"} & table.legal("occupy")


def test_r21_r22_a_replaced_factory() -> None:
    """R21, R22: nothing happens under the marker; the old tile can be built by the next one at once."""
    table = Scenario(3).factories(0, 2, 3, 4, 5, 7).markers(0, 5).supply(locomotives={6: 1})
    table.play("occupy locomotive_1", "build", "replace 1")
    assert not table.story.of("factory_works") and table.active == 1
    table.play("occupy locomotive_2")
    assert table.story.of("took_factory")[-1]["factory"] == 2, "the only tile of the supply"


def test_r23_the_last_round() -> None:
    """R23: passing pays, last_industry takes one worker and all three steps."""
    table = Scenario(3, round=6).factories(0, 2).markers(0, 3)
    assert table.can("occupy last_round") and not Scenario(3, round=6).markers(0, 3).can("occupy last_round")


def test_r24_the_second_of_two() -> None:
    """R24: see test_end."""
    story = Scenario(2, round=6).engineers(0, "two_any").engineers(1, "doubler", "repeat").end_round()
    assert [told["points"] for told in story.of("majority")] == [20, 40]


def test_r25_vladivostok_pays() -> None:
    """R25: ten points beside the white rail."""
    table = Scenario(2).rails(0, transsiberian={"black": 14, "grey": 5, "brown": 3, "natural": 2})
    table.play("occupy black_or_grey", "step transsiberian black")
    assert table.scores()[0] == 10 and table.rail(0, "transsiberian", "white") >= 0


def test_the_names_of_spots() -> None:
    """2.2: three on lines, one on the industry track."""
    assert c.SPOTS == ("transsiberian_13", "petersburg_4", "petersburg_6", "industry")
