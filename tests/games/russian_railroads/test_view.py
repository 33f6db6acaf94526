"""The view that people and pages get: all that lies open, what a viewer may know of the rest, and what this round's end would pay."""

from typing import Any

import pytest

from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.rules.scoring import industry_points, line_points
from tests.games.rng import Rng

from . import facts as f
from .boards import random_table
from .scenario import Scenario, game

LINES = tuple(f.LENGTHS)


def parts_of(told: dict[str, Any], *fields: str) -> dict[str, Any]:
    return {field: told[field] for field in fields}


def expected_seat(where: dict[str, Any], seat: int, viewer: int | None) -> dict[str, Any]:
    """What the view should say about a seat, from the position, which holds everything."""
    told = where["seats"][seat]
    held = [card["bonus"] for card in told["bonus_cards"]]
    known = seat == viewer or where["phase"] == "over"
    used = [token for token in told["tokens"].values() if token not in ("dropped", "won")]
    black = where["cards"].get("black_worker") == seat
    standing = any("black" in pieces for place in where["pieces"].values() for pieces in place)
    locomotives = {slot: told["locomotives"].get(slot) for slot in f.SLOTS}
    numbers = {slot: 9 if number == "special" else number for slot, number in locomotives.items()}
    second = told["markers"][1] if len(told["markers"]) > 1 else None
    return {
        **parts_of(told, "workers", "temporary", "coins", "rails", "doublers", "points"),
        "black": ("used" if standing else "ready") if black else None,
        "locomotives": {
            slot: {"number": numbers[slot], "special": number == "special"} if number else None for slot, number in locomotives.items()
        },
        "reach": {line: sum(numbers[slot] or 0 for slot in f.SLOTS if f.SLOTS[slot] == line) for line in LINES},
        "factories": [*told["factories"], *[None] * (5 - len(told["factories"]))],
        "markers": [told["markers"][0], second],
        "tokens": [token for token in f.TOKENS if token not in used],
        "token_at": {spot: told["tokens"].get(spot) for spot in f.SPOTS},
        "revalued": "revalue" in used,
        "medal": "medal" in used,
        "bonus_count": len(held),
        "bonuses": [bonus for bonus in f.BONUSES if bonus in held] if known else [],
    }


