"""The industry track (pages 17, 19, 22; 2.3, 5.5)."""

import pytest

from .facts import COIN, FACTORY_SPACES, TRACK_POINTS, TWO_BLACK
from .scenario import Scenario

FACTORIES = (TWO_BLACK, COIN, TWO_BLACK, COIN, TWO_BLACK)


@pytest.mark.parametrize("space", range(16))
def test_a_marker_scores_the_highest_number_it_has_reached(space: int) -> None:
    """p. 19: scores are not cumulative. A space without a number counts as the nearest number before it."""
    assert Scenario(2).factories(0, *FACTORIES).markers(0, space).round_scoring(0)["industry"] == TRACK_POINTS[space]


def test_the_example_of_page_19() -> None:
    """p. 19: on the first factory: 5."""
    assert Scenario(2).factories(0, 2).markers(0, 5).round_scoring(0)["industry"] == 5


def test_each_point_of_industry_moves_a_marker_one_space() -> None:
    """5.5."""
    table = Scenario(2)
    story = table.play("occupy industry_2", "advance 1", "advance 1")
    assert [event["space"] for event in story.of("advanced")] == [1, 2]


@pytest.mark.parametrize("gap", FACTORY_SPACES)
def test_an_empty_factory_slot_stops_markers(gap: int) -> None:
    """5.5: a gap is neither entered nor skipped."""
    slot = FACTORY_SPACES.index(gap)
    table = Scenario(3).factories(0, *FACTORIES[:slot]).markers(0, gap - 1)
    assert not table.can("occupy industry_1") and not table.can("occupy industry_2")
    table = Scenario(3).factories(0, *FACTORIES[:slot]).markers(0, gap - 2)
    assert table.can("occupy industry_1") and not table.can("occupy industry_2")


def test_the_track_ends_at_30() -> None:
    """5.5."""
    table = Scenario(3).factories(0, *FACTORIES).markers(0, 15)
    assert not table.can("occupy industry_1")
    assert not Scenario(3).factories(0, *FACTORIES).markers(0, 14).can("occupy industry_2")


def test_points_of_an_own_engineer_that_cannot_be_used_are_lost() -> None:
    """5.5."""
    table = Scenario(3).engineers(0, "industry_two").markers(0, 3)
    table.play("occupy engineer_industry_two", "advance 1")
    if table.r.active == 0:
        table.play("done")
    assert table.r.marker[0, 0] == 4 and table.active == 1


def test_an_open_engineer_must_be_used_in_full() -> None:
    """5.1.4: at the gap the second point cannot be used."""
    assert not Scenario(3).row("two_any", "industry_two").markers(0, 3).can("occupy engineer_inner")
    assert Scenario(3).row("two_any", "industry_two").markers(0, 2).can("occupy engineer_inner")


# -- the ? space -----------------------------------------------------------------------------------------------------------------


def test_reaching_the_question_space_wins_a_token() -> None:
    """p. 17: reaching it with the marker is enough."""
    table = Scenario(3).factories(0, *FACTORIES).markers(0, 9)
    story = table.play("occupy industry_1", "advance 1")
    assert story.of("won_token") == [{"seat": 0, "spot": "industry"}]
    assert table.play("use_token doublers").of("used_token") == [{"seat": 0, "token": "doublers", "spot": "industry"}]


def test_passing_the_question_space_wins_a_token() -> None:
    """p. 17."""
    table = Scenario(3).factories(0, *FACTORIES).markers(0, 9)
    table.play("occupy industry_2", "advance 1", "next industry_2", "advance 1")
    assert table.r.marker[0, 0] == 11 and table.events.of("won_token") == [{"seat": 0, "spot": "industry"}]


def test_the_second_marker_wins_no_token_at_the_question_space() -> None:
    """p. 17, 22."""
    table = Scenario(3).factories(0, *FACTORIES).markers(0, 11, 9)
    assert not table.play("occupy industry_1", "advance 2").of("won_token")


# -- the second marker -----------------------------------------------------------------------------------------------------------


def test_points_may_be_split_between_markers() -> None:
    """p. 22: each point moves either marker."""
    table = Scenario(3).factories(0, *FACTORIES).markers(0, 5, 1)
    table.play("occupy industry_2")
    assert table.legal("advance") == {"1", "2"}
    table.play("advance 2", "advance 1")
    assert table.r.marker[0].tolist() == [6, 2]


def test_markers_never_share_a_space() -> None:
    """p. 22: so the rear marker cannot pass the front one."""
    table = Scenario(3).factories(0, *FACTORIES).markers(0, 3, 2)
    table.play("occupy industry_1")
    assert table.r.marker[0].tolist() == [4, 2], "only the front one could move: it did"


def test_a_blocked_marker_can_follow_the_front_one() -> None:
    """p. 22."""
    table = Scenario(3).factories(0, *FACTORIES).markers(0, 3, 2)
    table.play("occupy industry_2", "advance 1")
    assert table.legal("advance") == {"1", "2"}
    table.play("advance 2")
    assert table.r.marker[0].tolist() == [4, 3]


def test_both_markers_score() -> None:
    """p. 22: each scores for itself; 30 + 25 at most."""
    assert Scenario(3).factories(0, *FACTORIES).markers(0, 15, 14).round_scoring(0)["industry"] == 55
    assert Scenario(3).factories(0, *FACTORIES).markers(0, 5, 4).round_scoring(0)["industry"] == 10


def test_a_marker_at_the_end_leaves_the_other_one_to_move() -> None:
    """5.5."""
    table = Scenario(3).factories(0, *FACTORIES).markers(0, 15, 14)
    assert not table.can("occupy industry_1")
    table = Scenario(3).factories(0, *FACTORIES).markers(0, 15, 13)
    table.play("occupy industry_1", "advance 2")
    assert table.r.marker[0].tolist() == [15, 14]


def test_industry_3_gives_industry_and_a_black_step_in_any_order() -> None:
    """3: both, in any order."""
    for order in (("advance 1", "step kiev black"), ("step kiev black", "advance 1")):
        table = Scenario(3)
        table.play("occupy industry_3", *order)
        assert table.r.marker[0, 0] == 1 and table.rail(0, "kiev", "black") == 2 and table.active == 1
    assert not Scenario(3).markers(0, 4).can("occupy industry_3")


def test_the_last_round_tile_gives_three_points() -> None:
    """p. 20."""
    table = Scenario(3, round=6)
    assert "last_round" in table.legal("occupy")
    table.play("occupy last_round", "advance 1", "advance 1", "advance 1")
    assert table.r.marker[0, 0] == 3 and table.active == 1
