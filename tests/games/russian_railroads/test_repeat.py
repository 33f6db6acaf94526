"""Repeating a one-worker action of this round (page 24; 6.2, R11 to R16)."""

import pytest

from .facts import COIN, REPEAT, TWO_BLACK
from .scenario import Scenario

WITHOUT_BLACK = "without_black"


def with_own_engineer(*decisions: str, table: Scenario | None = None) -> Scenario:
    """Return a table where seat 0 took actions, the others passed, and seat 0 has two workers, no coins and the repeat engineer."""
    table = (table or Scenario(3)).engineers(0, "repeat").passed(1, 2)
    table.play(*decisions)
    return table.workers(0, 2).coins(0, 0)


def repeatable(table: Scenario, place: str = "engineer_repeat") -> set[str]:
    """Return the places that can be repeated."""
    copy = table.copy()
    if not copy.can(f"occupy {place}"):
        return set()
    copy.play(f"occupy {place}")
    repetitions = copy.events.of("repeats")
    return {event["place"] for event in repetitions} if repetitions else copy.legal("repeat")


def test_one_worker_actions_of_this_round_can_be_repeated() -> None:
    """p. 24."""
    table = with_own_engineer("occupy doubler", "occupy black_2", *["step kiev black"] * 3, "occupy coins")
    assert repeatable(table) == {"coins", "doubler"}
    table.play("occupy engineer_repeat", "repeat doubler")
    assert table.r.doublers[0] == 2


def test_actions_of_other_seats_cannot_be_repeated() -> None:
    """p. 24."""
    table = Scenario(3).engineers(1, "repeat")
    table.play("occupy coins")
    assert table.active == 1 and not table.can("occupy engineer_repeat")


def test_actions_of_earlier_rounds_cannot_be_repeated() -> None:
    """p. 24."""
    table = with_own_engineer("occupy coins")
    table.end_round()
    while table.active:
        table.play("pass")
    assert not table.can("occupy engineer_repeat")


@pytest.mark.parametrize(("place", "pay"), [("coin", "pay 1 without_black"), ("black", "pay 0 with_black"), ("temporary", None)])
def test_an_action_can_be_repeated_whatever_paid_for_it(place: str, pay: str | None) -> None:
    """p. 24: an own, black or temporary worker, or a coin."""
    table = Scenario(3)
    if place == "coin":
        table.coins(0, 1)
    elif place == "black":
        table.black(0)
    else:
        table.temporary(0, 1).workers(0, 0)
    table = with_own_engineer("occupy industry_1", *([pay] if pay else []), "advance 1", table=table)
    table.r.black_ready = 0
    assert repeatable(table) >= {"industry_1"}


def test_own_engineers_can_be_repeated() -> None:
    """6.2: they count."""
    table = with_own_engineer("occupy engineer_black_points", "step kiev black", table=Scenario(3).engineers(0, "black_points"))
    table.play("occupy engineer_repeat", "repeat engineer_black_points", "step kiev black")
    assert table.rail(0, "kiev", "black") == 3 and table.scores()[0] == 6


def test_open_engineers_can_be_repeated() -> None:
    """6.2: they are spaces of the board."""
    table = with_own_engineer("occupy engineer_inner", table=Scenario(3).row("two_any", "doubler"))
    table.play("occupy engineer_repeat", "repeat engineer_inner")
    assert table.r.doublers[0] == 2


def test_temporary_workers_cannot_be_taken_again() -> None:
    """p. 24."""
    assert repeatable(with_own_engineer("occupy temporary", "occupy coins")) == {"coins"}
    assert not with_own_engineer("occupy temporary").can("occupy engineer_repeat")


@pytest.mark.parametrize("place", ["black_2", "industry_2", "locomotive_2", "locomotive_3"])
def test_spaces_of_several_workers_cannot_be_repeated(place: str) -> None:
    """p. 24: exactly one worker."""
    table = Scenario(3).engineers(0, "repeat").passed(1, 2)
    table.play(f"occupy {place}")
    table.give_up()
    assert not table.can("occupy engineer_repeat")


def test_spaces_that_need_a_coin_cannot_be_repeated() -> None:
    """6.2: neither worker and coin, nor the hire space."""
    table = Scenario(3).engineers(0, "repeat").passed(1, 2).coins(0, 2)
    table.play("occupy any_2", f"pay 1 {WITHOUT_BLACK}", "step kiev black", "step kiev black", "occupy hire")
    assert not table.can("occupy engineer_repeat")


def test_claims_cannot_be_repeated() -> None:
    """6.2: it would mean nothing."""
    table = Scenario(3).engineers(0, "repeat").passed(1, 2)
    table.play("occupy second")
    assert not table.can("occupy engineer_repeat")


def test_choices_of_a_repetition_are_made_anew() -> None:
    """p. 24."""
    table = with_own_engineer("occupy locomotive_1", "take_locomotive", "place kiev")
    table.play("occupy engineer_repeat", "repeat locomotive_1", "build")
    assert table.r.factory[0, 0] == 2 and table.slots(0) == (1, 0, 0, 2)


