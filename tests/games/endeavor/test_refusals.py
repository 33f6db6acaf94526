"""Tests of refusals: each id with its arguments and section of the rulebook."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from tests.games.scenario import play_decisions, refusal

from .scenario import Scenario, game

MakeScenario = Callable[[], Scenario]


def building_phase(industry: int = 0) -> Scenario:
    return Scenario().building_phase().status(0, industry=industry)


def fortress(discs: int = 10) -> Scenario:
    """Return a scenario that can occupy and attack: London belongs to seat 1, Paris to seat 0. Africa is open, India is closed."""
    table = Scenario().buildings(0, "fortress").open("africa").cities(london=1, paris=0, elmina=1).harbour(0, discs)
    return play_decisions(table, "activate fortress")


def drawing() -> Scenario:
    """Return a scenario that can draw a card from the slavery deck and one in South America."""
    table = Scenario().buildings(0, "trade_office").open("africa", "south_america").beside("south_america", 0).gone("europe_0")
    return play_decisions(table, "activate trade_office")


def second_card() -> Scenario:
    return play_decisions(Scenario().buildings(0, "trade_office").cities(london=0), "activate trade_office", "draw europe")


def second_half(first: str = "ship africa") -> Scenario:
    return play_decisions(Scenario().buildings(0, "docks").open("africa").beside("africa", 0), "activate docks", first)


def barracks(discs: int) -> Scenario:
    """Return a scenario in which London can be attacked, given enough discs."""
    return Scenario().buildings(0, "barracks").tokens(0, attack=1).cities(london=1).harbour(0, discs)


def no_disc_left() -> Scenario:
    """Return a scenario whose guild hall was activated with the last disc."""
    return play_decisions(Scenario().buildings(0, "guild_hall").harbour(0, 1), "activate guild_hall")


def paying() -> Scenario:
    return play_decisions(Scenario().buildings(0, "exchange", "market*", "shipyard*"), "activate exchange")


def paying_three() -> Scenario:
    """Return a scenario that frees as many buildings as finance allows (ruling 24)."""
    table = Scenario(payment="finance").buildings(0, "exchange", "market*", "shipyard*", "barracks*", "guild_hall*").status(0, finance=4)
    return play_decisions(table, "activate exchange")


def salary() -> Scenario:
    table = building_phase().buildings(0, "market*", "guild_hall*")
    return play_decisions(table, "build shipyard", "build shipyard", "build shipyard")


def discarding() -> Scenario:
    table = Scenario().cards(0, "slavery_0", "far_east_1", "far_east_2", "africa_governor", "india_governor").status(0, politics=0)
    return play_decisions(table, "pass", "governor africa_governor")


def governor() -> Scenario:
    return play_decisions(Scenario().cards(0, "far_east_1", "africa_governor").status(0, politics=0), "pass")


LEVEL_1_SOLD_OUT = {"market": 0, "shipyard": 0, "workshop": 0}

CASES: list[tuple[str, MakeScenario, str, dict[str, Any], str]] = [
    ("level_too_high", building_phase, "build docks", {"level": 3, "allowed": 1}, "build"),
    ("level_too_high", lambda: building_phase(2), "build museum", {"level": 5, "allowed": 2}, "build"),
    ("sold_out", lambda: building_phase().stock(market=0), "build market", {}, "build"),
    ("one_of_level_five", lambda: building_phase(10).buildings(0, "museum"), "build exchange", {}, "build"),
    ("lower_level_first", lambda: building_phase().stock(**LEVEL_1_SOLD_OUT), "build docks", {"level": 2}, "build"),
    ("no_such_building", Scenario, "activate market", {}, "actions"),
    ("no_activation_space", lambda: Scenario().buildings(0, "bank"), "activate bank", {}, "actions"),
    ("all_manned", lambda: Scenario().buildings(0, "market*", "market*"), "activate market", {}, "actions"),
    ("no_disc", lambda: Scenario().harbour(0, 0), "activate colonial_house", {"needed": 2, "have": 0}, "actions"),
    ("no_disc", lambda: Scenario().buildings(0, "market").harbour(0, 0), "activate market", {"needed": 1, "have": 0}, "actions"),
    ("no_disc", lambda: Scenario().harbour(0, 1), "activate colonial_house", {"needed": 2, "have": 1}, "actions"),
    ("no_disc", lambda: Scenario().buildings(0, "docks").harbour(0, 1), "activate docks", {"needed": 2, "have": 1}, "actions"),
    ("no_disc", lambda: barracks(2), "activate barracks", {"needed": 3, "have": 2}, "actions"),
    ("no_disc", lambda: barracks(0), "activate barracks", {"needed": 3, "have": 0}, "actions"),
    ("no_disc", lambda: barracks(1), "spend attack", {"needed": 2, "have": 1}, "actions"),
    ("no_token", Scenario, "spend attack", {}, "tokens"),
    ("nothing_to_do", lambda: Scenario().buildings(0, "barracks"), "activate barracks", {}, "actions"),
    ("nothing_to_do", lambda: Scenario().tokens(0, attack=1), "spend attack", {}, "actions"),
    ("not_this_action", fortress, "ship india", {}, "actions"),
    ("not_this_action", fortress, "free market", {}, "actions"),
    ("not_this_action", drawing, "occupy london", {}, "actions"),
    ("other_region", second_half, "occupy london", {"region": "africa"}, "actions"),
    ("other_region", lambda: second_half("occupy elmina"), "ship india", {"region": "africa"}, "actions"),
    ("other_deck", second_card, "draw slavery", {"deck": "europe"}, "actions"),
    ("must_act", fortress, "done", {}, "actions"),
    ("must_act", paying_three, "done", {}, "actions"),
    ("more_to_free", lambda: play_decisions(paying_three(), "free market"), "done", {"left": 2}, "payment"),
    ("more_to_free", lambda: play_decisions(paying_three(), "free market", "free barracks"), "done", {"left": 1}, "payment"),
    ("no_disc", no_disc_left, "ship india", {"needed": 1, "have": 0}, "ship"),
    ("region_closed", fortress, "occupy bombay", {"region": "india"}, "occupy"),
    ("no_presence", fortress, "occupy zanzibar", {"region": "africa"}, "occupy"),
    ("city_taken", fortress, "occupy london", {"seat": 1}, "occupy"),
    ("no_disc", lambda: spend_occupy_or_draw(harbour=0), "occupy lisbon", {"needed": 1, "have": 0}, "occupy"),
    ("no_presence", fortress, "attack elmina", {"region": "africa"}, "attack"),
    ("city_free", fortress, "attack lisbon", {}, "attack"),
    ("city_free", fortress, "attack bombay", {}, "attack"),
    ("own_city", fortress, "attack paris", {}, "attack"),
    ("no_disc", lambda: fortress(2), "attack london", {"needed": 2, "have": 1}, "attack"),
    ("region_closed", drawing, "draw india", {"region": "india"}, "draw"),
    ("deck_empty", lambda: empty_european_deck(), "draw europe", {}, "draw"),
    ("too_little_presence", drawing, "draw africa", {"needed": 1, "have": 0}, "draw"),
    ("too_little_presence", drawing, "draw europe", {"needed": 1, "have": 0}, "draw"),
    ("deck_gone", lambda: spend_occupy_or_draw(abolished=True), "draw slavery", {}, "draw"),
    ("no_disc_there", paying, "free docks", {}, "payment"),
    ("no_disc_there", salary, "free docks", {}, "salary"),
    ("activated_itself", paying, "free exchange", {}, "payment"),
    ("not_held", governor, "governor india_governor", {}, "passing"),
    ("not_held", discarding, "discard europe_0", {}, "passing"),
    ("does_not_count", discarding, "discard slavery_0", {}, "passing"),
    ("does_not_count", discarding, "discard africa_governor", {}, "passing"),
]


def spend_occupy_or_draw(harbour: int = 10, abolished: bool = False) -> Scenario:
    """Return a scenario that has spent a token for occupying or drawing in Europe."""
    table = Scenario().tokens(0, occupy_or_draw=1).harbour(0, harbour)
    return play_decisions(table.abolished() if abolished else table, "spend occupy_or_draw")


def empty_european_deck() -> Scenario:
    return play_decisions(Scenario().tokens(0, ship_or_draw=1).deck("europe"), "spend ship_or_draw")


@pytest.mark.parametrize("number", range(len(CASES)))
def test_a_refusal_names_its_reason_arguments_and_section(number: int) -> None:
    reason, make_scenario, text, args, section = CASES[number]
    assert refusal(make_scenario(), text) == (reason, args, section)


def test_decisions_are_refused_out_of_turn_and_after_the_match() -> None:
    """These reasons belong to the core, not to the game."""
    table = Scenario(round=7).ready()
    assert table.match.why_not(1, "pass").plain() == {"id": "not_your_turn", "args": {"seat": 0}, "section": None}
    assert table.match.why_not(0, "build market").id == "not_now"
    table.end_round()
    assert table.match.why_not(0, "pass").id == "match_over"


def test_cases_cover_every_reason_of_words_and_rules() -> None:
    english = files("boardwright.games.endeavor").joinpath("words/en.ftl").read_text("utf-8")
    named = {name.replace("-", "_") for name in re.findall(r"^reason-([a-z-]+) =", english, re.MULTILINE)}
    assert named == {case[0] for case in CASES}
    assert named == {obstacle.id for obstacle in game().obstacles.all[2:]}, "the table of docs/games/endeavor.md is generated from these"
