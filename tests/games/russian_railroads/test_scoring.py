"""The end of a round (pages 18 and 19; 5.10): worked examples, and a reference on thousands of random boards."""

import pytest

from boardwright.games.russian_railroads import components as c, state as s
from tests.conftest import repetitions
from tests.games.rng import Rng

from .boards import new_scenario, random_board
from .facts import COLOURS, COLOURS_OF
from .reference import industry_score, lay_virtual_rails, line_score, reach_of
from .scenario import Scenario

BOARDS = repetitions(1_000, proving=24_000, short=200)


def board_of_page_18() -> Scenario:
    """Return the red player's board of pages 18 and 19."""
    table = Scenario(4).rails(0, transsiberian={"black": 8, "grey": 7, "brown": 3}, kiev={"black": 2})
    return table.locomotives(0, (6, 2), 0, 2).doublers(0, 1).factories(0, 2).markers(0, 5)


def test_the_example_of_pages_18_and_19() -> None:
    """p. 18, 19: 12 + 0 + 3 + 5 = 20."""
    table = board_of_page_18()
    assert table.round_scoring(0) == {"transsiberian": 12, "petersburg": 0, "kiev": 3, "industry": 5}
    table.end_round()
    assert table.scores()[0] == 20


def test_the_example_scores_space_by_space() -> None:
    """p. 18: brown on 1 to 3 (the first doubled): 8; grey on 4 to 7: 4; black on 8: 0."""
    scoring = board_of_page_18().ready().match.view(0)["seats"][0]["scoring"]["transsiberian"]
    spaces = [(space["colour"], space["points"]) for space in scoring["spaces"]]
    assert spaces == [("brown", 4), ("brown", 2), ("brown", 2), *[("grey", 1)] * 4, ("black", 0)]
    assert scoring["points"] == 12


def test_free_spaces_behind_a_rail_count_as_its_colour() -> None:
    """p. 18: virtual rails reach up to the next rail."""
    assert lay_virtual_rails({"black": 8, "grey": 7, "brown": 3}, 15)[1:9] == ["brown"] * 3 + ["grey"] * 4 + ["black"]
    assert lay_virtual_rails({"black": 1, "grey": 0}, 9)[1:3] == ["black", None]


@pytest.mark.parametrize("colour", COLOURS)
def test_rails_score_their_values(colour: str) -> None:
    """2.1: 0, 1, 2, 4, 7; revalued 0, 1, 3, 6, 10."""
    rails = {name: 15 - n for n, name in enumerate(COLOURS[: COLOURS.index(colour) + 1])}
    for revalued, worth in ((False, (0, 1, 2, 4, 7)), (True, (0, 1, 3, 6, 10))):
        table = Scenario(2).rails(0, transsiberian=rails).locomotives(0, (2, 3))
        if revalued:
            table.revalued(0)
        assert table.round_scoring(0)["transsiberian"] == 5 * worth[COLOURS.index(colour)]


@pytest.mark.parametrize("doublers", range(9))
def test_doublers_count_the_first_spaces_of_the_transsiberian_twice(doublers: int) -> None:
    """5.6, p. 18: only spaces within the reach of the locomotives."""
    table = Scenario(2).rails(0, transsiberian={"black": 15, "grey": 14, "brown": 13}).locomotives(0, 6).doublers(0, doublers)
    assert table.round_scoring(0)["transsiberian"] == 2 * (6 + min(doublers, 6))


def test_every_seat_scores_in_every_round() -> None:
    """p. 18: each seat scores its own board."""
    table = Scenario(3).rails(1, kiev={"black": 4}).locomotives(1, 1, 0, 4).markers(2, 3)
    story = table.end_round()
    assert [(event["seat"], event["kiev"], event["industry"]) for event in story.of("scored")] == [(0, 0, 0), (1, 10, 0), (2, 0, 3)]


# -- the reference ----------------------------------------------------------------------------------------------------------------


def reference_scoring(table: Scenario, seat: int) -> dict[str, int]:
    """Return the four numbers of the scoring by the reference."""
    r = table.r
    scoring = {}
    for line, colours in COLOURS_OF.items():
        rails = {colour: int(r.rail[seat, c.LINES.index(line), n]) for n, colour in enumerate(colours)}
        reach = reach_of(r.slot[seat].tolist(), line)
        scoring[line] = line_score(line, rails, reach, bool(r.revalued[seat]), int(r.doublers[seat]), bool(r.medal[seat]))
    return {**scoring, "industry": industry_score(r.marker[seat].tolist())}


def test_the_reference_scores_the_examples_correctly() -> None:
    """5.10."""
    assert line_score("transsiberian", {"black": 8, "grey": 7, "brown": 3}, 8, doublers=1) == 12
    assert line_score("kiev", {"black": 2}, 2) == 3 and line_score("kiev", {"black": 3}, 9) == 6
    assert line_score("kiev", {"black": 8, "grey": 5}, 8, medal=True) == 45
    assert line_score("petersburg", {"black": 1}, 0) == 0 and industry_score((5, -1)) == 5


def test_scoring_equals_the_reference_on_random_boards() -> None:
    """5.10: events and points of the end of a round."""
    for number in range(BOARDS // 4):
        dice = Rng(number)
        table = new_scenario()
        for seat in range(4):
            random_board(dice, table, seat)
        table._ready = True
        table.match._collect_events()
        expected = [reference_scoring(table, seat) for seat in range(4)]
        table.r.passed[:4] = [1, 1, 1, 0]
        table.r.active = 3
        table.match._collect_events()
        before = table.scores()
        story = table.do("pass")
        assert [{k: v for k, v in event.items() if k != "seat"} for event in story.of("scored")] == expected, number
        gained = [after - old for after, old in zip(table.scores(), before, strict=True)]
        passing = [sum(event["points"] for event in story.of("passed") if event["seat"] == seat) for seat in range(4)]
        assert gained == [sum(scoring.values()) + passing[seat] for seat, scoring in enumerate(expected)]
        round_no = int(table.r.round_no) - 1
        for seat in range(4):
            assert table.r.scored[seat, round_no, : s.SCORED_INDUSTRY + 1].tolist() == list(expected[seat].values())
