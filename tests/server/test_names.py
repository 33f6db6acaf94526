"""Display names: cleaning, invisible names, and names that look alike."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, strategies as st

from boardwright.server.protocol.display_names import LONGEST, _prototypes, clean_name, lookalike_of, skeleton

INVISIBLE = [
    "", " \t\n", "\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u2800 \u2800", "\U0001d159", "\u00ad", "\u034f", "\u061c",
    "\u180e", "\u200b\u200c\u200d", "\u2060", "\ufe0f", "\ufeff", "\U000e0041\U000e0042", "\U000e0100", "\u0301", "\u0301\u0308",
    "\u00a0\u2003\u3000", "\u2028", "\ud800", "\udcff", "\ue000", "\x1b\x07",
]  # fmt: skip


def test_an_invisible_name_becomes_empty() -> None:
    left = [ascii(name) for name in INVISIBLE if clean_name(name)]
    assert not left


VISIBLE = ["Ana", "Þórdís", "Đorđe", "Žiga", "Мама", "李", "한글", "ابراهيم", "नमस्ते", "7", "!", "♥", "👩", "❤\ufe0f", "Jean-Luc O’Hara"]


def test_names_in_all_scripts_stay_unchanged() -> None:
    assert [clean_name(name) for name in VISIBLE] == VISIBLE


@given(st.text(max_size=100))
def test_a_cleaned_name_is_short_printable_and_stays_unchanged_when_cleaned_again(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= LONGEST and name.isprintable()
    assert clean_name(name) == name
    assert not name or any(unicodedata.category(c)[0] in "LNPS" for c in name)


ALIKE = [
    ("Jana", "Jana"),
    ("Jana", "Jаnа"),  # Cyrillic а
    ("Petr", "Реtr"),  # Cyrillic Р, е
    ("Olga", "Οlga"),  # Greek Ο
    ("Olga", "0lga"),
    ("Ilja", "llja"),
    ("Ilja", "1lja"),
    ("Adam", "Adarn"),
    ("Jana", "Ｊanа"),  # a wide J
    ("Jana", "𝓙𝓪𝓷𝓪"),
    ("Jana", "Ja\u3164na"),
    ("Jana", "Ja\u200dna"),
    ("Mia", "Mıa"),  # dotless ı
    ("O'Hara", "O’Hara"),
    ("Zoë", "Zoe\u0308"),
    ("Jána", "Jа́na"),  # Cyrillic а with an accent
]
DIFFERENT = [
    ("Jana", "Jána"), ("Jana", "jana"), ("Zoë", "Zoe"), ("Muller", "Müller"), ("Sárka", "Šárka"), ("Dorde", "Đorđe"), ("Ziga", "Žiga"),
    ("Thor", "Þór"), ("Bjorn", "Björn"), ("Ana", "Anna"), ("Jan", "Jana"), ("Player 1", "Player 2"), ("Мама", "Mama"),
]  # fmt: skip


def test_names_that_look_alike_are_detected() -> None:
    missed = [pair for pair in ALIKE if lookalike_of(pair[0], [pair[1]]) != pair[1] or lookalike_of(pair[1], [pair[0]]) != pair[0]]
    assert not missed


def test_names_that_look_different_are_accepted() -> None:
    wrong = [pair for pair in DIFFERENT if lookalike_of(pair[0], [pair[1]]) is not None]
    assert not wrong


def test_the_similar_name_is_returned() -> None:
    assert lookalike_of("Bо", ["Ada", "Bo", "Во"]) == "Bo"
    assert lookalike_of("Eva", ["Ada", "Bo"]) is None and lookalike_of("Eva", []) is None


@given(st.text(max_size=12) | st.text(st.sampled_from(sorted(_prototypes())), max_size=6))
def test_a_skeleton_is_its_own_skeleton(text: str) -> None:
    """UTS 39: two strings look alike exactly if their skeletons are the same, so a skeleton looks like its string."""
    assert skeleton(skeleton(text)) == skeleton(text)
    assert skeleton(unicodedata.normalize("NFC", text)) == skeleton(unicodedata.normalize("NFD", text))


def test_every_pair_of_the_unicode_list_looks_alike() -> None:
    """Letters with accents are left out: they are decomposed first, so the letter and the accent are compared one by one."""
    composed = {char: other for char, other in _prototypes().items() if unicodedata.normalize("NFD", char) == char}
    wrong = {char: other for char, other in composed.items() if skeleton(char) != skeleton(other)}
    assert len(composed) > 5_000 and not wrong


@pytest.mark.parametrize("char", "a1IОοр")
def test_a_lookalike_letter_is_detected_inside_a_name(char: str) -> None:
    other = _prototypes().get(char, char)
    assert lookalike_of(f"X{char}X", [f"X{other}X"])
