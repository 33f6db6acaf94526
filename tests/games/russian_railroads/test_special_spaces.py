"""The special spaces of the lines (pages 16 and 17; 2.2): when they count, what they give, and that they give it once."""

from typing import NamedTuple

import pytest

from .event_log import EventLog
from .facts import SPECIAL, SPOTS, STATION
from .scenario import Scenario

EXPECTED = {
    "transsiberian_2": "grey", "transsiberian_3": "worker", "transsiberian_6": "brown", "transsiberian_10": "natural",
    "transsiberian_13": "token", "transsiberian_15": "white", "transsiberian_end": "station", "petersburg_4": "token",
    "petersburg_6": "token", "petersburg_7": "doubled", "petersburg_end": "station", "kiev_1": 1, "kiev_2": 2, "kiev_3": 3, "kiev_4": 4,
    "kiev_5": 20, "kiev_7": "worker", "kiev_8": 10, "kiev_end": "station",
}  # fmt: skip
ONCE = [name for name, what in EXPECTED.items() if isinstance(what, str) and what != "doubled"]
EACH_TIME = [name for name, what in EXPECTED.items() if not isinstance(what, str)]
WITH_LOCOMOTIVE = [name for name, (_, _, _, locomotive) in SPECIAL.items() if locomotive]


class Reached(NamedTuple):
    """What reaching a special space brought."""

    colours: list[str]
    workers: int
    tokens: list[str]
    stations: int


def reached(story: EventLog) -> Reached:
    return Reached(
        [told["colour"] for told in story.of("won_rails")],
        len(story.of("won_worker")),
        [told["spot"] for told in story.of("won_token")],
        sum(told["points"] for told in story.of("end_station")),
    )


def wanted(special: str) -> Reached:
    """All that the space (and those on the same space, at Vladivostok) gives once."""
    what = EXPECTED[special]
    if special in ("transsiberian_15", "transsiberian_end"):
        return Reached(["white"], 0, [], STATION)
    return Reached(
        [what] if what in ("grey", "brown", "natural") else [],
        int(what == "worker"),
        [special] if what == "token" else [],
        STATION if what == "station" else 0,
    )


def before(special: str, rail_short: bool, far: bool = True) -> Scenario:
    """A table at which the rail, or else the locomotive, is about to reach the space. `far`: locomotives reach everything else."""
    line, space, colour, _ = SPECIAL[special]
    table = Scenario(2)
    ahead = {"black": 15 if line == "transsiberian" else 9}
    rails = {colour: space - 1 if rail_short else space}
    if colour == "brown":
        rails |= {"black": 8, "grey": 6}
    if colour == "grey":
        rails |= ahead
    table.rails(0, **{line: rails})
    reach = 9 if far else 0
    return table.locomotives(0, (reach, reach) if line == "transsiberian" else 0, **({} if line == "transsiberian" else {line: reach}))


def step_on(table: Scenario, special: str) -> EventLog:
    line, _, colour, _ = SPECIAL[special]
    place = "brown_1" if colour == "brown" else "black_or_grey"
    return table.play(f"occupy {place}", f"step {line} {colour}")


@pytest.mark.parametrize("special", ONCE)
def test_the_rail_reaches_it(special: str) -> None:
    """p. 16, 17: in that moment, and nothing else with it."""
    table = before(special, rail_short=True)
    assert reached(step_on(table, special)) == wanted(special)


@pytest.mark.parametrize("special", [name for name in ONCE if name in WITH_LOCOMOTIVE])
def test_the_rail_alone_is_not_enough(special: str) -> None:
    """p. 16: both conditions."""
    table = before(special, rail_short=True, far=False)
    line, space, _, _ = SPECIAL[special]
    if line == "transsiberian":
        table.locomotives(0, (min(9, space - 1), max(0, space - 10)))
    else:
        table.locomotives(0, **{line: space - 1})
    assert reached(step_on(table, special)) == Reached([], 0, [], 0)


@pytest.mark.parametrize("special", [name for name in ONCE if name in WITH_LOCOMOTIVE])
def test_the_locomotive_completes_the_condition(special: str) -> None:
    """p. 23, 7: the reward comes at once when a locomotive, not a rail, is what was missing."""
    line, space, _, _ = SPECIAL[special]
    table = before(special, rail_short=False, far=False)
    if line == "transsiberian":
        table.locomotives(0, (9, 0) if space > 9 else (0, 0)).supply(locomotives={max(space - 9, 1) if space > 9 else space: 1})
        slot = "transsiberian_2" if space > 9 else "transsiberian_1"
    else:
        table.supply(locomotives={space: 1})
        slot = line
    story = table.play("occupy locomotive_1", "take_locomotive", f"place {slot}")
    passed = ["petersburg_4"] if special == "petersburg_6" else []
    assert reached(story) == wanted(special)._replace(tokens=[*passed, *wanted(special).tokens])


@pytest.mark.parametrize("special", ONCE)
def test_it_gives_only_once(special: str) -> None:
    """p. 17: going further on brings nothing again, nor does a better locomotive."""
    line, _, colour, _ = SPECIAL[special]
    table = before(special, rail_short=False)
    other = "kiev" if line != "kiev" else "petersburg"
    table.supply(locomotives={5: 1})
    story = table.play("occupy locomotive_1", "take_locomotive", f"place {other}")
    assert reached(story) == Reached([], 0, [], 0)
    table.end_round()
    while table.active:
        table.play("pass")
    table.play("occupy black_or_grey")
    if table.can(f"step {line} {colour}"):
        story = table.play(f"step {line} {colour}")
        assert special not in str(story.of("won_token")) and EXPECTED[special] not in [told["colour"] for told in story.of("won_rails")]
        assert not story.of("won_worker", "end_station")


