"""Tokens and ? cards (pages 17, 22, 23; 6)."""

import pytest

from boardwright.games.russian_railroads import components as c

from .event_log import EventLog
from .facts import BONUSES, CARDS, COIN, TOKENS, TWO_BLACK
from .scenario import Scenario


def won(table: Scenario | None = None, **rails: dict[str, int]) -> Scenario:
    """A table at which seat 0 has just won the token of St Petersburg 4."""
    table = table or Scenario(2)
    table.rails(0, petersburg={"black": 3}, **rails)
    if table.reach(0, "petersburg") < 4:
        table.locomotives(0, 1, petersburg=4)
    table.play("occupy black_or_grey", "step petersburg black")
    assert table.phase == "token", table.phase
    return table


def test_all_seven_but_the_second_marker() -> None:
    """p. 22, R8: while the first marker stands on 0 the second cannot be put there."""
    assert won().legal("use_token") == set(TOKENS) - {"marker"}
    assert won(Scenario(2).markers(0, 1)).legal("use_token") == set(TOKENS)


def test_the_token_stays_where_it_was_used() -> None:
    """p. 17."""
    table = won()
    table.play("use_token doublers")
    assert table.r.token_at[0, c.SPOTS.index("petersburg_4")] == c.TOKENS.index("doublers")
    view = table.match.view(1)["seats"][0]
    assert view["token_at"]["petersburg_4"] == "doublers" and "doublers" not in view["tokens"]


def test_a_dropped_token_is_lost() -> None:
    """R9: the space does not pay later."""
    table = won()
    table.play("done")
    assert table.active == 1 and table.r.tokens_used[0] == 0
    table.end_round()
    while table.active != 0:
        table.play("pass")
    assert not table.play("occupy black_or_grey", "step petersburg black").of("won_token")


# -- steps -----------------------------------------------------------------------------------------------------------------------


def test_up_to_four_steps() -> None:
    """p. 22: with any rails that one has; fewer if one likes."""
    table = won()
    table.play("use_token steps", *["step kiev black"] * 4)
    assert table.rail(0, "kiev", "black") == 5 and table.active == 1
    table = won()
    table.play("use_token steps", "step kiev black", "done")
    assert table.rail(0, "kiev", "black") == 2 and table.active == 1


def test_new_rails_may_make_the_other_steps() -> None:
    """p. 22: black to 2, then three grey ones."""
    table = won()
    table.play("use_token steps", "step transsiberian black", "step transsiberian grey", "step petersburg grey", "step petersburg grey")
    assert table.rail(0, "transsiberian", "grey") == 1 and table.rail(0, "petersburg", "grey") == 2


def test_only_rails_that_one_has() -> None:
    """p. 22."""
    table = won()
    table.play("use_token steps")
    assert {text.split()[1] for text in table.legal("step")} == {"black"}


# -- industry --------------------------------------------------------------------------------------------------------------------


def test_up_to_five_points_of_industry() -> None:
    """p. 22."""
    table = won(Scenario(2).factories(0, COIN))
    story = table.play("use_token industry", *["advance 1"] * 5)
    assert table.r.marker[0, 0] == 5 and story.of("got_coins") and table.active == 1


def test_fewer_points_of_industry() -> None:
    """p. 22, 5.5: what cannot be used is lost."""
    table = won()
    table.play("use_token industry", *["advance 1"] * 4)
    if table.r.active == 0:
        table.play("done")
    assert table.r.marker[0, 0] == 4 and table.active == 1


# -- second marker ---------------------------------------------------------------------------------------------------------------


def test_the_second_marker_starts_on_0() -> None:
    """p. 22."""
    table = won(Scenario(2).markers(0, 3))
    table.play("use_token marker")
    assert table.r.marker[0].tolist() == [3, 0] and table.active == 1


def test_the_second_marker_can_be_moved_by_the_action_that_goes_on() -> None:
    """p. 22: from now on."""
    table = Scenario(2).markers(0, 9).factories(0, TWO_BLACK, TWO_BLACK, TWO_BLACK, COIN)
    table.play("occupy industry_2", "advance 1", "next spot_industry", "use_token marker")
    assert table.legal("advance") == {"1", "2"}
    table.play("advance 2")
    assert table.r.marker[0].tolist() == [10, 1]


# -- doublers, revaluation, medal ------------------------------------------------------------------------------------------------


