"""The view for people and pages: all open information, what a viewer may know of the rest, and what the round's end would pay."""

from typing import Any

import pytest

from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.rules.scoring import industry_points, line_points
from tests.games.rng import Rng

from . import facts as f
from .boards import random_table
from .scenario import Scenario, game

LINES = tuple(f.LENGTHS)


def fields_of(record: dict[str, Any], *fields: str) -> dict[str, Any]:
    return {field: record[field] for field in fields}


def expected_seat(where: dict[str, Any], seat: int, viewer: int | None) -> dict[str, Any]:
    """Return what the view should say about a seat, from the position, which holds everything."""
    seat_record = where["seats"][seat]
    held = [card["bonus"] for card in seat_record["bonus_cards"]]
    known = seat == viewer or where["phase"] == "over"
    used = [token for token in seat_record["tokens"].values() if token not in ("dropped", "won")]
    black = where["cards"].get("black_worker") == seat
    standing = any("black" in pieces for place in where["pieces"].values() for pieces in place)
    locomotives = {slot: seat_record["locomotives"].get(slot) for slot in f.SLOTS}
    numbers = {slot: 9 if number == "special" else number for slot, number in locomotives.items()}
    second = seat_record["markers"][1] if len(seat_record["markers"]) > 1 else None
    return {
        **fields_of(seat_record, "workers", "temporary", "coins", "rails", "doublers", "points"),
        "black": ("used" if standing else "ready") if black else None,
        "locomotives": {
            slot: {"number": numbers[slot], "special": number == "special"} if number else None for slot, number in locomotives.items()
        },
        "reach": {line: sum(numbers[slot] or 0 for slot in f.SLOTS if f.SLOTS[slot] == line) for line in LINES},
        "factories": [*seat_record["factories"], *[None] * (5 - len(seat_record["factories"]))],
        "markers": [seat_record["markers"][0], second],
        "tokens": [token for token in f.TOKENS if token not in used],
        "token_at": {spot: seat_record["tokens"].get(spot) for spot in f.SPOTS},
        "revalued": "revalue" in used,
        "medal": "medal" in used,
        "bonus_count": len(held),
        "bonuses": [bonus for bonus in f.BONUSES if bonus in held] if known else [],
    }


