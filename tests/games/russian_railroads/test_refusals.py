"""Every reason for a refusal, with the arguments that say what is missing."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from boardwright.games.russian_railroads import components as c
from tests.games.scenario import play_decisions, refusal

from .scenario import Scenario, game

Scene = Callable[[], Scenario]


# -- tables in the middle of a turn ------------------------------------------------------------------------------------------------


def start_bonus_taken() -> Scenario:
    """The last seat in the order has taken a start bonus."""
    table = Scenario(4)
    table.match = game().new_match(players=4, seed=3)
    table.match.play(table.match.actors[0], "choose_start coin")
    table._ready = True
    return table


def first_turn() -> Scenario:
    """Seat 0 is in its first turn with six workers and no coins. Seats 0 and 1 own an engineer each."""
    return Scenario(3).engineers(0, "two_any").engineers(1, "doubler")


def one_worker_left() -> Scenario:
    return first_turn().workers(0, 1)


def last_round() -> Scenario:
    return Scenario(3, 6)


def paying() -> Scenario:
    """Two brown steps are to be paid for by workers and coins."""
    table = Scenario(3).rails(0, transsiberian={"black": 8, "grey": 4, "brown": 1}).workers(0, 1).coins(0, 2)
    table.play("occupy brown_2")
    assert table.phase == "pay"
    return table


def grey_and_brown_steps() -> Scenario:
    """A grey and a brown step must both be made. No brown rail can move before a grey one has made room."""
    rails = {
        "transsiberian": {"black": 7, "grey": 5, "brown": 4},
        "petersburg": {"black": 9, "grey": 3, "brown": 2},
        "kiev": {"black": 5, "grey": 0, "brown": 0},
    }
    table = Scenario(3).rails(0, **rails).row("doubler", "grey_brown")
    table.play("occupy engineer_inner")
    assert table.phase == "act"
    return table


def end_of_line() -> Scenario:
    table = Scenario(3).rails(0, petersburg={"black": 9})
    table.play("occupy black_2")
    return table


def industry_step(first: int, second: int = -1, *built: int) -> Scenario:
    """A step of industry waits for the choice of a marker."""
    table = Scenario(3).factories(0, *built).markers(0, first, second).engineers(0, "industry_black")
    table.play("occupy engineer_industry_black")
    assert table.phase == "act"
    return table


def locomotive_or_factory() -> Scenario:
    """A locomotive or a factory may be taken. The lowest locomotive is a 3, and a 2 is among the returned factories."""
    table = Scenario(3).supply({3: 2, 4: 1}, {2: 1})
    table.play("occupy locomotive_1")
    assert table.phase == "act"
    return table


def four_nines() -> Scenario:
    """All four locomotives are 9s, so only a factory can be built."""
    return Scenario(3).locomotives(0, (9, 9), 9, 9).supply({3: 2}, {2: 1})


def locomotive_and_factory() -> Scenario:
    """A locomotive and a factory must be taken. The only locomotive of the supply must not be turned over."""
    table = Scenario(3).supply({5: 1}, {2: 1})
    table.play("occupy locomotive_3")
    assert table.phase == "act"
    return table


def locomotive_in_hand() -> Scenario:
    """A 3 is to be placed; a 5 is in Kiev, and two slots are free."""
    table = Scenario(3).locomotives(0, 1, kiev=5).supply({3: 2, 4: 1}, {})
    table.play("occupy locomotive_1", "take_locomotive")
    assert table.phase == "place"
    return table


def displaced_locomotive() -> Scenario:
    """A 1 was displaced while two slots are free."""
    table = locomotive_in_hand()
    table.play("place transsiberian_1")
    assert table.phase == "place"
    return table


def spot_won(marker: int = 0) -> Scenario:
    """A ? space has been won."""
    table = Scenario(3).rails(0, petersburg={"black": 3}).locomotives(0, 1, petersburg=4)
    if marker:
        table.factories(0, 1, 2, 3, 4, 5).markers(0, marker)
    table.play("occupy black_or_grey", "step petersburg black")
    assert table.phase == "token"
    return table


def second_spot_won() -> Scenario:
    """A second ? space has been won; a token was used before."""
    table = Scenario(3).rails(0, petersburg={"black": 5}).locomotives(0, 1, petersburg=6).used_tokens(0, petersburg_4="medal").markers(0, 2)
    table.play("occupy black_or_grey", "step petersburg black")
    assert table.phase == "token"
    return table


def card_to_choose(marker: int = 0) -> Scenario:
    """One of the ? cards is to be chosen."""
    table = spot_won(marker)
    table.play("use_token card")
    assert table.phase == "card"
    return table


def fourth_action_to_choose() -> Scenario:
    """The card's fourth action is to be named, after its own doubler was the eighth."""
    table = spot_won()
    table.doublers(0, 7).ready()
    table.play("use_token card", "take_card four_actions", "step kiev black", "advance 1")
    assert table.phase == "once_more"
    return table