def test_three_doublers() -> None:
    """p. 22."""
    table = won(Scenario(2).doublers(0, 2))
    table.play("use_token doublers")
    assert table.r.doublers[0] == 5 and table.r.doubler_supply == 15


def test_no_more_than_eight_doublers() -> None:
    """5.6, R10: what does not fit is lost; the token is used all the same."""
    for before, after in ((6, 8), (8, 8)):
        table = won(Scenario(2).doublers(0, before))
        table.play("use_token doublers")
        assert table.r.doublers[0] == after and table.active == 1
        assert table.r.tokens_used[0] == 1 << c.TOKENS.index("doublers")


def test_revaluation() -> None:
    """p. 22: brown 3, natural 6, white 10 at every scoring."""
    rails = {"black": 15, "grey": 9, "brown": 7, "natural": 5, "white": 2}
    plain = Scenario(2).rails(0, transsiberian=rails).locomotives(0, (9, 6))
    assert plain.scored(0)["transsiberian"] == 2 * 7 + 3 * 4 + 2 * 2 + 2
    assert plain.revalued(0).scored(0)["transsiberian"] == 2 * 10 + 3 * 6 + 2 * 3 + 2
    table = won()
    table.play("use_token revalue")
    assert table.r.revalued[0] == 1 and table.active == 1


def test_medal() -> None:
    """p. 22: beside space 5 of the line to Kiev; 20 points once grey and a locomotive are there."""
    table = won(kiev={"black": 6, "grey": 5})
    table.play("use_token medal")
    assert table.r.medal[0] == 1
    table.locomotives(0, 1, 4, 5)
    assert table.scored(0)["kiev"] == 10 + 5 + 20


# -- the token for a ? card ------------------------------------------------------------------------------------------------------


def card_token(table: Scenario | None = None, **rails: dict[str, int]) -> Scenario:
    table = won(table, **rails)
    table.play("use_token card")
    return table


def test_a_card_then_an_end_bonus_card() -> None:
    """p. 22: one of the open cards, its action, then the deck."""
    table = card_token(Scenario(2).deck("flat", "black", "ends"))
    assert table.phase == "card" and table.legal("take_card") == set(CARDS)
    table.play("take_card black_worker")
    assert table.phase == "bonus" and table.legal("take_bonus") == {"flat", "black", "ends"} and table.can("take_points")
    table.play("take_bonus black")
    assert table.active == 1
    assert table.match.view(0)["seats"][0]["bonuses"] == ["black"]
    assert table.match.view(1)["seats"][0]["bonuses"] == [] and table.match.view(1)["seats"][0]["bonus_count"] == 1


def test_ten_points_instead() -> None:
    """p. 23, R5: wherever such a card may be drawn."""
    table = card_token()
    table.play("take_card black_worker", "take_points")
    assert table.scores()[0] == 10 and table.match.view(0)["seats"][0]["bonus_count"] == 0


def test_a_card_leaves_the_game() -> None:
    """p. 22: nobody else can take it."""
    table = Scenario(2).rails(1, petersburg={"black": 3}).locomotives(1, 1, petersburg=4)
    card_token(table).play("take_card black_worker", "take_points")
    table.play("occupy black_or_grey", "step petersburg black", "use_token card")
    assert table.legal("take_card") == set(CARDS) - {"black_worker"}


def test_four_actions() -> None:
    """p. 23: a doubler, one of industry, one black step, then one of these again."""
    table = card_token(Scenario(2).deck("flat"))
    story = table.play("take_card four_actions", "advance 1", "step kiev black")
    assert table.phase == "once_more" and table.legal("once_more") == {"doublers", "industry", "black"}
    for part in ("doublers", "industry", "black"):
        other = table.copy()
        other.play(f"once_more {part}", *{"doublers": [], "industry": ["advance 1"], "black": ["step petersburg black"]}[part])
        assert other.r.doublers[0] == 1 + (part == "doublers")
        assert other.r.marker[0, 0] == 1 + (part == "industry")
        assert other.rail(0, "petersburg", "black") == 4 + (part == "black")
        assert other.phase == "bonus"
    assert story.of("doubled") == [{"seat": 0, "doublers": 1}]


def test_the_engineer_card() -> None:
    """p. 23: the engineer on it and a coin, both at once usable."""
    table = card_token(Scenario(2).deck("flat"))
    story = table.play("take_card engineer", "take_points")
    assert story.of("hired") == [{"seat": 0, "engineer": "best_locomotives"}] and table.r.coins[0] == 1
    table.play("pass")
    assert table.active == 0 and table.can("occupy engineer_best_locomotives")
    table.play("occupy engineer_best_locomotives", "pay 1 without_black")
    assert table.scores()[0] == 10 + 5 and table.r.coins[0] == 0


