"""Tokens and ? cards (pages 17, 22, 23; 6)."""

import pytest

from boardwright.games.russian_railroads import components as c

from .event_log import EventLog
from .facts import BONUSES, CARDS, COIN, TOKENS, TWO_BLACK
from .scenario import Scenario


def spot_won(table: Scenario | None = None, **rails: dict[str, int]) -> Scenario:
    """Return a table where seat 0 has just won the ? space St Petersburg 4."""
    table = table or Scenario(2)
    table.rails(0, petersburg={"black": 3}, **rails)
    if table.reach(0, "petersburg") < 4:
        table.locomotives(0, 1, petersburg=4)
    table.play("occupy black_or_grey", "step petersburg black")
    assert table.phase == "token", table.phase
    return table


def test_the_second_marker_cannot_be_chosen_while_the_first_is_on_0() -> None:
    """p. 22, R8: the other six tokens can."""
    assert spot_won().legal("use_token") == set(TOKENS) - {"marker"}
    assert spot_won(Scenario(2).markers(0, 1)).legal("use_token") == set(TOKENS)


def test_the_token_stays_where_it_was_used() -> None:
    """p. 17."""
    table = spot_won()
    table.play("use_token doublers")
    assert table.r.token_at[0, c.SPOTS.index("petersburg_4")] == c.TOKENS.index("doublers")
    view = table.match.view(1)["seats"][0]
    assert view["token_at"]["petersburg_4"] == "doublers" and "doublers" not in view["tokens"]


def test_a_dropped_token_is_lost() -> None:
    """R9: the space does not pay later."""
    table = spot_won()
    table.play("done")
    assert table.active == 1 and table.r.tokens_used[0] == 0
    table.end_round()
    while table.active != 0:
        table.play("pass")
    assert not table.play("occupy black_or_grey", "step petersburg black").of("won_token")


# -- steps -----------------------------------------------------------------------------------------------------------------------


def test_the_token_of_steps_gives_up_to_four_steps() -> None:
    """p. 22: with any own rails, and fewer by choice."""
    table = spot_won()
    table.play("use_token steps", *["step kiev black"] * 4)
    assert table.rail(0, "kiev", "black") == 5 and table.active == 1
    table = spot_won()
    table.play("use_token steps", "step kiev black", "done")
    assert table.rail(0, "kiev", "black") == 2 and table.active == 1


def test_rails_won_by_a_step_may_make_the_other_steps() -> None:
    """p. 22: black goes to 2, then grey makes three steps."""
    table = spot_won()
    table.play("use_token steps", "step transsiberian black", "step transsiberian grey", "step petersburg grey", "step petersburg grey")
    assert table.rail(0, "transsiberian", "grey") == 1 and table.rail(0, "petersburg", "grey") == 2


def test_the_token_of_steps_moves_own_rails_only() -> None:
    """p. 22."""
    table = spot_won()
    table.play("use_token steps")
    assert {text.split()[1] for text in table.legal("step")} == {"black"}


# -- industry --------------------------------------------------------------------------------------------------------------------


def test_the_token_of_industry_gives_up_to_five_points() -> None:
    """p. 22."""
    table = spot_won(Scenario(2).factories(0, COIN))
    story = table.play("use_token industry", *["advance 1"] * 5)
    assert table.r.marker[0, 0] == 5 and story.of("got_coins") and table.active == 1


def test_points_of_industry_that_cannot_be_used_are_lost() -> None:
    """p. 22, 5.5."""
    table = spot_won()
    table.play("use_token industry", *["advance 1"] * 4)
    if table.r.active == 0:
        table.play("done")
    assert table.r.marker[0, 0] == 4 and table.active == 1


# -- second marker ---------------------------------------------------------------------------------------------------------------


def test_the_second_marker_starts_on_0() -> None:
    """p. 22."""
    table = spot_won(Scenario(2).markers(0, 3))
    table.play("use_token marker")
    assert table.r.marker[0].tolist() == [3, 0] and table.active == 1


def test_the_action_that_goes_on_can_move_the_second_marker() -> None:
    """p. 22."""
    table = Scenario(2).markers(0, 9).factories(0, TWO_BLACK, TWO_BLACK, TWO_BLACK, COIN)
    table.play("occupy industry_2", "advance 1", "next spot_industry", "use_token marker")
    assert table.legal("advance") == {"1", "2"}
    table.play("advance 2")
    assert table.r.marker[0].tolist() == [10, 1]


# -- doublers, revaluation, medal ------------------------------------------------------------------------------------------------


def test_the_token_of_doublers_gives_three_doublers() -> None:
    """p. 22."""
    table = spot_won(Scenario(2).doublers(0, 2))
    table.play("use_token doublers")
    assert table.r.doublers[0] == 5 and table.r.doubler_supply == 15


