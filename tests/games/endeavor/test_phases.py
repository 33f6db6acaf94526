"""Tests of the building, growth and salary phases (pages 5-6) and of rounds (page 11)."""

import pytest

from .facts import BUILDINGS, TRACKS
from .scenario import Scenario


def building_phase(industry: int = 0, players: int = 3) -> Scenario:
    return Scenario(players).building_phase().status(0, industry=industry)


# -- phase 1 -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("industry", "level"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5), (15, 5), (20, 5)])
def test_industry_sets_the_level_of_legal_buildings(industry: int, level: int) -> None:
    """Page 5: buildings whose level is at most one's own."""
    table = building_phase(industry)
    assert table.legal("build") == {name for name, b in BUILDINGS.items() if 0 < b.level <= level}
    assert table.seat(0)["build_level"] == level


@pytest.mark.parametrize("name", [name for name in BUILDINGS if name != "colonial_house"])
def test_icons_of_a_new_building_count_at_once(name: str) -> None:
    """Page 5, section 5: its icons move the markers, one copy leaves the supply."""
    table = building_phase(10)
    before = {track: table.level(0, track) for track in TRACKS}
    table.play(f"build {name}")
    for track in TRACKS:
        assert table.level(0, track) - before[track] == BUILDINGS[name].icons.get(track, 0)
    assert table.seat(0)["buildings"][-1] == {"building": name, "manned": False}
    assert table.view["buildings"][name]["stock"] == BUILDINGS[name].copies - 1


def test_each_seat_must_build_once_in_turn_order() -> None:
    """Page 5: no seat may pass."""
    table = building_phase()
    assert {text.split()[0] for text in table.legal()} == {"build"}
    table.play("build market")
    assert table.active == 1
    table.play("build market")
    assert table.active == 2


def test_a_seat_may_build_the_same_building_again() -> None:
    """Page 5."""
    table = building_phase().buildings(0, "market", "market")
    table.play("build market")
    assert [each["building"] for each in table.seat(0)["buildings"]] == ["colonial_house", "market", "market", "market"]


def test_a_seat_may_have_one_building_of_level_five() -> None:
    """Page 5."""
    table = building_phase().buildings(0, "exchange").status(0, industry=12)
    assert not {"museum", "parliament"} & table.legal("build")
    assert table.refusal("build museum") == "one_of_level_five"
    assert {"university", "market"} <= table.legal("build")


def test_the_next_higher_level_is_legal_when_lower_ones_are_sold_out() -> None:
    """Page 5: if no building of the needed level is left, one of the next higher level must be chosen."""
    table = building_phase().stock(market=0, shipyard=0, workshop=0)
    assert table.legal("build") == {"bank", "barracks", "guild_hall"}
    assert table.refusal("build docks") == "lower_level_first"
    table = building_phase().stock(market=0, shipyard=0, workshop=0, bank=0, barracks=0, guild_hall=0)
    assert table.legal("build") == {"docks", "fortress", "theatre"}


def test_icons_count_for_the_growth_of_the_same_round() -> None:
    """Page 5: the next phases use the new levels."""
    table = building_phase(4)
    table.harbour(0, 0).harbour(1, 0)
    table.play("build theatre", "build market", "build market")
    assert table.discs(0) == 3 and table.discs(1) == 2


# -- phase 2 -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("culture", "discs"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (6, 4), (7, 5), (9, 5), (10, 6), (15, 6)])
def test_culture_sets_the_discs_of_growth(culture: int, discs: int) -> None:
    """Page 6: they move from the supply into the harbour."""
    table = building_phase().status(0, culture=culture).harbour(0, 1)
    supply = table.seat(0)["supply"]
    events = table.play("build market", "build market", "build market")
    assert table.discs(0) == 1 + discs and table.seat(0)["supply"] == supply - discs
    assert [args["discs"] for args in events.of("grew")] == [discs, 2, 2]


# -- phase 3 -----------------------------------------------------------------------------------------------------------------------


def salary_phase(finance: int, *names: str) -> Scenario:
    table = Scenario(3).building_phase().buildings(0, *names).status(0, finance=finance).harbour(0, 0)
    table.play("build workshop", "build workshop", "build workshop")
    return table


