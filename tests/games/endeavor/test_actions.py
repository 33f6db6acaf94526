"""Tests of actions (pages 7-10): activating, ship, occupy, attack, draw and payment, with and without enough discs."""

import pytest

from .facts import BLUE, BROWN, CARDS, CITIES, CITY_REGION, LANES, OVERSEAS, TRACKS, TWO_GLORY, card_name
from .scenario import Scenario

# -- beginning an action -----------------------------------------------------------------------------------------------------------


def test_activating_moves_a_disc_from_the_harbour_onto_the_building() -> None:
    """Page 7, option A."""
    table = Scenario().buildings(0, "market").harbour(0, 1)
    table.play("activate market", "draw europe")
    assert table.discs(0) == 0 and table.manned(0) == ["market"]


def test_activating_needs_a_disc() -> None:
    """Page 7."""
    table = Scenario().buildings(0, "market").harbour(0, 0)
    assert table.refusal("activate market") == "no_disc" and table.legal() == {"pass"}


def test_a_manned_building_cannot_be_activated_but_a_second_copy_can() -> None:
    """Page 7, section 8: each copy has its own space."""
    table = Scenario().buildings(0, "market*", "market")
    table.play("activate market", "draw europe", "pass", "pass")
    assert table.manned(0) == ["market", "market"]
    assert table.refusal("activate market") == "all_manned"


@pytest.mark.parametrize("token", BLUE)
def test_a_blue_token_is_spent_for_its_action_and_costs_no_disc(token: str) -> None:
    """Page 7, option B."""
    table = (
        Scenario().tokens(0, **{token: 1}).open("africa").cities(elmina=1, london=1, paris=1).beside("africa", 0).buildings(0, "market*")
    )
    table.play(f"spend {token}")
    expected = {"ship_or_draw": {"ship", "draw"}, "occupy_or_draw": {"occupy", "draw"}, "attack": {"attack"}, "payment": {"free"}}[token]
    kinds = {text.split()[0] for text in table.legal()}
    if token == "payment":  # the only choice is played automatically
        assert table.manned(0) == [] and table.discs(0) == 11
    else:
        assert kinds == expected and table.discs(0) == 10
    assert table.seat(0)["tokens"][token] == 0


@pytest.mark.parametrize("token", BROWN)
def test_a_brown_token_moves_its_marker_at_once(token: str) -> None:
    """Page 6; constraint 12."""
    table = Scenario().buildings(0, "shipyard").lay("india 1", token).status(0, culture=0)
    table.play("activate shipyard", "ship india")
    assert {track: table.level(0, track) for track in TRACKS} == dict.fromkeys(TRACKS, 0) | {token: 1}
    assert table.seat(0)["tokens"][token] == 1


# -- ship --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("region", OVERSEAS)
def test_ship_takes_the_next_space_and_its_token(region: str) -> None:
    """Page 7: from the first space towards the deck. The region may be closed."""
    for discs in range(LANES[region]):
        table = Scenario().buildings(0, "shipyard").lane(region, *[1 + n % 2 for n in range(discs)]).lay(f"{region} {discs + 1}", "attack")
        events = table.play("activate shipyard", f"ship {region}")
        assert events.of("shipped") == [{"seat": 0, "region": region, "space": discs + 1, "token": "attack"}]
        assert table.discs(0) == 8 and table.seat(0)["tokens"]["attack"] == 1
        assert table.view["regions"][region]["lane"][discs] == {"token": None, "seat": 0}


@pytest.mark.parametrize("region", OVERSEAS)
def test_ship_lies_beside_a_full_track(region: str) -> None:
    """Page 7: the disc brings no token but counts as presence."""
    table = Scenario().buildings(0, "shipyard").open(region)
    events = table.play("activate shipyard", f"ship {region}")
    assert events.of("beside") == [{"seat": 0, "region": region}] and "shipped" not in events.kinds
    shown = table.view["regions"][region]
    assert shown["beside"][0] == shown["presence"][0] == 1 and table.discs(0) == 8
    assert not any(table.seat(0)["tokens"].values())


