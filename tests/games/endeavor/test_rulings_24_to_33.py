"""Tests of rulings 24 to 33 of the fact sheet (section 15). test_rulings.py tests ruling 24 with ruling 1."""

from .scenario import Scenario


def test_25_a_seat_over_the_limit_may_leave_the_space_empty() -> None:
    """Ruling 25: the seat then discards its governor, and the empty space is worth three glory."""
    table = Scenario(round=7).cards(0, "africa_governor", "far_east_1").status(0, politics=0)
    table.play("pass", "no_governor", "discard africa_governor")
    assert table.seat(0)["cards"] == ["far_east_1"] and table.seat(0)["glory"]["governor_space"] == 3
    assert "africa_governor" in table.ready().match.position()["gone"]


def test_25_the_governor_is_chosen_once_and_cannot_be_discarded_then() -> None:
    """Ruling 25: after the choice cards are discarded one at a time."""
    table = Scenario().cards(0, "africa_governor", "far_east_1", "far_east_2", "far_east_3").status(0, politics=1)
    table.play("pass", "governor africa_governor")
    assert table.legal() == {"discard far_east_1", "discard far_east_2", "discard far_east_3"}
    table.play("discard far_east_1")
    assert table.legal() == {"discard far_east_2", "discard far_east_3"}


def test_25_a_governor_is_placed_without_a_choice_where_it_makes_no_difference() -> None:
    """docs/games/endeavor.md: within the limit and before the last round a governor lies on the space."""
    table = Scenario(round=6).cards(0, "africa_governor").status(0, politics=1)
    table.play("pass")
    assert table.active == 1 and table.seat(0)["governor"] == "africa_governor"
    table = Scenario(round=7).cards(0, "africa_governor").status(0, politics=1)
    table.play("pass")
    assert table.phase == "governor"


def test_25_the_space_can_be_chosen_anew_at_each_pass() -> None:
    """Page 11: the governor of the round before does not bind."""
    table = Scenario(round=7).cards(0, "africa_governor", "india_governor").status(0, politics=4).on_space(0, "africa_governor")
    table.play("pass")
    assert table.legal() == {"governor africa_governor", "governor india_governor", "no_governor"}
    table.play("no_governor")
    assert table.seat(0)["governor"] is None and table.seat(0)["glory"]["governor_space"] == 3


def test_26_a_governor_received_after_passing_leaves_the_space_as_it_was() -> None:
    """Ruling 26: the space keeps what lay there at the pass."""
    table = Scenario(round=7).cards(1, "india_governor").on_space(1, "india_governor").passed(1).buildings(0, "shipyard")
    table.lane("africa", 1, 1, 1, 1, 1)
    events = table.play("activate shipyard", "ship africa")
    assert events.of("governs") == [{"seat": 1, "card": "africa_governor"}]
    assert table.seat(1)["governor"] == "india_governor" and table.seat(1)["glory"]["governor_space"] == 0


def test_27_a_single_slavery_card_is_never_discarded() -> None:
    """Ruling 27: the card is outside the limit."""
    table = Scenario().cards(0, "slavery_0", "far_east_1", "far_east_2").status(0, politics=0)
    table.play("pass")
    assert table.legal("discard") == {"far_east_1", "far_east_2"} and table.refusal("discard slavery_0") == "does_not_count"


def test_27_one_of_two_slavery_cards_may_be_discarded_but_not_the_last() -> None:
    """Ruling 27."""
    table = Scenario().cards(0, "slavery_0", "slavery_1", "far_east_1", "far_east_2").status(0, politics=0)
    table.play("pass", "discard slavery_1")
    assert table.legal("discard") == {"far_east_1", "far_east_2"}


def test_28_a_higher_level_is_legal_only_if_all_lower_ones_are_sold_out() -> None:
    """Ruling 28: then the lowest level in stock."""
    sold_out = {"market": 0, "shipyard": 0, "workshop": 0, "bank": 0, "barracks": 0, "guild_hall": 0}
    table = Scenario().building_phase().status(0, industry=2).stock(**sold_out)
    assert table.legal("build") == {"docks", "fortress", "theatre"}
    table = Scenario().building_phase().status(0, industry=2).stock(**sold_out | {"workshop": 1})
    assert table.legal("build") == {"workshop"}


def test_29_the_seat_that_fills_the_track_wins_ties() -> None:
    """Ruling 29."""
    table = Scenario(5).buildings(0, "shipyard").lane("africa", 0, 1, 1, 2, 2)
    events = table.play("activate shipyard", "ship africa")
    assert events.of("governs") == [{"seat": 0, "card": "africa_governor"}]


def test_30_a_payment_token_frees_any_building() -> None:
    """Ruling 30: including one of level 5."""
    table = Scenario().buildings(0, "parliament*", "market*").tokens(0, payment=1)
    table.play("spend payment")
    assert table.legal() == {"free parliament", "free market"}


def test_31_abolition_hits_seats_that_have_passed_and_the_limit_is_not_checked_again() -> None:
    """Ruling 31: these seats keep their cards."""
    table = Scenario().buildings(0, "market").deck("europe", "europe_5").passed(1).status(1, politics=0)
    table.cities(london=0, paris=0, venice=0, algiers=0, tripoli=0).cards(1, "slavery_4", "far_east_1", "far_east_2")
    table.play("activate market", "draw europe")
    assert table.seat(1)["aside"] == ["slavery_4"] and table.seat(1)["cards"] == ["far_east_1", "far_east_2"]
    assert table.active == 2


def test_32_an_and_ends_when_its_second_half_is_impossible() -> None:
    """Ruling 32."""
    table = Scenario().buildings(0, "docks").open("africa").beside("africa", 0).cities(elmina=1, zanzibar=1)
    table.play("activate docks", "ship africa")
    assert table.active == 1
    table = Scenario().buildings(0, "trade_office").deck("slavery", "slavery_0")
    table.play("activate trade_office", "draw slavery")
    assert table.active == 1


def test_33_a_negative_supply_refuses_nothing() -> None:
    """Ruling 33: substitutes replace the missing discs."""
    table = Scenario().harbour(0, 40).buildings(0, "shipyard")
    assert table.seat(0)["supply"] == -10
    table.play("activate shipyard", "ship india")
    assert table.discs(0) == 38 and table.seat(0)["supply"] == -10
