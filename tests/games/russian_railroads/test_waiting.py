"""Several effects at once: a waiting effect never spoils what must be done completely (5.1.4, 5.1.5, R2 to R4, R16)."""

from typing import Any

import pytest

import boardwright as bw

from .facts import COIN, GREY_POINTS, LOCOMOTIVE_OR_FACTORY
from .scenario import Scenario, game

THREE_FACTORIES = (GREY_POINTS, GREY_POINTS, GREY_POINTS)
"""Factories that fill the first three gaps, so that markers can reach the ? space of the industry track."""


def take_card_token(table: Scenario, action: str, *way: str) -> Scenario:
    """Use the token for a ? card, won by an action that is still under way."""
    table.play(f"occupy {action}", *way, "use_token card", "next token_card")
    assert table.phase == "card", (table.phase, table.waiting_effects())
    return table


# -- the fourth action of the card -------------------------------------------------------------------------------------------------


def test_once_more_leaves_industry_steps_for_the_board_action() -> None:
    """p. 14, R3: both steps of industry_2 must be made, so the card may not take the last space before the gap."""
    table = take_card_token(Scenario(2).factories(0, *THREE_FACTORIES, COIN).markers(0, 9), "industry_2", "advance 1", "next spot_industry")
    table.play("take_card four_actions", "next card_four_actions", "step kiev black", "advance 1", "next card_four_actions")
    assert table.legal("once_more") == {"doublers", "black"}
    table.play("once_more doublers")
    assert table.r.marker[0, 0] == 12 and not table.events.of("gave_up"), "both steps of industry_2 and one of the card"


def test_once_more_leaves_black_steps_for_the_board_action() -> None:
    """p. 14, R3: three black steps are possible: two for black_2 and the card's own one."""
    table = Scenario(2).rails(0, transsiberian={"black": 12}, petersburg={"black": 9}, kiev={"black": 8}).locomotives(0, (9, 9))
    take_card_token(table, "black_2", "step transsiberian black", "next spot_transsiberian_13")
    table.play("take_card four_actions", "next card_four_actions", "step kiev black", "advance 1")
    assert table.legal("once_more") == {"doublers", "industry"}
    table.play("once_more doublers")
    assert table.rail(0, "transsiberian", "black") == 15
    assert [event["effect"] for event in table.events.of("gave_up")] == ["white_rail"], "there is no room for a white rail"


# -- locomotives and factories -----------------------------------------------------------------------------------------------------


def test_the_last_slot_is_kept_for_the_special_locomotive() -> None:
    """p. 23, R3: a fourth 9 would leave no slot for the special locomotive, which is taken already."""
    table = Scenario(4).locomotives(0, (9, 9), 9, 5).factories(0, GREY_POINTS, GREY_POINTS, LOCOMOTIVE_OR_FACTORY).markers(0, 8)
    take_card_token(table.supply({9: 1}, {}), "industry_2", "advance 1", "next industry_2", "advance 1", "next spot_industry")
    table.play("take_card locomotive", "next factory_3")
    assert not table.can("take_locomotive") and table.can("build")
    assert table.match.why_not(0, "take_locomotive").id == "spoils"
    table.play("done")
    assert table.slots(0) == (9, 9, 9, 10), "it displaces the only lower one"


def test_a_lower_locomotive_may_be_taken_before_the_special_one() -> None:
    """An 8 is taken, and the special 9 displaces it."""
    table = Scenario(4).locomotives(0, (9, 9), 9, 5).factories(0, GREY_POINTS, GREY_POINTS, LOCOMOTIVE_OR_FACTORY).markers(0, 8)
    take_card_token(table.supply({8: 1}, {}), "industry_2", "advance 1", "next industry_2", "advance 1", "next spot_industry")
    table.play("take_card locomotive", "next factory_3", "take_locomotive")
    assert table.slots(0) == (9, 9, 9, 10)


def test_a_factory_that_is_not_built_yet_opens_no_card() -> None:
    """R2, R4: locomotive_3 fills the gap only later, but the step of industry must be possible when the card is chosen."""
    table = Scenario(3).rails(0, petersburg={"black": 4}).supply({4: 3}, {}).markers(0, 4)
    table.play("occupy locomotive_3", "take_locomotive", "place petersburg")
    built = table.copy()
    table.play("next spot_petersburg_4", "use_token card", "next token_card")
    assert "four_actions" not in table.legal("take_card")
    reason = table.match.why_not(0, "take_card four_actions")
    assert (reason.id, reason.args) == ("too_short", {"needed": 1, "have": 0})
    built.play("next locomotive_3", "build", "use_token card")
    assert "four_actions" in built.legal("take_card"), "built first, as its owner likes (5.1.5)"


def test_a_token_s_industry_may_be_used_before_the_factory_of_a_card() -> None:
    """5.1.5, R3: two ? spaces are won at once. The card's factory will make room for its own two points."""
    table = Scenario(3).rails(0, petersburg={"black": 6}).supply({6: 3}, {}).markers(0, 2)
    table.play("occupy locomotive_1", "take_locomotive", "place petersburg")
    table.play("next spot_petersburg_4", "use_token industry", "next spot_petersburg_6", "use_token card", "next token_card")
    table.play("take_card factory", "next token_industry")
    assert table.phase == "act" and table.can("advance 1")
    table.play("advance 1", "advance 1")
    assert table.r.marker[0, 0] == 6 and table.phase == "bonus"


# -- cards in part -----------------------------------------------------------------------------------------------------------------


