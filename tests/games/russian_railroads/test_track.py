"""Building tracks: steps, order, room, milestones, and the white rail (pages 16 and 17; 5.2)."""

import pytest

from .facts import COLOURS, COLOURS_OF, LENGTHS, SPACES
from .scenario import Scenario

TRACK_SPACES = {
    name: space.gives for name, space in SPACES.items() if set(space.gives) <= {*COLOURS, "any", "black_or_grey"} and space.gives
}


def all_colours_won() -> Scenario:
    """Return a table where seat 0 has won all colours and has room on every line."""
    table = Scenario(3).rails(0, transsiberian={"black": 14, "grey": 9, "brown": 6, "natural": 3})
    table.rails(0, transsiberian={"black": 15}, petersburg={"black": 7, "grey": 5, "brown": 3, "natural": 1})
    return table.rails(0, kiev={"black": 7, "grey": 5, "brown": 2})


@pytest.mark.parametrize("place", list(TRACK_SPACES))
def test_track_spaces_give_exactly_their_steps(place: str) -> None:
    """3: with rails of their colour."""
    ((part, count),) = TRACK_SPACES[place].items()
    table = all_colours_won().coins(0, SPACES[place].coins)
    table.play(f"occupy {place}")
    while table.r.active == 0 and table.phase == "act":
        options = table.legal("step")
        allowed = {"any": set(COLOURS), "black_or_grey": {"black", "grey"}}.get(part, {part})
        assert {text.split()[1] for text in options} <= allowed
        assert not table.can("done"), "all of it must be done (5.1.4)"
        table.do(f"step {min(options)}")
    assert table.active == 1 and len(table.events.of("stepped")) == count


def test_steps_may_be_split_between_lines() -> None:
    """5.2: freely, in any order."""
    table = Scenario(3)
    table.play("occupy black_2", "step kiev black", "step transsiberian black", "step petersburg black")
    assert [table.rail(0, line, "black") for line in LENGTHS] == [2, 2, 2]


def test_steps_may_all_go_to_one_line() -> None:
    """5.2."""
    table = Scenario(3)
    table.play("occupy black_2", *["step kiev black"] * 3)
    assert table.rail(0, "kiev", "black") == 4


def test_steps_of_any_colour_may_mix_own_rails() -> None:
    """5.2."""
    table = Scenario(3).coins(0, 2).workers(0, 0).rails(0, transsiberian={"black": 6, "grey": 4})
    table.play("occupy any_2")
    assert {text.split()[1] for text in table.legal("step")} == {"black", "grey", "brown"}
    table.play("step transsiberian grey", "step kiev black")
    assert table.rail(0, "transsiberian", "grey") == 5 and table.rail(0, "kiev", "black") == 2


@pytest.mark.parametrize("line", list(LENGTHS))
def test_a_line_takes_only_its_colours(line: str) -> None:
    """p. 16, 2.1: natural rails do not go to Kiev, and white ones go to Vladivostok only."""
    table = all_colours_won().coins(0, 1)
    table.play("occupy any_2")
    colours = {text.split()[1] for text in table.legal("step") if text.startswith(line)}
    assert colours <= set(COLOURS_OF[line])
    assert colours == set(COLOURS_OF[line]) - ({"black"} if line == "transsiberian" else set())


def test_a_space_holds_one_rail() -> None:
    """5.2: a rail neither enters an occupied space nor jumps over it."""
    table = Scenario(3).rails(0, transsiberian={"black": 3, "grey": 2}, petersburg={"grey": 0, "black": 1}, kiev={"black": 2, "grey": 0})
    table.play("occupy black_or_grey")
    assert table.legal("step") == {"transsiberian black", "petersburg black", "kiev black", "kiev grey"}


def test_a_later_colour_stays_behind_the_earlier() -> None:
    """2.1: black, grey, brown, natural, white; each at least one space behind."""
    table = Scenario(3).rails(0, transsiberian={"black": 6, "grey": 4, "brown": 3})
    assert not table.can("occupy brown_2"), "black on space 1 blocks a step on Petersburg and Kiev"
    table = Scenario(3).rails(0, transsiberian={"black": 6, "grey": 4, "brown": 2})
    table.play("occupy brown_1")
    assert table.legal("step") <= {"transsiberian brown"}


def test_a_colour_begins_with_a_step_to_space_1() -> None:
    """5.2: it waits beside the line until then."""
    table = Scenario(3).rails(0, transsiberian={"black": 4})
    assert table.rail(0, "transsiberian", "grey") == 0
    table.play("occupy black_or_grey", "step transsiberian grey")
    assert table.rail(0, "transsiberian", "grey") == 1


def test_a_colour_cannot_be_used_before_it_is_won() -> None:
    """p. 16: grey comes with space 2."""
    table = Scenario(3)
    assert not table.can("occupy grey_1") and not table.can("occupy brown_1")
    table.play("occupy black_or_grey")
    assert {text.split()[1] for text in table.legal("step")} == {"black"}


@pytest.mark.parametrize("line", list(LENGTHS))
def test_no_rail_goes_beyond_the_last_space(line: str) -> None:
    """p. 17."""
    table = Scenario(3).rails(0, **{line: {"black": LENGTHS[line] - 1}})
    table.play("occupy black_1", f"step {line} black", "next black_1")
    assert table.phase == "act" and not table.can(f"step {line} black")