def test_a_repetition_places_no_piece_on_the_space() -> None:
    """6.2."""
    table = with_own_engineer("occupy coins").ready()
    before = table.r.pieces.sum()
    table.play("occupy engineer_repeat", "repeat coins")
    assert table.r.pieces.sum() == before + 1


# -- the black worker ------------------------------------------------------------------------------------------------------------


def test_a_repeated_use_by_the_black_worker_has_its_extra_step() -> None:
    """p. 24: the extra step is there even if it was not earned at the first use."""
    table = Scenario(3).black(0).rails(0, transsiberian={"black": 3, "grey": 0})
    table = with_own_engineer("occupy black_or_grey", "pay 0 with_black", "step transsiberian grey", table=table)
    assert table.rail(0, "transsiberian", "grey") == 1
    table.play("occupy engineer_repeat", "repeat black_or_grey", "step kiev black", "step kiev black")
    assert table.rail(0, "kiev", "black") == 3


def test_the_black_worker_on_the_repeat_engineer_brings_no_extra_step() -> None:
    """R13: an ordinary worker did the first use."""
    table = with_own_engineer("occupy black_1", "pay 0 without_black", *["step kiev black"] * 2, table=Scenario(3).black(0))
    table.play("occupy engineer_repeat", "pay 0 with_black", "repeat black_1", *["step kiev black"] * 2)
    assert table.rail(0, "kiev", "black") == 5 and table.phase == "turn"


# -- in full or in part -------------------------------------------------------------------------------------------------------------


def with_open_engineer(*decisions: str, table: Scenario | None = None) -> Scenario:
    """Return a table where the repeat engineer lies open and seat 0 has taken some actions."""
    table = (table or Scenario(3)).row("two_any", "repeat").passed(1, 2)
    table.play(*decisions)
    return table


def test_an_open_engineer_repeats_only_what_can_be_completed() -> None:
    """R11: an own engineer or a factory may repeat an action in part."""
    board = {"black": 15, "grey": 0}
    for own in (False, True):
        table = Scenario(3).rails(0, transsiberian=board, petersburg={"black": 9}, kiev={"black": 6})
        if own:
            table = with_own_engineer("occupy black_1", *["step kiev black"] * 2, table=table)
        else:
            table = with_open_engineer("occupy black_1", *["step kiev black"] * 2, table=table)
        assert table.rail(0, "kiev", "black") == 8
        place = "engineer_repeat" if own else "engineer_inner"
        assert table.can(f"occupy {place}") == own
        if own:
            table.play(f"occupy {place}", "repeat black_1", "step kiev black")
            assert table.rail(0, "kiev", "black") == 9


def test_the_repeated_action_must_be_completed_at_an_open_engineer() -> None:
    """R11: it cannot be given up on the way."""
    table = with_open_engineer("occupy black_1", *["step kiev black"] * 2)
    table.play("occupy engineer_inner", "repeat black_1", "step kiev black")
    assert not table.can("done")
    own = with_own_engineer("occupy black_1", *["step kiev black"] * 2)
    own.play("occupy engineer_repeat", "repeat black_1", "step kiev black", "done")
    assert own.phase == "turn"


def test_a_repetition_is_not_repeated() -> None:
    """R12: neither the open repeat engineer nor an owned one."""
    table = Scenario(3).row("two_any", "repeat").passed(1, 2).factories(0, REPEAT).markers(0, 3)
    table.play("occupy coins")
    table.coins(0, 0)
    table.play("occupy engineer_inner", "repeat coins")
    table.coins(0, 0)
    table.markers(0, 4)
    table.play("occupy industry_1", "advance 1")
    assert table.phase == "repeat" and table.legal("repeat") == {"coins", "industry_1"}


# -- the factory --------------------------------------------------------------------------------------------------------------------


def at_repeat_factory(repeat_running: str = "yes") -> Scenario:
    """Return a table where seat 0 took coins, then moved its marker onto the repeat factory with industry_1."""
    table = Scenario(3, repeat_running=repeat_running).passed(1, 2)
    table.play("occupy coins")
    table.coins(0, 0).factories(0, REPEAT, COIN).markers(0, 4)
    table.play("occupy industry_1", "advance 1")
    return table


def test_the_running_action_may_be_repeated_by_default() -> None:
    """R15, `repeat_running`: yes."""
    table = at_repeat_factory()
    assert table.legal() == {"repeat coins", "repeat industry_1", "done"}
    table.play("repeat industry_1", "advance 1")
    assert table.r.marker[0, 0] == 6


def test_the_running_action_may_not_be_repeated_by_option() -> None:
    """R15, `repeat_running`: no."""
    table = at_repeat_factory("no")
    assert table.legal() == {"repeat coins", "done"}


def test_by_option_another_action_than_the_running_one_may_be_repeated() -> None:
    """R15."""
    table = at_repeat_factory("no")
    table.play("repeat coins")
    assert table.r.coins[0] == 2


