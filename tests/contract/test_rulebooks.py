"""Tests of rulebooks: every section of a rulebook has a text, and every reason and prompt refers to a section."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.core.domain.registry import about
from boardwright.core.text.rulebook import NoRules, has_rulebook, rulebook, section_of
from boardwright.core.text.words import Words
from tests.contract.matches import GAMES

GAMES_WITH_RULEBOOK = [game for game in GAMES if has_rulebook(game)]


@pytest.mark.parametrize("game", GAMES_WITH_RULEBOOK)
def test_every_section_has_a_title_and_a_text(game: str) -> None:
    words = Words("en", game, strict=True, rulebook=True)
    sections = about(game)["sections"]
    assert [(section.id, section.title, section.text) for section in rulebook("en", game)] == [
        (id, words.section(id), words.t(f"rules-{id}")) for id in sections
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_refers_to_an_existing_section(game: str) -> None:
    sections = {obstacle.section for obstacle in bw.load(game).obstacles.all if obstacle} - {None}
    assert sections <= set(about(game)["sections"])


@pytest.mark.parametrize("game", GAMES_WITH_RULEBOOK)
def test_the_error_of_an_unknown_section_lists_the_existing_ones(game: str) -> None:
    with pytest.raises(NoRules, match=rf"'weather': expected one of .*{about(game)['sections'][-1]}"):
        section_of(rulebook("en", game), "weather")


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_prompt_has_words_and_refers_to_an_existing_section(game: str) -> None:
    words, prompts = Words("en", game), about(game).get("prompts", {})
    assert [prompt for prompt in prompts if not words.has(f"prompt-{prompt}")] == []
    assert set(prompts.values()) <= set(about(game)["sections"])
