"""Tests of the nineteen worked examples of the rulebook, numbered as in section 10 of the fact sheet. (18: test_scoring.py.)"""

from .facts import CITIES, LANES
from .scenario import Scenario


def test_1_industry_5_builds_up_to_level_3() -> None:
    """Page 5: green has industry 5 and chooses a theatre."""
    table = Scenario().building_phase().status(0, industry=5)
    assert table.seat(0)["build_level"] == 3 and table.can("build theatre") and not table.can("build university")


def test_2_the_theatre_gives_two_culture() -> None:
    """Page 5."""
    table = Scenario().building_phase().status(0, industry=5)
    table.play("build theatre")
    assert table.level(0, "culture") == 2


def test_3_culture_2_grows_by_3() -> None:
    """Page 6: violet takes three discs."""
    table = Scenario().building_phase().status(0, culture=2).harbour(0, 0)
    table.play("build market", "build market", "build market")
    assert table.discs(0) == 3


def test_4_finance_3_pays_2() -> None:
    """Page 6: white moves two discs back."""
    table = Scenario().building_phase().status(0, finance=3).buildings(0, "market*", "shipyard*", "barracks*")
    table.play("build workshop", "build market", "build market", "free market", "free barracks")
    assert table.manned(0) == ["shipyard"] and table.phase == "turn"


def pass_with_four_cards() -> Scenario:
    """Page 11: a seat with politics 3 has two cards, a slavery card, a governor, and one card too many."""
    cards = ("europe_1", "south_america_1", "india_1", "slavery_1", "africa_governor")
    return Scenario().cards(0, *cards).status(0, politics=3, culture=6)


def test_5_politics_3_keeps_2() -> None:
    """Page 11: two cards, one slavery card, one governor; South America 1 is discarded."""
    table = pass_with_four_cards()
    assert table.seat(0)["card_limit"] == 2
    table.play("pass", "governor africa_governor")
    assert table.ready().match.prompt(0).args == {"over": 1, "limit": 2}
    assert table.legal("discard") == {"europe_1", "south_america_1", "india_1"}
    table.play("discard south_america_1")
    assert table.active == 1 and len(table.seat(0)["cards"]) == 4


def test_6_the_governor_of_the_far_east_gives_industry_culture_and_glory() -> None:
    """Page 6: industry 2, culture 1, and one glory as long as the card is kept."""
    table = Scenario().buildings(0, "shipyard").status(0, culture=0).lane("far_east", *[0] * 7)
    table.play("activate shipyard", "ship far_east")
    assert (table.level(0, "industry"), table.level(0, "culture"), table.seat(0)["glory"]["cards"]) == (2, 1, 1)


def test_7_the_governor_of_africa_goes_to_the_nearer_of_two_equal_seats() -> None:
    """Page 8: black opens the region. Red and another seat have as many discs; red is nearer: finance 2, politics 1."""
    table = Scenario(4).buildings(0, "shipyard").lane("africa", 2, 2, 1, 3, 1)
    events = table.play("activate shipyard", "ship africa")
    assert events.of("governs") == [{"seat": 1, "card": "africa_governor"}]
    assert (table.level(1, "finance"), table.level(1, "politics")) == (2, 1)


def test_8_discarding_south_america_1_costs_two_culture() -> None:
    """Page 11: culture falls by two, and the card returns to its deck."""
    table = pass_with_four_cards()
    table.play("pass", "governor africa_governor", "discard south_america_1")
    assert table.level(0, "culture") == 4 and table.view["decks"]["south_america"]["cards"][:2] == [
        "south_america_governor", "south_america_1",
    ]  # fmt: skip


def discard_at_culture_16() -> Scenario:
    """White has culture 16, the marker on 15, and one card too many."""
    table = Scenario().cards(0, "india_1", "europe_4").status(0, culture=16, politics=1)
    assert table.seat(0)["markers"]["culture"] == 15
    table.play("pass", "discard india_1")
    return table


def test_9_discarding_india_1_costs_one_culture() -> None:
    """Page 9: culture falls from 16 to 15."""
    assert discard_at_culture_16().level(0, "culture") == 15