def test_a_seat_has_at_most_eight_doublers() -> None:
    """5.6, R10: surplus doublers are lost, and the token counts as used."""
    for before, after in ((6, 8), (8, 8)):
        table = spot_won(Scenario(2).doublers(0, before))
        table.play("use_token doublers")
        assert table.r.doublers[0] == after and table.active == 1
        assert table.r.tokens_used[0] == 1 << c.TOKENS.index("doublers")


def test_revaluation_raises_the_values_of_rails() -> None:
    """p. 22: brown 3, natural 6, white 10 at every scoring."""
    rails = {"black": 15, "grey": 9, "brown": 7, "natural": 5, "white": 2}
    plain = Scenario(2).rails(0, transsiberian=rails).locomotives(0, (9, 6))
    assert plain.round_scoring(0)["transsiberian"] == 2 * 7 + 3 * 4 + 2 * 2 + 2
    assert plain.revalued(0).round_scoring(0)["transsiberian"] == 2 * 10 + 3 * 6 + 2 * 3 + 2
    table = spot_won()
    table.play("use_token revalue")
    assert table.r.revalued[0] == 1 and table.active == 1


def test_the_medal_pays_20_points_with_grey_and_a_locomotive_on_kiev_5() -> None:
    """p. 22: at every scoring."""
    table = spot_won(kiev={"black": 6, "grey": 5})
    table.play("use_token medal")
    assert table.r.medal[0] == 1
    table.locomotives(0, 1, 4, 5)
    assert table.round_scoring(0)["kiev"] == 10 + 5 + 20


# -- the token for a ? card ------------------------------------------------------------------------------------------------------


def card_token_used(table: Scenario | None = None, **rails: dict[str, int]) -> Scenario:
    """Return a table where seat 0 has just used the token for a ? card."""
    table = spot_won(table, **rails)
    table.play("use_token card")
    return table


def test_the_token_for_a_card_gives_a_card_and_an_end_bonus_card() -> None:
    """p. 22: one of the open cards with its action, then a card of the deck."""
    table = card_token_used(Scenario(2).deck("flat", "black", "ends"))
    assert table.phase == "card" and table.legal("take_card") == set(CARDS)
    table.play("take_card black_worker")
    assert table.phase == "bonus" and table.legal("take_bonus") == {"flat", "black", "ends"} and table.can("take_points")
    table.play("take_bonus black")
    assert table.active == 1
    assert table.match.view(0)["seats"][0]["bonuses"] == ["black"]
    assert table.match.view(1)["seats"][0]["bonuses"] == [] and table.match.view(1)["seats"][0]["bonus_count"] == 1


def test_ten_points_may_be_taken_instead_of_an_end_bonus_card() -> None:
    """p. 23, R5: wherever such a card may be drawn."""
    table = card_token_used()
    table.play("take_card black_worker", "take_points")
    assert table.scores()[0] == 10 and table.match.view(0)["seats"][0]["bonus_count"] == 0


def test_a_taken_card_leaves_the_game() -> None:
    """p. 22."""
    table = Scenario(2).rails(1, petersburg={"black": 3}).locomotives(1, 1, petersburg=4)
    card_token_used(table).play("take_card black_worker", "take_points")
    table.play("occupy black_or_grey", "step petersburg black", "use_token card")
    assert table.legal("take_card") == set(CARDS) - {"black_worker"}


def test_the_card_of_four_actions_repeats_one_of_its_three() -> None:
    """p. 23: a doubler, a point of industry, a black step, then one of these again."""
    table = card_token_used(Scenario(2).deck("flat"))
    story = table.play("take_card four_actions", "advance 1", "step kiev black")
    assert table.phase == "once_more" and table.legal("once_more") == {"doublers", "industry", "black"}
    for part in ("doublers", "industry", "black"):
        branch = table.copy()
        branch.play(f"once_more {part}", *{"doublers": [], "industry": ["advance 1"], "black": ["step petersburg black"]}[part])
        assert branch.r.doublers[0] == 1 + (part == "doublers")
        assert branch.r.marker[0, 0] == 1 + (part == "industry")
        assert branch.rail(0, "petersburg", "black") == 4 + (part == "black")
        assert branch.phase == "bonus"
    assert story.of("doubled") == [{"seat": 0, "doublers": 1}]


def test_the_engineer_card_gives_its_engineer_and_a_coin() -> None:
    """p. 23: both can be used at once."""
    table = card_token_used(Scenario(2).deck("flat"))
    story = table.play("take_card engineer", "take_points")
    assert story.of("hired") == [{"seat": 0, "engineer": "best_locomotives"}] and table.r.coins[0] == 1
    table.play("pass")
    assert table.active == 0 and table.can("occupy engineer_best_locomotives")
    table.play("occupy engineer_best_locomotives", "pay 1 without_black")
    assert table.scores()[0] == 10 + 5 and table.r.coins[0] == 0


