"""The rules of every game can be read section by section in every language. No game is named here."""

from __future__ import annotations

import re

import pytest

from boardwright.core.domain.registry import about
from boardwright.core.text.rulebook import rulebook
from boardwright.core.text.words import LANGUAGES
from tests.words.files import GAMES, TRANSLATED, file_of, words_of


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_a_text_and_every_text_a_section(game: str) -> None:
    """test_files.py checks that the other languages have the same messages as English."""
    messages = {message for message in file_of(f"rules of {game}", "en").messages if message.startswith("rules-")}
    assert messages == {f"rules-{section}".replace("_", "-") for section in about(game)["sections"]}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_rules_have_the_same_numbers_in_every_language(game: str, lang: str) -> None:
    owner = f"rules of {game}"
    english, translated = words_of(owner, "en"), words_of(owner, lang)
    for message in file_of(owner, "en").messages:
        assert re.findall(r"\d+", translated.t(message)) == re.findall(r"\d+", english.t(message)), message


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_paragraph_of_the_rules_is_repeated(game: str, lang: str) -> None:
    paragraphs = [part for section in rulebook(lang, game) for part in section.text.split("\n") if part.strip()]
    assert not {part for part in paragraphs if paragraphs.count(part) > 1}


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_belongs_to_a_section(game: str) -> None:
    """Except `wait` and `over`, which ask nothing."""
    asked = {message.removeprefix("prompt-") for message in file_of(game, "en").messages if message.startswith("prompt-")}
    assert {prompt.replace("_", "-") for prompt in about(game)["prompts"]} == asked - {"wait", "over"}
