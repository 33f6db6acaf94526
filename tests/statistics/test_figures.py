"""Tests of summaries of matches and of figures over many matches: stored examples, and matches of every game."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.domain.record import write
from boardwright.core.errors import NotCounted
from boardwright.core.text.words import LANGUAGES, Words
from boardwright.statistics import Entry, Levels, MatchSummary, figures, summary_of
from boardwright.statistics.document import as_csv, as_json
from boardwright.statistics.figures import once_each, seats_of
from boardwright.statistics.typical import typical_numbers
from tests.analysis.test_analysing import greedy_match, random_match
from tests.contract.matches import GAMES, SMALLEST

CASES: dict[str, Any] = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
MATCHES = [MatchSummary.of_plain(each) for each in CASES["matches"]]
LEVELS = {game: Levels(**each) for game, each in CASES["levels"].items()}


@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: str(case["player"]))
def test_figures_equal_those_of_the_stored_examples(case: dict[str, Any]) -> None:
    entries = [Entry(match, seat) for match in once_each(MATCHES) for seat in seats_of(match, case["player"])]
    assert [each._asdict() for each in figures(entries, LEVELS)] == case["figures"]


@pytest.mark.parametrize("name", GAMES)
def test_the_summary_of_a_match_agrees_with_its_result(name: str) -> None:
    match = greedy_match(name, 1)
    file = write(match, [{"kind": "bot", "name": f"Bot {seat}", "level": "greedy"} for seat in range(match.players)])
    summary, result = summary_of(match, file, 5), match.result
    assert result is not None and (summary.match, summary.date, summary.options) == (file["end"]["link"], 5, match.options)
    assert [seat.points for seat in summary.seats] == (result.scores or [None] * match.players)
    assert {number for number, seat in enumerate(summary.seats) if seat.place == 1} == set(result.ranking[0])
    for seat in summary.seats:
        assert sum(seat.sources.values()) == (seat.points or 0)
        assert list(seat.typical) == list(match.game.about["typical"])  # all declared numbers are found
    for lang in LANGUAGES:
        assert all(Words(lang, name, strict=True).has(f"typical-{number}") for number in match.game.about["typical"])
    assert MatchSummary.of_plain(json.loads(json.dumps(summary.plain()))) == summary


def test_a_turn_is_a_run_of_decisions_of_one_seat() -> None:
    match = greedy_match(SMALLEST, 1)
    seats = [seat for seat, _ in match.decisions]
    runs = [seat for number, seat in enumerate(seats) if number == 0 or seats[number - 1] != seat]
    assert [seat.typical["turns"] for seat in summary_of(match, write(match)).seats] == [runs.count(seat) for seat in range(match.players)]


def test_paths_of_typical_numbers_find_numbers_and_count_lists_and_tables() -> None:
    breakdown = {"a": {"n": 3, "list": [1, 2], "table": {"x": 1}, "flag": True, "text": "abc"}}
    paths = {path: f"a.{path}" for path in breakdown["a"]} | {"gone": "b.n", "deep": "a.n.more"}
    assert typical_numbers({"typical": paths}, breakdown, 0) == {"n": 3, "list": 2, "table": 1}


def test_unfinished_matches_and_those_from_positions_are_not_counted() -> None:
    unfinished = random_match(SMALLEST, 4)
    with pytest.raises(NotCounted, match="not over"):
        summary_of(unfinished, write(unfinished))
    match = greedy_match(SMALLEST, 1)
    for change in ({"position": {}}, {"data": {}}):
        with pytest.raises(NotCounted, match="from a position or has components"):
            summary_of(match, write(match) | change)


def test_statistics_are_written_as_json_and_csv() -> None:
    document = as_json([], MATCHES[:1])
    assert as_csv(MATCHES) == CASES["csv"]
    assert (document["format"], document["version"], document["matches"]) == ("boardwright-statistics", 1, CASES["matches"][:1])
    formula_name = MATCHES[0]._replace(date=None, seats=tuple(seat._replace(name='=1+"1"') for seat in MATCHES[0].seats))
    rows = list(csv.DictReader(as_csv([formula_name, MATCHES[1]]).splitlines()))
    assert [row["name"] for row in rows] == ["'=1+\"1\""] * 3 + ["Anna", "Bruno", "Bruno"]
    values = [(row["date"], row["points_nuts"], row["number_turns"]) for row in rows]
    assert values[2:4] == [("", "12", ""), ("1970-01-01T00:00:00Z", "22", "12")]
