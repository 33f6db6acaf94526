"""The industry track (pages 17, 19, 22; 2.3, 5.5)."""

import pytest

from .facts import COIN, FACTORY_SPACES, TRACK_POINTS, TWO_BLACK
from .scenario import Scenario

ALL = (TWO_BLACK, COIN, TWO_BLACK, COIN, TWO_BLACK)


@pytest.mark.parametrize("space", range(16))
def test_the_highest_number_reached_is_scored(space: int) -> None:
    """p. 19: not cumulative; where nothing is printed the nearest number before."""
    assert Scenario(2).factories(0, *ALL).markers(0, space).scored(0)["industry"] == TRACK_POINTS[space]


def test_the_example_of_page_19() -> None:
    """p. 19: on the first factory: 5."""
    assert Scenario(2).factories(0, 2).markers(0, 5).scored(0)["industry"] == 5


def test_one_space_a_point() -> None:
    """5.5."""
    table = Scenario(2)
    story = table.play("occupy industry_2", "advance 1", "advance 1")
    assert [told["space"] for told in story.of("advanced")] == [1, 2]


@pytest.mark.parametrize("gap", FACTORY_SPACES)
def test_an_empty_slot_is_a_gap(gap: int) -> None:
    """5.5: neither entered nor skipped."""
    slot = FACTORY_SPACES.index(gap)
    table = Scenario(3).factories(0, *ALL[:slot]).markers(0, gap - 1)
    assert not table.can("occupy industry_1") and not table.can("occupy industry_2")
    table = Scenario(3).factories(0, *ALL[:slot]).markers(0, gap - 2)
    assert table.can("occupy industry_1") and not table.can("occupy industry_2")


def test_the_track_ends() -> None:
    """5.5: nothing after 30."""
    table = Scenario(3).factories(0, *ALL).markers(0, 15)
    assert not table.can("occupy industry_1")
    assert not Scenario(3).factories(0, *ALL).markers(0, 14).can("occupy industry_2")


def test_lost_points_of_an_own_engineer() -> None:
    """5.5: what cannot be used is lost where others cannot take it."""
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


def test_the_question_space() -> None:
    """p. 17: reaching it with the marker is enough: a token."""
    table = Scenario(3).factories(0, *ALL).markers(0, 9)
    story = table.play("occupy industry_1", "advance 1")
    assert story.of("won_token") == [{"seat": 0, "spot": "industry"}]
    assert table.play("use_token doublers").of("used_token") == [{"seat": 0, "token": "doublers", "spot": "industry"}]


def test_the_question_space_on_the_way() -> None:
    """p. 17: passing over it counts."""
    table = Scenario(3).factories(0, *ALL).markers(0, 9)
    table.play("occupy industry_2", "advance 1", "next industry_2", "advance 1")
    assert table.r.marker[0, 0] == 11 and table.story.of("won_token") == [{"seat": 0, "spot": "industry"}]


def test_the_question_space_once() -> None:
    """p. 17, 22: the second marker wins nothing there."""
    table = Scenario(3).factories(0, *ALL).markers(0, 11, 9)
    assert not table.play("occupy industry_1", "advance 2").of("won_token")


# -- the second marker -----------------------------------------------------------------------------------------------------------


def test_points_may_be_split_between_markers() -> None:
    """p. 22: each point for either marker."""
    table = Scenario(3).factories(0, *ALL).markers(0, 5, 1)
    table.play("occupy industry_2")
    assert table.legal("advance") == {"1", "2"}
    table.play("advance 2", "advance 1")
    assert table.r.marker[0].tolist() == [6, 2]


def test_markers_never_share_a_space() -> None:
    """p. 22; so the rear one cannot pass the front one."""
    table = Scenario(3).factories(0, *ALL).markers(0, 3, 2)
    table.play("occupy industry_1")
    assert table.r.marker[0].tolist() == [4, 2], "only the front one could move: it did"


def test_a_blocked_marker_follows_one_that_moves_on() -> None:
    """p. 22: first the front one, then the one behind."""
    table = Scenario(3).factories(0, *ALL).markers(0, 3, 2)
    table.play("occupy industry_2", "advance 1")
    assert table.legal("advance") == {"1", "2"}
    table.play("advance 2")
    assert table.r.marker[0].tolist() == [4, 3]


def test_both_markers_score() -> None:
    """p. 22: each for itself; 30 + 25 at most."""
    assert Scenario(3).factories(0, *ALL).markers(0, 15, 14).scored(0)["industry"] == 55
    assert Scenario(3).factories(0, *ALL).markers(0, 5, 4).scored(0)["industry"] == 10


def test_the_front_marker_at_the_end_leaves_the_other() -> None:
    """5.5."""
    table = Scenario(3).factories(0, *ALL).markers(0, 15, 14)
    assert not table.can("occupy industry_1")
    table = Scenario(3).factories(0, *ALL).markers(0, 15, 13)
    table.play("occupy industry_1", "advance 2")
    assert table.r.marker[0].tolist() == [15, 14]


def test_industry_and_a_black_step() -> None:
    """3: both, in any order."""
    for order in (("advance 1", "step kiev black"), ("step kiev black", "advance 1")):
        table = Scenario(3)
        table.play("occupy industry_3", *order)
        assert table.r.marker[0, 0] == 1 and table.rail(0, "kiev", "black") == 2 and table.active == 1
    assert not Scenario(3).markers(0, 4).can("occupy industry_3")


def test_three_points_in_the_last_round() -> None:
    """p. 20: the tile of the last round: three spaces."""
    table = Scenario(3, round=6)
    assert "last_round" in table.legal("occupy")
    table.play("occupy last_round", "advance 1", "advance 1", "advance 1")
    assert table.r.marker[0, 0] == 3 and table.active == 1
