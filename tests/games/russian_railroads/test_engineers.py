"""Engineers: open ones, hiring, owned ones, and the row (pages 13, 14, 20, 24; 3.1, 5.8)."""

import pytest

from boardwright.games.russian_railroads import components as c

from .facts import ENGINEERS, PLAYERS
from .scenario import Scenario

RAILS_WITH_ROOM = {"transsiberian": {"black": 8, "grey": 5, "brown": 2}}


def names_in_row(table: Scenario) -> list[str | None]:
    """Return the engineers in the row."""
    return [c.ENGINEERS[n] if n >= 0 else None for n in table.r.row]


def table_with_engineer(name: str, own: bool) -> tuple[Scenario, str]:
    """Return a table where seat 0 owns the engineer or finds it open inside, with an action to repeat, and the engineer's place."""
    table = Scenario(3).rails(0, **RAILS_WITH_ROOM).locomotives(0, (4, 2), 0, 3)
    table.row("two_any_more" if name != "two_any_more" else "two_any", *([] if own else [name]))
    if own:
        table.engineers(0, name)
    if name == "repeat":
        table.play("occupy coins", "pass", "pass")
        table.coins(0, 0)
    return table, f"engineer_{name}" if own else "engineer_inner"


DECISIONS_AND_POINTS = {
    "two_any": (["step transsiberian grey", "step kiev black"], 0),
    "black_grey": (["step kiev black", "step transsiberian grey"], 0),
    "any_points": (["step transsiberian brown"], 3),
    "black_points": (["step kiev black"], 3),
    "industry_two": (["advance 1", "advance 1"], 0),
    "any_black": (["step transsiberian brown", "step petersburg black"], 0),
    "grey_brown": (["step transsiberian grey", "step transsiberian brown"], 0),
    "industry_points": (["advance 1"], 3),
    "doubler_points": ([], 3),
    "repeat": (["repeat coins"], 0),
    "industry_black": (["advance 1", "step kiev black"], 0),
    "locomotive_or_factory": (["build"], 0),
    "two_any_more": (["step transsiberian grey", "step transsiberian grey"], 0),
    "doubler": ([], 0),
    "best_locomotives": ([], 4 + 3),
}


@pytest.mark.parametrize("name", list(ENGINEERS))
@pytest.mark.parametrize("own", [False, True], ids=["open", "own"])
def test_each_engineer_gives_its_effect_open_or_owned(name: str, own: bool) -> None:
    """p. 24: it is the same whether the engineer lies open or belongs to the player."""
    table, place = table_with_engineer(name, own)
    steps, points = DECISIONS_AND_POINTS[name]
    story = table.play(f"occupy {place}", *steps)
    assert table.phase == "turn", "nothing is left to be done"
    assert story.points(0) == points
    gives = ENGINEERS[name][1]
    assert len(story.of("stepped")) == sum(n for part, n in gives.items() if part in ("any", "black", "grey", "brown"))
    assert len(story.of("advanced")) == gives.get("industry", 0)
    assert len(story.of("doubled")) == gives.get("doublers", 0)


def test_an_engineer_s_steps_may_be_made_in_any_order() -> None:
    """p. 24, note: several different steps are made in any order."""
    for order in (["step transsiberian grey", "step transsiberian brown"], ["step transsiberian brown", "step transsiberian grey"]):
        table, place = table_with_engineer("grey_brown", own=False)
        table.play(f"occupy {place}", *order)
        assert table.rail(0, "transsiberian", "grey") == 6


def test_best_locomotives_pays_the_two_highest_numbers() -> None:
    """p. 24: the sum of the two highest numbers; the card's locomotive is a 9; a single one counts alone."""
    for slots, points in (((4, 2, 0, 3), 7), ((1, 0, 0, 0), 1), ((10, 9, 8, 0), 18), ((5, 5, 5, 5), 10)):
        table = Scenario(3).locomotives(0, slots[:2], slots[2], slots[3]).row("two_any", "best_locomotives")
        assert table.play("occupy engineer_inner").points(0) == points


# -- open engineers --------------------------------------------------------------------------------------------------------------


def test_an_open_engineer_serves_any_seat_once_a_round() -> None:
    """p. 14: like any space of the board."""
    table = Scenario(3).row("two_any", "doubler", "black_points")
    table.play("occupy engineer_inner")
    assert table.active == 1 and not table.can("occupy engineer_inner") and table.can("occupy engineer_outer")
    assert table.r.doublers[0] == 1


def test_the_example_of_page_14() -> None:
    """p. 14: the outer open engineer: a doubler on the first free space over the Transsiberian, and 3 points."""
    table = Scenario(4).row("two_any", "black_grey", "doubler_points")
    story = table.play("occupy engineer_outer")
    assert story.of("doubled") == [{"seat": 0, "doublers": 1}] and table.scores()[0] == 3


@pytest.mark.parametrize("players", PLAYERS)
def test_engineers_further_back_cannot_be_used(players: int) -> None:
    """p. 14, 3.1: one engineer is open with two players, else two. Those farther back wait, and the one to be hired is not used."""
    table = Scenario(players).row("two_any", "doubler", "doubler_points", "black_points")
    places = {text for text in table.legal("occupy") if text.startswith("engineer")}
    assert places == ({"engineer_inner"} if players == 2 else {"engineer_inner", "engineer_outer"})


def test_an_open_engineer_cannot_be_used_in_part() -> None:
    """p. 14: only an owned one can."""
    board = {"black": 4, "grey": 0}
    assert not Scenario(3).rails(0, transsiberian=board).row("two_any", "grey_brown").can("occupy engineer_inner"), "no brown rail yet"
    assert Scenario(3).rails(0, transsiberian=board).engineers(0, "grey_brown").can("occupy engineer_grey_brown")