def test_10_north_america_3_is_drawn_with_presence_5() -> None:
    """Page 10: three discs lie on the track and two in cities. Industry and culture rise by two."""
    table = Scenario().buildings(0, "market").lane("north_america", 0, 1, 0, 1, 2, 0, 2).cities(quebec=0, boston=0)
    table.gone("north_america_1", "north_america_2")
    table.play("activate market", "draw north_america")
    assert table.holds(0, "north_america_3") and (table.level(0, "industry"), table.level(0, "culture")) == (2, 2)


def test_11_abolition_takes_the_icons_of_two_slavery_cards() -> None:
    """Page 10: violet loses four industry and two finance."""
    table = Scenario().buildings(0, "market").cards(1, "slavery_2", "slavery_3").status(1, industry=7, finance=5).deck("europe", "europe_5")
    table.cities(london=0, paris=0, venice=0, algiers=0, tripoli=0)
    table.play("activate market", "draw europe")
    assert (table.level(1, "industry"), table.level(1, "finance")) == (3, 3) and len(table.seat(1)["aside"]) == 2


def test_12_a_politics_token_moves_the_marker_and_an_attack_token_is_spent() -> None:
    """Page 6: the politics marker moves by one. Page 7: the token is spent for an attack."""
    table = Scenario().lay("london", "politics").tokens(0, attack=1).cities(paris=1)
    table.play("activate colonial_house", "occupy london", "pass", "pass")
    assert table.level(0, "politics") == 1
    table.play("spend attack", "attack paris")
    assert table.seat(0)["tokens"]["attack"] == 0 and table.view["cities"]["paris"]["seat"] == 0


def test_13_the_shipyard_can_be_activated_the_bank_cannot() -> None:
    """Page 7."""
    table = Scenario().buildings(0, "shipyard", "bank")
    assert table.can("activate shipyard") and table.refusal("activate bank") == "no_activation_space"


def test_14_a_payment_frees_the_cartographer_or_the_market() -> None:
    """Page 9: black frees one disc and chooses the cartographer."""
    for chosen, other in (("cartographer", "market"), ("market", "cartographer")):
        table = Scenario().buildings(0, "cartographer*", "market*", "exchange").status(0, finance=9)
        table.play("activate exchange", f"free {chosen}")
        assert set(table.manned(0)) == {other, "exchange"} and table.active == 1


def test_15_the_second_city_of_africa_completes_the_link() -> None:
    """Page 8-9: violet occupies one city, later the other one, and gets the link's token."""
    table = (
        Scenario().lane("africa", 1, 0, 1, 0, 1, 1).tokens(0, occupy_or_draw=1).lay("elmina", "finance").lay("elmina-zanzibar", "politics")
    )
    table.play("activate colonial_house", "occupy elmina", "pass", "pass")
    assert table.level(0, "finance") == 1 and table.level(0, "politics") == 0
    table.play("spend occupy_or_draw", "occupy zanzibar")
    assert table.level(0, "politics") == 1 and table.seat(0)["glory"]["links"] == 1
    assert [city for city in CITIES.values() if table.view["cities"][city]["region"] == "africa"] == ["elmina", "zanzibar"]


def test_16_a_disc_on_the_third_space_of_the_far_east_gets_its_token() -> None:
    """Page 7: white ships behind black and white and gets a politics token."""
    table = Scenario().buildings(0, "shipyard").lane("far_east", 1, 0).lay("far_east 3", "politics")
    events = table.play("activate shipyard", "ship far_east")
    assert events.of("shipped") == [{"seat": 0, "region": "far_east", "space": 3, "token": "politics"}]
    assert table.level(0, "politics") == 1 and LANES["far_east"] == 8


def test_17_the_marker_stays_on_15_when_culture_falls_from_16_to_15() -> None:
    """Page 9."""
    table = discard_at_culture_16()
    assert table.seat(0)["markers"]["culture"] == 15 == table.seat(0)["glory"]["culture"]


def test_19_statuses_8_and_9_score_7() -> None:
    """Page 12: the marker moves down. The tracks end at 15."""
    table = Scenario().status(0, culture=8, finance=9, politics=12, industry=10).status(1, industry=99)
    glory = table.seat(0)["glory"]
    assert [glory[track] for track in ("industry", "culture", "finance", "politics")] == [10, 7, 7, 12]
    assert table.seat(1)["glory"]["industry"] == 15 == table.seat(1)["markers"]["industry"]