# -- milestones ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("colour", "space", "lines"),
    [
        ("grey", 2, ("transsiberian", "petersburg", "kiev")),
        ("brown", 6, ("transsiberian", "petersburg", "kiev")),
        ("natural", 10, ("transsiberian", "petersburg")),
    ],
)
def test_milestones_bring_rails_of_a_new_colour(colour: str, space: int, lines: tuple[str, ...]) -> None:
    """p. 16: spaces 2, 6 and 10 bring rails, one for each line that allows the colour."""
    table = Scenario(3).rails(0, transsiberian={"black": space - 1})
    story = table.play("occupy black_or_grey", "step transsiberian black")
    assert story.of("won_rails") == [{"seat": 0, "colour": colour, "count": len(lines)}]
    assert [line for line in LENGTHS if table.rail(0, line, colour) == 0] == list(lines)
    assert all(table.rail(seat, line, colour) == -1 for seat in (1, 2) for line in LENGTHS)


def test_milestones_need_no_locomotive() -> None:
    """p. 16."""
    table = Scenario(3).locomotives(0, 0, kiev=1).rails(0, transsiberian={"black": 5})
    table.play("occupy black_or_grey", "step transsiberian black")
    assert table.rail(0, "kiev", "brown") == 0


def test_only_black_on_the_transsiberian_brings_rails() -> None:
    """p. 16: other lines and other colours bring none."""
    table = Scenario(3).rails(0, petersburg={"black": 5})
    assert not table.play("occupy black_or_grey", "step petersburg black").of("won_rails")
    table = Scenario(3).rails(0, transsiberian={"black": 9, "grey": 5})
    assert not table.play("occupy black_or_grey", "step transsiberian grey").of("won_rails")


def test_rails_won_on_the_way_may_be_used_at_once() -> None:
    """5.2: in the same action."""
    table = Scenario(3).coins(0, 2).workers(0, 0).rails(0, transsiberian={"black": 5, "grey": 3})
    table.play("occupy any_2", "step transsiberian black", "step transsiberian brown")
    assert table.rail(0, "transsiberian", "brown") == 1


def test_an_engineer_may_win_a_grey_rail_and_move_it_in_one_action() -> None:
    """5.2: black goes to 2, then grey to 1, as with the 4 steps of a token."""
    table = Scenario(3).engineers(0, "black_grey")
    table.play("occupy engineer_black_grey", "step transsiberian black")
    assert table.can("step transsiberian grey"), "black is on 2, so grey may follow to 1"
    table.play("step transsiberian grey")
    assert table.rail(0, "transsiberian", "grey") == 1


# -- white -----------------------------------------------------------------------------------------------------------------------


def test_the_white_rail_comes_with_two_steps() -> None:
    """p. 16: on space 15 of the Transsiberian."""
    table = Scenario(3).rails(0, transsiberian={"black": 14, "grey": 9, "brown": 8, "natural": 7})
    story = table.play("occupy black_or_grey", "step transsiberian black")
    assert story.of("won_rails") == [{"seat": 0, "colour": "white", "count": 1}]
    table.play(*["step transsiberian white"] * 2)
    assert table.rail(0, "transsiberian", "white") == 2 and table.active == 1


@pytest.mark.parametrize(("natural", "white"), [(7, 2), (3, 2), (2, 1), (1, 0), (0, 0)])
def test_white_steps_without_a_free_space_are_lost(natural: int, white: int) -> None:
    """p. 16, 7: one or both are lost."""
    table = Scenario(3).rails(0, transsiberian={"black": 14, "grey": 9, "brown": 8, "natural": natural})
    table.play("occupy black_or_grey", "step transsiberian black", *["step transsiberian white"] * white)
    assert table.rail(0, "transsiberian", "white") == white and table.active == 1


def test_white_spaces_move_the_white_rail() -> None:
    """3."""
    table = Scenario(3).rails(0, transsiberian={"black": 15, "grey": 9, "brown": 8, "natural": 7, "white": 2})
    table.play("occupy white_2", "step transsiberian white", "step transsiberian white")
    assert table.rail(0, "transsiberian", "white") == 4 and table.active == 1


def test_white_spaces_need_room_for_all_their_steps() -> None:
    """5.1.4: one free space is too little for two steps."""
    table = Scenario(3).rails(0, transsiberian={"black": 15, "grey": 9, "brown": 8, "natural": 4, "white": 2})
    assert table.can("occupy white_1") and not table.can("occupy white_2")


def test_the_two_white_steps_come_once() -> None:
    """p. 16: with the rail."""
    table = Scenario(3).rails(0, transsiberian={"black": 15, "grey": 9, "brown": 8, "natural": 7, "white": 2})
    table.play("occupy black_or_grey", "step transsiberian grey")
    assert table.rail(0, "transsiberian", "white") == 2 and table.active == 1


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_can_reach_its_farthest_space(colour: str) -> None:
    """2.1: it is one space less for each later colour."""
    behind = COLOURS.index(colour)
    where = {name: 15 - n for n, name in enumerate(COLOURS)}
    where[colour] -= 1
    for later in COLOURS[behind + 1 :]:
        where[later] = 0
    if colour == "black":
        where = {"black": 14}
    table = Scenario(3).rails(0, transsiberian=where)
    table.play(f"occupy {colour}_1" if colour not in ("black", "grey") else "occupy black_or_grey", f"step transsiberian {colour}")
    assert table.rail(0, "transsiberian", colour) == 15 - behind
    assert not any(text == f"transsiberian {colour}" for text in table.legal("step"))