def test_a_later_rail_does_not_count_for_black() -> None:
    """p. 16: it must be that rail."""
    table = Scenario(2).rails(0, petersburg={"black": 9, "grey": 3}).locomotives(0, petersburg=9)
    table.used(0, petersburg_4="steps", petersburg_6="industry")
    assert reached(table.play("occupy black_or_grey", "step petersburg grey")) == Reached([], 0, [], 0)


def test_passing_beyond_counts_as_reaching() -> None:
    """p. 16: reach or go beyond. A locomotive comes when black is already further."""
    table = Scenario(2).rails(0, petersburg={"black": 8}).supply(locomotives={6: 1})
    story = table.play("occupy locomotive_1", "take_locomotive", "place petersburg")
    assert [told["spot"] for told in story.of("won_token")] == ["petersburg_4", "petersburg_6"]


# -- lasting ones ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("special", [*EACH_TIME[:4], "kiev_8"])
def test_kiev_bonuses_add_up(special: str) -> None:
    """p. 17: 1 + 2 + 3 + 4, and 10 at space 8, each scoring."""
    _, space, _, _ = SPECIAL[special]
    expected = sum(value for bonus in (1, 2, 3, 4, 8) if bonus <= space for value in [{8: 10}.get(bonus, bonus)])
    table = Scenario(2).rails(0, kiev={"black": space}).locomotives(0, kiev=space)
    assert table.scored(0)["kiev"] == expected


def test_the_example_of_page_17() -> None:
    """p. 17: black on the third space and a locomotive of at least 3: 1 + 2 + 3 = 6."""
    for number in range(3, 10):
        assert Scenario(2).rails(0, kiev={"black": 3}).locomotives(0, kiev=number).scored(0)["kiev"] == 6


def test_petersburg_doubled() -> None:
    """p. 17, 19: grey and locomotive on 7: each space of the line counts twice."""
    rails = {"black": 9, "grey": 7, "brown": 3}
    plain = Scenario(2).rails(0, petersburg=rails).locomotives(0, petersburg=6).scored(0)["petersburg"]
    doubled = Scenario(2).rails(0, petersburg=rails).locomotives(0, petersburg=7).scored(0)["petersburg"]
    assert (plain, doubled) == (3 * 2 + 3 * 1, 2 * (3 * 2 + 4 * 1))
    short = Scenario(2).rails(0, petersburg={**rails, "grey": 6}).locomotives(0, petersburg=7).scored(0)["petersburg"]
    assert short == 3 * 2 + 3 * 1


def test_the_medal_needs_grey_and_locomotive_on_5() -> None:
    """p. 22: with the medal 20 at every scoring; without it nothing."""
    for grey, number, medal, kiev in ((5, 5, True, 10 + 5 + 20), (4, 5, True, 10 + 4), (5, 4, True, 10 + 4), (5, 5, False, 10 + 5)):
        table = Scenario(2).rails(0, kiev={"black": 7, "grey": grey}).locomotives(0, kiev=number)
        if medal:
            table.medal(0)
        assert table.scored(0)["kiev"] == kiev, (grey, number, medal)


def test_kiev_in_full() -> None:
    """5.10: black on 8, a locomotive of 8, grey on 5, the medal: 45. With black alone 20."""
    table = Scenario(2).rails(0, kiev={"black": 8, "grey": 5}).locomotives(0, kiev=8).medal(0)
    assert table.scored(0)["kiev"] == 45
    assert Scenario(2).rails(0, kiev={"black": 8}).locomotives(0, kiev=8).scored(0)["kiev"] == 20


# -- end stations ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["transsiberian", "petersburg", "kiev"])
def test_end_stations_pay_ten_points_once(line: str) -> None:
    """p. 17; Vladivostok, too (R25)."""
    last = 15 if line == "transsiberian" else 9
    table = Scenario(2).rails(0, **{line: {"black": last - 1}})
    story = table.play("occupy black_or_grey", f"step {line} black")
    assert story.of("end_station") == [{"seat": 0, "line": line, "points": 10}]
    table.give_up()
    assert table.scores() == [10, 0]
    table.end_round()
    assert not [e for e in table.match.full_events() if e.kind == "end_station"][1:]


# -- ? spaces --------------------------------------------------------------------------------------------------------------------


def test_the_example_of_page_17_with_tokens() -> None:
    """p. 17: a 5 to St Petersburg, black goes to space 4: one of the own tokens, used here."""
    table = Scenario(2).rails(0, petersburg={"black": 3}).locomotives(0, petersburg=5)
    table.play("occupy black_or_grey", "step petersburg black")
    assert table.phase == "token" and len(table.legal("use_token")) == 6  # all but the second marker (R8)
    story = table.play("use_token doublers")
    assert story.of("used_token") == [{"seat": 0, "token": "doublers", "spot": "petersburg_4"}]
    assert table.r.doublers[0] == 3 and table.active == 1


@pytest.mark.parametrize("spot", SPOTS[:3])
def test_tokens_are_used_once(spot: str) -> None:
    """p. 17: each token once in the game."""
    table = before(spot, rail_short=True)
    others = {name: token for name, token in zip(SPOTS[:3], ("steps", "doublers", "revalue"), strict=True) if name != spot}
    table.used(0, **others)
    step_on(table, spot)
    assert table.legal("use_token") & set(others.values()) == set()
    assert table.legal("use_token") >= {"industry", "medal", "card"}