def table_with_card_token(table: Scenario) -> Scenario:
    table.rails(0, petersburg={"black": 3}).locomotives(0, 1, 4)
    table.play("occupy black_or_grey", "step petersburg black", "use_token card")
    return table


def test_in_part_the_card_of_four_actions_keeps_its_fourth_action() -> None:
    """R4, partial: industry is impossible; the fourth action may still repeat one of the others."""
    table = table_with_card_token(Scenario(2, question_cards="partial").markers(0, 4))
    table.play("take_card four_actions", "step kiev black")
    assert table.phase == "once_more" and table.legal() == {"once_more doublers", "once_more black", "done"}
    table.play("once_more doublers")
    assert table.r.doublers[0] == 2 and table.phase == "bonus"


def test_in_part_the_factory_card_gives_industry_without_a_factory() -> None:
    """R4, partial: there is no tile to build from."""
    table = table_with_card_token(Scenario(2, question_cards="partial").supply({}, {}))
    table.play("take_card factory", "advance 1", "advance 1")
    assert table.r.marker[0, 0] == 2


def test_in_part_the_factory_card_builds_first_if_possible() -> None:
    """p. 23: a factory, then two points of industry."""
    table = table_with_card_token(Scenario(2, question_cards="partial"))
    table.play("take_card factory")
    assert not table.can("advance 1") and table.can("build")


# -- positions ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", [5, 9])
def test_a_position_needs_a_slot_for_the_waiting_special_locomotive(last: int) -> None:
    """p. 23: while it waits, there is a lower locomotive."""
    seat = {"locomotives": {"transsiberian_1": 9, "transsiberian_2": 9, "petersburg": 9, "kiev": last}, "factories": [7], "markers": [5]}
    position = {
        "players": 4, "phase": "next", "running": "industry_1", "active": 0, "cards": {"locomotive": 0},
        "pieces": {"industry_1": [{"seat": 0, "worker": 1}]}, "seats": [seat, {}, {}, {}],
        "agenda": [
            {"effect": "card_locomotive", "left": {"special_locomotive": 1}, "whole": True},
            {"effect": "factory_7", "left": {"black": 2}},
        ],
    }  # fmt: skip
    if last == 9:
        with pytest.raises(bw.PositionError, match="lower"):
            game().from_position(position, seed=1)
    else:
        match = game().from_position(position, seed=1)
        match.play(0, "next 1")
        assert match.view(0)["seats"][0]["locomotives"]["kiev"] == {"number": 9, "special": True}


def position_of_black_2(*agenda: dict[str, Any]) -> dict[str, Any]:
    """Return a position in the middle of black_2, where a black step wins a ? space."""
    seat = {"rails": {"transsiberian": {"black": 12}}, "locomotives": {"transsiberian_1": 9, "transsiberian_2": 9}}
    return {
        "players": 2, "phase": "next", "running": "black_2", "active": 0, "pieces": {"black_2": [{"seat": 0, "worker": 2}]},
        "seats": [seat, {}], "agenda": list(agenda),
    }  # fmt: skip


@pytest.mark.parametrize("left", [{"token": 1}, {"black": 3}, {"grey": 1}, {"extra": 2}])
def test_a_position_cannot_leave_more_than_an_effect_gives(left: dict[str, int]) -> None:
    """6.1: factory 7 gives two black steps, and never a token."""
    with pytest.raises(bw.PositionError, match="left"):
        game().from_position(
            position_of_black_2({"effect": "factory_7", "left": left}, {"effect": "factory_7", "left": {"black": 2}}), seed=1
        )


@pytest.mark.parametrize("count", [18, 19, 20])
def test_a_position_with_too_many_effects_is_refused(count: int) -> None:
    """There would be no room for what the turn may still win: ? spaces and factories."""
    with pytest.raises(bw.PositionError, match="could wait at once"):
        game().from_position(position_of_black_2(*[{"effect": "factory_7", "left": {"black": 2}}] * count), seed=1)


def test_with_the_most_waiting_effects_all_further_rewards_find_room() -> None:
    """A ? space, its token, its card and the end-bonus card. Each position on the way reads back."""
    for count in range(20, 0, -1):
        try:
            where = position_of_black_2(*[{"effect": "factory_7", "left": {"black": 2}}] * count)
            where["seats"][0] |= {"factories": [7] * 2 + [6] * 2 + [5], "markers": [14, 13], "tokens": {"industry": "marker"}}
            match = game().from_position(where, seed=1)
            break
        except bw.PositionError as error:
            assert "could wait at once" in str(error)
    assert 10 < count < 18
    won = f"next {count + 1}"
    for text in ("next 1", "step transsiberian black", won, "use_token card", won, "take_card four_actions"):
        match.play(0, text)
        position = match.position()
        assert game().from_position(position, seed=1).position() == position
    effects = [item["effect"] for item in match.position()["agenda"]]
    assert effects == ["factory_7"] * count + ["token_card", "card_four_actions"]


@pytest.mark.parametrize(("owner", "count"), [(0, 2), (1, 1), (None, 1)])
def test_the_special_locomotive_waits_once_for_the_seat_with_its_card(owner: int | None, count: int) -> None:
    """p. 23."""
    waiting = {"effect": "card_locomotive", "left": {"special_locomotive": 1}, "whole": True}
    position = position_of_black_2(*[waiting] * count, {"effect": "factory_7", "left": {"black": 2}})
    with pytest.raises(bw.PositionError, match="special locomotive but the one of the seat that took its card"):
        game().from_position({**position, "cards": {} if owner is None else {"locomotive": owner}}, seed=1)
