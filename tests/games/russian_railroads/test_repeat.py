"""Repeating a one-worker action of this round (page 24; 6.2, R11 to R16)."""

import pytest

from .facts import COIN, REPEAT, TWO_BLACK
from .scenario import Scenario

PLAIN = "without_black"


def after(*decisions: str, table: Scenario | None = None) -> Scenario:
    """Seat 0 has taken some actions; the others have passed. It has two workers left, no coins, and the repeat engineer."""
    table = (table or Scenario(3)).engineers(0, "repeat").passed(1, 2)
    table.play(*decisions)
    return table.workers(0, 2).coins(0, 0)


def choices(table: Scenario, place: str = "engineer_repeat") -> set[str]:
    """What can be repeated."""
    other = table.copy()
    if not other.can(f"occupy {place}"):
        return set()
    other.play(f"occupy {place}")
    story = other.story.of("repeats")
    return {told["place"] for told in story} if story else other.legal("repeat")


def test_an_action_of_this_round() -> None:
    """p. 24: one that takes exactly one worker and that was taken in this round."""
    table = after("occupy doubler", "occupy black_2", *["step kiev black"] * 3, "occupy coins")
    assert choices(table) == {"coins", "doubler"}
    table.play("occupy engineer_repeat", "repeat doubler")
    assert table.r.doublers[0] == 2


def test_only_own_actions() -> None:
    """p. 24: the action must have been that player's own."""
    table = Scenario(3).engineers(1, "repeat")
    table.play("occupy coins")
    assert table.active == 1 and not table.can("occupy engineer_repeat")


def test_only_of_this_round() -> None:
    """p. 24."""
    table = after("occupy coins")
    table.end_round()
    while table.active:
        table.play("pass")
    assert not table.can("occupy engineer_repeat")


@pytest.mark.parametrize(("place", "pay"), [("coin", "pay 1 without_black"), ("black", "pay 0 with_black"), ("temporary", None)])
def test_whatever_paid_for_it(place: str, pay: str | None) -> None:
    """p. 24: own, black or temporary worker, or a coin."""
    table = Scenario(3)
    if place == "coin":
        table.coins(0, 1)
    elif place == "black":
        table.black(0)
    else:
        table.temporary(0, 1).workers(0, 0)
    table = after("occupy industry_1", *([pay] if pay else []), "advance 1", table=table)
    table.r.black_ready = 0
    assert choices(table) >= {"industry_1"}


def test_own_engineers_can_be_repeated() -> None:
    """6.2: they count."""
    table = after("occupy engineer_black_points", "step kiev black", table=Scenario(3).engineers(0, "black_points"))
    table.play("occupy engineer_repeat", "repeat engineer_black_points", "step kiev black")
    assert table.rail(0, "kiev", "black") == 3 and table.scores()[0] == 6


def test_open_engineers_can_be_repeated() -> None:
    """6.2: a space of the board."""
    table = after("occupy engineer_inner", table=Scenario(3).row("two_any", "doubler"))
    table.play("occupy engineer_repeat", "repeat engineer_inner")
    assert table.r.doublers[0] == 2


def test_temporary_workers_cannot_be_taken_again() -> None:
    """p. 24."""
    assert choices(after("occupy temporary", "occupy coins")) == {"coins"}
    assert not after("occupy temporary").can("occupy engineer_repeat")


@pytest.mark.parametrize("place", ["black_2", "industry_2", "locomotive_2", "locomotive_3"])
def test_spaces_of_several_workers_cannot_be_repeated(place: str) -> None:
    """p. 24: exactly one worker."""
    table = Scenario(3).engineers(0, "repeat").passed(1, 2)
    table.play(f"occupy {place}")
    table.give_up()
    assert not table.can("occupy engineer_repeat")


def test_worker_and_coin_is_more_than_one_worker() -> None:
    """6.2: nor the hire space, which takes a coin."""
    table = Scenario(3).engineers(0, "repeat").passed(1, 2).coins(0, 2)
    table.play("occupy any_2", f"pay 1 {PLAIN}", "step kiev black", "step kiev black", "occupy hire")
    assert not table.can("occupy engineer_repeat")


def test_claims_cannot_be_repeated() -> None:
    """6.2: it would mean nothing."""
    table = Scenario(3).engineers(0, "repeat").passed(1, 2)
    table.play("occupy second")
    assert not table.can("occupy engineer_repeat")


def test_choices_are_made_anew() -> None:
    """p. 24: differently if one likes."""
    table = after("occupy locomotive_1", "take_locomotive", "place kiev")
    table.play("occupy engineer_repeat", "repeat locomotive_1", "build")
    assert table.r.factory[0, 0] == 2 and table.slots(0) == (1, 0, 0, 2)


