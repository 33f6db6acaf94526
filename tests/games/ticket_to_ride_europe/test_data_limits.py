"""Tests of data tables at the limits of what can be played, and of match files with such tables and positions."""

import json
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.record import HEADER, link_of

from .edge_positions import START_OFFERS
from .helpers import game, position
from .test_data import board_data, changed_board


def with_few_cards(each_colour: int, locomotives: int) -> dict[str, Any]:
    return {"train_cards": {**board_data()["train_cards"], "each_colour": each_colour, "locomotives": locomotives}}


@pytest.mark.parametrize(("each_colour", "locomotives"), [(1, 1), (1, 14), (2, 8)])
def test_f8_too_few_cards_for_the_setup_are_refused(each_colour: int, locomotives: int) -> None:
    """Rulebook, setup: up to five players get four cards each, and five lie face up."""
    with pytest.raises(bw.BadData, match=rf"train_cards: {8 * each_colour + locomotives}, expected at least 25 cards in all"):
        bw.load("ticket_to_ride_europe", data=with_few_cards(each_colour, locomotives))


def test_f8_just_enough_cards_for_the_setup_are_accepted() -> None:
    match = bw.load("ticket_to_ride_europe", data=with_few_cards(2, 9)).new_match(players=5, seed=2)
    where = match.position()
    assert [sum(hand.values()) for hand in where["hands"]] == [4] * 5 and None not in where["row"] and where["deck"] == {}


@pytest.mark.parametrize("length", ["9" * 5_000, "0", "9", "1 ", "１", "", "x" * 5_000])
def test_a6_3_points_for_lengths_of_no_route_are_refused(length: str) -> None:
    with pytest.raises(bw.BadData, match=r"scoring\.routes: .*, expected lengths from 1 to 8") as error:
        bw.load("ticket_to_ride_europe", data=changed_board(lambda data: data["scoring"]["routes"].update({length: 5})))
    assert len(str(error.value)) < 200


def forge_file(field: str, value: Any) -> dict[str, Any]:
    """Return a match file with another header field and matching links."""
    file: dict[str, Any] = json.loads(json.dumps({**game().new_match(players=2, seed=1).record(), field: value}))
    link = ""
    for name in HEADER:
        link = file["links"][name] = link_of(link, name, file[name])
    return file


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("data", with_few_cards(1, 1)),
        ("data", {"scoring": {**board_data()["scoring"], "routes": {"1" * 5_000: 1}}}),
        ("position", {"players": 2, "tickets": 8}),
        ("position", position(2, phase="second_card", row=[None] * 5, deck="", discard="", rest=1)),
        ("position", {"players": 2, "phase": "start_tickets", "offered": START_OFFERS[:2], "dropped": [["essen-kyiv"], []]}),
    ],
)
def test_f9_a_match_file_with_invalid_data_or_positions_is_refused(field: str, value: Any) -> None:
    """The error names the place."""
    for read in (bw.verify, bw.replay):
        with pytest.raises(bw.BrokenRecord) as error:
            read(forge_file(field, value))
        assert error.value.at == field and "expected" in error.value.why