def test_the_factory_card() -> None:
    """p. 23: one factory, then two of industry."""
    table = card_token(Scenario(2).deck("flat").markers(0, 4))
    assert table.can("take_card factory")
    story = table.play("take_card factory")
    assert [kind for kind in story.kinds if kind in ("built", "advanced")] == ["built", "advanced"], "the factory fills the gap"
    assert table.r.factory[0, 0] == 2 and table.r.marker[0, 0] == 5


def test_the_black_worker_card() -> None:
    """p. 23: one worker more for the rest of the game, at once."""
    table = card_token(Scenario(2).workers(0, 1))
    table.play("take_card black_worker", "take_points")
    assert (table.r.black_owner, table.r.black_ready) == (0, 1)
    table.play("pass")
    assert table.active == 0 and table.can("occupy black_or_grey")


def test_the_locomotive_card() -> None:
    """p. 23: the special 9, on any line."""
    table = card_token()
    table.play("take_card locomotive")
    assert table.phase == "place"
    table.play("place kiev")
    assert table.reach(0, "kiev") == 9


# -- complete or not -------------------------------------------------------------------------------------------------------------


def stuck_for_four(**options: str) -> Scenario:
    """Eight doublers lie: the card with four actions cannot be done completely."""
    return Scenario(2, **options).doublers(0, 8)


def test_cards_must_be_done_completely() -> None:
    """R4: like spaces of the board."""
    assert card_token(stuck_for_four()).legal("take_card") == set(CARDS) - {"four_actions"}


def test_cards_may_be_done_in_part_by_option() -> None:
    """R4, `question_cards`: partial."""
    table = card_token(stuck_for_four(question_cards="partial"))
    assert "four_actions" in table.legal("take_card")
    table.play("take_card four_actions", "advance 1", "step kiev black")
    assert table.phase == "once_more" and table.legal("once_more") == {"industry", "black"}


def test_the_card_with_a_gap_after_the_new_factory() -> None:
    """R4: the factory fills the gap, but the next one is open: two points cannot both be used."""
    table = Scenario(2).markers(0, 4).factories(0)
    assert "factory" in card_token(table).legal("take_card")
    table = Scenario(2).markers(0, 6).factories(0, COIN)
    assert "factory" in card_token(table).legal("take_card"), "7 is filled by it, 8 is free"
    table = Scenario(2).markers(0, 15).factories(0, *[COIN] * 5)
    assert "factory" not in card_token(table).legal("take_card")


def test_no_card_that_can_be_done() -> None:
    """R4: then the token brings the end-bonus card alone."""
    table = Scenario(2).doublers(0, 8).markers(0, 15).factories(0, *[COIN] * 5).locomotives(0, (9, 9), 10, 9)
    for name in ("engineer", "black_worker"):
        table.r.card_owner[c.CARDS.index(name)] = 1
    table.rails(0, petersburg={"black": 3})
    table.play("occupy black_or_grey", "step petersburg black", "use_token card")
    assert table.phase == "bonus"


def test_no_card_left() -> None:
    """R4: all five are gone."""
    table = Scenario(2)
    table.r.card_owner[:] = 1
    assert card_token(table).phase == "bonus"


# -- the four spots --------------------------------------------------------------------------------------------------------------


def test_four_tokens_in_a_game_at_most() -> None:
    """2.2: three ? spaces on lines, one on the industry track."""
    table = Scenario(2).used(0, petersburg_4="steps", petersburg_6="industry", transsiberian_13="doublers", industry="revalue")
    table.rails(0, petersburg={"black": 9}, transsiberian={"black": 15}).locomotives(0, (9, 9), 9, 9)
    assert bin(int(table.ready().r.tokens_used[0])).count("1") == 4
    assert (table.r.spot_won[0] == 1).all()


@pytest.mark.parametrize("bonus", BONUSES)
def test_any_card_of_the_deck_may_be_chosen(bonus: str) -> None:
    """p. 22: look at all, take one."""
    table = card_token(Scenario(2).deck(bonus, "flat" if bonus != "flat" else "ends"))
    story: EventLog = table.play("take_card black_worker", f"take_bonus {bonus}")
    assert story.of("took_bonus") == [{"seat": 0, "bonus": bonus}]
