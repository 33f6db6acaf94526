"""The result in the terminal: places, and the breakdown of the points."""

from __future__ import annotations

import io
from typing import Any

from boardwright.cli.board import show_result
from boardwright.cli.screen import Screen
from boardwright.core.domain.match import Result
from boardwright.core.text.words import Words
from tests.cli.conftest import GAME

WORDS = Words("en", GAME, ["Ana", "Ben\x1b[2J", "Cy"])
PARTS: list[Any] = [
    {"long_lines": {"points": 21, "lines": ["a"]}, "tickets": {"points": -8}, "tie": {"made": 3}},
    {"long_lines": {"points": 40}, "stations": {"points": 12}},
    {"long_lines": {"points": 0}, "tickets": {"points": 13}},
]


def told(scores: list[int] | None, breakdown: list[Any]) -> list[list[str]]:
    out = io.StringIO()
    show_result(Screen(out), Result([[1], [0, 2]], scores, "turn_cap", breakdown), 3, WORDS)
    return [line.split() for line in out.getvalue().splitlines() if line.strip(" ─")]


def test_a_row_for_each_source_a_column_for_each_player_in_the_order_of_the_places() -> None:
    assert told([13, 52, 13], PARTS)[-5:] == [
        ["Ben", "[2J", "Ana", "Cy"],
        ["long", "lines", "40", "21", "0"],
        ["tickets", "−8", "13"],
        ["stations", "12"],
        ["Total", "52", "13", "13"],
    ]


def test_what_does_not_add_up_is_not_called_a_total() -> None:
    assert told([14, 52, 13], PARTS)[-1] == ["Score", "52", "14", "13"]


def test_a_game_without_sources_has_no_table() -> None:
    assert [line[0] for line in told([13, 52, 13], [])] == ["★", "1.", "2.", "2."]
    assert len(told(None, [])) == 1
