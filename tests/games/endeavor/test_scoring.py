"""Tests of the final scoring (page 12): every source of glory, and the worked example from a position file."""

import json
from pathlib import Path

import pytest

from .facts import CARDS, TRACK_GLORY, TRACKS, TWO_GLORY
from .scenario import Scenario, game

EXAMPLE = Path(__file__).parent / "positions" / "seventy_one.json"


def breakdown_at_end(table: Scenario) -> dict[str, dict[str, object]]:
    """End the last round, and return the glory of seat 0 by source."""
    table.r.round_no = 7
    table.end_round()
    assert table.match.over
    return table.match.result.breakdown[0]


def test_tracks_score_the_next_number_at_or_below_the_marker() -> None:
    """Page 12, section 4."""
    expected = {(track, status): {"points": TRACK_GLORY[min(15, status)], "level": status} for track in TRACKS for status in range(19)}
    assert {(track, status): breakdown_at_end(Scenario().status(0, **{track: status}))[track] for track, status in expected} == expected


def test_cities_score_one_or_two_and_links_one() -> None:
    """Page 12: two of the cities are worth two."""
    owned = {"potosi": 0, "edo": 0, "paris": 0, "venice": 0, "elmina": 0, "london": 1, "zanzibar": 1}
    breakdown = breakdown_at_end(Scenario().cities(**owned))
    assert breakdown["cities"]["points"] == 7 and set(breakdown["cities"]["cities"]) == {city for city, seat in owned.items() if seat == 0}
    assert {"potosi", "edo"} == TWO_GLORY and breakdown["links"] == {"points": 1, "links": ["paris-venice"]}


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card]["glory"]])
def test_cards_score_their_glory_signs(card: str) -> None:
    """Page 12: only cards that a seat keeps."""
    table = Scenario().cards(0, card)
    breakdown = breakdown_at_end(table)
    assert breakdown["cards"] == {"points": CARDS[card]["glory"], "cards": {card: CARDS[card]["glory"]}}


@pytest.mark.parametrize(("choice", "points"), [("governor africa_governor", 0), ("no_governor", 3)])
def test_an_empty_governor_space_scores_three(choice: str, points: int) -> None:
    """Page 12: in the last round the seat chooses."""
    table = Scenario(round=7).cards(0, "africa_governor").status(0, politics=4)
    table.play("pass", choice)
    assert table.seat(0)["glory"]["governor_space"] == points and table.holds(0, "africa_governor")
    assert table.seat(1)["glory"]["governor_space"] == 3


@pytest.mark.parametrize("count", [0, 1, 2])
def test_universities_score_three_each(count: int) -> None:
    """Page 12."""
    assert breakdown_at_end(Scenario().buildings(0, *["university"] * count))["buildings"]["points"] == 3 * count


@pytest.mark.parametrize("discs", range(10))
def test_three_discs_in_the_harbour_score_one(discs: int) -> None:
    """Page 12."""
    assert breakdown_at_end(Scenario().harbour(0, discs))["harbour"] == {"points": discs // 3, "discs": discs}


def test_slavery_cards_laid_aside_cost_one_each() -> None:
    """Page 12: kept ones cost nothing."""
    table = Scenario().cards(0, "slavery_0", "slavery_1", "slavery_2").status(0, politics=0)
    table.r.round_no = 7
    table.play("pass", "discard slavery_1")
    assert table.seat(0)["glory"]["slavery"] == -1 and table.seat(0)["cards"] == ["slavery_0", "slavery_2"]


def test_blue_tokens_and_discs_on_buildings_are_worth_nothing() -> None:
    """Page 12: only discs in the harbour count."""
    table = Scenario().tokens(0, attack=2, payment=2, ship_or_draw=3).buildings(0, "market*", "market*", "market*").harbour(0, 0)
    assert sum(part["points"] for part in breakdown_at_end(table).values()) == 3


def test_most_glory_wins_and_equal_glory_shares_the_place() -> None:
    """Page 12; ruling 23."""
    table = Scenario(4, round=7).harbour(0, 3).harbour(1, 6).harbour(2, 0).harbour(3, 6)
    table.end_round()
    assert table.match.result.scores == [4, 5, 3, 5] and table.match.result.ranking == [[1, 3], [0], [2]]


def test_the_example_of_page_12_scores_71() -> None:
    """16 + 9 + (10 + 7 + 7 + 12) + 5 + 3 + 3 + 1 - 2 = 71 (constraint 18)."""
    match = game().from_position(json.loads(EXAMPLE.read_text()))
    red = match.result.breakdown[0]
    assert {source: part["points"] for source, part in red.items()} == {
        "cities": 16, "links": 9, "industry": 10, "culture": 7, "finance": 7, "politics": 12, "cards": 5,
        "governor_space": 3, "buildings": 3, "harbour": 1, "slavery": -2,
    }  # fmt: skip
    assert (red["culture"]["level"], red["finance"]["level"]) == (8, 9) and len(red["cities"]["cities"]) == 15
    assert match.result.scores[0] == 71