def end_bonus_card_waits() -> Scenario:
    """A factory works amid a card's actions, and an end-bonus card waits."""
    table = Scenario(3).rails(0, petersburg={"black": 3}).locomotives(0, 1, petersburg=4).factories(0, 7).markers(0, 4)
    table.play("occupy black_or_grey", "step petersburg black", "use_token card", "take_card four_actions", "advance 1")
    assert table.phase == "next" and len(table.waiting_effects()) == 3
    return table


def searching_deck() -> Scenario:
    """An end-bonus card may be taken; one of the cards is not in the deck."""
    table = Scenario(3).factories(0, 9).markers(0, 4).bonuses(1, "flat")
    table.play("occupy industry_1")
    assert table.phase == "bonus"
    return table


def claim_worker_reused() -> Scenario:
    """Seat 1 claimed the first place, and all have passed."""
    table = Scenario(3).turn(1)
    table.play("occupy first")
    while table.phase == "turn":
        table.play("pass")
    assert table.phase == "reuse" and table.active == 1
    return table


def actions_taken(**options: str) -> Scenario:
    """Seat 0 has taken several actions of this round. Its repeat engineer or its repeat factory comes next."""
    table = Scenario(4, **options).engineers(0, "repeat").passed(1, 2, 3).factories(0, 8).markers(0, 4)
    table.play("occupy temporary", "occupy doubler", "occupy black_2", *["step kiev black"] * 3, "occupy coins")
    return table.coins(0, 0)


def repeat_to_choose() -> Scenario:
    table = actions_taken()
    table.play("occupy engineer_repeat")
    assert table.phase == "repeat"
    return table


def running_action() -> Scenario:
    """The industry step that moved the marker to the repeat factory is still the running action (R15)."""
    table = actions_taken(repeat_running="no")
    table.play("occupy industry_1")
    assert table.phase == "repeat"
    return table


def first_place_claimed() -> Scenario:
    """Seat 2, the last in the order, has claimed the first place and has its next turn."""
    table = first_turn().turn(2)
    table.play("occupy first")
    while table.active != 2:
        table.play("pass")
    return table


# -- each reason once --------------------------------------------------------------------------------------------------------------

