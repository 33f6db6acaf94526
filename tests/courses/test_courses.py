"""Every game's guided course, played through by right and by wrong choices."""

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
LONGEST = 300
"""Characters of a task: it is read beside the board."""


@pytest.fixture(autouse=True)
def plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few choices are played faster than machine code is loaded."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")


@cache
def course(game: str) -> Course:
    found = course_of(bw.load(game))
    assert found
    return found


def test_every_game_has_one() -> None:
    assert COURSES == GAMES


@pytest.mark.parametrize("game", COURSES)
def test_right_choices_lead_to_the_goals_and_wrong_ones_do_not(game: str) -> None:
    assert faults_of(course(game)) == []
    assert 10 <= len(course(game).steps) <= 15


@pytest.mark.parametrize("game", COURSES)
def test_any_choice_that_reaches_the_goal_is_accepted(game: str) -> None:
    """In steps of one choice each legal one is tried: it reaches the goal exactly where its events say so."""
    for step in course(game).steps:
        if step.most == 1:
            legal = step.begin().legal_ids(LEARNER).tolist()
            reached = [id for id in legal if step.after([id])[0] is State.REACHED]
            assert set(reached) >= {id for line in step.right for id in line}
            assert all(step.goal.met_by(happened(step, id)) for id in reached)


def happened(step: Step, id: int) -> object:
    """The event that reaches the goal."""
    return next(event for event in step.begin().play(LEARNER, id) if event.kind == step.goal.kind)


@pytest.mark.parametrize("game", COURSES)
def test_wrong_choices_are_answered(game: str) -> None:
    """With the refusal of the rules or with a hint; both can be said in every language."""
    for lang in LANGUAGES:
        words = Words(lang, game, course=True, strict=True)
        for step in course(game).steps:
            assert words.t(f"learn-{step.id}-hint")
            for id in step.refused:
                refusal = step.start.why_not(LEARNER, id)
                assert refusal and words.refusal(refusal)


@pytest.mark.parametrize("game", COURSES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tasks_are_short(game: str, lang: str) -> None:
    words = Words(lang, game, course=True, strict=True)
    long = {step.id: len(text) for step in course(game).steps if len(text := words.t(f"learn-{step.id}")) > LONGEST}
    assert not long


@pytest.mark.parametrize("game", choose_cases(["game_of_trains"], COURSES))
def test_the_last_match_is_short(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a learner who thinks a little, against the bot of the course."""
    learner, last = bw.load(game).about["levels"][1], course(game).last
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
def test_pages_get_what_they_need(game: str) -> None:
    told = course_for_pages(bw.load(game))
    assert [step.id for step in told.steps] == [step.id for step in course(game).steps]
    assert all(step.shown and step.kinds and step.most >= len(step.shown) for step in told.steps)
    assert told.match.bot in bw.load(game).bots
