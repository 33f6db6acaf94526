"""The rules of every game can be read, section by section, in every language; no game is named here."""

from __future__ import annotations

import re

import pytest

from boardwright.core.domain.registry import about
from boardwright.core.text.rulebook import rulebook
from boardwright.core.text.words import LANGUAGES
from tests.words.files import GAMES, TRANSLATED, file_of, words_of


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_a_text_and_every_text_a_section(game: str) -> None:
    """That the other languages have the same messages as English: test_files.py."""
    told = {message for message in file_of(f"rules of {game}", "en").messages if message.startswith("rules-")}
    assert told == {f"rules-{section}".replace("_", "-") for section in about(game)["sections"]}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_numbers_are_the_same_in_every_language(game: str, lang: str) -> None:
    owner = f"rules of {game}"
    english, other = words_of(owner, "en"), words_of(owner, lang)
    for message in file_of(owner, "en").messages:
        assert re.findall(r"\d+", other.t(message)) == re.findall(r"\d+", english.t(message)), message


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_once_is_not_said_twice(game: str, lang: str) -> None:
    paragraphs = [part for section in rulebook(lang, game) for part in section.text.split("\n") if part.strip()]
    assert not {part for part in paragraphs if paragraphs.count(part) > 1}


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_is_about_a_section(game: str) -> None:
    """Except those that ask nothing: `wait` and `over`."""
    asked = {message.removeprefix("prompt-") for message in file_of(game, "en").messages if message.startswith("prompt-")}
    assert {prompt.replace("_", "-") for prompt in about(game)["prompts"]} == asked - {"wait", "over"}
