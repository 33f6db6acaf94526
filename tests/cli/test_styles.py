"""Tests of styled text: the escape codes of a style, and how lines and tables fit the width."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from boardwright.cli.styles import BadStyle, broken, columns, painted, table

SPANS = st.lists(st.tuples(st.text("ab 漢ě\u0301", max_size=12), st.sampled_from(["", "bold", "red"])), max_size=6)


def text_of(line: object) -> str:
    """Return the text of a line of (text, style) pairs."""
    return "".join(part for part, _ in line)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("style", "codes", "without_colours"),
    [
        ("bold cyan", "1;36", "1"),
        ("dim", "2", "2"),
        ("bright_black", "90", ""),
        ("bold black on yellow", "1;30;43", "1"),
        ("dim orange on dark_orange", "2;38;5;208;48;5;166", "2"),
        ("reverse on bright_white", "7;107", "7"),
    ],
)
def test_styles_become_ansi_escape_codes(style: str, codes: str, without_colours: str) -> None:
    """ECMA-48, 8.3.117: select graphic rendition."""
    assert painted([("x", style)]) == f"\x1b[{codes}mx\x1b[0m"
    assert painted([("x", style)], colours=False) == (f"\x1b[{without_colours}mx\x1b[0m" if without_colours else "x")


def test_unstyled_and_empty_text_gets_no_codes() -> None:
    assert painted([("a", ""), ("", "red"), ("b", "")]) == "ab"


def test_an_unknown_style_is_refused_by_name() -> None:
    with pytest.raises(BadStyle, match=r"style 'bold pink': expected words of bold, .*red"):
        painted([("x", "bold pink")])


@pytest.mark.parametrize(("given_text", "width"), [("abc", 3), ("漢字", 4), ("e\u0301", 1), ("", 0), ("①─★", 3)])
def test_columns_counts_cells_as_terminals_do(given_text: str, width: int) -> None:
    assert columns(given_text) == width


@given(line=SPANS, width=st.integers(2, 20))
def test_a_wrapped_line_fits_and_keeps_its_text(line: list[tuple[str, str]], width: int) -> None:
    """Wrapping loses only spaces, keeps each letter's style, and breaks only where the next word does not fit."""
    parts = list(broken(line, width))
    assert all(columns(text_of(part)) <= width for part in parts)
    styled = [[(letter, style) for words, style in spans for letter in words if letter != " "] for spans in (line, *parts)]
    assert [cell for part in styled[1:] for cell in part] == styled[0]
    if all(columns(word) <= width for word in text_of(line).split(" ")):
        for this, following in zip(parts, parts[1:]):
            assert columns(f"{text_of(this)} {text_of(following).split(' ')[0]}") > width or not text_of(following)


def test_a_line_that_fits_is_not_changed() -> None:
    assert list(broken([("  a  b ", "red")], 7)) == [[("  a  b ", "red")]]


def test_a_table_that_is_too_wide_is_wrapped_in_its_widest_column() -> None:
    lines = [text_of(line) for line in table(["name", "n"], [["one two three", "12"], ["four", "3"]], right=[1], width=13)]
    assert lines == ["name        n", "─" * 13, "one two    12", "three        ", "four        3"]


def test_gaps_between_columns_shrink_before_a_word_is_broken() -> None:
    lines = [text_of(line) for line in table(["", "Ada", "Ben"], [["European Express", "10", "0"]], right=[1, 2], width=18)]
    assert lines == ["          Ada  Ben", "─" * 18, "European   10    0", "Express           "]


@given(st.lists(st.lists(st.text("ab ", min_size=1, max_size=30), min_size=3, max_size=3), min_size=1, max_size=4), st.integers(20, 60))
def test_a_table_fits_the_terminal(rows: list[list[str]], width: int) -> None:
    lines = [text_of(line) for line in table(["first", "second", "third"], rows, width=width)]
    assert all(len(line) == len(lines[0]) <= width for line in lines)