def test_ship_is_impossible_to_europe() -> None:
    """Page 7: Europe has no track."""
    table = Scenario().buildings(0, "shipyard")
    table.play("activate shipyard")
    assert table.legal("ship") == set(OVERSEAS)


def test_ship_needs_two_discs() -> None:
    """Page 7: one for the building, one for the track."""
    table = Scenario().buildings(0, "shipyard").harbour(0, 1)
    assert table.refusal("activate shipyard") == "no_disc"
    table = Scenario().tokens(0, ship_or_draw=1).harbour(0, 1)
    table.play("spend ship_or_draw", "ship africa")
    assert table.discs(0) == 0


# -- occupy ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("city", CITIES.values())
def test_occupy_takes_a_city_and_its_token(city: str) -> None:
    """Page 8: the city is free, its region is open, and the seat is present. A city is worth one or two glory."""
    region = CITY_REGION[city]
    table = Scenario().lay(city, "finance")
    if region != "europe":
        table.open(region).beside(region, 0)
    table.play("activate colonial_house", f"occupy {city}")
    assert table.view["cities"][city]["seat"] == 0 and table.view["cities"][city]["token"] is None
    assert table.level(0, "finance") == 1 and table.discs(0) == 8
    assert table.seat(0)["glory"]["cities"] == (2 if city in TWO_GLORY else 1)


def test_occupy_needs_presence_except_in_europe() -> None:
    """Page 8: presence is a disc on the track, beside it or in a city."""
    table = Scenario().open("africa")
    table.play("activate colonial_house")
    assert table.refusal("occupy elmina") == "no_presence" and table.can("occupy london")
    for prepare in (
        lambda t: t.lane("africa", 0, 2, 2, 2, 2, 2),
        lambda t: t.open("africa").beside("africa", 0),
        lambda t: t.open("africa").cities(zanzibar=0),
    ):
        table = prepare(Scenario())
        table.play("activate colonial_house", "occupy elmina")
        assert table.view["cities"]["elmina"]["seat"] == 0


def test_occupy_needs_two_discs() -> None:
    """Page 8."""
    assert Scenario().harbour(0, 1).refusal("activate colonial_house") == "no_disc"
    table = Scenario().tokens(0, occupy_or_draw=1).harbour(0, 1)
    table.play("spend occupy_or_draw", "occupy london")
    assert table.discs(0) == 0


# -- attack ------------------------------------------------------------------------------------------------------------------------


def test_attack_takes_the_city_and_returns_two_discs_to_the_supplies() -> None:
    """Page 9: one disc goes to the attacker's supply, one replaces the opponent's, which returns to its supply. It brings no token."""
    table = Scenario().buildings(0, "barracks").cities(london=1)
    supplies = [table.seat(seat)["supply"] for seat in (0, 1)]
    events = table.play("activate barracks", "attack london")
    assert events.of("attacked") == [{"seat": 0, "city": "london", "loser_seat": 1}]
    assert table.view["cities"]["london"]["seat"] == 0 and table.discs(0) == 7
    assert [table.seat(seat)["supply"] for seat in (0, 1)] == [supplies[0] + 1, supplies[1] + 1]
    assert not any(table.seat(0)["tokens"].values())


def test_attack_is_legal_only_on_cities_of_other_seats() -> None:
    """Page 9; ruling 9."""
    table = Scenario().buildings(0, "barracks").cities(london=1, paris=0, venice=2)
    table.play("activate barracks")
    assert table.refusal("attack lisbon") == "city_free" and table.refusal("attack paris") == "own_city"
    assert table.legal("attack") == {"london", "venice"}


def test_attack_needs_presence_except_in_europe() -> None:
    """Page 9."""
    table = Scenario().buildings(0, "barracks").open("india").cities(bombay=1, london=1, paris=1)
    table.play("activate barracks")
    assert table.refusal("attack bombay") == "no_presence"
    table = Scenario().buildings(0, "barracks").open("india").cities(bombay=1, london=1).beside("india", 0)
    table.play("activate barracks", "attack bombay")
    assert table.view["cities"]["bombay"]["seat"] == 0


