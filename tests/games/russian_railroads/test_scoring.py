"""The end of a round (pages 18 and 19; 5.10): worked examples to the number, and a second opinion on thousands of boards."""

import pytest

from boardwright.games.russian_railroads import components as c, state as s
from tests.conftest import many
from tests.games.rng import Rng

from .boards import fresh, random_board
from .facts import COLOURS, COLOURS_OF
from .reckoning import industry_score, laid_out, line_score, reach_of
from .scenario import Scenario

BOARDS = many(1_000, proving=24_000, short=200)


def example() -> Scenario:
    """The red player's board of pages 18 and 19."""
    table = Scenario(4).rails(0, transsiberian={"black": 8, "grey": 7, "brown": 3}, kiev={"black": 2})
    return table.locomotives(0, (6, 2), 0, 2).doublers(0, 1).factories(0, 2).markers(0, 5)


def test_the_example_of_pages_18_and_19() -> None:
    """p. 18, 19: 12 + 0 + 3 + 5 = 20."""
    table = example()
    assert table.scored(0) == {"transsiberian": 12, "petersburg": 0, "kiev": 3, "industry": 5}
    table.end_round()
    assert table.scores()[0] == 20


def test_the_lines_of_the_example_space_by_space() -> None:
    """p. 18: brown on 1 to 3 (the first doubled): 8; grey on 4 to 7: 4; black on 8: 0."""
    scoring = example().ready().match.view(0)["seats"][0]["scoring"]["transsiberian"]
    spaces = [(space["colour"], space["points"]) for space in scoring["spaces"]]
    assert spaces == [("brown", 4), ("brown", 2), ("brown", 2), *[("grey", 1)] * 4, ("black", 0)]
    assert scoring["points"] == 12


def test_free_spaces_behind_a_rail_count_as_its_colour() -> None:
    """p. 18: virtual rails, up to the next rail."""
    assert laid_out({"black": 8, "grey": 7, "brown": 3}, 15)[1:9] == ["brown"] * 3 + ["grey"] * 4 + ["black"]
    assert laid_out({"black": 1, "grey": 0}, 9)[1:3] == ["black", None]


@pytest.mark.parametrize("colour", COLOURS)
def test_values_of_rails(colour: str) -> None:
    """2.1: 0, 1, 2, 4, 7; revalued 0, 1, 3, 6, 10."""
    rails = {name: 15 - n for n, name in enumerate(COLOURS[: COLOURS.index(colour) + 1])}
    for revalued, worth in ((False, (0, 1, 2, 4, 7)), (True, (0, 1, 3, 6, 10))):
        table = Scenario(2).rails(0, transsiberian=rails).locomotives(0, (2, 3))
        if revalued:
            table.revalued(0)
        assert table.scored(0)["transsiberian"] == 5 * worth[COLOURS.index(colour)]


@pytest.mark.parametrize("doublers", range(9))
def test_doublers(doublers: int) -> None:
    """5.6, p. 18: the first spaces of the Transsiberian count twice, within the reach of the locomotives."""
    table = Scenario(2).rails(0, transsiberian={"black": 15, "grey": 14, "brown": 13}).locomotives(0, 6).doublers(0, doublers)
    assert table.scored(0)["transsiberian"] == 2 * (6 + min(doublers, 6))


def test_everybody_scores_in_every_round() -> None:
    """p. 18: all seats, each its own board."""
    table = Scenario(3).rails(1, kiev={"black": 4}).locomotives(1, 1, 0, 4).markers(2, 3)
    story = table.end_round()
    assert [(told["seat"], told["kiev"], told["industry"]) for told in story.of("scored")] == [(0, 0, 0), (1, 10, 0), (2, 0, 3)]


# -- a second opinion --------------------------------------------------------------------------------------------------------------


def reckoned(table: Scenario, seat: int) -> dict[str, int]:
    """The four numbers of the scoring, by the second opinion."""
    r = table.r
    found = {}
    for line, colours in COLOURS_OF.items():
        rails = {colour: int(r.rail[seat, c.LINES.index(line), n]) for n, colour in enumerate(colours)}
        reach = reach_of(r.slot[seat].tolist(), line)
        found[line] = line_score(line, rails, reach, bool(r.revalued[seat]), int(r.doublers[seat]), bool(r.medal[seat]))
    return {**found, "industry": industry_score(r.marker[seat].tolist())}


def test_the_second_opinion_knows_the_examples() -> None:
    """5.10: it is right where the right answer is known."""
    assert line_score("transsiberian", {"black": 8, "grey": 7, "brown": 3}, 8, doublers=1) == 12
    assert line_score("kiev", {"black": 2}, 2) == 3 and line_score("kiev", {"black": 3}, 9) == 6
    assert line_score("kiev", {"black": 8, "grey": 5}, 8, medal=True) == 45
    assert line_score("petersburg", {"black": 1}, 0) == 0 and industry_score((5, -1)) == 5


def test_scoring_against_the_second_opinion() -> None:
    """5.10: on random boards, through the end of a round: events and points."""
    for number in range(BOARDS // 4):
        dice = Rng(number)
        table = fresh()
        for seat in range(4):
            random_board(dice, table, seat)
        table._ready = True
        table.match._collect_events()
        wanted = [reckoned(table, seat) for seat in range(4)]
        table.r.passed[:4] = [1, 1, 1, 0]
        table.r.active = 3
        table.match._collect_events()
        before = table.scores()
        story = table.do("pass")
        assert [{k: v for k, v in told.items() if k != "seat"} for told in story.of("scored")] == wanted, number
        gained = [after - old for after, old in zip(table.scores(), before, strict=True)]
        passing = [sum(told["points"] for told in story.of("passed") if told["seat"] == seat) for seat in range(4)]
        assert gained == [sum(each.values()) + passing[seat] for seat, each in enumerate(wanted)]
        round_no = int(table.r.round_no) - 1
        for seat in range(4):
            assert table.r.scored[seat, round_no, : s.SCORED_INDUSTRY + 1].tolist() == list(wanted[seat].values())