CASES: list[tuple[str, Scene, str, dict[str, Any], str]] = [
    ("start_taken", start_bonus_taken, "choose_start coin", {"seat": -1}, "setup"),
    ("space_taken", lambda: first_turn().close("doubler", 2), "occupy doubler", {"seat": 2}, "turn"),
    ("not_with_players", lambda: Scenario(2), "occupy grey_1", {"players": 2}, "turn"),
    ("only_last_round", first_turn, "occupy last_round", {}, "turn"),
    ("not_last_round", last_round, "occupy first", {}, "turn"),
    ("too_few_workers", one_worker_left, "occupy black_2", {"needed": 2, "have": 1}, "payment"),
    ("no_coin", first_turn, "occupy hire", {}, "payment"),
    ("coins_wanted", lambda: paying_for_any_2(), "pay 0 without_black", {"needed": 1}, "payment"),
    ("not_so_many_coins", lambda: paying_for_any_2(), "pay 3 without_black", {"have": 2}, "payment"),
    ("too_much", lambda: paying_for_black_2(), "pay 3 without_black", {"cost": 2}, "payment"),
    ("too_few_plain", paying, "pay 0 without_black", {"needed": 2, "have": 1}, "payment"),
    ("no_black_worker", paying, "pay 0 with_black", {}, "payment"),
    ("rails_missing", first_turn, "occupy brown_1", {"colour": "brown"}, "track"),
    ("rails_missing", lambda: any_steps(), "step kiev brown", {"colour": "brown"}, "track"),
    (
        "too_little_room",
        lambda: first_turn().rails(0, transsiberian={"black": 3, "grey": 2}, petersburg={"black": 2, "grey": 0}),
        "occupy grey_2",
        {"colour": "grey", "needed": 3, "have": 1},
        "track",
    ),
    ("too_few_steps", lambda: one_step_possible(), "occupy any_2", {"needed": 2, "have": 1}, "track"),
    ("not_on_line", lambda: any_steps(), "step kiev white", {"line": "kiev", "colour": "white"}, "track"),
    ("other_rails", end_of_line, "step petersburg grey", {"colour": "grey"}, "track"),
    ("blocked", grey_and_brown_steps, "step transsiberian brown", {"line": "transsiberian", "space": 5, "colour": "grey"}, "track"),
    ("other_first", grey_and_brown_steps, "step kiev brown", {"line": "kiev", "colour": "grey"}, "track"),
    ("end_of_line", end_of_line, "step petersburg black", {"line": "petersburg"}, "track"),
    ("spoils", grey_and_brown_steps, "step kiev grey", {"effect": "engineer_grey_brown"}, "turn"),
    ("spoils", locomotive_and_factory, "build", {"effect": "locomotive_3"}, "turn"),
    ("no_locomotives", lambda: first_turn().supply({}, {}), "occupy locomotive_1", {}, "locomotives"),
    ("no_locomotives", lambda: only_returned_factories(), "build", {}, "locomotives"),
    ("fits_nowhere", four_nines, "occupy locomotive_3", {"number": 3}, "locomotives"),
    ("fits_nowhere", lambda: play_decisions(four_nines(), "occupy locomotive_1"), "take_locomotive", {"number": 3}, "locomotives"),
    ("slot_higher", locomotive_in_hand, "place kiev", {"number": 5, "hand": 3}, "locomotives"),
    ("slots_free", displaced_locomotive, "retire", {}, "locomotives"),
    ("just_taken", locomotive_in_hand, "retire", {}, "locomotives"),
    ("no_locomotive_now", end_of_line, "take_locomotive", {}, "locomotives"),
    ("no_factories", lambda: first_turn().supply({3: 1}, {}), "occupy locomotive_3", {}, "factories"),
    ("not_returned", locomotive_or_factory, "build_returned 7", {"factory": 7}, "factories"),
    ("no_factory_now", end_of_line, "build", {}, "factories"),
    ("no_factory_now", end_of_line, "build_returned 3", {}, "factories"),
    ("too_short", lambda: first_turn().markers(0, 3), "occupy industry_2", {"needed": 2, "have": 1}, "industry"),
    ("gap", lambda: industry_step(4, 2), "advance 1", {"factory_slot": 1}, "industry"),
    ("track_end", lambda: industry_step(15, 2, 1, 2, 3, 4, 5), "advance 1", {}, "industry"),
    ("other_marker", lambda: industry_step(3, 2), "advance 2", {}, "industry"),
    ("no_second_marker", lambda: industry_step(3), "advance 2", {}, "industry"),
    ("no_industry_now", end_of_line, "advance 1", {}, "industry"),
    ("factory_first", lambda: play_decisions(card_to_choose().supply({3: 2}, {2: 1}), "take_card factory"), "advance 1", {}, "industry"),
    ("no_doublers", lambda: all_doublers_placed(), "occupy doubler", {}, "doublers"),
    ("doublers_full", lambda: first_turn().doublers(0, 8), "occupy doubler", {}, "doublers"),
    ("no_engineer", lambda: first_turn().row(None, "doubler").coins(0, 1), "occupy hire", {}, "engineers"),
    ("no_engineer", lambda: first_turn().row("doubler", "repeat"), "occupy engineer_outer", {}, "engineers"),
    ("not_hired", first_turn, "occupy engineer_repeat", {}, "engineers"),
    ("others_engineer", first_turn, "occupy engineer_doubler", {"seat": 1}, "engineers"),
    ("engineer_used", lambda: first_turn().close("engineer_two_any", 0), "occupy engineer_two_any", {}, "engineers"),
    ("nothing_possible", lambda: first_turn().engineers(0, "doubler").doublers(0, 8), "occupy engineer_doubler", {}, "engineers"),
    ("nothing_possible", lambda: factory_card_impossible(), "take_card factory", {}, "cards"),
    ("nothing_possible", lambda: doubler_repeat_impossible(), "repeat doubler", {}, "repeat"),
    ("own_position", first_turn, "occupy first", {"position": 1}, "turn_order"),
    ("other_claim", first_place_claimed, "occupy second", {}, "turn_order"),
    ("one_worker_only", claim_worker_reused, "occupy black_2", {"cost": 2}, "turn_order"),
    ("coins_wanted", lambda: claim_worker_reused().coins(1, 1), "occupy hire", {"needed": 1}, "payment"),
    ("no_claim_again", claim_worker_reused, "occupy second", {}, "turn_order"),
    ("token_used", second_spot_won, "use_token medal", {}, "tokens"),
    ("marker_at_start", spot_won, "use_token marker", {}, "tokens"),
    ("card_taken", lambda: engineer_card_taken(), "take_card engineer", {"seat": 2}, "cards"),
    ("card_not_whole", lambda: four_actions_impossible(), "take_card four_actions", {}, "cards"),
    ("too_short", lambda: card_to_choose(marker=14), "take_card factory", {"needed": 2, "have": 1}, "industry"),
    ("not_in_deck", searching_deck, "take_bonus flat", {}, "bonus_cards"),
    ("bonus_last", end_bonus_card_waits, "next 1", {}, "bonus_cards"),
    ("no_such_item", end_bonus_card_waits, "next 4", {"count": 3}, "turn"),
    ("not_taken", repeat_to_choose, "repeat industry_1", {}, "repeat"),
    ("not_one_worker", repeat_to_choose, "repeat black_2", {"cost": 2}, "repeat"),
    ("cannot_repeat", repeat_to_choose, "repeat temporary", {}, "repeat"),
    ("cannot_repeat", lambda: engineer_hired(), "repeat hire", {}, "repeat"),
    ("cannot_repeat", repeat_to_choose, "repeat engineer_repeat", {}, "repeat"),
    ("running_action", running_action, "repeat industry_1", {}, "repeat"),
    ("nothing_to_repeat", lambda: first_turn().engineers(0, "repeat"), "occupy engineer_repeat", {}, "repeat"),
    ("part_impossible", fourth_action_to_choose, "once_more doublers", {"part": "doublers"}, "repeat"),
    ("must_finish", end_of_line, "done", {"effect": "black_2"}, "turn"),
    ("pay_first", paying, "occupy black_2", {"place": "brown_2"}, "payment"),
    ("finish_first", grey_and_brown_steps, "occupy doubler", {"effect": "engineer_grey_brown"}, "turn"),
]