def test_an_open_engineer_may_use_the_grey_rail_that_it_wins() -> None:
    """R2: black goes to 2 and wins the grey rails, one of which makes the second step."""
    table = Scenario(3).row("two_any", "black_grey")
    assert table.can("occupy engineer_inner")
    table.play("occupy engineer_inner", "step transsiberian black", "step transsiberian grey")
    assert table.rail(0, "transsiberian", "grey") == 1 and table.active == 1


def test_a_grey_rail_beside_the_line_makes_no_room_for_brown() -> None:
    """5.2, R3: a grey rail that only enters the line leaves brown no space behind it; one on the line does."""
    for grey, possible in ((0, False), (1, True)):
        table = Scenario(3).row("two_any", "grey_brown").rails(0, transsiberian={"black": 6, "grey": grey, "brown": 0})
        assert table.can("occupy engineer_inner") == possible
    table.play("occupy engineer_inner", "step transsiberian grey", "step transsiberian brown")
    assert table.rail(0, "transsiberian", "brown") == 1


# -- hiring ----------------------------------------------------------------------------------------------------------------------


def test_hiring_costs_a_coin_and_takes_the_engineer_on_the_hire_space() -> None:
    """p. 13: the tile lies face up beside the owner's board."""
    table = Scenario(3).coins(0, 1).row("any_points", "doubler")
    assert table.play("occupy hire").of("hired") == [{"seat": 0, "engineer": "any_points"}]
    assert table.r.coins[0] == 0 and names_in_row(table)[0] is None
    assert table.active == 1


def test_only_one_engineer_is_hired_a_round() -> None:
    """p. 13."""
    table = Scenario(3).coins(0, 1).coins(1, 1)
    table.play("occupy hire")
    assert not table.can("occupy hire")


def test_hiring_needs_a_coin() -> None:
    """p. 13, 7: a worker is no substitute."""
    assert not Scenario(3).can("occupy hire")


def test_a_hired_engineer_can_be_used_in_the_same_round() -> None:
    """5.8."""
    table = Scenario(2).coins(0, 1).row("doubler", "two_any")
    table.play("occupy hire", "pass")
    assert table.active == 0
    table.play("occupy engineer_doubler")
    assert table.r.doublers[0] == 1


def test_an_own_engineer_serves_its_owner_only() -> None:
    """p. 14."""
    table = Scenario(3).engineers(1, "doubler")
    assert not table.can("occupy engineer_doubler")
    table.play("occupy coins")
    assert table.active == 1 and table.can("occupy engineer_doubler")


def test_an_own_engineer_serves_once_a_round() -> None:
    """5.8: it serves again in the next round."""
    table = Scenario(2).engineers(0, "doubler")
    table.play("occupy engineer_doubler", "pass")
    assert table.active == 0 and not table.can("occupy engineer_doubler")
    table.end_round()
    while table.r.active != 0:
        table.play("pass")
    assert table.can("occupy engineer_doubler")


def test_an_own_engineer_costs_a_worker_or_a_coin() -> None:
    """5.8: the price printed on the tile."""
    table = Scenario(2).engineers(0, "doubler").workers(0, 0)
    assert not table.can("occupy engineer_doubler")
    table.coins(0, 1)
    assert table.play("occupy engineer_doubler").of("occupied")[0]["coins"] == 1


USES_IN_PART = {
    "two_any": ["step kiev black", "done"],
    "black_grey": ["step kiev black"],
    "any_black": ["step kiev black", "done"],
    "industry_black": ["step kiev black", "done"],
    "industry_two": ["advance 1", "done"],
}


@pytest.mark.parametrize("name", list(USES_IN_PART))
def test_own_engineers_may_be_used_in_part(name: str) -> None:
    """p. 14, 24: unlike all other action spaces."""
    table = Scenario(3).engineers(0, name)
    table.play(f"occupy engineer_{name}", *USES_IN_PART[name])
    assert table.active == 1


def test_an_own_engineer_without_a_possible_effect_cannot_be_used() -> None:
    """R17."""
    table = Scenario(3).engineers(0, "grey_brown", "doubler", "locomotive_or_factory").doublers(0, 8).supply(locomotives={})
    assert not {text for text in table.legal("occupy") if text.startswith("engineer_") and text[9:] in ENGINEERS}


# -- the row ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_engineers_move_on_at_the_end_of_a_round(players: int) -> None:
    """p. 14, 20: each moves one cell. An engineer who was not hired leaves the game."""
    table = Scenario(players)
    before = names_in_row(table)
    story = table.end_round()
    assert names_in_row(table) == [*before[1:], None]
    assert story.of("engineer_left") == [{"engineer": before[0]}]


def test_no_engineer_leaves_after_a_hiring() -> None:
    """p. 20."""
    table = Scenario(3).coins(0, 1)
    before = names_in_row(table)
    table.play("occupy hire")
    assert not table.end_round().of("engineer_left") and names_in_row(table) == [*before[1:], None]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_row_has_one_engineer_for_each_round(players: int) -> None:
    """3.1: in the last round the last engineer can be hired and none is open."""
    table = Scenario(players)
    rounds = 7 if players == 4 else 6
    for number in range(1, rounds):
        assert sum(name is not None for name in names_in_row(table)) == rounds - number + 1
        table.end_round()
    assert names_in_row(table)[0] is not None and names_in_row(table)[1:] == [None] * 6
    assert not {"engineer_inner", "engineer_outer"} & table.legal("occupy")
