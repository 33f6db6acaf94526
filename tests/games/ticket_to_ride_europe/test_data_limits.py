"""Data tables at the edge of what can be played with, and match files that bring such tables and positions."""

import json
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.record import HEADER, link_of
from tests.conftest import many

from .far import START
from .helpers import game, position
from .test_data import board, other_board

TABLES = many(40, proving=100, short=20)
MATCHES = many(1, proving=16, short=1)
DECISIONS = many(400, proving=3_200, short=200)


def few_cards(each_colour: int, locomotives: int) -> dict[str, Any]:
    return {"train_cards": {**board()["train_cards"], "each_colour": each_colour, "locomotives": locomotives}}


@pytest.mark.parametrize(("each_colour", "locomotives"), [(1, 1), (1, 14), (2, 8)])
def test_f8_too_few_cards_for_the_setup(each_colour: int, locomotives: int) -> None:
    """Rulebook, setup: four cards each for up to five players, five face up."""
    with pytest.raises(bw.BadData, match=rf"train_cards: {8 * each_colour + locomotives}, expected at least 25 cards in all"):
        bw.load("ticket_to_ride_europe", data=few_cards(each_colour, locomotives))


def test_f8_just_enough_cards_for_the_setup() -> None:
    match = bw.load("ticket_to_ride_europe", data=few_cards(2, 9)).new_match(players=5, seed=2)
    where = match.position()
    assert [sum(hand.values()) for hand in where["hands"]] == [4] * 5 and None not in where["row"] and where["deck"] == {}


@pytest.mark.parametrize("length", ["9" * 5_000, "0", "9", "1 ", "１", "", "x" * 5_000])
def test_a6_3_points_for_lengths_that_no_route_has(length: str) -> None:
    with pytest.raises(bw.BadData, match=r"scoring\.routes: .*, expected lengths from 1 to 8") as error:
        bw.load("ticket_to_ride_europe", data=other_board(lambda data: data["scoring"]["routes"].update({length: 5})))
    assert len(str(error.value)) < 200


def forged(field: str, value: Any) -> dict[str, Any]:
    """A match file with another header field, and links that fit it."""
    file: dict[str, Any] = json.loads(json.dumps({**game().new_match(players=2, seed=1).record(), field: value}))
    link = ""
    for name in HEADER:
        link = file["links"][name] = link_of(link, name, file[name])
    return file


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("data", few_cards(1, 1)),
        ("data", {"scoring": {**board()["scoring"], "routes": {"1" * 5_000: 1}}}),
        ("position", {"players": 2, "tickets": 8}),
        ("position", position(2, phase="second_card", row=[None] * 5, deck="", discard="", rest=1)),
        ("position", {"players": 2, "phase": "start_tickets", "offered": START[:2], "dropped": [["essen-kyiv"], []]}),
    ],
)
def test_f9_a_match_file_with_such_data_or_positions(field: str, value: Any) -> None:
    """Is refused like any other broken file, and the error names the place."""
    for read in (bw.verify, bw.replay):
        with pytest.raises(bw.BrokenRecord) as error:
            read(forged(field, value))
        assert error.value.at == field and "expected" in error.value.why


# -- tables changed in one to three places ---------------------------------------------------------------------------------------