def expected(where: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """Return the fields of the view that are in the position, too."""
    seats = range(where["players"])
    return {
        **fields_of(where, "phase", "stage", "round", "active", "order", "claims", "current", "paying", "running", "new_factory"),
        "passed": [where["seats"][seat]["passed"] for seat in seats],
        "starts": {start: where["starts"].get(start) for start in f.STARTS} if where["stage"] == "start" else None,
        "row": list(where["row"]),
        "taken": {space: where["taken"].get(space) for space in f.SPACES},
        "pieces": {
            space: [
                {"seat": pieces["seat"], **{piece: pieces.get(piece, 0) for piece in ("worker", "temporary", "black", "coin")}}
                for pieces in where["pieces"].get(space, [])
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
        "agenda": [fields_of(item, "effect", "left", "whole") for item in where["agenda"]],
        "count": len(where["deck"]),
        "seats": [expected_seat(where, seat, viewer) for seat in seats],
    }


def fields_shown(view: dict[str, Any], expected: dict[str, Any]) -> dict[str, Any]:
    """Return the same fields of a view."""
    fields = {
        **view,
        "row": [cell["engineer"] if cell else None for cell in view["row"]],
        "taken": {name: space["taken"] for name, space in view["spaces"].items()},
        "pieces": {name: space["pieces"] for name, space in view["spaces"].items()},
        "count": view["deck"]["count"],
        "seats": [fields_of(seat, *expected["seats"][n]) for n, seat in enumerate(view["seats"])],
    }
    return {field: fields[field] for field in expected}


def check_view(match: Any) -> None:
    where = match.position()
    for viewer in (*range(match.players), None):
        expected_fields = expected(where, viewer)
        assert fields_shown(match.view(viewer), expected_fields) == expected_fields


def choose_actively(match: Any, dice: Rng) -> str:
    """Choose a decision that uses workers and makes steps, and seldom one that gives up."""
    texts = sorted(str(action) for action in match.legal(match.actors[0]))
    passive = [text for text in texts if text in ("pass", "stay", "done")]
    return str(dice.choice([text for text in texts if text not in passive] or texts) if dice.below(30) else dice.choice(texts))


@pytest.mark.parametrize("players", f.PLAYERS)
def test_the_view_equals_the_position_throughout_a_match(players: int) -> None:
    """From the start bonuses to the end, for every viewer."""
    match, dice = game().new_match(players=players, seed=9), Rng(players)
    while not match.over:
        if dice.below(4) == 0:
            check_view(match)
        match.play(match.actors[0], choose_actively(match, dice))
    check_view(match)


# -- the main board ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", f.PLAYERS)
@pytest.mark.parametrize("last", [False, True])
def test_spaces_are_open_by_players_and_round(players: int, last: bool) -> None:
    """Section 3: with two players some are missing. In the last round a tile replaces the turn order."""
    spaces = Scenario(players, f.ROUNDS[players] if last else 1).ready().match.view(0)["spaces"]
    missing = {space for space, facts in spaces.items() if not facts["open"]}
    assert missing == {space for space, facts in f.SPACES.items() if players == 2 and not facts.two} | (
        {"first", "second"} if last else {"last_round"}
    )
    assert {space: (facts["cost"], facts["coins_needed"]) for space, facts in spaces.items()} == {
        space: (facts.workers, facts.coins) for space, facts in f.SPACES.items()
    }


def test_spaces_show_what_they_give() -> None:
    """An open engineer gives what its tile says, the hire space an engineer, an empty cell nothing."""
    table = Scenario(3).row("doubler", "grey_brown", None, "repeat").ready()
    spaces = table.match.view(0)["spaces"]
    for space, shown in spaces.items():
        fixed = {"engineer_inner": {"grey": 1, "brown": 1}, "engineer_outer": {}}
        assert shown["gives"] == fixed.get(space, f.SPACES[space].gives)
    row = table.match.view(0)["row"]
    assert row[1] == {"engineer": "grey_brown", "number": 7, "open": True, "gives": {"grey": 1, "brown": 1}}
    assert [cell["open"] if cell else None for cell in row[:4]] == [False, True, None, False]


def test_with_two_players_one_engineer_is_open() -> None:
    """3.1."""
    assert [cell["open"] for cell in Scenario(2).ready().match.view(None)["row"] if cell] == [False, True, *[False] * 4]


def test_the_view_shows_the_component_data() -> None:
    """Lines, special spaces, the industry track, values of rails."""
    view = game().new_match(players=2, seed=1).view(None)
    assert view["lines"] == {line: {"length": f.LENGTHS[line], "colours": list(f.COLOURS_OF[line])} for line in LINES}
    assert view["rail_points"] == {"plain": f.RAIL_POINTS, "revalued": f.REVALUED}
    assert [space["points"] for space in view["track"]] == list(f.TRACK_POINTS)
    assert [i for i, space in enumerate(view["track"]) if space["kind"] == "factory"] == list(f.FACTORY_SPACES)
    assert [space["factory_slot"] for space in view["track"] if "factory_slot" in space] == [1, 2, 3, 4, 5]
    assert [space["kind"] for space in view["track"]].index("token") == f.TOKEN_SPACE
    assert view["engineers"] == {name: {"number": number, "gives": gives} for name, (number, gives) in f.ENGINEERS.items()}
    special = {entry["id"]: entry for entry in view["specials"]}
    assert list(special) == list(c.SPECIALS)
    assert special["transsiberian_15"] == {
        "id": "transsiberian_15", "line": "transsiberian", "space": 15, "rail": "black", "locomotive": False, "rails": "white", "steps": 2,
    }  # fmt: skip
    assert special["kiev_5"] == {
        "id": "kiev_5", "line": "kiev", "space": 5, "rail": "grey", "locomotive": True, "each_scoring": 20, "medal": True,
    }  # fmt: skip
    assert special["petersburg_4"]["spot"] == "petersburg_4" and special["petersburg_7"]["doubles"] and special["kiev_7"]["worker"]


# -- the scoring of the round ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60))
def test_the_scoring_shown_equals_the_rules_on_random_boards(seed: int) -> None:
    """Each line is the sum of its single spaces."""
    table = random_table(Rng(seed + 500))
    match = table.ready().match
    tables, seats = game().tables.record, match.view(None)["seats"]
    for seat, seat_view in enumerate(seats):
        scoring = seat_view["scoring"]
        for line, name in enumerate(LINES):
            assert scoring[name]["points"] == line_points(tables, table.r, seat, line), (seat, name)
            assert scoring[name]["points"] == sum(space["points"] for space in scoring[name]["spaces"]) + scoring[name]["bonus"]
            assert len(scoring[name]["spaces"]) <= seat_view["reach"][name]
        assert scoring["industry"]["points"] == industry_points(tables, table.r, seat) == sum(scoring["industry"]["markers"])
        assert scoring["total"] == sum(scoring[name]["points"] for name in (*LINES, "industry"))


def test_rewards_stay_won_and_lasting_effects_follow_the_locomotive() -> None:
    """2.2: a won reward is never taken back. What counts at each scoring needs the locomotive."""
    table = (
        Scenario(3)
        .rails(0, petersburg={"black": 9, "grey": 7})
        .locomotives(0, 1, petersburg=7)
        .used_tokens(0, petersburg_4="medal")
        .ready()
    )
    table.r.slot[0] = (7, 1, 0, 0)
    specials = table.match.view(0)["seats"][0]["specials"]
    assert specials["petersburg_4"] and specials["petersburg_end"] and not specials["petersburg_7"]


# -- end-bonus cards ---------------------------------------------------------------------------------------------------------------


def marker_before_factory(table: Scenario, seat: int) -> Scenario:
    """Place a seat's marker before the factory that brings an end-bonus card, and give it the turn."""
    table.factories(seat, 9).markers(seat, 4).turn(seat)
    return table


def known_decks(table: Scenario) -> list[set[str]]:
    """Return the cards of the deck that each viewer knows."""
    return [set(table.match.view(viewer)["deck"]["known"]) for viewer in (0, 1, 2, None)]


def test_a_searcher_knows_the_deck_until_another_seat_draws() -> None:
    table = marker_before_factory(marker_before_factory(Scenario(3), 1), 0)
    table.play("occupy industry_1")
    assert table.phase == "bonus"
    views = [table.match.view(viewer)["deck"] for viewer in (0, 1, None)]
    assert [deck["looking"] for deck in views] == [True, False, False]
    assert [len(deck["known"]) for deck in views] == [8, 0, 0]
    first, second = views[0]["known"][:2]
    table.play(f"take_bonus {first}")
    rest = set(views[0]["known"]) - {first}
    assert known_decks(table) == [rest, set(), set(), set()]
    assert [len(table.match.view(viewer)["seats"][0]["bonuses"]) for viewer in (0, 1, None)] == [1, 0, 0]
    assert table.match.view(1)["seats"][0]["bonus_count"] == 1 and table.match.view(1)["deck"]["count"] == 7
    table.play("occupy industry_2")
    assert table.phase == "bonus" and table.active == 1
    assert known_decks(table) == [rest, rest, set(), set()]
    table.play(f"take_bonus {second}")
    assert known_decks(table) == [set(), rest - {second}, set(), set()], "seat 0 does not know which of the cards is gone"


def test_the_full_view_shows_all_cards() -> None:
    table = Scenario(3).bonuses(0, "flat").bonuses(1, "black").ready()
    seats = table.match.full_view()["seats"]
    assert [seat["bonuses"] for seat in seats] == [["flat"], ["black"], []]
    assert len(table.match.full_view()["deck"]["known"]) == 6


# -- engineers ---------------------------------------------------------------------------------------------------------------------


def test_the_view_shows_the_current_majority() -> None:
    """p. 20: more engineers first, then the highest number. Only its holder knows the card that counts as one more."""
    table = Scenario(4).engineers(0, "two_any", "repeat").engineers(1, "two_any_more", "black_grey").engineers(2, "doubler")
    table.bonuses(2, "engineer").ready()
    order = [(rank["seat"], rank["engineers"], rank["highest"]) for rank in table.match.view(0)["majority"]]
    assert order == [(1, 2, 13), (0, 2, 10), (2, 1, 14)]
    order = [(rank["seat"], rank["engineers"], rank["highest"]) for rank in table.match.view(2)["majority"]]
    assert order == [(2, 2, 14), (1, 2, 13), (0, 2, 10)]


def test_the_view_shows_own_engineers_and_their_use() -> None:
    table = Scenario(3).engineers(0, "doubler", "industry_two")
    table.play("occupy engineer_doubler")
    assert table.match.view(1)["seats"][0]["engineers"] == [
        {"engineer": "industry_two", "number": 5, "used": False, "gives": {"industry": 2}},
        {"engineer": "doubler", "number": 14, "used": True, "gives": {"doublers": 1}},
    ]


# -- prompts ---------------------------------------------------------------------------------------------------------------------


def prompt_of(table: Scenario) -> tuple[str, dict[str, Any], tuple[str, ...]]:
    prompt = table.ready().match.prompt(table.active)
    return prompt.id, dict(prompt.args), prompt.families


def test_prompts_along_a_turn() -> None:
    """Each small decision says what it is about."""
    table = Scenario(3).rails(0, petersburg={"black": 3}).locomotives(0, 1, petersburg=4).factories(0, 7).markers(0, 4).coins(0, 1)
    assert prompt_of(table) == ("turn", {}, ("occupy", "pass"))
    table.do("occupy black_2")
    assert prompt_of(table) == ("pay", {"place": "black_2", "cost": 2}, ("pay",))
    table.do("pay 0 without_black")
    steps = ("step", "advance", "take_locomotive", "build", "build_returned", "done")
    assert prompt_of(table) == ("act", {"effect": "black_2", "left": 3}, steps)
    table.do("step petersburg black")
    assert prompt_of(table) == ("next", {"count": 2}, ("next",))
    table.do("next 2")
    assert prompt_of(table) == ("token", {"spot": "petersburg_4"}, ("use_token", "done"))
    table.do("use_token card")
    assert prompt_of(table)[0] == "next"
    table.do("next 2")
    assert prompt_of(table) == ("card", {}, ("take_card",))


def test_prompts_of_tiles() -> None:
    """A locomotive in hand; a factory without room; the special locomotive is shown as a 9."""
    table = Scenario(3).locomotives(0, 1, kiev=5).supply({3: 2}, {}).factories(0, 1, 2, 4, 5, 6)
    table.play("occupy locomotive_1", "build")
    assert prompt_of(table) == ("replace", {"factory": 3}, ("replace",))
    table = Scenario(3).locomotives(0, 1, kiev=5).supply({3: 2}, {})
    table.play("occupy locomotive_1", "take_locomotive")
    assert prompt_of(table) == ("place", {"number": 3}, ("place", "retire"))
    assert table.match.view(1)["hand"] == {"number": 3, "special": False, "displaced": False}
    table = Scenario(3).rails(0, petersburg={"black": 3}).locomotives(0, 1, petersburg=4)
    table.play("occupy black_or_grey", "step petersburg black", "use_token card", "take_card locomotive")
    assert table.match.view(1)["hand"] == {"number": 9, "special": True, "displaced": False}


def test_prompts_of_cards_and_repetitions() -> None:
    """An end-bonus card, the place to repeat, the card's fourth action."""
    table = marker_before_factory(Scenario(3), 0)
    table.play("occupy industry_1")
    assert prompt_of(table) == ("bonus", {}, ("take_bonus", "take_points"))
    table = Scenario(3).engineers(0, "repeat").passed(1, 2)
    table.play("occupy doubler", "occupy industry_1", "occupy engineer_repeat")
    assert prompt_of(table) == ("repeat", {"effect": "engineer_repeat"}, ("repeat", "done"))
    table = Scenario(3).rails(0, petersburg={"black": 3}).locomotives(0, 1, petersburg=4)
    table.play("occupy black_or_grey", "step petersburg black", "use_token card", "take_card four_actions", "step kiev black", "advance 1")
    assert prompt_of(table) == ("once_more", {}, ("once_more", "done"))


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
    assert prompt_of(table) == ("reuse", {"position": 2}, ("occupy", "stay"))