def test_the_space_stays_taken_by_one_piece() -> None:
    """6.2: the action is repeated, nothing is placed there."""
    table = after("occupy coins").ready()
    before = table.r.pieces.sum()
    table.play("occupy engineer_repeat", "repeat coins")
    assert table.r.pieces.sum() == before + 1


# -- the black worker ------------------------------------------------------------------------------------------------------------


def test_the_black_worker_counts_again() -> None:
    """p. 24: if it did the first use, the extra step is there again, even if it was not earned then."""
    table = Scenario(3).black(0).rails(0, transsiberian={"black": 3, "grey": 0})
    table = after("occupy black_or_grey", "pay 0 with_black", "step transsiberian grey", table=table)
    assert table.rail(0, "transsiberian", "grey") == 1
    table.play("occupy engineer_repeat", "repeat black_or_grey", "step kiev black", "step kiev black")
    assert table.rail(0, "kiev", "black") == 3


def test_the_black_worker_on_the_repeat_engineer() -> None:
    """R13: no extra step, if an ordinary worker did the first use."""
    table = after("occupy black_1", "pay 0 without_black", *["step kiev black"] * 2, table=Scenario(3).black(0))
    table.play("occupy engineer_repeat", "pay 0 with_black", "repeat black_1", *["step kiev black"] * 2)
    assert table.rail(0, "kiev", "black") == 5 and table.phase == "turn"


# -- in full or in part -------------------------------------------------------------------------------------------------------------


def with_open(*decisions: str, table: Scenario | None = None) -> Scenario:
    """The repeat engineer lies open; seat 0 has taken some actions."""
    table = (table or Scenario(3)).row("two_any", "repeat").passed(1, 2)
    table.play(*decisions)
    return table


def test_an_open_engineer_repeats_completely() -> None:
    """R11: what cannot be done completely again cannot be named; an own engineer or a factory does it in part."""
    board = {"black": 15, "grey": 0}
    for own in (False, True):
        table = Scenario(3).rails(0, transsiberian=board, petersburg={"black": 9}, kiev={"black": 6})
        if own:
            table = after("occupy black_1", *["step kiev black"] * 2, table=table)
        else:
            table = with_open("occupy black_1", *["step kiev black"] * 2, table=table)
        assert table.rail(0, "kiev", "black") == 8
        place = "engineer_repeat" if own else "engineer_inner"
        assert table.can(f"occupy {place}") == own
        if own:
            table.play(f"occupy {place}", "repeat black_1", "step kiev black")
            assert table.rail(0, "kiev", "black") == 9


def test_the_repeated_action_must_be_completed_at_an_open_engineer() -> None:
    """R11: no giving up on the way."""
    table = with_open("occupy black_1", *["step kiev black"] * 2)
    table.play("occupy engineer_inner", "repeat black_1", "step kiev black")
    assert not table.can("done")
    own = after("occupy black_1", *["step kiev black"] * 2)
    own.play("occupy engineer_repeat", "repeat black_1", "step kiev black", "done")
    assert own.phase == "turn"


def test_a_repetition_is_not_repeated() -> None:
    """R12: neither the open repeat engineer nor one's own."""
    table = Scenario(3).row("two_any", "repeat").passed(1, 2).factories(0, REPEAT).markers(0, 3)
    table.play("occupy coins")
    table.coins(0, 0)
    table.play("occupy engineer_inner", "repeat coins")
    table.coins(0, 0)
    table.markers(0, 4)
    table.play("occupy industry_1", "advance 1")
    assert table.phase == "repeat" and table.legal("repeat") == {"coins", "industry_1"}


# -- the factory --------------------------------------------------------------------------------------------------------------------


def factory(repeat_running: str = "yes") -> Scenario:
    """Seat 0 moves its marker onto the repeat factory with industry_1, after taking coins."""
    table = Scenario(3, repeat_running=repeat_running).passed(1, 2)
    table.play("occupy coins")
    table.coins(0, 0).factories(0, REPEAT, COIN).markers(0, 4)
    table.play("occupy industry_1", "advance 1")
    return table


def test_the_running_action_may_be_repeated() -> None:
    """R15, `repeat_running`: yes."""
    table = factory()
    assert table.legal() == {"repeat coins", "repeat industry_1", "done"}
    table.play("repeat industry_1", "advance 1")
    assert table.r.marker[0, 0] == 6


def test_the_running_action_may_not_be_repeated_by_option() -> None:
    """R15, `repeat_running`: no."""
    table = factory("no")
    assert table.legal() == {"repeat coins", "done"}


