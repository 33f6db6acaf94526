"""Each word file by itself, and compared with the English one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast

from boardwright.core.text.words import LANGUAGES, LOCALES, MissingMessage, Words
from tests.words.files import FOLDERS, RULEBOOKS, TRANSLATED, file_of, select_expressions, syntax_nodes, text_pieces, variant_keys, words_of

OWNERS = [*FOLDERS, *RULEBOOKS]

QUOTES = {"en": "“”", "cs": "„“", "is": "„“", "sl": "»«", "sr": "„”", "hr": "„”"}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

# A player's name is never declined, so it may appear only in the nominative: at the beginning of a sentence, after a colon,
# as an item of a list (“, ”, “(”, a line of its own), or after a word that takes the nominative in that language.
NOMINATIVE_AFTER = {"en": (), "cs": ("je", "jsem"), "is": ("er",), "sl": ("je", "sem"), "sr": ("je", "sam"), "hr": ("je", "sam")}
NAME_ARGUMENTS = {"seat", "seat_list", "name", "names"}


@pytest.mark.parametrize("owner", OWNERS)
def test_every_file_is_valid_and_has_each_message_once(owner: str) -> None:
    for lang in LANGUAGES:
        file = file_of(owner, lang)
        junk = [e.content for e in file.entries if isinstance(e, ast.Junk)]
        assert not junk, f"{file.path}: {junk[0]}"
        names = [e.id.name for e in file.entries if isinstance(e, ast.Message | ast.Term)]
        assert not {n for n in names if names.count(n) > 1}, f"{file.path}: messages that are there twice"
        empty = [name for name, message in file.messages.items() if message.value is None or message.attributes]
        assert not empty, f"{file.path}: every message is a text and has no attributes"


@pytest.mark.parametrize("owner", OWNERS)
def test_every_language_has_the_same_messages_as_english(owner: str) -> None:
    english = set(file_of(owner, "en").messages)
    others = {lang: set(file_of(owner, lang).messages) for lang in TRANSLATED}
    assert {lang: english - translated for lang, translated in others.items() if english - translated} == {}, "missing"
    assert {lang: translated - english for lang, translated in others.items() if translated - english} == {}, "not in English"


@pytest.mark.parametrize("owner", OWNERS)
def test_every_language_needs_the_same_arguments_as_english(owner: str) -> None:
    english = file_of(owner, "en")
    for lang in TRANSLATED:
        translated = file_of(owner, lang)
        shared = english.messages.keys() & translated.messages.keys()
        assert {m: translated.arguments(m) for m in shared} == {m: english.arguments(m) for m in shared}, lang


def integer_categories(lang: str) -> set[str]:
    """Return the plural categories that whole numbers have in a language."""
    plural = Locale.parse(LOCALES.get(lang, lang).replace("-", "_")).plural_form
    return {plural(n) for n in range(1000)}


def all_messages(lang: str) -> Iterator[tuple[str, ast.Message]]:
    """Yield all messages of a language, each with its place."""
    for owner in OWNERS:
        for name, message in file_of(owner, lang).messages.items():
            yield f"{lang}, {owner}: {name}", message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_categories_are_those_of_the_language(lang: str) -> None:
    known = set(Locale.parse(LOCALES.get(lang, lang).replace("-", "_")).plural_form.tags) | {"other"}
    integers = integer_categories(lang)
    for where, message in all_messages(lang):
        for select in select_expressions(message):
            used = set(variant_keys(select)) & CATEGORIES
            assert used <= known, f"{where}: {lang} has no {used - known}"
            if used - {"other"}:
                assert integers <= used, f"{where}: {integers - used} missing"


def test_the_plural_categories_of_whole_numbers_are_known() -> None:
    """Slovenian has one, two, few and other: where a message selects at all, the dual is there (see the test above)."""
    assert integer_categories("sl") == {"one", "two", "few", "other"}
    assert integer_categories("cs") == {"one", "few", "other"}
    assert integer_categories("sr") == integer_categories("hr") == {"one", "few", "other"}
    assert integer_categories("is") == integer_categories("en") == {"one", "other"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_players_appear_in_the_nominative_only(lang: str) -> None:
    patterns = ((where, node) for where, message in all_messages(lang) for node in syntax_nodes(message) if isinstance(node, ast.Pattern))
    assert not [where for where, pattern in patterns if needs_declension(pattern, lang)], "a name would have to be declined here"


def needs_declension(pattern: ast.Pattern, lang: str) -> bool:
    """Return whether a pattern has a player's name where it would be declined."""
    if lang == "en":
        return False
    before = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            before = element.value
            continue
        expression = element.expression
        if isinstance(expression, ast.VariableReference) and expression.id.name in NAME_ARGUMENTS and not takes_nominative(before, lang):
            return True
        before = "…x"  # the end of a placeable is unknown
    return False


