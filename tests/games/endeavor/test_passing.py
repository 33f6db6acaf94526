"""Tests of passing, the card limit, the governor space and discards (page 11), abolition (page 10) and tracks above 15 (page 9)."""

import pytest

from .facts import BY_LEVEL, level_of
from .scenario import Scenario

INDIA = ("india_1", "india_2", "india_3", "india_4", "india_5")


def scenario_with_cards(politics: int, *cards: str, **options: str) -> Scenario:
    """Return a scenario in which seat 0 has these cards and this politics status."""
    return Scenario(**options).cards(0, *cards).status(0, politics=politics, industry=9, culture=9, finance=9)


@pytest.mark.parametrize("politics", range(16))
def test_politics_set_the_card_limit(politics: int) -> None:
    """Page 11."""
    limit = BY_LEVEL["card_limit"][level_of(politics) - 1]
    assert scenario_with_cards(politics).seat(0)["card_limit"] == limit
    held = ("south_america_1", "south_america_2", "south_america_3", "far_east_1", "far_east_2", "far_east_3")  # no politics on them
    table = scenario_with_cards(politics, *held[:limit])
    assert "discarded" not in table.play("pass").kinds
    table = scenario_with_cards(politics, *held[: limit + 1])
    table.play("pass")
    assert table.phase == "discard" and table.legal("discard") == set(held[: limit + 1])
    assert table.ready().match.prompt(0).args == {"over": 1, "limit": limit}
    table.play(f"discard {held[0]}")
    assert table.active == 1 and table.seat(0)["cards"] == sorted(held[1 : limit + 1], key=list(table.view["cards"]).index)


def test_a_seat_that_has_passed_gets_no_turn_in_the_round() -> None:
    """Page 11; ruling 21."""
    table = Scenario().buildings(1, "shipyard").buildings(0, "shipyard")
    table.play("pass", "activate shipyard", "ship africa", "pass")
    assert table.active == 1 and table.view["passed"] == [True, False, True]
    assert table.ready().match.why_not(0, "activate shipyard").id == "not_your_turn"


def test_ordinary_discards_return_to_their_deck_by_value() -> None:
    """Page 11: low values lie on top."""
    table = scenario_with_cards(2, *INDIA[:3]).gone("india_governor").status(0, politics=3)
    table.play("pass", "discard india_2")
    assert table.view["decks"]["india"]["cards"] == ["india_2", "india_4", "india_5"]
    assert table.level(0, "culture") == 8 and table.level(0, "finance") == 8 and table.level(0, "politics") == 2


def test_discarded_governors_leave_the_match() -> None:
    """Page 11."""
    table = scenario_with_cards(0, "africa_governor", "india_governor", "far_east_1")
    table.play("pass", "governor africa_governor", "discard india_governor")
    assert "india_governor" not in table.view["decks"]["india"]["cards"] and not table.holds(0, "india_governor")
    assert "india_governor" in table.ready().match.position()["gone"]


def test_discarded_slavery_cards_are_laid_aside() -> None:
    """Page 11: each costs one glory. They do not return to the deck and their icons do not count."""
    table = scenario_with_cards(0, "slavery_0", "slavery_3", "far_east_1")
    table.play("pass", "discard slavery_3")
    seat = table.seat(0)
    assert seat["aside"] == ["slavery_3"] and seat["cards"] == ["slavery_0", "far_east_1"] and seat["glory"]["slavery"] == -1
    assert "slavery_3" not in table.view["decks"]["slavery"]["cards"] and table.level(0, "industry") == 9 - 3


def test_one_slavery_card_does_not_count_for_the_limit() -> None:
    """Page 11: further slavery cards count."""
    assert "discarded" not in scenario_with_cards(0, "slavery_0", "far_east_1").play("pass").kinds
    table = scenario_with_cards(0, "slavery_0", "slavery_1", "far_east_1")
    table.play("pass")
    assert table.legal("discard") == {"slavery_0", "slavery_1", "far_east_1"}
    assert "discarded" not in scenario_with_cards(0, "slavery_0", "slavery_1").play("pass").kinds


def test_a_governor_on_the_governor_space_does_not_count_for_the_limit() -> None:
    """Page 11."""
    table = scenario_with_cards(0, "africa_governor", "far_east_1")
    table.play("pass")
    assert table.phase == "governor" and table.legal() == {"governor africa_governor", "no_governor"}
    assert table.refusal("governor india_governor") == "not_held"
    table.play("governor africa_governor")
    assert table.seat(0)["cards"] == ["africa_governor", "far_east_1"] and table.seat(0)["governor"] == "africa_governor"