@pytest.mark.parametrize(("finance", "paid"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (7, 4), (10, 5), (15, 5)])
def test_finance_sets_the_discs_that_salaries_return(finance: int, paid: int) -> None:
    """Page 6: each salary returns one disc to the harbour."""
    table = salary_phase(finance, *["market*"] * 6)
    assert len(table.manned(0)) == 6 - paid and table.discs(0) == 2 + paid


def test_a_seat_with_more_discs_than_salaries_chooses_which_return() -> None:
    """Page 6."""
    table = salary_phase(3, "market*", "shipyard*", "guild_hall*")
    assert table.phase == "salary" and table.active == 0
    assert table.legal("free") == {"market", "shipyard", "guild_hall"} == {text.split()[1] for text in table.legal()}
    table.play("free shipyard", "free guild_hall")
    assert table.manned(0) == ["market"] and table.phase == "turn"


def test_all_discs_return_when_salaries_are_enough() -> None:
    """Page 6: surplus salaries lapse."""
    table = salary_phase(7, "market*", "shipyard*", "colonial_house*")
    assert table.manned(0) == [] and table.discs(0) == 2 + 3 and table.phase == "turn"


def test_seats_pay_salaries_in_turn_order() -> None:
    """Page 6: the seat with the crown pays first."""
    table = Scenario(3).building_phase(crown=1)
    for seat in (0, 1, 2):
        table.buildings(seat, "market*", "guild_hall*")
    table.play("build shipyard", "build shipyard", "build shipyard")
    seats = []
    while table.phase == "salary":
        seats.append(table.active)
        table.play("free market")
    assert seats == [1, 2, 0] and table.active == 1
    assert table.manned(0) == ["guild_hall"]


def test_the_first_round_has_no_salaries() -> None:
    """Page 6: the buildings have no discs yet."""
    table = Scenario(3, round=1).building_phase()
    events = table.play("build market", "build market", "build market")
    assert "paid" not in events.kinds and table.phase == "turn"


# -- rounds ------------------------------------------------------------------------------------------------------------------------


def test_a_round_ends_when_all_seats_have_passed_and_the_crown_moves_left() -> None:
    """Page 11."""
    table = Scenario(3)
    table.play("pass", "pass")
    assert table.active == 2 and table.view["passed"] == [True, True, False]
    events = table.play("pass")
    assert events.of("began_round") == [{"number": 3, "seat": 1}]
    assert (table.view["crown"], table.active, table.phase, table.view["passed"]) == (1, 1, "build", [False] * 3)


def test_the_crown_moves_from_the_last_seat_to_the_first() -> None:
    """Page 11: clockwise."""
    table = Scenario(3).turn(2)
    table.r.crown = 2
    table.play("pass", "pass", "pass")
    assert table.view["crown"] == 0


def test_turns_go_round_until_all_seats_have_passed() -> None:
    """Page 6: a turn is one action. Seats that have passed are skipped."""
    table = Scenario(3).buildings(0, "shipyard", "shipyard", "market").buildings(2, "shipyard")
    table.play("activate shipyard", "ship india", "pass")
    assert table.active == 2
    table.play("activate shipyard", "ship india")
    assert table.active == 0
    table.play("activate shipyard", "ship africa")
    assert table.active == 2
    table.play("pass")
    assert table.active == 0
    table.play("activate market", "draw europe")
    assert table.active == 0
    table.play("pass")
    assert table.phase == "build"


def test_a_match_ends_after_seven_rounds() -> None:
    """Pages 2, 11: by then each seat has filled its places for buildings."""
    table = Scenario(3, round=1).building_phase()
    for number in range(1, 8):
        assert table.view["round"] == number and not table.match.over
        for _ in range(3):
            table.do(min(table.legal()))
        while table.phase == "salary":
            table.do(min(table.legal()))
        table.end_round()
    assert table.match.over and table.match.result.reason == "last_round"
    assert all(len(seat["buildings"]) == 8 for seat in table.view["seats"])