def test_the_factory_card_gives_a_factory_then_two_points_of_industry() -> None:
    """p. 23: one factory, then two of industry."""
    table = card_token_used(Scenario(2).deck("flat").markers(0, 4))
    assert table.can("take_card factory")
    story = table.play("take_card factory")
    assert [kind for kind in story.kinds if kind in ("built", "advanced")] == ["built", "advanced"], "the factory fills the gap"
    assert table.r.factory[0, 0] == 2 and table.r.marker[0, 0] == 5


def test_the_black_worker_card_gives_the_black_worker_at_once() -> None:
    """p. 23: one worker more for the rest of the game, at once."""
    table = card_token_used(Scenario(2).workers(0, 1))
    table.play("take_card black_worker", "take_points")
    assert (table.r.black_owner, table.r.black_ready) == (0, 1)
    table.play("pass")
    assert table.active == 0 and table.can("occupy black_or_grey")


def test_the_locomotive_card_gives_the_special_9() -> None:
    """p. 23: on any line."""
    table = card_token_used()
    table.play("take_card locomotive")
    assert table.phase == "place"
    table.play("place kiev")
    assert table.reach(0, "kiev") == 9


# -- complete or not -------------------------------------------------------------------------------------------------------------


def four_actions_incomplete(**options: str) -> Scenario:
    """Return a table with eight doublers placed, so that the card with four actions cannot be done completely."""
    return Scenario(2, **options).doublers(0, 8)


def test_cards_must_be_done_completely() -> None:
    """R4: like spaces of the board."""
    assert card_token_used(four_actions_incomplete()).legal("take_card") == set(CARDS) - {"four_actions"}


def test_cards_may_be_done_in_part_by_option() -> None:
    """R4, `question_cards`: partial."""
    table = card_token_used(four_actions_incomplete(question_cards="partial"))
    assert "four_actions" in table.legal("take_card")
    table.play("take_card four_actions", "advance 1", "step kiev black")
    assert table.phase == "once_more" and table.legal("once_more") == {"industry", "black"}


def test_the_factory_card_needs_room_for_both_points_of_industry() -> None:
    """R4: its factory fills one gap only."""
    table = Scenario(2).markers(0, 4).factories(0)
    assert "factory" in card_token_used(table).legal("take_card")
    table = Scenario(2).markers(0, 6).factories(0, COIN)
    assert "factory" in card_token_used(table).legal("take_card"), "the factory fills 7, and 8 is free"
    table = Scenario(2).markers(0, 15).factories(0, *[COIN] * 5)
    assert "factory" not in card_token_used(table).legal("take_card")


def test_without_a_possible_card_the_token_gives_the_end_bonus_card_alone() -> None:
    """R4."""
    table = Scenario(2).doublers(0, 8).markers(0, 15).factories(0, *[COIN] * 5).locomotives(0, (9, 9), 10, 9)
    for name in ("engineer", "black_worker"):
        table.r.card_owner[c.CARDS.index(name)] = 1
    table.rails(0, petersburg={"black": 3})
    table.play("occupy black_or_grey", "step petersburg black", "use_token card")
    assert table.phase == "bonus"


def test_with_all_cards_taken_the_token_gives_the_end_bonus_card_alone() -> None:
    """R4."""
    table = Scenario(2)
    table.r.card_owner[:] = 1
    assert card_token_used(table).phase == "bonus"


# -- the four spots --------------------------------------------------------------------------------------------------------------


def test_a_seat_uses_at_most_four_tokens() -> None:
    """2.2: three ? spaces are on lines, one on the industry track."""
    table = Scenario(2).used_tokens(0, petersburg_4="steps", petersburg_6="industry", transsiberian_13="doublers", industry="revalue")
    table.rails(0, petersburg={"black": 9}, transsiberian={"black": 15}).locomotives(0, (9, 9), 9, 9)
    assert bin(int(table.ready().r.tokens_used[0])).count("1") == 4
    assert (table.r.spot_won[0] == 1).all()


@pytest.mark.parametrize("bonus", BONUSES)
def test_any_card_of_the_deck_may_be_chosen(bonus: str) -> None:
    """p. 22: the seat looks at all and takes one."""
    table = card_token_used(Scenario(2).deck(bonus, "flat" if bonus != "flat" else "ends"))
    story: EventLog = table.play("take_card black_worker", f"take_bonus {bonus}")
    assert story.of("took_bonus") == [{"seat": 0, "bonus": bonus}]