def takes_nominative(before: str, lang: str) -> bool:
    """Return whether a name after this text is in the nominative."""
    words = before.split()
    return (
        not words
        or before.endswith(("\n", ": ", ". ", "? ", "! ", " · ", " – ", ", ", " ("))
        or (before.endswith(" ") and words[-1].lower() in NOMINATIVE_AFTER[lang])
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography_is_that_of_the_language(lang: str) -> None:
    foreign = set("\"“”„«»‚‘'`") - set(QUOTES[lang])
    for where, message in all_messages(lang):
        text = "".join(text_pieces(message))
        assert not foreign & set(text), f"{where}: {foreign & set(text)}, the quotes are {QUOTES[lang]}"
        assert "..." not in text, f"{where}: … is one character"
        assert not re.search(r"\s-\s|--", text), f"{where}: – is a dash, - a hyphen"
        assert where.endswith("cli-help") or not any("  " in piece.strip() for piece in text_pieces(message)), f"{where}: two spaces"


@pytest.mark.parametrize("owner", OWNERS)
def test_every_message_can_be_formatted(owner: str) -> None:
    """Any number is possible in every argument, and every reference to another message resolves."""
    errors = [f"{lang}: {error}" for lang in LANGUAGES for error in message_errors(owner, lang)]
    assert not errors


def message_errors(owner: str, lang: str) -> Iterator[str]:
    """Yield an error for each message that cannot be formatted."""
    words, file = words_of(owner, lang), file_of(owner, lang)
    for name in file.messages:
        arguments = file.arguments(name)
        for number in NUMBERS if arguments else NUMBERS[:1]:
            try:
                if not words.t(name, **dict.fromkeys(arguments, number)).strip():
                    yield f"{name} is empty for {number}"
            except MissingMessage as error:
                yield f"{name} for {number}: {error}"


NUMBERS = (0, 1, 2, 3, 5, 21, 1000)
"""Numbers of every plural category of the six languages."""


def test_every_language_has_its_own_name_in_every_file() -> None:
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        assert [words.t(f"language-{code}") for code in LANGUAGES] == [Words("en").t(f"language-{c}") for c in LANGUAGES]


@pytest.mark.parametrize("owner", OWNERS)
def test_no_translation_is_still_english(owner: str) -> None:
    """A text of several words that is the same in two languages was forgotten."""
    for lang in LANGUAGES[1:]:
        same = [
            name
            for name, message in file_of(owner, lang).messages.items()
            if name in file_of(owner, "en").messages and len(re.findall(r"[^\W\d_]+", " ".join(text_pieces(message)))) > 2
            if text_pieces(message) == text_pieces(file_of(owner, "en").messages[name]) and name != "title"
        ]
        assert not same, f"{lang}: still in English"


SERBIAN_WORDS = re.compile(
    r"\b(?:sme(?:m|š|mo|te|ju)?|mest[aoeu]|gde|ovde|uvek|posle|dve|vreme|ceo|cel[aou]|sledeć\w*|pobed\w*|(?:pro|za|iz)men\w*)\b"
)
"""Serbian words that Croatian writes with “je” or “ije”, or does not have."""


@pytest.mark.parametrize("owner", OWNERS)
def test_croatian_has_no_serbian_words(owner: str) -> None:
    text_by_message = {name: " ".join(text_pieces(message)).lower() for name, message in file_of(owner, "hr").messages.items()}
    assert {name: match[0] for name, text in text_by_message.items() if (match := SERBIAN_WORDS.search(text))} == {}


def test_the_pattern_finds_serbian_words_only() -> None:
    assert all(map(SERBIAN_WORDS.search, ("na prvom mestu", "ne sme"))) and not SERBIAN_WORDS.search("smije, smeđa, mjesto, gdje, mjenjač")
