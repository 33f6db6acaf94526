"""The special spaces of the lines (pages 16 and 17; 2.2): their conditions and their rewards, which come once."""

from typing import NamedTuple

import pytest

from .event_log import EventLog
from .facts import SPECIAL, SPOTS, STATION
from .scenario import Scenario

REWARDS = {
    "transsiberian_2": "grey", "transsiberian_3": "worker", "transsiberian_6": "brown", "transsiberian_10": "natural",
    "transsiberian_13": "token", "transsiberian_15": "white", "transsiberian_end": "station", "petersburg_4": "token",
    "petersburg_6": "token", "petersburg_7": "doubled", "petersburg_end": "station", "kiev_1": 1, "kiev_2": 2, "kiev_3": 3, "kiev_4": 4,
    "kiev_5": 20, "kiev_7": "worker", "kiev_8": 10, "kiev_end": "station",
}  # fmt: skip
REWARDED_ONCE = [name for name, what in REWARDS.items() if isinstance(what, str) and what != "doubled"]
SCORED_EACH_ROUND = [name for name, what in REWARDS.items() if not isinstance(what, str)]
WITH_LOCOMOTIVE = [name for name, (_, _, _, locomotive) in SPECIAL.items() if locomotive]


class Rewards(NamedTuple):
    """What reaching a special space brought."""

    colours: list[str]
    workers: int
    tokens: list[str]
    stations: int


def rewards_in(story: EventLog) -> Rewards:
    return Rewards(
        [event["colour"] for event in story.of("won_rails")],
        len(story.of("won_worker")),
        [event["spot"] for event in story.of("won_token")],
        sum(event["points"] for event in story.of("end_station")),
    )


def rewards_of(special: str) -> Rewards:
    """Return all that the space gives once, together with the rewards of the same space at Vladivostok."""
    reward = REWARDS[special]
    if special in ("transsiberian_15", "transsiberian_end"):
        return Rewards(["white"], 0, [], STATION)
    return Rewards(
        [reward] if reward in ("grey", "brown", "natural") else [],
        int(reward == "worker"),
        [special] if reward == "token" else [],
        STATION if reward == "station" else 0,
    )


def one_step_before(special: str, rail_short: bool, far: bool = True) -> Scenario:
    """Return a table where the rail, or else the locomotive, is about to reach the space. With `far` locomotives reach all else."""
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


def step_onto(table: Scenario, special: str) -> EventLog:
    line, _, colour, _ = SPECIAL[special]
    place = "brown_1" if colour == "brown" else "black_or_grey"
    return table.play(f"occupy {place}", f"step {line} {colour}")


@pytest.mark.parametrize("special", REWARDED_ONCE)
def test_a_rail_that_reaches_the_space_wins_its_reward_at_once(special: str) -> None:
    """p. 16, 17: it wins no other reward."""
    table = one_step_before(special, rail_short=True)
    assert rewards_in(step_onto(table, special)) == rewards_of(special)


@pytest.mark.parametrize("special", [name for name in REWARDED_ONCE if name in WITH_LOCOMOTIVE])
def test_a_rail_without_its_locomotive_wins_no_reward(special: str) -> None:
    """p. 16: both conditions are needed."""
    table = one_step_before(special, rail_short=True, far=False)
    line, space, _, _ = SPECIAL[special]
    if line == "transsiberian":
        table.locomotives(0, (min(9, space - 1), max(0, space - 10)))
    else:
        table.locomotives(0, **{line: space - 1})
    assert rewards_in(step_onto(table, special)) == Rewards([], 0, [], 0)


@pytest.mark.parametrize("special", [name for name in REWARDED_ONCE if name in WITH_LOCOMOTIVE])
def test_a_locomotive_that_completes_the_condition_wins_the_reward_at_once(special: str) -> None:
    """p. 23, 7."""
    line, space, _, _ = SPECIAL[special]
    table = one_step_before(special, rail_short=False, far=False)
    if line == "transsiberian":
        table.locomotives(0, (9, 0) if space > 9 else (0, 0)).supply(locomotives={max(space - 9, 1) if space > 9 else space: 1})
        slot = "transsiberian_2" if space > 9 else "transsiberian_1"
    else:
        table.supply(locomotives={space: 1})
        slot = line
    story = table.play("occupy locomotive_1", "take_locomotive", f"place {slot}")
    earlier_tokens = ["petersburg_4"] if special == "petersburg_6" else []
    assert rewards_in(story) == rewards_of(special)._replace(tokens=[*earlier_tokens, *rewards_of(special).tokens])


@pytest.mark.parametrize("special", REWARDED_ONCE)
def test_a_special_space_rewards_only_once(special: str) -> None:
    """p. 17: neither a farther rail nor a better locomotive wins the reward again."""
    line, _, colour, _ = SPECIAL[special]
    table = one_step_before(special, rail_short=False)
    other = "kiev" if line != "kiev" else "petersburg"
    table.supply(locomotives={5: 1})
    story = table.play("occupy locomotive_1", "take_locomotive", f"place {other}")
    assert rewards_in(story) == Rewards([], 0, [], 0)
    table.end_round()
    while table.active:
        table.play("pass")
    table.play("occupy black_or_grey")
    if table.can(f"step {line} {colour}"):
        story = table.play(f"step {line} {colour}")
        assert special not in str(story.of("won_token")) and REWARDS[special] not in [event["colour"] for event in story.of("won_rails")]
        assert not story.of("won_worker", "end_station")


