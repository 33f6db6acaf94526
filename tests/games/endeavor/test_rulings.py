"""Tests of rulings 1 to 23 of the fact sheet (section 11), and of the other readings that options offer."""

import pytest

from .scenario import Scenario

ABOLITION_CITIES = ("london", "paris", "venice", "algiers", "tripoli")


def during_payment(finance: int, **options: str) -> Scenario:
    table = Scenario(**options).buildings(0, "market*", "market*", "shipyard*", "guild_hall*", "exchange")
    return table.status(0, finance=finance)


def test_1_a_payment_frees_one_disc() -> None:
    """Ruling 1: at any level of finance."""
    table = during_payment(10)
    table.play("activate exchange", "free market")
    assert len(table.manned(0)) == 4 and table.active == 1


@pytest.mark.parametrize(("finance", "freed"), [(0, 1), (2, 2), (4, 3), (7, 4)])
def test_1_a_payment_frees_as_many_discs_as_finance_with_the_option(finance: int, freed: int) -> None:
    """Rulings 1, 24: option `payment` = `finance`, with a building and with a token."""
    table = during_payment(finance, payment="finance").tokens(0, payment=1)
    choices = ["free market", "free shipyard", "free guild_hall", "free market"][:freed]
    table.play("activate exchange", *choices)
    assert len(table.manned(0)) == 5 - freed and table.active == 1
    table = during_payment(finance, payment="finance").tokens(0, payment=1)
    table.play("spend payment", *choices)
    assert len(table.manned(0)) == 4 - freed and table.active == 1


def test_1_surplus_payments_lapse() -> None:
    """Ruling 24: as in the salary phase."""
    table = Scenario(payment="finance").buildings(0, "market*", "exchange").status(0, finance=9)
    table.play("activate exchange", "free market")
    assert table.manned(0) == ["exchange"] and table.active == 1


def test_2_a_payment_does_not_free_itself() -> None:
    """Ruling 2: a payment frees any other building. A payment token frees one of level 5, too."""
    table = Scenario().buildings(0, "museum", "market*", "shipyard*")
    table.play("activate museum")
    assert table.refusal("free museum") == "activated_itself"
    table = Scenario().buildings(0, "museum*", "market*").tokens(0, payment=1)
    table.play("spend payment", "free museum")
    assert table.manned(0) == ["market"]


@pytest.mark.parametrize("name", ["barracks", "exchange"])
def test_3_a_building_without_a_possible_action_is_not_activated(name: str) -> None:
    """Ruling 3: no city can be attacked, no disc can be freed."""
    assert Scenario().buildings(0, name).refusal(f"activate {name}") == "nothing_to_do"


def test_3_one_possible_half_of_an_and_is_enough() -> None:
    """Ruling 3: every European city is taken and no other region is open, but the docks can ship."""
    cities = ("london", "copenhagen", "lisbon", "seville", "paris", "venice", "constantinople", "algiers", "tripoli", "alexandria")
    table = Scenario().buildings(0, "docks").cities(**dict.fromkeys(cities, 1))
    assert table.refusal("activate colonial_house") == "nothing_to_do"
    table.play("activate docks", "ship india")
    assert table.active == 1


def test_4_docks_in_europe_occupy_without_shipping() -> None:
    """Ruling 4: Europe has no track, so the turn is over."""
    table = Scenario().buildings(0, "docks")
    table.play("activate docks", "occupy london")
    assert table.discs(0) == 8 and table.active == 1


def test_5_docks_occupy_a_city_in_the_region_that_they_open() -> None:
    """Ruling 5: the governor comes first."""
    table = Scenario().buildings(0, "docks").lane("africa", 1, 1, 1, 1, 2).lay("elmina", "finance")
    events = table.play("activate docks", "ship africa", "occupy elmina")
    assert [kind for kind in events.kinds if kind in ("governs", "occupied")] == ["governs", "occupied"]
    table = Scenario().buildings(0, "docks").lane("africa", 1, 1, 1, 1, 2)
    table.play("activate docks")
    assert table.refusal("occupy elmina") == "region_closed"


def test_6_the_cartographer_fills_a_track_and_lies_beside_it() -> None:
    """Ruling 6: the second disc brings no token and no governor."""
    table = Scenario().buildings(0, "cartographer").lane("africa", 1, 1, 1, 1, 2).lay("africa 6", "finance")
    events = table.play("activate cartographer", "ship africa", "ship africa")
    assert events.kinds == ["activated", "shipped", "opened", "governs", "beside"]
    assert table.view["regions"]["africa"]["beside"] == [1, 0, 0] and table.level(0, "finance") == 1