def at_repeat_factory_by_token(*before: str, repeat_running: str = "no", table: Scenario | None = None, pay: str = "") -> Scenario:
    """Return a table where seat 0 took the lowest track space and won a ? space, whose token's industry set off the repeat factory."""
    table = table or Scenario(3, repeat_running=repeat_running)
    table.passed(1, 2).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4).factories(0, REPEAT).markers(0, 4)
    table.play(*before, "occupy black_or_grey", *([pay] if pay else []), "step petersburg black")
    if table.phase == "next":
        table.play("next spot_petersburg_4")
    table.play("use_token industry")
    if table.phase == "next":
        table.play("next token_industry")
    table.play("advance 1")
    return table


def table_with_black_worker() -> Scenario:
    return Scenario(3, repeat_running="no").black(0)


BLACK_STEP = ("occupy black_or_grey", "step kiev black")


def test_an_earlier_use_of_the_running_place_is_another_action() -> None:
    """p. 24, R15 with the option `no`: the lowest track space is used twice, and its first use may be repeated."""
    table = at_repeat_factory_by_token(*BLACK_STEP)
    assert table.phase == "repeat" and table.legal("repeat") == {"black_or_grey"}
    table.play("repeat black_or_grey", "next black_or_grey", "step kiev black")
    assert table.rail(0, "kiev", "black") == 3


def test_the_only_use_of_the_running_place_is_the_running_action() -> None:
    """R15 with the option `no`: a place that was used once is not repeated, and the reason says why."""
    table = at_repeat_factory_by_token("occupy doubler")
    assert table.phase == "repeat" and table.legal("repeat") == {"doubler"}
    assert table.match.why_not(0, "repeat black_or_grey").id == "running_action"
    assert at_repeat_factory_by_token("occupy doubler", repeat_running="yes").legal("repeat") == {"doubler", "black_or_grey"}


def test_the_black_worker_of_the_running_use_does_not_count_for_the_earlier_one() -> None:
    """p. 24, R13: an ordinary worker did the earlier use, so its repetition has no extra step."""
    table = at_repeat_factory_by_token(
        "occupy black_or_grey", f"pay 0 {WITHOUT_BLACK}", "step kiev black", table=table_with_black_worker(), pay="pay 0 with_black"
    )
    where = table.match.position()
    assert where["running_black"] is True
    del where["locomotive_supply"]  # scenarios take tiles from outside the supply
    again = table.match.game.from_position(where, seed=1)
    assert again.position() == {**where, "locomotive_supply": again.position()["locomotive_supply"]}
    table.play("repeat black_or_grey")
    assert [int(pending) for pending in table.r.black_bonus_pending[: table.r.queue_length]] == [0, 0, 0], (
        "the running one, the token, the repetition"
    )
    del where["running_black"]
    match = table.match.game.from_position(where, seed=1)
    match.play(0, "repeat black_or_grey")
    assert any(item["armed"] for item in match.position()["agenda"]), "the black worker did the earlier one"


def test_the_black_worker_of_the_earlier_use_brings_its_extra_step() -> None:
    """p. 24, R13."""
    table = at_repeat_factory_by_token(
        "occupy black_or_grey", "pay 0 with_black", *["step kiev black"] * 2, table=table_with_black_worker()
    )
    table.play("repeat black_or_grey", "next black_or_grey", "step kiev black", "step kiev black")
    assert table.rail(0, "kiev", "black") == 5


def test_a_repeat_factory_may_be_given_up() -> None:
    """5.1.4."""
    table = at_repeat_factory()
    table.play("done")
    assert table.phase == "turn" and table.r.coins[0] == 0


def test_effects_of_a_longer_move_wait_for_a_choice() -> None:
    """R16: here a move over two factories, of which one would repeat."""
    table = Scenario(3).passed(1, 2)
    table.play("occupy coins")
    table.coins(0, 0).factories(0, TWO_BLACK, REPEAT).markers(0, 4)
    table.engineers(0, "industry_points")
    table.play("occupy industry_2", "advance 1")
    assert table.phase == "next" and set(table.waiting_effects()) == {"industry_2", "factory_7"}
    table.play("next industry_2", "advance 1")
    table.play("next factory_7", "step kiev black", "step kiev black")
    assert table.phase == "turn"


def test_the_repetition_is_named_before_the_rest_of_the_move() -> None:
    """R16: three spaces of industry lead over the repeat factory."""
    table = Scenario(3, round=6).passed(1, 2)
    table.play("occupy coins")
    table.coins(0, 0).factories(0, REPEAT, COIN).markers(0, 4)
    table.play("occupy last_round", "advance 1")
    assert table.phase == "repeat" and table.r.marker[0, 0] == 5
    table.play("repeat coins")
    table.give_up()
    assert table.r.marker[0, 0] == 7 and table.r.coins[0] == 3


def test_without_an_action_to_repeat_factories_do_nothing_and_engineers_are_closed() -> None:
    """p. 24."""
    table = Scenario(3, repeat_running="no").factories(0, REPEAT).markers(0, 4)
    table.play("occupy industry_1", "advance 1")
    assert table.active == 1
    assert not Scenario(3).engineers(0, "repeat").can("occupy engineer_repeat")
