"""Tests of every game's guided course, played with right and with wrong choices."""

from __future__ import annotations

from functools import cache

import pytest

import boardwright as bw
from boardwright.core.domain.course import LEARNER, Course, State, Step, course_of, has_course
from boardwright.core.domain.registry import folder_of
from boardwright.core.text.course_check import faults_of
from boardwright.core.text.words import LANGUAGES, Words
from boardwright.server.games.courses import course_for_pages
from tests.conftest import PROVE, choose_cases
from tests.words.files import GAMES

COURSES = [game for game in GAMES if has_course(folder_of(game))]
LONGEST_TASK = 300
"""The most characters of a task, which is read beside the board."""


@pytest.fixture(autouse=True)
def plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the rules as plain Python: loading machine code would take longer than the few choices."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")


@cache
def load_course(game: str) -> Course:
    loaded = course_of(bw.load(game))
    assert loaded
    return loaded


def test_every_game_has_a_course() -> None:
    assert COURSES == GAMES


@pytest.mark.parametrize("game", COURSES)
def test_right_choices_lead_to_the_goals_and_wrong_ones_do_not(game: str) -> None:
    assert faults_of(load_course(game)) == []
    assert 10 <= len(load_course(game).steps) <= 15


@pytest.mark.parametrize("game", COURSES)
def test_any_choice_that_reaches_the_goal_is_accepted(game: str) -> None:
    """Every legal choice of steps with one choice is tried; it reaches the goal exactly if its events do."""
    for step in load_course(game).steps:
        if step.most == 1:
            legal = step.begin().legal_ids(LEARNER).tolist()
            reached = [id for id in legal if step.after([id])[0] is State.REACHED]
            assert set(reached) >= {id for line in step.right for id in line}
            assert all(step.goal.met_by(event_of_goal(step, id)) for id in reached)


def event_of_goal(step: Step, id: int) -> object:
    """Return the event of a choice that has the kind of the goal."""
    return next(event for event in step.begin().play(LEARNER, id) if event.kind == step.goal.kind)


@pytest.mark.parametrize("game", COURSES)
def test_wrong_choices_get_a_refusal_or_a_hint(game: str) -> None:
    """Refusals of the rules and hints have words in every language."""
    for lang in LANGUAGES:
        words = Words(lang, game, course=True, strict=True)
        for step in load_course(game).steps:
            assert words.t(f"learn-{step.id}-hint")
            for id in step.refused:
                refusal = step.start.why_not(LEARNER, id)
                assert refusal and words.refusal(refusal)


@pytest.mark.parametrize("game", COURSES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tasks_are_short(game: str, lang: str) -> None:
    words = Words(lang, game, course=True, strict=True)
    long = {step.id: len(text) for step in load_course(game).steps if len(text := words.t(f"learn-{step.id}")) > LONGEST_TASK}
    assert not long


@pytest.mark.parametrize("game", choose_cases(["game_of_trains"], COURSES))
def test_the_last_match_is_short(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second level plays as the learner against the bot of the course."""
    learner, last = bw.load(game).about["levels"][1], load_course(game).last
    if PROVE:
        monkeypatch.delenv("BOARDWRIGHT_JIT")
        bw.load(game).compile(bots=[learner])
    match = last.start.copy()
    bots = [bw.bot(learner if seat == LEARNER else last.bot, match.game, seat) for seat in range(match.players)]
    while not match.over and len(match.decisions) < 150:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat).tolist()))
    assert match.over


@pytest.mark.parametrize("game", COURSES)
def test_the_course_for_pages_is_complete(game: str) -> None:
    page_course = course_for_pages(bw.load(game))
    assert [step.id for step in page_course.steps] == [step.id for step in load_course(game).steps]
    assert all(step.shown and step.kinds and step.most >= len(step.shown) for step in page_course.steps)
    assert page_course.match.bot in bw.load(game).bots
