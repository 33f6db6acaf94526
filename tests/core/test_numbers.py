"""Numbers are written as each language writes them."""

import pytest

from boardwright.core.text.languages import OFFERED
from boardwright.core.text.numbers import decimal, grouped, percentage


def test_english_has_a_point_and_the_others_a_comma() -> None:
    assert [decimal(1.25, 1, language) for language in OFFERED] == ["1.3" if language == "en" else "1,3" for language in OFFERED]


def test_a_half_is_rounded_away_from_zero_and_zero_has_no_sign() -> None:
    assert [decimal(number, 1, "en") for number in (0.25, -0.25, -0.04)] == ["0.3", "−0.3", "0.0"]


@pytest.mark.parametrize(("language", "expected"), [("en", "99.8%"), ("cs", "99,8\u00a0%"), ("sr-Cyrl", "99,8\u00a0%")])
def test_percentages_have_the_space_of_their_language(language: str, expected: str) -> None:
    assert percentage(0.9975, language) == expected


@pytest.mark.parametrize(("language", "expected"), [("en", "1,197.5"), ("cs", "1\u00a0197,5"), ("is", "1.197,5"), ("sr-Cyrl", "1.197,5")])
def test_thousands_are_grouped(language: str, expected: str) -> None:
    assert grouped(1197.5, language) == expected
