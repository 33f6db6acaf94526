"""The component data (fact sheet, sections 1 to 6) equal the fact sheet and can be replaced. Broken data are refused with a reason."""

import copy
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import boardwright as bw
from boardwright.games.russian_railroads import components as c

from . import facts as f
from .scenario import game

Change = Callable[[dict[str, Any]], object]


@cache
def built_in_data() -> dict[str, Any]:
    """Return all tables of the built-in files together."""
    tables_by_name: dict[str, Any] = {}
    for path in files("boardwright.games.russian_railroads").joinpath("data").iterdir():
        if path.name.endswith(".toml"):
            tables_by_name.update(tomllib.loads(path.read_text("utf-8")))
    return tables_by_name


@cache
def tables() -> Any:
    return game().tables.record


def gives(effect: str) -> dict[str, int]:
    """Return what the prepared tables say about an effect."""
    row = tables().effect[c.EFFECTS.index(effect)].tolist()
    return {part: count for part, count in zip(c.PARTS, row, strict=True) if count}


def row_of(table: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """Return the row of a list with an id."""
    return next(row for row in table if row["id"] == name)


def changed_data(change: Change) -> dict[str, Any]:
    """Return a copy of the built-in data with a change."""
    other = copy.deepcopy(built_in_data())
    change(other)
    return other


# -- the tables against the second list --------------------------------------------------------------------------------------------


def test_spaces_of_the_main_board_equal_the_fact_sheet() -> None:
    """Section 3: cost, coins, effect, and whether two players use the space. The engineer's coin is part of the price."""
    t = tables()
    expected = {space: (row.workers, row.coins, row.gives, 2 if row.two else 3) for space, row in f.SPACES.items()}
    actual = {space: (t.cost[i], t.coins_needed[i], gives(space), t.fewest_players[i]) for i, space in enumerate(c.SPACES)}
    assert actual == expected


def test_the_spaces_are_listed_in_order() -> None:
    """26 and the tile of the last round; with two players 19 and the tile (section 8)."""
    assert list(f.SPACES) == list(c.SPACES) and len(c.SPACES) == 27
    assert sum(row.two for row in f.SPACES.values()) == 19 + 1


def test_engineers_equal_the_fact_sheet() -> None:
    """6.1: number and action; each costs one worker."""
    t = tables()
    actual = {engineer: (t.engineer_number[i], gives(f"engineer_{engineer}")) for i, engineer in enumerate(c.ENGINEERS)}
    assert actual == dict(f.ENGINEERS)
    places = [c.PLACES.index(f"engineer_{engineer}") for engineer in f.ENGINEERS]
    assert {(t.cost[i], t.coins_needed[i], t.fewest_players[i]) for i in places} == {(1, 0, 2)}


def test_stacks_of_engineers_are_large_enough_for_every_deal() -> None:
    """1: stacks A and B, and exactly one engineer without a letter."""
    stacks = Counter(each["stack"] for each in built_in_data()["engineers"]["list"])
    assert stacks["none"] == 1 and stacks["A"] >= 3 and stacks["B"] >= 4 and stacks.total() == 15
    assert row_of(built_in_data()["engineers"]["list"], f.LETTERLESS)["stack"] == "none"


def test_factories_equal_the_fact_sheet() -> None:
    """6.1."""
    actions = {
        f.ENGINEER_SUM: {"engineer_sum": 1},
        f.GREY_POINTS: {"grey": 1, "points": 5},
        f.LOCOMOTIVE_OR_FACTORY: {"locomotive_or_factory": 1},
        f.BROWN_POINTS: {"brown": 1, "points": 5},
        f.INDUSTRY: {"industry": 1},
        f.COIN: {"coins": 1},
        f.TWO_BLACK: {"black": 2},
        f.REPEAT: {"repeat": 1},
        f.BONUS: {"bonus": 1},
    }
    assert {number: gives(f"factory_{number}") for number in actions} == actions and len(actions) == 9


def test_tokens_cards_and_start_bonuses_equal_the_fact_sheet() -> None:
    """Section 6 and 4."""
    assert {token: gives(f"token_{token}") for token in f.TOKENS} == {
        "steps": {"any": 4},
        "industry": {"industry": 5},
        "marker": {"marker": 1},
        "doublers": {"doublers": 3},
        "revalue": {"revalue": 1},
        "medal": {"medal": 1},
        "card": {"card": 1, "bonus": 1},
    }
    assert {card: gives(f"card_{card}") for card in f.CARDS} == {
        "four_actions": {"doublers": 1, "industry": 1, "black": 1, "once_more": 1},
        "engineer": {"engineer": 1, "coins": 1},
        "factory": {"factory": 1, "industry": 2},
        "black_worker": {"black_worker": 1},
        "locomotive": {"special_locomotive": 1},
    }
    assert {start: gives(f"start_{start}") for start in f.STARTS} == {
        "black_step": {"black": 1},
        "industry": {"industry": 1},
        "doubler": {"doublers": 1},
        "coin": {"coins": 1},
    }


def test_the_white_rail_and_question_spaces_give_their_effects() -> None:
    """2.2: the white rail comes with two steps; a ? space lets its owner use a token."""
    assert gives("white_rail") == {"white": 2}
    assert [gives(f"spot_{spot}") for spot in f.SPOTS] == [{"token": 1}] * 4


def test_lines_and_rails_equal_the_fact_sheet() -> None:
    """2.1."""
    assert dict(zip(c.LINES, tables().length.tolist(), strict=True)) == f.LENGTHS
    assert {line: c.COLOURS[: int(tables().colours[i])] for i, line in enumerate(c.LINES)} == f.COLOURS_OF
    for i, worth in enumerate((f.RAIL_POINTS, f.REVALUED)):
        assert dict(zip(c.COLOURS, tables().rail_points[i].tolist(), strict=True)) == worth


SPECIAL = {
    "transsiberian_2": (2, "black", False, {"rails": "grey"}),
    "transsiberian_3": (3, "brown", True, {"worker": True}),
    "transsiberian_6": (6, "black", False, {"rails": "brown"}),
    "transsiberian_10": (10, "black", False, {"rails": "natural"}),
    "transsiberian_13": (13, "black", True, {"spot": "transsiberian_13"}),
    "transsiberian_15": (15, "black", False, {"rails": "white"}),
    "transsiberian_end": (15, "black", False, {"points": 10}),
    "petersburg_4": (4, "black", True, {"spot": "petersburg_4"}),
    "petersburg_6": (6, "black", True, {"spot": "petersburg_6"}),
    "petersburg_7": (7, "grey", True, {"doubles": True}),
    "petersburg_end": (9, "black", False, {"points": 10}),
    "kiev_1": (1, "black", True, {"scoring": 1}),
    "kiev_2": (2, "black", True, {"scoring": 2}),
    "kiev_3": (3, "black", True, {"scoring": 3}),
    "kiev_4": (4, "black", True, {"scoring": 4}),
    "kiev_5": (5, "grey", True, {"scoring": 20, "medal": True}),
    "kiev_7": (7, "black", False, {"worker": True}),
    "kiev_8": (8, "black", True, {"scoring": 10}),
    "kiev_end": (9, "black", False, {"points": 10}),
}


def test_special_spaces_equal_the_fact_sheet() -> None:
    """2.2, row by row."""
    assert {special: special_space(c.SPECIALS.index(special)) for special in SPECIAL} == SPECIAL


def special_space(i: int) -> tuple[int, str, bool, dict[str, Any]]:
    """Return a row of the table: where the space is, what it needs, what it gives."""
    t = tables()
    rewards = {
        "rails": c.COLOURS[t.special_rails[i]] if t.special_rails[i] >= 0 else None,
        "worker": bool(t.special_worker[i]),
        "spot": c.SPOTS[t.special_spot[i]] if t.special_spot[i] >= 0 else None,
        "points": int(t.special_points[i]),
        "doubles": bool(t.special_doubles[i]),
        "scoring": int(t.special_scoring[i]),
        "medal": bool(t.special_medal[i]),
    }
    reward = {name: value for name, value in rewards.items() if value}
    return (int(t.special_space[i]), c.COLOURS[t.special_rail[i]], bool(t.special_locomotive[i]), reward)


def test_the_industry_track_equals_the_fact_sheet() -> None:
    """2.3: five gaps, one ?, the highest number at or before each space."""
    t = tables()
    assert t.track_points.tolist() == list(f.TRACK_POINTS)
    assert [i for i in range(c.TRACK) if t.track_kind[i] == c.FACTORY_SPACE] == list(f.FACTORY_SPACES)
    assert [t.track_slot[i] for i in f.FACTORY_SPACES] == [0, 1, 2, 3, 4] and (t.track_slot == -1).sum() == 11
    assert [i for i in range(c.TRACK) if t.track_kind[i] == c.TOKEN_SPACE] == [f.TOKEN_SPACE]


def test_numbers_of_tiles_and_final_points_equal_the_fact_sheet() -> None:
    """Sections 1, 5.11 and 6."""
    t = tables()
    assert (t.locomotives, t.doubler_supply) == (4, f.DOUBLERS)
    assert (t.bonus_instead, t.bonus_flat, t.bonus_end, t.bonus_factory) == (10, 15, 10, 4)
    assert (t.bonus_worker, t.bonus_token, t.bonus_engineer, t.bonus_removed) == (10, 7, 6, 2)
    assert t.bonus_doublers.tolist() == [[4, 20], [7, 30]] and t.majority.tolist() == [40, 20]


def test_numbers_by_players_equal_the_fact_sheet() -> None:
    """Section 4 and 5.1."""
    t = tables()
    for players in f.PLAYERS:
        assert (t.rounds[players], t.workers[players], t.coins[players]) == (f.ROUNDS[players], f.WORKERS[players], f.COINS[players])
    assert t.locomotives_removed.tolist()[2:] == [2, 1, 0]
    assert t.engineers_a.tolist()[2:] == [3, 3, 3] and t.engineers_dealt.tolist()[2:] == [6, 6, 7]
    assert t.open_engineers.tolist()[2:] == [1, 2, 2]
    assert t.passing.tolist() == list(f.PASSING)


# -- other data --------------------------------------------------------------------------------------------------------------------


def test_other_numbers_of_tiles_can_be_loaded() -> None:
    """The numbers of tiles are guesses, so data with others take their place (6.1)."""

    def swap(tiles: dict[str, Any]) -> None:
        factories = tiles["factories"]["list"]
        factories[0]["number"], factories[8]["number"] = 9, 1
        engineers = tiles["engineers"]["list"]
        engineers[0]["number"], engineers[14]["number"] = 15, 1

    other = bw.load("russian_railroads", data=changed_data(swap))
    view = other.new_match(players=2, seed=1).view(0)
    assert view["factories"]["1"] == {"bonus": 1} and view["factories"]["9"] == {"engineer_sum": 1}
    assert view["engineers"]["two_any"]["number"] == 15
    assert other.ruleset != game().ruleset


def test_other_amounts_can_be_loaded() -> None:
    """Amounts, costs, values and numbers by players are read from the data."""

    def change(d: dict[str, Any]) -> None:
        row_of(d["spaces"]["list"], "coins").update(coins=3, workers=2)
        d["rails"]["points"]["grey"] = 9
        d["players"]["2"].update(coins=7, rounds=3, locomotives_removed=1)
        d["bonus_cards"]["doublers"] = {"2": 5, "8": 50}

    match = bw.load("russian_railroads", data=changed_data(change)).new_match(players=2, seed=1)
    view = match.view(0)
    assert (view["spaces"]["coins"]["gives"], view["spaces"]["coins"]["cost"]) == ({"coins": 3}, 2)
    assert view["rail_points"]["plain"]["grey"] == 9 and view["rounds"] == 3
    assert [seat["coins"] for seat in view["seats"]] == [7, 7] and view["supply"]["locomotives"]["2"] == 3
    assert match.game.tables.record.bonus_doublers.tolist() == [[2, 5], [8, 50]]


SPACE, ENGINEER, FACTORY = (lambda d: d["spaces"]["list"]), (lambda d: d["engineers"]["list"]), (lambda d: d["factories"]["list"])

BROKEN: list[tuple[str, Change]] = [
    ("spaces.list", lambda d: SPACE(d).pop()),
    ("spaces.list", lambda d: SPACE(d).reverse()),
    ("white_2: workers", lambda d: SPACE(d)[0].update(workers=4)),
    ("white_2: workers", lambda d: SPACE(d)[0].pop("workers")),
    ("white_2: white", lambda d: SPACE(d)[0].update(white=-1)),
    ("white_2: gray", lambda d: SPACE(d)[0].update(gray=1)),
    ("white_2: hire", lambda d: SPACE(d)[0].update(hire=1)),
    ("white_2: extra", lambda d: SPACE(d)[0].update(extra=1)),
    ("white_2: token", lambda d: SPACE(d)[0].update(token=1)),
    ("white_2: repeat", lambda d: SPACE(d)[0].update(repeat=2)),
    ("white_2: unlimited", lambda d: SPACE(d)[0].update(unlimited=True)),
    ("black_or_grey: unlimited", lambda d: row_of(SPACE(d), "black_or_grey").pop("unlimited")),
    ("any_2: coins_needed", lambda d: row_of(SPACE(d), "any_2").update(coins_needed=3)),
    ("grey_1: fewest_players", lambda d: row_of(SPACE(d), "grey_1").update(fewest_players=5)),
    ("engineer_inner", lambda d: row_of(SPACE(d), "engineer_inner").update(black=1)),
    ("second", lambda d: row_of(SPACE(d), "second").update(points=1)),
    ("hire", lambda d: row_of(SPACE(d), "hire").update(hire=0)),
    ("passing: points", lambda d: d["passing"].update(points=[0, 2, 3])),
    ("passing", lambda d: d.update(passing=None)),
    ("lines.list", lambda d: d["lines"]["list"].pop()),
    ("kiev: length", lambda d: d["lines"]["list"][2].update(length=16)),
    ("kiev: colours", lambda d: d["lines"]["list"][2].update(colours=["black", "brown"])),
    ("kiev: colours", lambda d: d["lines"]["list"][2].update(colours=[])),
    ("kiev: locomotives", lambda d: d["lines"]["list"][2].update(locomotives=2)),
    ("doublers: slots", lambda d: d["doublers"].update(slots=9)),
    ("rails.points: white", lambda d: d["rails"]["points"].pop("white")),
    ("special.list", lambda d: d["special"]["list"].pop()),
    ("transsiberian_2: space", lambda d: d["special"]["list"][0].update(space=16)),
    ("transsiberian_2: rail ", lambda d: d["special"]["list"][0].update(rail="pink")),
    ("transsiberian_2: line", lambda d: d["special"]["list"][0].update(line="kiev")),
    ("transsiberian_2: rails", lambda d: d["special"]["list"][0].update(rails="black")),
    ("transsiberian_2: rails", lambda d: d["special"]["list"][0].update(locomotive=True)),
    ("transsiberian_2: locomotive", lambda d: d["special"]["list"][0].update(locomotive="yes")),
    ("transsiberian_2: key", lambda d: d["special"]["list"][0].update(key=1)),
    ("transsiberian_2: steps", lambda d: d["special"]["list"][0].update(steps=1)),
    ("special.list: rails", lambda d: d["special"]["list"][0].pop("rails")),
    ("special.list: rails", lambda d: d["special"]["list"][0].update(space=7)),
    ("special.list: 3 workers", lambda d: d["special"]["list"][0].update(worker=True)),
    ("petersburg_4: token", lambda d: row_of(d["special"]["list"], "petersburg_4").pop("token")),
    ("kiev_1: token", lambda d: row_of(d["special"]["list"], "kiev_1").update(token=True)),
    ("petersburg_7: rail", lambda d: row_of(d["special"]["list"], "petersburg_7").update(rail="white")),
    ("industry: track", lambda d: d["industry"]["track"].pop()),
    ("industry: track[15]", lambda d: d["industry"]["track"].__setitem__(15, 24)),
    ("locomotives: each_number", lambda d: d["locomotives"].update(each_number=3)),
    ("locomotives: doublers", lambda d: d["locomotives"].pop("doublers")),
    ("factories.list", lambda d: FACTORY(d).pop()),
    ("factories.list", lambda d: FACTORY(d)[0].update(id="coal")),
    ("coin: number", lambda d: row_of(FACTORY(d), "coin").update(number=10)),
    ("factories.list: industry: number 5", lambda d: row_of(FACTORY(d), "coin").update(number=5)),
    ("coin: medal", lambda d: row_of(FACTORY(d), "coin").update(medal=1)),
    ("engineers.list", lambda d: ENGINEER(d).reverse()),
    ("two_any: number", lambda d: ENGINEER(d)[0].update(number=16)),
    ("two_any: number", lambda d: ENGINEER(d)[0].update(number=0)),
    ("engineers.list: two_any: number 2", lambda d: ENGINEER(d)[0].update(number=2)),
    ("two_any: stack", lambda d: ENGINEER(d)[0].update(stack="C")),
    ("engineers.list: stack", lambda d: ENGINEER(d)[0].update(stack="none")),
    ("engineers.list: stack", lambda d: ENGINEER(d)[14].update(stack="B")),
    ("two_any: black_worker", lambda d: ENGINEER(d)[0].update(black_worker=1)),
    ("tokens.list", lambda d: d["tokens"]["list"].append({"id": "more"})),
    ("steps: once_more", lambda d: d["tokens"]["list"][0].update(once_more=1)),
    ("question_cards.list", lambda d: d["question_cards"]["list"].reverse()),
    ("engineer: special_locomotive", lambda d: d["question_cards"]["list"][1].update(special_locomotive=1)),
    ("engineer: engineer", lambda d: d["question_cards"]["list"][1].update(engineer=2)),
    ("start_bonuses.list", lambda d: d["start_bonuses"]["list"].pop()),
    ("bonus_cards: flat", lambda d: d["bonus_cards"].pop("flat")),
    ("bonus_cards: removed", lambda d: d["bonus_cards"].update(removed=1)),
    ("bonus_cards: doublers", lambda d: d["bonus_cards"].update(doublers={"4": 20})),
    ("bonus_cards: doublers", lambda d: d["bonus_cards"].update(doublers={"4": 20, "9": 30})),
    ("bonus_cards", lambda d: d.update(bonus_cards=None)),
    ("majority: points", lambda d: d["majority"].update(points=[40])),
    ("players.2", lambda d: d["players"].pop("2")),
    ("players.2: rounds", lambda d: d["players"]["2"].update(rounds=8)),
    ("players.3: workers", lambda d: d["players"]["3"].update(workers=7)),
    ("players.4: locomotives_removed", lambda d: d["players"]["4"].update(locomotives_removed=1)),
    ("players.2: open_engineers", lambda d: d["players"]["2"].update(open_engineers=2)),
    ("players.2: dice", lambda d: d["players"]["2"].update(dice=2)),
    ("players.2: engineers", lambda d: d["players"]["2"].update(engineers=["B", "A"])),
    ("players.2: engineers", lambda d: d["players"]["2"].update(engineers=["A", "C"])),
    ("players.2: engineers", lambda d: d["players"]["2"].update(engineers=["A"] * 8)),
    ("players.4: engineers", lambda d: [each.update(stack="A") for each in ENGINEER(d)[:11]]),
    # a match might never end, or count without limit, since the space is never full
    ("black_or_grey: coins", lambda d: row_of(SPACE(d), "black_or_grey").update(coins=1)),
    ("black_or_grey: points", lambda d: row_of(SPACE(d), "black_or_grey").update(points=1)),
    ("black_or_grey: bonus", lambda d: row_of(SPACE(d), "black_or_grey").update(bonus=1)),
    ("black_or_grey: repeat", lambda d: row_of(SPACE(d), "black_or_grey").update(repeat=1)),
    # temporary workers go back to their space
    ("coins: temporary", lambda d: row_of(SPACE(d), "coins").update(temporary=2)),
    ("engineer_sum: temporary", lambda d: FACTORY(d)[0].update(temporary=2)),
    # one worker claims a place, and is used again
    ("first: workers", lambda d: row_of(SPACE(d), "first").update(workers=2)),
    # nothing is won before the match begins
    ("transsiberian_2: space", lambda d: d["special"]["list"][0].update(space=1)),
    ("kiev_7: space", lambda d: row_of(d["special"]["list"], "kiev_7").update(space=1)),
    # the agenda must have room for all effects won in a turn
    ("effects", lambda d: [each.update(bonus=1, black=1) for each in FACTORY(d)]),
]


def test_an_engineer_is_hired_once_a_round_even_where_hiring_costs_a_worker() -> None:
    """p. 13: without its coin the hire space costs one worker. The engineer who repeats cannot hire from an empty space."""
    other = bw.load("russian_railroads", data=changed_data(lambda d: row_of(SPACE(d), "hire").pop("coins_needed")))
    pieces = {"hire": [{"seat": 0, "worker": 1}]}
    where = {"players": 2, "pieces": pieces, "row": [None, "two_any"], "seats": [{"engineers": ["repeat"]}, {}]}
    match = other.from_position(where, seed=1)
    assert match.why_not(0, "occupy engineer_repeat").id == "nothing_to_repeat"


def test_a_medal_may_complete_the_condition_of_a_reward() -> None:
    """2.2: a reward comes in the moment in which the last missing condition is met."""
    other = bw.load(
        "russian_railroads", data=changed_data(lambda d: row_of(d["special"]["list"], "kiev_5").update(points=50, each_scoring=0))
    )
    seat = {"rails": {"transsiberian": {"black": 2}, "kiev": {"black": 6, "grey": 5}, "petersburg": {"black": 3}},
            "locomotives": {"kiev": 5, "petersburg": 4}}  # fmt: skip
    match = other.from_position({"players": 2, "seats": [seat, {}]}, seed=1)
    for text in ("occupy black_or_grey", "pay 0 without_black", "step petersburg black", "use_token medal"):
        match.play(0, text)
    assert match.view(0)["seats"][0]["points"] == 50 and other.from_position(match.position(), seed=1).position() == match.position()


def test_data_may_leave_out_the_special_locomotive() -> None:
    """The card gives points instead, so positions need no special locomotive."""
    cards = changed_data(lambda d: d["question_cards"]["list"][4].update(special_locomotive=0, points=5))
    other = bw.load("russian_railroads", data=cards)
    match = other.from_position({"players": 2, "cards": {"locomotive": 1}}, seed=1)
    assert other.from_position(match.position(), seed=2).position() == match.position()
