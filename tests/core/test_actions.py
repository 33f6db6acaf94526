"""Tests of action spaces: dense ids, texts that read back, and errors that say what would fit."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from boardwright import BadAction
from boardwright.core.domain.actions import Action, ActionSpace, Family
from boardwright.core.machine.state import MAX_ACTIONS

SPACE = ActionSpace(
    Family("pass"),
    Family("move", piece=("engine", "wagon"), by=range(-1, 3)),
    Family("take", card=range(1, 31)),
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def test_ids_are_dense_and_in_the_order_of_the_families() -> None:
    assert [action.id for action in SPACE] == list(range(len(SPACE))) == list(range(1 + 2 * 4 + 30))
    assert [SPACE.first(kind) for kind in ("pass", "move", "take")] == [0, 1, 9]
    assert str(SPACE[4]) == "move engine 2"
    assert SPACE[5].args == {"piece": "wagon", "by": -1}


def test_every_action_reads_back_from_each_of_its_forms() -> None:
    for action in SPACE:
        forms = [action, action.id, str(action), f"  {str(action).replace(' ', '   ')} ", {"kind": action.kind, "args": action.args}]
        assert [SPACE.action(form) for form in forms] == [action] * len(forms)


def test_ids_can_be_computed_from_the_description() -> None:
    """Pages compute an id as the first id plus the index of the arguments, the last one varying fastest."""
    ids = []
    for family in SPACE.describe():
        combinations: list[list[object]] = [[]]
        for _, values in family["args"]:
            combinations = [[*before, value] for before in combinations for value in values]
        for index, values in enumerate(combinations):
            id = family["first"] + index
            assert list(SPACE[id].args.values()) == values
            ids.append(id)
    assert ids == list(range(len(SPACE)))


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("", "pass, move, take"),
        ("fly 3", "pass, move, take"),
        ("take", "take <1–30>"),
        ("take 31", "take <1–30>"),
        ("take 03", "take <1–30>"),
        ("move engine", "move <engine|wagon> <-1–2>"),
        ({"kind": "take", "args": {"card": True}}, "take <1–30>"),
        ({"kind": "take", "args": {"card": 3, "more": 1}}, "take <1–30>"),
        ({"kind": "take", "args": {"card": 3}, "more": 1}, "take <1–30>"),
        (-1, "0 to 38"),
        (39, "0 to 38"),
        (True, "an id, a text"),
        (1.0, "an id, a text"),
        (None, "an id, a text"),
        (Action(3, "fly", {}), "pass, move, take"),
    ],
)
def test_the_error_of_a_wrong_action_says_what_would_fit(given: object, expected: str) -> None:
    with pytest.raises(BadAction) as error:
        SPACE.action(given)  # type: ignore[arg-type]
    assert expected in str(error.value)


TOKENS = st.sampled_from([*"0123456789-_ ", "take", "move", "engine", "\x00", "é"])


@given(st.text(max_size=60) | st.lists(TOKENS, max_size=8).map(" ".join))
def test_parse_returns_an_action_or_raises_a_typed_error_of_one_line(text: str) -> None:
    try:
        action = SPACE.parse(text)
    except BadAction as error:
        assert "\n" not in str(error) and "expected" in str(error)
    else:
        assert " ".join(text.split()) == str(action)


@given(JSON)
def test_any_json_value_is_an_action_or_a_typed_error(value: object) -> None:
    try:
        action = SPACE.action(value)  # type: ignore[arg-type]
    except BadAction as error:
        assert "expected" in str(error)
    else:
        assert action in list(SPACE)


def test_an_action_space_larger_than_the_buffer_is_refused() -> None:
    with pytest.raises(ValueError, match=str(MAX_ACTIONS)):
        ActionSpace(Family("much", a=range(MAX_ACTIONS), b=range(2)))