def paying_for_any_2() -> Scenario:
    """A worker and a coin, or two coins, pay for two steps."""
    return play_decisions(Scenario(3).coins(0, 2), "occupy any_2")


def paying_for_black_2() -> Scenario:
    return play_decisions(Scenario(3).coins(0, 3), "occupy black_2")


def any_steps() -> Scenario:
    """Two steps with any rails may be made; grey ones were won."""
    return play_decisions(Scenario(3).rails(0, transsiberian={"black": 4, "grey": 1}).coins(0, 1), "occupy any_2")


def one_step_possible() -> Scenario:
    """Only one step is possible on the whole board."""
    rails = {
        "transsiberian": {"black": 15, "grey": 14, "brown": 13, "natural": 12, "white": 10},
        "petersburg": {"black": 9, "grey": 8, "brown": 7, "natural": 6},
        "kiev": {"black": 9, "grey": 8, "brown": 7},
    }
    return Scenario(3).rails(0, **rails).coins(0, 1)


def only_returned_factories() -> Scenario:
    """No locomotives are left, but two factories were returned."""
    return play_decisions(first_turn().supply({}, {2: 1, 3: 1}), "occupy locomotive_1")


def all_doublers_placed() -> Scenario:
    """All twenty doublers are on boards."""
    return Scenario(3).doublers(0, 4).doublers(1, 8).doublers(2, 8)


def engineer_card_taken() -> Scenario:
    table = card_to_choose()
    table.r.card_owner[c.CARDS.index("engineer")] = 2
    return table


def factory_card_impossible() -> Scenario:
    """Cards may be used in part, but there is no tile to build from, and no marker can move."""
    table = Scenario(3, question_cards="partial").rails(0, petersburg={"black": 3}).locomotives(0, 1, petersburg=4).markers(0, 4)
    return play_decisions(table.supply({}, {}), "occupy black_or_grey", "step petersburg black", "use_token card")


def doubler_repeat_impossible() -> Scenario:
    """The eighth doubler was placed in this round."""
    return play_decisions(actions_taken().doublers(0, 8), "occupy engineer_repeat")


def engineer_hired() -> Scenario:
    """An engineer was hired in this round."""
    table = Scenario(3).engineers(0, "repeat").passed(1, 2).coins(0, 1)
    return play_decisions(table, "occupy hire", "occupy doubler", "occupy coins", "occupy engineer_repeat", "pay 0 without_black")


def four_actions_impossible() -> Scenario:
    """Each of the card's actions is possible once, but none of them twice."""
    table = Scenario(3).rails(0, transsiberian={"black": 15}, petersburg={"black": 8}, kiev={"black": 9}).supply({5: 1}, {})
    table.locomotives(0, (9, 9), kiev=9).doublers(0, 7).markers(0, 3)
    table.play("occupy locomotive_1", "take_locomotive", "place petersburg", "use_token card")
    assert table.phase == "card"
    return table


@pytest.mark.parametrize("number", range(len(CASES)))
def test_a_refusal_names_its_reason_arguments_and_section(number: int) -> None:
    reason, scene, text, args, section = CASES[number]
    table = scene()
    if reason == "start_taken":
        args = {"seat": table.match.view(0)["order"][3]}
    assert refusal(table, text) == (reason, args, section)


def test_every_reason_with_words_has_a_case() -> None:
    english = files("boardwright.games.russian_railroads").joinpath("words/en.ftl").read_text("utf-8")
    named = {name.replace("-", "_") for name in re.findall(r"^reason-([a-z-]+) =", english, re.MULTILINE)}
    assert named == {case[0] for case in CASES}