def test_7_an_occupation_gives_the_city_token_then_those_of_all_links() -> None:
    """Ruling 7: one occupation can complete several links."""
    table = Scenario().cities(paris=0, constantinople=0).lay("venice", "finance").lay("paris-venice", "culture")
    table.lay("venice-constantinople", "attack")
    events = table.play("activate colonial_house", "occupy venice")
    assert events.kinds == ["activated", "occupied", "linked", "linked"]
    assert (table.level(0, "finance"), table.level(0, "culture"), table.seat(0)["tokens"]["attack"]) == (1, 1, 1)


def test_8_an_attack_completes_links_and_breaks_them() -> None:
    """Ruling 8: the attacker gets the token of a new link. The seat that loses the city loses its links."""
    table = Scenario().buildings(0, "barracks").cities(paris=0, venice=1, constantinople=1).lay("paris-venice", "culture")
    table.lay("venice-constantinople", None)
    table.play("activate barracks", "attack venice")
    assert table.level(0, "culture") == 1
    links = table.view["links"]
    assert links["paris-venice"]["seat"] == 0 and links["venice-constantinople"]["seat"] is None


def test_9_an_attack_costs_three_discs_with_a_building_and_two_with_a_token() -> None:
    """Ruling 9: only cities of other seats can be attacked."""
    table = Scenario().buildings(0, "barracks").tokens(0, attack=1).cities(london=1, paris=0).harbour(0, 2)
    assert table.refusal("activate barracks") == "no_disc"
    table.play("spend attack", "attack london")
    assert table.discs(0) == 0
    assert Scenario().buildings(0, "barracks").cities(paris=0).refusal("activate barracks") == "nothing_to_do"


def test_10_each_of_two_drawn_cards_needs_presence_of_its_own_value() -> None:
    """Ruling 10."""
    table = Scenario().buildings(0, "trade_office").open("india").beside("india", 0, 2)
    table.play("activate trade_office", "draw india", "draw india")
    assert table.seat(0)["cards"] == ["india_1", "india_2"]
    table = Scenario().buildings(0, "trade_office").open("india").beside("india", 0, 1).cities(london=1)
    table.play("activate trade_office", "draw india")
    assert table.seat(0)["cards"] == ["india_1"] and table.active == 1


def test_11_a_returned_card_hides_a_higher_one() -> None:
    """Ruling 11."""
    table = Scenario().open("india").gone("india_2").cards(0, "india_1", "far_east_1").status(0, politics=1)
    assert table.view["decks"]["india"]["top"] == "india_3"
    table.play("pass", "discard india_1")
    assert table.view["decks"]["india"]["cards"] == ["india_1", "india_3", "india_4", "india_5"]


def test_12_an_empty_deck_cannot_be_drawn_from() -> None:
    """Ruling 12: the other European deck still can."""
    table = Scenario().tokens(0, ship_or_draw=1).deck("europe")
    table.play("spend ship_or_draw")
    assert table.refusal("draw europe") == "deck_empty" and table.can("draw slavery")


def test_13_a_closed_region_allows_only_shipping() -> None:
    """Ruling 13: its governor cannot be drawn."""
    table = Scenario().buildings(0, "guild_hall").lane("africa", 0, 0, 0, 0, 0)
    table.play("activate guild_hall")
    assert table.refusal("draw africa") == "region_closed" and table.can("ship africa")


def test_14_a_governor_received_after_passing_is_kept_beyond_the_limit() -> None:
    """Rulings 14, 26: the limit is not checked. The governor space stays empty and is worth three glory."""
    table = Scenario(round=7).cards(1, "far_east_1", "far_east_2").status(1, politics=2).passed(1).buildings(0, "shipyard")
    table.lane("africa", 1, 1, 1, 1, 1)
    table.play("activate shipyard", "ship africa")
    seat = table.seat(1)
    assert seat["cards"] == ["africa_governor", "far_east_1", "far_east_2"] and seat["governor"] is None
    assert seat["glory"]["governor_space"] == 3 and seat["glory"]["cards"] == 1
    table.play("pass", "pass")
    assert table.match.over and len(table.match.result.breakdown[1]["cards"]["cards"]) == 1


def test_14_the_limit_is_checked_at_the_next_pass() -> None:
    """Ruling 14."""
    table = Scenario().cards(0, "far_east_1", "far_east_2", "far_east_3").status(0, politics=1)
    table.play("pass")
    assert table.phase == "discard"


FIVE_CARDS = ("caribbean_1", "caribbean_3", "far_east_1", "far_east_2", "far_east_3")


def test_15_a_limit_of_five_leaves_a_place_for_a_slavery_card() -> None:
    """Ruling 15."""
    assert "discarded" not in Scenario().cards(0, *FIVE_CARDS, "slavery_0").status(0, politics=12).play("pass").kinds


