"""Checks a guided course: steps that do not fit the rules, and words missing in a language of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright.core.text.languages import LANGUAGES
from boardwright.core.text.words import Words

if TYPE_CHECKING:
    from boardwright.core.domain.course import Course


def faults_of(course: Course) -> list[str]:
    """Everything that is wrong, one line each; [] for a sound course."""
    return course.faults + [fault for lang in LANGUAGES for fault in _missing_words(course, lang)]


def _missing_words(course: Course, lang: str) -> list[str]:
    """The messages of a course that are missing in a language of its game."""
    game = course.game
    if not (game.folder / "words" / f"{lang}.ftl").is_file():
        return []
    words = Words(lang, game, course=True, strict=True)
    messages = [f"learn-{step.id}{ending}" for step in course.steps for ending in ("", "-hint")]
    return [f"course/{lang}.ftl: no message {id.replace('_', '-')}" for id in [*messages, "learn-match"] if not words.has(id)]
