"""Tests that a course that does not fit its game is refused with the part and the reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.core.domain.course import Course, course_of
from boardwright.core.domain.game import Game
from boardwright.core.errors import BadCourse
from boardwright.core.text.course_check import faults_of
from boardwright.server.errors import ApiError
from boardwright.server.games.courses import course_for_pages

GAME = "game_of_trains"


@pytest.fixture(autouse=True)
def plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")


@pytest.fixture
def course_folder(tmp_path: Path) -> Path:
    """The course in a copy of a game's course and words."""
    original = bw.load(GAME).folder
    for name in ("course", "words"):
        shutil.copytree(original / name, tmp_path / name)
    return tmp_path / "course"


def edit(course_folder: Path, old: str, new: str) -> None:
    """Replace the first occurrence of a text in the steps."""
    file = course_folder / "steps.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


INVALID_COURSES = [
    ('event = "kept"', 'event = "stolen"', "keep: event 'stolen', expected one of dealt, "),
    ('event = "kept"', 'event = ["kept", "drew"]', "keep: event ['kept', 'drew'], expected one of dealt, "),
    ('event = "kept", ', "", "keep: event None, expected one of dealt, "),
    ('event = "swapped", position = 2 }', 'event = "used", ability = ["fly"] }', "swap: ability ['fly'], expected one of swap_adjacent, "),
    ("card = 12 }", "cart = 12 }", "keep: cart 12, expected one of seat, card"),
    ('right = [["keep 12"]]', 'right = [["hoard 12"]]', "keep: action, expected action 'hoard 12': expected one of draw, "),
    ('right = [["keep 12"]]', "right = []", "keep: right, expected at least one line"),
    ('right = [["keep 12"]]', 'rihgt = [["keep 12"]]', "steps.toml: Object contains unknown field `rihgt`"),
    ('wrong = [["keep 75"]]\nrefused = ["keep 80", "draw"]', "", "keep: wrong, expected at least one choice"),
    ('before = ["1: replace 1"]', 'before = ["0: replace 1"]', "keep: start, expected illegal: not_your_turn"),
    ('before = ["1: replace 1"]', "", "keep: start, expected a decision of seat 0"),
    ('id = "place"', 'id = "keep"', "keep: id, expected a unique id"),
    ('bot = "novice"', 'bot = "oracle"', "match: oracle, expected one of the bots random, "),
    ("row = [80] }", "row = [80, 80] }", "draw: start, expected position: row"),
    ("row = [80] }", "row = [80]", "steps.toml: "),
    ("players = 2", "players = 9", "keep: start, expected players 9: game_of_trains is for 2 to 4"),
    ("seed = 4", 'seeed = "4"', "steps.toml: Object contains unknown field `seeed`"),
]


@pytest.mark.parametrize(("old", "new", "why"), INVALID_COURSES, ids=[new or old for old, new, _ in INVALID_COURSES])
def test_an_invalid_course_is_refused(course_folder: Path, old: str, new: str, why: str) -> None:
    edit(course_folder, old, new)
    with pytest.raises(BadCourse) as caught:
        Course(bw.load(GAME), course_folder)
    assert why in str(caught.value)


COURSES_AGAINST_THE_RULES = [
    ('right = [["keep 12"]]', 'right = [["keep 75"]]', "keep: keep 75: the goal is missed, expected reached"),
    ('wrong = [["keep 75"]]', 'wrong = [["keep 12"]]', "keep: keep 12: the goal is reached, expected missed"),
    ('refused = ["keep 80", "draw"]', 'refused = ["keep 75"]', "keep: keep 75 is legal, expected a refusal"),
    ('wrong = [["keep 75"]]', 'wrong = [["keep 80"]]', "keep: keep 80 is illegal: not_drawn (card 80)"),
]


@pytest.mark.parametrize(("old", "new", "why"), COURSES_AGAINST_THE_RULES, ids=[new for _, new, _ in COURSES_AGAINST_THE_RULES])
def test_steps_that_do_not_fit_the_rules_are_reported(course_folder: Path, old: str, new: str, why: str) -> None:
    edit(course_folder, old, new)
    assert why in Course(bw.load(GAME), course_folder).faults


def test_missing_words_are_reported(course_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (course_folder / "cs.ftl").unlink()
    text = (course_folder / "is.ftl").read_text(encoding="utf-8")
    (course_folder / "is.ftl").write_text(text.replace("learn-win-hint", "learn-won-hint"), encoding="utf-8")
    course = Course(bw.load(GAME), course_folder)
    monkeypatch.setattr(course.game, "folder", course_folder.parent)
    faults = faults_of(course)
    assert "course/cs.ftl: no message learn-keep" in faults and "course/is.ftl: no message learn-win-hint" in faults
    assert len(faults) == 2 * len(course.steps) + 2


def test_the_server_reports_the_broken_part_of_a_course(course_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edit(course_folder, 'event = "won"', 'event = "lost"')
    game = bw.load(GAME)
    monkeypatch.setattr(game, "folder", course_folder.parent)
    with pytest.raises(ApiError) as caught:
        course_for_pages(game)
    assert (caught.value.status, caught.value.id, caught.value.args_) == (422, "broken_course", {"part": "win"})


def test_a_game_without_a_course_has_none_on_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game = bw.load(GAME)
    monkeypatch.setattr(game, "folder", tmp_path)
    assert course_of(game) is None
    with pytest.raises(ApiError) as caught:
        course_for_pages(game)
    assert (caught.value.status, caught.value.id) == (404, "no_such_course")
