"""A game may have a rules text; then every section has one, and every reason refers to a section."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.core.domain.registry import about
from boardwright.core.text.rulebook import NoRules, has_rulebook, rulebook, section_of
from boardwright.core.text.words import Words
from tests.contract.matches import GAMES

WRITTEN = [game for game in GAMES if has_rulebook(game)]


@pytest.mark.parametrize("game", WRITTEN)
def test_every_section_has_a_title_and_a_text(game: str) -> None:
    words = Words("en", game, strict=True, rulebook=True)
    sections = about(game)["sections"]
    assert [(section.id, section.title, section.text) for section in rulebook("en", game)] == [
        (id, words.section(id), words.t(f"rules-{id}")) for id in sections
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_names_a_section_that_there_is(game: str) -> None:
    named = {obstacle.section for obstacle in bw.load(game).obstacles.all if obstacle} - {None}
    assert named <= set(about(game)["sections"])


@pytest.mark.parametrize("game", WRITTEN)
def test_a_section_that_is_not_there_is_named_with_those_that_are(game: str) -> None:
    with pytest.raises(NoRules, match=rf"'weather': expected one of .*{about(game)['sections'][-1]}"):
        section_of(rulebook("en", game), "weather")


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_of_the_list_is_asked_and_is_about_a_section_that_there_is(game: str) -> None:
    words, prompts = Words("en", game), about(game).get("prompts", {})
    assert [prompt for prompt in prompts if not words.has(f"prompt-{prompt}")] == []
    assert set(prompts.values()) <= set(about(game)["sections"])
