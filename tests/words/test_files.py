"""Every word file by itself and beside the English one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast

from boardwright.core.text.words import LANGUAGES, LOCALES, MissingMessage, Words
from tests.words.files import FOLDERS, RULEBOOKS, TRANSLATED, file_of, keys, selects, texts, walk, words_of

OWNERS = [*FOLDERS, *RULEBOOKS]

QUOTES = {"en": "“”", "cs": "„“", "is": "„“", "sl": "»«", "sr": "„”", "hr": "„”"}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

# A player's name is never declined: it stands where a nominative stands. That is at the beginning of a sentence, after a colon,
# as an item of a list (“, ”, “(”, a line of its own), or after a word that takes the nominative in that language.
NOMINATIVE_AFTER = {"en": (), "cs": ("je", "jsem"), "is": ("er",), "sl": ("je", "sem"), "sr": ("je", "sam"), "hr": ("je", "sam")}
PEOPLE = {"seat", "seat_list", "name", "names"}


@pytest.mark.parametrize("owner", OWNERS)
def test_every_file_is_sound(owner: str) -> None:
    for lang in LANGUAGES:
        file = file_of(owner, lang)
        junk = [e.content for e in file.entries if isinstance(e, ast.Junk)]
        assert not junk, f"{file.path}: {junk[0]}"
        names = [e.id.name for e in file.entries if isinstance(e, ast.Message | ast.Term)]
        assert not {n for n in names if names.count(n) > 1}, f"{file.path}: messages that stand there twice"
        empty = [name for name, message in file.messages.items() if message.value is None or message.attributes]
        assert not empty, f"{file.path}: every message is a text and has no attributes"


@pytest.mark.parametrize("owner", OWNERS)
def test_the_same_messages_as_in_english(owner: str) -> None:
    english = set(file_of(owner, "en").messages)
    others = {lang: set(file_of(owner, lang).messages) for lang in TRANSLATED}
    assert {lang: english - other for lang, other in others.items() if english - other} == {}, "missing"
    assert {lang: other - english for lang, other in others.items() if other - english} == {}, "not in English"


@pytest.mark.parametrize("owner", OWNERS)
def test_the_same_arguments_as_in_english(owner: str) -> None:
    english = file_of(owner, "en")
    for lang in TRANSLATED:
        other = file_of(owner, lang)
        shared = english.messages.keys() & other.messages.keys()
        assert {m: other.arguments(m) for m in shared} == {m: english.arguments(m) for m in shared}, lang


def integer_categories(lang: str) -> set[str]:
    """The plural categories that whole numbers have in a language."""
    plural = Locale.parse(LOCALES.get(lang, lang).replace("-", "_")).plural_form
    return {plural(n) for n in range(1000)}


def everything(lang: str) -> Iterator[tuple[str, ast.Message]]:
    """All messages of a language, each with where it stands."""
    for owner in OWNERS:
        for name, message in file_of(owner, lang).messages.items():
            yield f"{lang}, {owner}: {name}", message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_those_of_the_language(lang: str) -> None:
    known = set(Locale.parse(LOCALES.get(lang, lang).replace("-", "_")).plural_form.tags) | {"other"}
    whole = integer_categories(lang)
    for where, message in everything(lang):
        for select in selects(message):
            used = set(keys(select)) & CATEGORIES
            assert used <= known, f"{where}: {lang} has no {used - known}"
            if used - {"other"}:
                assert whole <= used, f"{where}: {whole - used} missing"


def test_numbers_that_need_plurals_in_english_need_them_everywhere_unless_said_without() -> None:
    """Slovenian counts one, two, few and other: where it selects at all, the dual is there (see the test above)."""
    assert integer_categories("sl") == {"one", "two", "few", "other"}
    assert integer_categories("cs") == {"one", "few", "other"}
    assert integer_categories("sr") == integer_categories("hr") == {"one", "few", "other"}
    assert integer_categories("is") == integer_categories("en") == {"one", "other"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_players_stand_where_nobody_declines_them(lang: str) -> None:
    patterns = ((where, node) for where, message in everything(lang) for node in walk(message) if isinstance(node, ast.Pattern))
    assert not [where for where, pattern in patterns if declined(pattern, lang)], "a name would have to be declined here"


def declined(pattern: ast.Pattern, lang: str) -> bool:
    if lang == "en":
        return False
    before = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            before = element.value
            continue
        inside = element.expression
        if isinstance(inside, ast.VariableReference) and inside.id.name in PEOPLE and not nominative(before, lang):
            return True
        before = "…x"  # what a placeable ends with is unknown
    return False


def nominative(before: str, lang: str) -> bool:
    words = before.split()
    return (
        not words
        or before.endswith(("\n", ": ", ". ", "? ", "! ", " · ", " – ", ", ", " ("))
        or (before.endswith(" ") and words[-1].lower() in NOMINATIVE_AFTER[lang])
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography_of_the_language(lang: str) -> None:
    foreign = set("\"“”„«»‚‘'`") - set(QUOTES[lang])
    for where, message in everything(lang):
        text = "".join(texts(message))
        assert not foreign & set(text), f"{where}: {foreign & set(text)}, the quotes are {QUOTES[lang]}"
        assert "..." not in text, f"{where}: … is one character"
        assert not re.search(r"\s-\s|--", text), f"{where}: – is a dash, - a hyphen"
        assert where.endswith("cli-help") or not any("  " in piece.strip() for piece in texts(message)), f"{where}: two spaces"


@pytest.mark.parametrize("owner", OWNERS)
def test_every_message_can_be_said(owner: str) -> None:
    """For any number in every argument, and every reference to another message resolves."""
    unsaid = [f"{lang}: {why}" for lang in LANGUAGES for why in cannot_be_said(owner, lang)]
    assert not unsaid


def cannot_be_said(owner: str, lang: str) -> Iterator[str]:
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
"""Of every plural category of the six languages."""


def test_languages_are_called_by_their_own_names_in_every_file() -> None:
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        assert [words.t(f"language-{code}") for code in LANGUAGES] == [Words("en").t(f"language-{c}") for c in LANGUAGES]


@pytest.mark.parametrize("owner", OWNERS)
def test_no_translation_was_left_in_english(owner: str) -> None:
    """A text of several words that is the same in two languages was forgotten."""
    for lang in LANGUAGES[1:]:
        same = [
            name
            for name, message in file_of(owner, lang).messages.items()
            if name in file_of(owner, "en").messages and len(re.findall(r"[^\W\d_]+", " ".join(texts(message)))) > 2
            if texts(message) == texts(file_of(owner, "en").messages[name]) and name != "title"
        ]
        assert not same, f"{lang}: still in English"


SERBIAN = re.compile(
    r"\b(?:sme(?:m|š|mo|te|ju)?|mest[aoeu]|gde|ovde|uvek|posle|dve|vreme|ceo|cel[aou]|sledeć\w*|pobed\w*|(?:pro|za|iz)men\w*)\b"
)
"""Words that Croatian has with “je” or “ije”, or not at all: it was written beside the Serbian ones."""


@pytest.mark.parametrize("owner", OWNERS)
def test_croatian_has_no_serbian_words(owner: str) -> None:
    said = {name: " ".join(texts(message)).lower() for name, message in file_of(owner, "hr").messages.items()}
    assert {name: found[0] for name, text in said.items() if (found := SERBIAN.search(text))} == {}


def test_serbian_words_would_be_found() -> None:
    assert SERBIAN.search("na prvom mestu") and SERBIAN.search("ne sme") and not SERBIAN.search("smije, smeđa, mjesto, gdje, mjenjač")