def test_an_earlier_use_of_the_same_kind_is_not_the_running_one() -> None:
    """R15: with the option, another action than the running one stays possible."""
    table = factory("no")
    table.play("repeat coins")
    assert table.r.coins[0] == 2


def bottom(*before: str, repeat_running: str = "no", table: Scenario | None = None, pay: str = "") -> Scenario:
    """Seat 0 takes the lowest track space; its step wins a ? space, the token's industry sets off the repeat factory."""
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


def black_worker() -> Scenario:
    return Scenario(3, repeat_running="no").black(0)


STEP = ("occupy black_or_grey", "step kiev black")


def test_an_earlier_use_of_the_running_place_is_another_action() -> None:
    """p. 24, R15 with the option `no`: the lowest track space is used twice; the first use was another action, and may be repeated."""
    table = bottom(*STEP)
    assert table.phase == "repeat" and table.legal("repeat") == {"black_or_grey"}
    table.play("repeat black_or_grey", "next black_or_grey", "step kiev black")
    assert table.rail(0, "kiev", "black") == 3


def test_the_only_use_of_the_running_place_is_the_running_action() -> None:
    """R15 with the option `no`: used once, it is not repeated; the reason says why."""
    table = bottom("occupy doubler")
    assert table.phase == "repeat" and table.legal("repeat") == {"doubler"}
    assert table.match.why_not(0, "repeat black_or_grey").id == "running_action"
    assert bottom("occupy doubler", repeat_running="yes").legal("repeat") == {"doubler", "black_or_grey"}


def test_the_black_worker_of_the_running_use_does_not_count_for_the_earlier_one() -> None:
    """p. 24, R13: the earlier use was an ordinary worker's, so its repetition has no extra step."""
    table = bottom("occupy black_or_grey", f"pay 0 {PLAIN}", "step kiev black", table=black_worker(), pay="pay 0 with_black")
    where = table.match.position()
    assert where["running_black"] is True
    del where["locomotive_supply"]  # the tables of these tests take tiles from nowhere
    again = table.match.game.from_position(where, seed=1)
    assert again.position() == {**where, "locomotive_supply": again.position()["locomotive_supply"]}
    table.play("repeat black_or_grey")
    assert [int(each) for each in table.r.black_bonus_pending[: table.r.queue_length]] == [0, 0, 0], (
        "the running one, the token, the repetition"
    )
    del where["running_black"]
    match = table.match.game.from_position(where, seed=1)
    match.play(0, "repeat black_or_grey")
    assert any(item["armed"] for item in match.position()["agenda"]), "the black worker did the earlier one"


def test_the_black_worker_of_the_earlier_use_counts() -> None:
    """p. 24, R13."""
    table = bottom("occupy black_or_grey", "pay 0 with_black", *["step kiev black"] * 2, table=black_worker())
    table.play("repeat black_or_grey", "next black_or_grey", "step kiev black", "step kiev black")
    assert table.rail(0, "kiev", "black") == 5


def test_a_factory_may_repeat_in_part_or_not_at_all() -> None:
    """5.1.4: given up."""
    table = factory()
    table.play("done")
    assert table.phase == "turn" and table.r.coins[0] == 0


def test_the_repetition_is_named_first() -> None:
    """R16: before anything else that was won goes on: a longer move over two factories."""
    table = Scenario(3).passed(1, 2)
    table.play("occupy coins")
    table.coins(0, 0).factories(0, TWO_BLACK, REPEAT).markers(0, 4)
    table.engineers(0, "industry_points")
    table.play("occupy industry_2", "advance 1")
    assert table.phase == "next" and set(table.waiting()) == {"industry_2", "factory_7"}
    table.play("next industry_2", "advance 1")
    table.play("next factory_7", "step kiev black", "step kiev black")
    assert table.phase == "turn"


def test_the_repetition_is_named_before_the_rest_of_the_move() -> None:
    """R16: three spaces of industry over the repeat factory."""
    table = Scenario(3, round=6).passed(1, 2)
    table.play("occupy coins")
    table.coins(0, 0).factories(0, REPEAT, COIN).markers(0, 4)
    table.play("occupy last_round", "advance 1")
    assert table.phase == "repeat" and table.r.marker[0, 0] == 5
    table.play("repeat coins")
    table.give_up()
    assert table.r.marker[0, 0] == 7 and table.r.coins[0] == 3


def test_nothing_to_repeat() -> None:
    """p. 24: a factory without anything to repeat does nothing, an engineer cannot be used."""
    table = Scenario(3, repeat_running="no").factories(0, REPEAT).markers(0, 4)
    table.play("occupy industry_1", "advance 1")
    assert table.active == 1
    assert not Scenario(3).engineers(0, "repeat").can("occupy engineer_repeat")