def expected(where: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """The fields of the view that are in the position, too."""
    seats = range(where["players"])
    return {
        **parts_of(where, "phase", "stage", "round", "active", "order", "claims", "current", "paying", "running", "new_factory"),
        "passed": [where["seats"][seat]["passed"] for seat in seats],
        "starts": {start: where["starts"].get(start) for start in f.STARTS} if where["stage"] == "start" else None,
        "row": list(where["row"]),
        "taken": {space: where["taken"].get(space) for space in f.SPACES},
        "pieces": {
            space: [
                {"seat": told["seat"], **{piece: told.get(piece, 0) for piece in ("worker", "temporary", "black", "coin")}}
                for told in where["pieces"].get(space, [])
            ]
            for space in f.SPACES
        },
        "supply": {
            "locomotives": {str(n): where["locomotive_supply"].get(str(n), 0) for n in range(1, 10)},
            "lowest": min(map(int, where["locomotive_supply"]), default=None),
            "factories": {str(n): where["factory_supply"].get(str(n), 0) for n in range(1, 10)},
            "doublers": where["doubler_supply"],
            "cards": {card: where["cards"].get(card) for card in f.CARDS},
        },
        "agenda": [parts_of(item, "effect", "left", "whole") for item in where["agenda"]],
        "count": len(where["deck"]),
        "seats": [expected_seat(where, seat, viewer) for seat in seats],
    }


def shown(view: dict[str, Any], wanted: dict[str, Any]) -> dict[str, Any]:
    """The same fields of a view."""
    told = {
        **view,
        "row": [cell["engineer"] if cell else None for cell in view["row"]],
        "taken": {space: told["taken"] for space, told in view["spaces"].items()},
        "pieces": {space: told["pieces"] for space, told in view["spaces"].items()},
        "count": view["deck"]["count"],
        "seats": [parts_of(seat, *wanted["seats"][n]) for n, seat in enumerate(view["seats"])],
    }
    return {field: told[field] for field in wanted}


def compare(match: Any) -> None:
    where = match.position()
    for viewer in (*range(match.players), None):
        wanted = expected(where, viewer)
        assert shown(match.view(viewer), wanted) == wanted


def lively(match: Any, dice: Rng) -> str:
    """A decision as a match needs it to get far: workers are used, steps are made, little is given up."""
    texts = sorted(str(action) for action in match.legal(match.actors[0]))
    rare = [text for text in texts if text in ("pass", "stay", "done")]
    return str(dice.choice([text for text in texts if text not in rare] or texts) if dice.below(30) else dice.choice(texts))


@pytest.mark.parametrize("players", f.PLAYERS)
def test_the_view_of_a_whole_match(players: int) -> None:
    """From the start bonuses to the end, for every viewer."""
    match, dice = game().new_match(players=players, seed=9), Rng(players)
    while not match.over:
        if dice.below(4) == 0:
            compare(match)
        match.play(match.actors[0], lively(match, dice))
    compare(match)


# -- the main board ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", f.PLAYERS)
@pytest.mark.parametrize("last", [False, True])
def test_spaces_that_are_there(players: int, last: bool) -> None:
    """Section 3: with two players some are missing; in the last round a tile takes the place of the turn order."""
    spaces = Scenario(players, f.ROUNDS[players] if last else 1).ready().match.view(0)["spaces"]
    missing = {space for space, told in spaces.items() if not told["open"]}
    assert missing == {space for space, told in f.SPACES.items() if players == 2 and not told.two} | (
        {"first", "second"} if last else {"last_round"}
    )
    assert {space: (told["cost"], told["coins_needed"]) for space, told in spaces.items()} == {
        space: (told.workers, told.coins) for space, told in f.SPACES.items()
    }


def test_what_spaces_give() -> None:
    """The open engineers give what lies there; the hire space an engineer; an empty cell nothing."""
    table = Scenario(3).row("doubler", "grey_brown", None, "repeat").ready()
    spaces = table.match.view(0)["spaces"]
    for space, told in spaces.items():
        fixed = {"engineer_inner": {"grey": 1, "brown": 1}, "engineer_outer": {}}
        assert told["gives"] == fixed.get(space, f.SPACES[space].gives)
    row = table.match.view(0)["row"]
    assert row[1] == {"engineer": "grey_brown", "number": 7, "open": True, "gives": {"grey": 1, "brown": 1}}
    assert [cell["open"] if cell else None for cell in row[:4]] == [False, True, None, False]


def test_with_two_players_one_engineer_is_open() -> None:
    """3.1."""
    assert [cell["open"] for cell in Scenario(2).ready().match.view(None)["row"] if cell] == [False, True, *[False] * 4]


def test_what_the_tables_say() -> None:
    """The static part of a view: lines, special spaces, the industry track, values of rails."""
    told = game().new_match(players=2, seed=1).view(None)
    assert told["lines"] == {line: {"length": f.LENGTHS[line], "colours": list(f.COLOURS_OF[line])} for line in LINES}
    assert told["rail_points"] == {"plain": f.RAIL_POINTS, "revalued": f.REVALUED}
    assert [space["points"] for space in told["track"]] == list(f.TRACK_POINTS)
    assert [i for i, space in enumerate(told["track"]) if space["kind"] == "factory"] == list(f.FACTORY_SPACES)
    assert [space["factory_slot"] for space in told["track"] if "factory_slot" in space] == [1, 2, 3, 4, 5]
    assert [space["kind"] for space in told["track"]].index("token") == f.TOKEN_SPACE
    assert told["engineers"] == {name: {"number": number, "gives": gives} for name, (number, gives) in f.ENGINEERS.items()}
    special = {each["id"]: each for each in told["specials"]}
    assert list(special) == list(c.SPECIALS)
    assert special["transsiberian_15"] == {
        "id": "transsiberian_15", "line": "transsiberian", "space": 15, "rail": "black", "locomotive": False, "rails": "white", "steps": 2,
    }  # fmt: skip
    assert special["kiev_5"] == {
        "id": "kiev_5", "line": "kiev", "space": 5, "rail": "grey", "locomotive": True, "each_scoring": 20, "medal": True,
    }  # fmt: skip
    assert special["petersburg_4"]["spot"] == "petersburg_4" and special["petersburg_7"]["doubles"] and special["kiev_7"]["worker"]


# -- what this round's end would pay -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60))
def test_the_scoring_shown_is_that_of_the_rules(seed: int) -> None:
    """On random boards, line by line; and it is the sum of what is shown for single spaces."""
    table = random_table(Rng(seed + 500))
    match = table.ready().match
    tables, seats = game().tables.record, match.view(None)["seats"]
    for seat, told in enumerate(seats):
        scoring = told["scoring"]
        for line, name in enumerate(LINES):
            assert scoring[name]["points"] == line_points(tables, table.r, seat, line), (seat, name)
            assert scoring[name]["points"] == sum(space["points"] for space in scoring[name]["spaces"]) + scoring[name]["bonus"]
            assert len(scoring[name]["spaces"]) <= told["reach"][name]
        assert scoring["industry"]["points"] == industry_points(tables, table.r, seat) == sum(scoring["industry"]["markers"])
        assert scoring["total"] == sum(scoring[name]["points"] for name in (*LINES, "industry"))


def test_special_spaces_won_once_stay_won() -> None:
    """2.2: what was won is never taken back; what counts at each scoring goes with the locomotive."""
    table = Scenario(3).rails(0, petersburg={"black": 9, "grey": 7}).locomotives(0, 1, petersburg=7).used(0, petersburg_4="medal").ready()
    table.r.slot[0] = (7, 1, 0, 0)
    specials = table.match.view(0)["seats"][0]["specials"]
    assert specials["petersburg_4"] and specials["petersburg_end"] and not specials["petersburg_7"]


# -- end-bonus cards ---------------------------------------------------------------------------------------------------------------


def looking(table: Scenario, seat: int) -> Scenario:
    """That seat's marker steps onto the factory that brings an end-bonus card."""
    table.factories(seat, 9).markers(seat, 4).turn(seat)
    return table


def decks(table: Scenario) -> list[set[str]]:
    return [set(table.match.view(viewer)["deck"]["known"]) for viewer in (0, 1, 2, None)]


def test_what_is_known_of_the_deck() -> None:
    """A seat that searches the deck sees it and remembers it until another seat has drawn a card."""
    table = looking(looking(Scenario(3), 1), 0)
    table.play("occupy industry_1")
    assert table.phase == "bonus"
    views = [table.match.view(viewer)["deck"] for viewer in (0, 1, None)]
    assert [told["looking"] for told in views] == [True, False, False]
    assert [len(told["known"]) for told in views] == [8, 0, 0]
    first, second = views[0]["known"][:2]
    table.play(f"take_bonus {first}")
    rest = set(views[0]["known"]) - {first}
    assert decks(table) == [rest, set(), set(), set()]
    assert [len(table.match.view(viewer)["seats"][0]["bonuses"]) for viewer in (0, 1, None)] == [1, 0, 0]
    assert table.match.view(1)["seats"][0]["bonus_count"] == 1 and table.match.view(1)["deck"]["count"] == 7
    table.play("occupy industry_2")
    assert table.phase == "bonus" and table.active == 1
    assert decks(table) == [rest, rest, set(), set()]
    table.play(f"take_bonus {second}")
    assert decks(table) == [set(), rest - {second}, set(), set()], "seat 0 does not know which of the cards is gone"


def test_the_owner_of_the_match_sees_all_cards() -> None:
    """`full_view`."""
    table = Scenario(3).bonuses(0, "flat").bonuses(1, "black").ready()
    seats = table.match.full_view()["seats"]
    assert [seat["bonuses"] for seat in seats] == [["flat"], ["black"], []]
    assert len(table.match.full_view()["deck"]["known"]) == 6


# -- engineers ---------------------------------------------------------------------------------------------------------------------


def test_the_majority_as_it_stands() -> None:
    """p. 20: more engineers first, then the highest number; the card that counts as one more is known to its holder only."""
    table = Scenario(4).engineers(0, "two_any", "repeat").engineers(1, "two_any_more", "black_grey").engineers(2, "doubler")
    table.bonuses(2, "engineer").ready()
    order = [(told["seat"], told["engineers"], told["highest"]) for told in table.match.view(0)["majority"]]
    assert order == [(1, 2, 13), (0, 2, 10), (2, 1, 14)]
    order = [(told["seat"], told["engineers"], told["highest"]) for told in table.match.view(2)["majority"]]
    assert order == [(2, 2, 14), (1, 2, 13), (0, 2, 10)]


def test_own_engineers() -> None:
    """Which they are, what they give, whether they have worked in this round."""
    table = Scenario(3).engineers(0, "doubler", "industry_two")
    table.play("occupy engineer_doubler")
    assert table.match.view(1)["seats"][0]["engineers"] == [
        {"engineer": "industry_two", "number": 5, "used": False, "gives": {"industry": 2}},
        {"engineer": "doubler", "number": 14, "used": True, "gives": {"doublers": 1}},
    ]


# -- what is asked -----------------------------------------------------------------------------------------------------------------


def asked(table: Scenario) -> tuple[str, dict[str, Any], tuple[str, ...]]:
    prompt = table.ready().match.prompt(table.active)
    return prompt.id, dict(prompt.args), prompt.families


def test_prompts_along_a_turn() -> None:
    """Each small decision says what it is about."""
    table = Scenario(3).rails(0, petersburg={"black": 3}).locomotives(0, 1, petersburg=4).factories(0, 7).markers(0, 4).coins(0, 1)
    assert asked(table) == ("turn", {}, ("occupy", "pass"))
    table.do("occupy black_2")
    assert asked(table) == ("pay", {"place": "black_2", "cost": 2}, ("pay",))
    table.do("pay 0 without_black")
    steps = ("step", "advance", "take_locomotive", "build", "build_returned", "done")
    assert asked(table) == ("act", {"effect": "black_2", "left": 3}, steps)
    table.do("step petersburg black")
    assert asked(table) == ("next", {"count": 2}, ("next",))
    table.do("next 2")
    assert asked(table) == ("token", {"spot": "petersburg_4"}, ("use_token", "done"))
    table.do("use_token card")
    assert asked(table)[0] == "next"
    table.do("next 2")
    assert asked(table) == ("card", {}, ("take_card",))


def test_prompts_of_tiles() -> None:
    """A locomotive in hand; a factory for which there is no room; a ninth of the card is shown as a 9."""
    table = Scenario(3).locomotives(0, 1, kiev=5).supply({3: 2}, {}).factories(0, 1, 2, 4, 5, 6)
    table.play("occupy locomotive_1", "build")
    assert asked(table) == ("replace", {"factory": 3}, ("replace",))
    table = Scenario(3).locomotives(0, 1, kiev=5).supply({3: 2}, {})
    table.play("occupy locomotive_1", "take_locomotive")
    assert asked(table) == ("place", {"number": 3}, ("place", "retire"))
    assert table.match.view(1)["hand"] == {"number": 3, "special": False, "displaced": False}
    table = Scenario(3).rails(0, petersburg={"black": 3}).locomotives(0, 1, petersburg=4)
    table.play("occupy black_or_grey", "step petersburg black", "use_token card", "take_card locomotive")
    assert table.match.view(1)["hand"] == {"number": 9, "special": True, "displaced": False}


def test_prompts_of_cards_and_repetitions() -> None:
    """An end-bonus card, the place to repeat, the card's fourth action."""
    table = looking(Scenario(3), 0)
    table.play("occupy industry_1")
    assert asked(table) == ("bonus", {}, ("take_bonus", "take_points"))
    table = Scenario(3).engineers(0, "repeat").passed(1, 2)
    table.play("occupy doubler", "occupy industry_1", "occupy engineer_repeat")
    assert asked(table) == ("repeat", {"effect": "engineer_repeat"}, ("repeat", "done"))
    table = Scenario(3).rails(0, petersburg={"black": 3}).locomotives(0, 1, petersburg=4)
    table.play("occupy black_or_grey", "step petersburg black", "use_token card", "take_card four_actions", "step kiev black", "advance 1")
    assert asked(table) == ("once_more", {}, ("once_more", "done"))


def test_prompts_outside_turns() -> None:
    """Start bonuses, claim workers, and seats that wait."""
    match = game().new_match(players=3, seed=1)
    (seat,) = match.actors
    assert (match.prompt(seat).id, match.prompt(seat).families) == ("start_bonus", ("choose_start",))
    other = (seat + 1) % 3
    assert (match.prompt(other).id, match.prompt(other).args) == ("wait", {"seat": seat})
    table = Scenario(3).turn(2)
    table.play("occupy second")
    while table.phase == "turn":
        table.play("pass")
    assert asked(table) == ("reuse", {"position": 2}, ("occupy", "stay"))