def test_a_special_space_needs_a_rail_of_its_colour() -> None:
    """p. 16."""
    table = Scenario(2).rails(0, petersburg={"black": 9, "grey": 3}).locomotives(0, petersburg=9)
    table.used_tokens(0, petersburg_4="steps", petersburg_6="industry")
    assert rewards_in(table.play("occupy black_or_grey", "step petersburg grey")) == Rewards([], 0, [], 0)


def test_a_rail_beyond_the_space_counts() -> None:
    """p. 16: reach or go beyond. A locomotive comes when black is already farther."""
    table = Scenario(2).rails(0, petersburg={"black": 8}).supply(locomotives={6: 1})
    story = table.play("occupy locomotive_1", "take_locomotive", "place petersburg")
    assert [event["spot"] for event in story.of("won_token")] == ["petersburg_4", "petersburg_6"]


# -- scored each round------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("special", [*SCORED_EACH_ROUND[:4], "kiev_8"])
def test_kiev_bonuses_add_up(special: str) -> None:
    """p. 17: 1 + 2 + 3 + 4, and 10 at space 8, at each scoring."""
    _, space, _, _ = SPECIAL[special]
    expected = sum(value for bonus in (1, 2, 3, 4, 8) if bonus <= space for value in [{8: 10}.get(bonus, bonus)])
    table = Scenario(2).rails(0, kiev={"black": space}).locomotives(0, kiev=space)
    assert table.round_scoring(0)["kiev"] == expected


def test_the_example_of_page_17() -> None:
    """p. 17: black on the third space and a locomotive of at least 3: 1 + 2 + 3 = 6."""
    for number in range(3, 10):
        assert Scenario(2).rails(0, kiev={"black": 3}).locomotives(0, kiev=number).round_scoring(0)["kiev"] == 6


def test_petersburg_counts_twice_with_grey_and_locomotive_on_7() -> None:
    """p. 17, 19."""
    rails = {"black": 9, "grey": 7, "brown": 3}
    plain = Scenario(2).rails(0, petersburg=rails).locomotives(0, petersburg=6).round_scoring(0)["petersburg"]
    doubled = Scenario(2).rails(0, petersburg=rails).locomotives(0, petersburg=7).round_scoring(0)["petersburg"]
    assert (plain, doubled) == (3 * 2 + 3 * 1, 2 * (3 * 2 + 4 * 1))
    short = Scenario(2).rails(0, petersburg={**rails, "grey": 6}).locomotives(0, petersburg=7).round_scoring(0)["petersburg"]
    assert short == 3 * 2 + 3 * 1


def test_the_medal_needs_grey_and_locomotive_on_5() -> None:
    """p. 22: with the medal 20 points at every scoring, without it none."""
    for grey, number, medal, kiev in ((5, 5, True, 10 + 5 + 20), (4, 5, True, 10 + 4), (5, 4, True, 10 + 4), (5, 5, False, 10 + 5)):
        table = Scenario(2).rails(0, kiev={"black": 7, "grey": grey}).locomotives(0, kiev=number)
        if medal:
            table.medal(0)
        assert table.round_scoring(0)["kiev"] == kiev, (grey, number, medal)


def test_kiev_scores_up_to_45_points() -> None:
    """5.10: black on 8, a locomotive of 8, grey on 5 and the medal: 45. With black alone 20."""
    table = Scenario(2).rails(0, kiev={"black": 8, "grey": 5}).locomotives(0, kiev=8).medal(0)
    assert table.round_scoring(0)["kiev"] == 45
    assert Scenario(2).rails(0, kiev={"black": 8}).locomotives(0, kiev=8).round_scoring(0)["kiev"] == 20


# -- end stations ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["transsiberian", "petersburg", "kiev"])
def test_end_stations_pay_ten_points_once(line: str) -> None:
    """p. 17; Vladivostok pays, too (R25)."""
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
    """p. 17: a 5 to St Petersburg, and black reaches space 4: an own token is used here."""
    table = Scenario(2).rails(0, petersburg={"black": 3}).locomotives(0, petersburg=5)
    table.play("occupy black_or_grey", "step petersburg black")
    assert table.phase == "token" and len(table.legal("use_token")) == 6  # all but the second marker (R8)
    story = table.play("use_token doublers")
    assert story.of("used_token") == [{"seat": 0, "token": "doublers", "spot": "petersburg_4"}]
    assert table.r.doublers[0] == 3 and table.active == 1


@pytest.mark.parametrize("spot", SPOTS[:3])
def test_tokens_are_used_once(spot: str) -> None:
    """p. 17: each token once in the game."""
    table = one_step_before(spot, rail_short=True)
    others = {name: token for name, token in zip(SPOTS[:3], ("steps", "doublers", "revalue"), strict=True) if name != spot}
    table.used_tokens(0, **others)
    step_onto(table, spot)
    assert table.legal("use_token") & set(others.values()) == set()
    assert table.legal("use_token") >= {"industry", "medal", "card"}