@pytest.mark.parametrize("discs", range(5))
def test_attack_needs_three_discs_with_a_building_and_two_with_a_token(discs: int) -> None:
    """Page 9; ruling 9: two discs are paid after the one for the building."""
    table = Scenario().buildings(0, "barracks").tokens(0, attack=1).cities(london=1).harbour(0, discs)
    assert table.can("activate barracks") == (discs >= 3)
    assert table.can("spend attack") == (discs >= 2)


# -- draw --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [card for card in CARDS if not card.endswith("governor")])
def test_draw_needs_presence_of_the_card_value_and_its_icons_count_at_once(card: str) -> None:
    """Page 10, section 6."""
    deck, value = card.rpartition("_")[0], int(card[-1])
    below = [card_name(deck, n) for n in range(1 if deck not in ("europe", "slavery") else 0, value)]
    for missing in (0, 1) if value else (0,):
        table = Scenario().buildings(0, "market").gone(*below)
        if deck in OVERSEAS:
            table.open(deck).beside(deck, 0, value - missing)
        else:
            table.cities(**dict.fromkeys(["lisbon", "seville", "copenhagen", "algiers", "tripoli"][: value - missing], 0))
        if missing:
            assert table.refusal(f"draw {deck}") == "not_now"
            table.cities(london=1).tokens(0, ship_or_draw=1)
            table.play("spend ship_or_draw")
            assert table.refusal(f"draw {deck}") == "too_little_presence"
            continue
        events = table.play("activate market", f"draw {deck}")
        assert events.of("drew") == [{"seat": 0, "card": card}] and table.holds(0, card)
        assert {track: table.level(0, track) for track in TRACKS} == {track: CARDS[card][track] for track in TRACKS}
        assert table.seat(0)["glory"]["cards"] == CARDS[card]["glory"] and table.discs(0) == 9


def test_presence_counts_track_beside_and_cities() -> None:
    """Page 10."""
    table = (
        Scenario().buildings(0, "market").lane("india", 0, 1, 1, 1, 1, 0, 1).beside("india", 0).cities(bombay=0).gone("india_1", "india_2")
    )
    table.play("activate market")
    assert table.view["regions"]["india"]["presence"] == [4, 5, 0]
    table.play("draw india")
    assert table.holds(0, "india_3")


def test_europe_counts_its_cities_for_both_decks() -> None:
    """Page 10: only discs in cities count. A card of value 0 needs none."""
    table = Scenario().buildings(0, "market", "market")
    table.play("activate market")
    assert table.legal("draw") == {"europe", "slavery"}
    table.play("draw slavery")
    table = Scenario().tokens(0, ship_or_draw=1).cities(london=0).gone("europe_0", "slavery_0", "slavery_1")
    table.play("spend ship_or_draw", "draw europe")
    assert table.holds(0, "europe_1")
    table = Scenario().tokens(0, ship_or_draw=1).cities(london=0).gone("slavery_0", "slavery_1")
    table.play("spend ship_or_draw")
    assert table.refusal("draw slavery") == "too_little_presence"


def test_the_card_limit_does_not_apply_while_drawing() -> None:
    """Page 10: it applies when a seat passes."""
    held = ("india_1", "india_2", "india_3", "india_4", "africa_1", "africa_2")
    table = Scenario().buildings(0, "market").cards(0, *held)
    table.play("activate market", "draw europe")
    assert len(table.seat(0)["cards"]) == 7 > table.seat(0)["card_limit"]


# -- payment -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", ["exchange", "museum", "parliament"])
def test_payment_frees_one_other_building(building: str) -> None:
    """Page 9: the freed building can be activated again."""
    table = Scenario().buildings(0, building, "market*", "shipyard*")
    table.play(f"activate {building}")
    assert table.legal() == {"free market", "free shipyard"}
    assert table.refusal(f"free {building}") == "activated_itself" and table.refusal("free barracks") == "no_disc_there"
    table.play("free market")
    assert table.manned(0) == [building, "shipyard"] or set(table.manned(0)) == {building, "shipyard"}
    assert table.discs(0) == 10 and table.active == 1
    table.play("pass", "pass")
    assert table.can("activate market")