def test_an_event_reports_a_governor_placed_without_a_choice() -> None:
    """Ruling 25: where it makes no difference the first governor goes onto the space. One that lay there before causes no event."""
    events = scenario_with_cards(3, "india_governor", "africa_governor").play("pass")
    assert events.kinds[:2] == ["passed", "placed_governor"]
    assert events.of("placed_governor") == [{"seat": 0, "card": "africa_governor"}]
    assert not scenario_with_cards(3, "africa_governor").on_space(0, "africa_governor").play("pass").of("placed_governor")
    assert not scenario_with_cards(3, "europe_1").play("pass").of("placed_governor")


def test_a_seat_with_two_governors_chooses_which_lies_on_the_space() -> None:
    """Page 11."""
    table = scenario_with_cards(0, "africa_governor", "india_governor")
    table.play("pass", "governor india_governor")
    assert table.seat(0)["cards"] == ["africa_governor", "india_governor"] and table.seat(0)["governor"] == "india_governor"
    table = scenario_with_cards(0, "africa_governor", "india_governor", "far_east_1")
    table.play("pass", "governor india_governor")
    assert table.legal("discard") == {"africa_governor", "far_east_1"}
    assert table.refusal("discard india_governor") == "does_not_count" and table.refusal("discard india_1") == "not_held"


def test_a_discard_that_costs_politics_lowers_the_limit() -> None:
    """Page 11: discards can force further ones."""
    table = Scenario().cards(0, "europe_2", "south_america_1", "south_america_2").status(0, politics=3)
    table.play("pass")
    assert table.ready().match.prompt(0).args == {"over": 1, "limit": 2}
    table.play("discard europe_2")
    assert table.level(0, "politics") == 0 and table.ready().match.prompt(0).args == {"over": 1, "limit": 1}
    table.play("discard south_america_1")
    assert table.seat(0)["cards"] == ["south_america_2"] and table.active == 1


def test_discards_can_force_three_further_discards() -> None:
    """Page 11: each of the three costs politics."""
    table = Scenario().cards(0, "europe_2", "caribbean_1", "caribbean_2", "india_1").status(0, politics=4)
    table.play("pass", "discard europe_2", "discard caribbean_1", "discard caribbean_2")
    assert table.seat(0)["cards"] == ["india_1"] and table.level(0, "politics") == -3
    assert table.active == 1


def test_a_seat_can_keep_seven_cards_at_most() -> None:
    """Page 11: five cards, one slavery card and one governor."""
    table = scenario_with_cards(15, *INDIA, "slavery_0", "africa_governor")
    table.play("pass", "governor africa_governor")
    assert len(table.seat(0)["cards"]) == 7 and table.active == 1


# -- abolition ---------------------------------------------------------------------------------------------------------------------


def before_abolition(**options: str) -> Scenario:
    """Return a scenario in which seat 0 can draw the abolition. Three seats hold slavery cards; seat 2 has passed."""
    table = Scenario(4, **options).buildings(0, "market").deck("europe", "europe_5", "europe_4").gone("europe_4")
    table.cities(london=0, paris=0, venice=0, algiers=0, tripoli=0).cards(0, "slavery_1").cards(1, "slavery_0", "slavery_2")
    return table.cards(2, "slavery_3").passed(2)


def test_abolition_takes_slavery_cards_from_all_seats_at_once() -> None:
    """Page 10: seats lay all slavery cards aside and lose their icons; the deck leaves the match."""
    table = before_abolition()
    events = table.play("activate market", "draw europe")
    assert events.kinds == ["activated", "drew", "abolished", *["laid_aside"] * 4]
    assert [table.seat(seat)["aside"] for seat in range(4)] == [["slavery_1"], ["slavery_0", "slavery_2"], ["slavery_3"], []]
    assert [table.seat(seat)["glory"]["slavery"] for seat in range(4)] == [-1, -2, -1, 0]
    assert [table.level(seat, "industry") for seat in range(4)] == [0] * 4 == [table.level(seat, "finance") for seat in range(4)]
    assert table.level(0, "culture") == 3 and table.view["decks"]["slavery"] == {
        "region": "europe", "cards": [], "top": None, "gone": True,
    }  # fmt: skip
