"""Tests of the result in the terminal: places, and the breakdown of the points."""

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


def shown_lines(scores: list[int] | None, breakdown: list[Any]) -> list[list[str]]:
    """Return the lines that `show_result` prints, split into words."""
    out = io.StringIO()
    show_result(Screen(out), Result([[1], [0, 2]], scores, "turn_cap", breakdown), 3, WORDS)
    return [line.split() for line in out.getvalue().splitlines() if line.strip(" ─")]


def test_the_breakdown_has_a_row_for_each_source_and_a_column_for_each_place() -> None:
    assert shown_lines([13, 52, 13], PARTS)[-5:] == [
        ["Ben", "[2J", "Ana", "Cy"],
        ["long", "lines", "40", "21", "0"],
        ["tickets", "−8", "13"],
        ["stations", "12"],
        ["Total", "52", "13", "13"],
    ]


def test_scores_that_differ_from_the_sum_of_their_parts_are_not_called_a_total() -> None:
    assert shown_lines([14, 52, 13], PARTS)[-1] == ["Score", "52", "14", "13"]


def test_a_game_without_a_breakdown_shows_no_table() -> None:
    assert [line[0] for line in shown_lines([13, 52, 13], [])] == ["★", "1.", "2.", "2."]
    assert len(shown_lines(None, [])) == 1