def test_15_a_limit_of_five_has_no_slavery_place_with_the_option() -> None:
    """Ruling 15, option `slavery_place` = `below_five`."""
    table = Scenario(slavery_place="below_five").cards(0, *FIVE_CARDS, "slavery_0").status(0, politics=12)
    table.play("pass")
    assert table.legal("discard") == {*FIVE_CARDS, "slavery_0"}
    table.play("discard slavery_0")
    assert table.seat(0)["aside"] == ["slavery_0"] and table.active == 1
    table = Scenario(slavery_place="below_five").cards(0, *FIVE_CARDS[:4], "slavery_0").status(0, politics=9)
    assert "discarded" not in table.play("pass").kinds


def test_15_the_slavery_place_returns_when_the_limit_falls() -> None:
    """Ruling 15: the limit is computed again after each card."""
    table = Scenario(slavery_place="below_five").cards(0, *FIVE_CARDS, "slavery_0").status(0, politics=10)
    table.play("pass", "discard caribbean_1")
    assert table.seat(0)["card_limit"] == 4 and table.active == 1 and "slavery_0" in table.seat(0)["cards"]


def test_16_abolition_hits_the_seat_that_takes_it() -> None:
    """Ruling 16."""
    table = (
        Scenario()
        .buildings(0, "market", "market")
        .deck("europe", "europe_5")
        .cities(**dict.fromkeys(ABOLITION_CITIES, 0))
        .cards(0, "slavery_5")
    )
    table.play("activate market", "draw europe")
    assert table.seat(0)["aside"] == ["slavery_5"] and (table.level(0, "industry"), table.level(0, "finance")) == (0, 0)


def test_16_abolition_drawn_again_has_no_further_effect() -> None:
    """Ruling 16."""
    table = Scenario().buildings(1, "market").abolished().deck("europe", "europe_5").cities(**dict.fromkeys(ABOLITION_CITIES, 1)).turn(1)
    events = table.play("activate market", "draw europe")
    assert events.kinds == ["activated", "drew"] and table.holds(1, "europe_5")


def test_17_cards_laid_aside_do_not_count_for_the_limit() -> None:
    """Ruling 17."""
    table = Scenario().cards(0, "slavery_0", "slavery_1", "slavery_2", "far_east_1").status(0, politics=0)
    table.play("pass", "discard slavery_0", "discard slavery_2")
    seat = table.seat(0)
    assert seat["cards"] == ["slavery_1", "far_east_1"] and seat["counted"] == 1 and len(seat["aside"]) == 2
    assert table.view["decks"]["slavery"]["cards"] == ["slavery_3", "slavery_4", "slavery_5"]


def test_18_growth_continues_with_an_empty_supply() -> None:
    """Rulings 18 and 33."""
    table = Scenario().building_phase().harbour(0, 30)
    assert table.seat(0)["supply"] == 0
    table.play("build market", "build market", "build market")
    assert table.discs(0) == 32


def test_19_the_harbour_has_no_limit() -> None:
    """Ruling 19."""
    table = Scenario().harbour(0, 60).tokens(0, ship_or_draw=6, politics=20)
    assert table.discs(0) == 60 and table.seat(0)["supply"] == -30 and table.seat(0)["tokens"]["ship_or_draw"] == 6


def test_20_a_blue_token_can_be_spent_in_the_round_in_which_it_came() -> None:
    """Ruling 20: in consecutive turns, one each."""
    table = Scenario().passed(1, 2).lay("london", "ship_or_draw").tokens(0, ship_or_draw=1)
    table.play("activate colonial_house", "occupy london", "spend ship_or_draw", "ship india", "spend ship_or_draw", "ship india")
    assert table.seat(0)["tokens"]["ship_or_draw"] == 0 and table.active == 0


def test_21_passing_is_final() -> None:
    """Ruling 21: even if the player could act again."""
    table = Scenario().lane("africa", 0, 0, 0, 0, 0).buildings(1, "shipyard").buildings(0, "market")
    table.play("pass", "activate shipyard", "ship africa", "pass")
    assert table.active == 1 and table.holds(0, "africa_governor")
    table.play("pass")
    assert table.view["round"] == 3


def test_22_buildings_below_level_five_never_sell_out() -> None:
    """Ruling 22: of the 42 lower buildings at most 35 are built."""
    table = Scenario(5)
    lower = sum(building["stock"] for building in table.view["buildings"].values() if building["level"] < 5)
    assert lower == 42 > 5 * 7


def test_23_equal_glory_shares_the_victory() -> None:
    """Ruling 23."""
    table = Scenario(round=7)
    table.end_round()
    assert table.match.result.ranking == [[0, 1, 2]] and len(set(table.match.result.scores)) == 1
