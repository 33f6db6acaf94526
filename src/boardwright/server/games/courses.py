"""Guided courses as sent to pages (docs/decisions/28_courses.md)."""

from base64 import b64encode
from typing import Any

from boardwright.core.domain.course import Step, course_of
from boardwright.core.domain.match import Match
from boardwright.core.errors import BadCourse
from boardwright.server.errors import ApiError, not_found
from boardwright.server.log import log
from boardwright.server.protocol.game_answers import CourseMatchOut, CourseOut, StepOut


def course_for_pages(game: Any) -> CourseOut:
    """The course of a game. Raises ApiError: 404 `no_such_course`, 422 `broken_course`."""
    try:
        course = course_of(game)
    except BadCourse as error:
        log.warning("%s: %s", game.id, error)
        raise ApiError(422, "broken_course", part=error.step) from None
    if course is None:
        raise not_found("course")
    match = course.last.start
    last = CourseMatchOut(_state(match), course.last.bot)
    return CourseOut(match.players, match.options, [_step(step) for step in course.steps], last)


def _step(step: Step) -> StepOut:
    return StepOut(step.id, _state(step.start), step.goal.kind, step.goal.args, sorted(step.kinds), step.most, step.right[0])


def _state(match: Match) -> str:
    """A complete record. It may leave the server because this match is not played: its position is part of the game's files."""
    return b64encode(match.state_bytes()).decode()
