"""Tests of plain data, of the values that errors quote, and of failures of a game's own code."""

from __future__ import annotations

import datetime
import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from boardwright.core.domain.plain import EXPECTED, MAX_DEPTH, MAX_SIZE, check, first_unfit_value
from boardwright.core.errors import QUOTED, BadData, BoardwrightError, GameFailed, PositionError, clipped, quoted, short, typed_errors


def nest(levels: int) -> Any:
    """Return a value nested in that many lists and mappings."""
    value: Any = 7
    for number in range(levels):
        value = [value] if number % 2 else {"a": value}
    return value


CYCLE: list[Any] = []
CYCLE.append(CYCLE)
EXPONENTIAL: list[Any] = [1]
for _ in range(MAX_DEPTH - 2):
    EXPONENTIAL = [*[EXPONENTIAL] * 4]

NOT_PLAIN: list[tuple[Any, str | None, str]] = [
    (nest(MAX_DEPTH + 1), "a[0]" + ".a[0]" * (MAX_DEPTH // 2 - 1), "depth"),
    (nest(20_001), "a[0]" + ".a[0]" * (MAX_DEPTH // 2 - 1), "depth"),
    (CYCLE, "[0]" * MAX_DEPTH, "depth"),
    (EXPONENTIAL, None, "size"),
    (["x" * MAX_SIZE], "[0]", "size"),
    ([{"x" * MAX_SIZE: 1}], None, "size"),
    ({"a": [1, 2**63]}, "a[1]", "number"),
    ([-(2**63) - 1], "[0]", "number"),
    ([10**5000], "[0]", "number"),
    ({"b": float("nan")}, "b", "number"),
    ([float("-inf")], "[0]", "number"),
    ([["ok", "\ud800"]], "[0][1]", "text"),
    ({"\udfff": 1}, None, "text"),
    ({"a": {7: 1}}, "a.7", "name"),
    ({10**5000: 1}, None, "name"),
    ({"when": datetime.date(2026, 1, 1)}, "when", "kind"),
    ([{1, 2}], "[0]", "kind"),
    ([b"x"], "[0]", "kind"),
]


@pytest.mark.parametrize("make", [PositionError, BadData.at])
def test_values_that_are_not_plain_data_are_refused_by_path(make: Any) -> None:
    for value, field, wanted in NOT_PLAIN:
        with pytest.raises(BoardwrightError) as caught:
            check("", value, make)
        error = caught.value
        assert error.reason == "not_plain" and error.arguments["wanted"] == wanted
        assert EXPECTED[wanted] in str(error) and len(str(error)) < 300 and str(error).isprintable()
        assert field is None or error.arguments["field"] == clipped(field)
        json.dumps(error.arguments).encode()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(JSON)
def test_any_json_value_is_plain_data(value: Any) -> None:
    assert first_unfit_value("", value) is None


def test_values_at_the_limits_are_plain_data() -> None:
    assert first_unfit_value("data", nest(MAX_DEPTH)) is None
    assert first_unfit_value("data", [2**63 - 1, -(2**63), "x" * (MAX_SIZE - 100)]) is None
    assert first_unfit_value("data", (1, 2)) is None, "a tuple is a list"


def test_quotes_are_short_and_printable() -> None:
    for value in [value for value, _, _ in NOT_PLAIN] + [object(), "x" * 10**6, ["a\nb\x1b[2J"], {"a": [1] * 10**5}]:
        for quote in (short, quoted):
            text = quote(value)
            assert 0 < len(text) <= QUOTED and text.isprintable()


@pytest.mark.parametrize("value", [None, True, 7, "seven", [1, "a"], {"a": None}])
def test_short_values_are_quoted_whole(value: Any) -> None:
    assert short(value) == json.dumps(value) and quoted(value) == repr(value)


def test_a_failure_of_a_game_names_the_game_and_keeps_its_cause() -> None:
    bug = KeyError("x" * 10_000)
    with pytest.raises(GameFailed) as caught, typed_errors("position", "hens"):
        raise bug
    assert str(caught.value) == "position cannot be read: the rules of hens failed with KeyError"
    assert caught.value.__cause__ is bug and caught.value.reason == "game_failed"


@pytest.mark.parametrize("error", [PositionError("a", 1, "2"), KeyboardInterrupt()])
def test_typed_errors_and_interrupts_pass_unchanged(error: BaseException) -> None:
    with pytest.raises(type(error)) as caught, typed_errors("position", "hens"):
        raise error
    assert caught.value is error


def test_errors_quote_long_values_only_in_part() -> None:
    errors = [BadData(f"table: {value!r}, expected 7") for value in ("x" * 100_000, [0] * 100_000, "x " * 100_000)]
    for error in [*errors, PositionError("x" * 10_000, "y" * 10_000, "7")]:
        assert len(str(error)) < 900 and str(error).endswith("expected 7")
